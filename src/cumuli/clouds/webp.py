"""Cards as files: a picture as WebP and back."""

from __future__ import annotations

from io import BytesIO
from typing import Final

import numpy as np
from PIL import Image

from cumuli.clouds.render import Picture

QUALITY: Final = 72
COVER: Final = 70
"""Quality of the alpha."""


def encoded(card: Picture, quality: int = QUALITY, cover: int = COVER) -> bytes:
    """The card as WebP: one grey shade and its alpha."""
    file = BytesIO()
    Image.fromarray(card, "RGBA").save(file, "WEBP", quality=quality, alpha_quality=cover, method=6)
    return file.getvalue()


def decoded(file: bytes) -> Picture:
    """A card from its file."""
    with Image.open(BytesIO(file), formats=["WEBP"]) as held:
        return np.asarray(held.convert("RGBA"))
