### Broom Service: every word of the game in English.

## The game

name = Broom Service
tagline = Brew potions, fly them over the realm, and be brave at the right moment.

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
        [plus] “{ $event }” brings { $seat } { $vp_size } VP.
        [minus] “{ $event }” costs { $seat } { $vp_size } VP.
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
refusal-no-set = You do not own such a set. Keep your resources, or hand in another one.
refusal-not-now = That is not what is asked at this moment. Look at the prompt, then choose.
refusal-wrong-circle = The tile does not name that stone circle. Fly to one of the two it shows.
refusal-unknown-word = Broom Service knows no such action. Choose one that is offered.

## Rules

rule-1 = The realm
rule-1-1 = The board shows land and water. Land is forest, hill, mountain or prairie. Regions with a common border are adjacent.
rule-1-2 = A round tower takes one potion of its roof’s color, a square one any number. A tower belongs to every region its base touches.
rule-1-3 = There are violet, green and orange potions, and wands. The supply never runs out.
rule-1-4 = Everybody has the same ten roles: four witches, two druids, three gatherers, a fairy. Each has a brave half and a weaker cowardly one.
rule-1-5 = Whoever has the most victory points (VP) after seven rounds wins.
rule-2 = Getting ready
rule-2-1 = Everybody starts with 10 VP and two pawns, one in each region with a castle.
rule-2-2 = Everybody gets one potion of each color. The start player and the last player get one wand, all others two.
rule-2-3 = A heavy cloud is drawn for every cloud space and laid face up. The rest are out of the game.
rule-2-4 = Seven of the ten events are played, one a round. Nobody knows which three are missing.
rule-2-5 = With two, three and four players, three, two and one roles are bewitched in each round. With five, none are.
rule-2-6 = Luck names the start player, unless the table does.
rule-3 = A round
rule-3-1 = First the event of the round is turned up, then its bewitched roles. Only those count now.
rule-3-2 = When too few bewitched cards are left, all ten are shuffled anew.
rule-3-3 = All choose four of their ten roles at once and in secret.
rule-3-4 = Then you play trick after trick until nobody has a card left.
rule-3-5 = Whoever would lead the next trick leads the first one of the new round.
rule-3-6 = After seven rounds the game is over. In every round you choose from all your ten roles.
rule-4 = A trick
rule-4-1 = The leader lays a role and says whether it is brave or cowardly.
rule-4-2 = The others follow clockwise. If you hold the role, you must lay it, brave or cowardly. If you do not, you pass.
rule-4-3 = Whoever is brave has to wait. If somebody is brave after you, you are bumped and get nothing at all.
rule-4-4 = Whoever is cowardly acts at once, and nobody can take that away.
rule-4-5 = At the end the last brave player acts, and leads the next trick, whatever came of it.
rule-4-6 = If everybody was cowardly, the leader leads again.
rule-4-7 = A leader without cards hands over to the next player clockwise who has some.
rule-4-8 = Laying a bewitched role costs 3 VP at once, brave or cowardly, used or not.
rule-4-9 = You may lay a role that you cannot or do not want to use, and waive any action wholly or in part.
rule-4-10 = Give no hint of your hand before you are asked. Here all answers keep one pace, and you can seal yours ahead.
rule-5 = The roles
rule-5-1 = A witch moves one of your pawns into an adjacent region of her own terrain.
rule-5-2 = A brave witch may then deliver a potion in the region she came to. Without moving she delivers nothing.
rule-5-3 = A druid delivers a potion from where a pawn of yours stands: the valley druid from forest or prairie, the hilltop druid from hill or mountain. A brave one who delivers gains 3 VP more.
rule-5-4 = A brave gatherer takes three resources, a cowardly one a single resource: fruit violet, herbs green, roots orange. You may take fewer.
rule-5-5 = The weather fairy dispels a cloud. A brave one who does gains 3 VP.
rule-6 = Moving, delivering, dispelling
rule-6-1 = A pawn moves to adjacent land of the right terrain. Any number of pawns may stand together.
rule-6-2 = No pawn enters water, or a region where a cloud still lies.
rule-6-3 = To deliver, you need a potion of the roof’s color and a tower whose base touches the pawn’s region.
rule-6-4 = A round tower must be empty. With its potion it is closed for the rest of the game.
rule-6-5 = A square tower is always open, and its potions go back to the supply. One role still delivers only one potion.
rule-6-6 = The tower brings the VP and the wands that are printed on it.
rule-6-7 = To dispel a cloud, a pawn of yours must stand beside its region, and you pay the wands in its star.
rule-6-8 = Dispelled clouds lie open in front of you. Their bolts count at the end.
rule-7 = Events
rule-7-1 = { happening-more_or_less } You all choose how many roles to take, and show the number together. Few cards bring VP, many cost some.
rule-7-2 = { happening-black_market }: a coward may take 3 VP instead of the action, each time anew.
rule-7-3 = { happening-moonshine }: a coward may take any one resource instead of the action, each time anew.
rule-7-4 = { happening-old_times }: whoever leads is brave. The others are free.
rule-7-5 = { happening-dangerous_regions }: at the end of the round, pawns in some terrains cost VP.
rule-7-6 = { happening-pleasant_regions }: at the end of the round, pawns in some terrains bring VP.
rule-7-7 = { happening-full_hands }: at the end, everybody holds out resources in a fist. The most and the second most bring VP; ties score in full, an empty fist never does.
rule-7-8 = { happening-empty_hands }: at the end, owning few resources brings VP. Nobody gives any away.
rule-7-9 = { happening-everything_once } At the end you may hand in one set of all four resources for VP.
rule-7-10 = { happening-like_minded }: at the end, two pawns on the same kind of land bring VP.
rule-8 = The end
rule-8-1 = The bolts on your clouds bring VP by a table: the more bolts, the more for each.
rule-8-2 = Each set of four different resources brings 4 VP, each set of three 2 VP.
rule-8-3 = One, two and three amulets bring 4, 9 and 15 VP.
rule-8-4 = Most VP win. Between equals, more resources decide.
rule-8-5 = Whoever is still level shares the win.
rule-8-6 = VP may fall below zero at any time.
rule-9 = Storm clouds and mountain tiles
rule-9-1 = Eight storm clouds can be shuffled in with the heavy ones. They are dispelled like any cloud, and do something besides.
rule-9-2 = Tailwind: while it lies there, every delivery from beside it brings 2 VP more.
rule-9-3 = Gust: having dispelled it, you may move a pawn to any adjacent land.
rule-9-4 = Courier: having dispelled it, you may deliver one potion with either pawn.
rule-9-5 = Brews: if you own the potions shown when you dispel one, you gain its VP and keep the potions.
rule-9-6 = Three of five tiles lie on mountains, with an amulet for each player. Towers they cover do not exist.
rule-9-7 = Moving in for the first time you take your amulet and use the tile, or lose it for good. A brave mountain witch may deliver before or after. The tile stays for the others.
rule-9-8 = The tiles: one potion of each color · two wands · deliver one potion · make up to two moves · dispel one cloud and pay for it. All as cowards do, on any land.
rule-9-9 = Effects may set off others: a move may reach the next tile. Each one is finished before the one it interrupted goes on.
rule-10 = Forest tiles
rule-10-1 = Four of six tiles lie in forests. Whoever moves in first takes the tile.
rule-10-2 = It serves once, from the next trick on: one tile for each role card, one at the start of a round.
rule-10-3 = { tile-brave_as_coward }: having played cowardly you act bravely at once. You bump nobody and do not win the lead.
rule-10-4 = { tile-extra_card }: you take one more role at the start of a round.
rule-10-5 = { tile-five_vp }: having played cowardly you take 5 VP instead of the action.
rule-11 = Hill tiles
rule-11-1 = Four of six tiles lie on hills. A turbo carries a pawn that moves in on to one of two stone circles at once; a brave hill witch may deliver there.
rule-11-2 = The turbo flies over water and clouds.
rule-11-3 = One tile is an orange tower worth 7 VP, for any number of potions.
rule-11-4 = Circles B and D lie on islands. From B you may not get away, as the tiles fall; from D nobody ever does.
rule-12 = The back of the board
rule-12-1 = The back always comes with mountain, forest and hill tiles. Storm clouds go with both sides.

