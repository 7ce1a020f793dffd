"""How well one eye finds the card that another names: by how far-fetched the name is, for each two eyes.

A name is the describer's r-th best concept for a card; the guesser chooses among cards of which it is one.
The rank is the dial of Cloud Mine: rank 1 is soon found, a far one hardly better than chance.
`python bench/clouds_dial.py`, or `dial` for others.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.table import Table

from cumuli.bots.cloud_mine.perception import Perception, look, standard

Array = npt.NDArray[np.float32]

RANKS: Final = (1, 2, 3, 5, 8, 12, 20, 40)
AMONG: Final = 6
"""Cards laid out."""
DRAWS: Final = 60
"""Lay-outs for each card and rank."""


def found(describer: Array, guesser: Array, rank: int, among: int = AMONG, draws: int = DRAWS, seed: int = 0) -> float:
    """How often the guesser's first guess is right, from both one's probabilities: [cards, concepts]."""
    cards = len(describer)
    rng = np.random.default_rng([seed, rank])
    said = np.argsort(-describer, axis=1, kind="stable")[:, rank - 1]
    hits = 0
    for card in range(cards):
        others = rng.random((draws, cards - 1)).argsort(1)[:, : among - 1]
        others += others >= card
        fits = guesser[:, said[card]]
        hits += int((fits[card] > fits[others].max(1)).sum())
    return hits / (cards * draws)


def dial(seen: Perception, ranks: tuple[int, ...] = RANKS, among: int = AMONG) -> dict[tuple[str, str], list[float]]:
    """(describer, guesser) -> the share of first guesses that are right, for each rank; all pairs of different eyes."""
    return {
        (one, other): [found(seen.p[i], seen.p[j], rank, among) for rank in ranks]
        for i, one in enumerate(seen.eyes)
        for j, other in enumerate(seen.eyes)
        if i != j
    }


def main() -> None:
    """Prints the dial of the standard deck, or of a folder of pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deck", type=Path, help="a folder of pictures, instead of the standard deck")
    asked = parser.parse_args()
    seen = look([path.read_bytes() for path in sorted(asked.deck.iterdir())]) if asked.deck else standard()
    table = Table(
        "describer", "guesser", *map(str, RANKS), title=f"first guess right among {AMONG}, by rank of the name"
    )
    measured = dial(seen)
    for (one, other), shares in measured.items():
        table.add_row(one, other, *(f"{share:.2f}" for share in shares))
    means = np.mean(list(measured.values()), axis=0)
    table.add_row("mean", "", *(f"{share:.2f}" for share in means), style="bold")
    console = Console()
    console.print(table)
    for name, p in zip(seen.eyes, seen.p, strict=True):
        perplexity = np.exp(-(p * np.log(np.maximum(p, 1e-12))).sum(1))
        top = float(np.median(p.max(1)))
        common = p.mean(0)
        console.print(
            f"{name}: median likeliest {top:.2f}, median perplexity {np.median(perplexity):.0f}, "
            f"most common {seen.concepts[int(common.argmax())]} {common.max():.3f}"
        )


if __name__ == "__main__":
    main()
