### Cloudy Kingdom: what is said when own data are checked.

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
