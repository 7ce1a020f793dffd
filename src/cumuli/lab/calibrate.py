"""Fits what the bots' distances are worth to how their own games ended: `python -m cumuli.lab.calibrate 2`."""

from __future__ import annotations

import sys
from math import exp, log
from random import Random
from typing import Any, Final

from cumuli.bots import think
from cumuli.bots.cloudy_kingdom.value import STEPS, Judge
from cumuli.bots.cloudy_kingdom.weights import weights
from cumuli.core.game import CHANCE
from cumuli.games import SHELF
from cumuli.games.cloudy_kingdom.fields import TURN
from cumuli.lab.playing import Luck

GAME: Final = SHELF["cloudy_kingdom"]
SEED: Final = 1_000_000
"""Games to learn from; no measurement that is reported uses these seeds."""
STRAY: Final = 0.1
"""How often a bot plays at random, so that the games are not all alike."""
PULL: Final = 10.0
"""How strongly, in positions, a weight is held to where it began."""
Sample = tuple[list[list[int]], list[float]]
"""From the mover on: the indices of each seat's weights, and each seat's share of the game."""


def samples(seats: int, games: int, level: str) -> list[Sample]:
    """Positions at the start of turns, with how their games ended."""
    found: list[Sample] = []
    for i in range(games):
        rng = Random(SEED + i)
        luck = Luck(SEED + i)
        options = GAME.options(castles=("fair", "random")[i % 2])
        state: Any = GAME.start(seats, options, GAME.version)
        judge: Judge | None = None
        seen: list[tuple[int, list[list[int]]]] = []
        while actors := state.to_act():
            seat = actors[0]
            if seat == CHANCE:
                state.apply(CHANCE, luck.answer(state.chance()))
                continue
            if state.phase == TURN:
                judge = judge or Judge(state, weights(seats))
                judge.measure(state)
                order = [(seat + k) % seats for k in range(seats)]
                rows = [
                    [k * STEPS + int(judge.near[s]), seats * STEPS + int(judge.far[s])] for k, s in enumerate(order)
                ]
                seen.append((seat, rows))
            stray = rng.random() < STRAY
            state.apply(seat, think(GAME, state, "random" if stray else level, seat, rng))
        winners = state.outcome().winners or tuple(range(seats))
        share = [(s in winners) / len(winners) for s in range(seats)]
        found += [(rows, [share[(seat + k) % seats] for k in range(seats)]) for seat, rows in seen]
    return found


def chances(w: list[float], rows: list[list[int]]) -> list[float]:
    worth = [exp(sum(w[i] for i in row)) for row in rows]
    total = sum(worth)
    return [x / total for x in worth]


def loss(w: list[float], data: list[Sample]) -> float:
    """Mean surprise at how the games ended, in nats."""
    total = 0.0
    for rows, share in data:
        total -= sum(s * log(p) for s, p in zip(share, chances(w, rows), strict=True) if s)
    return total / len(data)


def fit(start: list[float], data: list[Sample], rounds: int = 300) -> list[float]:
    """Gradient descent on the loss, each weight at its own pace (Adagrad)."""
    w = list(start)
    memory = [1e-9] * len(w)
    for _ in range(rounds):
        slope = [PULL * (a - b) for a, b in zip(w, start, strict=True)]
        for rows, share in data:
            for row, p, s in zip(rows, chances(w, rows), share, strict=True):
                for i in row:
                    slope[i] += p - s
        for i, g in enumerate(slope):
            memory[i] += g * g
            w[i] -= 0.3 * g / memory[i] ** 0.5
    return w


def main() -> None:
    seats = int(sys.argv[1])
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    data = samples(seats, games, sys.argv[3] if len(sys.argv) > 3 else "two_ply")
    cut = len(data) * 4 // 5
    learnt = fit(weights(seats), data[:cut])
    print(f"{len(data)} positions; loss on the last fifth: guessing {log(seats):.3f},")
    print(f"before {loss(weights(seats), data[cut:]):.3f}, after {loss(learnt, data[cut:]):.3f}")
    for i in range(0, len(learnt), STEPS):
        print([round(x, 2) for x in learnt[i : i + STEPS]])


if __name__ == "__main__":
    main()
