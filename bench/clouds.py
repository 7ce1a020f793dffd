"""How well the bots of Cloud Mine see, speak and understand: figures from seeds.  `python bench/clouds.py [part …]`.

dial    a bot names what it sees as its r-th best, another with eyes of its own looks for the cloud
dreams  what dreamers get a round: those who say what they see first against those who choose their words
people  what people said of the clouds, and how soon bots find them
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from random import Random
from time import process_time
from typing import Final

import numpy as np
from rich.console import Console
from rich.table import Table

from cumuli.bots import think
from cumuli.bots.cloud_mine.dreaming import Round
from cumuli.bots.cloud_mine.language import understand
from cumuli.bots.cloud_mine.lexicon import LANGUAGES, concepts
from cumuli.bots.cloud_mine.sight import Sight, sight
from cumuli.bots.cloud_mine.speech import Voice, literal
from cumuli.bots.cloud_mine.watching import watch
from cumuli.bots.me import Me
from cumuli.core.game import CHANCE
from cumuli.games.cloud_mine import GAME
from cumuli.games.cloud_mine import tables as t
from cumuli.games.cloud_mine.actions import Describe
from cumuli.games.cloud_mine.counting import fold
from cumuli.games.cloud_mine.setup import Options
from cumuli.games.cloud_mine.state import CloudMine
from cumuli.lab.playing import Luck, somebody

DESCRIPTIONS: Final = Path(__file__).with_name("data") / "descriptions.toml"
RANKS: Final = (1, 2, 3, 5, 8, 12, 20, 30, 40)
CARDS: Final = 80
HAND: Final = 6
GUESSES: Final = 4
BOTS: Final = 12
LITERAL: Final = "literal"
"""A dreamer that names what it sees first."""
CONSOLE: Final = Console()


@dataclass(frozen=True)
class Said:
    """What somebody said of a card."""

    card: int
    language: str
    text: str
    split: str  # tune or held


def hands(cards: int, target: int, rng: Random, many: int) -> Iterator[list[int]]:
    """The target among others, which come at random."""
    for _ in range(many):
        yield [target, *rng.sample([card for card in range(cards) if card != target], HAND - 1)]


def place(eyes: Sight, text: str, hand: list[int], level: str, rng: Random) -> int:
    """At which guess a watcher who is alone finds the first card of a hand."""
    round = Round(hand[0], tuple(range(len(eyes.p))), HAND, tuple(range(GUESSES)))
    up = sorted(hand)
    for guess in range(1, len(hand) + 1):
        card = watch(eyes, text, up, round, level, rng)
        if card == hand[0]:
            return guess
        up.remove(card)
    raise AssertionError("a hand holds its target")


def dial(seed: int, many: int) -> None:
    """First guesses by how good a likeness is named: it should fall smoothly from clear to nearly hidden."""
    rng = Random(seed)
    names = list(concepts().values())
    table = Table("rank named", *map(str, RANKS), title=f"First guess among {HAND} (chance {1 / HAND:.3f})")
    for language in LANGUAGES:
        row = []
        for rank in RANKS:
            hits = 0
            for _ in range(many):
                speaker, hearer = (sight(own, None) for own in rng.sample(range(BOTS), 2))
                card = rng.randrange(len(speaker.p))
                seen = int(np.argsort(-speaker.telling[card])[rank - 1])
                hand = next(hands(len(speaker.p), card, rng, 1))
                scores = hearer.score(understand(names[seen].named[language].name))
                hits += max(hand, key=lambda other: scores[other]) == card
            row.append(f"{hits / many:.3f}")
        table.add_row(language, *row)
    CONSOLE.print(table)


def first_name(state: CloudMine, me: Me) -> int:
    """The code of what a bot sees first, named as it is; of the next where that was said before."""
    said = {fold(state.phrases.texts[phrase]) for phrase in state.said if phrase >= 0}
    for number in np.argsort(-sight(me.own, None).telling[int(state.target)]):
        if phrase := literal(int(number), Voice(me.language, said=said)):
            return GAME.code(state, Describe(phrase.text))
    raise AssertionError("there is always something else to see")


def played(seats: int, dreamer: str, seed: int, cards: int) -> tuple[list[int], list[int], list[float]]:
    """Cards of the dreamer, scout and watchers over one game, the guesses that hit, and seconds a description."""
    options = Options(cards=cards, language=LANGUAGES[seed % len(LANGUAGES)])
    state, luck, rng = GAME.start(seats, options, GAME.version), Luck(seed), Random(f"{seed} {seats}")
    bots = [somebody(seed, seat, options) for seat in range(seats)]
    got = [0, 0, 0]
    found: list[int] = []
    took: list[float] = []
    while actors := state.to_act():
        seat = actors[0]
        if seat == CHANCE:
            state.apply(CHANCE, luck.answer(state.chance()))
            continue
        dreaming, ended = state.phase == t.DESCRIBING, int(state.round)
        began = process_time()
        if dreaming and dreamer == LITERAL:
            code = first_name(state, bots[seat])
        else:
            code = think(GAME, state, dreamer if dreaming else "normal", seat, rng, bots[seat])
        if dreaming:
            took.append(process_time() - began)
        guessing = state.phase == t.GUESSING
        state.apply(seat, code)
        if guessing and (state.phase == t.ENDED or state.round > ended):
            last = GAME.observe(state, None)["last"]
            dreams, scouts = last["awards"][last["dreamer"]], last["awards"][last["scout"]]
            got = [got[0] + dreams, got[1] + scouts, got[2] + sum(last["awards"]) - dreams - scouts]
            found.append(0 if last["hit"] is None else len(last["tried"]))
    return got, found, took


def dreams(seed: int, many: int) -> None:
    """Cards a round by dreamer, so many games for each number of players."""
    table = Table("n", "dreamer", "dreamer's", "scout's", "watchers'", "found at 0 (never), 1, 2, …", "ms")
    for seats in range(3, 9):
        for level in (LITERAL, "easy", "normal", "hard"):
            got = [0, 0, 0]
            found: list[int] = []
            took: list[float] = []
            for game in range(many):
                more, places, times = played(seats, level, seed + game, 80)
                got, found, took = [a + b for a, b in zip(got, more, strict=True)], found + places, took + times
            rates = [found.count(k) / len(found) for k in range(max(found) + 1)]
            shares = [f"{cards / len(found):.2f}" for cards in got]
            spread = " ".join(f"{rate:.2f}" for rate in rates)
            table.add_row(str(seats), level, *shares, spread, f"{1000 * sum(took) / len(took):.0f}")
    CONSOLE.print(table)


def fingerprint() -> str:
    """The pictures of the standard deck, in one number."""
    deck = files("cumuli.games.cloud_mine") / "data" / "deck"
    return sha256(b"".join((deck / f"{card:02}.webp").read_bytes() for card in range(CARDS))).hexdigest()


def descriptions() -> list[Said]:
    """All that people said."""
    found = tomllib.loads(DESCRIPTIONS.read_text(encoding="utf-8"))
    if found["deck"] != fingerprint():
        raise SystemExit("the descriptions are of another deck")
    entries = found["said"]
    return [Said(entry["card"], entry["language"], entry["text"], entry["split"]) for entry in entries]


def people(seed: int, many: int) -> None:
    """How soon bots find what people described, half by half."""
    table = Table("half", "texts", "level", "first guess", f"within {GUESSES}", f"by one of {GUESSES}", "mean place")
    for split in ("tune", "held"):
        said = [one for one in descriptions() if one.split == split]
        for level in ("normal", "hard"):
            rng = Random(seed)
            places, turns = [], []
            for one in said:
                for own, hand in enumerate(hands(CARDS, one.card, rng, many)):
                    places.append(place(sight(own % BOTS, None), one.text, hand, level, rng))
                    turns.append(in_turn(one, hand, level, rng))
            first = sum(place == 1 for place in places) / len(places)
            within = sum(place <= GUESSES for place in places) / len(places)
            shares = [f"{first:.3f}", f"{within:.3f}", f"{sum(turns) / len(turns):.3f}"]
            table.add_row(split, str(len(said)), level, *shares, f"{sum(places) / len(places):.2f}")
    CONSOLE.print(table)


def in_turn(one: Said, hand: list[int], level: str, rng: Random) -> bool:
    """Whether one of four bots finds the cloud, as at a table of six."""
    up = sorted(hand)
    for own in rng.sample(range(BOTS), GUESSES):
        eyes = sight(own, None)
        round = Round(hand[0], tuple(range(len(eyes.p))), HAND, tuple(range(GUESSES)))
        card = watch(eyes, one.text, up, round, level, rng)
        if card == hand[0]:
            return True
        up.remove(card)
    return False


PARTS: Final[dict[str, Callable[[int, int], None]]] = {"dial": dial, "dreams": dreams, "people": people}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], default=[])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--many", type=int, default=0, help="trials a row of dial, games a row of dreams, hands a description"
    )
    args = parser.parse_args()
    usual = {"dial": 400, "dreams": 6, "people": 24}
    for part in args.parts or PARTS:
        began = process_time()
        PARTS[part](args.seed, args.many or usual[part])
        CONSOLE.print(f"{part}: {process_time() - began:.0f} s of processor time, seed {args.seed}")


if __name__ == "__main__":
    main()
