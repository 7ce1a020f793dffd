### The magic workshop, in English.

## What a spell does, said by its card

say-after = After that: { $rest }
say-stack =
    { $target ->
       *[it] the stack
        [any] any stack
        [1] the first stack
        [2] the second stack
        [3] the third stack
        [4] the fourth stack
    }
say-second-stack =
    { $other ->
       *[it] the stack
        [any] any other stack
        [1] the first stack
        [2] the second stack
        [3] the third stack
        [4] the fourth stack
    }
say-part =
    { $scope ->
       *[pile] { say-stack }
        [top] { say-top }
    }
say-place-there =
    { $to ->
       *[it] to the empty cell
        [any] to any empty cell
        [1] to the first empty cell
        [2] to the second empty cell
        [3] to the third empty cell
        [4] to the fourth empty cell
    }
say-choose =
    { $from ->
       *[pile] { $again ->
            [true] Choose another stack.
           *[false] Choose a stack.
        }
        [top] { $again ->
            [true] Choose another card that lies on top.
           *[false] Choose a card that lies on top.
        }
        [empty] { $again ->
            [true] Choose another empty cell.
           *[false] Choose an empty cell.
        }
        [player] { $again ->
            [true] Choose one more player.
           *[false] Choose another player.
        }
    }
say-draw =
    { $show ->
       *[private] { $n ->
            [one] Draw a route card.
           *[other] Draw { $n } route cards.
        }
        [public] { $n ->
            [one] Draw a route card for all to see.
           *[other] Draw { $n } route cards for all to see.
        }
    }
say-take_discard =
    { $n ->
        [one] Take the top card of the discard pile.
       *[other] Take the top { $n } cards of the discard pile.
    }
say-grow-where =
    { $at ->
       *[none] { $mode ->
           *[any] { $rules ->
               *[growing] wherever it fits
                [free] wherever you like
            }
            [empty] { $rules ->
               *[growing] on an empty cell
                [free] on any empty cell, whatever it touches
            }
            [cover] crosswise on a stack
        }
        [it] in that same place
        [1] on the first one chosen
        [2] on the second one chosen
        [3] on the third one chosen
        [4] on the fourth one chosen
    }
say-place =
    { $which ->
       *[choose] Grow one of the cards { say-grow-where }.
        [only] Grow the card { say-grow-where }.
        [all] Grow every card { say-grow-where }.
    }
say-place_self =
    { $safe ->
       *[none] Lay this card as “{ $face }” { say-lay-where }.
        [immune] Lay this card as “{ $face }” { say-lay-where }. No magic touches it.
        [no_cover] Lay this card as “{ $face }” { say-lay-where }. Nothing can be laid on it.
        [both] Lay this card as “{ $face }” { say-lay-where }. Nothing can be laid on it and no magic touches it.
    }
say-lay-where =
    { $mode ->
       *[any] like a route card
        [empty] where a cell is empty
        [cover] crosswise on top of a stack
    }
say-discard_rest = Discard the cards left over.
say-remove_top =
    { $to ->
       *[box] Take { say-top } out of the game.
        [discard] Put { say-top } on the discard pile.
        [hand] Take { say-top }.
    }
say-top =
    { $target ->
       *[it] the top card of the stack
        [any] the top card of any stack
        [1] the top card of the first stack
        [2] the top card of the second stack
        [3] the top card of the third stack
        [4] the top card of the fourth stack
    }
say-rotate =
    { $quarters ->
       *[1] Turn { say-part } a quarter turn clockwise.
        [2] Turn { say-part } half round.
        [3] Turn { say-part } a quarter turn back.
    }
say-swap =
    { $other ->
        [any] Let any two stacks change places.
       *[other] Let { say-stack } and { say-second-stack } change places.
    }
say-move = Move { say-part } { say-place-there }.
say-offer =
    { $players ->
       *[others] { $optional ->
           *[true] In turn, all others may do this: { $inside }
            [false] In turn, all others must do this: { $inside }
        }
        [left] { $optional ->
           *[true] The player on your left may do this: { $inside }
            [false] The player on your left must do this: { $inside }
        }
        [all] { $optional ->
           *[true] In turn, everybody may do this: { $inside }
            [false] In turn, everybody must do this: { $inside }
        }
    }
