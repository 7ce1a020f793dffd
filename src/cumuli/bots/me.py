"""Who a bot is at a table, as plain data that any process may be handed."""

from __future__ import annotations

from msgspec import Struct


class Me(Struct, frozen=True):
    """One bot; games in which all bots of a level are alike make nothing of it."""

    own: int = 0
    """its number, the same for a whole game: its eyes, its persona and its whims come from it"""
    deck: bytes | None = None
    """what eyes see in a deck of other pictures than the standard one"""
    language: str = "en"
    """what it speaks"""
