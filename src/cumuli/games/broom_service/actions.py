"""What a seat, or luck, may decide in Broom Service: the words, as they stand in records and on the wire."""

from __future__ import annotations

from msgspec import Struct

# Roles, regions, towers, cloud spaces and tiles are named by their ids in the data; a pawn is 0 or 1.


class Select(Struct, frozen=True, tag=True):
    """Take these roles in hand for the round, in secret (rule 3.3)."""

    roles: tuple[str, ...]


class Lead(Struct, frozen=True, tag=True):
    """Lead a role, bravely or cowardly (rule 4.1)."""

    role: str
    brave: bool


class Brave(Struct, frozen=True, tag=True):
    """Follow bravely: wait, and act at the end if nobody bumps you (rule 4.3)."""


class Coward(Struct, frozen=True, tag=True):
    """Follow cowardly: act at once (rule 4.4)."""


class Pass(Struct, frozen=True, tag=True):
    """Say that you do not hold the role (rule 4.2)."""


class Act(Struct, frozen=True, tag=True):
    """Carry out the cowardly action itself, not what the round or a tile offers instead."""


class Instead(Struct, frozen=True, tag=True):
    """Instead of the cowardly action: market (7.2), moonshine (7.3), five_vp (10.5) or brave (10.3)."""

    what: str


class Gather(Struct, frozen=True, tag=True):
    """Take resources, all that are offered or fewer (rule 5.4)."""

    violet: int
    green: int
    orange: int
    wand: int


class Fly(Struct, frozen=True, tag=True):
    """Move a pawn into an adjacent region (rule 6.1)."""

    pawn: int
    region: str


class Deliver(Struct, frozen=True, tag=True):
    """Deliver a potion to a tower from where a pawn stands (rule 6.3)."""

    tower: str
    pawn: int


class Dispel(Struct, frozen=True, tag=True):
    """Take the cloud on a cloud space and pay its wands (rule 6.7)."""

    space: str


class Circle(Struct, frozen=True, tag=True):
    """Fly on to one of the two stone circles (rule 11.1)."""

    circle: str


class UseTile(Struct, frozen=True, tag=True):
    """Use the mountain tile now (rule 9.7)."""


class DeliverFirst(Struct, frozen=True, tag=True):
    """Deliver before the mountain tile is used or lost (rule 9.7)."""


class Decline(Struct, frozen=True, tag=True):
    """Waive what is offered (rule 4.9)."""


class AddRole(Struct, frozen=True, tag=True):
    """Spend a one-card-more tile and take one more role (rule 10.4)."""

    role: str


class ExtraCard(Struct, frozen=True, tag=True):
    """Spend a one-card-more tile before the choice of roles (ruling A12)."""


class Hold(Struct, frozen=True, tag=True):
    """Put this many of a kind of resource into the fist (rule 7.7); kind any where only the number counts."""

    kind: str
    amount: int


class HandIn(Struct, frozen=True, tag=True):
    """Hand in one set (rule 7.9): all, or without one kind where three make a set (ruling A25)."""

    what: str


class Begin(Struct, frozen=True, tag=True):
    """Luck names the start player (rule 2.6)."""

    seat: int


class Reveal(Struct, frozen=True, tag=True):
    """Luck turns up the round's event (rule 3.1)."""

    event: str


class Bewitch(Struct, frozen=True, tag=True):
    """Luck turns up a bewitched role (rule 3.1)."""

    role: str


class LayCloud(Struct, frozen=True, tag=True):
    """Luck lays a cloud on the next cloud space (rule 2.3)."""

    cloud: str


class LayTile(Struct, frozen=True, tag=True):
    """Luck lays a tile on the next tile space (rules 9.6, 10.1, 11.1)."""

    tile: str


Action = (
    Select
    | Lead
    | Brave
    | Coward
    | Pass
    | Act
    | Instead
    | Gather
    | Fly
    | Deliver
    | Dispel
    | Circle
    | UseTile
    | DeliverFirst
    | Decline
    | AddRole
    | ExtraCard
    | Hold
    | HandIn
    | Begin
    | Reveal
    | Bewitch
    | LayCloud
    | LayTile
)
