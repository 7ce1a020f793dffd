### Cloudy Kingdom: every word of the game in English.

## The game

name = Cloudy Kingdom
tagline = Grow beanstalks from castle to castle, high above the ground.

## Families

family-raven = Raven
family-rose = Rose
family-star = Star
family-sun = Sun

## Faces of the cards

face-straight = Straight route
face-bridge = Rope bridge
face-cross = Crossing
face-tee_side = Side branch
face-tee_end = Fork
face-bend_r = Right bend
face-bend_l = Left bend
face-dbl_r = Double bend, right
face-dbl_l = Double bend, left
face-interrupted = Interrupted route
face-blockade = Blocked route
face-deadend = Dead end
face-overpass = Overpass
face-across = Cross route
face-burning_crossing = { magic-burning }
face-interrupted_crossing = { magic-interrupted }

## Magic cards

magic-chop = Chop ’em
magic-chop-text = Pick any stack and take its top card off. That card is out of the game.
magic-inspiration = Inspiration
magic-inspiration-text = Draw two route cards. Grow one of them wherever you like and discard the other.
magic-burning = Burning Intersection
magic-burning-text = Lay this card crosswise on a stack. All four ways meet here, for good: nothing can be laid on it and no magic touches it.
magic-interrupted = Interrupted Intersection
magic-interrupted-text = Grow this card like a route card. Nothing passes through its middle, until it is covered.
magic-expedited = Expedited Growth
magic-expedited-text = Draw a route card and grow it on an empty cell. Then draw another and lay it crosswise on the first.
magic-green = Green Fingers
magic-green-text = Draw two route cards. In turn, all others may swap their hand card for a new one from the deck. Then grow both of yours.
magic-replant = Replant
magic-replant-text = Take the card that lay on top of the discard pile before this turn, and grow it.
magic-twisting = Twisting
magic-twisting-text = Turn a whole stack a quarter turn clockwise. It need not touch anything afterwards.

## Three spells of our own

magic-gust = Gust
magic-gust-text = A gust of wind turns one stack half round.
magic-storm = Storm
magic-storm-text = Two stacks change places, just as they lie.
magic-second_harvest = Second Harvest
magic-second_harvest-text = Take the top three cards of the discard pile, grow one and discard the other two.

## What happened (the log and the film)

event-LaidOut = The castles are laid out around the board.
event-FamilyTaken = { $seat } plays the { $family } family.
event-MagicTaken =
    { $seat_id ->
        [none] Everybody takes the magic card “{ $magic }”.
       *[other] { $magic_id ->
            [none] { $seat } takes a magic card in secret.
           *[other] { $seat } takes the magic card “{ $magic }”.
        }
    }
event-Began = { $seat } begins.
event-Drew =
    { $spell ->
        [true] { $face_id ->
            [none] { $seat } draws a card for the spell.
           *[other] { $seat } draws “{ $face }” for the spell.
        }
       *[false] { $face_id ->
            [none] { $seat } draws a card.
           *[other] { $seat } draws “{ $face }”.
        }
    }
event-Placed =
    { $source ->
       *[hand] { $seat } plays “{ $face }” on { $cell }.
        [drawn] { $seat } plays “{ $face }”, just drawn, on { $cell }.
        [discard] { $seat } plays “{ $face }” from the discard pile on { $cell }.
        [magic] { $seat } lays the magic card “{ $face }” on { $cell }.
    }
event-Discarded = { $seat } discards “{ $face }”.
event-MagicPlayed = { $seat } casts “{ $magic }”.
event-Chosen = { $seat } points at { $cell }.
event-PlayerChosen = { $seat } picks { $other }.
event-Fetched = { $seat } takes “{ $face }” back from the discard pile.
event-Removed =
    { $to ->
       *[box] { $seat } removes “{ $face }” on { $cell } from the game.
        [discard] { $seat } moves “{ $face }” from { $cell } to the discard pile.
        [hand] { $seat } takes “{ $face }” from { $cell }.
    }
