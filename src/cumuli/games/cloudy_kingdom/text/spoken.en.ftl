### Cloudy Kingdom in sentences: what a screen reader and the terminal say of the board, and of each move.

## The board

spoken-castles =
    Castles { $side ->
       *[N] in the north, from west to east
        [E] in the east, from north to south
        [S] in the south, from west to east
        [W] in the west, from north to south
    }: { $families }.
spoken-no-castle = none
spoken-way-N = north
spoken-way-E = east
spoken-way-S = south
spoken-way-W = west
spoken-joins = Joins { $ways }.
spoken-joins-nothing = Joins nothing in its middle.
spoken-ends = Under it a route sticks out: { $ways }.
spoken-reach = From the { $family } castles a route reaches { $cells }.
spoken-reach-nothing = No route leaves the { $family } castles yet.

## Moves

move-Place =
    { $count ->
        [0] Lay “{ $face }” on { $cell }, turned to the { $turn ->
           *[0] north
            [1] east
            [2] south
            [3] west
        }, joining nothing
       *[other] Lay “{ $face }” on { $cell }, turned to the { $turn ->
           *[0] north
            [1] east
            [2] south
            [3] west
        }, joining { $ways }
    }
move-Pick = Put “{ $face }” back next
move-PlayMagic = Cast “{ $magic }”
move-TakeMagic = Take “{ $magic }”
move-TakeFamily = Play the { $family } family
move-Choose = Point at { $cell }
move-ChoosePlayer = Pick { $seat }
