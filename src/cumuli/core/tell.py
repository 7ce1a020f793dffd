"""How rules speak to whoever listens.  Compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def tell(events: list[Any] | None, event: Callable[..., Any], *facts: Any) -> None:
    """Record an event, if anyone listens; build nothing otherwise."""
    if events is not None:
        events.append(event(*facts))
