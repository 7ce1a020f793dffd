"""A table's options as OpenSpiel's game parameters, and the way back.

OpenSpiel knows numbers, yes or no, and text, and writes them all into the
game's name.  So the starting seat is a number (0 where luck says), and what
is larger than a word is JSON, escaped as in an address.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final
from urllib.parse import quote, unquote

from cumuli.core.game import Game
from cumuli.lab.spiel.setup import Setup, setup_of

Parameter = int | bool | str
MOVES: Final = "moves"
BEGUN: Final = ("%7B", "%5B", "%22")
"""How escaped JSON begins."""


def specification(game: Game[Any]) -> dict[str, Parameter]:
    """Every parameter of a game with what it is where nothing is said."""
    found: dict[str, Parameter] = {"players": game.seats[0], "simultaneous": False, MOVES: ""}
    if game.id == "cloud_mine":
        found["phrases"] = 0
    for name, default in defaults(game).items():
        found[name] = parameter(name, default)
    return found


def defaults(game: Game[Any]) -> dict[str, Any]:
    """A game's own options, by name."""
    own = game.options()
    return {field.name: getattr(own, field.name) for field in fields(game.options)}


def parameter(name: str, value: Any) -> Parameter:
    """One option as a parameter."""
    if name == "start":
        return 0 if value == "random" else int(value)
    if isinstance(value, bool | int | str):
        return value
    return quote(json.dumps(value, sort_keys=True), safe="") if value else ""


def option(name: str, value: Parameter, default: Any) -> Any:
    """The way back; raises ValueError for JSON that is none."""
    if name == "start":
        return str(value) if value else "random"
    if isinstance(value, str) and value.startswith(BEGUN):
        return json.loads(unquote(value))
    if value == "" and not isinstance(default, str):
        return default
    return value


def setup_from(game: Game[Any], parameters: Mapping[str, Parameter]) -> Setup:
    """The table that OpenSpiel asks for."""
    plain: dict[str, Any] = {}
    for name, default in defaults(game).items():
        value = option(name, parameters[name], default) if name in parameters else default
        if value != default:
            plain[name] = value
    seats = int(parameters.get("players", game.seats[0]))
    phrases = int(parameters.get("phrases", 0))
    moves = json.dumps(option(MOVES, parameters.get(MOVES, ""), []))
    return setup_of(game.id, seats, json.dumps(plain, sort_keys=True), phrases, moves)


def parameters_from(game: Game[Any], players: int | None, asked: Mapping[str, Any]) -> dict[str, Parameter]:
    """Parameters for options by their own names and in their own words; raises ValueError for a name that is none."""
    known = specification(game)
    for name in asked:
        if name not in known:
            raise ValueError(f"{game.id} has no option {name!r}; it has {', '.join(sorted(known))}.")
    said = {name: parameter(name, value) for name, value in asked.items()}
    return said if players is None else {"players": players, **said}
