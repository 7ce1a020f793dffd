"""Renders the chosen clouds as the standard deck: data/deck/NN.webp and data/deck.toml of Cloud Mine.

The order of the cards is shuffled, so that a number tells neither family nor source.  Run it from the tree's root
after any change of the cloud maker that the eye can see; the tests notice when that was forgotten.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

from cumuli.clouds.blend import Shape, shape_of
from cumuli.clouds.noise import luck
from cumuli.clouds.render import render
from cumuli.clouds.webp import encoded

HERE: Final = Path(__file__).parent
DATA: Final = HERE.parents[1] / "src" / "cumuli" / "games" / "cloud_mine" / "data"
ORDER: Final = 2026
"""The seed that shuffles the cards."""
CARDS: Final = 80
HEAD: Final = """\
# The standard deck: where each card comes from, card 0 first.  Written by scripts/clouds/deck.py; bots never read it.
# A cloud is made again by its seed; sources are the silhouettes its outline holds parts of, as concept/style.

[licences]
noto = "Apache-2.0"
fluent = "MIT"
"""


def chosen() -> list[int]:
    """The chosen seeds in the order of the cards."""
    lines = (HERE / "chosen.txt").read_text(encoding="utf-8").splitlines()
    seeds = sorted({int(line.split()[0]) for line in lines if line and line[0] != "#"})
    if len(seeds) != CARDS:
        raise SystemExit(f"{len(seeds)} clouds are chosen, not {CARDS}.")
    return [seeds[place] for place in luck(ORDER).permutation(CARDS)]


def shape(seed: int) -> Shape:
    """The outline of a chosen seed."""
    found = shape_of(seed)
    if found is None:
        raise SystemExit(f"Nothing grows from {seed}.")
    return found


def card(seed: int) -> bytes:
    """A chosen cloud as a file."""
    return encoded(render(shape(seed), seed))


def main() -> None:
    """Renders all and writes where they come from."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    seeds = chosen()
    with ProcessPoolExecutor(asked.processes) as pool:
        files = list(pool.map(card, seeds, chunksize=4))
    (DATA / "deck").mkdir(parents=True, exist_ok=True)
    told = [HEAD]
    for number, (seed, file) in enumerate(zip(seeds, files, strict=True)):
        (DATA / "deck" / f"{number:02}.webp").write_bytes(file)
        grown = shape(seed)
        sources = ", ".join(f'"{name}"' for name in grown.sources)
        told.append(f'\n[[cards]]\nseed = {seed}\nfamily = "{grown.family}"\nsources = [{sources}]\n')
    (DATA / "deck.toml").write_text("".join(told), encoding="utf-8")
    print(f"{len(files)} cards, {sum(map(len, files))} bytes")


if __name__ == "__main__":
    main()
