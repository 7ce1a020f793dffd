### Broom Service: what the page says around the map and the cards, in English.

lang = en

## Words said at the table
bs-brave = { brave }
bs-cowardly = { cowardly }
bs-pass = Pass
bs-bumped = Bumped
bs-leader = leader
bs-has-chosen =
    { $who ->
        [you] have chosen
       *[other] has chosen
    }
bs-acts =
    { $who ->
        [you] act now
       *[other] acts now
    }
bs-thinks =
    { $who ->
        [you] are thinking
       *[other] is thinking
    }
bs-next-lead =
    { $who ->
        [you] You lead the next role.
       *[other] { $name } leads the next role.
    }
bs-led = Led so far in this round:
bs-trick = Trick { $trick }
bs-played = { $role }: { $how }
bs-vp = Victory points
bs-vp-short = VP
bs-vp-many = { $vp } VP
bs-vp-of = { $name }: { $vp } VP
bs-track = VP track
bs-tray = Your cards and questions
bs-hand = Your hand
bs-roles = The ten roles
bs-places = Where to
bs-no-cards = No cards in hand.
bs-in-hand =
    { $count ->
        [one] One card in hand
       *[other] { $count } cards in hand
    }
bs-clouds =
    { $count ->
        [one] One cloud
       *[other] { $count } clouds
    } with { $bolts ->
        [one] one bolt
       *[other] { $bolts } bolts
    }
bs-amulets =
    { $count ->
        [one] One amulet
       *[other] { $count } amulets
    }
bs-owns = { $name }: { $count }

## Resources: one by name, and counted
bs-good-violet = { good-violet }
bs-good-green = { good-green }
bs-good-orange = { good-orange }
bs-good-wand = { good-wand }
bs-goods-violet =
    { $count ->
        [one] one violet potion
       *[other] { $count } violet potions
    }
bs-goods-green =
    { $count ->
        [one] one green potion
       *[other] { $count } green potions
    }
bs-goods-orange =
    { $count ->
        [one] one orange potion
       *[other] { $count } orange potions
    }
bs-goods-wand =
    { $count ->
        [one] one wand
       *[other] { $count } wands
    }
bs-colour-violet = { colour-violet }
bs-colour-green = { colour-green }
bs-colour-orange = { colour-orange }
bs-tower = { $colour } tower, { $vp } VP{ $wands ->
    [0] {""}
    [one] {" "}and one wand
   *[other] {" "}and { $wands } wands
}

## What half a card does: $lands are joined by “or”; $goods by “and” for the brave, by “or” for cowards
bs-half-witch-brave = Fly to a neighboring region: { $lands }. Then deliver a potion there.
bs-half-witch-cowardly = Fly to a neighboring region: { $lands }.
bs-half-druid-brave = Deliver a potion where one of your pawns stands: { $lands }. Plus { $bonus } VP.
bs-half-druid-cowardly = Deliver a potion where one of your pawns stands: { $lands }.
bs-half-gatherer-brave = Take { $goods }.
bs-half-gatherer-cowardly = Take one: { $goods }.
bs-half-fairy-brave = Dispel a neighboring cloud. Plus { $bonus } VP.
bs-half-fairy-cowardly = Dispel a neighboring cloud.

## The round
bs-round-of = Round { $round } of { $rounds }
bs-bewitched =
    { $count ->
        [one] Bewitched role
       *[other] Bewitched roles
    }
bs-bewitched-hint = Bewitched: laying it costs { $vp } VP.
bs-timing-selection = before you choose roles
bs-timing-during = all through the round
bs-timing-end = at the end of the round
bs-event-more_or_less = { happening-more_or_less-text }
bs-event-black_market = { happening-black_market-text }
bs-event-moonshine = { happening-moonshine-text }
bs-event-old_times = { happening-old_times-text }
bs-event-dangerous_regions = { happening-dangerous_regions-text }
bs-event-pleasant_regions = { happening-pleasant_regions-text }
bs-event-full_hands = { happening-full_hands-text }
bs-event-empty_hands = { happening-empty_hands-text }
bs-event-everything_once = { happening-everything_once-text }
bs-event-like_minded = { happening-like_minded-text }

