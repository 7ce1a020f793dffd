### Cloudy Kingdom: every word of the game in English.

## The game


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

## How it ended

reason-own = With the winner’s own route card
reason-gift = With another player’s card
reason-claim = With a route grown by magic that held
reason-deck = The deck ran out
reason-neutral = By joining a family nobody plays
