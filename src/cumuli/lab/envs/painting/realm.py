"""Broom Service drawn: the map with its clouds, towers, tiles and pawns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cumuli.lab.envs.painting.brush import INK, PAPER, SEATS, Colour, Sheet

TERRAINS: Final[Mapping[str, Colour]] = {
    "forest": (98, 150, 96),
    "hill": (196, 168, 104),
    "mountain": (168, 162, 166),
    "heath": (186, 148, 190),
}
POTIONS: Final[Mapping[str, Colour]] = {"violet": (132, 78, 168), "green": (64, 140, 74), "orange": (232, 134, 44)}
WATER: Final[Colour] = (122, 178, 222)
CLOUD: Final[Colour] = (236, 240, 246)
TILE: Final[Colour] = (252, 238, 178)
SHUT: Final[Colour] = (120, 120, 124)


def paint(view: Mapping[str, Any], static: Mapping[str, Any]) -> Sheet:
    """The board as the view shows it."""
    board = static["board"]
    sheet = Sheet(int(board["width"]), int(board["height"]), WATER)
    for region in board["regions"].values():
        sheet.draw.polygon(region["polygon"], fill=TERRAINS[region["terrain"]], outline=INK)
    for id, tower in board["towers"].items():
        shut = id in view["closed"]
        mark = sheet.box if tower["square"] else sheet.disc
        mark(tower["pos"], 9, SHUT if shut else POTIONS[tower["colour"]])
        sheet.text(tower["pos"], "×" if shut else str(tower["vp"]), (255, 255, 255), 12)
    for id, tile in view["tiles"].items():
        region = board["regions"][id]
        x, y = region["tile_pos"] or region["center"]
        sheet.draw.rectangle((x - 24, y - 8, x + 24, y + 8), fill=TILE, outline=INK)
        sheet.text((x, y), tile.replace("_", " ")[:9], size=10)
    for id, cloud in view["clouds"].items():
        x, y = board["spaces"][id]["pos"]
        sheet.draw.ellipse((x - 20, y - 12, x + 20, y + 12), fill=CLOUD, outline=INK)
        plain = static["clouds"][cloud]
        sheet.text(
            (x, y), f"{plain['cost']}/{plain['bolts']}" if plain["kind"] == "heavy" else plain["kind"][:4], size=11
        )
    _pawns(sheet, view, board)
    if view["last"]["region"]:
        x, y = board["regions"][view["last"]["region"]]["center"]
        sheet.draw.ellipse((x - 30, y - 22, x + 30, y + 22), outline=PAPER, width=2)
    return sheet


def colours(view: Mapping[str, Any]) -> list[Colour]:
    """By seat: the colour of its pawns."""
    return list(SEATS[: len(view["seats"])])


def _pawns(sheet: Sheet, view: Mapping[str, Any], board: Mapping[str, Any]) -> None:
    """Side by side, where several stand in one region."""
    here: dict[str, list[int]] = {}
    for seat, plain in enumerate(view["seats"]):
        for id in plain["pawns"]:
            here.setdefault(id, []).append(seat)
    for id, seats in here.items():
        x, y = board["regions"][id]["center"]
        for i, seat in enumerate(seats):
            at = x + (i - (len(seats) - 1) / 2) * 16
            sheet.draw.polygon([(at, y - 2), (at - 8, y + 18), (at + 8, y + 18)], fill=SEATS[seat], outline=INK)
            sheet.disc((at, y - 3), 5, SEATS[seat])