## Rulings: where the printed rules leave a question open

ruling-A1 = What do the gatherers take?
ruling-A1-answer = The brave one two potions of its color and a wand, the cowardly one either of these.
ruling-A2 = May I take fewer than I am offered?
ruling-A2-answer = Yes, any part of it.
ruling-A3 = Is a common corner a border?
ruling-A3-answer = No, only a common line is.
ruling-A4 = A tower touches a clouded and a clear region. Can it be reached?
ruling-A4-answer = Yes, from the clear side.
ruling-A5 = What if several clouds lie over a region?
ruling-A5-answer = All must go, one by one.
ruling-A6 = Both my pawns stand where my druid works. Which one delivers?
ruling-A6-answer = Either, but only one potion in all.
ruling-A7 = A tower has several regions. Which one counts for the tailwind?
ruling-A7-answer = The one the delivering pawn stands in.
ruling-A8 = Does tailwind help deliveries by tiles and clouds, too?
ruling-A8-answer = Yes, every delivery.
ruling-A9 = { tile-brave_as_coward }: when do I act?
ruling-A9-answer = At once, with all that bravery brings, except the lead.
ruling-A10 = May I use two forest tiles on one card?
ruling-A10-answer = No, one for each card.
ruling-A11 = May I use a forest tile in the trick in which I take it?
ruling-A11-answer = No, from the next trick on.
ruling-A12 = { tile-extra_card }: do I announce it before choosing?
ruling-A12-answer = No, it is part of the secret choice.
ruling-A13 = May I use two of these tiles in one round?
ruling-A13-answer = No, one at the start of a round.
ruling-A14 = May I refuse the turbo?
ruling-A14-answer = No, you only choose the circle.
ruling-A15 = Does landing by turbo count as moving in?
ruling-A15-answer = Yes. Clouds there do not matter.
ruling-A16 = A turbo comes in the middle of two moves. What then?
ruling-A16-answer = The second move starts from the stone circle.
ruling-A17 = May I leave my amulet lying?
ruling-A17-answer = No. Only the tile may be left unused.
ruling-A18 = Which pawn delivers by the mountain tile?
ruling-A18-answer = Either of yours.
ruling-A19 = { happening-old_times }: must I be brave even if nobody else has cards?
ruling-A19-answer = Yes, every leader must.
ruling-A20 = May I have the action and the event?
ruling-A20-answer = No, one or the other, for each card anew.
ruling-A21 = { happening-more_or_less } How few, how many?
ruling-A21-answer = From three to five roles.
ruling-A22 = Do terrains count for each pawn, or once each?
ruling-A22-answer = For each pawn.
ruling-A23 = { happening-full_hands }: do we pay, and what about ties?
ruling-A23-answer = Everybody pays. Whoever ties scores in full.
ruling-A24 = { happening-empty_hands }: how is it scored?
ruling-A24-answer = By rank: the fewest resources score most.
ruling-A25 = { happening-everything_once } What is a set?
ruling-A25-answer = One of each of the four resources.
ruling-A26 = When are my pawns like-minded?
ruling-A26-answer = When both stand on the same kind of land.
ruling-A27 = In which order do we score an event?
ruling-A27-answer = In none: for all at once.
ruling-A28 = Do old bewitched roles stay bewitched?
ruling-A28-answer = No, only the newest count.
ruling-A29 = Can a role be bewitched twice running?
ruling-A29-answer = Yes, after the cards are shuffled.
ruling-A30 = Do resources break ties before or after scoring?
ruling-A30-answer = It makes no difference: scoring takes none away.
ruling-A31 = Which events and clouds are left out?
ruling-A31-answer = Nobody knows.
ruling-A32 = May I hint at my hand?
ruling-A32-answer = No. So that not even your speed does, answers keep one pace.
ruling-A33 = What if the supply runs out?
ruling-A33-answer = It never does.
ruling-A34 = Who starts?
ruling-A34-answer = Luck decides, or the table.
ruling-A35 = From where does my brave witch deliver?
ruling-A35-answer = From the region she entered, or the turbo’s circle, as long as that pawn stands there.
ruling-A36 = { tile-extra_card } and { happening-more_or_less } When do I use the tile?
ruling-A36-answer = After the numbers are shown; it does not count.

