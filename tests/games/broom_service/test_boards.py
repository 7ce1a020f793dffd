"""The two boards, and every way a board can be wrong."""

from __future__ import annotations

import inspect
import re
import tomllib
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from cumuli.games.broom_service import boardcheck, boards, forms
from cumuli.games.broom_service.boards import BoardFault, board
from cumuli.words import LANGUAGES, Catalogue

Plain = dict[str, Any]
ORIGINALS = {side: tomllib.loads((boards.DATA / f"board_{side}.toml").read_text("utf-8")) for side in boards.SIDES}


def edited(side: str, change: Callable[[Plain], object]) -> Plain:
    plain = deepcopy(ORIGINALS[side])
    change(plain)
    return plain


def of(plain: Plain, group: str, id: str) -> Plain:
    return next(part for part in plain[group] if part["id"] == id)


def line(plain: Plain, a: str, b: str) -> Plain:
    return next(border for border in plain["borders"]["lines"] if (border["a"], border["b"]) == (a, b))


# What is printed


def test_the_front_is_as_the_rules_tell_it() -> None:
    front = board("front")
    assert (len(front.cloud_spaces), len(front.castles), front.banner) == (18, 2, "red")
    assert (len(front.mountain_spaces), front.forest_spaces, front.hill_spaces, front.circles) == (3, (), (), {})
    told = [
        (tower.colour, tower.square, tower.vp, tower.wands, sorted(front.regions[r].terrain for r in tower.regions))
        for tower in front.towers
    ]
    assert ("violet", True, 4, 0, ["forest", "heath", "hill"]) in told
    assert ("violet", False, 6, 0, ["heath", "hill"]) in told
    assert ("orange", False, 5, 0, ["hill"]) in told
    assert ("violet", False, 3, 1, ["heath"]) in told
    assert any(tower.covered for tower in front.towers)


def test_the_back_is_as_the_rules_tell_it() -> None:
    back = board("back")
    assert (len(back.cloud_spaces), len(back.castles), back.banner) == (19, 2, "violet")
    assert (len(back.mountain_spaces), len(back.forest_spaces), len(back.hill_spaces)) == (3, 4, 4)
    islands = {letter: back.regions[region].island for letter, region in back.circles.items()}
    assert islands == {"A": None, "B": "B", "C": None, "D": "D"}


@pytest.mark.parametrize("side", boards.SIDES)
def test_a_printed_board_has_neither_faults_nor_notes(side: str) -> None:
    data, found = boards.checked(ORIGINALS[side])
    assert found == [] and data is not None
    assert list(boardcheck.notes(data)) == []


@pytest.mark.parametrize("side", boards.SIDES)
def test_regions_are_named_in_every_language_with_the_signs_of_that_language(side: str) -> None:
    for place in (*board(side).regions, *board(side).water):
        assert set(place.names) == set(LANGUAGES)
        assert not any(set("'\"") & set(name) for name in place.names.values()), place.id
    for lang in LANGUAGES:
        assert max(Counter(place.names[lang] for place in board(side).regions).values()) == 1  # type: ignore[index]


@pytest.mark.parametrize("side", boards.SIDES)
def test_every_region_and_tower_says_where_it_comes_from(side: str) -> None:
    marks = {part.provenance for part in (*board(side).regions, *board(side).towers)}
    assert marks <= {"rulebook", "public", "designed"} and "designed" in marks
    assert ("rulebook" in marks) == (side == "front"), "the rules show towers of the front"


def test_no_two_neighbours_have_the_same_land_and_nobody_is_its_own_neighbour() -> None:
    for side in boards.SIDES:
        for i, region in enumerate(board(side).regions):
            assert i not in region.neighbours
            assert all(board(side).regions[other].terrain != region.terrain for other in region.neighbours)


def test_the_same_board_as_data_is_the_same_board() -> None:
    assert board(ORIGINALS["back"]) == board("back")


# What is wrong


def water_as_neighbour(plain: Plain) -> None:
    of(plain, "regions", "F19")["neighbours"].append("FW1")


def castle_gone(plain: Plain) -> None:
    del next(region for region in plain["regions"] if "castle" in region)["castle"]


def crossed(plain: Plain) -> None:
    line(plain, "F17", "F18").update(p=[50, 340], q=[900, 340])


def tile_swapped(plain: Plain) -> None:
    of(plain, "regions", "F04")["terrain"] = "hill"


def circle_moved(plain: Plain) -> None:
    of(plain, "regions", "B07").pop("circle")
    of(plain, "regions", "B09")["circle"] = "B"


def shifted(plain: Plain) -> None:
    of(plain, "regions", "F02")["polygon"][0] = [300, 60]


def joined(plain: Plain) -> None:
    of(plain, "regions", "B07").pop("island")


