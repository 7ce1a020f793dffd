"""The pieces, cards and numbers, and what corrections of them may and may not do."""

from __future__ import annotations

import inspect
import json
import re
from typing import Any

import pytest

from cumuli.games.broom_service import components as data
from cumuli.games.broom_service import forms, piececheck
from cumuli.games.broom_service.components import ComponentFault, components
from cumuli.games.broom_service.tables import EVENTS, ROLES
from cumuli.words import LANGUAGES, Catalogue


def test_the_set_up_is_as_the_rules_tell_it() -> None:
    made = components()
    assert (made.rounds, made.hand_size, made.start_vp, made.start_potions, made.penalty) == (7, 4, 10, 1, -3)
    assert made.start_wands == {2: (1, 1), 3: (1, 2, 1), 4: (1, 2, 2, 1), 5: (1, 2, 2, 2, 1)}
    assert all(seats + bewitched == 5 for seats, bewitched in made.bewitched.items())
    assert made.provenance["setup"] == "rulebook"


def test_the_ten_roles_stand_in_their_order() -> None:
    roles = components().roles
    assert [role.id for role in roles] == list(ROLES)
    assert [role.kind for role in roles] == ["witch"] * 4 + ["druid"] * 2 + ["gatherer"] * 3 + ["fairy"]
    assert [role.colour for role in roles[6:9]] == ["violet", "green", "orange"]
    for number, role in enumerate(roles[6:9]):
        for reading in piececheck.PRESETS:
            assert sum(role.brave[reading]) == 3 and role.brave[reading][number] >= 2
            assert set(role.cowardly[reading]) <= {0, 1} and role.cowardly[reading][number] == 1


def test_there_are_24_heavy_and_8_storm_clouds_with_kinds_of_their_own() -> None:
    made = components()
    assert sum(cloud.n for cloud in made.heavy) == 24 and max(cloud.cost for cloud in made.heavy) == 3
    assert sum(cloud.n for cloud in made.storm) == 8
    assert {(cloud.kind, cloud.n, cloud.colour, cloud.need) for cloud in made.storm} == {
        ("tailwind", 2, None, 0),
        ("move", 2, None, 0),
        ("deliver", 1, None, 0),
        ("potions", 1, "orange", 3),
        ("potions", 1, "violet", 4),
        ("potions", 1, "green", 4),
    }


def test_tiles_and_end_scoring_are_as_the_rules_tell_them() -> None:
    made = components()
    assert (len(made.mountain_tiles), made.forest_tiles) == (5, {"brave_as_coward": 2, "extra_card": 2, "five_vp": 2})
    assert [tile.vp for tile in made.hill_tiles if tile.colour == "orange"] == [7]
    assert sum(tile.circles is not None for tile in made.hill_tiles) == 5
    assert (made.set_four, made.set_three, made.amulet_vp, made.five_vp) == (4, 2, (0, 4, 9, 15), 5)
    assert 19 in made.lightning and list(made.lightning) == sorted(made.lightning)


def test_the_numbers_of_events_agree_with_the_printed_examples() -> None:
    events = components().events
    assert list(events) == list(EVENTS)
    for reading in ("per_pawn", "per_terrain"):
        for event, lands, vp in (
            ("dangerous_regions", ("forest", "forest"), -2),
            ("dangerous_regions", ("heath", "forest"), -4),
            ("pleasant_regions", ("hill", "mountain"), 0),
            ("pleasant_regions", ("heath", "forest"), 2),
        ):
            counted = lands if reading == "per_pawn" else set(lands)
            assert sum(events[event].params[reading][land] for land in counted) == vp


def test_every_group_says_where_its_values_come_from() -> None:
    marks = components().provenance
    assert set(marks.values()) <= {"rulebook", "public", "designed"} and set(EVENTS) <= set(marks)
    assert marks["lightning"] == marks["gatherers"] == marks["like_minded"] == "designed"
    assert marks["mountain_tiles"] == marks["black_market"] == "rulebook"
    assert all(Catalogue("broom_service", "en").has(f"provenance-{group}") for group in marks)


def test_corrections_change_what_they_name_and_nothing_else() -> None:
    made = components({"events": {"like_minded": {"vp": 5}}, "lightning": {"table": [0, 3, 7], "beyond": 4}})
    assert made.events["like_minded"].params == {"vp": 5}
    assert (made.lightning, made.lightning_beyond) == ((0, 3, 7), 4)
    usual = components()
    assert usual.events["like_minded"].params == {"vp": 4}
    assert made.heavy == usual.heavy and made.roles == usual.roles


def tiles(*circles: str) -> list[dict[str, Any]]:
    return [{"id": f"turbo_{number}", "circles": list(pair)} for number, pair in enumerate(circles)]