event-Turned =
    { $quarters ->
        [1] { $seat } turns the stack on { $cell } a quarter turn clockwise.
        [2] { $seat } turns the stack on { $cell } half round.
       *[other] { $seat } turns the stack on { $cell } a quarter turn back.
    }
event-Moved =
    { $pile ->
        [true] { $seat } moves the stack from { $cell } to { $to }.
       *[false] { $seat } moves the top card from { $cell } to { $to }.
    }
event-Swapped = { $seat } swaps the stacks on { $cell } and { $other }.
event-Exchanged = { $seat } discards “{ $face }” for a new card.
event-HandsSwapped = { $seat } and { $other } swap hands.
event-Kept = { $seat } declines the offer.
event-Peeked =
    { $faces_id ->
        [none] { $count ->
            [1] { $seat } looks at the top card of the deck.
           *[other] { $seat } looks at the top { $count } cards of the deck.
        }
       *[other] { $seat } sees on top of the deck: { $faces }.
    }
event-Reordered =
    { $count ->
        [1] { $seat } puts a card back on the deck.
       *[other] { $seat } puts { $count } cards back on the deck in a new order.
    }
event-Marked =
    { $flag ->
       *[immune] { $until ->
           *[turn] { $seat } protects the stack on { $cell } from cards and magic until the turn ends.
            [round] { $seat } protects the stack on { $cell } from cards and magic for one round.
            [forever] { $seat } protects the stack on { $cell } from cards and magic for good.
        }
        [no_cover] { $until ->
           *[turn] { $seat } keeps { $cell } from being covered until the turn ends.
            [round] { $seat } keeps { $cell } from being covered for one round.
            [forever] { $seat } keeps { $cell } from being covered for good.
        }
    }
event-Fizzled = A part of { $seat }’s spell cannot be done and is left out.
event-Connected =
    { $pending ->
        [true] { $axis ->
           *[NS] Magic joins the { $family } castles from north to south: they win at the start of their next turn, if the route still stands.
            [WE] Magic joins the { $family } castles from west to east: they win at the start of their next turn, if the route still stands.
        }
       *[false] { $axis ->
           *[NS] The { $family } castles are joined from north to south.
            [WE] The { $family } castles are joined from west to east.
        }
    }
event-Broken =
    { $axis ->
       *[NS] The { $family } route from north to south is broken.
        [WE] The { $family } route from west to east is broken.
    }
event-FinalPhase = The deck is empty. Everybody plays one last card.
event-Skipped = { $seat } has no card left and is skipped.
event-Ended =
    { $reason ->
       *[own] { $winners } joins two opposite castles and wins!
        [gift] { $count ->
            [one] The route joins the castles of { $winners }, who wins!
           *[other] The card joins the castles of { $winners }: they share the win!
        }
        [claim] { $winners }’s route, grown by magic, still stands: { $winners } wins!
        [deck] { $count ->
            [0] All cards are played and no castles are joined: a draw.
           *[other] The last card is played: { $winners } wins!
        }
        [neutral] { $count ->
            [0] A family nobody plays is joined: the game ends without a winner.
            [one] A family nobody plays is joined, so { $winners } wins!
           *[other] A family nobody plays is joined, so { $winners } share the win!
        }
    }

## What may be done (buttons)

action-Place = Play here
action-PlayMagic = Cast this magic
action-Choose = Choose this cell
action-ChoosePlayer = Choose this player
action-Accept = Yes, please
action-Decline = No, thank you
action-Pick = Pick this card
action-Discard = Discard my card
action-TakeMagic = Take this magic card
action-TakeFamily = Take this family
action-LayOut = Lay out the castles
action-Deal = Deal a card
action-Begin = Choose who begins

## What is asked of you

