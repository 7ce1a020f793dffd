"""The pictures of a deck of Cloud Mine as one array, for agents that look at clouds."""

from __future__ import annotations

import io
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from cumuli.bots.cloud_mine.segment import SKY
from cumuli.clouds.deckfile import unpack

Pictures = NDArray[np.uint8]


def clouds(size: int = 64, deck: bytes | None = None) -> Pictures:
    """Card by card the colours of its picture, [cards, size, size, 3], 0 to 255.

    Without a *deck* it is the standard one; else the bytes of a deck file, as `cumuli clouds make` writes it.
    Raises ValueError for bytes that are no deck.
    """
    if deck is None:
        folder = files("cumuli.games.cloud_mine") / "data" / "deck"
        cards = [path.read_bytes() for path in sorted(folder.iterdir(), key=lambda path: path.name)]
    else:
        cards = unpack(deck)
    return np.stack([_pixels(card, size) for card in cards])


def _pixels(card: bytes, size: int) -> Pictures:
    with Image.open(io.BytesIO(card)) as opened:
        image = opened.convert("RGBA").resize((size, size), Image.Resampling.BOX)
    sky = Image.new("RGBA", image.size, (*SKY, 255))
    return np.asarray(Image.alpha_composite(sky, image).convert("RGB"), dtype=np.uint8)
