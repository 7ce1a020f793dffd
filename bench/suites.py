"""What bots lose where the right answers are known: `make suites` prints every table.

Nothing in it is a sample of opponents: each decision is held against its exact value.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from time import process_time
from typing import Final

from history import commit, processor
from rich.console import Console
from rich.table import Table

from cumuli.bots import levels
from cumuli.bots.broom_service.stage import solved
from cumuli.lab.suites import endings, kingdom, mine, stage
from cumuli.lab.suites.regret import Regret

CONSOLE: Final = Console(width=132)
SEED: Final = 5_000_000
"""Bots are tuned on seeds from 1,000,000 on, and reported from here on."""


SLOW: Final = 0.05
"""Seconds a decision, from which on fewer games are played."""


def regret(title: str, about: str, rows: Iterator[tuple[str, Regret]], score: bool) -> Table:
    """The table of what bots lose a decision."""
    table = Table("bot", "decisions", title=title, caption=about)
    heads = [*(["share of the win"] if score else []), "lost a decision", "best %", "blunders %", "ms"]
    for head in heads:
        table.add_column(head, justify="right")
    for level, found in rows:
        cells = [f"{found.score:.3f}"] if score else []
        cells += [f"{found.mean:.4f} ± {found.error:.4f}", f"{found.optimal:.1%}", f"{found.blunders:.1%}"]
        cells += [f"{found.seconds / found.decisions * 1000:.2f}"]
        table.add_row(level, f"{found.decisions}", *cells)
    return table


def smallest(short: bool) -> Table:
    """CK-2×2."""
    deals, few = (1, 1) if short else (200, 25)
    solved = kingdom.solver()
    first = kingdom.first_card(solved)
    begins = sum(first.values()) / len(first)
    about = (
        f"seeds {SEED}–{SEED + deals - 1}; {2 * few} games where a decision takes long; who begins gets {begins:.6f}"
    )

    def against(level: str) -> Regret:
        found = kingdom.against_perfection(level, few, SEED)
        slow = found.seconds > SLOW * found.decisions
        return found if slow or few == deals else kingdom.against_perfection(level, deals, SEED)

    rows = ((level, against(level)) for level in levels("cloudy_kingdom"))
    return regret("CK-2×2 against a perfect player", about, rows, True)


def last(short: bool, left: int) -> Table:
    """CK-endings."""
    some = [one for one in endings.endings() if one.left == left][:: 60 if short else 1]
    about = f"{len(some)} positions, seed {SEED}"
    rows = ((level, endings.measured(level, some, SEED)) for level in levels("cloudy_kingdom"))
    return regret(f"CK-endings: the last {left} cards on the 4 × 4 board", about, rows, False)


def magic(short: bool) -> Table:
    """CK-magic."""
    some = list(endings.endings(endings.MAGIC))[:: 60 if short else 1]
    rows = ((level, endings.measured(level, some, SEED)) for level in levels("cloudy_kingdom"))
    title = "CK-magic: the last cards with magic on the 3 × 3 board"
    return regret(title, f"{len(some)} positions, seed {SEED}", rows, False)


def stages(short: bool) -> Table:
    """BS-stages: how well they are solved."""
    about = "points a round; exploitability is the mean of what the best answers gain"
    table = Table("stage", title="One round of Broom Service for two, solved", caption=about)
    for head in ("decisions", "iterations", "exploitability", "value for the leader", "s"):
        table.add_column(head, justify="right")
    for name, (roles, cards, bewitched, iterations) in stage.INSTANCES.items():
        if short and roles > 5:
            continue
        began = process_time()
        found = solved(stage.instance(roles, cards, bewitched), 16 if short else iterations)
        decisions = sum(len(level.actor) for level in found.levels)
        cells = [f"{decisions:,}", f"{found.iterations}", f"{found.exploitability:.4f}", f"{found.value:.3f}"]
        table.add_row(name, *cells, f"{process_time() - began:.1f}")
    return table


def plain(short: bool) -> Table:
    """BS-5/2: what simple ways to play give away."""
    about = "points a round, the mean of both seats"
    table = Table("BS-5/2", title="Simple ways to play a round", caption=about)
    table.add_column("against an equilibrium", justify="right")
    table.add_column("the best answer gets", justify="right")
    roles, cards, bewitched, iterations = stage.INSTANCES["BS-5/2"]
    for row in stage.plain(solved(stage.instance(roles, cards, bewitched), 16 if short else iterations)):
        table.add_row(row.name, f"{row.value:+.2f}", f"{row.answered:.2f}")
    return table


def clues(short: bool, seats: int) -> Table:
    """CM-clues: how near dreamers come to the best vagueness, among bots of their own level."""
    round = mine.round_of(seats)
    games = 1 if short else 20
    most, (chance, promise) = mine.dreamer(round, mine.best(round)), mine.best_blind(round)
    table = Table(
        "bot", title=f"Clues in Cloud Mine, {seats} players",
        caption=f"{games} games each, seeds {SEED}–{SEED + games - 1}; best: {mine.best(round)} cards fit, which gives "
        f"{float(most):.2f}; where others fit with a chance of {chance:.2f}, unseen: {promise:.2f}",
    )  # fmt: skip
    for head in ("rounds", "cards for the dreamer", "found at once", "so many fit", "never found"):
        table.add_column(head, justify="right")
    for level in levels("cloud_mine"):
        found = mine.played(level, seats, games, SEED)
        cells = [f"{found.rounds}", f"{found.dreamer:.2f} ± {found.error:.2f}", f"{found.at_once:.1%}"]
        table.add_row(level, *cells, f"{found.fits:.1f}", f"{found.missed:.1%}")
    return table


TABLES: Final[dict[str, Callable[[bool], Table]]] = {
    "ck-2x2": smallest,
    "ck-last-3": lambda short: last(short, 3),
    "ck-last-4": lambda short: last(short, 4),
    "ck-magic": magic,
    "bs-solved": stages,
    "bs-plain": plain,
    "cm-4": lambda short: clues(short, 4),
    "cm-5": lambda short: clues(short, 5),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="+", metavar="WORD", help="tables in whose names one of these words stands")
    parser.add_argument("--short", action="store_true", help="a few positions of each: whether it works, no figures")
    chosen = parser.parse_args()
    CONSOLE.print(f"commit {commit()}, {processor()}")
    for name, table in TABLES.items():
        if not chosen.only or any(word in name for word in chosen.only):
            CONSOLE.print(table(chosen.short))
    return 0


if __name__ == "__main__":
    sys.exit(main())
