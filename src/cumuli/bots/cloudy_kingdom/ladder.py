"""The levels that people are offered: what each sees, how far it looks ahead, how surely it takes the best.

A weaker bot is one of limited sight, not one that errs at random: it overlooks moves that are hard to see, looks less
far ahead and is less sure between moves that are nearly as good, but takes every win it can have at once.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from msgspec import Struct

from cumuli.bots.cloudy_kingdom import nets
from cumuli.bots.cloudy_kingdom.deep import Deep
from cumuli.bots.cloudy_kingdom.exact import Exact, cards, plain
from cumuli.bots.cloudy_kingdom.reference import FAST, LAST, is_about_hands, lines_of, take_family, take_magic
from cumuli.bots.cloudy_kingdom.salience import salience
from cumuli.bots.cloudy_kingdom.weights import MAGIC_COST
from cumuli.bots.cloudy_kingdom.why import Lines, reasons
from cumuli.bots.me import Me
from cumuli.bots.thought import Budget, Thought
from cumuli.core.dice import Dice
from cumuli.games.cloudy_kingdom import fields as f
from cumuli.games.cloudy_kingdom.state import CloudyKingdom


class Look(Struct, frozen=True):
    """One look ahead, at the moves that promised most so far."""

    plies: int
    """Turns of others, and of its own again, after the move."""
    width: int
    """Answers to every card that are looked into."""
    moves: int
    margin: float
    """Moves that promise less than the best by more than this are not looked at again."""


class Rung(Struct, frozen=True):
    """What makes a level."""

    sees: float
    """The part of its moves that a bot notices."""
    looks: tuple[Look, ...]
    warmth: float
    """Two moves that differ by so much, in shares of the win, are chosen e to 1."""
    gives: bool = False
    """Whether it may overlook that a move makes somebody else win."""
    solves: bool = False
    """Whether it works the last cards out to the end."""


LADDER: Final = {
    "1": Rung(0.7, (), 0.03, gives=True),
    "2": Rung(0.8, (Look(1, 1, 2, 0.3),), 0.03),
    "3": Rung(0.9, (Look(1, 1, 5, 0.3),), 0.02),
    "4": Rung(1.0, (Look(1, 1, 10, 0.3),), 0.012, solves=True),
    "5": Rung(1.0, (Look(1, 1, 24, 0.4), Look(2, 4, 12, 0.12), Look(3, 3, 5, 0.06)), 0.0, solves=True),
}
SLOW: Final = (Look(1, 1, 4, 0.3),)
"""What is looked at where the engine runs uncompiled."""
LAST_SMALL: Final = 8
"""On four cells so many cards can be worked out, as positions come back."""
PATIENCE: Final = 3.0
"""Seconds of processor time that this may take."""
LEAST: Final = 3
"""So many moves everybody notices."""
ALIKE: Final = 1e-9
CUT: Final = 0.1
"""A move chosen less than so often, measured by the most likely one, is not chosen."""


def decide(
    state: CloudyKingdom, rung: Rung, seat: int, rng: Random, me: Me, budget: Budget, why: bool = False
) -> Thought:
    """What a bot on this rung answers; *state* is a guess at the world from what the seat knows."""
    legal = state.legal_actions(seat)
    if len(legal) == 1:
        return Thought(legal[0], {legal[0]: 1.0})
    if state.phase == f.TAKE_MAGIC:
        return Thought(take_magic(state, legal))
    search = nets.search(state, seat, Dice(rng.randrange(1, 1 << 31)), budget)
    if state.phase == f.TAKE_FAMILY:
        return Thought(take_family(state, legal, search.expert, rng))
    if legal[0] == state.rules.accept and is_about_hands(state):
        return Thought(int(state.rules.decline if search.keeps() else state.rules.accept))
    if rung.solves and plain(state) and cards(state) <= _last(state, budget):
        values = {
            code: shares[seat] for code, shares in Exact(state, keep=state.rules.size == 2).values(state, seat).items()
        }
        thought = choose(values, 0.0, rng)
        return _said(thought, values, search, {}, why, exact=True)
    tries = {code: lines_of(search, code) for code in legal}
    values = {code: _worth(search, code, tries[code], 0, 1) for code in legal}
    seen = notice(state, search, rung, values, rng, me)
    for look in rung.looks if FAST else rung.looks and SLOW:
        if max(seen.values()) >= 1.0 or budget.over:
            break
        found = _look(search, tries, seen, look)
        if not found:
            break
        seen = found
    return _said(choose(seen, rung.warmth, rng), seen, search, tries, why)


def _last(state: CloudyKingdom, budget: Budget) -> int:
    """How many cards may be left for the game to be worked out to its end."""
    if state.rules.size > 2 or not FAST:
        return LAST
    return LAST_SMALL if budget.left > PATIENCE else LAST + 2


def notice(
    state: CloudyKingdom, search: Deep, rung: Rung, values: dict[int, float], rng: Random, me: Me
) -> dict[int, float]:
    """The moves that a bot sees, with what they promise at a glance: wins always, gifts never if it can help it."""
    safe = {code: value for code, value in values.items() if value >= 0.0 or rung.gives} or values
    if rung.sees >= 1.0 or max(safe.values()) >= 1.0:
        return safe
    striking = salience(state, search, list(safe), me)
    whims = {code: striking[code] + rng.random() for code in safe}
    ranked = sorted(safe, key=lambda code: (-whims[code], code))
    return {code: safe[code] for code in ranked[: max(LEAST, round(rung.sees * len(ranked)))]}


def _look(search: Deep, tries: dict[int, Lines], seen: dict[int, float], look: Look) -> dict[int, float]:
    """What the moves that promise most come to; nothing where time ran out before the first."""
    ranked = sorted(seen, key=lambda code: (-seen[code], code))
    ranked = [code for code in ranked[: look.moves] if seen[code] >= seen[ranked[0]] - look.margin]
    if len(ranked) == 1 and look.plies > 1:
        return {}
    if look.plies > 2 and any(len(tries[code]) > 1 for code in ranked):
        return {}  # too many ways luck may go
    found: dict[int, float] = {}
    for code in ranked:
        value = _worth(search, code, tries[code], look.plies, look.width)
        if search.stopped:
            return {} if look.plies > 1 else found
        found[code] = value
    return found


def _worth(search: Deep, code: int, lines: Lines, plies: int, width: int) -> float:
    """What a move comes to, on the average of what luck may answer; magic costs, where the judge does not know it."""
    rules = search.state.rules
    value = sum(search.ponder(after, left, plies, width) for after, left in lines) / len(lines)
    magic = rules.cast0 <= code < rules.take0
    return value - MAGIC_COST if magic and not nets.trusted(search.state) else value


def choose(values: dict[int, float], warmth: float, rng: Random) -> Thought:
    """One of the moves, the better the likelier; the best where there is no warmth, by lot where several are."""
    best = max(values.values())
    if warmth <= 0.0:
        equal = [code for code, value in values.items() if value > best - ALIKE]
        return Thought(rng.choice(equal), dict.fromkeys(equal, 1 / len(equal)))
    odds = {code: exp((value - best) / warmth) for code, value in values.items()}
    if best >= 1.0:
        odds = {code: value for code, value in odds.items() if values[code] > best - ALIKE}
    odds = {code: chance for code, chance in odds.items() if chance >= CUT}
    total = sum(odds.values())
    odds = {code: chance / total for code, chance in odds.items()}
    return Thought(rng.choices(list(odds), list(odds.values()))[0], odds)


def _said(
    thought: Thought, values: dict[int, float], search: Deep, tries: dict[int, Lines], why: bool, exact: bool = False
) -> Thought:
    if not why:
        return thought
    return Thought(thought.code, thought.odds, reasons(search, values, thought.code, tries, exact))
