"""The common search: right where the truth is known, blind to what is hidden, and it ends when it should."""

from __future__ import annotations

from random import Random
from threading import Timer
from time import thread_time
from typing import Any

import pytest

from bots.positions import midway
from cumuli.bots.cloudy_kingdom.leaf import Leaf
from cumuli.bots.cloudy_kingdom.value import Judge
from cumuli.bots.cloudy_kingdom.weights import weights
from cumuli.bots.search import Evaluator, Settings, open_search, result, search
from cumuli.core.game import CHANCE
from cumuli.games import SHELF
from cumuli.games.cloudy_kingdom import GAME, fields
from settings import FAST, GAMES, play, setting, some

from .endgames import endgame, values

EXACT = Settings(explore=0.5, every=1)


def exact(board: str, left: int, many: int, seats: int = 2) -> list[tuple[Any, dict[int, tuple[float, ...]]]]:
    """Endgames in which it matters what is done, with the exact value of everything that can be done."""
    found = []
    seed = 0
    while len(found) < many:
        state = endgame(board, left, seed, seats)
        seed += 1
        if state is not None:
            truth = values(state)
            mine = [truth[code][int(state.turn)] for code in truth]
            if max(mine) - min(mine) > 0.1:
                found.append((state, truth))
    return found


@pytest.mark.parametrize(("board", "left", "seats"), [("2x2", 0, 2), ("2x2", 1, 2), ("3x3", 1, 2), ("3x3", 0, 3)])
def test_the_last_cards_are_played_as_exact_calculation_plays_them(board: str, left: int, seats: int) -> None:
    for state, truth in exact(board, left, some(8, 2), seats):
        seat = int(state.turn)
        found = search(GAME, state, seat, some(8000, 2000), 1, settings=EXACT)
        best = max(value[seat] for value in truth.values())
        assert truth[found.code][seat] > best - 0.02
        if not found.decisive:
            assert found.moves[0].returns == pytest.approx(truth[found.code], abs=some(8, 15) / 100)


@pytest.mark.parametrize("seed", range(some(24, 9)))
@pytest.mark.parametrize("game", GAMES)
def test_every_game_with_all_kinds_of_options_and_every_number_of_players(game: str, seed: int) -> None:
    table, rng = setting(game, seed), Random(seed)
    state = table.start()
    asked = 0
    for number, seat in enumerate(play(state, rng)):
        if seat == CHANCE or number % 7:
            continue
        before = state.key()
        found = search(SHELF[game], state, seat, some(80, 12), seed, settings=Settings(branch=bool(seed % 2)))
        assert state.key() == before
        assert sorted(found.visits) == sorted(state.legal_actions(seat))
        assert found.decisive or sum(found.visits.values()) == found.simulations == some(80, 12)
        for move in found.moves:
            assert sum(move.returns) == pytest.approx(0)
            assert move.visits <= move.offered
        asked += 1
        if asked == some(6, 2):
            break
    assert asked


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_look_the_same_are_searched_alike(game: str) -> None:
    differ = 0
    for seed in range(some(24, 6)):
        table, rng = setting(game, seed), Random(seed)
        shelved, state = SHELF[game], table.start()
        for number, seat in enumerate(play(state, rng)):
            if seat == CHANCE or number % 5:
                continue
            worlds = [state, *(shelved.resample(state, seat, Random(n)) for n in (1, 2))]
            differ += len({world.key() for world in worlds}) - 1
            found = [search(shelved, world, seat, some(100, 12), 5) for world in worlds]
            assert found[0].moves == found[1].moves == found[2].moves, table
            if number > 30:
                break
    assert differ > some(20, 4)


def test_a_win_in_sight_is_taken_at_once() -> None:
    won = 0
    rng = Random(2)
    for _ in range(some(120, 40)):
        state = midway(2, rng, board="2x2", castles="random")
        if state.phase != fields.TURN:
            continue
        seat = int(state.turn)
        winning = []
        for code in state.legal_actions(seat):
            after = state.clone()
            after.apply(seat, code)
            end = after.outcome()
            if end and end.winners == (seat,):
                winning.append(code)
        found = search(GAME, state, seat, 40, 1)
        assert found.decisive == bool(winning)
        if winning:
            won += 1
            assert found.code in winning
            assert found.simulations == 0
    assert won


def test_a_guess_that_only_might_win_is_no_win_in_sight() -> None:
    """The last guess of Cloud Mine ends the game, and how depends on what the watcher cannot know."""
    game = SHELF["cloud_mine"]
    guesses = 0
    for seed in range(some(30, 6)):
        state, rng = game.start(3, game.options(), game.version), Random(seed)
        last = None
        for seat in play(state, rng):
            if seat != CHANCE:
                last = (state.clone(), seat)
        assert last is not None
        found = search(game, *last, some(200, 40), seed)
        guesses += len(found.moves) > 1
        if found.decisive:
            for n in range(20):
                world = game.resample(last[0], last[1], Random(n))
                world.apply(last[1], found.code)
                assert last[1] in world.outcome().winners
    assert guesses


