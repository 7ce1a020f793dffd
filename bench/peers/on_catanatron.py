"""Catanatron: a game for four with trades and building, in Python.  It is only run here, as installed."""

from __future__ import annotations

from importlib.metadata import version

from answering import serve, weigh
from catanatron import Color, Game, RandomPlayer


def players() -> list[RandomPlayer]:
    return [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]


def steps(first: int, count: int) -> tuple[int, dict[str, int]]:
    """Games of four players at random."""
    digest = decisions = 0
    for seed in range(first, first + count):
        game = Game(players(), seed=seed)
        game.play()
        decisions += len(game.state.actions)
        digest = (digest * 31 + len(game.state.actions)) % 1000000007
    return digest, {"games": count, "plies": decisions, "decisions": decisions}


def middle() -> Game:
    game = Game(players(), seed=1)
    for _ in range(40):
        game.play_tick()
    return game


def clones(_first: int, count: int) -> tuple[int, dict[str, int]]:
    game = middle()
    for _ in range(count):
        game.copy()
    return 0, {"clones": count}


def weight(_first: int, _count: int) -> tuple[int, dict[str, int]]:
    return 0, {"bytes": weigh(middle().copy, 1000)}


if __name__ == "__main__":
    about = f"catanatron {version('catanatron')}"
    serve(about, {"catan.steps": steps, "catan.clones": clones, "catan.weight": weight})
