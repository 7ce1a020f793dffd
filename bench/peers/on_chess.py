"""python-chess: well-tuned rules in plain Python."""

from __future__ import annotations

from importlib.metadata import version

import chess
from answering import serve, weigh

PLIES = 40


def steps(first: int, count: int) -> tuple[int, dict[str, int]]:
    """The first forty plies of random games, or all where they end before."""
    digest = decisions = 0
    for seed in range(first, first + count):
        board = chess.Board()
        luck = seed * 1103515245 % 2147483646 + 1
        for _ in range(PLIES):
            legal = list(board.legal_moves)
            if not legal:
                break
            luck = luck * 48271 % 2147483647
            board.push(legal[luck * len(legal) >> 31])
            decisions += 1
        digest = (digest * 31 + len(list(board.legal_moves))) % 1000000007
    return digest, {"games": count, "plies": decisions, "decisions": decisions}


def clones(_first: int, count: int) -> tuple[int, dict[str, int]]:
    board = chess.Board()
    for _ in range(count * 50):
        board.copy(stack=False)
    return 0, {"clones": count * 50}


def weight(_first: int, _count: int) -> tuple[int, dict[str, int]]:
    board = chess.Board()
    return 0, {"bytes": weigh(lambda: board.copy(stack=False), 4000)}


if __name__ == "__main__":
    serve(f"python-chess {version('chess')}", {"chess.steps": steps, "chess.clones": clones, "chess.weight": weight})
