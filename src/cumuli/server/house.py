"""What all rooms of a server share, and how the house refuses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from cumuli.core.game import Game, Illegal, Refusal
from cumuli.table import options_of

Shelf = Mapping[str, Game[Any]]
UNTIMED: Final = {field.name: field.default for field in fields(Game) if field.name in ("paced", "forced")}


class House(Struct, frozen=True):
    """The games, the bots' levels and who deals."""

    shelf: Shelf
    levels: tuple[str, ...]
    dealer: Callable[[], Random]


def refuse(reason: str) -> Illegal:
    """A refusal by the house, not by the rules of a game."""
    return Illegal(Refusal(reason))


def checked(game: Game[Any], seats: int, raw: Mapping[str, Any]) -> dict[str, Any]:
    """Options with every default filled in, if they go together with this number of seats."""
    if seats not in game.seats:
        raise refuse("bad-options")
    options = options_of(game, dict(raw))
    game.check(seats, options)
    plain: dict[str, Any] = msgspec.to_builtins(options)
    return plain


def offered(house: House, game: str) -> list[str]:
    """The bots that may sit down at a game, from the weakest to the strongest."""
    from cumuli.bots import LEVELS, levels

    return [level for level in house.levels if level in levels(game) or level not in LEVELS]


def known_level(house: House, game: str, level: str) -> str:
    if level not in offered(house, game):
        raise refuse("bad-options")
    return level


def describe(house: House, id: str) -> dict[str, Any]:
    """A game as the form for a new table needs it."""
    game = house.shelf[id]
    choices = {str(seats): list(game.choices(seats)) for seats in game.seats}
    seats = [min(game.seats), max(game.seats)]
    return {"id": id, "version": game.version, "seats": seats, "bots": offered(house, id), "choices": choices}


def times_answers(game: Game[Any] | None) -> bool:
    """Whether a game has questions that the house times, or answers itself."""
    return game is not None and any(getattr(game, name) is not default for name, default in UNTIMED.items())
