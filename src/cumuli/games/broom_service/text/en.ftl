### Broom Service: every word of the game in English.

## The game


## Roles

role-forest_witch = Forest Witch
role-hill_witch = Hill Witch
role-mountain_witch = Mountain Witch
role-heath_witch = Prairie Witch
role-valley_druid = Valley Druid
role-summit_druid = Hilltop Druid
role-fruit_gatherer = Fruit Gatherer
role-herb_gatherer = Herb Gatherer
role-root_gatherer = Root Gatherer
role-weather_fairy = Weather Fairy
role-forest_witch-short = Forest
role-hill_witch-short = Hill
role-mountain_witch-short = Mountain
role-heath_witch-short = Prairie
role-valley_druid-short = Valley
role-summit_druid-short = Hilltop
role-fruit_gatherer-short = Fruit
role-herb_gatherer-short = Herbs
role-root_gatherer-short = Roots
role-weather_fairy-short = Fairy

## The two halves of each card, as read aloud

role-forest_witch-brave = I am the brave forest witch: I fly into a forest nearby and deliver a potion there.
role-forest_witch-cowardly = I am a cowardly forest witch: I only fly into a forest nearby.
role-hill_witch-brave = I am the brave hill witch: I fly to a hill nearby and deliver a potion there.
role-hill_witch-cowardly = I am a cowardly hill witch: I only fly to a hill nearby.
role-mountain_witch-brave = I am the brave mountain witch: I fly to a mountain nearby and deliver a potion there.
role-mountain_witch-cowardly = I am a cowardly mountain witch: I only fly to a mountain nearby.
role-heath_witch-brave = I am the brave prairie witch: I fly to a prairie nearby and deliver a potion there.
role-heath_witch-cowardly = I am a cowardly prairie witch: I only fly to a prairie nearby.
role-valley_druid-brave = I am the brave valley druid: I deliver a potion from forest or prairie and am praised for it.
role-valley_druid-cowardly = I am a cowardly valley druid: I deliver a potion from forest or prairie.
role-summit_druid-brave = I am the brave hilltop druid: I deliver a potion from hill or mountain and am praised for it.
role-summit_druid-cowardly = I am a cowardly hilltop druid: I deliver a potion from hill or mountain.
role-fruit_gatherer-brave = I am the brave fruit gatherer: my basket holds three resources.
role-fruit_gatherer-cowardly = I am a cowardly fruit gatherer: one resource is enough for me.
role-herb_gatherer-brave = I am the brave herb gatherer: three resources grow on my way.
role-herb_gatherer-cowardly = I am a cowardly herb gatherer: I pick one resource.
role-root_gatherer-brave = I am the brave root gatherer: I dig up three resources.
role-root_gatherer-cowardly = I am a cowardly root gatherer: I dig up one resource.
role-weather_fairy-brave = I am the brave weather fairy: I dispel a cloud nearby and am praised for it.
role-weather_fairy-cowardly = I am a cowardly weather fairy: I dispel a cloud nearby.

## Brave and cowardly

brave = Brave
cowardly = Cowardly

## Resources

colour-violet = violet
colour-green = green
colour-orange = orange
good-violet = violet potion
good-green = green potion
good-orange = orange potion
good-wand = wand
resource-violet =
    { $count ->
        [one] 1 violet potion
       *[other] { $count } violet potions
    }
resource-green =
    { $count ->
        [one] 1 green potion
       *[other] { $count } green potions
    }
resource-orange =
    { $count ->
        [one] 1 orange potion
       *[other] { $count } orange potions
    }
resource-wand =
    { $count ->
        [one] 1 wand
       *[other] { $count } wands
    }

## The map

terrain-forest = forest
terrain-hill = hill
terrain-mountain = mountain
terrain-heath = prairie
# A tower after “to the”
tower =
    { $shape ->
        [square] { $colour ->
           *[violet] square violet tower
            [green] square green tower
            [orange] square orange tower
        }
       *[round] { $colour ->
           *[violet] round violet tower
            [green] round green tower
            [orange] round orange tower
        }
    }
circle = Stone circle { $circle }
amulet = Amulet

## Events

happening-more_or_less = More or Less?
happening-more_or_less-text = Take as many roles as you like, from { $low } to { $high }. Each one below four brings { $below } VP, each one above costs { $above } VP.
happening-black_market = Black Market
happening-black_market-text = Whoever plays a role cowardly may take { $vp } VP instead of the action.
happening-moonshine = Moonshine
happening-moonshine-text =
    { $resources ->
        [one] Whoever plays a role cowardly may take any one resource instead of the action.
       *[other] Whoever plays a role cowardly may take any { $resources } resources instead of the action.
    }
