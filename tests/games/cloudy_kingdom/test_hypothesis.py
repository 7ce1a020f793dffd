"""Engine and referee play side by side: at every word they must allow the same and see the same table."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from cumuli.games.cloudy_kingdom import GAME
from cumuli.games.cloudy_kingdom.setup import Options
from settings import some

from .build import LAYOUTS, castles_on, do, links, observe, table_of, words
from .oracle import SIDES, from_castle, joined, pieces
from .referee import Referee, Result, name

BOARDS = {2: ("2x2", "3x3", "4x4"), 3: ("3x3", "4x4"), 4: ("4x4",)}
MODES = ("first_game", "same_three", "own_choice")


class Pair:
    """The same game twice: the engine's and the referee's."""

    def __init__(self, seats: int, board: str, mode: str) -> None:
        layout = LAYOUTS[int(board[0])]
        self.seats = seats
        self.engine = GAME.start(seats, Options(board=board, castles=layout, magic=mode), GAME.version)
        self.referee = Referee(seats, board, magic=mode)
        self.referee.say(f"layout {layout}")
        self.check()

    @property
    def over(self) -> bool:
        return self.referee.ask is None

    def words(self) -> list[str]:
        assert self.referee.ask is not None
        return sorted(self.referee.ask[1])

    def say(self, word: str) -> None:
        do(self.engine, word)
        self.referee.say(word)
        self.check()

    def check(self) -> None:
        state, other = self.engine, self.referee
        view = observe(state)
        assert table_of(state) == tuple(tuple(stack) for stack in other.table)
        assert view["discard"] == other.discard
        assert view["deck"] == other.deck.total()
        assert Counter(view["box"]) == Counter(other.box)
        assert links(state) == set(other.joined)
        for seat in range(self.seats):
            assert (view["seats"][seat]["family"] or "") == other.families[seat]
            if view["seats"][seat]["magic"] is not None:
                assert Counter(view["seats"][seat]["magic"]) == Counter(other.spells[seat])
            assert observe(state, seat)["hand"] == other.hands[seat]
        if other.ask is None:
            outcome = state.outcome()
            assert outcome is not None
            assert Result(outcome.reason, outcome.winners) == other.result
            assert state.to_act() == ()
            return
        seat, allowed = other.ask
        assert state.outcome() is None
        assert int(state.actor()) == seat
        assert sorted(words(state)) == sorted(allowed)
        if seat < 0 and "deal" in next(iter(allowed)):
            weights = {GAME.word(state, code).face: weight for code, weight in state.chance()}
            assert weights == {face: left for face, left in other.deck.items() if left}


class SideBySide(RuleBasedStateMachine):
    """Hypothesis chooses the table and every word."""

    @initialize(data=st.data(), seats=st.integers(2, 4), mode=st.sampled_from(MODES))
    def sit_down(self, data: st.DataObject, seats: int, mode: str) -> None:
        self.table = seats, data.draw(st.sampled_from(BOARDS[seats])), mode
        self.pair = Pair(*self.table)

    @precondition(lambda self: self.pair.over)
    @rule()
    def play_again(self) -> None:
        self.pair = Pair(*self.table)

    @precondition(lambda self: not self.pair.over)
    @rule(number=st.integers(0, 10**6))
    def say_something(self, number: int) -> None:
        allowed = self.pair.words()
        self.pair.say(allowed[number % len(allowed)])

    @precondition(lambda self: not self.pair.over and any(w.startswith("magic") for w in self.pair.words()))
    @rule(number=st.integers(0, 20))
    def play_magic(self, number: int) -> None:
        spells = [word for word in self.pair.words() if word.startswith("magic")]
        self.pair.say(spells[number % len(spells)])


SideBySide.TestCase.settings = settings(
    max_examples=some(25, 6),
    stateful_step_count=60,
    deadline=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
TestSideBySide = SideBySide.TestCase


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats, board", [(seats, board) for seats, boards in BOARDS.items() for board in boards])
def test_whole_games_are_played_alike(seats, board, mode):
    for seed in range(some(2, 1)):
        rng, pair = Random(f"{seats} {board} {mode} {seed}"), Pair(seats, board, mode)
        while not pair.over:
            allowed = pair.words()
            spells = [word for word in allowed if word.startswith("magic")]
            pair.say(rng.choice(spells if spells and rng.random() < 0.2 else allowed))


@pytest.mark.parametrize("seed", range(some(12, 2)))
def test_the_glow_of_a_castle_is_where_its_roads_lead(seed):
    """The blocks the view names for a family are the pieces of road that the pixels join to one of its castles."""
    rng = Random(seed)
    pair = Pair(3, "4x4", "same_three")
    while not pair.over:
        pair.say(rng.choice(pair.words()))
        if rng.random() < 0.15:
            state = pair.engine
            table, size, castles = table_of(state), observe(state)["size"], castles_on(state)
            assert joined(size, castles, table) == links(state)
            view = observe(state)["reach"]
            for family in {family for side in castles for family in side}:
                glow = set()
                for s, side in enumerate(SIDES):
                    at = castles[s].index(family)
                    lit = {(y, x) for y, x, _ in from_castle(size, table, side, at)}
                    glow |= lit_blocks(size, table, lit)
                assert {(cell, mask) for cell, mask in view.get(family, [])} == glow


def lit_blocks(size, table, lit):
    """The cell blocks whose every side lies on lit pixels."""
    from .oracle import LONG, MIDDLE

    edge = {"N": (0, MIDDLE), "E": (MIDDLE, LONG - 1), "S": (LONG - 1, MIDDLE), "W": (MIDDLE, 0)}
    found = set()
    for cell, stack in enumerate(table):
        for piece in pieces(stack):
            spots = [(cell // size * LONG + edge[s][0], cell % size * LONG + edge[s][1]) for s in piece]
            if all(spot in lit for spot in spots):
                found.add((cell, sum(1 << SIDES.index(s) for s in piece)))
    return found


def test_cells_are_named_alike():
    assert [name(3, cell) for cell in (0, 2, 6, 8)] == ["a1", "c1", "a3", "c3"]
