"""Numbers of the simplified game: twelve faces five times over, a fixed table of castles, no magic."""

from __future__ import annotations

KINDS = (
    "1111", "1010", "0101", "1100", "1001", "1110", "1011", "1212", "1122", "1221", "1101", "1020",
)  # fmt: skip
"""By face: which route leaves over the short end, the long side, the other end, the other side; 0 is none."""
COPIES = 5
CASTLES = ("abcd", "bacd", "badc", "cdba")  # families on the north, east, south and west side
CODES = len(KINDS) * 4  # a card's code is face * 4 + turn
DECK = [kind for kind in range(len(KINDS)) for _ in range(COPIES)]


def route(code: int, port: int) -> str:
    """Which route a card has at a port of the cell."""
    return KINDS[code >> 2][(port - code) & 3]


def join(top: int, below: int) -> int:
    """What a cell joins, a nibble for each port: the long sides reach the edge over the card below only."""
    shown = []
    for port in range(4):
        reaches = (port - top) & 1 == 0 or (below >= 0 and route(below, port) != "0")
        shown.append(route(top, port) if reaches else "0")
    return sum(
        sum(1 << e for e in range(4) if shown[e] == mine) << 4 * port for port, mine in enumerate(shown) if mine != "0"
    )


def beyond(cell: int, port: int) -> int:
    """The port across an edge, or 64 + side * 4 + family for a castle."""
    row, column = divmod(cell, 4)
    r, c = row + (port == 2) - (port == 0), column + (port == 1) - (port == 3)
    if 0 <= r < 4 and 0 <= c < 4:
        return (r * 4 + c) * 4 + (port ^ 2)
    return 64 + (0, 2, 1, 3)[port] * 4 + "abcd".index(CASTLES[port][row if port & 1 else column])


JOIN = [join(top, below) for top in range(CODES) for below in range(-1, CODES)]
BEYOND = [beyond(cell, port) for cell in range(16) for port in range(4)]
