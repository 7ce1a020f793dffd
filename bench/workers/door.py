"""OpenSpiel's own search on Cumuli's rules, through the door to OpenSpiel."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any, Final

from answering import serve
from on_open_spiel import dealt, mcts, steps

from cumuli.lab import spiel

LOOKS: Final = 100
"""Simulations of one search."""


def searches(game: Any) -> Any:
    """Simulations of OpenSpiel's search in C++: its `step` crashes with a game in Python, what it calls does not."""

    def work(first: int, count: int) -> tuple[int, dict[str, int]]:
        state = dealt(game)
        digest = 0
        for seed in range(first, first + count):
            digest = digest * 31 + mcts(game, seed, LOOKS).mcts_search(state).best_child().action
        return digest % 1000000007, {"simulations": count * LOOKS}

    return work


def main() -> None:
    game = spiel.load("cloudy_kingdom", 4, magic="own_choice")
    tasks = {"cloudy_kingdom.steps": steps(game), "cloudy_kingdom.searches": searches(game)}
    serve(f"OpenSpiel {version('open_spiel')}, on our game", tasks)


if __name__ == "__main__":
    main()
