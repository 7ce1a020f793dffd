### Broom Service in a terminal: the table, and what a check of a board or of components finds.

## The table

drawn-before = The game is being set up.
drawn-round = Round { $round } of { $rounds }, trick { $trick }
drawn-bewitched = Bewitched (−{ $vp } VP): { $roles }
drawn-led = Led so far: { $roles }
drawn-vp = { $vp } VP
drawn-cards =
    { $count ->
        [one] { $count } role in hand
       *[other] { $count } roles in hand
    }
drawn-chooses = is still choosing
drawn-clouds =
    { $count ->
        [one] { $count } cloud { $bolts }
       *[other] { $count } clouds { $bolts }
    }
drawn-amulets =
    { $count ->
        [one] { $count } amulet
       *[other] { $count } amulets
    }
drawn-said = { $who }: { $what }
drawn-brave = brave
drawn-cowardly = cowardly
drawn-bumped = bumped
drawn-pass = passes
drawn-asked = { $name } is asked
drawn-pawn = Pawn { $pawn }
drawn-fly = next to it:
drawn-clouded = clouded:
drawn-deliver = delivers to:
drawn-lacking = lacks the potion for:
drawn-hand = Your roles:
drawn-signs = ∞ any number of potions · ○ closed · +1 wands · ✶ wand · *2 cloud and its wands · §2 storm cloud · ϟ bolts · ◇ tile · (A) stone circle

## Help

drawn-help-move = A move begins with its verb: select, lead, brave, cowardly, fly, deliver, dispel, gather, no. Regions, towers and clouds are called by their ids.
drawn-help-brave = brave: { $text }
drawn-help-cowardly = cowardly: { $text }

## Checking a board or components of your own

board-counts = { $regions } regions, { $towers } towers, { $spaces } cloud spaces
board-components-ok = The components are fine.
board-components-toml = { $where }: these components cannot be read as TOML. { $what }
board-missing = { $where }: “{ $key }” is missing. Add it.
board-unknown-key = { $where }: “{ $key }” is not known here. Take it out or correct the spelling.
board-choice = { $where }: “{ $value }” does not work here. Use one of the values in the original file.
board-kind =
    { $want ->
        [int] { $where }: a whole number belongs here.
        [float] { $where }: a number belongs here.
        [str] { $where }: a text in quotes belongs here.
        [bool] { $where }: true or false belongs here.
        [array] { $where }: a list in square brackets belongs here.
        [object] { $where }: keys with values belong here.
       *[other] { $where }: this is of the wrong kind ({ $want }, not { $got }).
    }
board-bad-id = { $where }: this id will not do. Take up to 16 letters, digits and underscores, a letter first, and not “hill_”.
board-name-long = { $where }: a name has at most { $most } signs, on one line. Shorten it.
board-off-board = { $where }: a point lies outside the board. Correct its numbers.
board-border-off = { $where }: this border does not run along { $region }. Correct its ends, or the polygon.
board-length = { $where }: the list has the wrong length. It should be { $want }.
board-range = { $where }: only { $low } to { $high } is possible. Correct the number.
board-fixed = { $where }: this cannot be changed. Leave it at “{ $value }”.
board-readings = { $where }: both readings belong here: { $want }.
board-no-terrain = { $where }: this role needs a terrain. Name at least one.
board-limits = { $where }: the usual number of roles ({ $usual }) must lie between the two limits, and both between 0 and 10.
board-too-few = { $where }: there are too few. At least { $least } are needed.
board-tiles = { $where }: the tiles are those of the rules: { $want }.
board-hill-tile = { $where }: a hill tile names two different circles, or the color of a tower. Write one of the two.

## What may be done (buttons)

action-Select = Take these roles
action-Lead = Lead this role
action-Brave = { brave }
action-Coward = { cowardly }
action-Pass = Pass
action-Act = Do the cowardly action
action-Instead = Take this instead
action-Gather = Take resources
action-Fly = Fly there
action-Deliver = Deliver there
action-Dispel = Dispel this cloud
action-Circle = Fly to this circle
action-UseTile = Use the tile
action-DeliverFirst = Deliver first
action-Decline = Leave it
action-AddRole = Take this role too
action-ExtraCard = Spend the tile
action-Hold = Hold this many
action-HandIn = Hand in
action-Begin = Choose who begins
action-Reveal = Turn up the event
action-Bewitch = Bewitch a role
action-LayCloud = Lay a cloud
action-LayTile = Lay a tile

## Whom the others wait for

wait-extra = { $names }: one card more?
wait-select =
    { $count ->
        [one] { $names } is still choosing roles.
       *[other] { $names } are still choosing roles.
    }
wait-add = { $names }: one more role?
wait-lead = { $names } leads the next role.
wait-answer = { $names } answers.
wait-act = { $names } acts.
wait-bid =
    { $count ->
        [one] { $names } is still filling a fist.
       *[other] { $names } are still filling their fists.
    }
wait-once =
    { $count ->
        [one] { $names } may hand in a set.
       *[other] { $names } may each hand in a set.
    }