prompt-layout = The castles are being laid out.
prompt-families = Choose your family.
prompt-magic = Choose a magic card.
prompt-begin = Who begins is being drawn.
prompt-deal = Cards are being dealt.
prompt-draw = A card is being drawn.
prompt-turn = Play your route card, or a magic card instead.
prompt-spell = Go on with your spell.
prompt-place = Choose where the card grows.
prompt-place-drawn = Choose a card and where it grows.
prompt-choose-top = Choose a stack: its top card counts.
prompt-choose-pile = Choose a whole stack.
prompt-choose-empty = Choose an empty cell.
prompt-choose-player = Choose a player.
prompt-offer =
    { $op ->
       *[cycle_hand] Would you like a new card for your hand card?
        [swap_hand] Would you like to swap hands?
        [other] Would you like what the spell offers you?
    }
prompt-pick = Pick the card that goes back next.
prompt-discard = Your card fits nowhere: discard it.
prompt-over = The game is over.

## Steps of a spell, as a list

step-choose-top = choose a top card
step-choose-pile = choose a stack
step-choose-empty = choose an empty cell
step-choose-player = choose a player
step-draw =
    { $n ->
        [one] draw a card
       *[other] draw { $n } cards
    }
step-take_discard =
    { $n ->
        [one] take the top card of the discard pile
       *[other] take the top { $n } cards of the discard pile
    }
step-place-choose = grow one of the cards
step-place-only = grow the card
step-place-all = grow all the cards
step-place_self = lay out the magic card itself
step-discard_rest = discard the rest
step-remove_top-box = take the top card out of the game
step-remove_top-discard = move the top card to the discard pile
step-remove_top-hand = take the top card in hand
step-rotate =
    { $quarters ->
        [1] turn it a quarter turn
        [2] turn it half round
       *[other] turn it a quarter turn back
    }
step-swap = swap the two
step-move = move it there
step-offer = ask the other players
step-cycle_hand = swap the hand card for a new one
step-swap_hand = swap hands
step-peek =
    { $n ->
        [one] look at the top card of the deck
       *[other] look at the top { $n } cards of the deck
    }
step-reorder = put them back in any order
step-mark = protect it
step-repeat =
    { $n ->
        [one] do this once:
       *[other] do this { $n } times:
    }
step-if =
    { $what ->
       *[deck] if the deck has at least { $least } cards:
        [discard] if the discard pile has at least { $least } cards:
        [stacks] if at least { $least } stacks lie on the board:
    }

## Why not (refusals)

refusal-not-your-turn = It is not your turn yet. Wait until you are asked.
refusal-over = The game is over. You can start a new one.
refusal-not-held = You do not hold that card. Play the one in your hand.
refusal-no-contact = Nothing touches a short side of the card there. Start beside a castle or at the short side of another card, or turn the card.
refusal-not-crosswise = A card on a stack must lie crosswise. Turn it a quarter turn.
refusal-protected = That stack is protected. Choose another cell.
refusal-off-board = That cell is outside the castles. Choose one inside the frame.
refusal-must-cover = This card needs a card under it. Lay it crosswise on a stack.
refusal-must-be-empty = This card must go to an empty cell. Choose one where a short side touches something.
refusal-must-cover-that = The second card must lie crosswise on the first one, and nowhere else.
refusal-route-mismatch = At this table, route must meet route where short sides touch. Turn the card or choose another cell.
refusal-same-turn = Turned half round, this card looks just the same. A quarter turn makes the difference.
refusal-magic-not-held = You do not have that magic card. Choose one of yours.
refusal-magic-used = You have already cast that magic. Choose another card.
refusal-magic-no-target = There is nothing on the board this magic could work on. Play your route card or other magic.
refusal-magic-deck = The deck has too few cards left for this magic. Play your route card or other magic.
refusal-magic-discard = The discard pile has too few cards for this magic. Play your route card or other magic.
refusal-magic-no-place = There is no place where this magic could grow a card. Play your route card or other magic.
refusal-magic-final = Only route cards count in the last round. Play the one in your hand.
refusal-not-a-target = The spell cannot work on that one. Choose one of the lit ones.
refusal-can-be-placed = Your card fits somewhere, so you may not discard it. Choose one of the lit cells.
refusal-family-taken = That family is taken. Choose one that is still free.
refusal-magic-taken = You already have that magic card. Choose a different one.
refusal-pair = That magic is on the back of a card you already took. Choose a different one.
refusal-not-now = That cannot be done now. Look at what is asked of you.
refusal-unknown-word = That is no move in this game. Choose one of the lit ones.
refusal-bad-printed = The cards cannot all be as these corrections say. Open them in the workshop and look at what is marked.

