"""How well each eye knows things that others have drawn: clean, and as clouds.

For every style that the eye has not learnt from, its drawing of each concept is looked at; printed is how
often that concept is the likeliest, among the first five, and among the first twenty.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
from bank import SCHOOLS, SPARE, clouded, lessons
from emoji import load

from cumuli.bots.cloud_mine.bank import Learnt, bank
from cumuli.bots.cloud_mine.eyes import likeness
from cumuli.bots.cloud_mine.hog import pose

FILLED: Final = ("noto", "noto-v1", "fxemoji", "fluent-emoji-flat")
"""The styles that draw things as areas."""

Array = npt.NDArray[np.float32]


def ranks(eye: Learnt, shapes: list[Array], truth: npt.NDArray[np.intp]) -> str:
    """The shares of shapes whose concept is among the first 1, 5 and 20."""
    place = []
    for shape, concept in zip(shapes, truth, strict=True):
        alike = likeness(eye, pose(shape)) - eye.common
        place.append(int((alike > alike[concept]).sum()))
    return " ".join(f"{np.mean(np.array(place) < first):.2f}" for first in (1, 5, 20))


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--silhouettes", type=Path, default=Path("build/clouds/emoji.npz"))
    drawn = load(parser.parse_args().silhouettes)
    rng = np.random.default_rng(11)
    for eye in bank().eyes:
        for style in FILLED:
            if style == SPARE or style in SCHOOLS[eye.name]:
                continue
            only = {concept: {style: by[style][:1], SPARE: []} for concept, by in drawn.items()}
            shapes, truth = lessons(only, (style,))
            lumpy = [clouded(shape, 0.5, rng) for shape in shapes]
            print(f"{eye.name:8} {style:18} clean {ranks(eye, shapes, truth)}   cloud {ranks(eye, lumpy, truth)}")


if __name__ == "__main__":
    main()