happening-old_times = As in Old Times
happening-old_times-text = Whoever leads a role must play it bravely.
happening-dangerous_regions = Dangerous Regions
happening-dangerous_regions-text = At the end, your pawns cost you VP where they stand:
happening-pleasant_regions = Pleasant Regions
happening-pleasant_regions-text = At the end, your pawns bring you VP where they stand:
happening-full_hands = With Full Hands
happening-full_hands-text =
    { $way ->
       *[paid] All hold out resources in a closed fist, and pay them. The most brings { $first } VP, with { $second_from } players or more the second most { $second } VP.
        [shown] All hold out resources in a closed fist, and keep them. The most brings { $first } VP, with { $second_from } players or more the second most { $second } VP.
    }
happening-empty_hands = Empty-Handed
happening-empty_hands-text =
    { $way ->
       *[rank] The fewest resources bring { $fewest } VP, with { $second_from } players or more the second fewest { $second } VP. Everybody keeps them.
        [each] Each resource you own costs you 1 VP. You keep them all.
    }
happening-everything_once = Everything Once!
happening-everything_once-text =
    { $way ->
       *[four] You may hand in one of each of the four resources, once, for { $vp } VP.
        [three] You may hand in three different resources, once, for { $vp } VP.
    }
happening-like_minded = Like-Minded
happening-like_minded-text =
    { $way ->
       *[terrain] { $vp } VP if both your pawns stand on the same kind of land.
        [region] { $vp } VP if both your pawns stand in the same region.
    }

## Clouds

cloud-heavy = heavy cloud
cloud-tailwind = tailwind
cloud-gust = gust
cloud-courier = courier
cloud-brew = brew
cloud-brew_orange = orange brew
cloud-brew_violet = violet brew
cloud-brew_green = green brew

## Tiles

tile-potions = One potion of each color
tile-potions-text = Take a violet, a green and an orange potion.
tile-wands = Two wands
tile-wands-text = Take two wands from the supply.
tile-deliver = Delivery
tile-deliver-text = Deliver one potion with either of your pawns, from any land.
tile-two_moves = Two moves
tile-two_moves-text = Move one pawn twice, or each of your pawns once, over any land.
tile-dispel = Dispelling
tile-dispel-text = Dispel one cloud beside either of your pawns and pay its wands.
tile-brave_as_coward = Brave as a coward
tile-brave_as_coward-text = Having played cowardly, act bravely at once. You still count as cowardly.
tile-extra_card = One card more
tile-extra_card-text = Take one more role at the start of a round.
tile-five_vp = Five VP
tile-five_vp-text = Having played cowardly, take 5 VP instead of the action.
tile-turbo = Turbo
tile-turbo-text = Your pawn flies on to one of two stone circles at once.
tile-turbo_ab = Turbo to A or B
tile-turbo_ac = Turbo to A or C
tile-turbo_ad = Turbo to A or D
tile-turbo_bc = Turbo to B or C
tile-turbo_bd = Turbo to B or D
tile-turbo_cd = Turbo to C or D
tile-orange_tower = Orange tower
tile-orange_tower-text = A tower for any number of orange potions.

## What happened (the log and the film)

log-round = Round { $round }
log-scoring = End of round { $round }
log-end = The end
event-CloudLaid = A cloud is laid over { $region }: { $cloud }.
event-TileLaid = A tile is laid in { $region }: { $tile }.
event-Began = { $seat } starts.
event-Revealed = Round { $round } brings “{ $event }”.
event-Reshuffled = All ten bewitched cards are shuffled anew.
event-Bewitched = The { $role } is bewitched.
event-Chose =
    { $count_id ->
        [none] { $seat } has chosen.
        [one] { $seat } has chosen { $count } role.
       *[other] { $seat } has chosen { $count } roles.
    }
event-CountShown =
    { $vp_sign ->
       *[none] { $count ->
            [one] { $seat } shows { $count } role.
           *[other] { $seat } shows { $count } roles.
        }
        [plus] { $count ->
            [one] { $seat } shows { $count } role and gains { $vp_size } VP.
           *[other] { $seat } shows { $count } roles and gains { $vp_size } VP.
        }
        [minus] { $count ->
            [one] { $seat } shows { $count } role and loses { $vp_size } VP.
           *[other] { $seat } shows { $count } roles and loses { $vp_size } VP.
        }
    }
event-ExtraUsed = { $seat } spends a tile for one card more.
event-Added = { $seat } takes one more role in secret.
event-Led =
    { $brave ->
       *[true] { $seat } bravely leads the { $role }.
        [false] { $seat } leads the { $role } as a coward.
    }