## Options

group-setup = Set-up
group-table = At the table
group-rulings = House rules
option-board = Side of the board
option-board-hint = The back is larger and always has tiles on mountains, forests and hills.
option-board-front = Front
option-board-back = Back
option-start = Start player
option-start-hint = Luck, or the seat you name: whoever is oldest, for example.
option-start-random = Drawn by lot
option-start-1 = Seat 1
option-start-2 = Seat 2
option-start-3 = Seat 3
option-start-4 = Seat 4
option-start-5 = Seat 5
option-storm = Storm clouds
option-storm-hint = Eight clouds that also blow, carry or pay.
option-heavy_clouds = Heavy clouds
option-heavy_clouds-hint = With storm clouds only: the fewer heavy ones are mixed in, the stormier it gets.
option-heavy_clouds-24 = All 24
option-heavy_clouds-20 = 20
option-heavy_clouds-16 = 16
option-heavy_clouds-12 = 12
option-mountain = Mountain tiles and amulets
option-mountain-hint = Three mountains have a gift for everybody. On the back they always do.
option-cadence = Pace of answers
option-cadence-hint = Keeps anybody from reading your hand off your speed.
option-cadence-short = Short and even
option-cadence-human = Unhurried, like people
option-cadence-off = As they come
option-gatherers = Gatherers take
option-gatherers-hint = What is printed on these cards is our guess.
option-gatherers-two_and_wand = Two potions and a wand, or one of these
option-gatherers-potions_only = Potions only
option-extra_card = One card more is announced
option-extra_card-hint = Concerns the forest tile of that name.
option-extra_card-with_selection = Never: it is chosen in secret
option-extra_card-first = Before all choose
option-card_limits = { happening-more_or_less } allows
option-card_limits-hint = How few and how many roles you may take in that event.
option-card_limits-three_to_five = Three to five roles
option-card_limits-two_to_six = Two to six roles
option-card_limits-any = Any number
option-dangerous = { happening-dangerous_regions }
option-dangerous-hint = Whether two pawns in the same terrain cost twice.
option-dangerous-per_pawn = For each pawn
option-dangerous-per_terrain = Each terrain once
option-pleasant = { happening-pleasant_regions }
option-pleasant-hint = Whether two pawns in the same terrain score twice.
option-pleasant-per_pawn = For each pawn
option-pleasant-per_terrain = Each terrain once
option-full_hands = { happening-full_hands }
option-full_hands-hint = What becomes of the resources in the fists.
option-full_hands-paid = They are paid
option-full_hands-shown = They are only shown
option-empty_hands = { happening-empty_hands }
option-empty_hands-hint = Whether you are compared with others, or count for yourself.
option-empty_hands-rank = The fewest score
option-empty_hands-each = 1 VP less for each
option-everything_once = { happening-everything_once }
option-everything_once-hint = What makes a set in that event.
option-everything_once-four = All four kinds
option-everything_once-three = Any three kinds
option-like_minded = { happening-like_minded }
option-like_minded-hint = Where both pawns have to stand.
option-like_minded-terrain = On the same kind of land
option-like_minded-region = In the same region

