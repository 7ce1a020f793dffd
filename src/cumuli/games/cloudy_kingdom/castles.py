"""Layouts of castles: reading, checking, listing and turning them into tables (rule 2.2).  Compiled."""

from __future__ import annotations

from itertools import permutations

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.games.cloudy_kingdom.tables import Castles, Rules

LETTERS = "abcd"
GAP = "-"
SIDE_OF_PORT = (0, 3, 1, 2)  # north, east, south, west as sides north, south, west, east


def parse(text: str) -> list[str]:
    """The four sides of a layout, north and south from the west, east and west from the north.

    Raises ValueError where the text is no layout of four equally long sides.
    """
    sides = text.split("/")
    if len(sides) != 4 or len({len(side) for side in sides}) != 1 or not 2 <= len(sides[0]) <= 4:
        raise ValueError("layout-sides")
    for side in sides:
        for letter in side:
            if letter != GAP and letter not in LETTERS[: len(side)]:
                raise ValueError("layout-family")
    return sides


def fault(text: str) -> str:
    """What breaks rule 2.2 in a layout: the id of a message, or nothing."""
    try:
        north, east, south, west = parse(text)
    except ValueError as error:
        return str(error)
    for side in (north, east, south, west):
        families = [letter for letter in side if letter != GAP]
        if len(set(families)) != len(families):
            return "layout-twice"
    if any(a == b != GAP for a, b in zip(north, south, strict=True)):
        return "layout-opposite"
    if any(a == b != GAP for a, b in zip(west, east, strict=True)):
        return "layout-opposite"
    corners = ((north[0], west[0]), (north[-1], east[0]), (south[0], west[-1]), (south[-1], east[-1]))
    if any(a == b != GAP for a, b in corners):
        return "layout-corner"
    return ""


def valid_layouts(size: int) -> list[str]:
    """Every complete layout that rule 2.2 allows, in a fixed order: 2, 48 and 17,040 of them."""
    rows = ["".join(p) for p in permutations(LETTERS[:size])]
    apart = {a: [b for b in rows if all(x != y for x, y in zip(a, b, strict=True))] for a in rows}
    found = []
    for north in rows:
        for south in apart[north]:
            for west in rows:
                if west[0] == north[0] or west[-1] == south[0]:
                    continue
                for east in apart[west]:
                    if east[0] != north[-1] and east[-1] != south[-1]:
                        found.append(f"{north}/{east}/{south}/{west}")
    return found


def without(text: str, families: str) -> str:
    """The layout with gaps where the given families stood (ruling R3)."""
    return "".join([GAP if letter in families else letter for letter in text])


def castles_of(text: str, rules: Rules, playable: str = "") -> Castles:
    """The tables of a layout; *playable* names the families players may take (all of them by default)."""
    sides = parse(text)
    size = int(rules.size)
    ports = [0] * 64
    touch_v = 0
    touch_h = 0
    for cell in range(size * size):
        row, column = divmod(cell, size)
        for port in range(4):
            r = row + (port == 2) - (port == 0)
            c = column + (port == 1) - (port == 3)
            if 0 <= r < size and 0 <= c < size:
                ports[cell * 4 + port] = (r * size + c) * 4 + (port ^ 2)
                continue
            letter = sides[port][row if port & 1 else column]
            if letter == GAP:
                ports[cell * 4 + port] = -1
                continue
            ports[cell * 4 + port] = 64 + SIDE_OF_PORT[port] * 4 + LETTERS.index(letter)
            if port & 1:
                touch_h |= 1 << cell
            else:
                touch_v |= 1 << cell
    mask: i64 = 0
    for letter in playable or sides[0].replace(GAP, ""):
        mask |= 1 << LETTERS.index(letter)
    return Castles(vec[i64]([i64(p) for p in ports]), touch_v, touch_h, mask, text)
