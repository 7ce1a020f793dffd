"""What a seat, or luck, may decide in Cloudy Kingdom: the words, as they stand in records and on the wire."""

from __future__ import annotations

from msgspec import Struct

# Cells are numbered row by row from the north-west corner: cell = row * size + column.
# A turn counts quarter turns clockwise: even lies north-south, odd east-west.


class Place(Struct, frozen=True, tag=True):
    """Put a card on a cell: the hand card, a card a spell brought, or the magic card itself (rule 4)."""

    face: str
    cell: int
    turn: int


class PlayMagic(Struct, frozen=True, tag=True):
    """Discard the hand card and play a magic card instead (rule 6.1)."""

    magic: str


class Choose(Struct, frozen=True, tag=True):
    """Choose the stack or empty cell a spell asks for."""

    cell: int


class ChoosePlayer(Struct, frozen=True, tag=True):
    """Choose the player a spell asks for."""

    seat: int


class Accept(Struct, frozen=True, tag=True):
    """Take up what a spell offers."""


class Decline(Struct, frozen=True, tag=True):
    """Leave what a spell offers."""


class Pick(Struct, frozen=True, tag=True):
    """Pick one of the cards a spell shows: the next to go back on the deck."""

    face: str


class Discard(Struct, frozen=True, tag=True):
    """Discard the hand card: only where it cannot be placed anywhere (rule 3.4)."""


class TakeMagic(Struct, frozen=True, tag=True):
    """Take a magic card before the game begins (rule 2.4); luck takes for all alike."""

    magic: str


class TakeFamily(Struct, frozen=True, tag=True):
    """Take a family before the game begins (rule 2.3)."""

    family: str


class LayOut(Struct, frozen=True, tag=True):
    """Luck lays out the castles (rule 2.2): families from north, east, south and west, as written in layouts.toml."""

    layout: str


class Deal(Struct, frozen=True, tag=True):
    """Luck deals a route card."""

    face: str


class Begin(Struct, frozen=True, tag=True):
    """Luck names the starting player (rule 2.6)."""

    seat: int


Action = (
    Place
    | PlayMagic
    | Choose
    | ChoosePlayer
    | Accept
    | Decline
    | Pick
    | Discard
    | TakeMagic
    | TakeFamily
    | LayOut
    | Deal
    | Begin
)
