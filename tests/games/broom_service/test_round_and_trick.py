"""Rules 2 to 4: setting up, a round, a trick."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from cumuli.core.game import CHANCE, Illegal
from cumuli.games.broom_service import GAME, Options
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService
from cumuli.table import Table
from games.broom_service.by_hand import begun, clear, do, hands, legal, own, region, stand, told
from settings import draw, some


def test_2_1_everybody_starts_with_10_vp_and_a_pawn_in_each_castle_region() -> None:
    for side, castles in (("front", ("F19", "F20")), ("back", ("B09", "B33"))):
        state = begun(4, board=side)
        assert [int(vp) for vp in state.vp] == [10] * 4
        pawns = {tuple(int(state.pawn[seat * 2 + i]) for i in (0, 1)) for seat in range(4)}
        assert pawns == {tuple(region(state, id) for id in castles)}


@pytest.mark.parametrize(("side", "spaces"), [("front", 18), ("back", 19)])
def test_2_3_a_cloud_lies_on_every_cloud_space(side: str, spaces: int) -> None:
    state = begun(board=side)
    assert int(state.rules.spaces) == spaces == sum(cloud >= 0 for cloud in state.cloud)
    assert sum(state.bag) == 24 - spaces


def test_2_4_seven_different_events_of_ten_are_used() -> None:
    for seed in range(10):
        state = GAME.start(2, Options(), "1")
        state.events = []
        rng = Random(seed)
        while actors := state.to_act():
            seat = actors[0]
            state.apply(seat, draw(state, rng) if seat == CHANCE else rng.choice(state.legal_actions(seat)))
        events = [event.event for event in told(state, "Revealed")]
        assert len(events) == len(set(events)) == 7 and set(events) <= set(t.EVENTS)


def rounds_of(state: BroomService, seed: int) -> Iterator[str]:
    """Plays at random to the end; stops whenever luck has just turned up the last it has to for a round."""
    rng = Random(seed)
    while actors := state.to_act():
        if actors[0] != CHANCE and state.phase in (t.SELECTING, t.EXTRA_FIRST) and not state.chosen:
            yield t.EVENTS[state.event]
        seat = rng.choice(actors)
        state.apply(seat, draw(state, rng) if seat == CHANCE else rng.choice(state.legal_actions(seat)))


@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_2_5_fewer_players_bewitch_more_roles_from_one_stack_of_all_ten(seats: int, count: int) -> None:
    seen: set[str] = set()
    for seed in range(some(12, 4)):
        state = GAME.start(seats, Options(), "1")
        found = [GAME.observe(state, None)["bewitched"] for _ in rounds_of(state, seed)]
        assert [len(roles) for roles in found] == [count] * 7
        whole = found[: 10 // count] if count else []  # until the stack is used up none comes twice
        once = [role for roles in whole for role in roles]
        assert len(once) == len(set(once))
        seen |= {role for roles in found for role in roles}
    assert seen == (set(t.ROLES) if count else set())


def test_2_6_the_start_player_leads_the_first_trick() -> None:
    state = GAME.start(3, Options(start="3"), "1")
    rng = Random(1)
    while state.phase != t.LEADING:
        seat = state.to_act()[0]
        state.apply(seat, draw(state, rng) if seat == CHANCE else rng.choice(state.legal_actions(seat)))
    assert state.to_act() == (2,)


def test_3_1_the_bewitched_roles_are_revealed_after_the_event() -> None:
    state = begun(2, "moonshine", ("hill_witch", "weather_fairy", "forest_witch"))
    assert GAME.observe(state, None)["bewitched"] == ["forest_witch", "hill_witch", "weather_fairy"]


def test_3_3_everybody_chooses_four_roles_at_the_same_time_and_in_secret() -> None:
    state = begun(3)
    assert state.to_act() == (0, 1, 2)
    assert len(legal(state, 2)) == 210
    do(state, 1, "select forest_witch hill_witch valley_druid weather_fairy")
    assert state.to_act() == (0, 2)
    view = GAME.observe(state, 0)
    assert view["seats"][1]["chosen"] and view["seats"][1]["hand"] is None and view["hand"] == []
    assert GAME.redact(state, state.events[-1], 0).count is None  # type: ignore[index]


def test_3_5_the_last_brave_player_leads_the_next_round() -> None:
    state = begun(2)
    clear(state)
    hands(state, "forest_witch", "forest_witch")
    while state.round == 1:
        seat = state.to_act()[0]
        if seat == CHANCE:
            break
        options = legal(state, seat)
        brave = [text for text in options if text.endswith("brave")]
        do(state, seat, brave[-1] if brave else options[-1])
        last = int(state.leader)
    while state.phase != t.LEADING:
        seat = state.to_act()[0]
        state.apply(seat, draw(state, Random(3)) if seat == CHANCE else state.legal_actions(seat)[0])
    assert state.round == 2 and int(state.leader) == last


def test_3_6_all_ten_roles_are_there_in_each_of_seven_rounds_and_then_the_game_ends() -> None:
    for seed in range(some(12, 4)):
        state = GAME.start(2 + seed % 4, Options(), "1")
        rounds = 0
        for event in rounds_of(state, seed):
            rounds += 1
            assert int(state.round) == rounds and state.outcome() is None
            for seat in range(2 + seed % 4):
                sets = [frozenset(text.split()[1:]) for text in legal(state, seat)]
                sizes = (3, 4, 5) if event == "more_or_less" else (4,)
                assert set(sets) == {frozenset(chosen) for size in sizes for chosen in combinations(t.ROLES, size)}
        assert rounds == 7 and state.outcome() is not None


def test_4_1_the_leader_chooses_any_role_in_hand_brave_or_cowardly() -> None:
    state = begun(2, "moonshine")
    hands(state, "forest_witch hill_witch valley_druid weather_fairy", "forest_witch")
    assert sorted(legal(state, 0)) == sorted(
        f"lead {role} {how}"
        for role in ("forest_witch", "hill_witch", "valley_druid", "weather_fairy")
        for how in ("brave", "cowardly")
    )


def test_4_2_whoever_holds_the_role_must_lay_it_and_whoever_does_not_must_pass() -> None:
    table = Table(GAME, ["Ann", "Ben", "Cem"], Options(start="1"), Random(5))
    table.state = begun(3, "moonshine")
    state = table.state
    hands(state, "forest_witch", "forest_witch", "hill_witch")  # type: ignore[arg-type]
    do(state, 0, "lead forest_witch brave")  # type: ignore[arg-type]
    assert legal(state, 1) == ["brave", "cowardly"]  # type: ignore[arg-type]
    with pytest.raises(Illegal) as refused:
        table.act(1, GAME.read(state, "pass"))  # type: ignore[arg-type]
    assert (refused.value.refusal.reason, refused.value.refusal.rule) == ("must-follow", "4.2")
    do(state, 1, "brave")  # type: ignore[arg-type]
    with pytest.raises(Illegal) as refused:
        table.act(2, GAME.read(state, "brave"))  # type: ignore[arg-type]
    assert (refused.value.refusal.reason, refused.value.refusal.rule) == ("cannot-follow", "4.2")


def test_4_3_a_bumped_player_gets_nothing_not_even_the_cowardly_half() -> None:
    state = begun(2, "moonshine")
    hands(state, "fruit_gatherer", "fruit_gatherer")
    own(state, 0), own(state, 1)
    do(state, 0, "lead fruit_gatherer brave")
    do(state, 1, "brave")
    assert state.to_act() == (1,)
    do(state, 1, "gather 2 0 0 1")
    assert state.total(0) == 0 and state.total(1) == 3


def test_4_4_a_cowardly_action_is_carried_out_at_once() -> None:
    state = begun(2, "like_minded")
    hands(state, "fruit_gatherer", "fruit_gatherer")
    own(state, 0), own(state, 1)
    do(state, 0, "lead fruit_gatherer cowardly", "gather 1 0 0 0")
    assert state.total(0) == 1 and state.to_act() == (1,)


def test_4_5_the_last_brave_player_acts_after_everybody_has_answered_and_leads_next() -> None:
    state = begun(3, "like_minded")
    hands(state, "fruit_gatherer", "fruit_gatherer", "fruit_gatherer")
    do(state, 0, "lead fruit_gatherer brave")
    do(state, 1, "brave")
    do(state, 2, "cowardly", "gather 0 0 0 1")
    assert state.to_act() == (1,)
    do(state, 1, "no")  # waiving makes no difference to the lead
    assert state.phase == t.LEADING and state.to_act() == (1,)


def test_4_6_if_all_are_cowardly_the_leader_leads_again() -> None:
    state = begun(2, "like_minded")
    hands(state, "fruit_gatherer", "fruit_gatherer")
    do(state, 0, "lead fruit_gatherer cowardly", "no")
    do(state, 1, "cowardly", "no")
    assert state.phase == t.LEADING and state.to_act() == (0,)
    assert [event.seat for event in told(state, "LeadsAgain")] == [0]


def test_4_7_a_leader_without_cards_hands_the_lead_to_the_next_player_with_cards() -> None:
    state = begun(3, "like_minded")
    hands(state, "fruit_gatherer", "fruit_gatherer", "herb_gatherer")
    for seat in (0, 1):
        state.hand[seat] = 1 << t.ROLES.index("fruit_gatherer")
    do(state, 0, "lead fruit_gatherer cowardly", "no")
    do(state, 1, "cowardly", "no")
    do(state, 2, "pass")
    assert state.to_act() == (2,) and told(state, "Leads")[-1].rule == "4.7"


@pytest.mark.parametrize("how", ["brave", "cowardly"])
def test_4_8_laying_a_bewitched_role_costs_3_vp_at_once(how: str) -> None:
    state = begun(2, "like_minded", ("fruit_gatherer", "hill_witch", "heath_witch"))
    hands(state, "fruit_gatherer", "fruit_gatherer")
    do(state, 0, f"lead fruit_gatherer {how}")
    assert state.vp[0] == 7


def test_4_8_a_bumped_witch_keeps_her_penalty() -> None:
    state = begun(2, "like_minded", ("fruit_gatherer", "hill_witch", "heath_witch"))
    hands(state, "fruit_gatherer", "fruit_gatherer")
    do(state, 0, "lead fruit_gatherer brave")
    do(state, 1, "brave")
    assert [int(vp) for vp in state.vp] == [7, 7]


def test_4_9_an_action_that_cannot_be_carried_out_may_be_chosen() -> None:
    state = begun(2, "like_minded")
    stand(state, 0, "F19", "F19")
    own(state, 0)
    hands(state, "valley_druid", "valley_druid")
    do(state, 0, "lead valley_druid brave")
    do(state, 1, "cowardly")
    assert told(state, "Waived") and state.phase == t.LEADING and state.to_act() == (0,)


def test_4_10_and_a32_whoever_is_asked_looks_the_same_to_others_whether_it_must_pass_or_may_choose() -> None:
    views = []
    rest = "valley_druid summit_druid fruit_gatherer"
    for role in ("forest_witch", "hill_witch"):
        state = begun(3, "like_minded")
        hands(state, f"forest_witch {rest}", f"{role} {rest}", f"heath_witch {rest}")
        do(state, 0, "lead forest_witch brave")
        views.append([GAME.observe(state, eyes) for eyes in (0, 2, None)])
    assert views[0] == views[1]
