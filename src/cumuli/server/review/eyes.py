"""Through whose eyes somebody may look back, and at which plies.

A game that goes on is seen only as it was shown when it was played: through
the eyes of one's own seats, or for those who look on as its terms let them.
Once it is over everything may be known.
"""

from __future__ import annotations

from typing import Final

from cumuli.core.game import CHANCE
from cumuli.server.house import refuse
from cumuli.server.table.play import Play
from cumuli.server.table.room import Room

TABLE: Final = "table"
"""What all could know."""
TRUTH: Final = "truth"
"""What nobody knew."""


def allowed(room: Room, person: str) -> tuple[str, ...]:
    """Through whose eyes this person may look, their own first; refuse where they may not at all."""
    if room.frozen:
        raise refuse("frozen")
    if room.play is None:
        raise refuse("not-started")
    if room.summary.shut(person):
        raise refuse("watch-shut")
    own = [TABLE if seat is None else str(seat) for seat in room.eyes(person)]
    if room.summary.status != "over":
        return tuple(own)
    seats = [str(seat) for seat in range(len(room.summary.chairs))]
    return tuple(dict.fromkeys([*own, TABLE, *seats, TRUTH]))


def chosen(room: Room, person: str, wanted: str | None) -> str:
    """The eyes that were asked for, or one's own; refuse those one may not look through."""
    may = allowed(room, person)
    if wanted is None:
        return may[0]
    if wanted not in may:
        raise refuse("eyes-shut")
    return wanted


def stops(room: Room, play: Play, eyes: str) -> list[int]:
    """The plies that may be looked at: all of them once the game is over, else those that were shown."""
    made = len(play.moves)
    if room.summary.status == "over":
        return list(range(made + 1))
    if eyes == TABLE and room.gallery is not None:
        room.gallery.follow()
        shown = len(room.gallery.table.record.moves)
        cuts = [number for number, (seat, _) in enumerate(play.moves) if seat != CHANCE]
        return sorted({*(cut for cut in cuts if cut <= shown), shown})
    line: list[int] = []
    for _, moves in room.steps:
        while line and line[-1] >= moves:
            line.pop()  # these were taken back
        line.append(moves)
    opening = 1 if made and play.moves[0][0] == CHANCE else 0  # luck had answered before anybody saw anything
    return [ply for ply in line if opening <= ply <= made]
