"""A sheet to draw on: pieces of SVG, sky behind them, paper panels, and a seal that makes them one whole drawing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from html import escape
from typing import Final

MARK: Final = "§"
"""Stands before every id within a drawing until it is sealed."""
FONT: Final = "'Atkinson Hyperlegible Next','Segoe UI',system-ui,sans-serif"
TITLE: Final = "Fraunces,Georgia,serif"
INK: Final = "#1b2a38"
SOFT: Final = "#4a5f72"
PAPER: Final = "#fffdf7"


@dataclass(frozen=True)
class Sheet:
    """A drawing that is not yet sealed."""

    width: float
    height: float
    body: str


def plain(text: object) -> str:
    """Text as it may stand in a drawing."""
    return escape(str(text)).replace(MARK, "&#167;")


def number(value: float) -> str:
    """A number as short as can be."""
    return f"{value:.1f}".removesuffix(".0")


def group(body: str, x: float = 0, y: float = 0, *, scale: float = 1, turn: float = 0, more: str = "") -> str:
    """Pieces moved, turned and grown together."""
    moves = [f"translate({number(x)} {number(y)})"] if x or y else []
    moves += [f"rotate({number(turn)})"] if turn else []
    moves += [f"scale({scale:g})"] if scale != 1 else []
    place = f' transform="{" ".join(moves)}"' if moves else ""
    return f"<g{place}{' ' if more else ''}{more}>{body}</g>"


def path(d: str, fill: str = "none", line: str = "none", width: float = 1, more: str = "") -> str:
    """An outline, filled or drawn."""
    pen = f' stroke="{line}" stroke-width="{width:g}"' if line != "none" else ""
    return f'<path d="{d}" fill="{fill}"{pen}{" " if more else ""}{more}/>'


def box(x: float, y: float, w: float, h: float, fill: str, round: float = 0, more: str = "") -> str:
    """A rectangle with round corners."""
    place = f'x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"'
    return f'<rect {place} rx="{number(round)}" fill="{fill}"{" " if more else ""}{more}/>'


def text(
    x: float, y: float, said: object, size: float = 15, fill: str = INK, *, bold: bool = False, more: str = ""
) -> str:
    """A line of text; *y* is its foot."""
    weight = ' font-weight="700"' if bold else ""
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
    return f'<text {place} fill="{fill}"{weight}{" " if more else ""}{more}>{plain(said)}</text>'


def wide(said: str, size: float) -> float:
    """How wide a text will be, about."""
    return sum(0.35 if sign in "iljtf.,:;’'| ()" else 0.92 if sign in "mwMW—" else 0.61 for sign in said) * size


def wrapped(said: str, size: float, room: float) -> list[str]:
    """A text in lines that fit the room."""
    lines: list[str] = [""]
    for word in said.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if wide(longer, size) <= room or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def paragraph(
    x: float, y: float, said: str, room: float, size: float = 15, fill: str = INK, *, bold: bool = False
) -> tuple[str, float]:
    """Lines of text that fit the room, and where the next may stand."""
    rows = wrapped(said, size, room)
    high = size * 1.32
    drawn = "".join(text(x, y + i * high, row, size, fill, bold=bold) for i, row in enumerate(rows))
    return drawn, y + len(rows) * high


def panel(x: float, y: float, w: float, h: float, fill: str = PAPER, edge: str = "none") -> str:
    """A sheet of matte paper with its shadow."""
    shade = box(x + 1, y + 3, w - 1, h, "#183248", 12, 'opacity="0.2"')
    return shade + box(x, y, w, h, fill, 12, f'stroke="{edge}" stroke-width="3"' if edge != "none" else "")


def sky(width: float, height: float, top: str = "#8fc4e8", foot: str = "#dff0fa") -> str:
    """The sky behind everything."""
    stops = f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{foot}"/>'
    light = f'<linearGradient id="{MARK}air" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'
    return f"<defs>{light}</defs>" + box(0, 0, width, height, f"url(#{MARK}air)", 18)


def column(pieces: Iterable[tuple[str, float]], x: float, y: float, gap: float = 12) -> tuple[str, float]:
    """Pieces below one another, each with its height; and where the column ends."""
    drawn = ""
    for piece, high in pieces:
        drawn += group(piece, x, y)
        y += high + gap
    return drawn, y - gap


def sealed(sheet: Sheet, title: str, said: str) -> str:
    """The whole drawing, with a title and a description for whoever does not see it.

    Its ids are its own, so that several drawings stand on one page; the same drawing is the same text.
    """
    own = "c" + blake2b((sheet.body + title).encode(), digest_size=5).hexdigest() + "-"
    w, h = number(sheet.width), number(sheet.height)
    about = f'<title id="{own}title">{escape(title)}</title><desc id="{own}desc">{escape(said)}</desc>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}" role="img" '
        f'aria-labelledby="{own}title" aria-describedby="{own}desc" font-family="{FONT}" '
        f'style="max-width:100%;height:auto">{about}{sheet.body.replace(MARK, own)}</svg>'
    )
