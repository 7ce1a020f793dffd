"""The game's data as plain dicts, straight from the files: what the referee plays with, and nothing of the engine
(but how an owner’s corrections are put over the files, which has tests of its own)."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from cumuli.games import broom_service
from cumuli.games.broom_service import corrections

DATA = Path(broom_service.__file__).parent / "data"
ROLES = (
    *("forest_witch", "hill_witch", "mountain_witch", "heath_witch", "valley_druid", "summit_druid"),
    *("fruit_gatherer", "herb_gatherer", "root_gatherer", "weather_fairy"),
)
POTIONS = ("violet", "green", "orange")
KINDS = (*POTIONS, "wand")
DEFAULTS: dict[str, Any] = {
    "board": "front",
    "components": "standard",
    "start": "random",
    "storm": False,
    "heavy_clouds": 24,
    "mountain": False,
    "gatherers": "two_and_wand",
    "extra_card": "with_selection",
    "card_limits": "three_to_five",
    "dangerous": "per_pawn",
    "pleasant": "per_pawn",
    "full_hands": "paid",
    "empty_hands": "rank",
    "everything_once": "four",
    "like_minded": "terrain",
}


@cache
def read(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


def corrected(plain: dict[str, Any], over: dict[str, Any]) -> dict[str, Any]:
    """A copy with the corrections put over it."""
    return {
        key: corrected(value, over.get(key, {})) if isinstance(value, dict) else over.get(key, value)
        for key, value in plain.items()
    }


def told(options: dict[str, Any]) -> dict[str, Any]:
    """The same table said the long way: what an owner corrected as a board and components of the table's own."""
    printed = options.get("printed", {})
    plain = {key: value for key, value in options.items() if key not in ("cadence", "printed")}
    board = corrections.board(plain.get("board", DEFAULTS["board"]), printed)
    components = corrections.corrected(plain.get("components", DEFAULTS["components"]), printed)
    return {**DEFAULTS, **plain, "board": board, "components": components}


class Board:
    """The land as a graph, and what stands and lies on it."""

    def __init__(self, side: str | dict[str, Any]) -> None:
        data = side if isinstance(side, dict) else read(f"board_{side}")
        regions = {region["id"]: region for region in data["regions"]}
        self.terrain = {id: region["terrain"] for id, region in regions.items()}
        self.near = {id: set(region["neighbours"]) for id, region in regions.items()}
        self.castles = [id for id, region in regions.items() if region.get("castle")]
        self.circles = {region["circle"]: id for id, region in regions.items() if region.get("circle")}
        self.spaces = {space["id"]: id for id, region in regions.items() for space in region.get("clouds", ())}
        self.tiles = {
            kind: [id for id, region in regions.items() if region.get("tile") == kind]
            for kind in ("mountain", "forest", "hill")
        }
        self.towers: dict[str, dict[str, Any]] = {tower["id"]: tower for tower in data["towers"]}


class Pieces:
    """Cards, clouds and tiles, with a table's corrections."""

    def __init__(self, corrections: Any) -> None:
        self.all = corrected(read("components"), {} if corrections == "standard" else corrections)
        heavy = self.all["heavy_clouds"]["tiles"]
        self.heavy = {f"heavy_{c['cost']}_{c['bolts']}": {"kind": "heavy", **c} for c in heavy}
        self.storm = {c["id"]: c for c in self.all["storm_clouds"]["tiles"]}
        self.clouds: dict[str, dict[str, Any]] = {**self.heavy, **self.storm}
        self.hills = {tile["id"]: tile for tile in self.all["hill_tiles"]["tiles"]}

    def event(self, id: str) -> dict[str, Any]:
        found: dict[str, Any] = self.all["events"][id]
        return found

    def role(self, id: str) -> dict[str, Any]:
        found: dict[str, Any] = self.all["role"][id]
        return found
