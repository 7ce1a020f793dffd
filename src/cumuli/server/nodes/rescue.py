"""Tables that must go on by themselves, and decks in the making, whose node is gone: another takes them over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cumuli.server.nodes.resuming import resume, unattended

if TYPE_CHECKING:
    from cumuli.server.nodes.shared import Shared


class Rescue:
    """What nobody looks after, by the looks of it."""

    def __init__(self, node: Shared) -> None:
        self.node = node
        self._lonely: set[str] = set()
        """What nobody looked after a moment ago: it may have been taken up since, and not been told yet."""
        self._taken: dict[str, int] = {}
        """By table: how many entries its log had when it was taken over; there may be nothing to do at it now."""

    async def look(self) -> None:
        """Take over what nobody has looked after twice in a row, and what falls to this node."""
        hub, known = self.node.hub, self.node.known
        busy = self.node.busy | self.node.others.busy
        lonely = {
            table
            for table, summary in hub.lobby.tables.items()
            if summary.status == "playing"
            and table not in busy
            and self._taken.get(table) != known.get(table)
            and unattended(hub, summary)
            and self._ours(table)
        }
        decks = {deck.id: deck for deck in await hub.decks.unmade() if deck.id not in busy and self._ours(deck.id)}
        for table in lonely & self._lonely:
            number = known.get(table, 0)
            if await resume(hub, table):
                self._taken[table] = number
        for id in decks.keys() & self._lonely:
            hub.decks.resume(decks[id])
        self._lonely = lonely | decks.keys()
        self._taken = {table: at for table, at in self._taken.items() if table in hub.lobby.tables}

    def _ours(self, what: str) -> bool:
        return self.node.others.falls_to(what, self.node.name)
