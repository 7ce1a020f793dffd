### Words of the board in the browser, in English.

lang = en

board-label = Board
board-seats = Players
board-seat = { $name }, family { $family }, { $hand ->
        [one] 1 route card
       *[other] { $hand } route cards
    }, { $magic ->
        [one] 1 magic card
       *[other] { $magic } magic cards
    } left. Show how far the family has grown.

board-cell-empty = { $cell }: empty.
board-cell-pile =
    { $cell }: { $count ->
        [one] { $face }, lying { $lying }.
       *[other] stack of { $count }, on top { $face }, lying { $lying }.
    }
board-lying-ns = north to south
board-lying-we = west to east
board-cell-lit = You can play here.
board-cell-turned = You can play here with the card turned.
board-cell-safe = Protected.
board-cell-last = Last change.

board-peek =
    { $count ->
        [one] Look into the stack: 1 card
       *[other] Look into the stack: { $count } cards
    }
board-pile =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-pile-order = From bottom to top
board-close = Close

board-hand = Your cards
board-hand-card = In hand: { $face }, lying { $lying }. Turn it.
board-take-card = Take { $face } instead
board-no-card = You have no route card.
board-rotate = Turn right (R)
board-rotate-back = Turn left
board-confirm = Play it here
board-choose = Choose this one
board-cancel = Take back

board-taken = { $count } of 3 taken
board-magic = Your magic cards
board-magic-used = { $magic }, already cast
board-magic-steps = Step by step
board-magic-play = Cast it
board-magic-back = Back
board-spell = { $name } casts { $magic }

board-accept = New card
board-decline = Keep mine
board-discard = Discard the card

board-deck =
    { $count ->
        [one] Deck: 1 card
       *[other] Deck: { $count } cards
    }
board-discards =
    { $count ->
        [one] Discard pile: 1 card
       *[other] Discard pile: { $count } cards
    }
board-box =
    { $count ->
        [one] Out of the game: 1 card
       *[other] Out of the game: { $count } cards
    }

board-final = Last round: everybody plays one more card.
