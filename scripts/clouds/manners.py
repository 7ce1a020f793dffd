"""Learn how people play: `python scripts/clouds/manners.py [--seed N] [--games N]`.

Bots of all levels play games of Cloud Mine at tables of three to eight; and people said things of clouds
(bench/data/descriptions.toml, the tuning half).  The weights printed, for src/cumuli/bots/cloud_mine/data/manners.toml,
are those under which the meant clouds, the picks and the manners of those who spoke are likeliest.
"""

from __future__ import annotations

import argparse
import tomllib
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

from cumuli.bots import LEVELS, think
from cumuli.bots.cloud_mine.casting import cast
from cumuli.bots.cloud_mine.habits import USUAL, rounds
from cumuli.bots.cloud_mine.language import understand
from cumuli.bots.cloud_mine.manners import MANNERS, SIGNS, expected, seen_of, signs
from cumuli.bots.cloud_mine.picking import overlap
from cumuli.bots.cloud_mine.scouting import alikeness
from cumuli.bots.cloud_mine.sight import crowd, looking
from cumuli.bots.cloud_mine.skill import SKILLS
from cumuli.core.game import CHANCE
from cumuli.games.cloud_mine import GAME
from cumuli.lab.playing import Luck, somebody

Array = NDArray[np.float64]

SAID: Final = Path(__file__).parents[2] / "bench" / "data" / "descriptions.toml"
CARDS: Final = 80
TABLES: Final = ((4, 2), (6, 4), (5, 3), (6, 4), (7, 5), (8, 6))
"""Cards and guesses at tables of three to eight."""
SPEAKS: Final = dict(zip(LEVELS, ("plain", "near", "fair", "late", "late"), strict=True))
PICKS: Final = {"1": "alike", "4": "strangest", "5": "strange"}
PICKED: Final = 600
"""Hands for each way to pick."""
LOOKER: Final = SKILLS["5"].looks
HANDS: Final = 3
"""Hands to each description: the real one, and others as likely; to one of people, more."""
EYES: Final = 16
LITTLE: Final = 2e-4
GATE: Final = 1e-3
"""How strongly weights are kept small."""


@dataclass(frozen=True)
class Case:
    """A description of a known manner among the clouds of a hand."""

    manner: str
    text: str
    things: Array
    meant: int


@dataclass(frozen=True)
class Pick:
    """A pick in a known way: how much each cloud overlaps with the deck and with the hand."""

    way: str
    alike: Array
    picked: int


def played(seed: int, seats: int) -> tuple[list[str], Any]:
    """One game of bots drawn by the seed: who sat where, and how it ended."""
    rng, options = Random(f"{seed} manners"), GAME.options()
    levels = [rng.choice(LEVELS) for _ in range(seats)]
    state, luck = GAME.start(seats, options, GAME.version), Luck(seed)
    bots = [somebody(seed, seat, options) for seat in range(seats)]
    while actors := state.to_act():
        seat = actors[0]
        if seat == CHANCE:
            state.apply(seat, luck.answer(state.chance()))
        else:
            state.apply(seat, think(GAME, state, levels[seat], seat, rng, bots[seat]))
    return levels, state


def case(manner: str, text: str, target: int, hand: list[int], unseen: tuple[int, ...], table: tuple[int, int]) -> Case:
    eyes = looking(1_000 + (target + len(text)) % EYES, None, LOOKER)
    return Case(manner, text, seen_of(eyes, crowd(None), understand(text), hand, unseen, *table), hand.index(target))


def of_scout(level: str, seed: int) -> Pick:
    """What a scout of this level picks from a hand of the whole deck."""
    rng, skill, anybody = Random(f"{seed} {level} scout"), SKILLS[level], crowd(None)
    size, guesses = TABLES[seed % len(TABLES)]
    hand = sorted(rng.sample(range(CARDS), size))
    if skill.picks == "alike":
        picked = int(alikeness(looking(rng.getrandbits(31), None, skill.dreams), hand).argmax())
    else:
        every, looks = tuple(range(CARDS)), [np.array(USUAL)] * guesses
        foreseen = expected(anybody, hand, every) if skill.learns else None
        thought = cast(anybody, hand, every, tuple(range(guesses)), looks, 0.0, foreseen)
        picked = rng.choices(range(size), list(thought.odds))[0] if skill.learns else thought.best
    alike = [overlap(anybody, hand, np.array(among)) for among in (range(CARDS), hand)]
    return Pick(PICKS[level], np.column_stack(alike), picked)


