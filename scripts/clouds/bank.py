"""Teaches the bots' eyes the concepts: silhouettes of icon sets become data/bank.npz.

Each eye learns from drawings of its own.  From them and from clouds made of them (lumpy, bent, turned) it
finds by linear discriminants what parts one thing from another whoever drew it.  Then it looks at many
shapes that are two things at once, and learns which concepts it sees everywhere; those weigh less.
Needs what emoji.py wrote; the same seed gives the same bank.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
from emoji import Mask, concepts, load
from scipy import linalg, ndimage

from cumuli.bots.cloud_mine import bank as held
from cumuli.bots.cloud_mine.bank import Bank, Learnt
from cumuli.bots.cloud_mine.eyes import MEASURES, likeness, probabilities
from cumuli.bots.cloud_mine.hog import Pose, pose

Array = npt.NDArray[np.float32]
Drawn = dict[str, dict[str, list[Mask]]]

TO: Final = Path(__file__).parents[2] / "src/cumuli/bots/cloud_mine/data/bank.npz"
SCHOOLS: Final = {
    "edges": ("noto",),
    "rays": ("noto-v1", "fxemoji"),
    "strokes": ("fluent-emoji-flat",),
    "depth": ("noto-v1", "fluent-emoji-flat"),
}
"""Whose drawings each eye knows; what they lack it knows from SPARE.  No line drawings: they are no shapes."""
SPARE: Final = "noto"
HEEDS: Final = 96
"""Discriminants that an eye keeps."""
RIDGE: Final = 0.5
"""Part of the mean variance within a concept that is added to all of it: few drawings teach modesty."""
CLOUDS: Final = 3
"""Clouds made of each drawing to learn from."""
CROWD: Final = 400
"""Shapes of two things at once, to find what is seen everywhere."""
DAMPED: Final = 0.6
"""Part of a concept's mean likeness to the crowd that is taken off."""
TOP: Final = 0.25
"""The median probability of what is likeliest, over the crowd."""


def cleaned(mask: Mask) -> Array:
    """A silhouette without hairlines and slits, with room around it."""
    inside = np.pad(mask, 8) > 100
    return np.asarray(ndimage.binary_opening(ndimage.binary_closing(inside, iterations=2), iterations=1), np.float32)


def clouded(shape: Array, lumps: float, rng: np.random.Generator) -> Array:
    """A shape bent a little, with *lumps* on its edge, 0..1."""
    soft = ndimage.gaussian_filter(shape, 2.5)
    noise = ndimage.gaussian_filter(rng.standard_normal(shape.shape), 4)
    bend = [ndimage.gaussian_filter(rng.standard_normal(shape.shape), 12) * 38 for _ in range(2)]
    y, x = np.mgrid[: shape.shape[0], : shape.shape[1]]
    bent = ndimage.map_coordinates(soft, [y + bend[0], x + bend[1]], order=1)
    return np.asarray(bent + 0.3 * lumps * noise / noise.std() > 0.42, np.float32)


def between(one: Array, other: Array, rng: np.random.Generator) -> Array:
    """A cloud that is both: halfway between two shapes, more the one here and more the other there."""
    depths = [ndimage.distance_transform_edt(s > 0.5) - ndimage.distance_transform_edt(s <= 0.5) for s in (one, other)]
    share = ndimage.gaussian_filter(rng.standard_normal(one.shape), 24)
    share = 0.5 + 0.5 * np.tanh(1.5 * share / share.std())
    return clouded(np.asarray(share * depths[0] + (1 - share) * depths[1] > 0, np.float32), 0.4, rng)


def lessons(drawn: Drawn, styles: tuple[str, ...]) -> tuple[list[Array], npt.NDArray[np.intp]]:
    """The silhouettes an eye learns from, and the concept's number of each, ascending."""
    found = [
        (number, shape)
        for number, by in enumerate(drawn.values())
        for mask in ([m for style in styles for m in by[style]] or by[SPARE])
        if (shape := cleaned(mask)).sum() > 200
    ]
    return [shape for _, shape in found], np.array([number for number, _ in found], np.intp)