## Rules

rule-1 = The kingdom
rule-1-1 = The board is a square of two by two, three by three or four by four cells. Castles frame it: one beside every cell on the rim.
rule-1-2 = Each family has four castles, one on every side of the board. Color and emblem tell the families apart: raven, rose, star, sun.
rule-1-3 = You want an unbroken route between two castles of your family on opposite sides: from north to south, or from west to east. From one side round to a neighboring side does not count.
rule-1-4 = Route cards show pieces of beanstalk. Magic cards break the rules for a moment. All cards have the same size and are longer than wide.
rule-2 = Getting ready
rule-2-1 = Two or three players play on three by three cells, four players on four by four. You can choose another size for the table.
rule-2-2 = Two castles of one family never stand exactly opposite each other and never touch at a corner of the board.
rule-2-3 = Everybody plays one family. It is drawn at random, unless the table chooses.
rule-2-4 = Everybody gets three magic cards. If this is new to you: { magic-chop }, { magic-inspiration } and { magic-burning }. Later the same three for all, drawn at random. Experts choose their own three.
rule-2-5 = The route cards are shuffled into the deck, with room for a discard pile beside it. Everybody starts with one route card in hand.
rule-2-6 = Luck decides who begins.
rule-3 = Your turn
rule-3-1 = Do one of two things: play the route card you hold, or give it up and cast one of your magic cards.
rule-3-2 = Your turn ends with a fresh route card from the deck, so you have one in hand again.
rule-3-3 = The turn goes round clockwise. You act only on your own turn, or when a spell asks you something.
rule-3-4 = You cannot pass. If your card fits nowhere at all, you discard it.
rule-4 = Growing
rule-4-1 = On an empty cell, at least one short side of your card must touch the long side of a castle or the short side of another card. It may be anybody’s castle.
rule-4-2 = On a stack, your card lies crosswise to the card on top. The ends of that card still stick out. Stacks may grow as high as you like.
rule-4-3 = Turn your card as you like before you play it.
rule-4-4 = The short side of a card never meets the long side of another card. On the board’s grid this cannot happen.
rule-4-5 = The pictures need not fit together. A card may touch a hole or the end of a blocked route.
rule-4-6 = Nothing can be laid on a protected card, such as { magic-burning }.
rule-5 = Routes
rule-5-1 = A card joins the ways that its picture joins. The way goes on where two cards touch and both show a route.
rule-5-2 = In a stack only the two top cards count: the whole top card, and the ends of the card below that stick out. To turn a corner a route needs two cards in the same cell.
rule-5-3 = Holes and blockades interrupt a route. One in the middle of a card disappears when the card is covered; one at an end stays.
rule-5-4 = A castle is where a route ends. Routes do not lead through castles, and castles side by side are not joined.
rule-6 = Magic
rule-6-1 = Magic is your whole turn. First you discard your route card, then you cast the magic card. You draw at the end as always.
rule-6-2 = You can use each magic card once in a game.
rule-6-3 = You may cast magic only if every step of it can be done: there must be targets, places and enough cards.
rule-6-4 = Whoever casts magic cannot win in that same turn. The others can.
rule-6-5 = A used magic card goes back in the box, never on the discard pile, unless it stays on the board.
rule-6-6 = Magic works at once and completely.
rule-7 = The eight magic cards
rule-7-1 = { magic-chop }: take the top card of any unprotected stack out of the game. What lay below counts again, even if it now touches nothing.
rule-7-2 = { magic-inspiration }: you look at two cards from the deck, play the one that suits you and discard the one that does not.
rule-7-3 = { magic-burning }: lay it crosswise on a stack, never on an empty cell. It joins all four ways. Nothing covers it and no magic changes its stack; cards beside it are fine.
rule-7-4 = { magic-interrupted }: lay it on an empty cell or crosswise on a stack. No way leads through its middle. It can be covered, chopped and twisted.
rule-7-5 = { magic-expedited }: your first drawn card goes to an empty cell, your second crosswise on top of it. You see the second only after you have laid the first.
rule-7-6 = { magic-green }: you draw two cards. Starting on your left, each of the others may discard the hand card and draw a new one. Then you play both your cards, in any order; the second may lie on the first.
rule-7-7 = { magic-replant }: play the top card of the discard pile by the growing rules. The card you have just discarded to cast this does not count.
rule-7-8 = { magic-twisting }: an unprotected stack turns a quarter turn clockwise, with all its cards. The growing rules do not matter for this.
rule-8 = How it ends
rule-8-1 = The game ends at once when a card newly joins two castles of one family on opposite sides.
rule-8-2 = If your route card joins your own castles, you win, whoever else is joined by it.
rule-8-3 = If it joins only the castles of others, they win. If there are several of them, they share the win.
rule-8-4 = If your own magic joins your castles, you have to wait: you win at the start of your next turn, if the route still stands then.
rule-8-5 = If your magic joins somebody else’s castles, that player wins at once.
rule-8-6 = When the deck is empty, everybody plays the last hand card, one after the other. Whoever has none is skipped.
rule-8-7 = If nobody has won after that, the game is a draw.
rule-8-8 = A route that stood already is not new: playing elsewhere does not make its owner win.
rule-8-9 = If there are families nobody plays, you may grow from their castles, but joining them counts for nothing.
rule-9 = Magic of your own
rule-9-1 = A spell of your own is a list of small steps: choose, draw, grow, turn, swap and more. The table carries them out one after the other.
rule-9-2 = A spell has at most eight steps and draws at most four cards.
rule-9-3 = Spells of your own are shown to all before the game and are played only if everybody agrees. The table can also add three of ours: { magic-gust }, { magic-storm } and { magic-second_harvest }.

