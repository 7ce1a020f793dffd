### Cloudy Kingdom in Sätzen: was ein Screenreader und das Terminal vom Spielfeld und von jedem Zug sagen.

## Das Spielfeld

spoken-castles =
    Burgen { $side ->
       *[N] im Norden, von West nach Ost
        [E] im Osten, von Nord nach Süd
        [S] im Süden, von West nach Ost
        [W] im Westen, von Nord nach Süd
    }: { $families }.
spoken-no-castle = keine
spoken-way-N = Norden
spoken-way-E = Osten
spoken-way-S = Süden
spoken-way-W = Westen
spoken-joins = Verbindet { $ways }.
spoken-joins-nothing = Verbindet in der Mitte nichts.
spoken-ends = Darunter ragt eine Ranke hervor: { $ways }.
spoken-reach = Von den Burgen der Familie { $family } reicht eine Ranke bis { $cells }.
spoken-reach-nothing = Von den Burgen der Familie { $family } führt noch keine Ranke weg.

## Züge

move-Place =
    { $count ->
        [0] „{ $face }“ auf { $cell } legen, nach { $turn ->
           *[0] Norden
            [1] Osten
            [2] Süden
            [3] Westen
        } gedreht, verbindet nichts
       *[other] „{ $face }“ auf { $cell } legen, nach { $turn ->
           *[0] Norden
            [1] Osten
            [2] Süden
            [3] Westen
        } gedreht, verbindet { $ways }
    }
move-Pick = „{ $face }“ als Nächstes zurücklegen
move-PlayMagic = „{ $magic }“ zaubern
move-TakeMagic = „{ $magic }“ nehmen
move-TakeFamily = Die Familie { $family } spielen
move-Choose = Auf { $cell } zeigen
move-ChoosePlayer = { $seat } wählen
