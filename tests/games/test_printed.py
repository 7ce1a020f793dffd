"""What an owner of a box corrects: every stand-in can be listed, kept, refused with a sentence, and played with."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cumuli.core.game import Illegal
from cumuli.core.standins import Problem
from cumuli.games import PRINTED, SHELF
from cumuli.server.config import Config
from cumuli.table import options_of

GAMES = sorted(PRINTED)


def problems(game: str, values: dict[str, Any], right: list[str] | None = None) -> list[Problem]:
    return PRINTED[game].read({"values": values, "right": right or []})[1]


@pytest.mark.parametrize("game", GAMES)
def test_the_stand_ins_as_they_are_make_no_fault_and_are_no_others(game: str) -> None:
    printed = PRINTED[game]
    values = {id: list(one.value) for id, one in printed.known.items()}
    assert len(values) > 30 and len(values) == len(printed.listed())
    assert problems(game, values, list(values)) == []
    rules = SHELF[game]
    for scene in printed.scenes.values():
        usual = rules.start(2, options_of(rules, dict(scene)), rules.version)
        same = rules.start(2, options_of(rules, {**scene, "printed": {"values": values}}), rules.version)
        assert bare(rules.static(same)) == bare(rules.static(usual))


def bare(static: Any) -> Any:
    """What can be seen, without where it is from, or under which name the engine has it."""
    if isinstance(static, dict):
        return {key: bare(value) for key, value in static.items() if key not in ("provenance", "heavy")}
    return [bare(one) for one in static] if isinstance(static, list | tuple) else static


@pytest.mark.parametrize("game", GAMES)
def test_all_corrections_of_a_box_fit_into_one_message(game: str) -> None:
    known = PRINTED[game].known
    whole = {"by": "W" * 24, "values": {id: list(one.value) for id, one in known.items()}, "right": list(known)}
    assert len(json.dumps(whole).encode()) < 0.75 * Config().message_bytes


@pytest.mark.parametrize("game", GAMES)
def test_what_an_owner_has_seen_is_no_stand_in_any_more(game: str) -> None:
    printed = PRINTED[game]
    mine = [id for id in printed.known if printed.concerns(4, {}, id)]
    assert printed.left(4, {}) == len(mine) > 10
    seen = {"values": {mine[0]: list(printed.known[mine[0]].value)}, "right": mine[1:3]}
    assert printed.left(4, {"printed": seen}) == len(mine) - 3
    assert printed.left(4, {"printed": {"right": list(printed.known)}}) == 0


@pytest.mark.parametrize(
    ("game", "values", "where", "problem"),
    [
        ("cloudy_kingdom", {"count.cross": [99]}, "count.cross", "range"),
        ("cloudy_kingdom", {"count.cross": ["many"]}, "count.cross", "range"),
        ("cloudy_kingdom", {"count.cross": [1, 2]}, "count.cross", "parts"),
        ("cloudy_kingdom", {"face.cross": ["NX", "N"]}, "face.cross", "choice"),
        ("cloudy_kingdom", {"face.straight": ["NS", "N"]}, "", "unknown"),
        ("cloudy_kingdom", {"castles.3x3.two": ["abc/abc/abc/abc"]}, "castles.3x3.two", "layout-opposite"),
        ("cloudy_kingdom", {"castles.3x3.two": ["ab/ab/ba/ba"]}, "castles.3x3.two", "layout-sides"),
        ("cloudy_kingdom", {"pairs": ["chop"] * 8}, "pairs", "twice"),
        ("broom_service", {"F01": ["forest", 1, "no"]}, "front", "cloud-spaces"),
        ("broom_service", {"F04": ["forest", 1, "no"]}, "front", "tile-spaces"),
        ("broom_service", {"F03": ["heath", 1, "yes"]}, "F03", "heath-tile"),
        ("broom_service", {"heavy.1": [1, 1, 9]}, "heavy", "heavy-total"),
        ("broom_service", {"heavy.1": [1, 2, 5]}, "heavy", "cloud-twice"),
        ("broom_service", {"turbo_ab": ["C", "C"]}, "turbo_ab", "one-circle"),
        ("broom_service", {"turbo_ab": ["C", "A"]}, "hill", "circles-twice"),
        ("broom_service", {"lightning": [9] + [0] * 16}, "lightning", "falling"),
    ],
)
def test_what_cannot_be_is_told_at_its_place_and_not_played(
    game: str, values: dict[str, Any], where: str, problem: str
) -> None:
    assert (where, problem) in [(one.where, one.problem) for one in problems(game, values)]
    rules = SHELF[game]
    with pytest.raises(Illegal, match="bad-printed"):
        rules.check(2, options_of(rules, {"printed": {"values": values}}))


def test_too_few_cards_and_no_way_to_turn_are_told_of_the_whole_deck() -> None:
    none = {f"count.{face}": [0] for face in ("straight", "cross", "tee_side", "tee_end", "bend_r", "bend_l")} | {
        "count.interrupted": [0]
    }
    assert ("counts", "cards") in [(one.where, one.problem) for one in problems("cloudy_kingdom", none)]
    turning = ("cross", "tee_side", "tee_end", "bend_r", "bend_l", "dbl_r", "dbl_l")
    straight = {f"count.{face}": [0] for face in turning}
    assert ("counts", "no-side-exit") in [(one.where, one.problem) for one in problems("cloudy_kingdom", straight)]


def test_corrected_values_are_on_the_cards_and_the_map() -> None:
    kingdom, broom = SHELF["cloudy_kingdom"], SHELF["broom_service"]
    mine = {"count.cross": [20], "face.cross": ["NE+SW", "NS"], "size.2": ["2x2"], "castles.2x2.any": ["ba/ba/ab/ab"]}
    state = kingdom.start(2, options_of(kingdom, {"printed": {"values": mine}}), "1")
    cross = kingdom.static(state)["faces"]["cross"]
    assert (cross["count"], cross["blocks"], cross["provenance"]) == (20, ["NE", "SW"], "rulebook")
    assert kingdom.observe(state, None)["size"] == 2
    values = {"F01": ["forest", 2, "no"], "FT38": ["green", "square", 4, 0], "turbo_ab": ["D", "B"], "gust": [1, 5]}
    told = broom.static(broom.start(2, options_of(broom, {"storm": True, "printed": {"values": values}}), "1"))
    assert told["board"]["regions"]["F01"]["terrain"] == "forest"
    assert told["board"]["towers"]["FT38"]["vp"] == 4 and told["board"]["towers"]["FT38"]["square"]
    assert told["hill_tiles"]["turbo_bd"]["circles"] == ("B", "D") and told["clouds"]["gust"]["bolts"] == 5


def test_corrections_are_of_the_deck_they_were_made_from() -> None:
    rules = SHELF["cloudy_kingdom"]
    with pytest.raises(Illegal, match="bad-options"):
        rules.check(2, options_of(rules, {"deck": "standard60", "printed": {"by": "Ann"}}))
