"""What is wrong with a board (faults), and what is merely unusual (notes)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, Literal

from cumuli.games.broom_service.boards import BoardData, BoardFault, Names, RegionData
from cumuli.games.broom_service.geometry import Polygon, area, cross, inside, on_edge

SPACES: Final = {"front": 18, "back": 19}
TILES: Final = {"front": {"mountain": 3}, "back": {"mountain": 3, "forest": 4, "hill": 4}}
BANNERS: Final = {"front": "red", "back": "violet"}
LANGUAGES: Final[tuple[Literal["en", "de", "fr"], ...]] = ("en", "de", "fr")
MARKS: Final = ("rulebook", "public", "designed")
MOST_REGIONS: Final = 62
MOST_TOWERS: Final = 58
MOST_SPACES: Final = 30
MOST_BORDERS: Final = 300
MOST_CORNERS: Final = 60
LONGEST_NAME: Final = 40
ID: Final = re.compile(r"(?!hill_)[A-Za-z][A-Za-z0-9_]{0,15}")
"""Ids are words of a move.  A tower that a tile brings is named hill_ and its region."""
NEAR: Final = 1.6
"""So far from a border, in board units, a tower's base may stand and still touch it."""
GAP: Final = 0.004
"""So large a part of the board may be covered by nothing, or twice: corners are rounded to whole units."""


def faults(data: BoardData) -> Iterator[BoardFault]:
    """Everything that the rules or geometry forbid, the most basic first."""
    basic = list(_ids(data))
    yield from basic
    if basic:
        return
    drawn = list(_shapes(data))
    yield from drawn
    if drawn:
        return
    yield from _regions(data)
    yield from _borders(data)
    yield from _counts(data)
    yield from _islands(data)
    yield from _towers(data)


def reach(start: Iterable[str], data: BoardData, clear: bool = False) -> set[str]:
    """The regions that pawns in *start* can walk to; with *clear*, only where no cloud lies at first."""
    regions = {region.id: region for region in data.regions}
    found = {id for id in start if not (clear and regions[id].clouds)}
    todo = list(found)
    while todo:
        for other in regions[todo.pop()].neighbours:
            if other not in found and not (clear and regions[other].clouds):
                found.add(other)
                todo.append(other)
    return found


def _ids(data: BoardData) -> Iterator[BoardFault]:
    groups = {
        "regions": [region.id for region in data.regions],
        "towers": [tower.id for tower in data.towers],
        "clouds": [space.id for region in data.regions for space in region.clouds],
        "water": [water.id for water in data.water],
    }
    for group, ids in groups.items():
        for id, times in Counter(ids).items():
            if times > 1:
                yield BoardFault(f"{group}.{id}", "id-twice")
            if not ID.fullmatch(id):
                yield BoardFault(f"{group}.{id}", "bad-id")
    for group, most in (("regions", MOST_REGIONS), ("towers", MOST_TOWERS), ("clouds", MOST_SPACES)):
        if len(groups[group]) > most:
            yield BoardFault(group, "too-many", most=most)
    if len(data.borders.lines) > MOST_BORDERS:
        yield BoardFault("borders.lines", "too-many", most=MOST_BORDERS)
    known = set(groups["regions"])
    for region in data.regions:
        for other in region.neighbours:
            if other not in known:
                yield BoardFault(f"regions.{region.id}.neighbours", "unknown-region", region=other)
    for tower in data.towers:
        for other in tower.regions:
            if other not in known:
                yield BoardFault(f"towers.{tower.id}.regions", "unknown-region", region=other)
    for i, border in enumerate(data.borders.lines):
        for other in {border.a, border.b} - known - set(groups["water"]):
            yield BoardFault(f"borders.lines.{i}", "unknown-region", region=other)


def _names(where: str, names: Names | None) -> Iterator[BoardFault]:
    if names is None:
        return
    for lang in LANGUAGES:
        name = names.get(lang, "")
        if not name:
            yield BoardFault(where, "no-name", lang=lang)
        elif len(name) > LONGEST_NAME or not name.isprintable():
            yield BoardFault(where, "name-long", most=LONGEST_NAME)