## Rulings: where the printed rules leave a question open

ruling-R1 = Which board for how many players?
ruling-R1-answer = Three by three cells for two and three players, four by four for four.
ruling-R2 = How are the castles arranged?
ruling-R2-answer = In a fixed arrangement in which all families have about the same chance.
ruling-R3 = What about families nobody plays?
ruling-R3-answer = Their castles are there, and you may grow from them.
ruling-R4 = What if such a family is joined?
ruling-R4-answer = Nothing. The game goes on.
ruling-R5 = Must the pictures fit where cards touch?
ruling-R5-answer = No, it is enough that the short sides touch.
ruling-R6 = May cards lie outside the castles?
ruling-R6-answer = No, only inside the frame.
ruling-R7 = Does the visible end of a covered card count as a short side?
ruling-R7-answer = Yes, you can grow on from it.
ruling-R8 = May I grow from other families’ castles?
ruling-R8-answer = Yes, from every castle.
ruling-R9 = May a card lie off the center of its cell?
ruling-R9-answer = No, every card lies in the middle of a cell.
ruling-R10 = Which card does { magic-replant } take?
ruling-R10-answer = The one that was on top before you discarded your hand card. Without such a card it cannot be cast.
ruling-R11 = Does { magic-replant } follow the growing rules?
ruling-R11-answer = Yes, the card grows like any other.
ruling-R12 = May magic be cast if it cannot be done in full?
ruling-R12-answer = No, every step must be possible.
ruling-R13 = Where does a chopped card go?
ruling-R13-answer = Into the box, so it never comes back.
ruling-R14 = Can a covered card be chopped?
ruling-R14-answer = No, only the top one.
ruling-R15 = May { magic-interrupted } be covered?
ruling-R15-answer = Yes, crosswise like any route card.
ruling-R16 = May { magic-interrupted } be chopped and twisted?
ruling-R16-answer = Yes, it counts as a route card.
ruling-R17 = Can one walk across { magic-burning }?
ruling-R17-answer = Yes, all four ways meet on it.
ruling-R18 = What does { magic-interrupted } show?
ruling-R18-answer = Four ways that all end before the middle.
ruling-R19 = May a stack under { magic-burning } be twisted?
ruling-R19-answer = No, no magic touches that stack.
ruling-R20 = When is the win checked during a spell?
ruling-R20-answer = After every change on the board.
ruling-R21 = Is the hand card open?
ruling-R21-answer = No, only you see it.
ruling-R22 = Are the magic cards open?
ruling-R22-answer = Yes, everybody sees who has which.
ruling-R23 = Must I announce a route made by magic?
ruling-R23-answer = No, you win by yourself at the start of your turn.
ruling-R24 = My route by magic stands and somebody plays elsewhere. Do I win?
ruling-R24-answer = Not yet, only at the start of your turn.
ruling-R25 = Somebody else’s card joins my castles anew. Do I win?
ruling-R25-answer = Yes, at once.
ruling-R26 = My magic joins me and somebody else. Who wins?
ruling-R26-answer = The other player, at once.
ruling-R27 = Is magic allowed in the last round?
ruling-R27-answer = No, everybody plays the last route card.
ruling-R28 = In which order is the last round played?
ruling-R28-answer = Clockwise from the next player; whoever drew the last card comes last.
ruling-R29 = What if the deck is too small for a spell?
ruling-R29-answer = Then the spell cannot be cast.
ruling-R30 = What if I have no card in the last round?
ruling-R30-answer = You are skipped.
ruling-R31 = Is the discard pile shuffled when the deck is empty?
ruling-R31-answer = No, an empty deck brings the last round.
ruling-R32 = Which magic is on the back of which?
ruling-R32-answer = We do not know, so any three may go together.
ruling-R33 = How is random magic drawn?
ruling-R33-answer = All eight are equally likely.
ruling-R34 = Does the rope bridge lead over another route?
ruling-R34-answer = No, it is a straight route you can walk.
ruling-R35 = May I look at my card and then choose magic?
ruling-R35-answer = Yes, you always know your hand card.
ruling-R36 = Can I take a move back or pass?
ruling-R36-answer = No. A move is final, and there is always one.

