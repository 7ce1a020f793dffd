"""What all three pictures have in common: a sheet, its colours, and lines of words below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from textwrap import wrap
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

Colour = tuple[int, int, int]
Point = tuple[float, float]

SKY: Final[Colour] = (66, 128, 206)
PAPER: Final[Colour] = (248, 246, 240)
INK: Final[Colour] = (38, 44, 58)
SEATS: Final[tuple[Colour, ...]] = (
    (204, 62, 68), (58, 110, 190), (70, 150, 84), (232, 178, 48),
    (142, 84, 170), (84, 176, 184), (228, 122, 48), (120, 120, 128),
)  # fmt: skip
TEXT: Final = 14
LINE: Final = 19


@lru_cache(maxsize=8)
def _font(size: int) -> Any:
    return ImageFont.load_default(size)


class Sheet:
    """A picture being drawn."""

    def __init__(self, width: int, height: int, ground: Colour = SKY) -> None:
        self.image = Image.new("RGB", (width, height), ground)
        self.draw = ImageDraw.Draw(self.image)

    def text(self, at: Point, words: str, colour: Colour = INK, size: int = TEXT, anchor: str = "mm") -> None:
        """A few words, their middle at a point."""
        self.draw.text(at, words, fill=colour, font=_font(size), anchor=anchor)

    def disc(self, at: Point, radius: float, colour: Colour, edge: Colour = INK) -> None:
        x, y = at
        self.draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour, outline=edge)

    def box(self, at: Point, radius: float, colour: Colour, edge: Colour = INK) -> None:
        x, y = at
        self.draw.rectangle((x - radius, y - radius, x + radius, y + radius), fill=colour, outline=edge)

    def told(self, lines: Sequence[str], colours: Sequence[Colour]) -> NDArray[np.uint8]:
        """The finished picture: under what was drawn, lines of words, each behind a spot of its colour."""
        width = self.image.width
        rows = [
            (row, colours[i] if i < len(colours) and first == 0 else None)
            for i, line in enumerate(lines)
            for first, row in enumerate(wrap(line, max(20, (width - 40) // 7)))
        ]
        whole = Sheet(width, self.image.height + LINE * len(rows) + 12, PAPER)
        whole.image.paste(self.image, (0, 0))
        for i, (row, colour) in enumerate(rows):
            y = self.image.height + 6 + LINE * i + LINE / 2
            if colour is not None:
                whole.disc((16, y), 5, colour)
            whole.text((30, y), row, anchor="lm")
        return np.asarray(whole.image, dtype=np.uint8)
