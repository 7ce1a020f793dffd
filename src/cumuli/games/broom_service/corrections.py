"""What an owner of the printed Broom Service corrected, put over the shipped data."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from typing import Any, Final

from cumuli.core.standins import Part, Values, values_of
from cumuli.games.broom_service import boards, components
from cumuli.games.broom_service.geometry import inside

READINGS: Final = ("two_and_wand", "potions_only")
EVENTS: Final = {
    "more_or_less": ("below", "above"),
    "full_hands": ("first", "second"),
    "empty_hands": ("fewest", "second", "each"),
    "everything_once": ("vp",),
    "like_minded": ("vp",),
}
"""The numbers of an event card that are no rulebook's."""
LANDS: Final = ("dangerous_regions", "pleasant_regions")
YES: Final = "yes"


@cache
def side(name: str) -> dict[str, Any]:
    """A side of the board as its file says it; not to be changed."""
    return tomllib.loads((boards.DATA / f"board_{name}.toml").read_text(encoding="utf-8"))


@cache
def pieces() -> dict[str, Any]:
    """The pieces as their file says them; not to be changed."""
    return tomllib.loads(components.FILE.read_text(encoding="utf-8"))


def board(which: str | dict[str, Any], printed: Mapping[str, Any]) -> str | dict[str, Any]:
    """A side of the board with corrected regions and towers."""
    if not isinstance(which, str) or which not in boards.SIDES:
        return which
    values = values_of(printed)
    plain = side(which)
    ids = {part["id"] for group in ("regions", "towers") for part in plain[group]}
    if not ids & set(values):
        return which
    plain = deepcopy(plain)
    for region in plain["regions"]:
        if region["id"] in values:
            _region(region, values[region["id"]])
    for tower in plain["towers"]:
        if tower["id"] in values:
            colour, shape, vp, wands = values[tower["id"]]
            tower |= {"colour": colour, "shape": shape, "vp": vp, "wands": wands, "provenance": "rulebook"}
    return plain


def _region(region: dict[str, Any], parts: list[Part]) -> None:
    terrain, clouds, tile = parts
    spaces = region.get("clouds", [])[: int(clouds)]
    spaces += [_space(region, len(spaces) + i) for i in range(int(clouds) - len(spaces))]
    region |= {"terrain": terrain, "clouds": spaces, "provenance": "rulebook"}
    if tile == YES:
        region |= {"tile": terrain, "tile_pos": region.get("tile_pos", region["center"])}
    else:
        region.pop("tile", None)
        region.pop("tile_pos", None)


def _space(region: dict[str, Any], number: int) -> dict[str, Any]:
    """One more space for a cloud, beside the middle where there is land."""
    x, y = region["center"]
    beside = (x + 22 * (number - 1), y - 14)
    return {"id": f"{region['id']}c{number + 1}", "pos": beside if inside(beside, region["polygon"]) else (x, y)}


def corrected(which: str | dict[str, Any], printed: Mapping[str, Any]) -> str | dict[str, Any]:
    """The components with corrected cards, clouds and tiles."""
    if not isinstance(which, str):
        return which
    values = values_of(printed)
    plain = pieces()
    found: dict[str, Any] = {}
    roles = {id: parts for id, parts in values.items() if id in plain["role"]}
    if roles:
        found["role"] = {id: _gatherer(parts) for id, parts in roles.items()}
    events = _events(values)
    if events:
        found["events"] = events
    for group, change in (("heavy_clouds", _heavy), ("storm_clouds", _storm), ("hill_tiles", _hill)):
        tiles = [change(i, tile, values) for i, tile in enumerate(plain[group]["tiles"])]
        if tiles != plain[group]["tiles"]:
            found[group] = {"tiles": tiles}
    if "lightning" in values:
        found["lightning"] = {"table": values["lightning"][:-1], "beyond": values["lightning"][-1]}
    return found or which


def _gatherer(parts: list[Part]) -> dict[str, Any]:
    """What a card says counts in both readings of the rulebook."""
    return {half: dict.fromkeys(READINGS, parts[i * 4 : i * 4 + 4]) for i, half in enumerate(("brave", "cowardly"))}


def _events(values: Values) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for id, keys in EVENTS.items():
        if id in values:
            found[id] = dict(zip(keys, values[id], strict=True))
    for id in LANDS:
        for way in ("per_pawn", "per_terrain"):
            if f"{id}.{way}" in values:
                lands = dict(zip(("forest", "hill", "mountain", "heath"), values[f"{id}.{way}"], strict=True))
                found.setdefault(id, {})[way] = lands
    return found


def _heavy(number: int, tile: dict[str, Any], values: Values) -> dict[str, Any]:
    parts = values.get(f"heavy.{number + 1}")
    return tile if parts is None else dict(zip(("cost", "bolts", "n"), parts, strict=True))


def storm_keys(tile: Mapping[str, Any]) -> tuple[str, ...]:
    """What of a storm cloud is a stand-in."""
    return ("cost", "bolts", "vp") if tile["kind"] == "potions" else ("cost", "bolts")


def _storm(_: int, tile: dict[str, Any], values: Values) -> dict[str, Any]:
    parts = values.get(tile["id"])
    return tile if parts is None else {**tile, **dict(zip(storm_keys(tile), parts, strict=True))}


def _hill(_: int, tile: dict[str, Any], values: Values) -> dict[str, Any]:
    parts = values.get(tile["id"])
    if parts is None:
        return tile
    circles = sorted(str(part) for part in parts)
    return {"id": f"turbo_{''.join(circles).lower()}", "circles": circles}  # its name says where it leads
