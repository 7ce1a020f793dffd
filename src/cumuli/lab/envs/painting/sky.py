"""Cloud Mine drawn: the clouds that lie for all to see, or the hand of whoever holds them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from PIL import Image

from cumuli.lab.envs.painting.brush import INK, SEATS, Colour, Sheet
from cumuli.lab.pictures import Pictures, clouds

SIDE: Final = 144
GAP: Final = 12
BACK: Final[Colour] = (92, 104, 130)
MEANT: Final[Colour] = (250, 214, 80)


@lru_cache(maxsize=1)
def standard() -> Pictures:
    """The pictures of the standard deck."""
    return clouds(SIDE)


def paint(view: Mapping[str, Any], static: Mapping[str, Any]) -> Sheet:
    """The clouds of the round, as far as the view shows them; on another deck than the standard one their numbers."""
    known = view["hand"] or [view["target"], *[None] * (view["size"] - 1)]
    cards = view["sky"] or [{"card": card, "turned": False} for card in known]
    sheet = Sheet(GAP + len(cards) * (SIDE + GAP), SIDE + 2 * GAP + 20)
    for i, lying in enumerate(cards):
        x = GAP + i * (SIDE + GAP)
        _card(sheet, (x, GAP), lying["card"], lying["turned"], static["deck"] == "standard")
        if lying["card"] is not None and lying["card"] == view["target"]:
            sheet.draw.rectangle((x - 3, GAP - 3, x + SIDE + 2, GAP + SIDE + 2), outline=MEANT, width=4)
        sheet.text((x + SIDE / 2, SIDE + GAP + 14), "ABCDEFGH"[i] if view["sky"] else "", (255, 255, 255), 16)
    return sheet


def colours(view: Mapping[str, Any]) -> list[Colour]:
    """By seat: any."""
    return list(SEATS[: len(view["piles"])])


def _card(sheet: Sheet, at: tuple[int, int], card: int | None, turned: bool, standard_deck: bool) -> None:
    x, y = at
    if card is None or turned:
        sheet.draw.rounded_rectangle((x, y, x + SIDE, y + SIDE), 10, fill=BACK, outline=INK)
    elif standard_deck and card < len(standard()):
        sheet.image.paste(Image.fromarray(standard()[card]), at)
    if card is not None and (turned or not standard_deck):
        sheet.text((x + SIDE / 2, y + SIDE / 2), str(card + 1), (255, 255, 255), 20)
