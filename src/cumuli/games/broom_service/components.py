"""The pieces, cards and numbers of the game, read from data/components.toml, with a table's corrections."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from cumuli.games.broom_service.tables import EVENTS, FOREST_TILES, MOUNTAIN_TILES, ROLES, TERRAINS

FILE: Final = Path(__file__).parent / "data" / "components.toml"
PRESETS: Final = ("two_and_wand", "potions_only")
LIMITS: Final = ("three_to_five", "two_to_six", "any")
HANDFUL: Final = 3
"""No role gives more of a kind than this."""

Four = tuple[int, int, int, int]
Terrain = Literal["forest", "hill", "mountain", "heath"]
Colour = Literal["violet", "green", "orange"]
Letter = Literal["A", "B", "C", "D"]


class ComponentFault(ValueError):
    """What is wrong with the components, and at which key."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}")
        self.where = where
        self.problem = problem


class Role(Struct, frozen=True, forbid_unknown_fields=True):
    """A role; *brave* is what a brave gatherer takes, *cowardly* what a coward takes one of, by reading."""

    kind: Literal["witch", "druid", "gatherer", "fairy"]
    id: str = ""
    terrains: tuple[Terrain, ...] = ()
    colour: Colour | None = None
    brave: dict[str, Four] = {}
    cowardly: dict[str, Four] = {}


