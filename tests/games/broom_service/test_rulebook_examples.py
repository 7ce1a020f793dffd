"""Every example the rulebook works out, and the facts about set-up and tricks that follow from it."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from cumuli.core.game import CHANCE
from cumuli.games.broom_service import GAME, Options, scoring
from cumuli.games.broom_service import tables as t
from games.broom_service.by_hand import acting, begun, clear, cloud, do, hands, legal, own, stand, told
from settings import draw, some


def test_the_example_of_the_final_scoring_brings_25_vp() -> None:
    state = begun()
    own(state, 0, violet=3, green=2, orange=2, wand=1)  # a set of four, a set of three, one potion over
    state.bolts[0] = 8
    assert scoring.lightning(state, 8) == 19
    assert scoring.sets(state, 0) == 4 + 2
    before = state.vp[0]
    state.round = state.rules.rounds
    scoring.final(state)
    assert state.vp[0] - before == 25


def test_a_brave_druid_between_two_tailwinds_scores_9_vp_and_a_wand() -> None:
    state = begun(storm=True)
    clear(state)
    # F12 Watch Hill touches a round orange tower of 2 VP and a wand; F03 and F04, both clouded, lie beside it
    cloud(state, "F03c1", "tailwind")
    cloud(state, "F04c1", "tailwind")
    stand(state, 0, "F12", "F38")
    own(state, 0, orange=1)
    vp = state.vp[0]
    state = acting(state, 0, "summit_druid", True)
    do(state, 0, "deliver FT07 1")
    assert (state.vp[0] - vp, state.have[t.WAND]) == (9, 1)


def test_the_four_towers_of_the_rulebook_take_potions_from_the_regions_their_bases_touch() -> None:
    state = begun()
    clear(state)

    def towers(where: str, role: str) -> set[str]:
        new = state.clone()
        stand(new, 0, where, "F38")
        own(new, 0, violet=3, orange=3)
        return {text.split()[1] for text in legal(acting(new, 0, role, False), 0) if text.startswith("deliver")}

    cluster = {"FT01", "FT02", "FT03", "FT04"}
    assert towers("F10", "valley_druid") & cluster == {"FT01"}
    assert towers("F02", "summit_druid") & cluster == {"FT01", "FT02", "FT03"}
    assert towers("F11", "valley_druid") & cluster == {"FT01", "FT02", "FT04"}
    rules, names = state.rules, state.names
    printed = [
        (int(rules.vp[names.towers.index(id)]), int(rules.wands[names.towers.index(id)])) for id in sorted(cluster)
    ]
    assert printed == [(4, 0), (6, 0), (5, 0), (3, 1)]


@pytest.mark.parametrize(
    ("event", "terrains", "vp"),
    [
        ("dangerous_regions", ("forest", "forest"), -2),
        ("dangerous_regions", ("heath", "forest"), -4),
        ("pleasant_regions", ("hill", "mountain"), 0),
        ("pleasant_regions", ("heath", "forest"), 2),
    ],
)
@pytest.mark.parametrize("reading", ["per_pawn", "per_terrain"])
def test_the_examples_of_the_region_events(event: str, terrains: tuple[str, str], vp: int, reading: str) -> None:
    state = begun(event=event, dangerous=reading, pleasant=reading)
    where = {"forest": "F10", "hill": "F18", "mountain": "F26", "heath": "F25"}
    stand(state, 0, where[terrains[0]], where[terrains[1]])
    before = state.vp[0]
    scoring.regions(state)
    assert state.vp[0] - before == vp


def test_the_five_player_trick_of_the_rulebook() -> None:
    """Albert is cowardly and moves, Beate is brave, Carla bumps her; Daniel and Emily pass; Carla acts and leads on."""
    state = begun(5, "like_minded")
    clear(state)
    for seat in range(5):
        stand(state, seat, "F11", "F27")
        own(state, seat, violet=2)
    hands(state, "forest_witch", "forest_witch", "forest_witch valley_druid", "hill_witch", "hill_witch")
    do(state, 0, "lead forest_witch cowardly", "fly 1 F10")
    assert legal(state, 1) == ["brave", "cowardly"]
    do(state, 1, "brave")
    do(state, 2, "brave")
    assert legal(state, 3) == ["pass"]
    do(state, 3, "pass")
    do(state, 4, "pass")
    do(state, 2, "fly 1 F10", "deliver FT01 1")
    assert [(event.seat, event.other) for event in told(state, "Bumped")] == [(1, 2)]
    assert state.vp[2] == 10 + 4 and state.vp[1] == 10
    assert state.to_act() == (2,)
    do(state, 2, "lead valley_druid cowardly", "deliver FT01 1")
    assert state.vp[2] == 10 + 4 + 4
    assert state.to_act() == (3,)


@pytest.mark.parametrize(("seats", "wands"), [(2, [1, 1]), (3, [1, 2, 1]), (4, [1, 2, 2, 1]), (5, [1, 2, 2, 2, 1])])
def test_2_2_everybody_gets_a_potion_of_each_colour_and_the_first_and_last_fewer_wands(
    seats: int, wands: list[int]
) -> None:
    for start in range(seats):
        state = GAME.start(seats, Options(start=str(start + 1)), "1")
        rng = Random(start)
        while state.phase <= t.BEGINNING:
            state.apply(CHANCE, draw(state, rng))
        got = [int(state.have[(start + i) % seats * 4 + t.WAND]) for i in range(seats)]
        assert got == wands
        assert all(state.have[seat * 4 + kind] == 1 for seat in range(seats) for kind in range(3))
        assert [int(vp) for vp in state.vp] == [10] * seats


@pytest.mark.parametrize(("seats", "count", "rounds"), [(2, 3, [4, 7]), (3, 2, [6]), (4, 1, []), (5, 0, [])])
def test_3_2_the_bewitched_cards_are_reshuffled_before_these_rounds(seats: int, count: int, rounds: list[int]) -> None:
    for seed in range(some(20, 4)):
        state, reshuffled = played(seats, seed)
        round, before, found = 0, [0] * 8, []
        for event in state.events or []:
            kind = type(event).__name__
            if kind == "Revealed":
                round = event.round
            elif kind == "Reshuffled":
                found.append(round)
            elif kind == "Bewitched":
                before[round] += 1
        assert found == rounds == reshuffled
        assert before[1:] == [count] * 7


def played(seats: int, seed: int) -> tuple[object, list[int]]:
    """A game at random, and the rounds in which the bewitched cards were reshuffled."""
    state = GAME.start(seats, Options(board="back" if seed % 2 else "front", storm=seed % 3 == 0), "1")
    state.events = []
    rng = Random(seed)
    while actors := state.to_act():
        seat = rng.choice(actors)
        state.apply(seat, draw(state, rng) if seat == CHANCE else rng.choice(state.legal_actions(seat)))
    rounds, now = [], 0
    for event in state.events:
        if type(event).__name__ == "Revealed":
            now = event.round
        elif type(event).__name__ == "Reshuffled":
            rounds.append(now)
    return state, rounds


def test_3_4_a_round_has_as_many_tricks_as_different_roles_were_chosen_and_none_is_led_twice() -> None:
    for seed in range(some(60, 8)):
        seats = 2 + seed % 4
        state = GAME.start(seats, Options(board="back" if seed % 2 else "front"), "1")
        state.events = []
        rng = Random(seed)
        chosen: list[int] = []
        while actors := state.to_act():
            seat = rng.choice(actors)
            if state.phase == t.LEADING and state.trick == 1:
                union = 0
                for hand in state.hand:
                    union |= int(hand)
                chosen.append(union.bit_count())
            state.apply(seat, draw(state, rng) if seat == CHANCE else rng.choice(state.legal_actions(seat)))
        led: list[list[str]] = []
        for event in state.events:
            if type(event).__name__ == "Revealed":
                led.append([])
            elif type(event).__name__ == "Led":
                led[-1].append(event.role)
        assert all(len(set(roles)) == len(roles) for roles in led)
        assert [len(roles) for roles in led] == chosen


def test_taking_the_largest_sets_first_is_best() -> None:
    """Rule 8.2 by brute force: every way to split up to seven of each kind into sets of four and of three."""
    state = begun()
    best: dict[tuple[int, ...], int] = {}

    def most(have: tuple[int, ...]) -> int:
        have = tuple(sorted(have))
        if have not in best:
            found = 0
            for left_out in range(5):
                left = tuple(n - (i != left_out) for i, n in enumerate(have))
                if min(left) >= 0:
                    found = max(found, most(left) + (4 if left_out == 4 else 2))
            best[have] = found
        return best[have]

    for have in product(range(8), repeat=4):
        own(state, 0, *have)
        assert scoring.sets(state, 0) == most(have), have
