"""The door to OpenSpiel: the games of the shelf as `pyspiel` games.  Importing this package registers them."""

from __future__ import annotations

from typing import Any

from cumuli.games import SHELF

try:
    import pyspiel
except ImportError as missing:
    raise ImportError("The door to OpenSpiel needs OpenSpiel: pip install 'cumuli[openspiel]'") from missing

from cumuli.lab.spiel.games import PREFIX, register
from cumuli.lab.spiel.parameters import parameters_from

__all__ = ["load"]

register()


def load(game: str, players: int | None = None, **options: Any) -> Any:
    """A game of the shelf as a `pyspiel.Game`, with options by the names and values that records know.

    Beside them there are `simultaneous` (one node where several seats choose
    in secret) and, in Cloud Mine, `phrases` (how many descriptions a dreamer
    has).  Raises ValueError for a game, name or mixture that is not played.
    """
    if game not in SHELF:
        raise ValueError(f"No such game: {game!r}; there are {', '.join(sorted(SHELF))}.")
    return pyspiel.load_game(PREFIX + game, parameters_from(SHELF[game], players, options))