## Tiles (titles of little pictures)
bs-tile-potions = { tile-potions }
bs-tile-wands = { tile-wands }
bs-tile-deliver = Deliver one potion
bs-tile-two_moves = { tile-two_moves }
bs-tile-dispel = Dispel one cloud
bs-tile-brave_as_coward = { tile-brave_as_coward }
bs-tile-extra_card = { tile-extra_card }
bs-tile-five_vp = VP instead of the action

## What is asked of you
bs-ask-select = { prompt-select }
bs-ask-extra = { prompt-extra }
bs-ask-add = { prompt-add }
bs-ask-lead = You lead: tap the brave or the cowardly half of a card.
bs-ask-lead-brave = You lead, and in old times that is brave: tap a card.
bs-ask-answer = You hold this role: { $role }. Brave or cowardly?
bs-passing = You do not hold this role: { $role }. You pass, and there is nothing to do.
bs-ask-act = { prompt-act }
bs-ask-mode = { prompt-mode }
bs-ask-gather = { prompt-gather }
bs-ask-move =
    { $count ->
        [one] { prompt-move }
       *[other] { prompt-move } { $count } moves are left.
    }
bs-ask-deliver = { prompt-deliver }
bs-ask-dispel = { prompt-dispel }
bs-ask-circle = { prompt-circle }
bs-ask-mountain = { prompt-mountain }
bs-ask-bid = { prompt-bid }
bs-ask-once = { prompt-once }

## Buttons
bs-undo = Undo
bs-back = Back
bs-commit = Take these roles
bs-put-back = Put { $role } back
bs-count =
    { $least ->
        [4] { $most ->
            [4] { $count } of 4
           *[other] { $count } of { $least } to { $most }
        }
       *[other] { $count } of { $least } to { $most }
    }
bs-may-spend-tile = One card more spends your tile.
bs-spends-tile = This spends your tile.
bs-do = Do it
bs-do-brave = Play it bravely
bs-do-cowardly = Play it cowardly
bs-do-fly = Fly to { $region }
bs-do-deliver = Deliver to the { $tower }
bs-do-dispel =
    { $cost ->
        [one] Dispel for one wand
       *[other] Dispel for { $cost } wands
    }
bs-do-circle = Fly to stone circle { $circle }
bs-do-lead-brave = Lead { $role }, brave
bs-do-lead-cowardly = Lead { $role }, cowardly
bs-do-add = Take { $role }
bs-which-pawn = Which pawn?
bs-pawn-from = The one in { $region }
bs-mode-act = The cowardly action
bs-mode-market = Take { $vp } VP
bs-mode-moonshine = Take one resource
bs-mode-five_vp = Spend the tile: { $vp } VP
bs-mode-brave = Spend the tile: act bravely
bs-take = Take
bs-more = One more: { $good }
bs-less = One fewer: { $good }
bs-waive = Leave it
bs-go-on = Go on
bs-no-thanks = No
bs-tile-use = Use the tile
bs-tile-deliver-first = Deliver first
bs-tile-forgo = Leave the tile
bs-hold =
    { $count ->
        [0] Hold out an empty fist
        [one] Hold out one resource
       *[other] Hold out { $count } resources
    }
bs-hand-in = Hand in for { $vp } VP
bs-keep-all = Keep them
bs-extra = { tile-extra_card }
bs-seal = { seal-ahead }
bs-sealed = { sealed }
bs-unseal = { unseal }
bs-orders =
    { $count ->
        [0] Orders
       *[other] Orders ({ $count })
    }
bs-orders-title = Orders for the coming tricks
bs-orders-hint = Say now how you will answer, and nobody has to wait for you. Only you see it; an order is given when its role is asked for.
bs-order-none = Ask me then
bs-order-last = Brave if nobody after me can follow, else cowardly
bs-order-unopposed = Brave if nobody was brave before me, else cowardly
bs-orders-none = Take all back

