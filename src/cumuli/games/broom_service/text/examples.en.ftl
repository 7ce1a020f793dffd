# Live examples in the rulebook

example-follow = The forest witch was led, and you hold her. Press another of your cards to hear why it has to wait, or follow.
example-bumped = Ann has led the hill witch bravely. Be brave too, and she is bumped; then Cy answers, and it may happen to you.
example-potion = Your pawn stands on a hill between two towers. A brave druid delivers one potion and gains 3 VP more.
example-reach = The hill witch may move a pawn. Lit are the hills beside your pawns; press any other region to hear why not.
example-clouded = A cloud lies over the mountain beside your pawn. Try to fly there, or out on the water.
example-dispel = The weather fairy may dispel the lit cloud. Press one far away to hear what is missing.