FAULTS: list[tuple[dict[str, Any], str, str]] = [
    ({"colour": "red"}, "components", "unknown-key"),
    ({"events": {"like_minded": {"points": 5}}}, "events.like_minded", "unknown-key"),
    ({"rounds": "seven"}, "rounds", "kind"),
    ({"rounds": True}, "rounds", "kind"),
    ({"setup": {"penalty": None}}, "setup.penalty", "kind"),
    ({"setup": {"start_vp": 10**30}}, "setup.start_vp", "range"),
    ({"rounds": 11}, "rounds", "range"),
    ({"hand_size": 0}, "hand_size", "range"),
    ({"setup": {"start_wands": {"3": [1, 2]}}}, "setup.start_wands.3", "length"),
    ({"setup": {"start_wands": {"3": [1, 2, -1]}}}, "setup.start_wands.3", "range"),
    ({"setup": {"bewitched": {"2": 11}}}, "setup.bewitched.2", "range"),
    ({"role": {"hill_witch": {"terrains": ["swamp"]}}}, "role.hill_witch.terrains.0", "choice"),
    ({"role": {"hill_witch": {"terrains": []}}}, "role.hill_witch.terrains", "no-terrain"),
    ({"role": {"hill_witch": {"kind": "gatherer"}}}, "role.hill_witch.brave", "readings"),
    ({"role": {"root_gatherer": {"brave": {"potions_only": [0, 0, 4, 0]}}}}, "role.root_gatherer.brave", "range"),
    ({"role": {"root_gatherer": {"brave": {"potions_only": [3]}}}}, "role.root_gatherer.brave", "length"),
    ({"events": {"like_minded": {"timing": "during"}}}, "events.like_minded.timing", "fixed"),
    ({"events": {"like_minded": {"provenance": "hearsay"}}}, "events.like_minded.provenance", "provenance"),
    ({"events": {"more_or_less": {"limits": {"any": [0]}}}}, "events.more_or_less.limits.any", "length"),
    ({"events": {"more_or_less": {"limits": {"any": [5, 9]}}}}, "events.more_or_less.limits.any", "limits"),
    ({"events": {"moonshine": {"resources": 4}}}, "events.moonshine.resources", "range"),
    ({"heavy_clouds": {"tiles": [{"n": 24}]}}, "heavy_clouds.tiles.heavy_None_None", "missing"),
    ({"heavy_clouds": {"tiles": [{"cost": 1, "bolts": 1, "n": 9}] * 2}}, "heavy_clouds.tiles.heavy_1_1", "id-twice"),
    ({"heavy_clouds": {"tiles": [{"cost": 1, "bolts": 1, "n": 9}]}}, "heavy_clouds.tiles", "too-few"),
    ({"heavy_clouds": {"tiles": [{"cost": c, "bolts": b, "n": 1} for c in range(6) for b in range(6)]}},
     "heavy_clouds.tiles", "too-many"),
    ({"heavy_clouds": {"tiles": [{"cost": -1, "bolts": 1, "n": 24}]}}, "heavy_clouds.tiles.heavy_-1_1", "bad-id"),
    ({"heavy_clouds": {"tiles": [{"cost": 1, "bolts": -1, "n": 1, "id": "x"}]}}, "heavy_clouds.tiles.x.bolts", "range"),
    ({"storm_clouds": {"tiles": [{"id": "brew", "kind": "potions", "cost": 1, "bolts": 1, "n": 1}]}},
     "storm_clouds.tiles.brew", "missing"),
    ({"mountain_tiles": {"tiles": ["potions", "wands"]}}, "mountain_tiles.tiles", "tiles"),
    ({"forest_tiles": {"tiles": {"five_vp": -2}}}, "forest_tiles.tiles.five_vp", "range"),
    ({"forest_tiles": {"tiles": {"five_vp": 0, "extra_card": 0}}}, "forest_tiles.tiles", "too-few"),
    ({"hill_tiles": {"tiles": tiles("AB", "AC")}}, "hill_tiles.tiles", "too-few"),
    ({"hill_tiles": {"tiles": tiles("AB", "AC", "AD", "BB")}}, "hill_tiles.tiles.turbo_3", "hill-tile"),
    ({"hill_tiles": {"tiles": [*tiles("AB", "AC", "AD"), {"id": "wands", "circles": ["B", "C"]}]}},
     "hill_tiles.tiles.wands", "id-twice"),
    ({"lightning": {"table": []}}, "lightning.table", "length"),
    ({"lightning": {"table": [0, "two"]}}, "lightning.table.1", "kind"),
    ({"amulets": {"vp": [0, 4]}}, "amulets.vp", "length"),
]  # fmt: skip


@pytest.mark.parametrize("corrections, where, problem", FAULTS, ids=[f"{where}-{why}" for _, where, why in FAULTS])
def test_a_bad_correction_is_refused_where_it_is_bad(corrections: dict[str, Any], where: str, problem: str) -> None:
    _, found = data.checked(corrections)
    assert any(fault.where.startswith(where) and fault.problem == problem for fault in found)
    for lang in LANGUAGES:
        words = Catalogue("broom_service", lang, strict=True)
        for fault in found:
            assert fault.where in words.text(f"board-{fault.problem}", where=fault.where, **fault.about)
    with pytest.raises(ComponentFault):
        components(json.loads(json.dumps(corrections)))


def test_every_problem_the_checks_know_is_tried_here() -> None:
    source = "".join(inspect.getsource(room) for room in (piececheck, data))
    said = re.findall(r'ComponentFault\(.*?, "([a-z-]+)"(?: if .*? else "([a-z-]+)")?', source)
    known = {name for names in said for name in names if name} | {name for name, _ in forms.SAID}
    assert known == {problem for *_, problem in FAULTS}


def test_what_no_pattern_knows_is_still_told_with_its_key() -> None:
    import msgspec

    where, problem, about = forms.problem({}, msgspec.ValidationError("Odd - at `$.roles[0]`"), "")
    assert (where, problem, about) == ("roles.0", "form", {"what": "Odd"})
