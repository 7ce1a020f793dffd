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
