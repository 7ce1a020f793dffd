"""How much of the slow tests is run: a part each time, all of it with CUMULI_LONG set (`make long`)."""

from __future__ import annotations

import os
from typing import Final, TypeVar

T = TypeVar("T")
LONG: Final = bool(os.environ.get("CUMULI_LONG"))


def long(whole: T, part: T) -> T:
    """What is tried: the whole of it, or in the suite of every day a part."""
    return whole if LONG else part