def start() -> tuple[Any, int]:
    state = midway(2, Random(4), cut=2, board="4x4")
    return state, int(state.turn)


def test_simulations_are_a_budget() -> None:
    state, seat = start()
    found = search(GAME, state, seat, 37, 1)
    assert found.simulations == 37
    assert sum(found.visits.values()) == 37


def test_processor_time_is_a_budget() -> None:
    state, seat = start()
    began = thread_time()
    found = search(GAME, state, seat, seconds=0.1)
    assert 0.1 <= found.seconds <= thread_time() - began < some(2, 8) / 10 + 0.2
    assert found.simulations


def test_a_search_without_end_is_refused() -> None:
    state, seat = start()
    with pytest.raises(ValueError, match="without end"):
        search(GAME, state, seat)


def test_whoever_has_nothing_to_decide_does_not_search() -> None:
    state, seat = start()
    with pytest.raises(ValueError, match=f"seat {1 - seat} has nothing to decide"):
        search(GAME, state, 1 - seat, 10)


def test_another_thread_can_stop_a_search_and_keep_what_it_found() -> None:
    state, seat = start()
    running = open_search(GAME, state, seat, 1)
    timer = Timer(0.2, running.stop)
    timer.start()
    running.run(1 << 40, 60.0)
    timer.join()
    assert 0 < running.seconds < 30
    assert sum(result(running).visits.values()) == running.simulations


def test_a_search_goes_on_where_it_stopped() -> None:
    state, seat = start()
    parts = open_search(GAME, state, seat, 3)
    for _ in range(4):
        parts.run(50, 0.0)
    assert result(parts).moves == search(GAME, state, seat, 200, 3).moves


def test_the_same_seed_finds_the_same_and_another_one_something_else() -> None:
    state, seat = start()
    found = [search(GAME, state, seat, 300, seed).moves for seed in (1, 1, 2)]
    assert found[0] == found[1] != found[2]


def test_a_leaf_may_be_judged_in_place_of_played_out() -> None:
    state, seat = start()
    leaf = Leaf(Judge(state, weights(2)))
    found = search(GAME, state, seat, some(2000, 100), 1, settings=Settings(evaluator=leaf, first_play=0.0))
    other = search(GAME, state, seat, some(2000, 100), 1, settings=Settings(evaluator=leaf, first_play=0.0, rollout=2))
    assert found.moves != other.moves
    assert all(abs(sum(move.returns)) < 1e-9 for move in found.moves)


def test_a_judge_may_be_written_in_python() -> None:
    class Greedy(Evaluator):
        """Seat 0 is always content."""

        def value(self, position: Any, out: Any) -> None:
            out[0], out[1] = 1.0, -1.0

    state, seat = start()
    found = search(GAME, state, seat, some(400, 100), 1, settings=Settings(evaluator=Greedy(), decisive=False))
    assert found.moves[0].returns == pytest.approx((1.0, -1.0), abs=0.1)


def test_the_line_tells_what_was_tried_most_in_return() -> None:
    state, seat = start()
    running = open_search(GAME, state, seat, 1)
    running.run(some(20000, 800), 0.0)
    best = result(running, depth=2).moves[0]
    assert [mover for mover, _ in best.line][:1] == [1 - seat]


def test_seats_that_choose_at_once_choose_each_for_itself() -> None:
    """In the choice of roles the others' counts stand beside the seat's own, and tell nothing of its choice."""
    game = SHELF["broom_service"]
    state, rng = game.start(3, game.options(), game.version), Random(1)
    for seat in play(state, rng):
        if seat != CHANCE:
            break
    assert state.to_act() == (0, 1, 2)
    running = open_search(game, state, 1, 1)
    running.run(some(600, 60), 0.0)
    tree = running.tree
    movers = [int(tree.mover[node]) for node in range(int(tree.n)) if tree.parent[node] == 0]
    assert set(movers) == {0, 1, 2}
    below = {int(tree.parent[node]) for node in range(1, int(tree.n))} - {0}
    firsts = {node for node in below if tree.parent[node] == 0}
    assert all(tree.mover[node] == 1 for node in firsts)


@pytest.mark.skipif(not FAST, reason="uncompiled, threads take turns anyway")
def test_other_threads_get_their_turn_while_a_search_runs() -> None:
    state, seat = start()
    ticks = []
    timers = [Timer(0.05 * n, lambda: ticks.append(thread_time())) for n in range(1, 5)]
    running = open_search(GAME, state, seat, 1)
    timers.append(Timer(1.0, running.stop))
    for timer in timers:
        timer.start()
    running.run(1 << 40, 60.0)
    assert len(ticks) >= 3
    for timer in timers:
        timer.join()
