"""The two sides of the board, or one of your own, read from data and checked (data/board_*.toml)."""

from __future__ import annotations

import json
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct, field

from cumuli.games.broom_service import forms

DATA: Final = Path(__file__).parent / "data"
SIDES: Final = ("front", "back")

Terrain = Literal["forest", "hill", "mountain", "heath"]
Names = dict[Literal["en", "de", "fr"], str]
Point = tuple[float, float]


class BoardFault(forms.Fault):
    """What is wrong with a board."""


class SpaceData(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    pos: Point


class RegionData(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    names: Names
    terrain: Terrain
    neighbours: tuple[str, ...]
    center: Point
    polygon: tuple[Point, ...]
    provenance: str
    castle: Names | None = None
    circle: Literal["A", "B", "C", "D"] | None = None
    island: str | None = None
    tile: Literal["mountain", "forest", "hill"] | None = None
    tile_pos: Point | None = None
    clouds: tuple[SpaceData, ...] = ()


class Water(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    names: Names
    center: Point
    polygons: tuple[tuple[Point, ...], ...]


class TowerData(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    colour: Literal["violet", "green", "orange"]
    shape: Literal["round", "square"]
    vp: int
    wands: int
    regions: tuple[str, ...]
    pos: Point
    provenance: str
    covered: bool = False


class Border(Struct, frozen=True, forbid_unknown_fields=True):
    """A common border of two regions or waters, and its end points."""

    a: str
    b: str
    p: Point
    q: Point


class Borders(Struct, frozen=True, forbid_unknown_fields=True):
    lines: tuple[Border, ...]


class BoardData(Struct, frozen=True, forbid_unknown_fields=True):
    """A board as its file says it."""

    side: str
    width: int
    height: int
    banner: str
    regions: tuple[RegionData, ...]
    towers: tuple[TowerData, ...]
    borders: Borders
    water: tuple[Water, ...] = ()


class Region(Struct, frozen=True):
    """A region of land; neighbours are numbers of regions."""

    id: str
    names: Names
    terrain: str
    neighbours: tuple[int, ...]
    center: Point
    polygon: tuple[Point, ...]
    castle: Names | None
    circle: str | None
    island: str | None
    tile: str | None
    tile_pos: Point | None
    provenance: str


class Tower(Struct, frozen=True):
    """A tower; regions are the numbers of those its base touches."""

    id: str
    colour: str
    square: bool
    vp: int
    wands: int
    regions: tuple[int, ...]
    pos: Point
    covered: bool
    """gone as soon as a mountain tile lies in its region"""
    provenance: str


class CloudSpace(Struct, frozen=True):
    id: str
    region: int
    pos: Point


class Board(Struct, frozen=True):
    """A board as the rules want it: regions by number."""

    side: str
    width: int
    height: int
    banner: str
    regions: tuple[Region, ...]
    towers: tuple[Tower, ...]
    water: tuple[Water, ...]
    borders: tuple[Border, ...]
    castles: tuple[int, ...]
    mountain_spaces: tuple[int, ...]
    forest_spaces: tuple[int, ...]
    hill_spaces: tuple[int, ...]
    cloud_spaces: tuple[CloudSpace, ...]
    circles: dict[str, int] = field(default_factory=dict)


def board(which: str | dict[str, Any]) -> Board:
    """A side of the printed board, or a board given as data; raises BoardFault for a bad one."""
    if isinstance(which, str):
        if which not in SIDES:
            raise BoardFault("board", "unknown-side", side=which)
        return _printed(which)
    return _own(json.dumps(which, sort_keys=True))


@lru_cache(maxsize=2)
def _printed(side: str) -> Board:
    return read(tomllib.loads((DATA / f"board_{side}.toml").read_text(encoding="utf-8")))


@lru_cache(maxsize=16)
def _own(text: str) -> Board:
    return read(json.loads(text))


def read(plain: dict[str, Any]) -> Board:
    """A board from plain data, checked; raises BoardFault with the first fault."""
    data, found = checked(plain)
    if data is None or found:
        raise found[0]
    return made(data)


def checked(plain: dict[str, Any]) -> tuple[BoardData | None, list[BoardFault]]:
    """The data in their form, None where they have none, and everything that is wrong with them."""
    from cumuli.games.broom_service.boardcheck import faults

    data, found = shape(plain)
    return data, found if data is None else list(faults(data))


def shape(plain: dict[str, Any]) -> tuple[BoardData | None, list[BoardFault]]:
    """The data in their form, or every part whose keys are missing, unknown or of the wrong kind."""
    found = []
    for group, form in (("regions", RegionData), ("towers", TowerData), ("water", Water)):
        parts = plain.get(group)
        for i, part in enumerate(parts if isinstance(parts, list | tuple) else ()):
            try:
                msgspec.convert(part, form)
            except msgspec.ValidationError as error:
                id = part.get("id", i) if isinstance(part, dict) else i
                where, problem, about = forms.problem(part, error, f"{group}.{id}")
                found.append(BoardFault(where, problem, **about))
    if found:
        return None, found
    try:
        return msgspec.convert(plain, BoardData), []
    except msgspec.ValidationError as error:
        where, problem, about = forms.problem(plain, error, "")
        return None, [BoardFault(where or "board", problem, **about)]


def made(data: BoardData) -> Board:
    """The board behind data that have been checked."""
    number = {region.id: i for i, region in enumerate(data.regions)}

    def spaces(kind: str) -> tuple[int, ...]:
        return tuple(i for i, region in enumerate(data.regions) if region.tile == kind)

    regions = tuple(
        Region(
            region.id,
            region.names,
            region.terrain,
            tuple(number[other] for other in region.neighbours),
            region.center,
            region.polygon,
            region.castle,
            region.circle,
            region.island,
            region.tile,
            region.tile_pos,
            region.provenance,
        )
        for region in data.regions
    )
    towers = tuple(
        Tower(
            tower.id,
            tower.colour,
            tower.shape == "square",
            tower.vp,
            tower.wands,
            tuple(number[region] for region in tower.regions),
            tower.pos,
            tower.covered,
            tower.provenance,
        )
        for tower in data.towers
    )
    return Board(
        data.side,
        data.width,
        data.height,
        data.banner,
        regions,
        towers,
        data.water,
        data.borders.lines,
        tuple(i for i, region in enumerate(regions) if region.castle),
        spaces("mountain"),
        spaces("forest"),
        spaces("hill"),
        tuple(CloudSpace(s.id, i, s.pos) for i, region in enumerate(data.regions) for s in region.clouds),
        {region.circle: i for i, region in enumerate(regions) if region.circle},
    )
