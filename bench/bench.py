"""How fast Cumuli is, side by side with others in one run: rates and ratios.  `make bench`.

Every build and every peer works in a process of its own.  What is compared takes turns, round after
round; processor time counts, not the clock; builds of the same rules must give the same results.
Printed are the medians over the rounds, of each rate and of the ratio within a round, so that the
machine's mood cancels out.  A whole run adds a line to bench/history.jsonl.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from builds import BUILD
from history import remember
from rich.console import Console
from rich.table import Table
from rows import ROWS, WEIGHTS, Rate, Row, before
from worker import SPAN, Done, Missing, Worker, opened

SAME = 6
"""So many seeds are run by builds that must agree, before anything is timed."""
CONSOLE = Console(width=None if sys.stdout.isatty() else 150)


@dataclass(frozen=True, slots=True)
class Found:
    """What the rounds of one row told."""

    row: Row
    ours: float
    theirs: float
    ratios: list[float]

    @property
    def ratio(self) -> float:
        return median(self.ratios)


class House:
    """The workers that run, each started when it is first wanted."""

    def __init__(self, before: Path | None) -> None:
        self.before = before
        self.workers: dict[str, Worker] = {}
        self.missing: dict[str, str] = {}

    def worker(self, name: str) -> Worker:
        if name in self.missing:
            raise Missing(self.missing[name])
        if name not in self.workers:
            try:
                self.workers[name] = opened(name, self.before)
            except Missing as reason:
                self.missing[name] = str(reason)
                raise
        return self.workers[name]

    def close(self) -> None:
        for worker in self.workers.values():
            worker.close()


def agree(row: Row, house: House) -> None:
    """Builds of the same rules give the same results."""
    ours, theirs = (house.worker(rate.worker).do(rate.task, 1000, SAME).digest for rate in (row.ours, row.theirs))
    if ours != theirs:
        raise SystemExit(f"{row.id}: the results differ: {ours} and {theirs}")


def rounds(rates: list[Rate], house: House, many: int, span: float) -> list[dict[Rate, float]]:
    """Rates of every round; the order turns round from one to the next."""
    tasks = list(dict.fromkeys((rate.worker, rate.task) for rate in rates))
    for name, task in tasks:
        house.worker(name).calibrate(task, span)
    found = []
    for number in range(many):
        done: dict[tuple[str, str], Done] = {}
        for name, task in tasks if number % 2 else reversed(tasks):
            done[name, task] = house.worker(name).timed(task)
        found.append({rate: done[rate.worker, rate.task].rate(rate.unit) for rate in rates})
    return found


def measured(rows: list[Row], house: House, many: int, span: float) -> Iterable[Found]:
    """All rows that share a task of ours are measured in the same rounds."""
    groups: dict[tuple[str, str], list[Row]] = {}
    for row in rows:
        try:
            if not all(rate.task in house.worker(rate.worker).tasks for rate in (row.ours, row.theirs)):
                continue  # a tree from before, which cannot do that yet
        except Missing:
            continue
        if row.same:
            agree(row, house)
        groups.setdefault((row.ours.worker, row.ours.task), []).append(row)
    for number, group in enumerate(groups.values(), 1):
        CONSOLE.print(f"{number} of {len(groups)}: {group[0].part}, {group[0].title}", style="dim")
        rates = list(dict.fromkeys(rate for row in group for rate in (row.ours, row.theirs)))
        try:
            taken = rounds(rates, house, many, span)
        except Missing as reason:
            house.missing[f"{group[0].part}, {group[0].title},"] = str(reason)
            continue
        for row in group:
            ratios = [one[row.ours] / one[row.theirs] for one in taken]
            ours, theirs = (median(one[rate] for one in taken) for rate in (row.ours, row.theirs))
            yield Found(row, ours, theirs, ratios)


def shown(found: list[Found]) -> Table:
    table = Table("", "a processor second", "ours", "against", "theirs", "ratio", "of the rounds", "goal")
    part = ""
    for one in found:
        row = one.row
        goal = "" if row.goal is None else f"{'✓' if one.ratio >= row.goal else '–'} {row.goal:g}"
        table.add_row(
            row.part if row.part != part else "", row.title, f"{one.ours:,.0f}",
            f"{row.theirs.worker} {row.theirs.task if row.theirs.task != row.ours.task else ''}".strip(),
            f"{one.theirs:,.0f}", f"{one.ratio:.2f}", f"{min(one.ratios):.2f}–{max(one.ratios):.2f}", goal,
        )  # fmt: skip
        part = row.part
    for number in (2, 4, 5, 6, 7):
        table.columns[number].justify = "right"
    return table


def weighed(house: House, wanted: list[Rate]) -> dict[str, int]:
    """Bytes a position takes, by whose."""
    found = {}
    for rate in wanted:
        try:
            found[f"{rate.worker} {rate.task}"] = house.worker(rate.worker).do(rate.task, 0, 1).units["bytes"]
        except Missing:
            continue
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--only", nargs="+", metavar="WORD", help="rows in whose names one of these words stands")
    parser.add_argument("--against", type=Path, metavar="TREE", help="another tree with a compiled engine")
    parser.add_argument("--short", action="store_true", help="one short round: whether the bench works, no figures")
    parser.add_argument("--no-history", action="store_true", help="add no line to bench/history.jsonl")
    chosen = parser.parse_args()
    BUILD.mkdir(parents=True, exist_ok=True)
    rows = before() if chosen.against else ROWS
    if chosen.only:
        rows = [row for row in rows if any(word in row.id for word in chosen.only)]
    house = House(chosen.against)
    many, span = (1, 0.01) if chosen.short else (chosen.rounds, SPAN)
    weights = {} if chosen.only or chosen.against else weighed(house, WEIGHTS)  # while the processes are new
    found = list(measured(rows, house, many, span))
    CONSOLE.print(shown(found))
    for name, size in weights.items():
        CONSOLE.print(f"{name.removesuffix('.weight')}: {size:,} bytes a position")
    for name, reason in house.missing.items():
        CONSOLE.print(f"{name} was left out: {reason}")
    about = {name: worker.about for name, worker in house.workers.items()}
    house.close()
    if not (chosen.short or chosen.only or chosen.against or chosen.no_history):
        remember({one.row.id: one.ratio for one in found}, {one.row.id: one.ours for one in found}, weights, about)
    return 1 if chosen.short and house.missing else 0


if __name__ == "__main__":
    sys.exit(main())
