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

## The points at the end

points-before = On the track
points-lightning = Lightning
points-sets = Sets
points-amulets = Amulets
points-total = Total
points-resources = Resources (break ties)