FAULTS: list[tuple[str, Callable[[Plain], object], str, str]] = [
    ("front", lambda p: of(p, "regions", "F03").pop("terrain"), "regions.F03", "missing"),
    ("front", lambda p: of(p, "regions", "F03").update(land="hill"), "regions.F03", "unknown-key"),
    ("front", lambda p: of(p, "regions", "F03").update(terrain="swamp"), "regions.F03.terrain", "choice"),
    ("front", lambda p: of(p, "regions", "F03")["names"].update(it="Bosco"), "regions.F03.names", "choice"),
    ("front", lambda p: of(p, "regions", "F03").update(center=[1, 2, 3]), "regions.F03.center", "length"),
    ("front", lambda p: of(p, "towers", "FT03").update(vp="five"), "towers.FT03.vp", "kind"),
    ("front", lambda p: p.update(towers=[3]), "towers.0", "kind"),
    ("front", lambda p: p.pop("side"), "board", "missing"),
    ("front", lambda p: p["towers"].append(of(p, "towers", "FT03")), "towers.FT03", "id-twice"),
    ("front", lambda p: of(p, "towers", "FT03").update(id="no good"), "towers.no good", "bad-id"),
    ("front", lambda p: of(p, "towers", "FT03").update(id="hill_F02"), "towers.hill_F02", "bad-id"),
    (
        "front",
        lambda p: of(p, "regions", "F03")["neighbours"].append("F99"),
        "regions.F03.neighbours",
        "unknown-region",
    ),
    ("front", water_as_neighbour, "regions.F19.neighbours", "unknown-region"),
    ("front", lambda p: of(p, "towers", "FT03").update(regions=["F99"]), "towers.FT03.regions", "unknown-region"),
    ("front", lambda p: p["borders"]["lines"][7].update(a="F99"), "borders.lines.7", "unknown-region"),
    ("front", lambda p: p["borders"]["lines"].extend(p["borders"]["lines"] * 3), "borders.lines", "too-many"),
    ("front", lambda p: of(p, "regions", "F03")["names"].update(fr=""), "regions.F03.names", "no-name"),
    ("front", lambda p: of(p, "regions", "F03")["names"].update(fr="Bois " * 20), "regions.F03.names", "name-long"),
    ("front", lambda p: of(p, "regions", "F03")["names"].update(en="Mossdell"), "regions.F03.names", "name-twice"),
    ("front", lambda p: of(p, "water", "FW1")["names"].pop("de"), "water.FW1.names", "no-name"),
    ("front", lambda p: of(p, "regions", "F03").update(provenance="rumour"), "regions.F03.provenance", "provenance"),
    ("front", lambda p: of(p, "towers", "FT03").update(provenance=""), "towers.FT03.provenance", "provenance"),
    ("front", lambda p: of(p, "regions", "F03").update(polygon=[]), "regions.F03.polygon", "polygon"),
    ("front", lambda p: of(p, "regions", "F03")["polygon"].insert(0, [334, -5]), "regions.F03.polygon", "off-board"),
    ("front", lambda p: of(p, "regions", "F03").update(center=[900, 600]), "regions.F03.center", "outside"),
    ("front", lambda p: of(p, "regions", "F03")["clouds"][0].update(pos=[0, 0]), "regions.F03.clouds.F03c1", "outside"),
    ("front", lambda p: of(p, "water", "FW1").update(center=[float("nan"), 1]), "water.FW1.center", "off-board"),
    ("front", tile_swapped, "regions.F04.tile", "tile-terrain"),
    ("front", lambda p: of(p, "regions", "F03")["neighbours"].remove("F02"), "regions.F02.neighbours", "one-way"),
    ("front", lambda p: p["borders"]["lines"].remove(line(p, "F02", "F03")), "regions.F02.neighbours", "no-border"),
    ("front", lambda p: line(p, "F02", "F03").update(b="F04"), "borders.lines.", "not-neighbours"),
    ("front", crossed, "borders.lines.", "crossing"),
    ("front", crossed, "borders.lines.", "border-off"),
    ("front", shifted, "regions", "gaps"),
    ("front", shifted, "borders.lines.", "border-off"),
    ("front", castle_gone, "regions", "castles"),
    ("front", lambda p: of(p, "regions", "F03").pop("clouds"), "regions", "cloud-spaces"),
    ("back", lambda p: of(p, "regions", "B04").pop("tile"), "regions", "tile-spaces"),
    ("back", lambda p: of(p, "regions", "B06").pop("circle"), "regions", "circles"),
    ("front", lambda p: of(p, "regions", "F05").update(circle="A"), "regions", "circles"),
    ("back", lambda p: p.update(banner="red"), "banner", "banner"),
    ("back", joined, "regions.B07.island", "cut-off"),
    ("back", lambda p: of(p, "regions", "B09").update(island="B"), "regions.B09.island", "joined"),
    ("back", circle_moved, "regions.B09.island", "circle-island"),
    ("back", lambda p: of(p, "regions", "B08").pop("tile"), "regions.B07.island", "island-hill"),
    (
        "back",
        lambda p: of(p, "regions", "B46").update(tile="mountain", tile_pos=[800, 620]),
        "regions.B46.tile",
        "island-tile",
    ),
    ("front", lambda p: of(p, "towers", "FT03").update(vp=-1), "towers.FT03.vp", "value"),
    ("front", lambda p: of(p, "towers", "FT03").update(regions=[]), "towers.FT03.regions", "tower-regions"),
    ("front", lambda p: of(p, "towers", "FT03")["regions"].append("F30"), "towers.FT03.regions", "not-neighbours"),
    ("front", lambda p: of(p, "towers", "FT03").update(regions=["F03"]), "towers.FT03.pos", "base-away"),
    ("front", lambda p: of(p, "towers", "FT03").update(regions=["F03"]), "towers.FT03.pos", "base-foreign"),
    ("front", lambda p: of(p, "towers", "FT03").update(covered=True), "towers.FT03.covered", "covered"),
]


