"""A whole corpus played again, in several processes: how fast, and which games are not right."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from time import perf_counter, process_time
from typing import Final

from cumuli.core.game import Refusal
from cumuli.corpus.entries import Filter
from cumuli.corpus.file import EVERYTHING, Corpus
from cumuli.corpus.replaying import Replayer
from cumuli.corpus.work import spread
from cumuli.proof import Facts, Wrong

BATCH: Final = 64
"""Games of one task."""
HERE: Final = Replayer()
"""This process's own: what it has read once, it knows."""
Task = list[tuple[int, str]]
Fault = tuple[int, str, Facts, Refusal | None]
"""The number of a game, and what is wrong with it, as proof.Wrong says it."""


@dataclass
class Report:
    """What came of playing games again."""

    games: int = 0
    plies: int = 0
    faults: list[tuple[int, Wrong]] = field(default_factory=list)
    """the numbers of the games that are not right, and what is wrong with them"""
    cpu: float = 0.0
    """seconds, over all processes"""
    wall: float = 0.0
    """seconds"""


def batch(task: Task) -> tuple[int, int, list[Fault], float]:
    """Play some games again: how many, their plies, what is wrong, and the seconds it took; runs in a worker."""
    began, before, faults = process_time(), HERE.plies, []
    for number, text in task:
        try:
            HERE.prove(text)
        except Wrong as wrong:
            faults.append((number, wrong.what, wrong.facts, wrong.refused))
    return len(task), HERE.plies - before, faults, process_time() - began


def tasks(corpus: Corpus, wanted: Filter) -> Iterator[Task]:
    rows = ((kept.number, kept.text) for kept in corpus.select(wanted))
    while some := list(islice(rows, BATCH)):
        yield some


def check(
    corpus: Corpus, wanted: Filter = EVERYTHING, workers: int = 1, progress: Callable[[int, int], None] | None = None
) -> Report:
    """Play the games that are looked for again, every move checked; raises Torn where the file is not whole."""
    began, report = perf_counter(), Report()
    for games, plies, faults, cpu in spread(batch, tasks(corpus, wanted), workers):
        report.games += games
        report.plies += plies
        report.cpu += cpu
        report.faults += [(number, Wrong(what, facts, refused)) for number, what, facts, refused in faults]
        if progress:
            progress(report.games, len(corpus))
    report.wall = perf_counter() - began
    return report
