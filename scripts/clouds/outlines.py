"""Packs the silhouettes that clouds are blended of into src/cumuli/clouds/data/outlines.npz.

Only sets whose licence asks for no more than a notice (Noto Emoji, Fluent Emoji), and only shapes with something
to them: neither near their hull nor gone once what is thin is taken away.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Final

import numpy as np
from emoji import silhouettes
from PIL import Image
from scipy import ndimage as ndi

from cumuli.clouds import masks
from cumuli.clouds.masks import GRID, Mask

HERE: Final = Path(__file__).parent
STYLES: Final = {"noto": "noto", "fluent": "fluent-emoji-flat"}
SOLID: Final = (0.40, 0.875)
"""Least and most of its hull that a shape fills."""
STOUT: Final = 0.84
"""What must be left of it when all that is thinner than five cells is taken away."""


def small(drawn: np.ndarray) -> Mask:
    """A silhouette on our grid, freed of specks."""
    picture = Image.fromarray(drawn).resize((GRID, GRID), Image.Resampling.BOX)
    return masks.main_parts(np.asarray(picture) > 110)


def lively(mask: Mask) -> bool:
    """Whether a shape has something to give: limbs that would survive as cloud."""
    if mask.sum() < 600:
        return False
    filled = ndi.binary_fill_holes(masks.canonical(mask) > 0.5)
    left = ndi.binary_opening(filled, masks.disc(2)).sum() / filled.sum()
    return bool(SOLID[0] < masks.solidity(filled) < SOLID[1] and left > STOUT)


def main() -> None:
    """Draws, sifts and packs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sets", required=True, help="where npm install put the icon sets")
    os.environ["CLOUD_SETS"] = parser.parse_args().sets
    wanted = [line for line in (HERE / "pool.txt").read_text(encoding="utf-8").split("\n") if line and line[0] != "#"]
    drawn = silhouettes(tuple(STYLES.values()))
    kept = {
        f"{concept}/{style}": mask
        for concept in wanted
        for style, long in STYLES.items()
        for mask in [small(shape) for shape in drawn[concept][long][:1]]
        if lively(mask)
    }
    place = Path(masks.__file__).parent / "data" / "outlines.npz"
    bits = np.packbits(np.stack(list(kept.values())), axis=None)
    np.savez_compressed(place, names=np.array(list(kept)), bits=bits)
    concepts = {name.split("/")[0] for name in kept}
    print(f"{len(kept)} outlines of {len(concepts)} concepts, {place.stat().st_size} bytes")


if __name__ == "__main__":
    main()
