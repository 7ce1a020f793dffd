"""A little board to try a spell on: a game under way in which its author holds it and casts it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import msgspec

from cumuli.core.game import Event, Illegal, Refusal
from cumuli.games.cloudy_kingdom import GAME
from cumuli.games.cloudy_kingdom.actions import PlayMagic
from cumuli.games.cloudy_kingdom.fields import SPELL
from cumuli.games.cloudy_kingdom.setup import Options
from cumuli.table import Table

SEATS: Final = ("1", "2")
MOST_ANSWERS: Final = 64
"""More than any spell asks for."""
BEFORE: Final = """
* family rose
* family star
1 take {id}
1 take chop
1 take twisting
2 take inspiration
2 take chop
2 take twisting
* deal cross
* deal straight
1 place cross b1 n
* deal tee_side
2 place straight a2 e
* deal bend_r
1 place tee_side b2 n
* deal bridge
2 magic inspiration
* deal blockade
* deal dbl_l
2 place dbl_l c2 e
* deal cross
1 place bridge b2 e
* deal bend_l
2 magic chop
2 choose a2
* deal straight
1 place bend_l a2 e
* deal bridge
2 place straight c2 n
* deal cross
1 place bridge b3 n
* deal tee_end
2 place cross b1 e
* deal tee_side
"""
"""What was played before: stacks and empty cells, three discarded cards, a full deck."""


@dataclass(frozen=True)
class Trial:
    """How the board stands after some answers."""

    table: Table
    seat: int
    """Whose eyes to look through: whoever must answer, in the end the author."""
    events: tuple[Event, ...]
    """What the last answer did, or the casting."""
    over: bool
    """Whether all of the spell was carried out."""


def tried(spell: Mapping[str, Any], answers: Sequence[Mapping[str, Any]], luck: int) -> Trial:
    """Cast a spell without faults and give these answers; the same luck deals the same cards.

    Raises Illegal where it cannot be cast on this board, and for an answer that is not legal.
    """
    options = Options(board="3x3", start="1", magic="own_choice", spells=(dict(spell),))
    moves = [_move(line.format(id=spell["id"])) for line in BEFORE.split("\n") if line]
    table = Table.resume(GAME, list(SEATS), options, GAME.version, moves, Random(luck))
    events = table.act(0, PlayMagic(spell["id"]))
    for answer in answers[:MOST_ANSWERS]:
        if _over(table):
            raise Illegal(Refusal("over", "8.1"))
        try:
            word = msgspec.convert(answer, GAME.words)
        except msgspec.ValidationError:
            raise Illegal(Refusal("unknown-word")) from None
        events = table.act(table.state.to_act()[0], word)
    over = _over(table)
    return Trial(table, 0 if over else table.state.to_act()[0], tuple(events), over)


def _move(line: str) -> tuple[int, str]:
    seat, _, text = line.partition(" ")
    return (-1 if seat == "*" else int(seat) - 1), text


def _over(table: Table) -> bool:
    state: Any = table.state
    return state.outcome() is not None or state.phase != SPELL