say-cycle_hand = Swap the hand card for a new one from the deck.
say-swap_hand =
    { $with ->
       *[left] Swap hand cards with the player on the left.
        [it] Swap hand cards with that player.
        [any] Swap hand cards with any player.
        [1] Swap hand cards with the first player.
        [2] Swap hand cards with the second player.
        [3] Swap hand cards with the third player.
        [4] Swap hand cards with the fourth player.
    }
say-peek =
    { $n ->
        [one] Look at the top card of the deck in secret.
       *[other] Look at the top { $n } cards of the deck in secret.
    }
say-reorder = Put them back in any order.
say-mark =
    { $flag ->
       *[immune] { $until ->
           *[turn] Protect { say-stack } from cards and magic until the turn ends.
            [round] Protect { say-stack } from cards and magic for one round.
            [forever] Protect { say-stack } from cards and magic for good.
        }
        [no_cover] { $until ->
           *[turn] Nothing can be laid on { say-stack } until the turn ends.
            [round] Nothing can be laid on { say-stack } for one round.
            [forever] Nothing can ever again be laid on { say-stack }.
        }
    }
say-repeat = Do this { $n } times: { $inside }
say-if =
    { $what ->
       *[deck] If the deck has at least { $least } cards: { $inside }
        [discard] If the discard pile has at least { $least } cards: { $inside }
        [stacks] If at least { $least } stacks lie on the board: { $inside }
    }

## What the workshop’s doors refuse

refusal-magic-file = That file holds no spell. Open one that was saved here, or write it as the guide shows.
refusal-magic-long = That is too long for a spell. Leave something out.

## The page

magic-title = Magic workshop
magic-lead = Fill the blank card with a spell of your own.
magic-nameless = A spell without a name
magic-empty = What your spell does will stand here.
magic-steps = What it does
magic-begin = Begin with one of these
magic-and-then = And then
magic-put-inside = What is done inside
magic-singles = Single steps
magic-look = Name and sign
magic-name = Name of the spell
magic-names-more = Its name in other languages
magic-names-hint = Where you leave one empty, the name you gave is shown.
magic-glyph = Sign on the card
magic-ready = Ready?
magic-add-first = Add what it does, then you can try it.
magic-name-first = Give it a name, then you can try it.
magic-wrong =
    { $count ->
        [one] One thing is not right yet. It is marked.
       *[other] { $count } things are not right yet. They are marked.
    }
magic-try = Try it
magic-keep = Keep it here
magic-kept = Kept
magic-download = Save as a file
magic-play = Open a table with it
magic-add = Add it to your waiting table for { $seats }
magic-agree-hint = Whoever sits down at a table with it reads it first, and the game starts once all have agreed.
magic-shelf = Your spells on this device
magic-none-kept = None yet. What you keep here stays on this device.
magic-forget = Delete
magic-forget-which = Delete “{ $name }”
magic-open-file = Open a file
magic-new = New spell

## A step

magic-step = Step { $number }: { $what }
magic-up = Move step { $number } up
magic-down = Move step { $number } down
magic-remove = Take out step { $number }
magic-into = Put something inside
magic-into-now = Choose below what goes inside
magic-chosen = Choice { $number }: { $what }
magic-nothing = Nothing chosen yet
magic-no-not = Any, the same too
magic-no-at = Not tied to a choice
magic-no-with = The player on the left

## Tiles

magic-tile-turn = Turn a stack
magic-tile-swap = Swap two stacks
magic-tile-move = Move a stack
magic-tile-remove = Take a card off the board
magic-tile-protect = Protect a stack
magic-tile-draw = Draw 2, grow one
magic-tile-harvest = Grow a discarded card
magic-tile-lay = Lay this card itself
magic-tile-fresh = New hand card
magic-tile-hands = Swap hands with someone
magic-tile-peek = Look ahead in the deck
magic-tile-offer = Offer the others something
magic-tile-repeat = Do something twice
magic-tile-if = Only if …

