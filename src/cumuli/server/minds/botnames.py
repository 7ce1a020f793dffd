"""What bots are called: winds and clouds, short names that are the same in every language."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import sha256
from typing import Final

NAMES: Final = (
    "Bora",
    "Virga",
    "Zonda",
    "Iris",
    "Ostro",
    "Aura",
    "Notos",
    "Nimba",
    "Buran",
    "Alto",
    "Brisa",
    "Auster",
    "Maren",
    "Euros",
    "Pampa",
    "Nebula",
)
"""More than any table has seats, none longer than a phone shows."""


def bot_name(table: str, taken: Collection[str]) -> str:
    """A name that nobody at the table has; each table begins elsewhere in the list."""
    first = sha256(table.encode()).digest()[0] % len(NAMES)
    used = {name.casefold() for name in taken}
    for number in range(len(NAMES)):
        name = NAMES[(first + number) % len(NAMES)]
        if name.casefold() not in used:
            return name
    return ""  # only where people took every name; then it goes by its level
