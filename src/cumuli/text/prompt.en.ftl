### At a prompt: whose eyes look at a table, and the words on its drawing.

eyes-seat = As { $name } sees it.
eyes-open = As onlookers see it, only what is open.
eyes-all = With nothing hidden, as nobody at the table sees it.
eyes-over = The game is over, and nothing is hidden any more.
eyes-to-act =
    { $count ->
        [one] { $names } is to act.
       *[other] { $names } are to act.
    }
sheet-hand = In hand
sheet-drawn = Drawn
sheet-deck = Deck
sheet-discard = Discard pile
sheet-no-picture = This picture is on the page only.
door-unknown-word = That is no move in this game. game.legal lists all that may be played now.
