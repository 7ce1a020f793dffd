"""Looks at the standard deck and writes down what the bots see in it: data/standard.npz.

To be run whenever the deck or the eyes change.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from cumuli.bots.cloud_mine.perception import look

ROOT: Final = Path(__file__).parents[2]
DECK: Final = ROOT / "src/cumuli/games/cloud_mine/data/deck"
TO: Final = ROOT / "src/cumuli/bots/cloud_mine/data/standard.npz"


def main() -> None:
    """Writes the perception."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deck", type=Path, default=DECK)
    parser.add_argument("--to", type=Path, default=TO)
    asked = parser.parse_args()
    cards = [path.read_bytes() for path in sorted(asked.deck.glob("*.webp"))]
    if not cards:
        raise SystemExit(f"There are no pictures in {asked.deck}.")
    seen = look(cards)
    asked.to.write_bytes(seen.to_bytes())
    print(f"{len(cards)} cards, {len(seen.eyes)} eyes, {len(seen.concepts)} concepts: {asked.to}")


if __name__ == "__main__":
    main()
