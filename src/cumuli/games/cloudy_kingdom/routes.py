"""Which routes lead where: for the glow of a connected route, and the line traced at the end."""

from __future__ import annotations

from collections import deque

from cumuli.games.cloudy_kingdom.state import CloudyKingdom
from cumuli.games.cloudy_kingdom.tables import AXES, FAMILIES

Piece = tuple[int, int]
"""A cell and the mask of ports that one of its routes joins."""


def links(state: CloudyKingdom) -> list[tuple[str, str]]:
    """The families whose opposite castles are joined now, with the axis."""
    return [(FAMILIES[i & 3], AXES[i >> 2]) for i in range(8) if state.links >> i & 1]


def castle_ports(state: CloudyKingdom, family: int) -> dict[int, int]:
    """By side (north, south, west, east): the port that a family's castle touches."""
    size = int(state.rules.size)
    found = {}
    for port in range(size * size * 4):
        beyond = int(state.stacks.castles.next_port[port])
        if beyond >= 64 and (beyond - 64) & 3 == family:
            found[(beyond - 64) >> 2] = port
    return found


def spread(state: CloudyKingdom, start: int) -> dict[int, int | None]:
    """Every port reached from a port by unbroken routes, each with the port it was reached from."""
    came: dict[int, int | None] = {}
    queue: deque[tuple[int, int | None]] = deque([(start, None)])
    while queue:
        port, before = queue.popleft()
        joined = int(state.stacks.joins[port >> 2]) >> 4 * (port & 3) & 15
        if port in came or not joined:
            continue
        came[port] = before
        for other in range(4):
            across = port & ~3 | other
            if joined >> other & 1 and across not in came:
                came[across] = port
                beyond = int(state.stacks.castles.next_port[across])
                if 0 <= beyond < 64:
                    queue.append((beyond, across))
        beyond = int(state.stacks.castles.next_port[port])
        if 0 <= beyond < 64:
            queue.append((beyond, port))
    return came


def pieces(state: CloudyKingdom, ports: set[int]) -> list[Piece]:
    """Ports gathered into the routes of their cells."""
    found = set()
    for port in ports:
        joined = int(state.stacks.joins[port >> 2]) >> 4 * (port & 3) & 15
        found.add((port >> 2, joined))
    return sorted(found)


def reach(state: CloudyKingdom) -> dict[str, list[Piece]]:
    """By family: the routes that start at one of its castles."""
    out = {}
    letters = state.stacks.castles.name
    for family, name in enumerate(FAMILIES):
        if "abcd"[family] in letters:
            ports: set[int] = set()
            for start in castle_ports(state, family).values():
                ports |= set(spread(state, start))
            out[name] = pieces(state, ports)
    return out


def route(state: CloudyKingdom, family: int, axis: int) -> list[Piece]:
    """A shortest unbroken way between the two castles of a linked pair, from north or west on."""
    ports = castle_ports(state, family)
    start, goal = ports.get(axis * 2), ports.get(axis * 2 + 1)
    if start is None or goal is None:
        return []
    came = spread(state, start)
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
