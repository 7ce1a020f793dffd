"""The bots that others are measured by: greedy, and with an eye on what the next player may do.  They never change."""

from __future__ import annotations

from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.bots.cloudy_kingdom import distance
from cumuli.bots.cloudy_kingdom.exact import ALIKE, Exact, cards, plain
from cumuli.bots.cloudy_kingdom.search import Search
from cumuli.bots.cloudy_kingdom.value import Judge
from cumuli.bots.cloudy_kingdom.weights import MAGIC_COST, weights
from cumuli.compiled import is_compiled
from cumuli.core.dice import Dice
from cumuli.games.cloudy_kingdom import fields as f
from cumuli.games.cloudy_kingdom import tables as t
from cumuli.games.cloudy_kingdom.state import CloudyKingdom

FAST = is_compiled(distance.__name__)
WIDTH = 12 if FAST else 4
"""How many decisions are looked at closely."""
SAMPLES = 6 if FAST else 2
"""How often luck is asked where a decision leaves something to it."""
LAST = 4 if FAST else 2
"""With so few cards still to be played, and no magic, a game is worked out to its end."""
FAVOURITES = ("twisting", "interrupted", "chop", "replant", "inspiration", "green", "burning", "expedited")
"""Magic cards in the order in which a bot takes them."""


def decide(state: CloudyKingdom, level: str, seat: int, rng: Random) -> int:
    """What greedy or two_ply answers; *state* is a guess at the world from what the seat knows."""
    legal = state.legal_actions(seat)
    if len(legal) == 1:
        return legal[0]
    if state.phase == f.TAKE_MAGIC:
        return take_magic(state, legal)
    if level == "two_ply" and cards(state) <= LAST and plain(state):
        values = Exact(state).values(state, seat)
        best = max(value[seat] for value in values.values())
        return rng.choice([code for code, value in values.items() if value[seat] > best - ALIKE])
    judge = Judge(state, weights(int(state.rules.seats)))
    if state.phase == f.TAKE_FAMILY:
        return take_family(state, legal, judge, rng)
    search = Search(state, seat, judge, Dice(rng.randrange(1, 1 << 31)))
    if legal[0] == state.rules.accept and is_about_hands(state):
        return int(state.rules.decline if search.keeps() else state.rules.accept)
    return _best(state, search, legal, level == "two_ply", rng)


def _best(state: CloudyKingdom, search: Search, legal: list[int], deep: bool, rng: Random) -> int:
    """The code with the best expectation."""
    tries = {code: lines_of(search, code) for code in legal}
    cost = {code: MAGIC_COST if state.rules.cast0 <= code < state.rules.take0 else 0.0 for code in legal}
    tie = {code: rng.random() for code in legal}

    def at_a_glance(code: int) -> tuple[float, float]:
        return _mean([search.glance(after) for after, _ in tries[code]]) - cost[code], tie[code]

    ranked = sorted(legal, key=at_a_glance, reverse=True)
    if not deep or at_a_glance(ranked[0])[0] >= 1.0:
        return ranked[0]

    def closely(code: int) -> tuple[float, float]:
        return _mean([search.study(after, left) for after, left in tries[code]]) - cost[code], tie[code]

    return max(ranked[:WIDTH], key=closely)


def lines_of(search: Search, code: int) -> list[tuple[CloudyKingdom, vec[i64]]]:
    """Where a decision may lead: one position, or several where luck has a say."""
    lines = []
    for _ in range(SAMPLES):
        lines.append((search.follow(code), search.left[:]))
        if not search.lucky:
            break
    return lines


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def is_about_hands(state: CloudyKingdom) -> bool:
    """Whether the offer is one to exchange the hand card."""
    steps = state.rules.steps
    at = int(state.step) * t.STRIDE
    return any(steps[at + i * t.STRIDE] in (t.CYCLE, t.SWAP_HAND) for i in range(1, int(steps[at + 3]) + 1))


def take_magic(state: CloudyKingdom, legal: list[int]) -> int:
    """The magic card liked best."""

    def liking(code: int) -> int:
        name = state.names.magics[code - state.rules.take0]
        return FAVOURITES.index(name) if name in FAVOURITES else len(FAVOURITES)

    return min(legal, key=liking)


def take_family(state: CloudyKingdom, legal: list[int], judge: Judge, rng: Random) -> int:
    """The family whose castles are easiest to join."""
    judge.ruler.lay(state.stacks)

    def way(code: int) -> tuple[int, float]:
        family = code - state.rules.family0
        return int(judge.ruler.distance(family, 0) + judge.ruler.distance(family, 1)), rng.random()

    return min(legal, key=way)