@cache
def found_in(number: int) -> list[BoardFault]:
    side, change, _, _ = FAULTS[number]
    return boards.checked(edited(side, change))[1]


@pytest.mark.parametrize("number", range(len(FAULTS)), ids=[f"{where}-{problem}" for *_, where, problem in FAULTS])
def test_a_fault_is_found_where_it_is(number: int) -> None:
    side, change, where, problem = FAULTS[number]
    found = found_in(number)
    assert any(fault.where.startswith(where) and fault.problem == problem for fault in found)
    with pytest.raises(BoardFault) as refused:
        boards.read(edited(side, change))
    assert (refused.value.where, refused.value.problem) == (found[0].where, found[0].problem)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_is_put_into_words_with_its_key(lang: str) -> None:
    words = Catalogue("broom_service", lang, strict=True)
    for number in range(len(FAULTS)):
        for fault in found_in(number):
            assert fault.where in words.text(f"board-{fault.problem}", where=fault.where, **fault.about)


def test_every_problem_the_checks_know_is_tried_here() -> None:
    source = "".join(inspect.getsource(room) for room in (boardcheck, boards))
    said = re.findall(r'BoardFault\(.*?, "([a-z-]+)"(?: if .*? else "([a-z-]+)")?', source)
    known = {name for names in said for name in names if name} | {name for name, _ in forms.SAID}
    assert len(known) > 35
    unusual = set(re.findall(r'"([a-z-]+)"', inspect.getsource(boardcheck.notes))) & known
    assert known - unusual == {problem for *_, problem in FAULTS} | {"unknown-side"}


def test_all_faults_are_told_at_once() -> None:
    def twice(plain: Plain) -> None:
        of(plain, "regions", "F03")["terrain"] = "swamp"
        of(plain, "towers", "FT03")["vp"] = "five"

    assert [fault.where for fault in boards.checked(edited("front", twice))[1]] == [
        "regions.F03.terrain",
        "towers.FT03.vp",
    ]


def test_there_is_no_third_side() -> None:
    with pytest.raises(BoardFault, match="unknown-side"):
        board("left")


# What is unusual


def clouded(plain: Plain) -> None:
    of(plain, "regions", "F19")["clouds"] = [{"id": "F19c1", "pos": of(plain, "regions", "F19")["center"]}]
    of(plain, "regions", "F03").pop("clouds")


def recoloured(plain: Plain) -> None:
    for tower in plain["towers"]:
        tower["colour"] = "violet"


def hemmed(plain: Plain) -> None:
    spaces = [region.pop("clouds") for region in plain["regions"] if region.get("clouds")]
    ids = ["F10", "F11", "F12", "F18", "F25", "F26", "F27", "F28", "F29", "F13", "F14", "F22"]
    free = [space for found in spaces for space in found]
    for region in [*ids, *ids]:
        if free:
            part = of(plain, "regions", region)
            part.setdefault("clouds", []).append({"id": free.pop()["id"], "pos": part["center"]})


NOTES: list[tuple[Callable[[Plain], object], str, str]] = [
    (lambda p: of(p, "towers", "FT03").update(vp=12), "towers.FT03.vp", "unusual-value"),
    (lambda p: of(p, "towers", "FT01").update(wands=1), "towers.FT01.wands", "square-wands"),
    (clouded, "regions.F19.clouds", "castle-clouds"),
    (hemmed, "regions", "narrow-start"),
    (recoloured, "towers", "unbalanced"),
]


@pytest.mark.parametrize("change, where, problem", NOTES)
def test_what_is_unusual_is_allowed_and_noted(change: Callable[[Plain], object], where: str, problem: str) -> None:
    data, found = boards.checked(edited("front", change))
    assert found == [] and data is not None
    noted = [(note.where, note.problem) for note in boardcheck.notes(data)]
    assert (where, problem) in noted
    for lang in LANGUAGES:
        for note in boardcheck.notes(data):
            said = Catalogue("broom_service", lang, strict=True).text(
                f"board-{note.problem}", where=note.where, **note.about
            )
            assert note.where in said