## The end
bs-final = How the scores came about
bs-final-before = On the track
bs-final-lightning = Lightning
bs-final-sets = Sets
bs-final-amulets = Amulets
bs-final-total = Total
bs-final-resources = Resources (tie)

## Tabs on small screens
bs-tab-play = Cards
bs-tab-final = Scores
bs-tab-round = { log-round }
bs-tab-people = Players

## Where a question comes from: tile, storm or moonshine
bs-why =
    { $why ->
        [tile] The mountain tile lets you do this.
        [storm] The storm cloud you dispelled lets you do this.
       *[moonshine] Moonshine: any resource.
    }

## The map
map-label = Map of the realm
map-hint = Arrow keys move the map, plus and minus make it larger and smaller, Home shows all of it. Tab goes through the places that you may choose.
map-larger = Larger
map-smaller = Smaller
map-fit = Whole map
map-close = Close

## What may be chosen (read aloud, and shown when the mouse rests)
map-fly = Fly to { $region } ({ $terrain })
map-deliver = Deliver to the { $shape ->
    [square] square
   *[round] round
} { $colour ->
    [violet] violet
    [green] green
   *[orange] orange
} tower for { $vp } VP{ $wands ->
    [0] {""}
    [one] {" "}and one wand
   *[other] {" "}and { $wands } wands
}, near { $region }
map-dispel = Dispel the cloud over { $region }: { $cost ->
    [one] one wand
   *[other] { $cost } wands
}, { $bolts ->
    [0] no bolt
    [one] one bolt
   *[other] { $bolts } bolts
}
map-circle = Fly to stone circle { $circle } ({ $region })

## The card of a place
map-tower = { $shape ->
    [square] Square
   *[round] Round
} { $colour ->
    [violet] violet
    [green] green
   *[orange] orange
} tower
map-worth = { $vp } VP{ $wands ->
    [0] {""}
    [one] {" "}and one wand
   *[other] {" "}and { $wands } wands
}
map-takes-one = Takes one potion.
map-takes-many = Takes any number of potions.
map-closed = Closed: it has its potion.
map-serves = Reached from { $regions }.
map-cloud = { $kind ->
    [tailwind] Tailwind
    [move] Gust
    [deliver] Courier
    [potions] Brew
   *[heavy] Heavy cloud
}
map-cloud-cost = { $cost ->
    [one] Costs one wand
   *[other] Costs { $cost } wands
}
map-cloud-bolts = { $bolts ->
    [0] no bolt
    [one] one bolt
   *[other] { $bolts } bolts
}
map-cloud-effect = { $kind ->
    [tailwind] While it lies here, deliveries from next to it bring { $vp } VP more.
    [move] Whoever dispels it may fly one pawn at once.
    [deliver] Whoever dispels it may deliver one potion at once.
   *[potions] Brings { $vp } VP to whoever dispels it and owns at least { $need } { $colour ->
        [violet] violet
        [green] green
       *[orange] orange
    } potions.
}
map-clouded = Nobody enters while a cloud lies here.
map-castle = castle
map-circle-here = { circle }
map-island = island
map-tile-empty = An empty space for a tile
map-tile-turbo = Turbo to stone circle { $first } or { $second }
map-tile-orange = { tile-orange_tower }
map-amulets = Amulets left for { $names }
map-pawns = Here: { $names }
map-water-hint = Water: nobody lands here.

## The roles on small cards

bs-card-forest_witch = { role-forest_witch }
bs-card-hill_witch = { role-hill_witch }
bs-card-mountain_witch = { role-mountain_witch }
bs-card-heath_witch = { role-heath_witch }
bs-card-valley_druid = { role-valley_druid }
bs-card-summit_druid = { role-summit_druid }
bs-card-fruit_gatherer = { role-fruit_gatherer }
bs-card-herb_gatherer = { role-herb_gatherer }
bs-card-root_gatherer = { role-root_gatherer }
bs-card-weather_fairy = { role-weather_fairy }
