"""Games that are over, as lists show them."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from cumuli.server.table.summary import Summary, from_row
from cumuli.store import Row


class Player(Struct, frozen=True):
    name: str
    bot: str | None
    mine: bool


class Finished(Struct, frozen=True):
    """One game that is over."""

    table: str
    game: str
    created: float
    players: tuple[Player, ...]
    scores: tuple[float, ...]
    """Empty for a game that ended before scores were kept in lists."""
    winners: tuple[int, ...]


def finished(rows: list[Row], me: str, frozen: Callable[[Summary], bool], everybody: bool) -> tuple[Finished, ...]:
    """Those of these tables that can still be looked at; for *everybody*, what was played here for all to see."""
    found = []
    for row in rows:
        summary = from_row(row)
        private = summary.imported or summary.terms.watching == "closed"
        if summary.status != "over" or frozen(summary) or (everybody and private):
            continue
        players = tuple(Player(chair.name, chair.bot, chair.person == me) for chair in summary.chairs)
        found.append(Finished(row.id, row.game, row.created, players, summary.scores, summary.winners))
    return tuple(found)