## Options

group-setup = Set-up
group-magic = Magic
group-rulings = House rules
option-board = Board
option-board-hint = A small board makes a short game.
option-board-auto = By number of players
option-board-2x2 = 2 × 2 cells
option-board-3x3 = 3 × 3 cells
option-board-4x4 = 4 × 4 cells
option-castles = Castles
option-castles-hint = Some arrangements are kinder to a family than others.
option-castles-fair = Fair arrangement
option-castles-random = Random arrangement
option-castles-custom = Your own arrangement
option-families = Families
option-families-hint = Drawn by lot, or chosen one after the other.
option-families-random = At random
option-families-chosen = Everybody chooses
option-start = Who begins
option-start-hint = Luck, or a seat you name.
option-start-random = Luck decides
option-start-1 = Seat 1
option-start-2 = Seat 2
option-start-3 = Seat 3
option-start-4 = Seat 4
option-magic = Magic cards
option-magic-hint = Which three magic cards everybody starts with.
option-magic-first_game = First game: { magic-chop }, { magic-inspiration }, { magic-burning }
option-magic-same_three = The same three for all, at random
option-magic-own_choice = Everybody chooses three
option-magic_pairs = Double-sided magic cards
option-magic_pairs-hint = Nobody can have both sides of one card. Which sides belong together is our guess.
option-deck = Deck
option-deck-hint = How many cards of each picture are in the deck.
option-deck-standard72 = 72 cards
option-deck-standard60 = 60 cards
option-deck-custom = A deck of your own
option-spells = Spells of your own
option-spells-hint = They join the eight printed ones. All players should agree on them.
option-neutral_castles = Castles nobody plays
option-neutral_castles-hint = They give you more places to grow from.
option-neutral_castles-present = Stand on the board
option-neutral_castles-absent = Are left out
option-neutral_link = Joining a family nobody plays
option-neutral_link-hint = What happens when its castles are joined.
option-neutral_link-ignored = Means nothing
option-neutral_link-ends = Ends the game without a winner
option-neutral_link-mover_loses = Loses, and the others win
option-match_routes = Route must meet route
option-match_routes-hint = A stricter game: where short sides touch, the pictures must fit.
option-replant_source = { magic-replant } takes
option-replant_source-hint = With the second choice you play the card you have just discarded.
option-replant_source-before = The card on top before your discard
option-replant_source-cost = The card on top after your discard
option-allow_fizzle = Magic may fizzle
option-allow_fizzle-hint = Steps that cannot be done are left out.
option-chop_interrupted = { magic-interrupted } can be removed
option-chop_interrupted-hint = Magic that removes or turns cards also works on it.
option-magic_win = Win check during magic
option-magic_win-hint = Matters when a spell changes the board more than once.
option-magic_win-each = After every change
option-magic_win-end = When the spell is done
option-open_hands = Open hands
option-open_hands-hint = Everybody sees everybody’s route card: good for learning.
option-examples = Three spells of our own
option-examples-hint = Gust, Storm and Second Harvest join the eight magic cards, wherever those are dealt at random or chosen.
option-hidden_magic = Hidden magic
option-hidden_magic-hint = Nobody sees which magic cards the others still have.
option-final_magic = Magic in the last round
option-final_magic-hint = You may cast magic with your last card. A route of your own made that way does not win.

