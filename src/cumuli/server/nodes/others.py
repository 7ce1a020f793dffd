"""Who else serves this house now, who is here by them, and what they look after."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from cumuli.server.nodes.shared import Shared

PATIENCE: Final = 4.0
"""Seconds after which a node that says nothing counts as gone."""


class State(Struct, frozen=True, array_like=True):
    """What a node tells of itself."""

    here: dict[str, tuple[str, ...]]
    """By person who has a socket there: the tables they have in sight."""
    busy: list[str]
    """The tables it looks after, and the decks it makes."""


_DECODER: Final = msgspec.json.Decoder(State)
NOTHING: Final = State({}, [])


class Others:
    """The living nodes but this one."""

    def __init__(self, node: Shared) -> None:
        self.node = node
        self.patience = PATIENCE
        self.states: dict[str, tuple[int, State]] = {}
        """By name: the number of the state that was read last, and the state."""

    @property
    def busy(self) -> set[str]:
        """What others look after."""
        return {table for _, state in self.states.values() for table in state.busy}

    def here(self) -> dict[str, tuple[str, ...]]:
        """Who is here, at this node."""
        links = self.node.hub.presence.links
        return {
            person: tuple(sorted({table for link in links[person] for table in link.here})) for person in sorted(links)
        }

    async def note(self, nodes: dict[str, tuple[float, int]]) -> None:
        """See who lives, and read what is new of them."""
        alive = {name: number for name, (_, number) in nodes.items() if name != self.node.name}
        new = [name for name, number in alive.items() if self.states.get(name, (-1, NOTHING))[0] != number]
        read = await self.node.board.states(new) if new else {}
        gone = self.states.keys() - alive.keys()
        if not read and not gone:
            return
        for name in gone:
            del self.states[name]
        moved = bool(gone)
        for name, (number, raw) in read.items():
            state = _DECODER.decode(raw)
            moved = moved or state.here != self.states.get(name, (0, NOTHING))[1].here
            self.states[name] = (number, state)
        if moved:  # what they look after changes with every move
            self._tell()

    def _tell(self) -> None:
        """Let presence know who is elsewhere, and what went out of whose sight."""
        seen: dict[str, frozenset[str]] = {}
        for _, state in self.states.values():
            for person, tables in state.here.items():
                seen[person] = seen.get(person, frozenset()) | set(tables)
        hub = self.node.hub
        before = hub.presence.elsewhere
        hub.presence.at_other_nodes(seen)
        for person, in_sight in seen.items():
            for table in in_sight:
                hub.looks.left.pop((person, table), None)
        for person, had in before.items():
            for table in had - seen.get(person, frozenset()):
                hub.looks.note(person, table)

    def falls_to(self, table: str, name: str) -> bool:
        """Whether it is for this node, of all that live, to take over a table."""
        return name == max([name, *self.states], key=lambda node: sha256(f"{node}\n{table}".encode()).digest())
