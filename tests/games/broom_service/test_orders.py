"""Orders for the coming tricks: what may be ordered, and what each way does when the seat is asked (rule 4.10)."""

from __future__ import annotations

import pytest

from cumuli.games.broom_service import GAME
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService
from games.broom_service.by_hand import begun, do, hands

REST = "valley_druid summit_druid fruit_gatherer"
ROLE = "weather_fairy"  # nothing happens when it is laid where there is no cloud to pay for
NAMES = {t.BRAVE: "brave", t.COWARD: "cowardly", None: None}


def trick(*answers: str, after: str = f"{ROLE} {REST}") -> BroomService:
    """Four seats: the first leads bravely, the next ones follow so; then seat 2 is asked, seat 3 is to come."""
    state = begun(4, "like_minded")
    hands(state, *[f"{ROLE} {REST}"] * 4)
    state.hand[3] = sum(1 << t.ROLES.index(role) for role in after.split())
    do(state, 0, f"lead {ROLE} brave")
    for seat, answer in enumerate(answers, 1):
        do(state, seat, answer)
    return state


def said(state: BroomService, way: str, seat: int = 2) -> str | None:
    return NAMES[GAME.ordered(state, seat, {ROLE: way})]


@pytest.mark.parametrize("way", ["brave", "cowardly"])
def test_a_plain_order_is_followed_whatever_the_others_did(way: str) -> None:
    assert said(trick("brave"), way) == way
    assert said(trick("brave", after=""), way) == way


def test_last_is_brave_only_where_nobody_after_has_cards() -> None:
    assert said(trick("brave"), "last") == "cowardly"
    assert said(trick("brave", after=""), "last") == "brave"
    assert said(trick("brave", after="hill_witch"), "last") == "cowardly", "whoever has cards may hold the role"


def test_last_knows_no_more_than_everybody() -> None:
    """What the seats to come really hold makes no difference, only how many cards."""
    holding, without = trick("brave"), trick("brave", after=f"hill_witch {REST}")
    assert said(holding, "last") == said(without, "last") == "cowardly"


def test_unopposed_is_brave_only_where_nobody_was_brave_before() -> None:
    assert said(trick("brave"), "unopposed") == "cowardly", "the leader and the next were brave"
    state = begun(3, "like_minded")
    hands(state, f"{ROLE} {REST}", f"{ROLE} {REST}", f"{ROLE} {REST}")
    do(state, 0, f"lead {ROLE} cowardly")
    while state.phase == t.ACTING:
        do(state, 0, "no")
    assert said(state, "unopposed", 1) == "brave"
    do(state, 1, "brave")
    assert said(state, "unopposed", 2) == "cowardly"


def test_orders_speak_only_for_a_role_in_hand_that_is_asked_for() -> None:
    state = trick("brave")
    assert GAME.ordered(state, 2, {"valley_druid": "brave"}) is None, "not the role that was led"
    assert GAME.ordered(state, 3, {ROLE: "brave"}) is None, "not asked yet"
    without = begun(2, "like_minded")
    hands(without, f"{ROLE} {REST}", f"hill_witch {REST}")
    do(without, 0, f"lead {ROLE} brave")
    assert GAME.ordered(without, 1, {ROLE: "brave"}) is None, "it must pass"


def test_orders_may_be_left_for_each_role_in_hand_until_it_is_asked_for() -> None:
    state = begun(2, "like_minded")
    assert dict(GAME.standing(state, 0)) == {}, "nobody has chosen yet"
    state = trick("brave")
    assert set(GAME.standing(state, 3)) == {ROLE, *REST.split()}, "it is still to come"
    assert set(GAME.standing(state, 2)) == set(REST.split()), "this one is asked already"
    assert set(GAME.standing(state, 0)) == set(REST.split()), "laid is laid"
    assert set(map(tuple, GAME.standing(state, 0).values())) == {("brave", "cowardly", "last", "unopposed")}
