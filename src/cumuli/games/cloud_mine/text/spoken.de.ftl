### Cloud Mine in Sätzen: was ein Screenreader und das Terminal von jedem Zug sagen.

spoken-no-clouds = Du hast gerade keine Wolken.
move-Pick =
    { $count ->
        [0] Wolke { $card } wählen
       *[other] Wolke { $card } wählen: { $things }
    }
move-Guess =
    { $count ->
        [0] Auf Wolke { $place } zeigen
       *[other] Auf Wolke { $place } zeigen: { $things }
    }
move-Describe = In einem bis fünf Wörtern sagen, was du siehst
move-Describe-made = „{ $text }“ sagen