## Where things come from

provenance-rulebook = This is as printed in the rules.
provenance-public = This is known from public sources.
provenance-designed = The print is unknown to us here: this is our own stand-in.

## How it ended

reason-own = With the winner’s own route card
reason-gift = With another player’s card
reason-claim = With a route grown by magic that held
reason-deck = The deck ran out
reason-neutral = By joining a family nobody plays

## Checking a deck of your own

deck-ok = The deck is fine.
deck-bad-toml = The deck cannot be read as TOML: { $where }
deck-unknown-key = Decks know no “{ $where }”. Remove it or correct the spelling.
deck-bad-block = “{ $where }” has a way through it that no card can have. Write at least two of N, E, S and W, each at most once on a card.
deck-bad-flap = “{ $where }” has ends that no card can have. Write N, S, NS or nothing.
deck-bad-count = “{ $where }” cannot be a number of cards or pictures. Write whole numbers from 0 to 99, with at most 240 cards and 40 pictures in all.
deck-no-side-exit = No card has a way out at its side, so routes could never turn and nobody could win. Add crossings, branches or bends.
deck-too-small = The deck has { $where } cards, which is too few. Take at least twelve.
deck-no-provenance = Where “{ $where }” comes from is missing. Write rulebook, public or designed.

## Checking an arrangement of your own

layout-sides = An arrangement has four sides of the same length, two to four castles each, such as abc/acb/bca/bca.
layout-family = Castles are written a, b, c and d, and - for a gap. Use no other signs.
layout-size = This arrangement does not fit the size of the board. Choose the other size, or write as many castles on each side as there are cells.
layout-twice = A family may have only one castle on each side. Write every letter once a side.
layout-opposite = Two castles of one family stand exactly opposite each other. Move one of them along its side.
layout-corner = Two castles of one family touch at a corner. Move one of them along its side, away from the corner.
