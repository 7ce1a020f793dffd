"""The pieces, cards and numbers of the game, read from data/components.toml, with a table's corrections."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from functools import lru_cache
from math import inf
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from cumuli.games.broom_service import forms
from cumuli.games.broom_service.tables import EVENTS, ROLES

FILE: Final = Path(__file__).parent / "data" / "components.toml"
MOST: Final = 999
"""No number is further from 0 than this."""
FIXED: Final = ("timing",)
"""Keys that a table cannot correct."""
KINDS: Final = {str: "str", int: "int", bool: "bool", float: "float", list: "array", dict: "object"}
GROUPS: Final = {
    "start_wands": "setup.start_wands",
    "bewitched": "setup.bewitched",
    "roles": "role",
    "heavy": "heavy_clouds.tiles",
    "storm": "storm_clouds.tiles",
    "mountain_tiles": "mountain_tiles.tiles",
    "forest_tiles": "forest_tiles.tiles",
    "hill_tiles": "hill_tiles.tiles",
    "lightning": "lightning.table",
    "amulet_vp": "amulets.vp",
}
"""Where the file has what Components has under another name."""

Four = tuple[int, int, int, int]
Terrain = Literal["forest", "hill", "mountain", "heath"]
Colour = Literal["violet", "green", "orange"]
Letter = Literal["A", "B", "C", "D"]


class ComponentFault(forms.Fault):
    """What is wrong with the components."""


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
    made, found = checked(json.loads(corrections))
    if made is None or found:
        raise found[0]
    return made


def checked(corrections: dict[str, Any]) -> tuple[Components | None, list[ComponentFault]]:
    """The components with these corrections, None where they have no form, and everything that is wrong with them."""
    from cumuli.games.broom_service.piececheck import faults

    plain = tomllib.loads(FILE.read_text(encoding="utf-8"))
    found = list(merge(plain, corrections, ""))
    if found:
        return None, found
    flat = flattened(plain)
    try:
        made = msgspec.convert(flat, Components)
    except msgspec.ValidationError as error:
        where, problem, about = forms.problem(flat, error, "")
        group, _, rest = where.partition(".")
        where = ".".join(filter(None, [GROUPS.get(group, group), rest]))
        return None, [ComponentFault(where or "components", problem, **about)]
    return made, list(faults(made))


def merge(plain: dict[str, Any], corrections: dict[str, Any], path: str) -> Iterator[ComponentFault]:
    """Put corrections over the standard, in place; what does not fit there is told."""
    for key, value in corrections.items():
        where = f"{path}{key}"
        old = plain.get(key)
        if old is None:
            yield ComponentFault(path.rstrip(".") or "components", "unknown-key", key=key)
        elif isinstance(old, dict) and isinstance(value, dict):
            yield from merge(old, value, f"{where}.")
        elif type(old) is not type(value):
            yield ComponentFault(where, "kind", want=KINDS[type(old)], got=KINDS.get(type(value), "null"))
        elif key in FIXED and value != old:
            yield ComponentFault(where, "fixed", value=old)
        elif any(abs(number) > MOST for number in _numbers(value)):
            yield ComponentFault(where, "range", low=-MOST, high=MOST)
        else:
            plain[key] = deepcopy(value)


def _numbers(value: Any) -> Iterator[float]:
    if isinstance(value, int | float):
        yield value if value == value else inf  # what is no number is too large
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _numbers(part)


def flattened(plain: dict[str, Any]) -> dict[str, Any]:
    """The data as Components has them."""
    return {
        **{key: plain[key] for key in ("rounds", "hand_size")},
        **{key: value for key, value in plain["setup"].items() if key != "provenance"},
        "start_wands": {int(seats): wands for seats, wands in plain["setup"]["start_wands"].items()},
        "bewitched": {int(seats): count for seats, count in plain["setup"]["bewitched"].items()},
        "roles": [{"id": id, **plain["role"][id]} for id in ROLES],
        "druid_bonus": plain["roles"]["druid_bonus"],
        "fairy_bonus": plain["roles"]["fairy_bonus"],
        "events": {id: _event(id, dict(plain["events"][id])) for id in EVENTS},
        "heavy": [_heavy(tile) for tile in plain["heavy_clouds"]["tiles"]],
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


def _heavy(tile: Any) -> Any:
    return {"id": f"heavy_{tile.get('cost')}_{tile.get('bolts')}", **tile} if isinstance(tile, dict) else tile


def _event(id: str, plain: dict[str, Any]) -> dict[str, Any]:
    return {"id": id, "timing": plain.pop("timing"), "provenance": plain.pop("provenance"), "params": plain}


def _marks(plain: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Where the values of each group come from."""
    for group, value in plain.items():
        if isinstance(value, dict) and "provenance" in value:
            yield group, value["provenance"]
    for id in EVENTS:
        yield id, plain["events"][id]["provenance"]
