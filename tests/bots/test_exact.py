"""The last cards of Cloudy Kingdom, worked out to the end, against a plain recursion that keeps no account."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cumuli.bots import think
from cumuli.bots.cloudy_kingdom.exact import Exact, cards, plain
from cumuli.games import SHELF

GAME = SHELF["cloudy_kingdom"]
SMALL = {"provenance": "designed", "count": {"straight": 4, "cross": 3, "bridge": 3, "dbl_r": 2}}
Shares = tuple[float, ...]


def last_cards(seats: int, left: int, seed: int, **options: Any) -> Any:
    """A random game at the moment when so many cards are still to be played and no magic is left; None if it ended."""
    rng = Random(seed)
    state: Any = GAME.start(seats, GAME.options(**options), GAME.version)
    while owing := state.to_act():
        if state.phase == 5 and cards(state) <= left:
            return state
        if owing[0] < 0:
            codes, weights = zip(*state.chance(), strict=True)
            state.apply(owing[0], rng.choices(codes, weights)[0])
            for seat in range(seats):
                if state.phase == 5:
                    state.magic[seat] = 0
            continue
        state.apply(owing[0], rng.choice(state.legal_actions(owing[0])))
    return None


def share(state: Any) -> Shares:
    outcome = state.outcome()
    winners = outcome.winners or tuple(range(len(outcome.scores)))
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.scores)))


def played(state: Any, seat: int, code: int) -> Any:
    after = state.clone()
    after.apply(seat, code)
    while after.to_act() and after.to_act()[0] < 0:
        after.apply(-1, after.chance()[0][0])
    return after


def expected(state: Any, unseen: list[int]) -> Shares:
    """Every card by itself, every answer by itself, nothing remembered."""
    if not state.to_act():
        return share(state)
    mover = state.to_act()[0]
    total: list[float] = []
    for at, face in enumerate(unseen):
        state.hand[mover] = face
        rest = unseen[:at] + unseen[at + 1 :]
        answers = [expected(played(state, mover, code), rest) for code in state.legal_actions(mover)]
        most = max(answer[mover] for answer in answers)
        best = [answer for answer in answers if answer[mover] > most - 1e-12]
        mean = [sum(one) / len(best) for one in zip(*best, strict=True)]
        total = [a + b for a, b in zip(total or [0.0] * len(mean), mean, strict=True)]
    return tuple(one / len(unseen) for one in total)


@pytest.mark.parametrize(("seats", "left", "seeds"), [(2, 2, 12), (2, 3, 3), (3, 3, 2), (4, 4, 1)])
def test_the_last_cards_are_worth_what_every_card_and_every_answer_by_itself_come_to(
    seats: int, left: int, seeds: int
) -> None:
    asked = 0
    for seed in range(200):
        state = last_cards(seats, left, seed, board="2x2" if seats == 2 else "auto", deck=SMALL)
        if state is None:
            continue
        mover = state.to_act()[0]
        assert plain(state)
        before = GAME.save(state)
        found = Exact(state).values(state, mover)
        assert GAME.save(state) == before
        others = [int(f) for f in range(state.rules.faces) for _ in range(state.deck[f])]
        others += [int(state.hand[s]) for s in range(seats) if s != mover and state.hand[s] >= 0]
        legal = state.legal_actions(mover)
        assert set(found) == set(legal)
        for code in legal if left < 3 else Random(seed).sample(legal, min(2, len(legal))):
            assert found[code] == pytest.approx(expected(played(state, mover, code), others))
            assert sum(found[code]) == pytest.approx(1)
        asked += 1
        if asked == seeds:
            return
    raise AssertionError("too few games came so far")


def test_the_best_bot_plays_the_last_cards_perfectly() -> None:
    """Whatever the others hold: it is asked in several worlds that look alike."""
    asked = 0
    for seed in range(24):
        state = last_cards(2 + seed % 3, 3 + (seed % 3 == 2), seed, board="4x4")
        if state is None:
            continue
        mover = state.to_act()[0]
        values = Exact(state).values(state, mover)
        best = max(value[mover] for value in values.values())
        for number in range(2):
            code = think(GAME, state, "two_ply", mover, Random(number))
            assert values[code][mover] == pytest.approx(best), (seed, code)
        asked += best > min(value[mover] for value in values.values())
    assert asked >= 4, "it hardly ever mattered"
