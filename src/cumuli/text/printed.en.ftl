### The values of one’s own box: what stands in for them, and how an owner corrects it, in English.

refusal-no-standins = This game has no stand-ins to correct. Choose a different one.
refusal-file-too-big = This file is too large to hold corrections. Choose another one.
refusal-check-often = That was very quick. Wait a moment, then go on.

## Correcting

printed-title = Correct the stand-ins
printed-up = ← Workshop
printed-lead = Nobody may copy what is printed, so these values are our own. You own the box? Compare them one by one, and play with yours at once.
printed-progress = How far you are
printed-checked = { $seen } of { $count } checked
printed-of = { $seen } / { $count }
printed-faults =
    { $count ->
        [one] one thing to mend
       *[other] { $count } things to mend
    }
printed-yours = Yours
printed-right = As printed
printed-open = Stand-in
printed-reset = Back to the stand-in
printed-is-right = It is right as it is
printed-less = Less: { $what }
printed-more = More: { $what }
printed-do = What you can do with it
printed-by = Whose box is it?
printed-play = Play with it
printed-take = Use at my table
printed-save = Save as a file
printed-open-file = Open a file
printed-over = Start over
printed-over-sure = Forget all of it?
printed-nothing-yet = Nothing is corrected yet. What you change is kept on this device.
printed-saved = Saved. Send the file to whoever owns the same box.
printed-opened =
    { $count ->
        [one] The file is open: one value is checked in it.
       *[other] The file is open: { $count } values are checked in it.
    }

## At a table

printed-line-left =
    { $count ->
        [0] Everything this table plays with is as printed.
        [one] This table plays with one stand-in.
       *[other] This table plays with { $count } stand-ins.
    }
printed-line-own = After the box of { $name }: { $values } corrected, { $right } confirmed.
printed-line-nobody = somebody at the table
printed-line-link = Correct them
printed-line-show = What was corrected
printed-line-instead = Stand-in: { $value }
printed-line-drop = Play with the stand-ins again

## The chapters

printed-chapter-counts = How many cards of each
printed-chapter-faces = What the cards show
printed-chapter-pairs = The backs of the magic cards
printed-chapter-board = The board and its castles
printed-chapter-gatherers = Gatherers
printed-chapter-events = Events
printed-chapter-heavy = Heavy clouds
printed-chapter-storm = Storm clouds
printed-chapter-lightning = Lightning
printed-chapter-hill = Hill tiles
printed-chapter-front = The board, front
printed-chapter-back = The board, back
printed-about-counts = Sort the route cards by their picture and count each heap.
printed-about-faces = Hold each card upright. Which sides does its route join, and does it reach the short ends?
printed-about-pairs = Turn the magic cards over: which two share one card?
printed-about-board = How large is the board for so many players, and where does each castle stand?
printed-about-gatherers = What stands on the brave half of each card, and what on the cowardly one?
printed-about-events = The numbers on the event cards.
printed-about-heavy = What each kind costs to dispel, its bolts, and how many there are. All together make 24.
printed-about-storm = What they cost, their bolts, and what brews are worth.
printed-about-lightning = How many VP the table gives for so many bolts.
printed-about-hill = To which two stone circles each tile leads.
printed-about-front = Tap a region, then set what is printed there and on its towers. Where borders or places differ, give the table a board of your own in the terminal.
printed-about-back = As on the front, with the islands: tap a region and set what is there.

## Cloudy Kingdom

printed-count =
    { $count ->
        [0] There is no such card in the deck.
        [one] There is one such card in the deck.
       *[other] There are { $count } such cards in the deck.
    }
printed-cards = Cards
printed-joins = A route joins { $sides }.
printed-joins-nothing = It joins nothing.
printed-side-N = north
printed-side-E = east
printed-side-S = south
printed-side-W = west
printed-ends-NS = It reaches both short ends.
printed-ends-N = It reaches the north end only.
printed-ends-S = It reaches the south end only.
printed-ends-none = It reaches neither short end.
printed-end-N = Reaches the north end
printed-end-S = Reaches the south end
printed-side-on = The route reaches { $side }
printed-which-way = Which route you draw
printed-way = Route { $number }
printed-pairs = Two sides of one card
printed-pairs-does = Whoever takes one side cannot have the other. Tap two, and they change places.
printed-size = Board for { $count }
printed-size-does = So many cells wide and high.
printed-board-size = Cells
printed-castles-any = Castles round { $size }
printed-castles-two = Castles round { $size }, for two
printed-castles-three = Castles round { $size }, for three
printed-castles-does = Tap a castle, and the next family moves in.
printed-castles-round = The castles round the board
printed-castle = { $side }, place { $number }: { $family }

