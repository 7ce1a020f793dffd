"""Grows outlines from many seeds and keeps the most telling and most different ones, for people to choose from.

Telling: two eyes agree on what it might be, several things rather than one, and it is none of its own sources.
Writes seeds, the best first, into build/clouds/candidates.txt.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import Final

import numpy as np
from emoji import load
from eyes import Eye, Floats, Retina, believed, learn
from scipy import ndimage as ndi

from cumuli.clouds import masks
from cumuli.clouds.blend import Shape, shape_of

KEEN: Final = (70.0, 60.0)
WIDE: Final = 13.0
"""Things that a good cloud might be (perplexity)."""
SHORTLIST: Final = 900
ALIKE: Final = 0.86
"""Likeness of two clouds from which on one is too many."""


def plain(shape: Shape) -> float:
    """What speaks against a shape before any eye has seen it: full as a ball, leaning as a stick, thin as a thread."""
    long, lean, thick = masks.proportions(shape.mask)
    full = masks.solidity(ndi.binary_fill_holes(shape.mask))
    return 6 * max(0.0, full - 0.81) + (long > 1.5 and lean > 22) + 2 * max(0.0, long - 2.1) + max(0.0, 4.6 - thick) / 2


def worth(shapes: list[Shape], likeness: tuple[Floats, Floats], eyes: tuple[Eye, Eye]) -> tuple[Floats, Floats]:
    """How telling each shape is, and what both eyes together take it for (by the concepts of the first)."""
    both = [concept for concept in eyes[0].concepts if concept in eyes[1].concepts]
    first, second = (
        believed(seen[:, [eye.concepts.index(concept) for concept in both]], keen)
        for seen, eye, keen in zip(likeness, eyes, KEEN, strict=True)
    )
    agreed = np.sqrt(first * second).sum(1)
    most, strong = first.max(1), likeness[0].max(1)
    wide = np.exp(-(first * np.log(first + 1e-12)).sum(1))
    own = [
        max(float(seen[eyes[0].concepts.index(source.split("/")[0])]) for source in shape.sources)
        for shape, seen in zip(shapes, likeness[0], strict=True)
    ]
    telling = (
        0.7 * (strong - strong.mean()) / strong.std()
        + 1.4 * (agreed - agreed.mean()) / agreed.std()
        - 0.4 * np.abs(np.log(wide / WIDE))
        - 5 * np.maximum(0, most - 0.45)
        - 25 * np.maximum(0, np.array(own) - 0.945)
        - np.array([plain(shape) for shape in shapes])
    )
    return np.asarray(telling, np.float32), np.asarray((first + second) / 2, np.float32)


def spread(shapes: list[Shape], telling: Floats, taken_for: Floats, features: Floats, count: int) -> list[int]:
    """The best one after another, each different from those before: in form, family, sources and first impression."""
    mirrored = np.array([shape.family == "mirror" for shape in shapes])
    sources = [{name.split("/")[0] for name in shape.sources} for shape in shapes]
    impression = taken_for.argmax(1)
    chosen: list[int] = []
    used: Counter[str] = Counter()
    seen: Counter[int] = Counter()
    nearest = np.zeros(len(shapes))
    while len(chosen) < count:
        value = telling - 80 * np.maximum(0, nearest - ALIKE)
        value -= 0.8 * np.array([max(used[name] for name in names) for names in sources])
        value -= 1.2 * np.array([seen[int(thing)] for thing in impression])
        if chosen:
            value -= 1.5 * (mirrored == (mirrored[chosen].mean() > 0.5))
            value[chosen] = -np.inf
        best = int(value.argmax())
        chosen.append(best)
        used.update(sources[best])
        seen[int(impression[best])] += 1
        nearest = np.maximum(nearest, features @ features[best])
    return chosen


def main() -> None:
    """Grows, looks, sorts, writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--emoji", type=Path, default=Path("build/clouds/emoji.npz"), help="what emoji.py wrote")
    parser.add_argument("--first", type=int, default=1000, help="the first seed")
    parser.add_argument("--tries", type=int, default=3000)
    parser.add_argument("--keep", type=int, default=200)
    parser.add_argument("--to", type=Path, default=Path("build/clouds/candidates.txt"))
    asked = parser.parse_args()
    drawn = load(asked.emoji)
    eyes = (
        learn(drawn, ("noto", "fluent-emoji-flat"), Retina(8, 8, 1.0)),
        learn(drawn, ("noto-v1", "fxemoji", "fluent-emoji-high-contrast"), Retina(6, 10, 1.6)),
    )
    grown = [(seed, shape) for seed in range(asked.first, asked.first + asked.tries) if (shape := shape_of(seed))]
    seeds, shapes = [seed for seed, _ in grown], [shape for _, shape in grown]
    seen = [[eye.look(shape.mask) for shape in shapes] for eye in eyes]
    features = np.stack([feature for feature, _ in seen[0]])
    likeness = (np.stack([like for _, like in seen[0]]), np.stack([like for _, like in seen[1]]))
    telling, taken_for = worth(shapes, likeness, eyes)
    best = np.argsort(-telling)[:SHORTLIST]
    chosen = spread([shapes[i] for i in best], telling[best], taken_for[best], features[best], asked.keep)
    asked.to.parent.mkdir(parents=True, exist_ok=True)
    asked.to.write_text("".join(f"{seeds[best[index]]}\n" for index in chosen), encoding="utf-8")


if __name__ == "__main__":
    main()
