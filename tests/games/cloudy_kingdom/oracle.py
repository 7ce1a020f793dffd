"""An oracle for the table of Cloudy Kingdom: cards are rectangles in the plane and drawn pixels, nothing else.

It shares no line, no mask and no table with the engine.  A card is drawn on a small raster: the routes of its face
are one pixel wide, each block in a colour of its own, and a card laid on another hides the pixels below.  Castles are
pixels outside the frame.  Two castles are joined when a flood of route pixels leads from one to the other.  Where a
card may lie is read from the sides of rectangles (rules 4.1 to 4.4).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import permutations, product

LONG, SHORT = 9, 5  # pixels; any long > short gives the same answers
FLAP = (LONG - SHORT) // 2
MIDDLE = LONG // 2
STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
SIDES = "NESW"

Card = tuple[str, int]
Stack = tuple[Card, ...]
Table = tuple[Stack, ...]
Castles = tuple[tuple[str | None, ...], ...]  # north, east, south, west
Node = tuple[int, int, object]

# face: what the centre square joins, and the end flaps that carry an unbroken route
FACES: dict[str, tuple[tuple[str, ...], str]] = {
    "straight": (("NS",), "NS"),
    "bridge": (("NS",), "NS"),
    "cross": (("NESW",), "NS"),
    "tee_side": (("NES",), "NS"),
    "tee_end": (("NEW",), "N"),
    "bend_r": (("NE",), "N"),
    "bend_l": (("NW",), "N"),
    "dbl_r": (("NE", "SW"), "NS"),
    "dbl_l": (("NW", "SE"), "NS"),
    "interrupted": ((), "NS"),
    "blockade": (("NS",), "S"),
    "deadend": ((), "N"),
    "overpass": (("NS", "EW"), "NS"),
    "across": (("EW",), ""),
    "burning_crossing": (("NESW",), "NS"),
    "interrupted_crossing": ((), "NS"),
}


@cache
def drawn(face: str, turn: int) -> dict[tuple[int, int], frozenset[object]]:
    """The card's pixels in its cell, each with the colours of the routes that cross it."""
    blocks, flaps = FACES[face]
    picture: dict[tuple[int, int], set[object]] = {
        (y, x): set() for y in range(LONG) for x in range(FLAP, FLAP + SHORT)
    }

    def paint(port: str, near: int, far: int, colour: object) -> None:
        dy, dx = STEP[port]
        for d in range(near, far + 1):
            picture[MIDDLE + dy * d, MIDDLE + dx * d].add(colour)

    for colour, block in enumerate(blocks):
        for port in block:
            paint(port, 0, SHORT // 2, colour)
    for port in flaps:
        joined = [colour for colour, block in enumerate(blocks) if port in block]
        paint(port, SHORT // 2 + 1, LONG // 2, joined[0] if joined else port)
    for _ in range(turn):
        picture = {(x, LONG - 1 - y): colours for (y, x), colours in picture.items()}
    return {pixel: frozenset(colours) for pixel, colours in picture.items()}


@cache
def looks(face: str, turn: int) -> object:
    """The picture with its colours renamed in order of reading: equal for turns nobody can tell apart."""
    names: dict[object, int] = {}
    seen = []
    picture = drawn(face, turn)
    for pixel in sorted(picture):
        for colour in sorted(picture[pixel], key=lambda c: (names.get(c, 99), str(c))):
            names.setdefault(colour, len(names))
        seen.append((pixel, frozenset(names[c] for c in picture[pixel])))
    return tuple(seen)


def turns(face: str) -> list[int]:
    """The turns of a face that look different (rule 4.3)."""
    return [t for t in range(4) if t < 2 or looks(face, t) != looks(face, t - 2)]


@cache
def painted(stack: Stack) -> dict[tuple[int, int], tuple[int, frozenset[object]]]:
    """What one sees of a stack from above: each pixel with the card it belongs to."""
    seen: dict[tuple[int, int], tuple[int, frozenset[object]]] = {}
    for height, (face, turn) in enumerate(stack):
        for pixel, colours in drawn(face, turn).items():
            seen[pixel] = height, colours
    return seen


def bitmap(size: int, table: Table) -> dict[tuple[int, int], tuple[object, frozenset[object]]]:
    """The whole table from above."""
    return {
        (cell // size * LONG + y, cell % size * LONG + x): ((cell, height), colours)
        for cell, stack in enumerate(table)
        for (y, x), (height, colours) in painted(stack).items()
        if colours
    }


def castle_pixels(size: int, side: str, at: int) -> list[tuple[int, int]]:
    along = range(at * LONG, at * LONG + LONG)
    edge = -1 if side in "NW" else size * LONG
    return [(edge, k) if side in "NS" else (k, edge) for k in along]


def walk(seen: dict[tuple[int, int], tuple[object, frozenset[object]]], start: Iterable[Node]) -> set[Node]:
    """All route pixels that can be walked to: along one colour on a card, along any route from card to card."""
    reached = set(start)
    queue = list(reached)
    while queue:
        y, x, colour = queue.pop()
        card = seen[y, x][0]
        for dy, dx in STEP.values():
            near = seen.get((y + dy, x + dx))
            if near is None:
                continue
            for other in near[1]:
                node = (y + dy, x + dx, other)
                if node not in reached and (near[0] != card or other == colour):
                    reached.add(node)
                    queue.append(node)
    return reached


def from_castle(size: int, table: Table, side: str, at: int) -> set[Node]:
    """The route pixels joined to a castle."""
    seen = bitmap(size, table)
    inward = STEP[SIDES[(SIDES.index(side) + 2) % 4]]
    touching = [(y + inward[0], x + inward[1]) for y, x in castle_pixels(size, side, at)]
    return walk(seen, [(y, x, c) for y, x in touching if (y, x) in seen for c in seen[y, x][1]])


@cache
def joined(size: int, castles: Castles, table: Table) -> frozenset[tuple[str, str]]:
    """The families whose opposite castles are joined, with the axis (rule 8.1)."""
    found = set()
    for start, end, axis in (("N", "S", "NS"), ("W", "E", "WE")):
        for at, family in enumerate(castles[SIDES.index(start)]):
            if family is None:
                continue
            reached = {(y, x) for y, x, _ in from_castle(size, table, start, at)}
            outward = STEP[end]
            for other, same in enumerate(castles[SIDES.index(end)]):
                pixels = castle_pixels(size, end, other)
                if same == family and any((y - outward[0], x - outward[1]) in reached for y, x in pixels):
                    found.add((family, axis))
    return frozenset(found)


@cache
def pieces(stack: Stack) -> frozenset[frozenset[str]]:
    """The sides of a cell that a stack joins with one another."""
    seen = bitmap(1, (stack,))
    edge = {"N": (0, MIDDLE), "E": (MIDDLE, LONG - 1), "S": (LONG - 1, MIDDLE), "W": (MIDDLE, 0)}
    found = set()
    for side in SIDES:
        for colour in seen.get(edge[side], (None, frozenset[object]()))[1]:
            reached = {(y, x) for y, x, _ in walk(seen, [(*edge[side], colour)])}
            found.add(frozenset(s for s in SIDES if edge[s] in reached))
    return frozenset(piece for piece in found if len(piece) > 1)


# --- rectangles ---------------------------------------------------------------------------------------------------

Box = tuple[int, int, int, int]  # left, top, right, bottom


def card_box(size: int, cell: int, turn: int) -> Box:
    left, top = cell % size * LONG, cell // size * LONG
    if turn % 2 == 0:
        return left + FLAP, top, left + FLAP + SHORT, top + LONG
    return left, top + FLAP, left + LONG, top + FLAP + SHORT


def castle_box(size: int, side: str, at: int) -> Box:
    near = -SHORT if side in "NW" else size * LONG
    if side in "NS":
        return at * LONG, near, at * LONG + LONG, near + SHORT
    return near, at * LONG, near + SHORT, at * LONG + LONG


def sides(box: Box, length: int) -> list[Box]:
    """The two sides of that length, as boxes without width."""
    left, top, right, bottom = box
    if right - left == length:
        return [(left, top, right, top), (left, bottom, right, bottom)]
    return [(left, top, left, bottom), (right, top, right, bottom)]


def within(inner: Box, outer: Box) -> bool:
    return outer[0] <= inner[0] and outer[1] <= inner[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def open_short_sides(size: int, table: Table) -> Iterator[tuple[int, Box]]:
    """Every short side of a card that no card above it hides."""
    for cell, stack in enumerate(table):
        boxes = [card_box(size, cell, turn) for _, turn in stack]
        for height, box in enumerate(boxes):
            for side in sides(box, SHORT):
                if not any(within(side, above) for above in boxes[height + 1 :]):
                    yield cell, side


@cache
def touches(size: int, castles: Castles, table: Table, cell: int, axis: int) -> bool:
    """Whether a card lying so in an empty cell touches a castle or another card as rule 4.1 asks."""
    walls = [
        wall
        for s, side in enumerate(SIDES)
        for at, family in enumerate(castles[s])
        if family is not None
        for wall in sides(castle_box(size, side, at), LONG)
    ]
    cards = [side for _, side in open_short_sides(size, table)]
    ends = sides(card_box(size, cell, axis), SHORT)
    return any(within(end, wall) for end in ends for wall in walls) or any(end in cards for end in ends)


@cache
def fits(size: int, castles: Castles, table: Table, face: str) -> frozenset[tuple[int, int]]:
    """Every cell and turn at which the card may be laid (rules 4.1 to 4.6)."""
    found = set()
    for cell, turn in product(range(size * size), turns(face)):
        stack = table[cell]
        if stack:
            if stack[-1][0] != "burning_crossing" and (stack[-1][1] + turn) % 2 == 1:
                found.add((cell, turn))
        elif touches(size, castles, table, cell, turn % 2):
            found.add((cell, turn))
    return frozenset(found)


# --- castles ------------------------------------------------------------------------------------------------------


def castles_of(layout: str, families: tuple[str, ...]) -> Castles:
    """A layout as it stands in records ("abcd/bcda/badc/cbad") as families around the frame."""
    return tuple(
        tuple(None if letter == "-" else families["abcd".index(letter)] for letter in side)
        for side in layout.split("/")
    )


def well_laid(size: int, castles: Castles) -> bool:
    """Rule 2.2: one castle of each family on each side, none exactly across from or touching its own at a corner."""
    boxes = [(castles[s][k], side, castle_box(size, side, k)) for s, side in enumerate(SIDES) for k in range(size)]
    for (one, here, a), (two, there, b) in permutations(boxes, 2):
        if one is None or one != two:
            continue
        if here == there:
            return False
        meet_at_point = len({a[0], a[2]} & {b[0], b[2]}) == 1 and len({a[1], a[3]} & {b[1], b[3]}) == 1
        across = {here, there} in ({"N", "S"}, {"W", "E"}) and (a[0] == b[0] or a[1] == b[1])
        if across or meet_at_point:
            return False
    return True


def all_layouts(size: int) -> list[str]:
    """Every layout that keeps rule 2.2, by trying them all, the north side in every order."""
    rows = list(permutations("abcd"[:size]))
    found = []
    for north, east, south in product(rows, rows, rows):
        if any(a == b for a, b in zip(north, south, strict=True)):
            continue
        for west in rows:
            layout = "/".join("".join(side) for side in (north, east, south, west))
            if not any(a == b for a, b in zip(east, west, strict=True)) and well_laid(
                size, castles_of(layout, ("a", "b", "c", "d"))
            ):
                found.append(layout)
    return found
