"""The door to OpenSpiel: the games of the shelf as `pyspiel` games.  Importing this package registers them."""

from __future__ import annotations

from typing import Any

from cumuli.games import SHELF

try:
    import pyspiel
except ImportError as missing:
    raise ImportError("The door to OpenSpiel needs OpenSpiel: pip install 'cumuli[openspiel]'") from missing

from cumuli.lab.spiel.beginning import lines_of
from cumuli.lab.spiel.games import PREFIX, register
from cumuli.lab.spiel.parameters import parameters_from
from cumuli.record import Record

__all__ = ["load", "load_record"]

register()


def load(game: str, players: int | None = None, **options: Any) -> Any:
    """A game of the shelf as a `pyspiel.Game`, with options by the names and values that records know.

    Beside them there are `simultaneous` (one node where several seats choose
    in secret), `moves` (lines of a record that are played before) and, in
    Cloud Mine, `phrases` (how many descriptions a dreamer has).  Raises
    ValueError for a game, name or mixture that is not played.
    """
    if game not in SHELF:
        raise ValueError(f"No such game: {game!r}; there are {', '.join(sorted(SHELF))}.")
    return pyspiel.load_game(PREFIX + game, parameters_from(SHELF[game], players, options))


def load_record(text: str, plies: int, **more: Any) -> Any:
    """The game of a record as it stood after so many plies; raises ValueError for a record that is not played here.

    Everybody then knows how it stands, hidden cards too, as far as a search looks at the whole tree.
    """
    record = Record.parse(text)
    game = record.shelved()
    if record.version != game.version:
        raise ValueError(f"This record is of the rules {record.version}; the door plays {game.version}.")
    return load(record.game, len(record.seats), moves=lines_of(record, plies), **record.options, **more)
