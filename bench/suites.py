"""What bots lose where the right answers are known: `make suites` prints every table.

Nothing in it is a sample of opponents: each decision is held against its exact value.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from typing import Final

from history import commit, processor
from rich.console import Console
from rich.table import Table

from cumuli.bots import levels
from cumuli.lab.suites import kingdom
from cumuli.lab.suites.regret import Regret

CONSOLE: Final = Console(width=132)
SEED: Final = 5_000_000
"""Bots are tuned on seeds from 1,000,000 on, and reported from here on."""


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
    deals = 4 if short else 200
    solved = kingdom.solver()
    first = kingdom.first_card(solved)
    begins = sum(first.values()) / len(first)
    about = f"{2 * deals} games each, seeds {SEED}–{SEED + deals - 1}; who begins gets {begins:.6f}"
    bots = levels("cloudy_kingdom")
    return regret(
        "CK-2×2 against a perfect player",
        about,
        ((level, kingdom.against_perfection(level, deals, SEED)) for level in bots),
        True,
    )


TABLES: Final[dict[str, Callable[[bool], Table]]] = {
    "ck-2x2": smallest,
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
