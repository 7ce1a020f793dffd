"""Why a move: what a bot thinks of one that was made, in words, from what its seat saw and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from msgspec import Struct

from cumuli.bots import Budget, Me, Reason, consider
from cumuli.core.game import Game, Position, Seat
from cumuli.core.seen import Seen, Words
from cumuli.telling import DEEDS, because, done

SHOWN: Final = 5
"""So many moves are told at most, besides the one that was made."""


class Reflection(Struct, frozen=True):
    """What a bot makes of a position, with moves as a record writes them, so that any process may be told."""

    best: str
    odds: dict[str, float]
    """By move: the chance with which the bot plays it; nothing where it had one mind."""
    reasons: tuple[Reason, ...]


class Way(Struct, frozen=True):
    """One of the moves that could have been made."""

    words: str
    share: int | None
    """In hundredths: how likely the bot was to choose it; None where it had one mind."""
    best: bool
    """whether it is the bot's choice"""
    played: bool


class Why(Struct, frozen=True):
    """What a bot thinks of a move."""

    level: str
    ways: tuple[Way, ...]
    """the bot's choice first, then the likeliest; the move that was made is among them"""
    reasons: tuple[str, ...]
    """why the bot's choice, in sentences, the weightiest first"""


def reflect(
    game: Game[Any], state: Position, level: str, seat: Seat, seed: int, me: Me, budget: Budget | None = None
) -> Reflection:
    """What a bot of this level would do on *seat*; its seat's view decides, and the same *seed* says the same."""
    guess = game.resample(state, seat, Random(seed))
    thought = consider(game, guess, level, seat, Random(seed), me, budget, why=True)

    def line(code: int) -> str:
        return game.write(guess, game.word(guess, code))

    def plain(reason: Reason) -> Reason:
        holes = {hole: line(int(what)) if hole in DEEDS else what for hole, what in reason.holes.items()}
        return Reason(reason.key, holes)

    odds = {line(code): chance for code, chance in thought.odds.items()}
    return Reflection(line(thought.code), odds, tuple(map(plain, thought.reasons)))


def told(seen: Seen, game: Game[Any], state: Position, level: str, thought: Reflection, played: str) -> Why:
    """The same in words: *seen* is what the seat saw in *state*, *played* the move that was made."""
    likely = sorted(thought.odds, key=lambda line: -thought.odds[line])[:SHOWN]
    lines = dict.fromkeys([thought.best, *likely, played])
    ways = []
    for line in lines:
        share = round(100 * thought.odds.get(line, 0.0)) if thought.odds else None
        words = done(seen, game.id, game.read(state, line))
        ways.append(Way(words, share, line == thought.best, line == played))
    reasons = (because(seen, game, state, reason.key, reason.holes) for reason in thought.reasons)
    return Why(level, tuple(ways), tuple(dict.fromkeys(reasons)))


def verdict(why: Why) -> str:
    """The message that says whether the bot would have done the same."""
    best, played = why.ways[0], next(way for way in why.ways if way.played)
    if best.played:
        return "why-same"
    return "why-as-good" if best.share is not None and best.share == played.share else "why-other"


def lines(why: Why, words: Words) -> list[str]:
    """The same for whoever reads plain text: the verdict, the moves and how likely each was, and the reasons."""
    told = [words.text(verdict(why))]
    for way in why.ways:
        notes = [words.text(id) for id, holds in (("why-played", way.played), ("why-choice", way.best)) if holds]
        share = "" if way.share is None else words.text("why-share", share=way.share).rjust(6) + "  "
        told.append(share + way.words + (f" ({' · '.join(notes)})" if notes else ""))
    return [*told, *(why.reasons or (words.text("why-unsaid"),))]
