"""Every type that a house reads from JSON or TOML, made known to msgspec before there are threads.

What msgspec knows of a type it finds out when the type is first read. Two threads that begin with the same type at
the same moment meet half of it, and the process dies (msgspec 0.22, with the interpreter's lock and all). Doors carry
out much beside the loop, so two people who open the same thing right after a start could have ended a house.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import is_dataclass
from types import ModuleType
from typing import Any, Final

import msgspec
from msgspec import Struct

from cumuli.core.game import Game
from cumuli.server.table.play import said_of

OURS: Final = "cumuli"


def modules() -> list[ModuleType]:
    """Those of ours that are loaded."""
    return [module for name, module in sorted(sys.modules.items()) if name.partition(".")[0] == OURS]


def kinds() -> Iterator[type]:
    """All structs and data classes that they define."""
    for module in modules():
        for kind in list(vars(module).values()):
            ours = isinstance(kind, type) and kind.__module__ == module.__name__
            if ours and (issubclass(kind, Struct) or is_dataclass(kind)):
                yield kind


def make_ready(shelf: Mapping[str, Game[Any]]) -> None:
    """Let msgspec look at all of them now; call it where there is one thread, once all is imported."""
    for kind in (*kinds(), *(said_of(game.words) for game in shelf.values())):
        with suppress(Exception):  # some hold what is never read
            msgspec.json.Decoder(kind)
