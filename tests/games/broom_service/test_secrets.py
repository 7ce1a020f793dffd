"""What a seat may not know stays out of its view, its story and its guesses: hands, choices, fists, sets handed in."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb
from random import Random
from typing import Any

import msgspec
import pytest

from cumuli.games.broom_service import GAME
from cumuli.games.broom_service import tables as t
from games.broom_service.by_hand import begun, do, hands, legal, own, told
from settings import play, setting, some

GATHER = "fruit_gatherer herb_gatherer root_gatherer"


def surface(state: Any, seat: int | None) -> bytes:
    """Every byte a seat can ask for about a position."""
    mine = [] if seat is None or seat not in state.to_act() else state.legal_actions(seat)
    sealed = [] if seat is None or GAME.ahead is None else GAME.ahead(state, seat)
    return msgspec.json.encode([GAME.observe(state, seat), GAME.static(state), mine, sealed])


def possible(state: Any, other: int) -> list[int]:
    """Every hand a seat may have for all that was seen: of its size, without roles it should have laid before."""
    view = GAME.observe(state, None)
    now = view["now"]
    answered = {answer["seat"] for answer in now["answers"]} if now else set()
    out = set(view["led"])
    if now and other not in answered:
        out.discard(now["role"])
    free = [i for i, role in enumerate(t.ROLES) if role not in out]
    return [sum(1 << i for i in roles) for roles in combinations(free, view["seats"][other]["hand"])]


@pytest.mark.parametrize("seed", range(some(24, 4)))
def test_worlds_that_differ_in_another_seat_s_hand_look_the_same(seed: int) -> None:
    made = setting("broom_service", seed)
    state, rng = made.start(), Random(seed)
    for _ in play(state, rng):
        if not state.open_hands or rng.random() < 0.9:
            continue
        for other in range(made.seats):
            world = state.clone()
            world.hand[other] = rng.choice(possible(state, other))
            for seat in (*range(made.seats), None):
                if seat != other:
                    assert surface(world, seat) == surface(state, seat)


@pytest.mark.parametrize("seed", range(some(24, 4)))
def test_a_guess_is_a_hand_that_fits_all_that_was_seen_and_the_true_hand_is_one_of_them(seed: int) -> None:
    made = setting("broom_service", seed)
    state, rng = made.start(), Random(seed)
    for _ in play(state, rng):
        if not state.open_hands or rng.random() < 0.8:
            continue
        for seat in range(made.seats):
            guess = GAME.resample(state, seat, rng)
            assert guess.hand[seat] == state.hand[seat]
            for other in range(made.seats):
                if other != seat:
                    fitting = possible(state, other)
                    assert state.hand[other] in fitting and guess.hand[other] in fitting


def test_whoever_must_pass_looks_like_whoever_may_choose() -> None:
    """In the view of all others, in what they may say and seal, and in the guesses about it."""
    seen = []
    for role in ("forest_witch", "weather_fairy"):
        state = begun(4, "like_minded")
        hands(state, f"forest_witch {GATHER}", f"{role} {GATHER}", f"hill_witch {GATHER}", f"forest_witch {GATHER}")
        do(state, 0, "lead forest_witch brave")
        assert state.to_act() == (1,)
        eyes = (0, 2, 3, None)
        guesses = [GAME.resample(state, seat, Random(3)).key() for seat in (0, 2, 3)]
        seen.append(([surface(state, seat) for seat in eyes], guesses, GAME.paced and GAME.paced(state)))
    assert seen[0] == seen[1]
    assert seen[0][2] is True


def test_who_is_still_to_be_asked_may_hold_the_role_and_who_passed_may_not() -> None:
    state = begun(4, "like_minded")
    hands(state, f"forest_witch {GATHER}", f"hill_witch {GATHER}", f"hill_witch {GATHER}", f"forest_witch {GATHER}")
    do(state, 0, "lead forest_witch brave")
    do(state, 1, "pass")
    assert state.to_act() == (2,)
    forest = Counter()
    for seed in range(200):
        guess = GAME.resample(state, 0, Random(seed))
        forest.update(seat for seat in range(4) if guess.hand[seat] & 1)
    assert forest[0] == forest[1] == 0
    assert 40 < forest[2] < 120 and 40 < forest[3] < 120  # four roles of ten: 80 of 200


def test_every_hand_that_fits_is_as_likely_as_any_other() -> None:
    state = begun(2, "like_minded")
    hands(state, f"weather_fairy {GATHER}", f"weather_fairy {GATHER}")
    while state.trick < 3:
        seat = state.to_act()[0]
        state.apply(seat, state.legal_actions(seat)[0])
    drawn = Counter(int(GAME.resample(state, state.leader, Random(i)).hand[1 - state.leader]) for i in range(4000))
    fitting = possible(state, 1 - int(state.leader))
    assert len(fitting) == comb(8, 2) and set(drawn) == set(fitting)
    assert all(90 < drawn[hand] < 200 for hand in fitting)  # 143 each


def test_a_choice_of_roles_shows_neither_roles_nor_number_before_all_have_chosen() -> None:
    seen = []
    for chosen in ("hill_witch valley_druid weather_fairy", "forest_witch fruit_gatherer herb_gatherer root_gatherer"):
        state = begun(3, "more_or_less")
        do(state, 1, f"select {chosen}")
        assert GAME.observe(state, 1)["hand"] == chosen.split()
        story = [GAME.redact(state, event, seat) for event in told(state, "Chose") for seat in (0, 2, None)]
        assert all(event.count is None for event in story)
        assert GAME.redact(state, told(state, "Chose")[0], 1).count == len(chosen.split())
        guesses = [GAME.resample(state, seat, Random(1)).key() for seat in (0, 2)]
        seen.append(([surface(state, seat) for seat in (0, 2, None)], guesses))
    assert seen[0] == seen[1]


def bidding(event: str, **options: str) -> Any:
    """The end of a round in which seats 0, 1 and 2 own two of everything."""
    state = begun(3, event, **options)
    hands(state, GATHER, GATHER, GATHER)
    for seat in range(3):
        own(state, seat, 2, 2, 2, 2)
        state.hand[seat] = 0
    state.hand[0] = 1
    do(state, 0, "lead forest_witch brave", "no")
    return state


@pytest.mark.parametrize("reading", ["paid", "shown"])
def test_a_closed_fist_tells_nothing(reading: str) -> None:
    bids = {
        "paid": (["hold violet 0", "hold green 0", "hold orange 0", "hold wand 0"], ["hold violet 2", "hold green 1"]),
        "shown": (["hold any 0"], ["hold any 8"]),
    }
    full = {"paid": [*bids["paid"][1], "hold orange 2", "hold wand 2"], "shown": bids["shown"][1]}
    seen = []
    for words in (bids[reading][0], full[reading]):
        state = bidding("full_hands", full_hands=reading)
        do(state, 1, *words)
        assert state.to_act() == (0, 2)
        guesses = [GAME.resample(state, seat, Random(1)).key() for seat in (0, 2)]
        seen.append(([surface(state, seat) for seat in (0, 2, None)], guesses, told(state, "HoldMade")))
    assert seen[0] == seen[1]
    assert GAME.observe(bidding("full_hands"), None)["mine"] is None


def test_a_fist_that_is_half_full_looks_like_an_empty_one() -> None:
    state = bidding("full_hands")
    before = [surface(state, seat) for seat in (0, 2, None)]
    do(state, 1, "hold violet 2")
    assert [surface(state, seat) for seat in (0, 2, None)] == before
    assert GAME.observe(state, 1)["mine"]["violet"] == 2
    for seat in (0, 2):
        guess = GAME.resample(state, seat, Random(1))
        assert guess.to_act() == (0, 1, 2) and legal(guess, 1) == [f"hold violet {n}" for n in range(3)]


def test_whether_a_set_is_handed_in_shows_when_all_have_answered() -> None:
    seen = []
    for word in ("hand_in all", "no"):
        state = bidding("everything_once")
        do(state, 1, word)
        assert not told(state, "HandedIn")
        guesses = [GAME.resample(state, seat, Random(1)).key() for seat in (0, 2)]
        seen.append(([surface(state, seat) for seat in (0, 2, None)], guesses))
    assert seen[0] == seen[1]


def test_a_spectator_sees_no_hand() -> None:
    state = begun(2)
    hands(state, GATHER, GATHER)
    view = GAME.observe(state, None)
    assert view["hand"] is None and [seat["hand"] for seat in view["seats"]] == [4, 4]
