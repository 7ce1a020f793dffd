"""Every value of Cloudy Kingdom that is not from the rulebook, for an owner of the box to look at and correct."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from cumuli.core.standins import Field, Printed, Problem, StandIn, Values
from cumuli.games.cloudy_kingdom import castles, corrections, decks
from cumuli.games.cloudy_kingdom.faces import CATALOGUE
from cumuli.games.cloudy_kingdom.ruleset import LAYOUTS, MAGIC, fair_key, size_of

SIZES: Final = {2: ("2x2", "3x3", "4x4"), 3: ("3x3", "4x4"), 4: ("4x4",)}
"""Boards with a family for everybody."""
SAID: Final = ("layout-twice", "layout-opposite", "layout-corner")
"""Faults of castles that have a sentence of their own."""
MOST_OF_A_FACE: Final = 60


def listed() -> tuple[StandIn, ...]:
    return (*_counts(), *_faces(), *_pairs(), *_boards())


def _counts() -> Iterator[StandIn]:
    shipped = decks.SHIPPED["standard72"]
    for face in CATALOGUE.values():
        if not face.magic:
            count = shipped["count"].get(face.id, 0)
            fields = (Field("count", most=MOST_OF_A_FACE),)
            yield StandIn(f"count.{face.id}", "counts", face.id, fields, (count,), shipped["provenance"])


def _faces() -> Iterator[StandIn]:
    ways = Field("ways", "choice", choices=corrections.every_way())
    ends = Field("ends", "choice", choices=(corrections.NO_WAY, "N", "S", "NS"))
    for face in CATALOGUE.values():
        if face.provenance != "rulebook":
            joined, flaps = corrections.written(face)
            value = (corrections.order(joined), flaps)
            yield StandIn(f"face.{face.id}", "faces", face.id, (ways, ends), value, face.provenance)


def _pairs() -> Iterator[StandIn]:
    cards = tuple(MAGIC["spell"])
    value = tuple(card for pair in MAGIC["pairs"] for card in pair)
    fields = tuple(Field(f"side{i}", "choice", choices=cards) for i in range(len(value)))
    yield StandIn("pairs", "pairs", "pairs", fields, value, MAGIC["pairs_provenance"])


def _boards() -> Iterator[StandIn]:
    sizes = LAYOUTS["sizes"]
    for seats, choices in SIZES.items():
        field = Field("size", "choice", choices=choices)
        yield StandIn(f"size.{seats}", "board", str(seats), (field,), (sizes[str(seats)],), sizes["provenance"])
    for board, entry in LAYOUTS["fair"].items():
        for who in (key for key in entry if key != "provenance"):
            castles = (Field("castles", "castles"),)
            layout = entry[who]["layout"]
            yield StandIn(f"castles.{board}.{who}", "board", board, castles, (layout,), entry["provenance"])


def faults(values: Values) -> list[Problem]:
    """What does not go together: castles, pairs, and the deck as a whole."""
    found = []
    for id, parts in values.items():
        if id.startswith("castles."):
            layout = str(parts[0])
            fault = castles.fault(layout)
            if fault or castles.GAP in layout or len(layout.split("/")[0]) != int(id.split(".")[1][0]):
                found.append(Problem(id, fault if fault in SAID else "layout-sides"))
    if "pairs" in values and len(set(values["pairs"])) != len(values["pairs"]):
        found.append(Problem("pairs", "twice"))
    try:
        decks.read(corrections.deck("standard72", {"values": values}))
    except ValueError as error:
        problem, about = decks.problem(error)
        total = problem in ("too-small", "bad-count")
        found.append(Problem("counts", "cards", {"count": int(about)}) if total else Problem("counts", problem))
    return found


def concerns(seats: int, options: Mapping[str, Any], id: str) -> bool:
    """Whether a table plays with a stand-in; an own deck and own castles are somebody's own."""
    kind, _, rest = id.partition(".")
    if kind in ("count", "face"):
        return isinstance(options.get("deck", "standard72"), str)
    if kind == "pairs":
        return bool(options.get("magic_pairs"))
    printed = options.get("printed") or {}
    board = str(options.get("board", "auto"))
    if kind == "size":
        return board == "auto" and rest == str(seats)
    return options.get("castles", "fair") == "fair" and rest == fair_key(seats, size_of(seats, board, printed))


PRINTED: Final = Printed(listed, faults, concerns, {"": {}})