def _shapes(data: BoardData) -> Iterator[BoardFault]:
    polygons = [(f"regions.{region.id}.polygon", region.polygon) for region in data.regions]
    polygons += [(f"water.{water.id}.polygons", polygon) for water in data.water for polygon in water.polygons]
    polygons += [(f"water.{water.id}.center", (water.center,) * 3) for water in data.water]
    for where, polygon in polygons:
        if len(polygon) < 3:
            yield BoardFault(where, "polygon")
        elif len(polygon) > MOST_CORNERS:
            yield BoardFault(where, "too-many", most=MOST_CORNERS)
        elif not all(0 <= x <= data.width and 0 <= y <= data.height for x, y in polygon):  # nor is what is no number
            yield BoardFault(where, "off-board")


def _regions(data: BoardData) -> Iterator[BoardFault]:
    for region in data.regions:
        where = f"regions.{region.id}"
        yield from _names(f"{where}.names", region.names)
        yield from _names(f"{where}.castle", region.castle)
        if region.provenance not in MARKS:
            yield BoardFault(f"{where}.provenance", "provenance")
        if region.tile and (region.tile != region.terrain or region.tile_pos is None):
            yield BoardFault(f"{where}.tile", "tile-terrain", tile=region.tile)
        marks = [("center", region.center), *((f"clouds.{space.id}", space.pos) for space in region.clouds)]
        if region.tile_pos is not None:
            marks.append(("tile_pos", region.tile_pos))
        for key, point in marks:
            if not inside(point, region.polygon):
                yield BoardFault(f"{where}.{key}", "outside")
    for water in data.water:
        yield from _names(f"water.{water.id}.names", water.names)
    for lang in LANGUAGES:
        names = Counter(region.names.get(lang) for region in data.regions)
        for region in data.regions:
            if names[region.names.get(lang)] > 1:
                yield BoardFault(f"regions.{region.id}.names", "name-twice", lang=lang)


def _borders(data: BoardData) -> Iterator[BoardFault]:
    near = {region.id: set(region.neighbours) for region in data.regions}
    borders = {frozenset((border.a, border.b)) for border in data.borders.lines}
    shapes: dict[str, Sequence[Polygon]] = {region.id: (region.polygon,) for region in data.regions}
    shapes |= {water.id: water.polygons for water in data.water}
    for id, others in near.items():
        for other in sorted(others):
            if id not in near[other]:
                yield BoardFault(f"regions.{id}.neighbours", "one-way", region=other)
            elif frozenset((id, other)) not in borders:
                yield BoardFault(f"regions.{id}.neighbours", "no-border", region=other)
    for i, border in enumerate(data.borders.lines):
        if border.a in near and border.b in near and border.b not in near[border.a]:
            yield BoardFault(f"borders.lines.{i}", "not-neighbours", a=border.a, b=border.b)
        middle = ((border.p[0] + border.q[0]) / 2, (border.p[1] + border.q[1]) / 2)
        for id in (border.a, border.b):
            if not any(all(on_edge(at, shape, NEAR) for at in (border.p, middle, border.q)) for shape in shapes[id]):
                yield BoardFault(f"borders.lines.{i}", "border-off", region=id)
    for (i, line), (_, second) in combinations(enumerate(data.borders.lines), 2):
        if cross(line.p, line.q, second.p, second.q):
            yield BoardFault(f"borders.lines.{i}", "crossing", a=second.a, b=second.b)
    covered = sum(area(region.polygon) for region in data.regions)
    covered += sum(area(polygon) for water in data.water for polygon in water.polygons)
    whole = data.width * data.height
    if abs(covered - whole) > GAP * whole:
        yield BoardFault("regions", "gaps", covered=round(covered), whole=whole)


