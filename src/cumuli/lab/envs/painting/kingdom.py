"""Cloudy Kingdom drawn: castles around, and on every cell the card on top with the ends of the one under it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cumuli.games.cloudy_kingdom.drawing import mask, turned
from cumuli.lab.envs.painting.brush import INK, SEATS, SKY, Colour, Point, Sheet

FAMILIES: Final[Mapping[str, Colour]] = {
    "raven": (58, 56, 84),
    "rose": (214, 76, 124),
    "star": (238, 196, 60),
    "sun": (236, 122, 40),
}
CELL: Final = 96
MARGIN: Final = 44
CARD: Final[Colour] = (250, 250, 252)
UNDER: Final[Colour] = (222, 230, 240)
ROUTE: Final[Colour] = (150, 112, 74)
SHARED: Final[Colour] = (120, 60, 140)
WAY: Final[tuple[Point, ...]] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south, west."""
HALF: Final = 0.3
"""Half the width of a card, in cells."""
BEND: Final = 0.15
ROAD: Final = 9


def paint(view: Mapping[str, Any], static: Mapping[str, Any]) -> Sheet:
    """The board as the view shows it."""
    size = view["size"]
    side = 2 * MARGIN + size * CELL
    sheet = Sheet(side, side)
    for port, edge in enumerate("NESW"):
        for i, family in enumerate(view["castles"][edge]):
            if family:
                along, beyond = MARGIN + (i + 0.5) * CELL, MARGIN / 2
                x, y = ((along, beyond), (side - beyond, along), (along, side - beyond), (beyond, along))[port]
                sheet.box((x, y), 15, FAMILIES[family])
                sheet.text((x, y), family[:2].title(), (255, 255, 255))
    for cell in range(size * size):
        _cell(sheet, view, static, cell)
    return sheet


def colours(view: Mapping[str, Any]) -> list[Colour]:
    """By seat: the colour of its family, or its own as long as it has none."""
    return [FAMILIES.get(seat["family"] or "", SEATS[i]) for i, seat in enumerate(view["seats"])]


def _cell(sheet: Sheet, view: Mapping[str, Any], static: Mapping[str, Any], cell: int) -> None:
    row, column = divmod(cell, view["size"])
    x, y = MARGIN + (column + 0.5) * CELL, MARGIN + (row + 0.5) * CELL
    reached = [
        (ports, FAMILIES[family]) for family, found in view["reach"].items() for at, ports in found if at == cell
    ]
    sheet.box((x, y), CELL / 2 - 2, tuple(channel + 18 for channel in SKY), (150, 190, 236))  # type: ignore[arg-type]
    stack = view["cells"][cell]
    for depth, (face, turn) in list(enumerate(reversed(stack)))[1::-1]:
        _card(sheet, (x, y), static["faces"][face], turn, depth > 0, reached)
    if len(stack) > 2:
        sheet.text((x + 36, y + 36), str(len(stack)), (255, 255, 255))
    if cell in view["immune"] or cell in view["no_cover"]:
        sheet.disc((x + 36, y - 36), 6, (232, 92, 40))
    if view["last"]["cell"] == cell:
        sheet.disc((x - 38, y - 38), 4, (255, 255, 255))


def _card(
    sheet: Sheet, at: Point, face: Mapping[str, Any], turn: int, under: bool, reached: list[tuple[int, Colour]]
) -> None:
    x, y = at
    wide, high = (0.48, HALF) if turn & 1 else (HALF, 0.48)
    box = (x - wide * CELL, y - high * CELL, x + wide * CELL, y + high * CELL)
    sheet.draw.rounded_rectangle(box, 8, fill=UNDER if under else CARD, outline=INK)
    ends = turned(mask(face["flaps"]), turn)

    def colour(ports: int) -> Colour:
        found = {shade for lit, shade in reached if lit & ports}
        return ROUTE if not found else found.pop() if len(found) == 1 else SHARED

    def at_port(port: int, far: float) -> Point:
        return x + WAY[port][0] * far * CELL, y + WAY[port][1] * far * CELL

    if not under:
        blocks = [turned(mask(block), turn) for block in face["blocks"]]
        for ports in blocks:
            way = [port for port in range(4) if ports >> port & 1]
            if len(blocks) == 1:
                for port in way:
                    sheet.draw.line((at, at_port(port, HALF)), fill=colour(ports), width=ROAD)
                if len(way) != 2 or way[1] - way[0] != 2:
                    sheet.disc(at, ROAD // 2, colour(ports), colour(ports))
            else:  # two routes that do not meet: bends pass one another, and a bridge leads over
                one, other = way
                points = [at_port(one, HALF), at_port(one, BEND), at_port(other, BEND), at_port(other, HALF)]
                sheet.draw.line(points, fill=CARD, width=ROAD + 6)
                sheet.draw.line(points, fill=colour(ports), width=ROAD, joint="curve")
        if not blocks:
            sheet.disc(at, 7, SKY)
    for port in (turn & 1, (turn & 1) + 2):
        if ends >> port & 1:
            sheet.draw.line((at_port(port, HALF), at_port(port, 0.48)), fill=colour(1 << port), width=ROAD)
