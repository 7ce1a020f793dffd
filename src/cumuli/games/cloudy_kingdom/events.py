"""What may happen in Cloudy Kingdom: the log and the film speak these.  *rule* names the numbered rule of README.md."""

from __future__ import annotations

from msgspec import Struct


class LaidOut(Struct, frozen=True, tag=True):
    layout: str
    rule: str = "2.2"


class FamilyTaken(Struct, frozen=True, tag=True):
    seat: int
    family: str
    rule: str = "2.3"


class MagicTaken(Struct, frozen=True, tag=True):
    """*seat* takes *magic*; seat None: everybody takes it; magic None: it is secret."""

    seat: int | None
    magic: str | None
    rule: str = "2.4"


class Began(Struct, frozen=True, tag=True):
    seat: int
    rule: str = "2.6"


class Drew(Struct, frozen=True, tag=True):
    """*face* is None to all but the seat that drew; *spell* tells a draw for a spell from the turn's own."""

    seat: int
    face: str | None
    spell: bool
    rule: str
    open: bool = False
    """drawn face up, for all to see"""


class Placed(Struct, frozen=True, tag=True):
    """*source* is hand, drawn (by a spell), discard (fetched from the pile) or magic (the magic card itself)."""

    seat: int
    face: str
    cell: int
    turn: int
    source: str
    rule: str


class Discarded(Struct, frozen=True, tag=True):
    seat: int
    face: str
    rule: str


class MagicPlayed(Struct, frozen=True, tag=True):
    seat: int
    magic: str
    rule: str


class Chosen(Struct, frozen=True, tag=True):
    """A spell's target, bound for a later step."""

    seat: int
    cell: int
    rule: str


class PlayerChosen(Struct, frozen=True, tag=True):
    seat: int
    other: int
    rule: str


class Fetched(Struct, frozen=True, tag=True):
    """*seat* takes *face* back from the discard pile."""

    seat: int
    face: str
    rule: str


class Removed(Struct, frozen=True, tag=True):
    """The top card of a stack leaves the table; *to* is box, discard or hand."""

    seat: int
    cell: int
    face: str
    to: str
    rule: str


class Turned(Struct, frozen=True, tag=True):
    """A pile (or its top card) turns by quarter turns clockwise."""

    seat: int
    cell: int
    quarters: int
    rule: str


class Moved(Struct, frozen=True, tag=True):
    """A pile or its top card goes to another cell."""

    seat: int
    cell: int
    to: int
    pile: bool
    rule: str


class Swapped(Struct, frozen=True, tag=True):
    seat: int
    cell: int
    other: int
    rule: str


class Exchanged(Struct, frozen=True, tag=True):
    """*seat* discards the hand card for a new one."""

    seat: int
    face: str
    rule: str


class HandsSwapped(Struct, frozen=True, tag=True):
    seat: int
    other: int
    rule: str


class Kept(Struct, frozen=True, tag=True):
    """*seat* leaves what a spell offered."""

    seat: int
    rule: str


class Peeked(Struct, frozen=True, tag=True):
    """*seat* looks at the top cards of the deck; *faces* is None to all others."""

    seat: int
    count: int
    faces: tuple[str, ...] | None
    rule: str


class Reordered(Struct, frozen=True, tag=True):
    """*seat* put the cards it looked at back in an order of its own."""

    seat: int
    count: int
    rule: str


class Marked(Struct, frozen=True, tag=True):
    """A stack is protected; *flag* is immune or no_cover, *until* is turn, round or forever."""

    seat: int
    cell: int
    flag: str
    until: str
    rule: str


class Fizzled(Struct, frozen=True, tag=True):
    """A step of a spell cannot be carried out and is left out."""

    seat: int
    step: int
    rule: str = "R12"


class Connected(Struct, frozen=True, tag=True):
    """A family's two opposite castles are newly joined; *axis* is NS or WE, *pending*: made by own magic (rule 8.4)."""

    family: str
    axis: str
    pending: bool
    rule: str


class Broken(Struct, frozen=True, tag=True):
    """A joined pair of castles is parted again."""

    family: str
    axis: str
    rule: str = "8.4"


class FinalPhase(Struct, frozen=True, tag=True):
    """The deck is empty: everybody plays the last card."""

    rule: str = "8.6"


class Skipped(Struct, frozen=True, tag=True):
    """*seat* has no card left to play."""

    seat: int
    rule: str = "8.6"


class Ended(Struct, frozen=True, tag=True):
    """The game is over; *reason* is own, gift, claim, deck or neutral, *winners* are seats (none: a draw)."""

    reason: str
    winners: tuple[int, ...]
    rule: str


Event = (
    LaidOut
    | FamilyTaken
    | MagicTaken
    | Began
    | Drew
    | Placed
    | Discarded
    | MagicPlayed
    | Chosen
    | PlayerChosen
    | Fetched
    | Removed
    | Turned
    | Moved
    | Swapped
    | Exchanged
    | HandsSwapped
    | Kept
    | Peeked
    | Reordered
    | Marked
    | Fizzled
    | Connected
    | Broken
    | FinalPhase
    | Skipped
    | Ended
)
