"""What all rooms of a server share, and how the house refuses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import partial
from random import Random
from secrets import token_bytes
from typing import Any, Final

import msgspec
from msgspec import Struct

from cumuli.core.game import Game, Illegal, Refusal
from cumuli.luck import KEY_BYTES
from cumuli.table import options_of

STANDARD: Final = "standard"
"""The deck of pictures that comes with the house."""
PRIVATE: Final = "private"
"""What others read in the place of a deck's id."""
Shelf = Mapping[str, Game[Any]]
UNTIMED: Final = {field.name: field.default for field in fields(Game) if field.name in ("paced", "forced")}


class House(Struct, frozen=True):
    """The games, the bots' levels and who deals."""

    shelf: Shelf
    levels: tuple[str, ...]
    dealer: Callable[[], Random] | None = None
    """Who deals where luck is not pledged before the game; None where it is, at every new table."""
    grace: float = 8.0
    """Seconds for which no clock runs where an answer may not tell by its speed: as long as a beat can be."""
    decks: dict[str, int] = {}
    """By deck of pictures that may be played with: how many cards it has."""
    keys: Callable[[], bytes] = partial(token_bytes, KEY_BYTES)
    """Where the keys of luck come from."""


def refuse(reason: str) -> Illegal:
    """A refusal by the house, not by the rules of a game."""
    return Illegal(Refusal(reason))


def deck_of(options: Mapping[str, Any]) -> tuple[str, int] | None:
    """The deck of pictures that a table has, and how many cards of it, where its game is played with one."""
    deck, cards = options.get("deck"), options.get("cards")
    return (deck, cards) if isinstance(deck, str) and isinstance(cards, int) else None


def known_deck(decks: Mapping[str, int], options: Mapping[str, Any]) -> None:
    """Refuse a deck that is not there, not ready, or of another size."""
    found = deck_of(options)
    if found is None or found[0] == STANDARD:
        return  # the game knows how many cards it comes with
    count = decks.get(found[0])
    if count is None:
        raise refuse("unknown-deck")
    if count != found[1]:
        raise Illegal(Refusal("deck-size", "", (("cards", found[1]), ("count", count))))


def checked(house: House, game: Game[Any], seats: int, raw: Mapping[str, Any]) -> dict[str, Any]:
    """Options with every default filled in, if they go together with this number of seats."""
    if seats not in game.seats:
        raise refuse("bad-options")
    options = options_of(game, dict(raw))
    game.check(seats, options)
    plain: dict[str, Any] = msgspec.to_builtins(options)
    known_deck(house.decks, plain)
    return plain


def offered(house: House, game: str) -> list[str]:
    """The bots that may sit down at a game, from the weakest to the strongest."""
    from cumuli.bots import known, levels

    return [level for level in house.levels if level in levels(game) or level not in known()]


def proposed(house: House, game: str) -> list[str]:
    """Those of them that people are offered: the levels, where the house has any."""
    from cumuli.bots import LEVELS

    found = offered(house, game)
    return [level for level in found if level in LEVELS] or found


def known_level(house: House, game: str, level: str) -> str:
    if level not in offered(house, game):
        raise refuse("bad-options")
    return level


def describe(house: House, id: str) -> dict[str, Any]:
    """A game as the form for a new table needs it."""
    game = house.shelf[id]
    choices = {str(seats): list(game.choices(seats)) for seats in game.seats}
    seats = [min(game.seats), max(game.seats)]
    return {
        "id": id,
        "version": game.version,
        "seats": seats,
        "bots": proposed(house, id),
        "choices": choices,
        "tie": game.tie,
    }


def times_answers(game: Game[Any] | None) -> bool:
    """Whether a game has questions that the house times, or answers itself."""
    return game is not None and any(getattr(game, name) is not default for name, default in UNTIMED.items())