def _counts(data: BoardData) -> Iterator[BoardFault]:
    castles = [region for region in data.regions if region.castle]
    if len(castles) != 2:
        yield BoardFault("regions", "castles", count=len(castles))
    spaces = sum(len(region.clouds) for region in data.regions)
    if spaces != SPACES.get(data.side, spaces):
        yield BoardFault("regions", "cloud-spaces", count=spaces, want=SPACES[data.side])
    tiles = Counter(region.tile for region in data.regions if region.tile)
    for kind in ("mountain", "forest", "hill"):
        want = TILES[data.side].get(kind, 0) if data.side in TILES else None
        if want is not None and tiles[kind] != want:
            yield BoardFault("regions", "tile-spaces", kind=kind, count=tiles[kind], want=want)
        elif want is None and tiles[kind] > {"mountain": 3, "forest": 6, "hill": 6}[kind]:
            yield BoardFault("regions", "too-many", most={"mountain": 3, "forest": 6, "hill": 6}[kind])
    circles = [region.circle for region in data.regions if region.circle]
    wanted = ["A", "B", "C", "D"] if tiles["hill"] else []
    if sorted(circles) != wanted:
        yield BoardFault("regions", "circles", found=" ".join(sorted(circles)) or "-", want=" ".join(wanted) or "-")
    if data.banner != BANNERS.get(data.side, data.banner):
        yield BoardFault("banner", "banner", want=BANNERS[data.side])
    mainland = {region.id for region in data.regions if not region.island}
    walked = reach([castle.id for castle in castles[:1]], data)
    for id in sorted(mainland ^ walked):
        yield BoardFault(f"regions.{id}.island", "cut-off" if id in mainland else "joined")


def _islands(data: BoardData) -> Iterator[BoardFault]:
    """Circles B and D lie on islands; B's island holds a hill tile space beside its circle (rule 11.4)."""
    at = {region.circle: region for region in data.regions if region.circle}
    if set(at) != set("ABCD"):
        return
    for letter, region in sorted(at.items()):
        if bool(region.island) != (letter in "BD"):
            yield BoardFault(f"regions.{region.id}.island", "circle-island", circle=str(letter))
    b, d = at["B"], at["D"]
    if b.island and not any(_is_hill_space(region) and region.island == b.island for region in data.regions):
        yield BoardFault(f"regions.{b.id}.island", "island-hill")
    for region in data.regions:
        if d.island and region.island == d.island and region.tile:
            yield BoardFault(f"regions.{region.id}.tile", "island-tile")


def _is_hill_space(region: RegionData) -> bool:
    return region.tile == "hill" and region.circle is None


def _towers(data: BoardData) -> Iterator[BoardFault]:
    regions = {region.id: region for region in data.regions}
    for tower in data.towers:
        where = f"towers.{tower.id}"
        if tower.provenance not in MARKS:
            yield BoardFault(f"{where}.provenance", "provenance")
        if not 0 <= tower.vp <= 99 or not 0 <= tower.wands <= 9:
            yield BoardFault(f"{where}.vp", "value")
        if not 1 <= len(set(tower.regions)) == len(tower.regions) <= 3:
            yield BoardFault(f"{where}.regions", "tower-regions")
        for a, b in combinations(tower.regions, 2):
            if b not in regions[a].neighbours:
                yield BoardFault(f"{where}.regions", "not-neighbours", a=a, b=b)
        for region in data.regions:
            touches = on_edge(tower.pos, region.polygon, NEAR)
            within = inside(tower.pos, region.polygon)
            if region.id in tower.regions and not (touches or within):
                yield BoardFault(f"{where}.pos", "base-away", region=region.id)
            elif region.id not in tower.regions and within and not touches:
                yield BoardFault(f"{where}.pos", "base-foreign", region=region.id)
        if tower.covered and not all(regions[id].tile == "mountain" for id in tower.regions):
            yield BoardFault(f"{where}.covered", "covered")


def notes(data: BoardData) -> Iterator[BoardFault]:
    """What is allowed, but may be a slip of the pen."""
    for tower in data.towers:
        if not 1 <= tower.vp <= 7 or not 0 <= tower.wands <= 2:
            yield BoardFault(f"towers.{tower.id}.vp", "unusual-value", vp=tower.vp, wands=tower.wands)
        if tower.shape == "square" and tower.wands:
            yield BoardFault(f"towers.{tower.id}.wands", "square-wands")
    castles = [region for region in data.regions if region.castle]
    for castle in castles:
        if castle.clouds:
            yield BoardFault(f"regions.{castle.id}.clouds", "castle-clouds")
    clear = reach([castle.id for castle in castles], data, clear=True)
    if len(clear) < 12:
        yield BoardFault("regions", "narrow-start", count=len(clear))
    for colour, count in sorted(Counter(tower.colour for tower in data.towers).items()):
        if abs(count * 3 - len(data.towers)) > 6:
            yield BoardFault("towers", "unbalanced", colour=colour, count=count)
