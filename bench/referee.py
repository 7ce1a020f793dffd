"""A level of Cumuli's bots against OpenSpiel's own searches, at the same processor time, through the OpenSpiel door.

    python bench/referee.py --deals 20 --seats 2 --level 5 --against ismcts

Every deal is played with the same luck from every seat.  OpenSpiel's search has in each decision as much processor
time as the level has needed on average so far in that game, never less than what the level needed for its last one.
`ismcts` plans in worlds that its player may believe; `mcts` plans in the true state, so it sees others' cards.  Both
roll out inside the engine (`lab.spiel.rollouts`), which makes them several times as fast as OpenSpiel's own rollouts.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean
from time import process_time, thread_time
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts
from rich.console import Console

from cumuli.bots import Me, think
from cumuli.games import SHELF
from cumuli.lab import spiel
from cumuli.lab.arena.intervals import spread
from cumuli.lab.playing import Luck
from cumuli.lab.spiel.rollouts import Rollouts

LEAST = 8
"""Simulations at the least."""
PROBE = 16
"""Simulations by which the speed is measured."""


@dataclass
class Times:
    """What each side has spent."""

    ours: list[float] = field(default_factory=list)
    theirs: list[float] = field(default_factory=list)
    simulations: list[int] = field(default_factory=list)


class Rival:
    """One of OpenSpiel's searches, given so many seconds a decision."""

    def __init__(self, kind: str, game: Any, seed: int) -> None:
        random = np.random.RandomState(seed % 2**32)
        rollouts = Rollouts(1, 1 + seed % 2**31)
        if kind == "ismcts":
            self.bot: Any = ismcts.ISMCTSBot(game, rollouts, 1.4, PROBE, random_state=random)
            luck = Random(seed)
            self.bot.set_resampler(lambda seen, player: seen.resample_from_infostate(player, luck.random))
        else:
            self.bot = mcts.MCTSBot(game, 1.4, PROBE, rollouts, random_state=random)
        self.kind = kind
        self.rate = 0.0
        """simulations a second, as last measured"""

    def step(self, state: Any, seconds: float) -> tuple[int, int]:
        """Its action, and how many simulations it was given."""
        count = PROBE if not self.rate else max(LEAST, int(seconds * self.rate))
        setattr(self.bot, "_max_simulations" if self.kind == "ismcts" else "max_simulations", count)
        began = thread_time()
        action = int(self.bot.step(state))
        spent = thread_time() - began
        if spent > 0.0:
            rate = count / spent
            self.rate = rate if not self.rate else 0.5 * (self.rate + rate)
        return action, count


def deal(name: str, seats: int, level: str, rival: str, seat: int, seed: int) -> tuple[float, Times]:
    """One game with the level on a seat and OpenSpiel's search on all others; the level's share of the win."""
    game, times = spiel.load(name, seats), Times()
    state: Any = game.new_initial_state()
    luck, rng = Luck(seed), Random(f"{seed} {seat} referee")
    rivals = [Rival(rival, game, seed * 8 + other) for other in range(seats)]
    setup = state.play.setup
    while not state.is_terminal():
        if state.is_chance_node():
            code = luck.answer(state.play.position.chance())
            state.apply_action(setup.lots.actions[code])
            continue
        mover = state.current_player()
        if len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        elif mover == seat:
            began = thread_time()
            code = think(SHELF[name], state.play.position, level, mover, rng, Me(seed))
            times.ours.append(thread_time() - began)
            state.apply_action(setup.played.actions[code])
        else:
            allowed = max(mean(times.ours), times.ours[-1]) if times.ours else 0.1
            began = thread_time()
            action, count = rivals[mover].step(state, allowed)
            times.theirs.append(thread_time() - began)
            times.simulations.append(count)
            state.apply_action(action)
    outcome = state.play.position.outcome()
    winners = outcome.winners or tuple(range(seats))
    return (1 / len(winners) if seat in winners else 0.0), times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="cloudy_kingdom")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", default="5")
    parser.add_argument("--against", choices=("ismcts", "mcts"), default="ismcts")
    parser.add_argument("--seed", type=int, default=5_000_000)
    parser.add_argument("--minutes", type=float, default=1e9, help="of processor time; whole deals only")
    args = parser.parse_args()
    console, scores, all_times, began = Console(), [], Times(), process_time()
    for number in range(args.deals):
        if process_time() - began > 60 * args.minutes:
            break
        shares = []
        for seat in range(args.seats):
            share, times = deal(args.game, args.seats, args.level, args.against, seat, args.seed + number)
            shares.append(share)
            all_times.ours += times.ours
            all_times.theirs += times.theirs
            all_times.simulations += times.simulations
        scores.append(mean(shares))
        console.print(f"{args.seed + number}: {shares}")
    low, high = spread(scores, [1] * len(scores))
    root = Path(__file__).parents[1]
    told = {
        "game": args.game,
        "seats": args.seats,
        "level": args.level,
        "against": args.against,
        "seeds": [args.seed, args.seed + len(scores) - 1],
        "games": len(scores) * args.seats,
        "share": round(mean(scores), 3),
        "interval": [round(low, 3), round(high, 3)],
        "ms": round(1000 * mean(all_times.ours), 1),
        "theirs_ms": round(1000 * mean(all_times.theirs), 1),
        "simulations": round(mean(all_times.simulations)),
        "commit": subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"], cwd=root, capture_output=True, text=True, check=False
        ).stdout.strip(),
    }
    console.print_json(json.dumps(told))


if __name__ == "__main__":
    main()
