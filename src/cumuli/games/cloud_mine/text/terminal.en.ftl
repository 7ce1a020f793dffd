### Cloud Mine in a terminal: the table as it is drawn there.

## The table

drawn-before = The deck is being shuffled.
drawn-round =
    { $left ->
        [one] Round { $round } of { $rounds }, one card left
       *[other] Round { $round } of { $rounds }, { $left } cards left
    }
drawn-pile =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
drawn-pile-hidden = hidden pile
drawn-words = { $name } said: “{ $text }”
drawn-hand-clouds = Your clouds, by their numbers:
drawn-target = Your cloud:
drawn-cloud = cloud { $number }
drawn-down = face down
drawn-meant = That was cloud { $place }.

## Help

drawn-help-pick = pick 17: pick the cloud with this number
drawn-help-say = say a sleeping bear: describe the cloud in one to five words
drawn-help-guess = guess c: point at the cloud with this letter

## What may be done (buttons)

action-First = Choose the first dreamer
action-Deal = Deal a card
action-Lay = Lay a card
action-Pick = Pick this cloud
action-Describe = Say it
action-Guess = Point at this cloud

## Whom the others wait for

wait-pick = { $names } is picking a cloud.
wait-describe = { $names } is looking for words.
wait-guess = { $names } is guessing.

## The points at the end

points-total = Cards