## Where things come from

provenance-rulebook = So it stands in the printed rules.
provenance-public = This is told on public pages.
provenance-designed = How this is printed is not known to us: it is a stand-in of ours.
provenance-setup = The set-up is as the printed rules tell it.
provenance-roles = What the roles do, brave and cowardly, is as the printed rules tell it.
provenance-gatherers = The rules say three resources and one. Which ones exactly is our stand-in.
provenance-more_or_less = The idea is printed, the numbers are ours.
provenance-black_market = This event is known in full from the rules.
provenance-moonshine = This event, too, is known in full from the rules.
provenance-old_times = That leaders must be brave is known from the rules.
provenance-dangerous_regions = The numbers are ours. They agree with both printed examples.
provenance-pleasant_regions = The numbers are our stand-in. They agree with both printed examples.
provenance-full_hands = The secret fists are printed. What they bring and cost is ours.
provenance-empty_hands = That nothing is handed in is printed. What it brings is ours.
provenance-everything_once = One set at most is printed. What it brings is our number.
provenance-like_minded = When pawns are like-minded, and what it brings, is our reading.
provenance-heavy_clouds = The rules tell of 24 clouds that cost up to three wands. How costs and bolts are spread is ours.
provenance-storm_clouds = Kinds and effects are printed. Costs, bolts and most of their VP are ours.
provenance-mountain_tiles = The mountain tiles are as the printed rules tell them.
provenance-forest_tiles = The forest tiles are as the printed rules tell them.
provenance-hill_tiles = Five turbos and an orange tower are printed. Which circles they name is ours.
provenance-lightning = That 19 VP occur in the table is printed. All else in it is ours.
provenance-sets = What sets of resources bring is printed.
provenance-amulets = What amulets bring is printed.
provenance-board = The printed maps are not known to us. These are our own, made to fit all that the rules say.

