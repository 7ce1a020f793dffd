"""CK-endings: the positions are what they say, and their values are right."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cumuli.bots.cloudy_kingdom.exact import Exact, cards, plain
from cumuli.games.cloudy_kingdom import GAME
from cumuli.games.cloudy_kingdom.fields import SPELL
from cumuli.lab.suites import making
from cumuli.lab.suites.endings import DATA, MAGIC, Ending, described, endings, measured, position, written
from cumuli.lab.suites.fractions import Shares
from long import LONG, long
from settings import FAST

EVERY = endings()
MAGICAL = endings(MAGIC)
ALL = EVERY + MAGICAL
KINDS = sorted({(one.seats, one.left) for one in EVERY})


def share(state: Any) -> Shares:
    outcome = state.outcome()
    seats = range(len(outcome.scores))
    winners = outcome.winners or tuple(seats)
    return tuple(Fraction(seat in winners, len(winners)) for seat in seats)


def by_force(state: Any, unseen: list[int]) -> Shares:
    """Every card by itself, every answer by itself, nothing remembered and nothing cut short."""
    while state.to_act() and state.to_act()[0] < 0:
        state.apply(-1, state.chance()[0][0])
    if not state.to_act():
        return share(state)
    mover = state.to_act()[0]
    if state.phase == SPELL:
        return liked(mover, [answered(state, mover, code, unseen) for code in state.legal_actions(mover)])
    total: list[Fraction] = []
    for at, face in enumerate(unseen):
        state.hand[mover] = face
        rest = unseen[:at] + unseen[at + 1 :]
        mean = liked(mover, [answered(state, mover, code, rest) for code in state.legal_actions(mover)])
        total = [a + b for a, b in zip(total or [Fraction()] * len(mean), mean, strict=True)]
    return tuple(one / len(unseen) for one in total)


def liked(mover: int, answers: list[Shares]) -> Shares:
    best = [answer for answer in answers if answer[mover] == max(one[mover] for one in answers)]
    return tuple(sum(one) / Fraction(len(best)) for one in zip(*best, strict=True))


def answered(state: Any, mover: int, code: int, unseen: list[int]) -> Shares:
    after = state.clone()
    after.apply(mover, code)
    return by_force(after, unseen)


def test_there_are_as_many_as_wanted_of_two_to_four_seats_and_no_two_are_alike() -> None:
    assert {kind: sum((one.seats, one.left) == kind for one in EVERY) for kind in KINDS} == making.WANTED
    assert len(EVERY) == 1000
    assert {
        left: sum(one.left == left for one in MAGICAL) for left in {one.left for one in MAGICAL}
    } == making.WITH_MAGIC
    alike = {(*one.cells, one.hand, str(one.unseen)) for one in ALL}
    assert len(alike) == len(ALL)
    for some in (EVERY, MAGICAL):
        assert len({one.id for one in some}) == len(some)
    assert DATA.stat().st_size + MAGIC.stat().st_size < 300_000


def test_each_is_a_position_of_the_engine_with_the_answers_it_names() -> None:
    for ending in ALL:
        state = position(ending)
        assert state.to_act() == (ending.turn,), ending.id
        assert plain(state) == (ending in EVERY) and cards(state) == ending.left, ending.id
        words = {GAME.write(state, GAME.word(state, code)) for code in state.legal_actions(ending.turn)}
        assert words == set(ending.answers()), ending.id
        on_table = [card.split("/")[0] for stack in ending.cells for card in stack.split()]
        routes = int(state.rules.routes)
        for number, face in enumerate(state.names.faces[:routes]):
            count = on_table.count(face) + ending.unseen.get(face, 0) + (face == ending.hand) + int(state.box[number])
            assert count == state.rules.count[number], (ending.id, face)


def test_in_each_at_most_three_answers_of_four_are_best() -> None:
    for ending in ALL:
        values = list(ending.answers().values())
        assert 0 < values.count(max(values)) <= making.EASY * len(values), ending.id
        assert all(0 <= value <= 1 for value in values), ending.id


@pytest.mark.parametrize(("seats", "left"), KINDS)
def test_the_fractions_come_out_again_by_every_card_and_every_answer_by_itself(seats: int, left: int) -> None:
    """With three cards all answers of some positions, with four the answers of a smaller sample."""
    some = [one for one in EVERY if (one.seats, one.left) == (seats, left)]
    some.sort(key=lambda one: len(one.answers()))
    for ending in Random(0).sample(some[: len(some) // 2], long(8, 2) if left == 3 else long(2, 0)):
        state = position(ending)
        unseen = [state.names.faces.index(face) for face, many in ending.unseen.items() for _ in range(many)]
        answers = ending.answers()
        for word in sorted(answers, key=lambda one: (answers[one], one))[:: 1 if left == 3 else 8]:
            code = GAME.code(state, GAME.read(state, word))
            assert answered(state, ending.turn, code, unseen)[ending.turn] == answers[word], (ending.id, word)


@pytest.mark.parametrize(("seats", "left"), KINDS)
def test_both_solvers_come_to_these_values(seats: int, left: int) -> None:
    some = [one for one in EVERY if (one.seats, one.left) == (seats, left)]
    for ending in some[:: long(1, 30 if left == 3 else 60)]:
        state = position(ending)
        found = Exact(state).values(state, ending.turn)
        words = {GAME.write(state, GAME.word(state, code)): one[ending.turn] for code, one in found.items()}
        assert words == {word: pytest.approx(float(value), abs=1e-12) for word, value in ending.answers().items()}
    if left == 3 or LONG:
        for ending in some[:: long(1, 60) if left == 3 else 30]:
            assert making.checked(ending, position(ending)), ending.id


@pytest.mark.skipif(not FAST, reason="uncompiled bots look less far")
@pytest.mark.parametrize("left", sorted({left for _, left in KINDS}))
def test_the_same_seeds_make_the_same_positions(left: int) -> None:
    ending = next(one for one in EVERY if (one.seats, one.left) == (2, left))
    made = making.made({(2, left): 1}, lambda _: None)
    assert made == [ending]


@pytest.mark.parametrize(("data", "every"), [(DATA, EVERY), (MAGIC, MAGICAL)], ids=["plain", "magic"])
def test_what_is_written_down_is_read_again(data: Path, every: tuple[Ending, ...]) -> None:
    assert written(list(every)) == data.read_bytes()
    for ending in every[::50]:
        state = position(ending)
        values = {GAME.code(state, GAME.read(state, word)): value for word, value in ending.answers().items()}
        assert described(state, ending.id, values) == ending


def test_with_magic_the_fractions_come_out_again_by_every_card_and_every_answer_by_itself() -> None:
    some = [one for one in MAGICAL if one.left == 3 and one.magic[one.turn]]
    some.sort(key=lambda one: len(one.answers()))
    for ending in Random(1).sample(some[: len(some) // 2], long(12, 3)):
        state = position(ending)
        unseen = [state.names.faces.index(face) for face, many in ending.unseen.items() for _ in range(many)]
        for word, value in ending.answers().items():
            code = GAME.code(state, GAME.read(state, word))
            assert answered(state, ending.turn, code, unseen)[ending.turn] == value, (ending.id, word)


def test_with_magic_the_same_seeds_make_the_same_positions_and_magic_is_often_best() -> None:
    if FAST:
        assert making.made_with_magic({3: 2}, lambda _: None) == list(MAGICAL[:2])
    best = [one for one in MAGICAL if "magic" in next(iter(one.values.values()))]
    only = [one for one in best if "place" not in next(iter(one.values.values()))]
    assert len(best) > 60 and len(only) > 20


def test_who_plays_anything_loses_much_and_who_looks_to_the_end_nothing() -> None:
    some: list[Ending] = [one for one in EVERY if one.left == 3][::20]
    assert measured("random", some, 6_000_000).mean > 0.05
    assert measured("two_ply", some, 6_000_000).optimal == 1, "it works the last cards out to the end"
