"""How messages from outside are read, and how refusals are spelled."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from cumuli.core.game import Refusal
from cumuli.server.wire import AnyCommand

ID: Final = re.compile(rb'"id" ?: ?"([0-9A-Za-z-]{1,64})"')
"""Where the id stands in a message of which something else cannot be read, such as half a character."""
DECODER: Final = msgspec.json.Decoder(AnyCommand)


def spelled(refusal: Refusal) -> tuple[str, str, dict[str, str | int]]:
    return refusal.reason, refusal.rule, dict(refusal.args)


def readable_id(raw: str | bytes) -> str:
    """The id of a message that is otherwise unreadable, or nothing."""
    try:
        found = msgspec.json.decode(raw, type=dict[str, Any]).get("id")
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        marked = ID.search(raw.encode("utf-8", "replace") if isinstance(raw, str) else raw)
        return "" if marked is None else marked[1].decode("ascii")
    return found if isinstance(found, str) and len(found) <= 64 else ""
