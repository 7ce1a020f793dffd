### Cloud Mine in sentences: what a screen reader and the terminal say of each move.

spoken-no-clouds = You hold no clouds now.
move-Pick =
    { $count ->
        [0] Pick cloud { $card }
       *[other] Pick cloud { $card }: { $things }
    }
move-Guess =
    { $count ->
        [0] Point at cloud { $place }
       *[other] Point at cloud { $place }: { $things }
    }
move-Describe = Say what you see, in one to five words
move-Describe-made = Say “{ $text }”
