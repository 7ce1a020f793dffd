"""Which routes lead where: for the glow of a connected route, and the line traced at the end."""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from cumuli.games.cloudy_kingdom.state import CloudyKingdom
from cumuli.games.cloudy_kingdom.tables import AXES, FAMILIES, Castles

Piece = tuple[int, int]
"""A cell and the mask of ports that one of its routes joins."""
Joins = tuple[int, ...]
"""By cell: a nibble for each port, the ports joined to it."""


def links(state: CloudyKingdom) -> list[tuple[str, str]]:
    """The families whose opposite castles are joined now, with the axis."""
    return [(FAMILIES[i & 3], AXES[i >> 2]) for i in range(8) if state.links >> i & 1]


def joins_of(state: CloudyKingdom) -> Joins:
    return tuple([int(j) for j in state.stacks.joins])


def joined_at(joins: Joins, port: int) -> int:
    """The mask of ports joined to a port inside its cell."""
    return joins[port >> 2] >> 4 * (port & 3) & 15


@lru_cache(maxsize=4096)  # they stay as they lie for a whole game
def castle_ports(castles: Castles, family: int) -> dict[int, int]:
    """By side (north, south, west, east): the port that a family's castle touches."""
    beyond = [int(b) for b in castles.next_port]
    return {b - 64 >> 2: port for port, b in enumerate(beyond) if b >= 64 and b & 3 == family}


def spread(castles: Castles, joins: Joins, start: int) -> dict[int, int | None]:
    """Every port reached from a port by unbroken routes, each with the port it was reached from."""
    came: dict[int, int | None] = {}
    queue: deque[tuple[int, int | None]] = deque([(start, None)])
    while queue:
        port, before = queue.popleft()
        joined = joined_at(joins, port)
        if port in came or not joined:
            continue
        came[port] = before
        for other in range(4):
            across = port & ~3 | other
            if joined >> other & 1 and across not in came:
                came[across] = port
                beyond = int(castles.next_port[across])
                if 0 <= beyond < 64:
                    queue.append((beyond, across))
    return came


@lru_cache(maxsize=1024)  # every pair of eyes at a table asks for the same position
def reach_of(castles: Castles, joins: Joins) -> dict[str, list[Piece]]:
    """By family: the routes that start at one of its castles, gathered by cell."""
    out = {}
    for family, name in enumerate(FAMILIES):
        if "abcd"[family] in castles.name:
            ports: set[int] = set()
            for start in castle_ports(castles, family).values():
                ports |= set(spread(castles, joins, start))
            out[name] = sorted({(port >> 2, joined_at(joins, port)) for port in ports})
    return out


def reach(state: CloudyKingdom) -> dict[str, list[Piece]]:
    """By family: the routes that start at one of its castles."""
    return dict(reach_of(state.stacks.castles, joins_of(state)))


def route(state: CloudyKingdom, family: int, axis: int) -> list[Piece]:
    """A shortest unbroken way between the two castles of a linked pair, from north or west on."""
    castles, joins = state.stacks.castles, joins_of(state)
    ports = castle_ports(castles, family)
    start, goal = ports.get(axis * 2), ports.get(axis * 2 + 1)
    if start is None or goal is None:
        return []
    came = spread(castles, joins, start)
    way: list[Piece] = []
    port: int | None = goal if goal in came else None
    while port is not None:
        before = came[port]
        if before is not None and before >> 2 == port >> 2:
            way.append((port >> 2, 1 << (port & 3) | 1 << (before & 3)))
        port = before
    return way[::-1]


def route_of_winners(state: CloudyKingdom) -> list[list[Piece]]:
    """One traced route for every link of a winning family."""
    found = []
    for i in range(8):
        seat = int(state.owner[i & 3])
        if state.links >> i & 1 and seat >= 0 and state.winners >> seat & 1:
            found.append(route(state, i & 3, i >> 2))
    return found
