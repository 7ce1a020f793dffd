"""A drawn outline becomes a cloud: what a line encloses is cloud, what is drawn inside it becomes a hole."""

from __future__ import annotations

import zlib
from io import BytesIO
from typing import Final

import numpy as np
from PIL import Image
from scipy import ndimage as ndi

from cumuli.clouds import masks
from cumuli.clouds.blend import Shape
from cumuli.clouds.masks import GRID, Mask
from cumuli.clouds.render import render
from cumuli.clouds.webp import encoded

WIDEST: Final = 2048
"""Pixels of a drawing's side."""
HEAVIEST: Final = 4_000_000
"""Bytes of a drawing's file."""
INK: Final = 0.35
"""How dark or opaque a pixel must be to count as drawn."""
FINE: Final = 288
"""Side of the grid that a drawing is read on."""
REACH: Final = 84
"""Cells of a shape's grid that a drawing may fill."""
FEWEST: Final = 40
"""Pixels of ink that are a drawing at all."""
FULLEST: Final = 0.85
"""Share of the sheet from which on no outline is left."""
LEAST: Final = 420
"""Cells of the smallest shape."""
STOUT: Final = 0.45
"""What must be left of a shape without all that is thin."""
PAINTED: Final = 0.6
"""Share of ink from which on a shape is painted, not outlined, so that its holes are meant."""


class Refused(ValueError):
    """No cloud comes of this drawing; the class says why."""


class Unreadable(Refused):
    """The file is no picture of a sensible size."""


class Empty(Refused):
    """Nothing is drawn."""


class TooThin(Refused):
    """Only thin lines or specks: no cloud would hold to them."""


class TooFull(Refused):
    """The drawing fills the sheet: it has no outline."""


def cloudify(drawing: bytes) -> bytes:
    """The card of a drawing (PNG, dark or opaque strokes); the same cloud for the same drawing."""
    mask = outline(ink(drawing))
    shape = Shape(mask, np.zeros((GRID, GRID), np.float32), "doodle", ())
    return encoded(render(shape, zlib.crc32(np.packbits(mask).tobytes())))


def ink(drawing: bytes) -> Mask:
    """Where something is drawn; on a transparent sheet every colour is ink, on an opaque one only what is dark."""
    if len(drawing) > HEAVIEST:
        raise Unreadable(f"{len(drawing)} bytes, more than {HEAVIEST}")
    try:
        with Image.open(BytesIO(drawing), formats=["PNG"]) as held:
            if max(held.size) > WIDEST or min(held.size) < 16:
                raise Unreadable(f"{held.size[0]} x {held.size[1]} pixels")
            sheet = held.convert("RGBA")
    except (OSError, SyntaxError, Image.DecompressionBombError) as fault:
        raise Unreadable(str(fault)) from fault
    sheet.thumbnail((FINE, FINE))
    seen = np.asarray(sheet, dtype=np.float32) / 255
    cover = seen[..., 3]
    if cover.min() > 0.99:
        cover = 1 - seen[..., :3].mean(-1)
    return np.asarray(cover > INK)


def outline(drawn: Mask) -> Mask:
    """The shape that is meant, on the common grid; refuses what cannot be a cloud."""
    if drawn.sum() < FEWEST:
        raise Empty(f"{int(drawn.sum())} points of ink")
    meant = enclosed(drawn)
    if meant.mean() > FULLEST:
        raise TooFull(f"{meant.mean():.0%} of the sheet")
    ys, xs = np.nonzero(meant)
    cut = meant[ys.min() : ys.max() + 1, xs.min() : xs.max() + 1]
    scale = REACH / max(cut.shape)
    laid = (
        Image.fromarray(cut)
        .convert("L")
        .resize((max(1, round(cut.shape[1] * scale)), max(1, round(cut.shape[0] * scale))), Image.Resampling.BOX)
    )
    grid = np.zeros((GRID, GRID), bool)
    top, left = (GRID - laid.height) // 2, (GRID - laid.width) // 2
    grid[top : top + laid.height, left : left + laid.width] = np.asarray(laid) > 110
    grid = masks.main_parts(grid)
    stout = masks.tidy(grid)
    if grid.sum() < LEAST or stout.sum() < STOUT * grid.sum():
        raise TooThin(f"{int(stout.sum())} of {int(grid.sum())} cells hold")
    return stout


def enclosed(drawn: Mask) -> Mask:
    """What the lines enclose, without what is drawn inside on its own; a painted shape is itself."""
    closed = ndi.binary_closing(np.pad(drawn, 6), masks.disc(3))[6:-6, 6:-6]
    filled = ndi.binary_fill_holes(closed)
    if closed.sum() > PAINTED * filled.sum():
        return np.asarray(closed)
    air = np.pad(~filled, 1, constant_values=True)
    outside = ndi.binary_dilation(air, np.ones((3, 3)))[1:-1, 1:-1]
    lines, count = ndi.label(closed, np.ones((3, 3)))
    touching = set(np.unique(lines[outside])) | {0}
    inner = np.isin(lines, [line for line in range(1, count + 1) if line not in touching])
    return np.asarray(filled & ~ndi.binary_dilation(ndi.binary_fill_holes(inner), masks.disc(2)))
