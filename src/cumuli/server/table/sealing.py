"""Answers given before their question: sealed for the one that goes round, or ordered for those that may come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cumuli.core.game import Illegal, Refusal
from cumuli.server.people.person import Person
from cumuli.server.table.deeds import Ordered, Sealed
from cumuli.server.wire import Order, Seal

if TYPE_CHECKING:
    from cumuli.server.table.room import Room

CANNOT_SEAL: Final = Refusal("cannot-seal", "4.10")
CANNOT_ORDER: Final = Refusal("cannot-order", "4.10")


def decided(room: Room, person: Person, command: Seal | Order) -> Sealed | Ordered:
    """The deed of somebody who answers ahead, or Illegal."""
    seat = command.seat
    play = room.at_hand(person, seat)
    if isinstance(command, Order):
        standing = play.standing(seat)
        if any(way not in standing.get(about, ()) for about, way in command.orders.items()):
            raise Illegal(CANNOT_ORDER)
        return Ordered(seat, command.orders)
    word = None if command.action is None else play.word(command.action)
    offered = play.ahead(seat)
    if not offered or (word is not None and word not in offered):
        raise Illegal(CANNOT_SEAL)
    return Sealed(seat, None if word is None else play.game.write(play.table.state, word))
