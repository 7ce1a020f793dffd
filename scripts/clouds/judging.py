"""Learn what counts when a bot asks which cloud was meant: `python scripts/clouds/judging.py [--seed N] [--many N]`.

Rounds of all sizes: dreamers of every level describe a cloud, of a hand and a deck drawn by the seed; and what people
said of clouds (bench/data/descriptions.toml, the tuning half).  A watcher with eyes of its own looks.  The weights of
src/cumuli/bots/cloud_mine/data/judging.toml are those under which the meant clouds are likeliest.
"""

from __future__ import annotations

import argparse
import tomllib
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

from cumuli.bots.cloud_mine import judging
from cumuli.bots.cloud_mine.aiming import aim
from cumuli.bots.cloud_mine.dreaming import Round
from cumuli.bots.cloud_mine.habits import USUAL
from cumuli.bots.cloud_mine.language import understand
from cumuli.bots.cloud_mine.lexicon import LANGUAGES
from cumuli.bots.cloud_mine.sight import Keen, crowd, looking
from cumuli.bots.cloud_mine.skill import SKILLS
from cumuli.bots.cloud_mine.speech import Voice
from cumuli.bots.thought import Budget

Array = NDArray[np.float64]

SAID: Final = Path(__file__).parents[2] / "bench" / "data" / "descriptions.toml"
CARDS: Final = 80
TABLES: Final = ((4, 2, 1), (6, 4, 2), (5, 3, 3), (6, 4, 4), (7, 5, 5), (8, 6, 6))
"""Cards, guesses and watchers at tables of 3 to 8."""
LOOKER: Final = Keen(0.45)
HANDS: Final = 4
"""Hands to each description, each seen by other eyes."""
EYES: Final = 16
LITTLE: Final = 1e-3
"""How strongly weights are kept small."""


def described(level: str, seed: int, many: int) -> list[tuple[Array, int, int]]:
    """So many rounds: what is seen of the cards still up, the meant one first; and the table's cards and guesses."""
    rng, found = Random(f"{seed} {level}"), []
    texts = [one for one in tomllib.loads(SAID.read_text(encoding="utf-8"))["said"] if one["split"] == "tune"]
    for number in range(many):
        size, guesses, watchers = TABLES[number % len(TABLES)]
        unseen = rng.sample(range(CARDS), rng.randrange(size, CARDS + 1))
        if level == "people":
            one = rng.choice(texts)
            text = one["text"]
            unseen = [one["card"], *(card for card in unseen if card != one["card"])]
        else:
            text = said(level, unseen, (size, guesses, watchers), LANGUAGES[number % len(LANGUAGES)], rng)
        if len(unseen) < size or text is None:
            continue
        for _ in range(HANDS):
            up = [unseen[0], *rng.sample(unseen[1:], size - 1)]
            del up[rng.randrange(2, size + 1) :]
            scores = looking(rng.randrange(EYES), None, LOOKER).score(understand(text))[None]
            found.append((judging.seen_of(scores, up, tuple(unseen), size, guesses)[0], size, guesses))
    return found


def said(level: str, unseen: list[int], table: tuple[int, int, int], language: str, rng: Random) -> str | None:
    size, guesses, watchers = table
    skill = SKILLS[level]
    order = tuple(guess % watchers for guess in range(guesses))
    among = unseen if skill.counts else range(CARDS)
    round = Round(unseen[0], tuple(card for card in among if card != unseen[0]), size, order)
    eyes = looking(rng.getrandbits(31), None, skill.dreams)
    others = crowd(None) if skill.counts else eyes
    looks = [np.array(USUAL)] * watchers
    aimed = aim(eyes, others, round, looks, skill, Voice(language), rng, Budget())
    return None if aimed is None else aimed.text


def put(weights: Array) -> None:
    """Have the judge use these."""
    kept = judging.learnt()
    split = len(kept.weights[0])
    kept.weights[0], kept.weights[1], kept.gate[:] = weights[:split], weights[split : 2 * split], weights[2 * split :]


def loss(weights: Array, rounds: dict[int, list[Array]]) -> float:
    """How unlikely the meant clouds are, on average."""
    put(weights)
    told = [np.log(judging.meant(np.array(group))[:, 0] + 1e-9) for group in rounds.values()]
    return float(-np.concatenate(told).mean() + LITTLE * weights @ weights)


def by_size(rounds: list[tuple[Array, int, int]]) -> dict[int, list[Array]]:
    """By number of cards that are up."""
    groups: dict[int, list[Array]] = {}
    for things, _, _ in rounds:
        groups.setdefault(len(things), []).append(things)
    return groups


def first(rounds: list[tuple[Array, int, int]]) -> tuple[float, float]:
    """How often the likeliest is the meant one, and how often the one that fits best."""
    judged = [judging.meant(things).argmax() == 0 for things, _, _ in rounds]
    fitting = [things[:, 0].argmax() == 0 for things, _, _ in rounds]
    return float(np.mean(judged)), float(np.mean(fitting))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--many", type=int, default=120)
    args = parser.parse_args()
    kept = judging.learnt()
    start = np.concatenate([kept.weights[0], kept.weights[1], kept.gate])
    levels = [*SKILLS, "people"]
    rounds = {level: described(level, args.seed, args.many) for level in levels}
    held = {level: described(level, args.seed + 1, args.many // 3) for level in levels}
    groups = by_size([round for some in rounds.values() for round in some])
    found = minimize(loss, start, args=(groups,), method="L-BFGS-B")
    put(found.x)
    print("loss", round(loss(start, groups), 4), "->", round(float(found.fun), 4))
    put(found.x)
    for level in levels:
        frank = np.mean([judging.frankness(things) for things, _, _ in held[level]])
        judged, fitting = first(held[level])
        print(f"{level}: likeliest is meant {judged:.3f}, best fit is meant {fitting:.3f}, frank {frank:.2f}")
    split = judging.THINGS
    for name, some in (
        ("frank", found.x[:split]),
        ("late", found.x[split : 2 * split]),
        ("gate", found.x[2 * split :]),
    ):
        print(f"{name} = [{', '.join(f'{weight:.2f}' for weight in some)}]")


if __name__ == "__main__":
    main()
