"""A search for every game: what a seat may do, how often each was tried, and what came of it on average."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cumuli.bots.search.evaluator import Evaluator
from cumuli.bots.search.mcts import Search
from cumuli.core.game import Game, Position, Seat

__all__ = ["Evaluator", "Move", "Result", "Search", "Settings", "open_search", "result", "search"]

UNLIMITED = 1 << 40
NEVER = 1e9


@dataclass(frozen=True, slots=True)
class Settings:
    """How to search."""

    explore: float = 1.0
    """How much a move that was tried seldom is preferred; results run from -1 to 1."""
    every: int = 8
    """Simulations in one imagined world before the next one is drawn."""
    branch: bool = False
    """Whether luck's answers part the tree: right where everybody sees them, wrong where they are secret."""
    first_play: float | None = None
    """What an untried move is worth (Gelly and Wang, 2006); None: all are tried before one is tried twice."""
    evaluator: Evaluator | None = None
    """What judges a leaf; None: random play to the end of the game."""
    rollout: int = 0
    """Random plies before the evaluator judges."""
    decisive: bool = True
    """Look for a win in one move first."""
    regret: bool = False
    """Seats that choose at once mix as they regret what they left, instead of each by its upper bounds."""
    curious: float = 0.1
    """With regret: how often a seat chooses any, to learn what comes of it."""
    minimax: float = 0.0
    """The share of the judge's values, backed up as if everybody went on with the best, in the choice of moves."""

    def __post_init__(self) -> None:
        if self.minimax and self.evaluator is None:
            raise ValueError("implicit minimax backs up what a judge says: name an evaluator")
        if not (0 <= self.minimax <= 1 and 0 < self.curious <= 1):
            raise ValueError("shares are from 0 to 1, and who is never curious learns nothing")


@dataclass(frozen=True, slots=True)
class Move:
    """One thing the seat may do, and what the search has found about it."""

    code: int
    visits: int
    offered: int
    returns: tuple[float, ...]
    """By seat: the mean result, from -1 to 1; zeros where it was never tried."""
    line: tuple[tuple[Seat, int], ...] = ()
    """What was tried most after it, as (seat, code)."""
    share: float = 0.0
    """Its part of the mixture: with regret of all that was mixed, otherwise of the visits."""


@dataclass(frozen=True, slots=True)
class Result:
    """What a search has found."""

    seat: Seat
    simulations: int
    worlds: int
    nodes: int
    seconds: float
    """Processor time."""
    moves: tuple[Move, ...]
    """Every legal move, the most visited first."""
    decisive: bool
    """The first move wins at once: nothing was simulated."""

    @property
    def code(self) -> int:
        """The move to play."""
        return self.moves[0].code

    @property
    def value(self) -> float:
        """What the seat may expect of it, from -1 to 1."""
        return self.moves[0].returns[self.seat]

    @property
    def visits(self) -> dict[int, int]:
        """By code: how often it was chosen."""
        return {move.code: move.visits for move in self.moves}

    @property
    def odds(self) -> dict[int, float]:
        """By code: how likely to play it where the choice is secret; nothing where the first move wins at once."""
        return {} if self.decisive else {move.code: move.share for move in self.moves}


def open_search(game: Game[Any], state: Position, seat: Seat, seed: int, settings: Settings | None = None) -> Search:
    """A search to run in portions, or to stop from another thread; `result` tells what it has found.

    Raises ValueError where the seat owes no action.
    """
    chosen = settings or Settings()
    actors = state.to_act()
    if seat not in actors:
        raise ValueError(f"seat {seat} has nothing to decide; {actors or 'nobody'} would")
    return Search(
        state,
        seat,
        game.resample,
        seed,
        chosen.explore,
        max(1, chosen.every),
        chosen.branch,
        NEVER if chosen.first_play is None else chosen.first_play,
        chosen.evaluator,
        chosen.rollout,
        chosen.decisive,
        chosen.regret,
        chosen.curious,
        chosen.minimax,
    )


def result(found: Search, depth: int = 0) -> Result:
    """What a search has found so far; *depth* decisions after each move are told, too."""
    moves = []
    codes = found.codes()
    counts = [found.count(code) for code in codes]
    mixed = [found.mixed(code) for code in codes]
    parts = mixed if any(mixed) else [float(visits) for visits, _, _ in counts]
    whole = sum(parts) or 1.0
    for code, (visits, offered, returns), part in zip(codes, counts, parts, strict=True):
        line = tuple(found.line(code, depth)) if depth and visits else ()
        moves.append(Move(code, visits, offered, tuple(returns), line, part / whole))
    wins = int(found.wins)
    moves.sort(key=lambda move: (move.code != wins, -move.visits))
    nodes = int(found.tree.n)
    return Result(
        int(found.seat),
        int(found.simulations),
        int(found.worlds),
        nodes,
        found.seconds,
        tuple(moves),
        wins >= 0,
    )


def search(
    game: Game[Any],
    state: Position,
    seat: Seat,
    simulations: int = UNLIMITED,
    seed: int = 0,
    seconds: float = 0.0,
    settings: Settings | None = None,
) -> Result:
    """Search until so many simulations are done or so many seconds of processor time are gone (0: no limit).

    The same seed gives the same numbers, compiled or not, as long as simulations are the limit.  What the seat
    cannot know has no influence: worlds come from `Game.resample`.  Raises ValueError where the seat owes no
    action, or where nothing limits the search.
    """
    if simulations >= UNLIMITED and seconds <= 0.0:
        raise ValueError("a search without end: say how many simulations, or how many seconds")
    found = open_search(game, state, seat, seed, settings)
    found.run(simulations, seconds)
    return result(found)
