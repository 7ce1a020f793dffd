"""Learns what positions of Broom Service are worth: games, a network, better games (docs/bots/broom_service.md).

    python -m cumuli.lab.learn.broom_service OUT.json [--seconds 60] [--rounds 4] [--seed 1000000]

Games are played on one core; with the seconds of processor time that each round of learning gets, so many games as fit.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from librt.vecs import vec

from cumuli.bots import think
from cumuli.bots.broom_service.features import FEATURES, Features
from cumuli.bots.broom_service.mind import Mind, draw, odds
from cumuli.bots.broom_service.outlook import Net, Outlook
from cumuli.core.game import CHANCE
from cumuli.games.broom_service import GAME
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService
from cumuli.lab.playing import Luck

Floats = npt.NDArray[np.float32]
SEATS: Final = (2, 2, 3, 4, 5)
TABLES: Final[tuple[dict[str, Any], ...]] = (
    {},
    {},
    {"storm": True},
    {"mountain": True},
    {"board": "back"},
    {"board": "back", "storm": True},
    {"storm": True, "mountain": True},
    {"gatherers": "potions_only"},
)
TASTE: Final = 1.2
"""Standard deviation of what a learner fancies in a game: VP for each wand, bolt and potion."""
UNITS: Final = 20
SCALE: Final = 10.0
EPOCHS: Final = 40


class Games:
    """What was seen in games: numbers at the end of rounds, and the VP that came after."""

    def __init__(self) -> None:
        self.inputs: list[list[float]] = []
        self.targets: list[float] = []

    def play(self, seed: int, net: Net | None) -> None:
        """One game: learners and a few planners, or planners and a few bots that draw lots."""
        rng = Random(seed)
        seats = rng.choice(SEATS)
        state = GAME.start(seats, GAME.options(**rng.choice(TABLES)), GAME.version)
        often = ("planner", "planner", "planner", "random") if net is None else ("learner",) * 6 + ("planner",)
        sorts = [rng.choice(often) for _ in range(seats)]
        outlooks = [tasting(state, net or nothing(), rng) for _ in range(seats)]
        sure, luck, eye = Outlook(state.rules, nothing()), Luck(seed), Features(state.rules)
        numbers = vec[float]([0.0] * FEATURES)
        seen: list[tuple[int, float, list[float]]] = []
        noted = 1
        while actors := state.to_act():
            if state.phase == t.EVENT and state.round > noted:
                noted = int(state.round)
                for seat in range(seats):
                    eye.fill(state, seat, state.rules.rounds - noted + 1, numbers)
                    seen.append((seat, sure.sure(state, seat), list(numbers)))
            seat = actors[0]
            if seat == CHANCE:
                state.apply(CHANCE, luck.answer(state.chance()))
            elif sorts[seat] == "learner":
                state.apply(seat, learner(state, seat, outlooks[seat], rng))
            else:
                state.apply(seat, think(GAME, state, sorts[seat], seat, rng))
        for seat, had, row in seen:
            self.inputs.append(row)
            self.targets.append(float(state.vp[seat]) - had)


def nothing() -> Net:
    """A value that has learned nothing."""
    return Net(1, [0.0] * (2 * FEATURES + 3))


def tasting(state: BroomService, net: Net, rng: Random) -> Outlook:
    """A judgement with a taste of its own, so that games differ in what is built."""
    outlook = Outlook(state.rules, net)
    outlook.wand, outlook.bolt, outlook.potion = (rng.gauss(0.0, TASTE) for _ in range(3))
    return outlook


def learner(state: BroomService, seat: int, outlook: Outlook, rng: Random) -> int:
    """What a bot with this judgement does, without playing rounds out."""
    legal = state.legal_actions(seat)
    if len(legal) > 1 and state.phase in (t.SELECTING, t.LEADING, t.ANSWERING, t.ACTING):
        mind = Mind(state, seat, outlook, deep=1, wide=3)
        if state.phase == t.ACTING:
            return draw(odds(mind.steps(legal), 0.0, 0.0), rng)
        return draw(odds(mind.choices(legal), 1.2 if state.phase == t.SELECTING else 0.3, 3.0), rng)
    return think(GAME, state, "planner", seat, rng)


def fit(inputs: Floats, targets: Floats, seed: int = 1) -> tuple[list[float], float]:
    """The weights as `Net` reads them, and the root of the mean square error on a tenth that was held back.

    A linear fit first, then what one hidden layer adds to it: Adam (Kingma and Ba, 2015) on Huber's loss.
    """
    rng = np.random.default_rng(seed)
    order = rng.permutation(len(inputs))
    held, used = order[: len(order) // 10], order[len(order) // 10 :]
    ones = np.c_[inputs[used], np.ones(len(used))]
    line = np.linalg.solve(ones.T @ ones + 3 * np.eye(FEATURES + 1), ones.T @ targets[used]) / SCALE
    now: list[Any] = [
        rng.normal(0, 1 / np.sqrt(10), (UNITS, FEATURES)),
        np.zeros(UNITS),
        np.zeros(UNITS),
        line[:FEATURES],
        line[FEATURES:],
    ]
    first, second = [np.zeros_like(w) for w in now], [np.zeros_like(w) for w in now]
    best, kept, step = np.inf, now, 0
    for epoch in range(EPOCHS):
        rate = 1e-3 * (1 + np.cos(np.pi * epoch / EPOCHS)) + 1e-5
        shuffled = rng.permutation(used)
        for start in range(0, len(shuffled), 256):
            rows = shuffled[start : start + 256]
            step += 1
            for i, slope in enumerate(slopes(now, inputs[rows], targets[rows] / SCALE)):
                first[i] = 0.9 * first[i] + 0.1 * slope
                second[i] = 0.999 * second[i] + 0.001 * slope**2
                move = first[i] / (1 - 0.9**step) / (np.sqrt(second[i] / (1 - 0.999**step)) + 1e-8)
                now[i] = now[i] - rate * (move + (1e-3 * now[i] if i == 0 else 0.0))
        error = float(np.sqrt(np.mean((told(now, inputs[held])[1] * SCALE - targets[held]) ** 2)))
        if error < best:
            best, kept = error, [w.copy() for w in now]
    into, bias, out, straight, level = kept
    return [*into.ravel(), *bias, *(out * SCALE), *(straight * SCALE), *(level * SCALE)], best


def told(weights: list[Any], inputs: Floats) -> tuple[Any, Any]:
    """What the hidden units see, and what comes out, in SCALE VP."""
    into, bias, out, straight, level = weights
    hidden = np.maximum(inputs @ into.T + bias, 0.0)
    return hidden, hidden @ out + inputs @ straight + level


def slopes(weights: list[Any], inputs: Floats, targets: Floats) -> list[Any]:
    hidden, value = told(weights, inputs)
    error = np.clip(value - targets, -2.0, 2.0) / len(inputs)
    back = np.outer(error, weights[2]) * (hidden > 0.0)
    return [back.T @ inputs, back.sum(0), hidden.T @ error, inputs.T @ error, error.sum(keepdims=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--seconds", type=float, default=60.0, help="of processor time for the games of each round")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1_000_000)
    asked = parser.parse_args()
    net: Net | None = None
    seen: list[Games] = []
    for turn in range(asked.rounds):
        games, until, seed = Games(), process_time() + asked.seconds, asked.seed + 100_000 * turn
        while process_time() < until or not games.targets:
            games.play(seed, net)
            seed += 1
        seen = [*seen[-2:], games] if turn > 1 else [games]
        inputs = np.array([row for one in seen for row in one.inputs], np.float32)
        weights, error = fit(inputs, np.array([vp for one in seen for vp in one.targets], np.float32))
        print(f"round {turn}: {seed % 100_000} games, {len(inputs)} positions, held back ± {error:.2f} VP", flush=True)
        net = Net(UNITS, weights)
        asked.out.write_text(json.dumps({"units": UNITS, "weights": [float(f"{w:.5g}") for w in weights]}))


if __name__ == "__main__":
    main()
