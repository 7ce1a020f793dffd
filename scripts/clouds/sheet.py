"""Contact sheets: clouds in daylight with their seeds and nothing else, so that the eye chooses and no label does."""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw

from cumuli.clouds.blend import shape_of
from cumuli.clouds.ramps import in_light, looks
from cumuli.clouds.render import render

ACROSS: Final = 6
ROWS: Final = 5


def shown(seed: int, size: int, light: str) -> npt.NDArray[np.uint8]:
    """A cloud before its sky, its seed in the corner."""
    shape = shape_of(seed)
    if shape is None:
        raise SystemExit(f"Nothing grows from {seed}.")
    picture = Image.fromarray(in_light(render(shape, seed, size), looks()[light]))
    ImageDraw.Draw(picture).text((4, 2), str(seed), fill=(255, 255, 255))
    return np.asarray(picture)


def main() -> None:
    """Writes sheet-1.png, sheet-2.png ... of the seeds listed in a file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seeds", type=Path)
    parser.add_argument("--size", type=int, default=256)
    parser.add_argument("--light", default="day", choices=list(looks()))
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--to", type=Path, default=Path("build/clouds"))
    asked = parser.parse_args()
    lines = asked.seeds.read_text(encoding="utf-8").splitlines()
    seeds = [int(line.split()[0]) for line in lines if line and line[0] != "#"]
    with ProcessPoolExecutor(asked.processes) as pool:
        pictures = list(pool.map(shown, seeds, [asked.size] * len(seeds), [asked.light] * len(seeds), chunksize=4))
    blank = np.full_like(pictures[0], 255)
    asked.to.mkdir(parents=True, exist_ok=True)
    for number, start in enumerate(range(0, len(pictures), ACROSS * ROWS), 1):
        page = pictures[start : start + ACROSS * ROWS]
        page += [blank] * (-len(page) % ACROSS)
        rows = [np.concatenate(page[i : i + ACROSS], 1) for i in range(0, len(page), ACROSS)]
        Image.fromarray(np.concatenate(rows)).save(asked.to / f"sheet-{number}.png")


if __name__ == "__main__":
    main()