def of_game(seed: int, seats: int) -> list[Case]:
    levels, state = played(seed, seats)
    table, rng = (int(state.rules.size), int(state.rules.guesses)), Random(seed)
    cases = []
    for round in rounds(state):
        cards = list(round.cards)
        if understand(round.text).empty:
            continue
        others = [card for card in round.unseen if card != round.target]
        drawn = [[round.target, *rng.sample(others, len(cards) - 1)] for _ in range(HANDS - 1)]
        manner = SPEAKS[levels[round.dreamer]]
        cases += [case(manner, round.text, round.target, hand, round.unseen, table) for hand in (cards, *drawn)]
    return cases


def of_people(seed: int) -> list[Case]:
    rng, found = Random(f"{seed} people"), []
    texts = [one for one in tomllib.loads(SAID.read_text(encoding="utf-8"))["said"] if one["split"] == "tune"]
    for one in texts:
        if understand(one["text"]).empty:
            continue
        for table in TABLES:
            unseen = tuple(range(CARDS))
            hand = [one["card"], *rng.sample([card for card in unseen if card != one["card"]], table[0] - 1)]
            found.append(case("people", one["text"], one["card"], hand, unseen, table))
    return found


def weighed(things: list[Array], meant: list[int], little: float) -> Array:
    """The weights under which what was meant is likeliest, among clouds of which these things are seen."""
    most = max(map(len, things))
    held = np.zeros((len(things), most, things[0].shape[1]))
    there = np.zeros((len(things), most), bool)
    for row, (some, mask) in enumerate(zip(things, there, strict=True)):
        held[row, : len(some)], mask[: len(some)] = some, True
    right = held[np.arange(len(held)), meant].sum(0)

    def loss(weights: Array) -> tuple[float, Array]:
        told = np.where(there, held @ weights, -np.inf)
        told -= told.max(1, keepdims=True)
        chance = np.exp(told) / np.exp(told).sum(1, keepdims=True)
        told_right = np.log(chance[np.arange(len(held)), meant] + 1e-12).mean()
        slope = (np.einsum("nc,nct->t", chance, held) - right) / len(held)
        return float(little * weights @ weights - told_right), slope + 2 * little * weights

    return np.asarray(minimize(loss, np.zeros(held.shape[2]), jac=True, method="L-BFGS-B").x)


def gate(cases: list[Case]) -> Array:
    """[manners, signs]: what tells the manners apart, each as usual as the others."""
    seen = np.stack([signs(one.text, one.things) for one in cases])
    of = np.array([MANNERS.index(one.manner) for one in cases])
    share = (1 / np.bincount(of, minlength=len(MANNERS)))[of] / len(MANNERS)
    mean, spread = seen.mean(0), seen.std(0)
    mean[0], spread[0] = 0.0, 1.0
    scaled, right = (seen - mean) / spread, np.eye(len(MANNERS))[of]

    def loss(flat: Array) -> tuple[float, Array]:
        told = scaled @ flat.reshape(len(MANNERS), SIGNS).T
        chance = np.exp(told - told.max(1, keepdims=True))
        chance /= chance.sum(1, keepdims=True)
        missed = -(share * np.log((chance * right).sum(1) + 1e-12)).sum()
        slope = ((chance - right) * share[:, None]).T @ scaled
        return float(missed + GATE * flat @ flat), slope.ravel() + 2 * GATE * flat

    found = minimize(loss, np.zeros(len(MANNERS) * SIGNS), jac=True, method="L-BFGS-B").x.reshape(len(MANNERS), SIGNS)
    found /= spread
    found[:, 0] -= found[:, 1:] @ mean[1:]
    return np.asarray(found)


def line(name: str, weights: Array) -> str:
    return f"{name} = [{', '.join(f'{weight:.2f}' for weight in weights)}]"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=2_000_000)
    parser.add_argument("--games", type=int, default=180)
    args = parser.parse_args()
    picks = [of_scout(level, args.seed + number) for level in PICKS for number in range(PICKED)]
    cases = of_people(args.seed)
    for number in range(args.games):
        cases += of_game(args.seed + number, 3 + number % len(TABLES))
    print("[says]")
    for manner in MANNERS:
        some = [one for one in cases if one.manner == manner]
        little = LITTLE if manner != "people" else 10 * LITTLE
        print(line(manner, weighed([one.things for one in some], [one.meant for one in some], little)))
    print("\n[tells]")
    for manner, weights in zip(MANNERS, gate(cases), strict=True):
        print(line(manner, weights))
    print("\n[picks]")
    for way in PICKS.values():
        some_picks = [one for one in picks if one.way == way]
        print(line(way, weighed([40 * one.alike for one in some_picks], [one.picked for one in some_picks], 1e-4) * 40))


if __name__ == "__main__":
    main()
