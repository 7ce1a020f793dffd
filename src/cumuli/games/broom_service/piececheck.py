"""What does not go together in the components."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from cumuli.games.broom_service.boardcheck import ID, MARKS
from cumuli.games.broom_service.components import Cloud, ComponentFault, Components
from cumuli.games.broom_service.tables import FOREST_TILES, MOUNTAIN_TILES, TERRAINS

PRESETS: Final = ("two_and_wand", "potions_only")
LIMITS: Final = ("three_to_five", "two_to_six", "any")
HANDFUL: Final = 3
"""No role gives more of a kind than this."""
SEATS: Final = range(2, 6)
SPACES: Final = 19
"""So many spaces the larger side of the board has for clouds."""
MOST_KINDS: Final = 32


def faults(made: Components) -> Iterator[ComponentFault]:
    """Everything that the rules or the engine forbid, by key."""
    yield from _setup(made)
    yield from _roles(made)
    yield from _events(made)
    yield from _clouds(made)
    yield from _tiles(made)
    for group, mark in made.provenance.items():
        if mark not in MARKS:
            where = f"events.{group}" if group in made.events else group
            yield ComponentFault(f"{where}.provenance", "provenance")
    if not made.lightning:
        yield ComponentFault("lightning.table", "length", want=1)
    if len(made.amulet_vp) != 4:
        yield ComponentFault("amulets.vp", "length", want=4)


def _within(where: str, number: int, low: int, high: int) -> Iterator[ComponentFault]:
    if not low <= number <= high:
        yield ComponentFault(where, "range", low=low, high=high)


def _setup(made: Components) -> Iterator[ComponentFault]:
    yield from _within("rounds", made.rounds, 1, len(made.events))
    yield from _within("hand_size", made.hand_size, 1, 9)
    yield from _within("setup.start_potions", made.start_potions, 0, 20)
    for seats in SEATS:
        wands = made.start_wands[seats]
        if len(wands) != seats:
            yield ComponentFault(f"setup.start_wands.{seats}", "length", want=seats)
        for number in wands:
            yield from _within(f"setup.start_wands.{seats}", number, 0, 20)
        yield from _within(f"setup.bewitched.{seats}", made.bewitched[seats], 0, 10)


def _roles(made: Components) -> Iterator[ComponentFault]:
    for role in made.roles:
        where = f"role.{role.id}"
        if role.kind in ("witch", "druid") and not role.terrains:
            yield ComponentFault(f"{where}.terrains", "no-terrain")
        for half, takes in (("brave", role.brave), ("cowardly", role.cowardly)):
            if role.kind == "gatherer" and set(takes) != set(PRESETS):
                yield ComponentFault(f"{where}.{half}", "readings", want=", ".join(PRESETS))
            for reading, take in takes.items():
                for number in take:
                    yield from _within(f"{where}.{half}.{reading}", number, 0, HANDFUL)


def _events(made: Components) -> Iterator[ComponentFault]:
    for limit in LIMITS:
        low_high = made.events["more_or_less"].params["limits"][limit]
        where = f"events.more_or_less.limits.{limit}"
        if len(low_high) != 2 or not all(type(number) is int for number in low_high):
            yield ComponentFault(where, "length", want=2)
        elif not 0 <= low_high[0] <= made.hand_size <= low_high[1] <= 10:
            yield ComponentFault(where, "limits", usual=made.hand_size)
    yield from _within("events.moonshine.resources", made.events["moonshine"].params["resources"], 1, HANDFUL)
    for event in ("dangerous_regions", "pleasant_regions"):
        for reading in ("per_pawn", "per_terrain"):
            assert set(made.events[event].params[reading]) == set(TERRAINS)  # corrections add no keys


def _clouds(made: Components) -> Iterator[ComponentFault]:
    for group, clouds in (("heavy_clouds", made.heavy), ("storm_clouds", made.storm)):
        for cloud in clouds:
            yield from _cloud(f"{group}.tiles.{cloud.id}", cloud)
    every = (*made.heavy, *made.storm)
    for id, times in Counter(cloud.id for cloud in every).items():
        if times > 1:
            yield ComponentFault(f"heavy_clouds.tiles.{id}", "id-twice")
    if len(every) > MOST_KINDS:
        yield ComponentFault("heavy_clouds.tiles", "too-many", most=MOST_KINDS)
    if sum(cloud.n for cloud in made.heavy) < SPACES:
        yield ComponentFault("heavy_clouds.tiles", "too-few", least=SPACES)


def _cloud(where: str, cloud: Cloud) -> Iterator[ComponentFault]:
    if not ID.fullmatch(cloud.id):
        yield ComponentFault(where, "bad-id")
    for key, number, most in (("cost", cloud.cost, 9), ("bolts", cloud.bolts, 9), ("n", cloud.n, 99)):
        yield from _within(f"{where}.{key}", number, 0, most)
    if cloud.kind == "potions" and cloud.colour is None:
        yield ComponentFault(where, "missing", key="colour")


def _tiles(made: Components) -> Iterator[ComponentFault]:
    if sorted(made.mountain_tiles) != sorted(MOUNTAIN_TILES):
        yield ComponentFault("mountain_tiles.tiles", "tiles", want=", ".join(MOUNTAIN_TILES))
    if sum(made.forest_tiles[tile] for tile in FOREST_TILES) < 4:
        yield ComponentFault("forest_tiles.tiles", "too-few", least=4)
    for tile in FOREST_TILES:
        yield from _within(f"forest_tiles.tiles.{tile}", made.forest_tiles[tile], 0, 9)
    if not 4 <= len(made.hill_tiles) <= 8:
        yield ComponentFault("hill_tiles.tiles", "too-few" if len(made.hill_tiles) < 4 else "too-many", least=4, most=8)
    for id, times in Counter(tile.id for tile in made.hill_tiles).items():
        if times > 1 or id in (*MOUNTAIN_TILES, *FOREST_TILES):
            yield ComponentFault(f"hill_tiles.tiles.{id}", "id-twice")
    for hill in made.hill_tiles:
        where = f"hill_tiles.tiles.{hill.id}"
        if not ID.fullmatch(hill.id):
            yield ComponentFault(where, "bad-id")
        if (hill.circles is None) == (hill.colour is None) or (hill.circles and len(set(hill.circles)) < 2):
            yield ComponentFault(where, "hill-tile")
