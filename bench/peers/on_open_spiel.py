"""OpenSpiel: games and searches in C++, asked from Python and in loops of their own."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version
from typing import Any, Final

import pyspiel
from answering import Work, serve, weigh

A: Final = 48271
M: Final = 2147483647
BATCH: Final = 50
LOOKS: Final = 1000
"""Simulations of one search."""


class Chosen:
    """The same cheap luck that Cumuli's own loops use."""

    def __init__(self, seed: int) -> None:
        self.state = seed * 1103515245 % 2147483646 + 1

    def below(self, n: int) -> int:
        self.state = self.state * A % M
        return self.state * n >> 31

    def outcome(self, state: Any) -> int:
        """One of luck's answers by weight, at the cost of one multiplication: in OpenSpiel's favour."""
        outcomes = state.chance_outcomes()
        k = self.below(1 << 30) / (1 << 30)
        for action, chance in outcomes:
            k -= chance
            if k < 0:
                return int(action)
        return int(outcomes[-1][0])


def steps(game: Any, start: Any = None) -> Work:
    """Random games in which Python asks what is legal and applies each action."""

    def work(first: int, count: int) -> tuple[int, dict[str, int]]:
        digest = plies = decisions = 0
        for seed in range(first, first + count):
            state, luck = start.clone() if start else game.new_initial_state(), Chosen(seed)
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(luck.outcome(state))
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[luck.below(len(legal))])
                    decisions += 1
                plies += 1
            digest = (digest * 31 + plies) % 1000000007
        return digest, {"games": count, "plies": plies, "decisions": decisions}

    return work


def dealt(game: Any) -> Any:
    """The first position in which a seat decides."""
    state, luck = game.new_initial_state(), Chosen(1)
    while state.is_chance_node():
        state.apply_action(luck.outcome(state))
    return state


def loops(game: Any) -> Work:
    """Random games in a loop in C++, from the first decision: one simulation of a search that plays many games out."""
    start = dealt(game)
    _, mean = steps(game, start)(1, BATCH * 8)

    def work(first: int, count: int) -> tuple[int, dict[str, int]]:
        games = count * BATCH
        evaluator = pyspiel.RandomRolloutEvaluator(games, first)
        pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, first, False).step(start)
        return 0, {unit: round(number * games / mean["games"]) for unit, number in mean.items()}

    return work


def searches(game: Any, bot: Callable[[Any, int, int], Any]) -> Work:
    """Simulations of a search in C++, from the first decision."""

    def work(first: int, count: int) -> tuple[int, dict[str, int]]:
        state = dealt(game)
        digest = 0
        for seed in range(first, first + count):
            digest = digest * 31 + bot(game, seed, LOOKS).step(state)
        return digest % 1000000007, {"simulations": count * LOOKS}

    return work


def mcts(game: Any, seed: int, looks: int) -> Any:
    return pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, seed), 2.0, looks, 100, False, seed, False)


def ismcts(_game: Any, seed: int, looks: int) -> Any:
    return pyspiel.ISMCTSBot(seed, pyspiel.RandomRolloutEvaluator(1, seed), 2.0, looks)


def clones(game: Any) -> Work:
    def work(_first: int, count: int) -> tuple[int, dict[str, int]]:
        state = dealt(game)
        for _ in range(count * 50):
            state.clone()
        return 0, {"clones": count * 50}

    return work


def weight(game: Any) -> Work:
    return lambda _first, _count: (0, {"bytes": weigh(dealt(game).clone, 4000)})


def main() -> None:
    hex4 = pyspiel.load_game("hex(board_size=4)")
    hearts = pyspiel.load_game("hearts")
    tasks = {
        "hex4.loops": loops(hex4),
        "hex4.steps": steps(hex4),
        "hex4.searches": searches(hex4, mcts),
        "hearts.loops": loops(hearts),
        "hearts.steps": steps(hearts),
        "hearts.searches": searches(hearts, ismcts),
        "hearts.clones": clones(hearts),
        "hearts.weight": weight(hearts),
    }
    serve(f"OpenSpiel {version('open_spiel')}", tasks)


if __name__ == "__main__":
    main()
