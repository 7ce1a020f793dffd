"""Draws the cloud on the lid of Cloud Mine: `python scripts/clouds/lid.py`; it is on no card."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from cumuli.clouds.doodle import cloudify
from cumuli.clouds.ramps import coloured, looks
from cumuli.clouds.webp import decoded

PLACE = Path(__file__).parents[2] / "web" / "src" / "covers" / "cloud_mine.webp"
SIDE = 440


def elephant() -> bytes:
    """An elephant that trumpets, as a painted PNG."""
    sheet = Image.new("L", (640, 640), 255)
    pen = ImageDraw.Draw(sheet)
    for box in ((150, 200, 470, 430), (90, 225, 260, 400), (390, 150, 550, 320), (352, 150, 462, 330)):
        pen.ellipse(box, 0)
    for x, top, wide in ((128, 340, 62), (212, 380, 54), (340, 380, 54), (416, 340, 62)):
        pen.rounded_rectangle((x, top, x + wide, 530), 24, 0)
    trunk = [(520, 250), (566, 268), (602, 248), (616, 204), (604, 150), (576, 112), (596, 74)]
    for at, wide in zip(range(len(trunk) - 1), (70, 60, 54, 48, 44, 40), strict=True):
        pen.line(trunk[at : at + 2], 0, wide)
        for x, y in trunk[at : at + 2]:
            pen.ellipse((x - wide / 2, y - wide / 2, x + wide / 2, y + wide / 2), 0)
    tail = [(108, 270), (64, 300), (48, 352)]
    pen.line(tail, 0, 26, "curve")
    pen.ellipse((26, 336, 70, 390), 0)
    file = BytesIO()
    sheet.save(file, "PNG")
    return file.getvalue()


def main() -> None:
    card = decoded(cloudify(elephant()))
    colours = np.rint(coloured(card[..., 0].astype(np.float32) / 255, looks()["day"].ramp)).astype(np.uint8)
    lid = Image.fromarray(np.concatenate([colours, card[..., 3:]], -1), "RGBA")
    lid.resize((SIDE, SIDE), Image.Resampling.LANCZOS).save(PLACE, "WEBP", quality=76, alpha_quality=76, method=6)


if __name__ == "__main__":
    main()