## How it ended

reason-points = With the most victory points
reason-resources = Level on points, decided by resources
reason-shared = Level on points and on resources

## Checking a board of your own

board-ok = The board is fine.
board-bad-toml = { $where }: this board is not written in TOML. { $what }
board-form = { $where }: this is missing, unknown or of the wrong kind. { $what }
board-unknown-side = There is no side “{ $side }”. Take front or back, or a board of your own.
board-id-twice = { $where }: this id is there twice. Give each its own.
board-too-many = { $where }: there are too many. At most { $most } are possible.
board-unknown-region = { $where }: there is no region “{ $region }”. Correct the id.
board-no-name = { $where }: a name is missing in the language “{ $lang }”. Write en, de and fr.
board-name-twice = { $where }: another region has the same name in the language “{ $lang }”. Choose a different one.
board-provenance = { $where }: where this comes from is missing. Write rulebook, public or designed.
board-polygon = { $where }: a region needs at least three corners. Add some.
board-tile-terrain = { $where }: a “{ $tile }” tile lies on land of that kind and needs a tile_pos. Correct one of them.
board-outside = { $where }: this point lies outside its region. Move it inside the polygon.
board-one-way = { $where }: { $region } does not name this region in turn. Write both as neighbors, or neither.
board-no-border = { $where }: there is no border with { $region }. Add the line to the borders.
board-not-neighbours = { $where }: { $a } and { $b } are not neighbors. Correct this entry, or their lists of neighbors.
board-crossing = { $where }: this border crosses the one between { $a } and { $b }. Correct its ends.
board-gaps = { $where }: regions and water cover { $covered } of { $whole } square units, so there are gaps or overlaps. Correct the polygons.
board-castles = { $where }: { $count } regions have a castle. There must be two.
board-cloud-spaces = { $where }: there are { $count } cloud spaces. This side has { $want }.
board-tile-spaces = { $where }: there are { $count } spaces for “{ $kind }” tiles. This side has { $want }.
board-circles = { $where }: the stone circles are { $found }. They should be { $want }.
board-banner = { $where }: the banners of this side are { $want }. Write that.
board-cut-off = { $where }: nobody can walk here from the castles. Name an island, or add a neighbor.
board-joined = { $where }: one can walk here from the castles, so it is no island. Take the island out, or a neighbor.
board-circle-island = { $where }: circles B and D lie on islands, A and C do not. Move circle { $circle }.
board-island-hill = { $where }: the island of circle B needs a hill with a tile, beside the circle. Add one.
board-island-tile = { $where }: nobody leaves the island of circle D, so it has no tiles. Take this one out.
board-value = { $where }: a tower brings 0 to 99 VP and 0 to 9 wands. Correct the number.
board-tower-regions = { $where }: a tower belongs to one, two or three regions, each named once. Correct the list.
board-base-away = { $where }: the tower does not touch { $region }. Move it to the border, or take that region out.
board-base-foreign = { $where }: the tower stands in { $region }, which it does not name. Move it, or add that region.
board-covered = { $where }: only a tower on a mountain with a tile can be covered. Correct this entry.
board-unusual-value = { $where }: { $vp } VP and { $wands } wands are unusual for a tower. Is that right?
board-square-wands = { $where }: a square tower that brings wands is unusual. Is that right?
board-castle-clouds = { $where }: a cloud over a castle is unusual. Is that right?
board-narrow-start = { $where }: only { $count } regions can be walked to without dispelling a cloud. Is that right?
board-unbalanced =
    { $colour ->
       *[violet] { $where }: { $count } towers are violet, which is far from a third of them. Is that right?
        [green] { $where }: { $count } towers are green, which is far from a third of them. Is that right?
        [orange] { $where }: { $count } towers are orange, which is far from a third of them. Is that right?
    }
