"""Does what the bench times, in a process of its own: reads `task first count` lines, answers with JSON.

The first argument says what to load: a game or `kernel`; PYTHONPATH says which build of it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

Work = Callable[[int, int], tuple[int, int]]
"""From the first seed and how many: a digest of the results, and how many units of work were done."""


def engine(game_id: str) -> tuple[dict[str, Work], str]:
    from importlib import import_module

    from cumuli.bots import think
    from cumuli.core.dice import Dice
    from cumuli.core.game import CHANCE
    from cumuli.games import SHELF

    game = SHELF[game_id]
    module = import_module(f"cumuli.games.{game_id}.state")
    sizes = [4] if game_id == "broom_service" else list(game.seats)
    starts = [game.start(seats, game.options(), game.version) for seats in sizes]

    def fold(digest: int, plies: int, state: Any) -> int:
        outcome = state.outcome()
        return (digest * 31 + plies * 16 + sum(int(s) << i for i, s in enumerate(outcome.scores))) % 1000000007

    def playouts(first: int, count: int) -> tuple[int, int]:
        digest = 0
        for seed in range(first, first + count):
            state = starts[seed % len(starts)].clone()
            digest = fold(digest, int(state.playout(Dice(seed))), state)
        return digest, count

    def steps(first: int, count: int) -> tuple[int, int]:
        digest = done = 0
        for seed in range(first, first + count):
            state, dice, plies = starts[seed % len(starts)].clone(), Dice(seed), 0
            while actors := state.to_act():
                if actors[0] == CHANCE:
                    code = state.sample(dice)
                else:
                    legal = state.legal_actions(actors[0])
                    code = legal[dice.below(len(legal))]
                state.apply(actors[0], code)
                plies += 1
            digest = fold(digest, plies, state)
            done += plies
        return digest, done

    def clones(first: int, count: int) -> tuple[int, int]:
        state = starts[-1].clone()
        dice = Dice(first)
        for _ in range(30):
            actor = state.to_act()[0]
            legal = state.legal_actions(actor) if actor != CHANCE else [state.sample(dice)]
            state.apply(actor, legal[dice.below(len(legal))])
        for _ in range(count * 50):
            state = state.clone()
        return hash(state.key()) % 1000000007, count * 50

    def thoughts(first: int, count: int) -> tuple[int, int]:
        """Decisions of the greedy bot: it looks equally far however fast the engine is."""
        from random import Random

        digest = done = 0
        for seed in range(first, first + count):
            rng, state, dice = Random(seed), starts[seed % len(starts)].clone(), Dice(seed)
            while (actors := state.to_act()) and done < count * 5:
                if actors[0] == CHANCE:
                    state.apply(CHANCE, state.sample(dice))
                    continue
                legal = state.legal_actions(actors[0])
                if not any(state.rules.cast0 <= code < state.rules.take0 for code in legal):
                    digest = (digest * 31 + think(game, state, "greedy", actors[0], rng)) % 1000000007
                    done += 1
                state.apply(actors[0], legal[dice.below(len(legal))])
        return digest, done

    return {"playouts": playouts, "steps": steps, "clones": clones, "thoughts": thoughts}, str(module.__file__)


def kernel() -> tuple[dict[str, Work], str]:
    from kernel import kernel as module

    def playouts(first: int, count: int) -> tuple[int, int]:
        return module.run(first, count)[0], count

    return {"playouts": playouts}, str(module.__file__)


def main() -> None:
    tasks, file = kernel() if sys.argv[1] == "kernel" else engine(sys.argv[1])
    print(json.dumps({"file": file}), flush=True)
    for line in sys.stdin:
        task, first, count = line.split()
        began = process_time()
        digest, units = tasks[task](int(first), int(count))
        print(json.dumps({"digest": digest, "units": units, "seconds": process_time() - began}), flush=True)


if __name__ == "__main__":
    main()