## Broom Service

printed-per_pawn = by pawn
printed-per_terrain = by terrain
printed-lands = What standing in each terrain gains or costs.
printed-heavy = Cost { $cost }, bolts { $bolts }
printed-heavy-does =
    { $count ->
        [one] There is one of them.
       *[other] There are { $count } of them.
    }
printed-storm-does = Dispelled for { $cost } wands, it leaves { $bolts } bolts.
printed-hill-does = Fly straight to circle { $a } or { $b }.
printed-lightning = The lightning table
printed-lightning-does = VP at the end of the game, by bolts.
printed-tower = Tower: { $where }
printed-tower-does = Brings its VP and wands for a potion: { $colour }.
printed-region-does = Its terrain, how many clouds may lie here, and whether there is a space for a tile.
printed-region = Region
printed-region-before = The region before
printed-region-after = The next region
printed-region-rulebook = Here the rulebook tells everything.
printed-with-bolts =
    { $count ->
        [one] 1 bolt
       *[other] { $count } bolts
    }
printed-part-beyond = each more
printed-part-cost = Wands to pay
printed-part-bolts = Bolts
printed-part-n = How many
printed-part-vp = VP
printed-part-below = VP for each fewer
printed-part-above = VP off for each more
printed-part-first = Most: VP
printed-part-second = Second: VP
printed-part-fewest = Fewest: VP
printed-part-each = VP for each kept
printed-part-circle = Stone circle
printed-part-terrain = Terrain
printed-part-clouds = Cloud spaces
printed-part-tile = Space for a tile
printed-part-colour = Potion
printed-part-shape = Shape
printed-part-wands = Wands
printed-shape-round = round
printed-shape-square = square

## What cannot be

printed-no-form = This is no file of corrections. Open one that was saved here.
printed-no-game = This file is for another game: { $game }. Open it there.
printed-no-version = This file is from a newer house than this one. Ask its owner for an older one.
printed-no-name = The name of the box’s owner has at most { $most } letters. Shorten it.
printed-no-unknown = “{ $what }” is no stand-in of this game. Take it out of the file.
printed-no-parts = This value has { $most } parts. Give each of them.
printed-no-range = Only { $low } to { $high } is possible. Take a number between.
printed-no-choice = “{ $what }” cannot be here. Take one of the choices.
printed-no-twice = A magic card stands on two sides here. Give each its own place.
printed-no-layout-twice = A family stands twice on one side. Give one of these places to another family.
printed-no-layout-opposite = Two castles of one family face each other. Give one of these places to another family.
printed-no-layout-corner = Two castles of one family meet at a corner. Give one of these places to another family.
printed-no-layout-sides = Each side needs as many castles as the board has cells there. Set this one back.
printed-no-cards = A deck has 12 to 240 cards, and these are { $count }. Count again.
printed-no-no-side-exit = No card lets a route turn aside, so nobody could win. Add cards with a side way.
printed-no-heavy-total = There are { $want } heavy clouds in the box, and these are { $count }. Count each kind again.
printed-no-cloud-twice = Two kinds both cost { $cost } with { $bolts } bolts. Count them as one, and set the other apart.
printed-no-one-circle = A tile leads to two different circles. Change one of them.
printed-no-circles-twice = Two tiles lead to { $a } and { $b }. Change one of the tiles.
printed-no-falling = More bolts can never bring fewer VP. Look at the row again.
printed-no-heath-tile = No tile lies on a prairie. Take another terrain, or leave the space out.
printed-no-cloud-spaces = This side has { $want } cloud spaces, and these are { $count }. Look where one is missing or too many.
printed-no-tile-spaces = Tile spaces in { $kind }: this side has { $want }, and these are { $count }.
printed-no-island-hill = The island of circle B needs a space for a hill tile beside the circle.
printed-no-island-tile = The island of circle D has no space for a tile. Leave it out.
printed-no-covered = This tower is covered by a mountain tile, so its region needs a space for one.
printed-no-board = The board does not hold together here. Set this place back, then go step by step.