event-Answered =
    { $brave ->
       *[true] { $seat } bravely follows with the { $role }.
        [false] { $seat } follows with the { $role } as a coward.
    }
event-Passed = { $seat } has no { $role } and passes.
event-Penalised = The { $role } is bewitched: { $seat } loses { $vp_size } VP.
event-Bumped = { $other } bumps { $seat }, who gets nothing.
event-BraveActs = { $seat } is the last brave { $role } and acts.
event-TookInstead =
    { $what ->
       *[market] { $seat } takes { $vp } VP at the Black Market instead of the action.
        [moonshine] { $seat } takes moonshine instead of the action.
        [five_vp] { $seat } spends a tile for { $vp } VP instead of the action.
        [brave] { $seat } spends a tile and acts bravely as a coward.
    }
event-Gathered =
    { $source ->
       *[role] { $seat } takes { $goods }.
        [tile] { $seat } takes { $goods } by the mountain tile.
        [moonshine] { $seat } takes { $goods } from the still.
    }
event-Flew =
    { $how ->
       *[witch] { $seat } flies from { $origin } to { $region }.
        [tile] By the mountain tile, { $seat } flies from { $origin } to { $region }.
        [storm] On the gust, { $seat } flies from { $origin } to { $region }.
    }
event-Turbo = The turbo carries { $seat } from { $origin } to stone circle { $circle } in { $region }.
event-Delivered =
    { $bonus ->
        [0] { $wand ->
            [0] { $seat } delivers from { $region } to the { $tower }: { $vp } VP.
            [one] { $seat } delivers from { $region } to the { $tower }: { $vp } VP and { $wand } wand.
           *[other] { $seat } delivers from { $region } to the { $tower }: { $vp } VP and { $wand } wands.
        }
       *[other] { $wand ->
            [0] { $seat } delivers from { $region } to the { $tower }: { $vp } VP, { $bonus } of them extra.
            [one] { $seat } delivers from { $region } to the { $tower }: { $vp } VP, { $bonus } of them extra, and { $wand } wand.
           *[other] { $seat } delivers from { $region } to the { $tower }: { $vp } VP, { $bonus } of them extra, and { $wand } wands.
        }
    }
event-Dispelled =
    { $vp ->
        [0] { $wand ->
            [one] { $seat } dispels the { $cloud } over { $region } for { $wand } wand.
           *[other] { $seat } dispels the { $cloud } over { $region } for { $wand } wands.
        }
       *[other] { $wand ->
            [one] { $seat } dispels the { $cloud } over { $region } for { $wand } wand and gains { $vp } VP.
           *[other] { $seat } dispels the { $cloud } over { $region } for { $wand } wands and gains { $vp } VP.
        }
    }
event-StormPaid = { $seat } has the potions for the { $cloud } and gains { $vp } VP.
event-TileTaken = { $seat } takes the tile “{ $tile }” in { $region }.
event-AmuletTaken = { $seat } takes an amulet in { $region }.
event-TileUsed = { $seat } uses the tile “{ $tile }”.
event-TileForgone = { $seat } leaves the tile “{ $tile }” for good.
event-Waived =
    { $what ->
       *[move] { $seat } does not move.
        [deliver] { $seat } delivers nothing.
        [dispel] { $seat } dispels nothing.
        [gather] { $seat } takes nothing.
    }
event-LeadsAgain = All were cowardly: { $seat } leads again.
event-Leads = { $seat } leads next.
event-RoundOver = Round { $round } is over.
event-EventScored =
    { $vp_sign ->
       *[none] “{ $event }” changes nothing for { $seat }.
        [plus] “{ $event }” for { $seat }: { $vp_size } VP.
        [minus] “{ $event }” for { $seat }: −{ $vp_size } VP.
    }
event-HoldMade = { $seat } holds out a closed fist.
event-BidShown =
    { $count ->
        [0] { $seat } opens an empty fist.
        [one] { $seat } opens the fist: { $count } resource.
       *[other] { $seat } opens the fist: { $count } resources.
    }
event-HandedIn =
    { $vp ->
        [0] { $seat } hands in nothing.
       *[other] { $seat } hands in a set for { $vp } VP.
    }
event-FinalScored =
    { $amulets ->
        [0] { $seat } gains { $lightning } VP for bolts and { $sets } for resources: { $vp } VP in all.
       *[other] { $seat } gains { $lightning } VP for bolts, { $sets } for resources and { $amulets } for amulets: { $vp } VP in all.
    }
event-Ended =
    { $reason ->
       *[points] { $winners } has the most VP and wins!
        [resources] { $winners } ties for the most VP, has more resources and wins!
        [shared] { $winners } are level in all and share the win!
    }

