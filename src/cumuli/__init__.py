"""Cumuli: a table for three board games under one sky.

At a prompt: `from cumuli import CloudyKingdom`, `BroomService` or `CloudMine`; they come when they are asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from cumuli.compiled import refuse_stale

if TYPE_CHECKING:
    from cumuli.prompt import BroomService, CloudMine, CloudyKingdom, Game, Illegal, Move

__version__ = "0.1.0"
__all__ = ["BroomService", "CloudMine", "CloudyKingdom", "Game", "Illegal", "Move", "__version__"]

refuse_stale()


def __getattr__(name: str) -> Any:
    """The doors for a prompt, loaded when first asked for: a server has no use for them."""
    if name in __all__:
        return getattr(import_module("cumuli.prompt"), name)
    raise AttributeError(f"module 'cumuli' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
