"""The clouds of the standard deck, small: as dots for a terminal, as pictures of a few kB for a page."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final

from cumuli.games import cloud_mine
from cumuli.games.cloud_mine import drawing

DECK: Final = Path(cloud_mine.__file__).parent / "data" / "deck"
OPAQUE: Final = 90
"""From this alpha of 255 on there is cloud."""
SMALL: Final = 160
"""Pixels of a small picture's side."""
QUALITY: Final = 70


def file(deck: str, card: int) -> Path | None:
    """Where a card's picture is; None for pictures that only the browser has."""
    found = DECK / f"{card:02}.webp"
    return found if deck == "standard" and found.is_file() else None


@cache
def dots(deck: str, card: int) -> drawing.Dots | None:
    """The outline of a cloud; None for pictures that only the browser has."""
    found = file(deck, card)
    if found is None:
        return None
    from PIL import Image

    with Image.open(found) as picture:
        shape = picture.convert("RGBA").getchannel("A").resize((drawing.CARD * 2, drawing.ROWS * 4))
    alpha = shape.tobytes()
    width = drawing.CARD * 2
    return [[value >= OPAQUE for value in alpha[row : row + width]] for row in range(0, len(alpha), width)]


@cache
def small(deck: str, card: int) -> str | None:
    """A cloud as a data URI of a few kB, by the light of day; None for pictures that only the browser has."""
    found = file(deck, card)
    if found is None:
        return None
    import numpy as np
    from PIL import Image

    from cumuli.clouds.ramps import coloured, looks
    from cumuli.clouds.webp import decoded

    pixels = decoded(found.read_bytes())
    front = np.rint(coloured(pixels[..., 0].astype(np.float32) / 255, looks()["day"].ramp)).astype(np.uint8)
    cloud = Image.fromarray(np.dstack([front, pixels[..., 3]]), "RGBA")
    kept = BytesIO()
    cloud.resize((SMALL, SMALL), Image.Resampling.LANCZOS).save(kept, "WEBP", quality=QUALITY)
    return "data:image/webp;base64," + b64encode(kept.getvalue()).decode("ascii")
