"""Draws the table with signs of a terminal: pure, from a view and what is static; colours are named, not chosen here.

A cell is seven signs wide and three high.  The card on top is fully seen; of
the card below only its two ends stick out, crosswise (rule 4.2).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

Segment = tuple[str, str]
"""Some signs and the name of their style, "" for none."""
Line = list[Segment]

WIDTH: Final = 7
HEIGHT: Final = 3
PORTS: Final = "NESW"
WAYS: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"  # by mask of ports
TWICE: Final = {frozenset((3, 12)): "╲", frozenset((9, 6)): "╱", frozenset((5, 10)): "╂"}
"""Two routes in one centre that do not meet."""
BODY: Final = "░"
HOLE: Final = "○"
CUT: Final = "╳"
FLAP: Final = {
    0: ((0, 3),),
    1: ((1, 5), (1, 6)),
    2: ((2, 3),),
    3: ((1, 0), (1, 1)),
}
"""By port: where the signs of a flap's route stand, as row and column."""

Grid = list[list[Segment]]
Face = Mapping[str, Any]


def turned(ports: int, turn: int) -> int:
    """A mask of ports turned clockwise."""
    return (ports << turn | ports >> 4 - turn) & 15


def mask(letters: str) -> int:
    return sum(1 << PORTS.index(port) for port in letters)


class _Cell:
    """One cell being drawn."""

    def __init__(self, faces: Mapping[str, Face], lit: Sequence[tuple[int, str]]) -> None:
        self.faces = faces
        self.lit = lit
        """masks of ports that a family's castle reaches, with the family's style"""
        self.grid: Grid = [[(" ", "")] * WIDTH for _ in range(HEIGHT)]

    def put(self, row: int, column: int, sign: str, style: str) -> None:
        self.grid[row][column] = (sign, style)

    def style(self, ports: int) -> str:
        """The colour of a route: of the family whose castle it reaches, if it does."""
        found = {style for lit, style in self.lit if lit & ports}
        if not found:
            return "route"
        return found.pop() if len(found) == 1 else "shared"

    def flap(self, face: Face, turn: int, port: int, style: str) -> None:
        """One end of a card, with its route or without."""
        carries = turned(mask(face["flaps"]), turn) >> port & 1
        wanted = any(turned(mask(block), turn) >> port & 1 for block in face["blocks"])
        sign = WAYS[5 if port % 2 == 0 else 10] if carries else CUT if wanted else BODY
        if port % 2 == 0:
            for column in (2, 4):
                self.put(port, column, BODY, "card")
        for row, column in FLAP[port]:
            self.put(row, column, sign, style if carries else "cut" if wanted else "card")

    def below(self, face: Face, turn: int) -> None:
        """The two ends of a card that stick out from under another."""
        for port in (turn & 1, (turn & 1) + 2):
            self.flap(face, turn, port, self.style(1 << port))

    def top(self, face: Face, turn: int) -> None:
        """The card that lies on top, with its centre."""
        for port in (turn & 1, (turn & 1) + 2):
            self.flap(face, turn, port, self.style(1 << port))
        blocks = [turned(mask(block), turn) for block in face["blocks"]]
        arms = 0
        for block in blocks:
            arms |= block
        for port, column in ((3, 2), (1, 4)):
            reached = arms >> port & 1
            self.put(1, column, "━" if reached else BODY, self.style(1 << port) if reached else "card")
        sign = TWICE.get(frozenset(blocks), WAYS[arms])
        style = self.style(arms)
        if not blocks:
            sign, style = HOLE, "cut"
        elif face["art"] == "fire":
            sign, style = "╬", "fire"
        elif face["art"] == "rope_bridge" and len(blocks) == 1:
            sign = "╍" if turn & 1 else "╏"
        self.put(1, 3, sign, style)


def card(static: Mapping[str, Any], face: str, turn: int) -> Grid:
    """One card lying alone."""
    cell = _Cell(static["faces"], [])
    cell.top(static["faces"][face], turn)
    return cell.grid


def turns(static: Mapping[str, Any], face: str) -> tuple[int, ...]:
    """The turns of a card that look different (rule 4.3)."""
    return (0, 1) if static["faces"][face]["symmetric"] else (0, 1, 2, 3)


def cards(static: Mapping[str, Any], face: str) -> list[Line]:
    """A card in each of its turns, side by side, each under the letter it is played with."""
    ways = turns(static, face)
    pictures = [card(static, face, turn) for turn in ways]
    head = "".join("nesw"[turn].center(WIDTH + 2) for turn in ways)
    rows = [[(head, "name")]]
    for row in range(HEIGHT):
        rows.append([segment for picture in pictures for segment in [(" ", ""), *picture[row], (" ", "")]])
    return [merged(line) for line in rows]


def _cell(view: Mapping[str, Any], static: Mapping[str, Any], number: int) -> Grid:
    stack = view["cells"][number]
    lit = [
        (ports, f"family-{family}") for family, found in view["reach"].items() for at, ports in found if at == number
    ]
    cell = _Cell(static["faces"], lit)
    if len(stack) > 1:
        face, turn = stack[-2]
        cell.below(static["faces"][face], turn)
    if stack:
        face, turn = stack[-1]
        cell.top(static["faces"][face], turn)
    if len(stack) > 1:
        for column, digit in enumerate(f"{len(stack):>2}", 5):
            cell.put(2, column, digit, "name")
    if number in view["immune"] or number in view["no_cover"]:
        cell.put(0, 6, "◆", "fire")
    if view["last"]["cell"] == number:
        cell.put(0, 0, "•", "mark")
    return cell.grid


def letter(family: str | None, families: Sequence[str]) -> str:
    """A family's letter, as in layouts."""
    return "-" if family is None else "ABCD"[list(families).index(family)]


def _castle(family: str | None, families: Sequence[str]) -> Segment:
    if family is None:
        return ("   ", "")
    return (f"[{letter(family, families)}]", f"castle-{family}")


def board(view: Mapping[str, Any], static: Mapping[str, Any]) -> list[Line]:
    """The whole table: castles round the frame, the cells inside, columns and rows named."""
    size, families, castles = view["size"], static["families"], view["castles"]
    frame = "─" * WIDTH
    names = [("       ", "")] + [(f"{'abcd'[c]:^{WIDTH}} ", "name") for c in range(size)]
    lines = [names, _beside(castles["N"], families)]
    lines.append([("      ┌" + "┬".join([frame] * size) + "┐", "frame")])
    for r in range(size):
        row = [_cell(view, static, r * size + c) for c in range(size)]
        for y in range(HEIGHT):
            middle = y == HEIGHT // 2
            west = _castle(castles["W"][r], families) if middle else ("   ", "")
            line: Line = [(f" {r + 1} " if middle else "   ", "name"), west, ("│", "frame")]
            for c in range(size):
                line += [*row[c][y], ("│", "frame")]
            lines.append([*line, _castle(castles["E"][r], families)] if middle else line)
        if r < size - 1:
            lines.append([("      ├" + "┼".join([frame] * size) + "┤", "frame")])
    lines.append([("      └" + "┴".join([frame] * size) + "┘", "frame")])
    lines.append(_beside(castles["S"], families))
    return [merged(line) for line in lines]


def _beside(row: Sequence[str | None], families: Sequence[str]) -> Line:
    line: Line = [("       ", "")]
    for family in row:
        line += [("  ", ""), _castle(family, families), ("   ", "")]
    return line


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
