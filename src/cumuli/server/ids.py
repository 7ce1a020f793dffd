"""Names for things that must come out the same when they are asked for twice."""

from __future__ import annotations

import hmac
from base64 import b32encode
from hashlib import sha256


def table_id(*parts: str) -> str:
    """A table's name, made from the command that opens it: a repeated command opens no second table."""
    digest = sha256("\n".join(parts).encode()).digest()
    return b32encode(digest[:10]).decode().lower()


def command_key(person: str, id: str) -> str:
    return f"{person}:{id}"


def bot_key(table: str, seat: int, ask: int) -> str:
    """The same for every worker that answers this question, so that only one answer counts."""
    return f"bot:{table}:{seat}:{ask}"


def house_key(table: str, seat: int, ask: int) -> str:
    """The answer that the house gives for a seat: once for each question."""
    return f"house:{table}:{seat}:{ask}"


def late_key(table: str, seat: int, entries: int) -> str:
    """What is done about somebody whose time is up: once at each point of the log."""
    return f"late:{table}:{seat}:{entries}"


def own_number(secret: bytes, table: str, seat: int) -> int:
    """What makes the bot on a seat itself, as 62 bits: whoever does not know the house's secret cannot compute it."""
    return int.from_bytes(hmac.digest(secret, f"own\n{table}\n{seat}".encode(), "sha256")[:8]) >> 2