## Steps by name

magic-op-choose = Choose
magic-op-draw = Draw cards
magic-op-take_discard = Take from the discard pile
magic-op-place = Grow cards
magic-op-place_self = Lay this magic card
magic-op-discard_rest = Discard what is left
magic-op-remove_top = Take the top card
magic-op-rotate = Turn
magic-op-swap = Swap stacks
magic-op-move = Move
magic-op-offer = Ask others
magic-op-cycle_hand = Swap the hand card
magic-op-swap_hand = Swap hand cards
magic-op-peek = Look at the deck
magic-op-reorder = Put back in any order
magic-op-mark = Protect
magic-op-repeat = Repeat
magic-op-if = If there is enough

## What is chosen in a step

magic-field-from = What
magic-field-n = How many
magic-field-show = Who sees them
magic-field-which = Which ones
magic-field-mode = On what
magic-field-rules = By which rules
magic-field-face = As which picture
magic-field-to = Where to
magic-field-quarters = How far
magic-field-scope = How much of it
magic-field-players = Who
magic-field-optional = They
magic-field-flag = Against what
magic-field-until = How long
magic-field-what = Where
magic-field-least = At least
magic-field-target = Which one
magic-field-other = With which other
magic-field-not = Different from
magic-field-at = In the place of
magic-field-with = With whom
magic-from-pile = a stack
magic-from-top = a card on top
magic-from-empty = an empty cell
magic-from-player = a player
magic-from-placed = the card just grown
magic-show-private = Whoever casts it
magic-show-public = Everybody
magic-which-choose = One of them
magic-which-only = The only one
magic-which-all = All of them
magic-mode-any = Anything
magic-mode-empty = An empty cell
magic-mode-cover = A stack
magic-rules-growing = As cards always grow
magic-rules-free = Touching nothing is fine
magic-to-box = Out of the game
magic-to-discard = To the discard pile
magic-to-hand = Into the hand
magic-quarters-1 = A quarter turn
magic-quarters-2 = Half round
magic-quarters-3 = A quarter turn back
magic-scope-pile = The whole stack
magic-scope-top = Only the top card
magic-players-others = All others, in turn
magic-players-left = The left neighbor
magic-players-all = Everybody, in turn
magic-optional-true = may do it
magic-optional-false = must do it
magic-flag-immune = Cards and magic
magic-flag-no_cover = Being covered
magic-until-turn = Until the turn ends
magic-until-round = One round
magic-until-forever = For good
magic-what-deck = In the deck
magic-what-discard = In the discard pile
magic-what-stacks = Stacks on the board

## Signs

magic-glyph-star = Star
magic-glyph-moon = Moon
magic-glyph-flame = Flame
magic-glyph-drop = Drop
magic-glyph-bolt = Lightning
magic-glyph-wind = Wind gust
magic-glyph-leaf = Leaf
magic-glyph-feather = Feather
magic-glyph-key = Key
magic-glyph-eye = Eye
magic-glyph-spiral = Spiral
magic-glyph-crown = Crown
magic-glyph-bell = Bell
magic-glyph-hand = Hand
magic-glyph-mirror = Mirror
magic-glyph-hourglass = Hourglass

## The little board

magic-try-title = Trying it out
magic-undo = Take back
magic-again = Again
magic-back = Workshop
magic-caster = Ann
magic-neighbor = Ben
magic-answer-for = Here you answer for { $name } as well.
magic-done = That was the whole spell. Cast it again with other cards, or play with it.
magic-not-here = On this little board the spell cannot be cast.

## At a table with own spells

agree-title = Spells of this table’s own
agree-lead = They join the printed ones. Everybody reads them before the game.
agree-yes = I agree
agree-done = You have agreed.
agree-host = You brought them. The game starts once the others have agreed.
agree-waiting = Not agreed yet: { $names }
agree-all = All have agreed.
agree-take-out = Take out
agree-take-out-which = Take out “{ $name }”
agree-make = Make a spell of your own
agree-sit = Sit down to agree.
