"""The map with signs of a terminal: borders, land, and on it ids, pawns, clouds, towers and tiles.  Pure.

A cell is one sign, half as wide as it is high.  Borders run through the cells
whose four corners lie in different regions.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

Segment = tuple[str, str]
"""Some signs and the name of their style, "" for none."""
Line = list[Segment]
Point = tuple[float, float]

COLUMNS: Final = 104
LINES: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by mask of ways: north, east, south, west
LAND: Final = {"forest": "♣", "hill": "∩", "mountain": "▲", "heath": "„", "water": "~"}
ROOFS: Final = {"violet": "●", "green": "■", "orange": "◆"}
CLOSED: Final = "○"
OFTEN: Final = "∞"
CLOUD: Final = "*"
STORM: Final = "§"
PAWNS: Final = "①②③④⑤"
TILE: Final = "◇"
NEAR: Final = 9
"""So many cells a mark may be moved from its place to where it can be read."""


class Sheet:
    """A map being drawn."""

    def __init__(self, board: Mapping[str, Any]) -> None:
        self.unit = board["width"] / COLUMNS
        self.rows = max(1, round(board["height"] / self.unit / 2))
        self.land: dict[str, str] = {id: region["terrain"] for id, region in board["regions"].items()}
        self.land |= {water["id"]: "water" for water in board["water"]}
        self.grid: list[list[Segment]] = []
        self.free: list[list[str | None]] = []
        """by row and column: the region of a cell that nothing is written on yet, "" for a border"""
        corners = self._corners(board)
        for y in range(self.rows):
            self._row(y, corners[y], corners[y + 1])

    def _corners(self, board: Mapping[str, Any]) -> list[list[str | None]]:
        """The region at each corner of each cell; the board's edge lies outside."""
        corners: list[list[str | None]] = [[None] * (COLUMNS + 1) for _ in range(self.rows + 1)]
        shapes = [(id, region["polygon"]) for id, region in board["regions"].items()]
        shapes += [(water["id"], polygon) for water in board["water"] for polygon in water["polygons"]]
        for id, polygon in shapes:
            for row in range(1, self.rows):
                for west, east in _spans(polygon, row * self.unit * 2):
                    for column in range(max(1, -int(-west // self.unit)), COLUMNS):
                        if column * self.unit >= east:
                            break
                        corners[row][column] = id
        return corners

    def _row(self, y: int, above: Sequence[str | None], below: Sequence[str | None]) -> None:
        cells: list[Segment] = []
        free: list[str | None] = []
        for x in range(COLUMNS):
            nw, ne, se, sw = above[x], above[x + 1], below[x + 1], below[x]
            ways = (nw != ne) | (ne != se) << 1 | (se != sw) << 2 | (sw != nw) << 3
            if ways:
                cells.append((LINES[ways], "frame"))
                free.append("")
                continue
            land = self.land.get(nw or "", "")
            sparse = (x + 2 * (y % 2)) % 4 == 0
            cells.append((LAND[land], f"land-{land}") if land and sparse else (" ", ""))
            free.append(nw or "")
        self.grid.append(cells)
        self.free.append(free)

    def _place(self, y: int, x: int, width: int, region: str) -> tuple[int, int]:
        """Where so many signs fit, if can be with a gap to other marks."""
        for gap in (1, 0):
            for row, column in _around(y, x):
                if 0 < row < self.rows - 1 and 0 < column < COLUMNS - width:
                    under = set(self.free[row][column : column + width])
                    beside = self.free[row][column - gap : column + width + gap]
                    if None not in beside and (not region or under == {region}):
                        return row, column
        return min(max(y, 0), self.rows - 1), min(max(x, 0), COLUMNS - width)

    def put(self, at: Point, marks: Sequence[Segment], region: str = "", down: int = 0) -> None:
        """Write marks near a point and over no others: in *region*, or on borders too where none is given."""
        width = sum(len(signs) for signs, _ in marks)
        row, column = self._place(
            int(at[1] / self.unit / 2) + down, int(at[0] / self.unit - width / 2 + 0.5), width, region
        )
        for beside in (column - 1, column + width):
            if 0 <= beside < COLUMNS and self.free[row][beside]:
                self.grid[row][beside] = (" ", "")
        for signs, style in marks:
            for sign in signs:
                self.grid[row][column] = (sign, style)
                self.free[row][column] = None
                column += 1


def _around(y: int, x: int) -> Iterator[tuple[int, int]]:
    """The cells about a cell, the nearest first; a row counts as two columns."""
    near = [(dy, dx) for dy in range(-NEAR // 2, NEAR // 2 + 1) for dx in range(-NEAR, NEAR + 1)]
    for dy, dx in sorted(near, key=lambda step: (4 * step[0] ** 2 + step[1] ** 2, step)):
        yield y + dy, x + dx


def _spans(polygon: Sequence[Point], y: float) -> Iterator[tuple[float, float]]:
    """Where a line from west to east lies in a polygon."""
    found = []
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (y1 > y) != (y2 > y):
            found.append((x2 - x1) * (y - y1) / (y2 - y1) + x1)
    found.sort()
    yield from zip(found[::2], found[1::2], strict=True)


def tower(plain: Mapping[str, Any], closed: bool = False) -> list[Segment]:
    """A tower's roof and what is printed on it: ◆5, ●4∞ for any number of potions, ■2+1 with a wand."""
    if closed:
        return [(CLOSED, "soft")]
    often = OFTEN if plain["square"] else ""
    wands = f"+{plain['wands']}" if plain["wands"] else ""
    return [(ROOFS[plain["colour"]], f"potion-{plain['colour']}"), (f"{plain['vp']}{wands}{often}", "name")]


def cloud(plain: Mapping[str, Any]) -> Segment:
    """A cloud by the wands it costs."""
    return (f"{CLOUD if plain['kind'] == 'heavy' else STORM}{plain['cost']}", "cloud")


def gone(view: Mapping[str, Any], static: Mapping[str, Any], id: str) -> bool:
    """Whether a mountain tile covers a tower."""
    plain = static["board"]["towers"][id]
    return bool(plain["covered"]) and any(region in view["amulet_left"] for region in plain["regions"])


def chart(view: Mapping[str, Any], static: Mapping[str, Any]) -> list[Line]:
    """The map as it lies now."""
    board = static["board"]
    sheet = Sheet(board)
    for id, region in board["regions"].items():
        sheet.put(region["center"], [(id, "castle" if region["castle"] else "name")], id)
    for id, region in board["regions"].items():
        here = [(PAWNS[s], f"seat-{s}") for s, seat in enumerate(view["seats"]) for pawn in seat["pawns"] if pawn == id]
        if here:
            sheet.put(region["center"], here, id, 1)
        if region["circle"]:
            sheet.put(region["center"], [(f"({region['circle']})", "mark")], id, 1)
    for space, id in view["clouds"].items():
        at = board["spaces"][space]
        sheet.put(at["pos"], [cloud(static["clouds"][id])], at["region"])
    for id in view["tiles"]:
        sheet.put(board["regions"][id]["tile_pos"] or board["regions"][id]["center"], [(TILE, "mark")], id)
    for id, plain in board["towers"].items():
        if not gone(view, static, id):
            only = plain["regions"][0] if len(plain["regions"]) == 1 else ""
            sheet.put(plain["pos"], tower(plain, id in view["closed"]), only)
    return [merged(row) for row in sheet.grid]


def merged(line: Line) -> Line:
    """Neighbouring segments of one style as one; no blanks at the end."""
    found: Line = []
    for signs, style in line:
        if found and found[-1][1] == style:
            found[-1] = (found[-1][0] + signs, style)
        else:
            found.append((signs, style))
    while found and not found[-1][0].strip():
        found.pop()
    if found:
        found[-1] = (found[-1][0].rstrip(), found[-1][1])
    return found


def plain(lines: Sequence[Line]) -> str:
    """A drawing without its colours."""
    return "\n".join("".join(signs for signs, _ in line) for line in lines)
