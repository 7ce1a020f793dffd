"""What a table asks people to agree to before the game: spells that are not from the printed box (rule 9.3)."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Final

import msgspec

LENGTH: Final = 16


def asked(options: Mapping[str, Any]) -> str:
    """A mark of all that must be agreed to, another one as soon as anything in it changes; empty where nothing is."""
    spells = options.get("spells")
    return hashlib.sha256(msgspec.json.encode(spells)).hexdigest()[:LENGTH] if spells else ""
