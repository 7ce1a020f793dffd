"""How the last cards of CK-endings are found: games between bots, shortly before somebody won."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any, Final

from cumuli.bots import think
from cumuli.bots.cloudy_kingdom.exact import Exact, cards, plain
from cumuli.core.game import CHANCE
from cumuli.games.cloudy_kingdom import GAME
from cumuli.games.cloudy_kingdom.fields import TURN
from cumuli.games.cloudy_kingdom.state import CloudyKingdom
from cumuli.lab.suites.endings import Ending, described
from cumuli.lab.suites.fractions import Reckoner
from cumuli.lab.suites.regret import SAME

SEEDS: Final = 1_000_000
WANTED: Final = {(2, 3): 360, (3, 3): 180, (4, 3): 160, (2, 4): 120, (3, 4): 90, (4, 4): 90}
"""By seats and cards still to be played: how many positions."""
WITH_MAGIC: Final = {3: 260}
"""By cards still to be played: how many positions."""
LUCKLESS: Final = ("chop", "burning")
"""Magic that no luck is in."""
PLAYERS: Final = ("greedy", "greedy", "two_ply")
WILD: Final = 0.2
"""How often a player takes any answer instead of its own."""
BACK: Final = range(2, 6)
"""So many turns before somebody won it is looked whether it matters what is played."""
EASY: Final = 0.75
"""Where more of the answers than this are best, a position asks too little."""
SURE: Final = 1e-13
LARGEST: Final = 5000
"""The largest denominator a value may have."""


def turns(seats: int, seed: int, board: str = "4x4") -> list[CloudyKingdom]:
    """The position at every turn of a game between bots, with magic, that somebody won; else nothing."""
    rng = Random(f"{seed} ending")
    state = GAME.start(seats, GAME.options(board=board, castles="random"), GAME.version)
    levels = [rng.choice(PLAYERS) for _ in range(seats)]
    found: list[CloudyKingdom] = []
    while actors := state.to_act():
        mover = actors[0]
        if mover == CHANCE:
            codes, weights = zip(*state.chance(), strict=True)
            state.apply(CHANCE, rng.choices(codes, weights)[0])
            continue
        if state.phase == TURN:
            found.append(state.clone())
        state.apply(mover, think(GAME, state, "random" if rng.random() < WILD else levels[mover], mover, rng))
    return found if state.winners else []


def cut(state: CloudyKingdom, left: int, rng: Random, magic: int = 0) -> None:
    """Have so many cards still to be played, those that come first, and others drawn evenly; of magic only this mask.

    All the rest goes into the box, as if the deck had been smaller from the start.
    """
    seats = int(state.rules.seats)
    for ahead in range(seats):
        seat = (int(state.turn) + ahead) % seats
        state.magic[seat] &= magic
        if ahead >= left and state.hand[seat] >= 0:
            state.box[state.hand[seat]] += 1
            state.hand[seat] = -1
    held = sum(state.hand[seat] >= 0 for seat in range(seats))
    while state.in_deck > left - held:
        face = rng.choice([face for face in range(int(state.rules.routes)) for _ in range(state.deck[face])])
        state.deck[face] -= 1
        state.box[face] += 1
        state.in_deck -= 1
    if not state.in_deck:
        state.last_turns = held  # rule 8.6


def stopped(seats: int, left: int, seed: int) -> tuple[CloudyKingdom, dict[int, float]] | None:
    """A position shortly before the end of a game, its deck cut, and what each answer is worth to the seat to move.

    None where it hardly matters what is played.
    """
    rng, played = Random(f"{seed} cut"), turns(seats, seed)
    for back in rng.sample(BACK, 4 if left == 3 else 2):
        if len(played) < back or cards(played[-back]) < left:
            continue
        state = played[-back]
        cut(state, left, rng)
        if plain(state) and cards(state) == left:
            mover = int(state.turn)
            shares = {code: one[mover] for code, one in Exact(state).values(state, mover).items()}
            if not easy(list(shares.values())):
                return state, shares
    return None


def with_magic(left: int, seed: int) -> Ending | None:
    """So many last cards of two seats on the 3 × 3 board, where at least one has Chop ’em or Burning Intersection.

    None where there is no such position in this game, or it hardly matters what is played.
    """
    rng, played = Random(f"{seed} magic"), turns(2, seed, "3x3")
    for back in rng.sample(BACK, 4):
        if len(played) < back or cards(played[-back]) < left:
            continue
        state = played[-back]
        cut(state, left, rng, sum(1 << state.names.magics.index(name) for name in LUCKLESS))
        if state.last_turns >= 0 or state.n_known or not (state.magic[0] or state.magic[1]):
            continue
        mover = int(state.turn)
        values = {code: one[mover] for code, one in Reckoner(2).values(state, mover).items()}
        if not easy([float(value) for value in values.values()]):
            return described(state, f"2-{left}-{seed}", values)
    return None


def made_with_magic(wanted: dict[int, int] | None = None, progress: Callable[[str], Any] = print) -> list[Ending]:
    """The positions with magic, by cards still to be played, reckoned in fractions from the first."""
    found: list[Ending] = []
    for left, many in (wanted or WITH_MAGIC).items():
        seed, first = SEEDS, len(found)
        while len(found) < first + many:
            seed += 1
            ending = with_magic(left, seed)
            if ending:
                found.append(ending)
        progress(f"{left} cards and magic: {many} positions from seeds up to {seed}")
    return found


def fraction(value: float) -> Fraction:
    """The fraction a number stands for; raises ArithmeticError where none with a small denominator is so near.

    One number in a million meets such a fraction by accident; `checked` leaves nothing to that.
    """
    found = Fraction(value).limit_denominator(LARGEST)
    if abs(value - found) > SURE:
        raise ArithmeticError(f"no small fraction: {value!r}")
    return found


def easy(values: list[float]) -> bool:
    """Whether too many of the answers are best."""
    return sum(value > max(values) - SAME for value in values) > EASY * len(values)


def made(wanted: dict[tuple[int, int], int] | None = None, progress: Callable[[str], Any] = print) -> list[Ending]:
    """All positions of the suite, those where the seat to move can lose something by its answer."""
    found: list[Ending] = []
    for (seats, left), many in (wanted or WANTED).items():
        seed, first, odd = SEEDS, len(found), 0
        while len(found) < first + many:
            seed += 1
            position = stopped(seats, left, seed)
            if position is None:
                continue
            state, shares = position
            try:
                values = {code: fraction(value) for code, value in shares.items()}
            except ArithmeticError:
                odd += 1
                continue
            found.append(described(state, f"{seats}-{left}-{seed}", values))
        progress(f"{seats} seats, {left} cards: {many} positions from seeds up to {seed}, {odd} left out as too odd")
    return found


def checked(ending: Ending, state: CloudyKingdom) -> bool:
    """Whether the values are those that come out in fractions from the beginning, by the rules engine alone."""
    values = Reckoner(ending.seats).values(state, ending.turn)
    shares = {GAME.write(state, GAME.word(state, code)): one[ending.turn] for code, one in values.items()}
    return shares == ending.answers()
