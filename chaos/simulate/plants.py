"""Faults put in on purpose: a trial that does not find them finds nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import count
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from chaos.simulate.database import Database
from cumuli.server.table.room import Room
from cumuli.server.table.step import Step
from cumuli.store import Append

if TYPE_CHECKING:
    from chaos.simulate.node import Node
    from chaos.simulate.world import Plant, World


class Whole:
    """Spoils nothing; the others begin with it."""

    def world(self, world: World) -> None:
        """What all share stays whole."""

    def node(self, node: Node) -> None:
        """Each node stays whole."""


class NoCompare(Whole):
    """The store does not compare: an entry takes the place of whatever came after what its writer had read."""

    def world(self, world: World) -> None:
        world.database.appending = over_the_others


def over_the_others(database: Database, batch: Sequence[Append]) -> Sequence[Append]:
    for new in batch:
        if new.expected:
            database.db.execute("DELETE FROM entries WHERE table_id = ? AND seq > ?", (new.table, new.expected))
            database.db.execute("UPDATE tables SET seq = ? WHERE id = ?", (new.expected, new.table))
    return batch


class NoRepeat(Whole):
    """The store does not know a command again, so it may be written twice, and is not found when it is asked for."""

    def world(self, world: World) -> None:
        number = count()

        def forgetful(database: Database, batch: Sequence[Append]) -> Sequence[Append]:
            return [replace(new, command=f"{new.command}~{next(number)}") for new in batch]

        world.database.appending = forgetful


class NoSweep(Whole):
    """A node never looks by itself, and trusts that it hears every ring."""

    def node(self, node: Node) -> None:
        sweep = node.shared.sweep

        async def half(whole: bool = True) -> None:
            await sweep(False)

        node.shared.sweep = half  # type: ignore[method-assign]


class NoCursor(Whole):
    """A node does not keep how far each socket was told, and takes all to know what it knows itself."""

    def node(self, node: Node) -> None:
        presence = node.hub.presence
        publish = presence.publish

        def trusting(room: Room, step: Step) -> None:
            for link in presence.watchers.get(room.id, ()):
                link.told[room.id] = room.entries - 1
            publish(room, step)

        presence.publish = trusting  # type: ignore[method-assign]
        presence.told = lambda table: 0  # type: ignore[method-assign]
        presence.heal = lambda room: None  # type: ignore[method-assign]


class ToldFirst(Whole):
    """A node answers before its entry is written."""

    def node(self, node: Node) -> None:
        store: Any = node.hub.store
        append = store.append

        async def later(batch: Sequence[Append]) -> None:
            asyncio.create_task(append(batch))  # noqa: RUF006  # the loop keeps it; that it is lost is the point

        store.append = later


PLANTS: Final[dict[str, Plant]] = {
    "no-compare": NoCompare(),
    "no-repeat": NoRepeat(),
    "no-sweep": NoSweep(),
    "no-cursor": NoCursor(),
    "told-first": ToldFirst(),
}
