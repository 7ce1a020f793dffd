"""What the bench times in Cumuli's own engine; PYTHONPATH says which build of it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, Final

from answering import Work, serve, weigh

from cumuli.bots import think
from cumuli.core.dice import Dice
from cumuli.core.position import CHANCE, OVER
from cumuli.games import SHELF


def optional(module: str, name: str) -> Any:
    """Something that a tree from before has not got."""
    try:
        return getattr(import_module(module), name)
    except ImportError:
        return None


search = optional("cumuli.bots.search", "search")
Vector = optional("cumuli.lab.vector", "Vector")
PLAYED: Final = {
    "cloudy_kingdom": (4, {"magic": "own_choice"}),  # the largest board, all magic cards
    "broom_service": (4, {}),
    "cloud_mine": (5, {}),
}
"""The table each game is measured at: seats and options."""
HELD: Final = 4000
"""Copies that are held at once to weigh one."""
LOOKS: Final = 1000
"""Simulations of one search."""
MANY: Final = 256
"""Games that are stepped at once."""


def fold(digest: int, plies: int, state: Any) -> int:
    outcome = state.outcome()
    return int(digest * 31 + plies * 16 + sum(int(s) << i for i, s in enumerate(outcome.scores))) % 1000000007


def middle(start: Any) -> Any:
    """A position in the middle of things: forty plies on."""
    state, dice = start.clone(), Dice(1)
    for _ in range(40):
        actor = state.to_act()[0]
        legal = state.legal_actions(actor) if actor != CHANCE else [state.sample(dice)]
        state.apply(actor, legal[dice.below(len(legal))])
    return state


def decided(start: Any) -> float:
    """How many plies of random games are decisions, on the mean of many."""
    plies = decisions = 0
    for seed in range(60):
        state, dice = start.clone(), Dice(seed)
        while (actor := state.actor()) != OVER:
            legal = [state.sample(dice)] if actor == CHANCE else state.legal_actions(actor)
            state.apply(actor, legal[dice.below(len(legal))])
            plies += 1
            decisions += actor != CHANCE
    return decisions / plies


def tasks_of(game: Any) -> dict[str, Work]:
    seats, options = PLAYED[game.id]
    start = game.start(seats, game.options(**options), game.version)
    share = decided(start)

    def playouts(first: int, count: int) -> tuple[int, dict[str, int]]:
        """Random games inside the engine."""
        digest = plies = 0
        for seed in range(first, first + count):
            state = start.clone()
            laid = int(state.playout(Dice(seed)))
            plies += laid
            digest = fold(digest, laid, state)
        return digest, {"games": count, "plies": plies, "decisions": round(plies * share)}

    def steps(first: int, count: int) -> tuple[int, dict[str, int]]:
        """Random games in which Python asks what is legal and applies each action."""
        digest = done = decisions = 0
        for seed in range(first, first + count):
            state, dice, plies = start.clone(), Dice(seed), 0
            while (actor := state.actor()) != OVER:
                if actor == CHANCE:
                    code = state.sample(dice)
                else:
                    legal = state.legal_actions(actor)
                    code = legal[dice.below(len(legal))]
                    decisions += 1
                state.apply(actor, code)
                plies += 1
            digest = fold(digest, plies, state)
            done += plies
        return digest, {"games": count, "plies": done, "decisions": decisions}

    def clones(_first: int, count: int) -> tuple[int, dict[str, int]]:
        state = middle(start)
        for _ in range(count * 50):
            copy = state.clone()
        return hash(copy.key()) % 1000000007, {"clones": count * 50}

    def weight(_first: int, _count: int) -> tuple[int, dict[str, int]]:
        state = middle(start)
        return 0, {"bytes": weigh(state.clone, HELD)}

    tasks: dict[str, Work] = {"playouts": playouts, "steps": steps, "clones": clones, "weight": weight}
    if search:
        tasks["searches"] = searches(game, start)
    if Vector:
        tasks["together"] = together(game, seats, options)
    if game.id == "cloudy_kingdom":
        tasks["thoughts"] = thoughts(game, start)
    return {f"{game.id}.{name}": work for name, work in tasks.items()}


def alone(start: Any) -> Any:
    """The first position in which one seat decides alone."""
    state, dice = start.clone(), Dice(1)
    while (actors := state.to_act())[0] == CHANCE or len(actors) > 1:
        actor = actors[0]
        legal = [state.sample(dice)] if actor == CHANCE else state.legal_actions(actor)
        state.apply(actor, legal[dice.below(len(legal))])
    return state


def searches(game: Any, start: Any) -> Work:
    """Simulations from the first decision that a seat makes alone, each with random play to the end."""
    state = alone(start)
    seat = state.actor()

    def work(first: int, count: int) -> tuple[int, dict[str, int]]:
        digest = 0
        for seed in range(first, first + count):
            found = search(game, state, seat, LOOKS, seed)
            for move in found.moves:
                digest = (digest * 31 + move.code * 7 + move.visits) % 1000000007
        return digest, {"simulations": count * LOOKS}

    return work


def together(game: Any, seats: int, options: dict[str, Any]) -> Work:
    """Random steps in many games at once."""

    def work(first: int, count: int) -> tuple[int, dict[str, int]]:
        games = Vector(game.id, MANY, seats, options, first)
        for seed in range(first, first + count):
            games.step(games.random_actions(seed))
        return int(games.now.actor.sum()), {"decisions": count * MANY}

    return work


def thoughts(game: Any, start: Any) -> Callable[[int, int], tuple[int, dict[str, int]]]:
    """Decisions of the greedy bot: it looks equally far however fast the engine is."""

    def work(first: int, count: int) -> tuple[int, dict[str, int]]:
        digest = done = 0
        for seed in range(first, first + count):
            rng, state, dice = Random(seed), start.clone(), Dice(seed)
            while (actors := state.to_act()) and done < count * 5:
                if actors[0] == CHANCE:
                    state.apply(CHANCE, state.sample(dice))
                    continue
                legal = state.legal_actions(actors[0])
                if not any(state.rules.cast0 <= code < state.rules.take0 for code in legal):
                    digest = (digest * 31 + think(game, state, "greedy", actors[0], rng)) % 1000000007
                    done += 1
                state.apply(actors[0], legal[dice.below(len(legal))])
        return digest, {"decisions": done}

    return work


def main() -> None:
    tasks: dict[str, Work] = {}
    for game in SHELF.values():
        tasks |= tasks_of(game)
    serve(str(import_module("cumuli.core.position").__file__), tasks)


if __name__ == "__main__":
    main()
