"""What one command did at a table, and whom that concerns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from cumuli.core.game import Event
from cumuli.server.table.deeds import Deed

if TYPE_CHECKING:
    from cumuli.server.table.room import Room


class Step(Struct, frozen=True):
    """What a command did: deeds to write down, what happened, and for whom everything is new."""

    deeds: tuple[Deed, ...]
    events: tuple[Event, ...] = ()
    table: str | None = None
    """the table to name in the answer"""
    afresh: bool = False
    """everybody gets the table whole"""
    person: str | None = None
    """this person gets the table whole"""
    private: bool = False
    """nobody else is told anything"""
    said: bool = False
    """somebody said something, and that is all"""
    opens: Room | None = None
    """a second table that this command opens, with the one entry it begins with"""
    opens_with: tuple[Deed, ...] = ()
