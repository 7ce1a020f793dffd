"""Drawings that become clouds, and drawings that are refused."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import pytest
from PIL import Image, ImageDraw

from cumuli.clouds import doodle
from cumuli.clouds.webp import decoded

Draw = ImageDraw.ImageDraw


def sheet(mode: str = "RGBA", size: int = 300) -> tuple[Image.Image, Draw]:
    """An empty sheet: clear, or white where it cannot be clear."""
    picture = Image.new(mode, (size, size), (0, 0, 0, 0) if mode == "RGBA" else (255, 255, 255))
    return picture, ImageDraw.Draw(picture)


def file(picture: Image.Image) -> bytes:
    """The sheet as a PNG."""
    held = BytesIO()
    picture.save(held, "PNG")
    return held.getvalue()


def cat(mode: str = "RGBA") -> bytes:
    """A round face with two ears, in black outline."""
    picture, pen = sheet(mode)
    pen.ellipse((60, 90, 240, 270), outline=(0, 0, 0), width=6)
    pen.line((80, 130, 70, 40, 130, 96), fill=(0, 0, 0), width=6)
    pen.line((220, 130, 230, 40, 170, 96), fill=(0, 0, 0), width=6)
    return file(picture)


def test_an_outline_becomes_a_cloud_of_that_form() -> None:
    card = decoded(doodle.cloudify(cat()))
    cover = card[..., 3] > 128
    assert card.shape == (512, 512, 4)
    rows, columns = np.flatnonzero(cover.any(1)), np.flatnonzero(cover.any(0))
    top = rows[0] + (rows[-1] - rows[0]) // 8
    middle = (columns[0] + columns[-1]) // 2
    assert cover[top, :middle].any() and cover[top, middle:].any() and not cover[top, middle - 20 : middle + 20].any()
    assert cover[(rows[0] + rows[-1]) // 2, middle - 20 : middle + 20].all()


def test_the_same_drawing_is_the_same_cloud_on_clear_and_on_white_paper() -> None:
    assert doodle.cloudify(cat()) == doodle.cloudify(cat("RGB"))


def test_what_is_drawn_inside_becomes_a_hole() -> None:
    picture, pen = sheet()
    pen.ellipse((20, 20, 280, 280), outline=(0, 0, 0), width=6)
    whole = doodle.outline(doodle.ink(file(picture)))
    pen.ellipse((80, 90, 130, 140), outline=(0, 0, 0), width=6)
    eyed = doodle.outline(doodle.ink(file(picture)))
    assert 100 < whole.sum() - eyed.sum() < whole.sum() / 5


def test_lines_that_cross_make_no_holes() -> None:
    picture, pen = sheet()
    pen.ellipse((20, 60, 180, 220), outline=(0, 0, 0), width=6)
    pen.ellipse((120, 80, 280, 240), outline=(0, 0, 0), width=6)
    shape = doodle.outline(doodle.ink(file(picture)))
    assert shape[44:52, 20:76].all()


def test_a_painted_shape_keeps_its_holes() -> None:
    picture, pen = sheet()
    pen.ellipse((20, 20, 280, 280), fill=(0, 0, 0))
    pen.ellipse((110, 110, 190, 190), fill=(0, 0, 0, 0))
    assert not doodle.outline(doodle.ink(file(picture)))[44:52, 44:52].any()


def lines() -> bytes:
    """A zigzag of thin open lines."""
    picture, pen = sheet()
    pen.line((20, 20, 280, 60, 20, 140, 280, 280), fill=(0, 0, 0), width=2)
    return file(picture)


def full() -> bytes:
    """A sheet painted over."""
    picture, pen = sheet()
    pen.rectangle((4, 4, 296, 296), fill=(0, 0, 0))
    return file(picture)


@pytest.mark.parametrize(
    ("drawing", "reason"),
    [
        (b"no picture", doodle.Unreadable),
        (cat()[:200], doodle.Unreadable),
        (file(sheet(size=doodle.WIDEST + 1)[0]), doodle.Unreadable),
        (b"\x89PNG" + b"0" * doodle.HEAVIEST, doodle.Unreadable),
        (file(sheet()[0]), doodle.Empty),
        (file(sheet("RGB")[0]), doodle.Empty),
        (lines(), doodle.TooThin),
        (full(), doodle.TooFull),
    ],
    ids=["text", "torn", "wide", "heavy", "clear", "white", "thin", "full"],
)
def test_what_no_cloud_comes_of_is_refused_by_name(drawing: bytes, reason: type[doodle.Refused]) -> None:
    with pytest.raises(reason):
        doodle.cloudify(drawing)
    assert issubclass(reason, ValueError)
