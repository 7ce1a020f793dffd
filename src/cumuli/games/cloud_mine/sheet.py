"""The score sheet: the cards every seat has won, and the rules by which they win (rule 8)."""

from __future__ import annotations

from typing import Final

from cumuli.core.game import Item
from cumuli.games.cloud_mine.state import CloudMine

ENDINGS: Final = {"cards": "8.4", "shared": "8.5"}


def sheet(state: CloudMine) -> tuple[Item, ...]:
    """The piles are all there is to count."""
    return (Item("total", "8.4", tuple([int(pile) for pile in state.piles])),)
