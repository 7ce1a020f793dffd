"""Whether a text is the record of a game as the rules allow it, and if not, what is wrong where."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from cumuli.core.game import CHANCE, Illegal, Position, Refusal
from cumuli.games import SHELF
from cumuli.record import LUCK, RESULT, Record, allowed, result_line

SHOWN: Final = 80
"""Signs of a line that are told."""
Facts = dict[str, str | int]


class Wrong(ValueError):
    """What is wrong with a record; *what* is head, game, options, line, word, luck, move, spelling or result."""

    def __init__(self, what: str, facts: Facts, refused: Refusal | None = None) -> None:
        super().__init__(f"{what} {facts}")
        self.what = what
        self.facts = facts
        self.refused = refused
        """Why the rules do not allow it, where it is they who say so."""


def head(text: str) -> dict[str, Any]:
    """What stands above the first empty line."""
    try:
        top = tomllib.loads(text.partition("\n\n")[0])
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"line (\d+)", str(error))
        raise Wrong("head", {"number": int(at[1]) if at else 1}) from error
    seats, options = top.get("seats"), top.get("options", {})
    named = isinstance(seats, list) and all(isinstance(name, str) for name in seats)
    if not named or not isinstance(options, dict) or not isinstance(top.get("luck", {}), dict):
        raise Wrong("head", {"number": 1})
    if not isinstance(top.get("game"), str) or not isinstance(top.get("version"), str):
        raise Wrong("head", {"number": 1})
    return top


def read(text: str) -> Record:
    """A record whose game can begin here; raises Wrong."""
    top = head(text)
    game = SHELF.get(top["game"])
    if game is None or top["version"] not in game.versions or len(top["seats"]) not in game.seats:
        asked = {"game": top["game"][:SHOWN], "version": top["version"][:SHOWN], "seats": len(top["seats"])}
        raise Wrong("game", asked)
    for number, line in lines(text):
        if not re.match(rf"(?:{re.escape(RESULT)}|{re.escape(LUCK)}|[1-{len(top['seats'])}]) +\S", line):
            raise Wrong("line", {"number": number, "line": line[:SHOWN]})
    record = Record.parse(text)
    try:
        record.start()
    except Illegal as error:
        raise Wrong("options", {}, error.refusal) from error
    except (ValueError, TypeError, KeyError) as error:
        raise Wrong("head", {"number": 1}) from error
    return record


def lines(text: str) -> list[tuple[int, str]]:
    """The lines below the head that say anything, each with its number from 1."""
    above, _, body = text.partition("\n\n")
    start = above.count("\n") + 3
    return [(number, line) for number, line in enumerate(body.splitlines(), start) if line.strip()]


def line_of(text: str, ply: int) -> int:
    """The number of the line at which a ply stands."""
    moves = [number for number, line in lines(text) if not line.startswith(RESULT)]
    return moves[ply - 1]


def prove(record: Record) -> Position:
    """The last position; raises Wrong with the ply for the first thing that is not as the rules want it."""
    game, state = record.shelved(), record.start()
    for ply, (seat, line) in enumerate(record.moves, 1):
        said = f"{LUCK if seat == CHANCE else seat + 1} {line}"
        told: Facts = {"ply": ply, "line": said[:SHOWN]}
        try:
            word = game.read(state, line)
            code = game.code(state, word)
        except (ValueError, IndexError) as error:
            raise Wrong("word", told) from error
        if seat not in state.to_act() or not allowed(state, seat, code):
            if seat == CHANCE or state.to_act() == (CHANCE,):
                raise Wrong("luck", told)
            raise Wrong("move", told, game.explain(state, seat, word))
        right = game.write(state, game.word(state, code))
        if line != right:
            raise Wrong("spelling", {**told, "right": f"{said.split()[0]} {right}"})
        state.apply(seat, code)
    outcome = state.outcome()
    truth = result_line(outcome) if outcome else ""
    if truth != (record.result or ""):
        raise Wrong("result", {"said": record.result or "–", "truth": truth or "–"})
    return state
