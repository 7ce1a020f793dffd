"""Every value of Broom Service that is not from the rulebook, for an owner of the box to look at and correct."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, Final

from cumuli.core.standins import Field, Printed, Problem, StandIn, Values
from cumuli.games.broom_service import boards, corrections
from cumuli.games.broom_service.tables import KINDS, TERRAINS

HEAVY: Final = 24
"""So many heavy clouds are in the box (rule 1.3)."""
NO_YES: Final = ("no", corrections.YES)
COLOURS: Final = ("violet", "green", "orange")
SAID: Final = (
    "cloud-spaces",
    "tile-spaces",
    "island-hill",
    "island-tile",
    "covered",
)
"""Faults of a board that have a sentence of their own."""


def listed() -> tuple[StandIn, ...]:
    return (*_gatherers(), *_events(), *_clouds(), *_rest(), *_board("front"), *_board("back"))


def _gatherers() -> Iterator[StandIn]:
    fields = tuple(Field(f"{half}_{kind}", most=3) for half in ("brave", "cowardly") for kind in KINDS)
    for id, role in corrections.pieces()["role"].items():
        if role["kind"] == "gatherer":
            value = (*role["brave"]["two_and_wand"], *role["cowardly"]["two_and_wand"])
            yield StandIn(id, "gatherers", id, fields, value, corrections.pieces()["gatherers"]["provenance"])


def _events() -> Iterator[StandIn]:
    events = corrections.pieces()["events"]
    for id, event in events.items():
        if id in corrections.EVENTS:
            keys = corrections.EVENTS[id]
            fields = tuple(Field(key, least=-20, most=20) for key in keys)
            yield StandIn(id, "events", id, fields, tuple(event[key] for key in keys), event["provenance"])
        elif id in corrections.LANDS:
            fields = tuple(Field(terrain, least=-20, most=20) for terrain in TERRAINS)
            for way in ("per_pawn", "per_terrain"):
                value = tuple(event[way][terrain] for terrain in TERRAINS)
                yield StandIn(f"{id}.{way}", "events", id, fields, value, event["provenance"])


def _clouds() -> Iterator[StandIn]:
    heavy, storm = corrections.pieces()["heavy_clouds"], corrections.pieces()["storm_clouds"]
    for i, tile in enumerate(heavy["tiles"]):
        three = (Field("cost"), Field("bolts"), Field("n", most=HEAVY))
        value = (tile["cost"], tile["bolts"], tile["n"])
        yield StandIn(f"heavy.{i + 1}", "heavy", "heavy", three, value, heavy["provenance"])
    for tile in storm["tiles"]:
        keys = corrections.storm_keys(tile)
        fields = tuple(Field(key, most=20 if key == "vp" else 9) for key in keys)
        yield StandIn(tile["id"], "storm", tile["id"], fields, tuple(tile[k] for k in keys), storm["provenance"])


def _rest() -> Iterator[StandIn]:
    lightning, hill = corrections.pieces()["lightning"], corrections.pieces()["hill_tiles"]
    fields = tuple(Field(f"bolts{i}", most=99) for i in range(len(lightning["table"])))
    value = (*lightning["table"], lightning["beyond"])
    fields = (*fields, Field("beyond", most=20))
    yield StandIn("lightning", "lightning", "lightning", fields, value, lightning["provenance"])
    for tile in hill["tiles"]:
        if "circles" in tile:
            circles = tuple(Field(f"circle{i}", "choice", choices=("A", "B", "C", "D")) for i in range(2))
            yield StandIn(tile["id"], "hill", tile["id"], circles, tuple(tile["circles"]), hill["provenance"])


def _board(side: str) -> Iterator[StandIn]:
    plain = corrections.side(side)
    land = (
        Field("terrain", "choice", choices=tuple(TERRAINS)),
        Field("clouds", most=3),
        Field("tile", "choice", choices=NO_YES),
    )
    tower = (
        Field("colour", "choice", choices=COLOURS),
        Field("shape", "choice", choices=("round", "square")),
        Field("vp", least=0, most=20),
        Field("wands", most=3),
    )
    for one in plain["regions"]:
        if one["provenance"] != "rulebook":
            value = (one["terrain"], len(one.get("clouds", ())), "yes" if one.get("tile") else "no")
            yield StandIn(one["id"], side, one["id"], land, value, one["provenance"])
    for one in plain["towers"]:
        if one["provenance"] != "rulebook":
            worth = (one["colour"], one["shape"], one["vp"], one["wands"])
            yield StandIn(one["id"], side, one["id"], tower, worth, one["provenance"])


def faults(values: Values) -> list[Problem]:
    """What does not go together: clouds in all, pairs of circles, and each side of the board as a whole."""
    found = [*_piece_faults(values)]
    for side in boards.SIDES:
        found += _board_faults(side, values)
    return found


def _piece_faults(values: Values) -> Iterator[Problem]:
    made = corrections.corrected("standard", {"values": values})
    if isinstance(made, str):
        return
    heavy = made.get("heavy_clouds", {}).get("tiles", [])
    count = sum(tile["n"] for tile in heavy)
    if heavy and count != HEAVY:
        yield Problem("heavy", "heavy-total", {"count": count, "want": HEAVY})
    for (cost, bolts), times in Counter((tile["cost"], tile["bolts"]) for tile in heavy).items():
        if times > 1:
            yield Problem("heavy", "cloud-twice", {"cost": cost, "bolts": bolts})
    for id in (id for id, parts in values.items() if id.startswith("turbo_") and parts[0] == parts[1]):
        yield Problem(id, "one-circle")
    ids = Counter(tile["id"] for tile in made.get("hill_tiles", {}).get("tiles", []))
    for id, times in ids.items():
        if times > 1 and id[-1] != id[-2]:
            yield Problem("hill", "circles-twice", {"a": id[-2].upper(), "b": id[-1].upper()})
    row = values.get("lightning", [])[:-1]
    if any(int(later) < int(sooner) for sooner, later in pairwise(row)):
        yield Problem("lightning", "falling")


def _board_faults(side: str, values: Values) -> Iterator[Problem]:
    plain = corrections.board(side, {"values": values})
    if isinstance(plain, str):
        return
    heaths = [id for id, parts in values.items() if parts[0] == "heath" and parts[-1] == corrections.YES]
    known = {one["id"] for group in ("regions", "towers") for one in plain[group]}
    if known & set(heaths):
        for id in known & set(heaths):
            yield Problem(id, "heath-tile")
        return
    _, problems = boards.checked(plain)
    for fault in problems:
        id = fault.where.split(".")[1] if "." in fault.where else ""
        problem = fault.problem if fault.problem in SAID else "board"
        about = {key: value for key, value in fault.about.items() if key != "found"}
        yield Problem(id if id in known else side, problem, about)


def concerns(seats: int, options: Mapping[str, Any], id: str) -> bool:
    """Whether a table plays with a stand-in; own boards and own components are somebody's own."""
    chapter = CHAPTERS[id]
    if chapter in boards.SIDES:
        return bool(options.get("board", "front") == chapter)
    if not isinstance(options.get("components", "standard"), str):
        return False
    if chapter == "storm":
        return bool(options.get("storm"))
    if chapter == "hill":
        return bool(options.get("board") == "back")
    way = id.partition(".")[2]
    if chapter == "events" and way:
        return bool(options.get(id.partition("_")[0], "per_pawn") == way)
    return True


CHAPTERS: Final = {one.id: one.chapter for one in listed()}
BACK: Final = {"board": "back", "storm": True, "mountain": True}
PRINTED: Final = Printed(listed, faults, concerns, {"front": {"storm": True, "mountain": True}, "back": BACK})