def discriminants(measured: Array, means: npt.NDArray[np.intp]) -> Array:
    """Mixtures of a measure's numbers by which concepts differ most and drawings of one concept least: [M, HEEDS]."""
    count = np.bincount(means)[:, None]
    middle = np.zeros((len(count), measured.shape[1]))
    np.add.at(middle, means, measured)
    middle /= count
    astray = measured - middle[means]
    within = astray.T @ astray / len(measured)
    within += RIDGE * np.trace(within) / len(within) * np.eye(len(within))
    among = (middle * count).T @ middle / len(measured)
    size = len(within)
    _, vectors = linalg.eigh(among, within, subset_by_index=[size - HEEDS, size - 1])
    scale = np.abs(vectors).max()
    return np.asarray(vectors[:, ::-1] / scale, np.float32)


def taught(name: str, drawn: Drawn, rng: np.random.Generator) -> Learnt:
    """An eye that has learnt its drawings, but not yet what is common."""
    shapes, means = lessons(drawn, SCHOOLS[name])
    measure = MEASURES[name]
    plain = np.concatenate([measure(pose(shape, (Pose(),))) for shape in shapes])
    varied = [plain]
    for _ in range(CLOUDS):
        for shape in shapes:
            held_so = Pose(rng.uniform(-12, 12), False, float(np.exp(rng.uniform(-0.14, 0.14))))
            varied.append(measure(pose(clouded(shape, rng.uniform(0.1, 0.6), rng), (held_so,))))
    seen = np.concatenate(varied)
    mean = seen.mean(0)
    heeds = discriminants(seen - mean, np.tile(means, CLOUDS + 1))
    outlines = (plain - mean) @ heeds
    outlines /= np.linalg.norm(outlines, axis=1, keepdims=True)
    return Learnt(name, mean, heeds, outlines, means, np.zeros(len(drawn), np.float32), 1.0)


def tempered(eye: Learnt, crowd: list[Array]) -> Learnt:
    """The eye, knowing what is common and how sure to be."""
    alike = np.stack([likeness(eye, posed) for posed in crowd])
    mean = alike.mean(0)
    common = (DAMPED * (mean - mean.mean())).astype(np.float32)
    low, high = 1.0, 1000.0
    for _ in range(40):
        contrast = (low * high) ** 0.5
        made = Learnt(eye.name, eye.mean, eye.heeds, eye.outlines, eye.means, common, contrast)
        if np.median(probabilities(made, alike).max(1)) > TOP:
            high = contrast
        else:
            low = contrast
    return made


def bank(drawn: Drawn, schools: tuple[str, ...] = tuple(SCHOOLS), seed: int = 7) -> Bank:
    """All eyes, taught."""
    rng = np.random.default_rng(seed)
    shapes, _ = lessons(drawn, ("noto", "fluent-emoji-flat"))
    pairs = rng.integers(len(shapes), size=(CROWD, 2))
    crowd = [pose(between(shapes[a], shapes[b], rng)) for a, b in pairs]
    return Bank(tuple(concepts()), tuple(tempered(taught(name, drawn, rng), crowd) for name in schools))


def main() -> None:
    """Writes the bank."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--silhouettes", type=Path, default=Path("build/clouds/emoji.npz"))
    parser.add_argument("--to", type=Path, default=TO)
    asked = parser.parse_args()
    made = bank(load(asked.silhouettes))
    data = held.write(made)
    asked.to.write_bytes(data)
    for eye in made.eyes:
        print(f"{eye.name}: {len(eye.means)} outlines, contrast {eye.contrast:.1f}")
    print(f"{asked.to}: {len(data)} bytes")


if __name__ == "__main__":
    main()
