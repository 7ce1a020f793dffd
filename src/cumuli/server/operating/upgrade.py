"""Whether games that were played on an older engine come to the same on this one: `cumuli upgrade check`."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncGenerator, Sequence
from typing import Final

from msgspec import Struct

from cumuli.core.game import CHANCE, Position
from cumuli.games import SHELF
from cumuli.record import allowed, options_of
from cumuli.server.table import deeds as log
from cumuli.server.table.consent import over
from cumuli.server.table.summary import Summary, from_row
from cumuli.store import Entry, Store

SAME: Final = "same"
REFUSED: Final = "refused"
"""A move that was made is not legal on this engine."""
ELSE: Final = "else"
"""It ends otherwise: other winners or scores, sooner, or not at all."""
UNKNOWN: Final = "unknown"
"""The game, or the version of its rules, is not on the shelf any more: it can be read, and not played on."""
VERDICTS: Final = (SAME, REFUSED, ELSE, UNKNOWN)
Moves = list[tuple[int, str]]


class Judged(Struct, frozen=True):
    """What this engine makes of one game."""

    table: str
    game: str
    version: str
    status: str
    """playing or over"""
    plies: int
    verdict: str
    ply: int = 0
    """Where it differs, counted from 1; 0 where it does not."""
    move: str = ""


class Checked(Struct):
    """All games of a house."""

    counts: Counter[str]
    plies: int
    differing: list[Judged]

    @property
    def safe(self) -> bool:
        """Whether every game comes to the same."""
        return not self.differing


def moves_of(entries: Sequence[Entry]) -> Moves | None:
    """The moves of a table's log, luck's among them, less those that were taken back; None before its game began."""
    moves: Moves | None = None
    for entry in entries:
        for deed in log.read(entry.payload):
            match deed:
                case log.Started():
                    moves = list(deed.moves)
                case log.Moved() if moves is not None:
                    moves += deed.moves
                case log.Undone(left) if moves is not None:
                    del moves[left:]
    return moves


def judge(table: str, summary: Summary, moves: Moves) -> Judged:
    """Play a game again: each move must be legal, and the end, where it came to one, the same."""
    told = (table, summary.game, summary.version, summary.status, len(moves))
    game = SHELF.get(summary.game)
    if game is None or summary.version not in game.versions:
        return Judged(*told, UNKNOWN)
    state: Position = game.start(len(summary.chairs), options_of(game, summary.options), summary.version)
    for ply, (seat, text) in enumerate(moves, 1):
        try:
            code = game.code(state, game.read(state, text))
            fits = seat in state.to_act() and allowed(state, seat, code)
        except (ValueError, IndexError, KeyError):
            fits = False
        if not fits:
            return Judged(*told, REFUSED, ply, ("luck " if seat == CHANCE else f"{seat + 1} ") + text)
        state.apply(seat, code)
    outcome = state.outcome()
    played_out = summary.status == "over" and bool(summary.scores)
    if (outcome is not None) != played_out:
        return Judged(*told, ELSE, len(moves), moves[-1][1] if moves else "")
    if outcome is not None:
        end = over(summary, outcome)
        if (end.scores, end.winners) != (summary.scores, summary.winners):
            return Judged(*told, ELSE, len(moves), moves[-1][1])
    return Judged(*told, SAME)


async def judged(store: Store) -> AsyncGenerator[Judged, None]:
    """Every game that a house has, those under way and those that are over."""
    for row in await store.tables(0.0):
        summary = from_row(row)
        if summary.version and not summary.imported:
            moves = moves_of(await store.entries(row.id))
            if moves is not None:
                yield judge(row.id, summary, moves)
