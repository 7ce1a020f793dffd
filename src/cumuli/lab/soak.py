"""Very many random games on tables of every kind, with the rules watched while they are played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

from cumuli.core.dice import Dice
from cumuli.core.game import CHANCE, Game, Illegal, Position
from cumuli.games import SHELF
from cumuli.lab import checks
from cumuli.record import Record, options_as_data, options_of, result_line

BATCH: Final = 250
"""Games of one task: on ten tables, so that setting tables up costs little."""
TABLES: Final = 10
LOOK: Final = 8
"""Every so many games one is looked at after every ply, not only at its end."""
WRITE: Final = 50
"""Every so many games one is written down as a record, read and played again."""
KEEP: Final = 20
"""So many violations are told in full."""


@dataclass
class Report:
    """What a soak found."""

    game: str
    seed: int
    games: int = 0
    plies: int = 0
    looked: int = 0
    """plies after which everything was checked"""
    records: int = 0
    cpu: float = 0.0
    wall: float = 0.0
    seats: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    violations: int = 0
    told: list[str] = field(default_factory=list)
    """the first violations: what, and the table and seed to see it again"""

    def add(self, other: Report) -> None:
        for name in ("games", "plies", "looked", "records", "cpu", "violations"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.seats += other.seats
        self.reasons += other.reasons
        self.told = (self.told + other.told)[:KEEP]


def drawn_table(game: Game[Any], rng: Random, plain: dict[str, Any] | None) -> tuple[int, dict[str, Any]]:
    """A number of seats and options that go together: every value the form offers, and spells beyond it."""
    while True:
        seats = rng.choice(game.seats)
        options: dict[str, Any] = dict(plain or {})
        if plain is None:
            options = {choice["id"]: rng.choice(list(choice["values"])) for choice in game.choices(seats)}
            options |= checks.extras(game.id, rng)
        try:
            game.check(seats, options_of(game, options))
        except Illegal:
            if plain is not None and all(not fits(game, n, options) for n in game.seats):
                raise
            continue
        return seats, options


def fits(game: Game[Any], seats: int, options: dict[str, Any]) -> bool:
    try:
        game.check(seats, options_of(game, options))
    except Illegal:
        return False
    return True


def soak_batch(game_id: str, first: int, games: int, plain: dict[str, Any] | None) -> Report:
    """Play the games numbered from *first* on; runs in a worker."""
    game = SHELF[game_id]
    report = Report(game_id, first)
    began = process_time()
    for i in range(0, games, max(1, games // TABLES)):
        rng = Random(f"table {first + i}")
        seats, options = drawn_table(game, rng, plain)
        start: Position = game.start(seats, options_of(game, options), game.version)
        for seed in range(first + i, min(first + i + max(1, games // TABLES), first + games)):
            for fault in one_game(game, start, seats, options, seed, report):
                report.violations += 1
                if len(report.told) < KEEP:
                    report.told.append(f"{fault} ({seats} seats, seed {seed}, {options})")
    report.cpu = process_time() - began
    return report


def one_game(
    game: Game[Any], start: Position, seats: int, options: dict[str, Any], seed: int, report: Report
) -> Iterator[str]:
    """Play one random game; yield what is wrong with it."""
    state = start.clone()
    dice = Dice(seed)
    report.games += 1
    report.seats[seats] += 1
    if seed % LOOK and seed % WRITE:
        report.plies += int(state.playout(dice))
    else:
        yield from watched(game, state, dice, seats, options, seed, report)
    outcome = state.outcome()
    if outcome is None:
        yield "no outcome"
        return
    report.reasons[outcome.reason] += 1
    if len(outcome.scores) != seats or len(outcome.ranks) != seats or abs(sum(outcome.returns)) > 1e-9:
        yield f"outcome {outcome}"
    yield from checks.faults(game.id, state)


def watched(
    game: Game[Any], state: Position, dice: Dice, seats: int, options: dict[str, Any], seed: int, report: Report
) -> Iterator[str]:
    """Play on to the end, checking after every ply, and write a record where it is this game's turn."""
    record = Record(game.id, game.version, [f"s{i}" for i in range(seats)], options) if seed % WRITE == 0 else None
    if record:
        record.options = options_as_data(game, options_of(game, options))
    while actors := state.to_act():
        seat = actors[dice.below(len(actors))]
        if seat == CHANCE:
            code = int(state.sample(dice))
        else:
            legal = state.legal_actions(seat)
            if not legal or len(set(legal)) != len(legal):
                yield f"legal actions {legal}"
                return
            code = legal[dice.below(len(legal))]
        if record:
            record.moves.append((seat, game.write(state, game.word(state, code))))
        twin = state.clone() if report.looked % 16 == 0 else None
        state.apply(seat, code)
        if twin is not None:
            twin.apply(seat, code)
            if twin != state or state.clone() != state:
                yield "a clone went another way"
        report.plies += 1
        report.looked += 1
        yield from checks.faults(game.id, state)
    if record:
        yield from written(record, state)
        report.records += 1


def written(record: Record, state: Position) -> Iterator[str]:
    """Whether the record, written and read, leads to the same end by legal moves."""
    outcome = state.outcome()
    record.result = result_line(outcome) if outcome else None
    text = str(record)
    try:
        again = Record.parse(text)
        if str(again) != text:
            yield "the record reads otherwise than it was written"
        elif again.verify() != state:
            yield "the record leads elsewhere"
    except ValueError as error:
        yield f"the record: {error}"


def soak(
    game_id: str,
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    workers: int = 2,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Play *games* random games, numbered from *seed* on; on tables of every kind unless *options* are given."""
    began = perf_counter()
    total = Report(game_id, seed)
    tasks = [(game_id, seed + i, min(BATCH, games - i), options) for i in range(0, games, BATCH)]
    for report in _reports(tasks, workers):
        total.add(report)
        if progress:
            progress(total.games, games)
    total.wall = perf_counter() - began
    return total


def _reports(tasks: list[tuple[str, int, int, dict[str, Any] | None]], workers: int) -> Iterator[Report]:
    if workers < 2:
        yield from (soak_batch(*task) for task in tasks)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(soak_batch, *zip(*tasks, strict=True))
