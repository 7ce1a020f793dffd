"""Distances once more, the plain way: Dijkstra's search over the edges of the cells, in words instead of bits."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import combinations
from typing import Any

from cumuli.games.cloudy_kingdom.faces import Face, rotate

STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
PORTS = "NESW"
Edge = tuple[int, int, str]


def edge(row: int, column: int, port: str) -> Edge:
    """An edge by one name, though two cells share it."""
    if port == "S":
        return row + 1, column, "N"
    if port == "E":
        return row, column + 1, "W"
    return row, column, port


def ports(mask: int) -> set[str]:
    return {p for i, p in enumerate(PORTS) if mask >> i & 1}


def costs(stack: list[tuple[Face, int]], covered: bool) -> dict[frozenset[str], int]:
    """How many cards it takes to join two ports of a cell, for every pair that can be joined."""
    pairs = [frozenset(pair) for pair in combinations(PORTS, 2)]
    if not stack:
        straight = {frozenset("NS"), frozenset("EW")}
        return {pair: 1 if pair in straight else 2 for pair in pairs}
    top, turn = stack[-1]
    shown = ports(rotate(top.flaps, turn))
    reach = set(shown)
    if len(stack) > 1:
        below, other = stack[-2]
        reach |= ports(rotate(below.flaps, other))
    joined = [ports(rotate(block, turn)) & reach for block in top.blocks]
    ends = set("EW" if turn % 2 == 0 else "NS")  # of a card laid crosswise on top
    found = {}
    for pair in pairs:
        if any(pair <= block for block in joined):
            found[pair] = 0
        elif covered:
            continue
        elif pair <= shown | ends:
            found[pair] = 1
        else:
            found[pair] = 2
    return found


def distance(state: Any, family: int, axis: int) -> float:
    """The fewest cards that could join a family's castles, or infinity."""
    size = int(state.rules.size)
    faces = [state.names.source[0].faces[name] for name in state.names.faces]
    letter = "abcd"[family]
    north, east, south, west = state.stacks.castles.name.split("/")
    first, last = (north, south) if axis == 0 else (west, east)
    if letter not in first or letter not in last:
        return float("inf")
    if axis == 0:
        start = edge(0, first.index(letter), "N")
        goal = edge(size - 1, last.index(letter), "S")
    else:
        start = edge(first.index(letter), 0, "W")
        goal = edge(last.index(letter), size - 1, "E")
    ways: dict[Edge, list[tuple[Edge, int]]] = {}
    border = set()
    for row in range(size):
        for column in range(size):
            cell = row * size + column
            stack = [(faces[face], turn) for face, turn in state.stacks.stack(cell)]
            for pair, cost in costs(stack, bool(state.stacks.no_cover >> cell & 1)).items():
                a, b = (edge(row, column, port) for port in pair)
                ways.setdefault(a, []).append((b, cost))
                ways.setdefault(b, []).append((a, cost))
            for port, (down, right) in STEP.items():
                if not (0 <= row + down < size and 0 <= column + right < size):
                    border.add(edge(row, column, port))
    heap = [(0, start)]
    done = set()
    while heap:
        far, here = heappop(heap)
        if here == goal:
            return far
        if here in done or (here in border and here != start):
            continue
        done.add(here)
        for there, cost in ways.get(here, []):
            heappush(heap, (far + cost, there))
    return float("inf")
