"""A doodle as it is sent, strokes or a picture of them, on its way to becoming a cloud.  Runs in a worker."""

from __future__ import annotations

import io
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from PIL import Image, ImageDraw

from cumuli.clouds import doodle
from cumuli.core.game import Illegal, Refusal

SHEET: Final = 576
"""Pixels of a sheet's side."""
REASONS: Final[dict[type[doodle.Refused], str]] = {
    doodle.Empty: "doodle-empty",
    doodle.TooThin: "doodle-thin",
    doodle.TooFull: "doodle-full",
}
Share = Annotated[float, Meta(ge=0, le=1)]
Point = tuple[Share, Share]


class Strokes(Struct, forbid_unknown_fields=True):
    """Lines on a square sheet; all numbers are shares of its side, from the left and from the top."""

    strokes: Annotated[list[Annotated[list[Point], Meta(min_length=1)]], Meta(min_length=1, max_length=500)]
    width: Annotated[float, Meta(gt=0, le=0.2)] = 0.02


def cloud(data: bytes, kind: str) -> bytes | Refusal:
    """The card of a doodle: PNG or strokes in JSON."""
    try:
        return doodle.cloudify(sheet(data) if kind == "application/json" else data)
    except doodle.Refused as no:
        return Refusal(REASONS.get(type(no), "doodle-unread"))
    except Illegal as no:
        return no.refusal


def sheet(data: bytes) -> bytes:
    """Strokes as a picture of them, with round ends and corners."""
    try:
        drawn = msgspec.json.decode(data, type=Strokes)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Illegal(Refusal("doodle-unread")) from None
    image = Image.new("L", (SHEET, SHEET), "white")
    pen, reach = ImageDraw.Draw(image), drawn.width * SHEET / 2
    for stroke in drawn.strokes:
        points = [(x * SHEET, y * SHEET) for x, y in stroke]
        if len(points) > 1:
            pen.line(points, fill="black", width=max(1, round(2 * reach)))
        for x, y in points:
            pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill="black")
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()