class Cloud(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of cloud tile: wands to pay, bolts, how many there are; potions needed and VP where it pays any."""

    cost: int
    bolts: int
    n: int
    id: str = ""
    kind: Literal["heavy", "tailwind", "move", "deliver", "potions"] = "heavy"
    colour: Colour | None = None
    need: int = 0
    vp: int = 0


class HillTile(Struct, frozen=True, forbid_unknown_fields=True):
    """Two stone circles to fly to, or an orange tower."""

    id: str
    circles: tuple[Letter, Letter] | None = None
    colour: Colour | None = None
    vp: int = 0


class EventCard(Struct, frozen=True):
    id: str
    timing: str
    params: dict[str, Any]
    provenance: str


class Components(Struct, frozen=True):
    """Everything that is printed on pieces and cards, as the rules want it."""

    rounds: int
    hand_size: int
    start_vp: int
    start_potions: int
    start_wands: dict[int, tuple[int, ...]]
    bewitched: dict[int, int]
    penalty: int
    roles: tuple[Role, ...]
    druid_bonus: int
    fairy_bonus: int
    events: dict[str, EventCard]
    heavy: tuple[Cloud, ...]
    storm: tuple[Cloud, ...]
    mountain_tiles: tuple[str, ...]
    forest_tiles: dict[str, int]
    hill_tiles: tuple[HillTile, ...]
    five_vp: int
    lightning: tuple[int, ...]
    lightning_beyond: int
    set_four: int
    set_three: int
    amulet_vp: tuple[int, ...]
    provenance: dict[str, str]


def components(which: str | dict[str, Any] = "standard") -> Components:
    """The standard components, with corrections where given; raises ComponentFault for a bad one."""
    return _made("{}" if isinstance(which, str) else json.dumps(which, sort_keys=True))


@lru_cache(maxsize=32)
def _made(corrections: str) -> Components:
    plain = tomllib.loads(FILE.read_text(encoding="utf-8"))
    merge(plain, json.loads(corrections), "")
    try:
        made = shaped(plain)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        raise ComponentFault(where.strip("`").lstrip("$.") or "components", what) from error
    for where, problem in faults(made):
        raise ComponentFault(where, problem)
    return made


def merge(plain: dict[str, Any], corrections: dict[str, Any], path: str) -> None:
    """Put corrections over the standard; raises ComponentFault for a key the standard does not know."""
    for key, value in corrections.items():
        where = f"{path}{key}"
        if key not in plain:
            raise ComponentFault(where, "unknown key")
        old = plain[key]
        if isinstance(old, dict) and isinstance(value, dict):
            merge(old, value, f"{where}.")
        elif type(old) is not type(value):
            raise ComponentFault(where, f"expected {type(old).__name__}, got {type(value).__name__}")
        else:
            plain[key] = deepcopy(value)


def shaped(plain: dict[str, Any]) -> Components:
    """The data in their form; raises msgspec.ValidationError."""
    heavy = [{"id": f"heavy_{tile['cost']}_{tile['bolts']}", **tile} for tile in plain["heavy_clouds"]["tiles"]]
    flat = {
        **{key: plain[key] for key in ("rounds", "hand_size")},
        **{key: value for key, value in plain["setup"].items() if key != "provenance"},
        "start_wands": {int(seats): wands for seats, wands in plain["setup"]["start_wands"].items()},
        "bewitched": {int(seats): count for seats, count in plain["setup"]["bewitched"].items()},
        "roles": [{"id": id, **plain["role"][id]} for id in ROLES],
        "druid_bonus": plain["roles"]["druid_bonus"],
        "fairy_bonus": plain["roles"]["fairy_bonus"],
        "events": {id: _event(id, dict(plain["events"][id])) for id in EVENTS},
        "heavy": heavy,
        "storm": plain["storm_clouds"]["tiles"],
        "mountain_tiles": plain["mountain_tiles"]["tiles"],
        "forest_tiles": plain["forest_tiles"]["tiles"],
        "hill_tiles": plain["hill_tiles"]["tiles"],
        "five_vp": plain["forest_tiles"]["five_vp"],
        "lightning": plain["lightning"]["table"],
        "lightning_beyond": plain["lightning"]["beyond"],
        "set_four": plain["sets"]["four"],
        "set_three": plain["sets"]["three"],
        "amulet_vp": plain["amulets"]["vp"],
        "provenance": dict(_marks(plain)),
    }
    return msgspec.convert(flat, Components)


def _event(id: str, plain: dict[str, Any]) -> dict[str, Any]:
    return {"id": id, "timing": plain.pop("timing"), "provenance": plain.pop("provenance"), "params": plain}


def _marks(plain: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Where the values of each group come from."""
    for group, value in plain.items():
        if isinstance(value, dict) and "provenance" in value:
            yield group, value["provenance"]
    for id in EVENTS:
        yield id, plain["events"][id]["provenance"]


def faults(made: Components) -> Iterator[tuple[str, str]]:
    """What does not go together, by key."""
    if not 1 <= made.rounds <= 10:
        yield "rounds", "from 1 to 10: every round has its own event"
    if not 1 <= made.hand_size <= 9:
        yield "hand_size", "from 1 to 9"
    for seats in range(2, 6):
        if len(made.start_wands.get(seats, ())) != seats:
            yield f"setup.start_wands.{seats}", "one number for each seat"
        if not 0 <= made.bewitched.get(seats, -1) <= 10:
            yield f"setup.bewitched.{seats}", "from 0 to 10"
    for role in made.roles:
        if role.kind in ("witch", "druid") and not role.terrains:
            yield f"role.{role.id}.terrains", "a witch or druid needs one"
        for takes in (role.brave, role.cowardly):
            if role.kind == "gatherer" and set(takes) != set(PRESETS):
                yield f"role.{role.id}", "both readings must be there"
            if any(not 0 <= n <= HANDFUL for take in takes.values() for n in take):
                yield f"role.{role.id}", f"from 0 to {HANDFUL} of a kind"
    for limit in LIMITS:
        low, high = made.events["more_or_less"].params["limits"][limit]
        if not 0 <= low <= made.hand_size <= high <= 10:
            yield f"events.more_or_less.limits.{limit}", "must contain the usual number"
    if not 1 <= made.events["moonshine"].params["resources"] <= HANDFUL:
        yield "events.moonshine.resources", f"from 1 to {HANDFUL}"
    for event, reading in (("dangerous_regions", "per_pawn"), ("pleasant_regions", "per_terrain")):
        if set(made.events[event].params[reading]) != set(TERRAINS):
            yield f"events.{event}.{reading}", "one number for each terrain"
    ids = [cloud.id for cloud in (*made.heavy, *made.storm)]
    if len(set(ids)) < len(ids) or len(ids) > 32 or not all(ids):
        yield "heavy_clouds.tiles", "every kind of cloud once, 32 kinds at most"
    for cloud in (*made.heavy, *made.storm):
        if cloud.cost < 0 or cloud.bolts < 0 or cloud.n < 0 or (cloud.kind == "potions" and cloud.colour is None):
            yield f"clouds.{cloud.id}", "no negative numbers, and a colour where potions are counted"
    if sum(cloud.n for cloud in made.heavy) < 20:
        yield "heavy_clouds.tiles", "too few to cover the board"
    if set(made.mountain_tiles) != set(MOUNTAIN_TILES) or set(made.forest_tiles) != set(FOREST_TILES):
        yield "mountain_tiles.tiles", "the kinds of tiles are those of the rules"
    if sum(made.forest_tiles.values()) < 4:
        yield "forest_tiles.tiles", "at least four"
    if not 4 <= len(made.hill_tiles) <= 8 or any((t.circles is None) == (t.colour is None) for t in made.hill_tiles):
        yield "hill_tiles.tiles", "four to eight tiles, each with two circles or a tower's colour"
    if not made.lightning or len(made.amulet_vp) < 4:
        yield "lightning.table", "the tables for bolts and amulets must not be empty"