## What is asked of you

prompt-clouds = The clouds gather over the realm.
prompt-tiles = The tiles are being laid.
prompt-begin = Who starts is being drawn.
prompt-event = An event is turned up.
prompt-bewitch = A role is being bewitched.
prompt-extra = Spend your tile for one card more?
prompt-select = Choose your roles for this round.
prompt-add = Take one more role?
prompt-lead = You lead: choose a role, brave or cowardly.
prompt-lead-brave = You lead, and in old times that is brave: choose a role.
prompt-answer = Brave or cowardly?
prompt-act = It is your action.
prompt-mode = You played cowardly. What do you take?
prompt-gather = Take your resources.
prompt-move = Where does a pawn fly?
prompt-deliver = Which tower gets a potion?
prompt-dispel = Which cloud do you dispel?
prompt-circle = Your broom goes turbo. To which stone circle?
prompt-mountain = Do you use the mountain tile?
prompt-bid = How many resources do you hold out?
prompt-once = Do you hand in a set?
prompt-over = The seven rounds are over.

## Answers sealed ahead

seal-ahead = When my turn comes:
sealed = You will answer: { $how }
unseal = Take it back

## Why not (refusals)

refusal-not-your-turn = Somebody else is to answer. Wait until you are asked.
refusal-over = The seven rounds are over. Play again, at a new table.
refusal-not-held = That role is not in your hand. Lead one of those you hold.
refusal-must-follow = You hold the role that was led, so you must lay it. Choose brave or cowardly.
refusal-cannot-follow = You do not hold the role that was led. All you can do is pass.
refusal-must-be-brave = In old times, whoever leads is brave. Play the role bravely.
refusal-hand-size =
    { $count ->
        [one] That is not the right number of roles. Take { $count } role.
       *[other] That is not the right number of roles. Take { $count } roles.
    }
refusal-unknown-role = There is no such role, or it is there twice. Choose different ones of the ten.
refusal-not-a-witch-terrain =
    { $terrain ->
       *[forest] This region is forest, where you may not fly now. Choose one of the lit regions.
        [hill] This region is a hill, where you may not fly now. Choose one of the lit regions.
        [mountain] This region is a mountain, where you may not fly now. Choose one of the lit regions.
        [heath] This region is prairie, where you may not fly now. Choose one of the lit regions.
    }
refusal-not-adjacent = That region does not border on your pawn’s. Choose a neighboring one.
refusal-clouded = A cloud lies over that region. Dispel it first, or fly elsewhere.
refusal-water = Nobody lands on water. Choose a region of land.
refusal-tower-closed = That round tower has its potion already. Choose an open one.
refusal-no-potion =
    { $colour ->
       *[violet] You have no violet potion. Choose a tower in a color you own.
        [green] You have no green potion. Choose a tower in a color you own.
        [orange] You have no orange potion. Choose a tower in a color you own.
    }
refusal-other-potion = That tower takes potions of another color. Choose one with a roof of this color.
refusal-not-at-tower = You cannot reach that tower now: its base must touch the region you deliver from. Choose one of the lit towers.
refusal-tower-gone = A mountain tile covers that tower in this game. Choose another one.
refusal-no-cloud = No cloud lies there. Choose one that still hangs over the realm.
refusal-cloud-not-adjacent = None of your pawns stands beside that cloud. Choose one that borders on a pawn’s region.
refusal-too-few-wands =
    { $cost ->
        [one] This cloud costs { $cost } wand, which you do not have. Choose a cheaper one, or none.
       *[other] This cloud costs { $cost } wands, more than you have. Choose a cheaper one, or none.
    }
refusal-not-offered = That is not offered to you now. Choose one of the lit ways.
refusal-tile-not-held = You have no such tile. Choose another way to act.
refusal-tile-fresh = You took this tile in this trick. It serves from the next one on.
refusal-too-much = That is more than you may take or own. Choose a smaller number.
refusal-too-few = It is another kind’s turn, or you own none of this. Choose a number that is offered.
refusal-less-than-none = Less than none cannot be taken. Add some, or leave it at none.
refusal-no-set = You do not own such a set. Keep your resources, or hand in another one.
refusal-not-now = That is not what is asked at this moment. Look at the prompt, then choose.
refusal-wrong-circle = The tile does not name that stone circle. Fly to one of the two it shows.
refusal-unknown-word = Broom Service knows no such action. Choose one that is offered.

## How it ended

reason-points = With the most victory points
reason-resources = Level on points, decided by resources
reason-shared = Level on points and on resources
