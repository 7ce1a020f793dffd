"""What a seat, or luck, may decide in Cloud Mine: the words, as they stand in records and on the wire."""

from __future__ import annotations

from msgspec import Struct

# Cards are numbered from 0 as the deck has them, places from 0 as the cards lie.


class First(Struct, frozen=True, tag=True):
    """Luck names the first dreamer (rule 2.2)."""

    seat: int


class Deal(Struct, frozen=True, tag=True):
    """Luck deals a card into the round's hand (rule 3.1)."""

    card: int


class Lay(Struct, frozen=True, tag=True):
    """Luck lays a card of the hand on the next place (rule 5.1)."""

    card: int


class Pick(Struct, frozen=True, tag=True):
    """The scout picks the cloud to be found (rule 3.3)."""

    card: int


class Describe(Struct, frozen=True, tag=True):
    """The dreamer says what the cloud looks like (rule 4.2)."""

    text: str


class Guess(Struct, frozen=True, tag=True):
    """A watcher points at a card that lies face up (rule 6.1)."""

    place: int


Action = First | Deal | Lay | Pick | Describe | Guess
