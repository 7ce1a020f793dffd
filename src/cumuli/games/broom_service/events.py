"""What may happen in Broom Service: the log and the film speak these.  *rule* names the numbered rule of README.md."""

from __future__ import annotations

from msgspec import Struct


class CloudLaid(Struct, frozen=True, tag=True):
    space: str
    region: str
    cloud: str
    rule: str = "2.3"


class TileLaid(Struct, frozen=True, tag=True):
    region: str
    tile: str
    rule: str


class Began(Struct, frozen=True, tag=True):
    seat: int
    rule: str = "2.6"


class Revealed(Struct, frozen=True, tag=True):
    """The event of a round is turned up."""

    event: str
    round: int
    rule: str = "3.1"


class Reshuffled(Struct, frozen=True, tag=True):
    """All ten bewitched cards are shuffled anew."""

    rule: str = "3.2"


class Bewitched(Struct, frozen=True, tag=True):
    role: str
    rule: str = "3.1"


class Chose(Struct, frozen=True, tag=True):
    """*seat* has chosen its roles; *count* is None while that is secret."""

    seat: int
    count: int | None
    rule: str = "3.3"


class CountShown(Struct, frozen=True, tag=True):
    """How many roles *seat* has taken, and the VP it gains or loses by that."""

    seat: int
    count: int
    vp: int
    rule: str = "7.1"


class ExtraUsed(Struct, frozen=True, tag=True):
    """*seat* spends a one-card-more tile."""

    seat: int
    rule: str = "10.4"


class Added(Struct, frozen=True, tag=True):
    """*seat* has taken one more role, in secret."""

    seat: int
    rule: str = "10.4"


class Led(Struct, frozen=True, tag=True):
    seat: int
    role: str
    brave: bool
    rule: str = "4.1"


class Answered(Struct, frozen=True, tag=True):
    seat: int
    role: str
    brave: bool
    rule: str = "4.2"


class Passed(Struct, frozen=True, tag=True):
    seat: int
    role: str
    rule: str = "4.2"


class Penalised(Struct, frozen=True, tag=True):
    """The role laid is bewitched."""

    seat: int
    role: str
    vp: int
    rule: str = "4.8"


class Bumped(Struct, frozen=True, tag=True):
    """*seat* loses its brave claim to *other*."""

    seat: int
    other: int
    rule: str = "4.3"


class BraveActs(Struct, frozen=True, tag=True):
    seat: int
    role: str
    rule: str = "4.5"


class TookInstead(Struct, frozen=True, tag=True):
    """*what* is market, moonshine, five_vp or brave."""

    seat: int
    what: str
    vp: int
    rule: str


class Gathered(Struct, frozen=True, tag=True):
    """*source* is role, moonshine or tile."""

    seat: int
    violet: int
    green: int
    orange: int
    wand: int
    source: str
    rule: str


class Flew(Struct, frozen=True, tag=True):
    """*how* is witch, tile or storm."""

    seat: int
    pawn: int
    origin: str
    region: str
    how: str
    rule: str


class Turbo(Struct, frozen=True, tag=True):
    """A pawn is carried on to a stone circle."""

    seat: int
    pawn: int
    origin: str
    region: str
    circle: str
    rule: str = "11.1"


class Delivered(Struct, frozen=True, tag=True):
    """*vp* is all that is gained, *bonus* the part a brave druid and tailwinds add; *wand* are wands gained."""

    seat: int
    pawn: int
    tower: str
    region: str
    colour: str
    vp: int
    wand: int
    bonus: int
    rule: str


class Dispelled(Struct, frozen=True, tag=True):
    """*wand* are the wands paid, *vp* what bravery brings."""

    seat: int
    region: str
    space: str
    cloud: str
    wand: int
    vp: int
    rule: str = "6.7"


class StormPaid(Struct, frozen=True, tag=True):
    """A brew cloud pays for the potions owned."""

    seat: int
    cloud: str
    vp: int
    rule: str = "9.5"


class TileTaken(Struct, frozen=True, tag=True):
    seat: int
    tile: str
    region: str
    rule: str = "10.1"


class AmuletTaken(Struct, frozen=True, tag=True):
    seat: int
    region: str
    rule: str = "9.7"


class TileUsed(Struct, frozen=True, tag=True):
    seat: int
    tile: str
    rule: str = "9.8"


class TileForgone(Struct, frozen=True, tag=True):
    seat: int
    tile: str
    rule: str = "9.7"


class Waived(Struct, frozen=True, tag=True):
    """*what* is move, deliver, dispel or gather."""

    seat: int
    what: str
    rule: str = "4.9"


class LeadsAgain(Struct, frozen=True, tag=True):
    """Everybody was cowardly: the leader leads again."""

    seat: int
    rule: str = "4.6"


class Leads(Struct, frozen=True, tag=True):
    """*seat* leads the next trick."""

    seat: int
    rule: str


class RoundOver(Struct, frozen=True, tag=True):
    round: int
    rule: str = "3.4"


class EventScored(Struct, frozen=True, tag=True):
    seat: int
    event: str
    vp: int
    rule: str


class HoldMade(Struct, frozen=True, tag=True):
    """*seat* holds out its closed fist."""

    seat: int
    rule: str = "7.7"


class BidShown(Struct, frozen=True, tag=True):
    seat: int
    count: int
    rule: str = "7.7"


class HandedIn(Struct, frozen=True, tag=True):
    """*vp* is 0 where the seat keeps its resources."""

    seat: int
    vp: int
    rule: str = "7.9"


class FinalScored(Struct, frozen=True, tag=True):
    """What the end brings a seat; *vp* is its total."""

    seat: int
    lightning: int
    sets: int
    amulets: int
    vp: int
    rule: str = "8.1"


class Ended(Struct, frozen=True, tag=True):
    """*reason* is points, resources (they broke a tie) or shared."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    rule: str = "8.4"
