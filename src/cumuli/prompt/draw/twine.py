"""Beanstalks: two strands wound around each other along a line, on one beat, so that they meet at every card's edge.

A unit is a 120th of a cell; a card is 120 by 80.  The same as the page's twine.ts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import atan2, cos, pi, sin
from typing import Final

Point = tuple[float, float]

HALF: Final = 60.0
"""From the middle to a card's short edge."""
REACH: Final = 40.0
"""From the middle to the sides of its centre square."""
FLAP: Final = HALF - REACH
UNIT: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
SWING: Final = 4.9
"""How far a strand swings out."""
OVERLAP: Final = 2.0
"""Lines run a little beyond the edge; the card cuts them off."""
STEPS: Final = 9
"""Points between two crossings."""


@dataclass(frozen=True)
class Stem:
    """Two strands: the one behind, the one before it, and where the first comes over again."""

    back: str
    front: str
    over: str


@dataclass(frozen=True)
class Piece:
    """A piece of a line: place and heading for every u from 0 to 1, and how many crossings it is long."""

    at: Callable[[float], tuple[float, float, float]]
    beats: float


def out(side: int, far: float) -> Point:
    return (UNIT[side][0] * far, UNIT[side][1] * far)


def _straight(start: Point, end: Point, beats: float) -> Piece:
    heading = atan2(end[1] - start[1], end[0] - start[0])
    return Piece(
        lambda u: (start[0] + (end[0] - start[0]) * u, start[1] + (end[1] - start[1]) * u, heading),
        beats,
    )


def _bend(start: int, end: int) -> Piece:
    """Around the corner of the centre square between two neighbouring sides."""
    (ax, ay), (bx, by) = UNIT[start], UNIT[end]
    cx, cy = (ax + bx) * REACH, (ay + by) * REACH

    def at(u: float) -> tuple[float, float, float]:
        c, s = cos(u * pi / 2), sin(u * pi / 2)
        x, y = cx - REACH * (bx * c + ax * s), cy - REACH * (by * c + ay * s)
        return x, y, atan2(by * s - ay * c, bx * s - ax * c)

    return Piece(at, 4)


def _inward(side: int) -> Piece:
    return _straight(out(side, HALF), out(side, REACH), 1)


def _outward(side: int) -> Piece:
    return _straight(out(side, REACH), out(side, HALF), 1)


def _wind(pieces: list[Piece], start: int) -> Stem:
    beats = sum(piece.beats for piece in pieces)

    def place(beat: float) -> tuple[float, float, float]:
        index = 0
        while index < len(pieces) - 1 and beat > pieces[index].beats:
            beat -= pieces[index].beats
            index += 1
        return pieces[index].at(beat / pieces[index].beats)

    def point(beat: float, sign: int) -> str:
        inside = min(max(beat, 0), beats)
        x, y, heading = place(inside)
        beyond, swing = (beat - inside) * FLAP, sign * SWING * sin((start + beat) * pi)
        px = x + cos(heading) * beyond - sin(heading) * swing
        return f"{px:.1f} {y + sin(heading) * beyond + cos(heading) * swing:.1f}"

    def run(first: float, last: float, sign: int) -> str:
        steps = max(2, round((last - first) * STEPS))
        return "M" + "L".join(point(first + (last - first) * i / steps, sign) for i in range(steps + 1))

    head, tail = -OVERLAP / FLAP, beats + OVERLAP / FLAP
    over = ""
    for beat in range(int(beats) + 1):
        if (start + beat) % 2:
            over += run(max(head, beat - 0.5), min(tail, beat + 0.5), -1)
    return Stem(run(head, tail, -1), run(head, tail, 1), over)


def through(start: int, end: int, flaps: int) -> Stem:
    """From one side of a card to another; *flaps* says on which sides it runs on to the short edge."""
    opposite = (start + 2) % 4 == end
    pieces = [_straight(out(start, REACH), out(end, REACH), 4) if opposite else _bend(start, end)]
    if flaps & 1 << start:
        pieces.insert(0, _inward(start))
    if flaps & 1 << end:
        pieces.append(_outward(end))
    return _wind(pieces, 0 if flaps & 1 << start else 1)


def branch(side: int, flaps: int, depth: float = 0) -> Stem:
    """From one side to *depth* short of the middle."""
    arm = _straight(out(side, REACH), out(side, depth), (REACH - depth) / FLAP)
    return _wind([_inward(side), arm], 0) if flaps & 1 << side else _wind([arm], 1)


def on_flap(side: int) -> Stem:
    """Only what lies on the flap."""
    return _wind([_inward(side)], 0)


def line(sides: list[int], meet: bool) -> str:
    """The bare middle line of a route through a cell, out to its edges, for light; or its ways *meet* in the middle."""
    if len(sides) == 2 and not meet:
        a, b = sides
        ends = [out(a, HALF), out(a, REACH), out(b, REACH), out(b, HALF)]
        (x1, y1), (x2, y2), (x3, y3), (x4, y4) = ends
        if (a + 2) % 4 == b:
            return f"M{x1:g} {y1:g}L{x4:g} {y4:g}"
        sweep = 0 if (a + 1) % 4 == b else 1
        return f"M{x1:g} {y1:g}L{x2:g} {y2:g}A{REACH:g} {REACH:g} 0 0 {sweep} {x3:g} {y3:g}L{x4:g} {y4:g}"
    return "".join(f"M{out(side, HALF)[0]:g} {out(side, HALF)[1]:g}L0 0" for side in sides)
