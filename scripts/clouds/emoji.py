"""Silhouettes of the concepts, from icon sets under free licences: what clouds are blended of and eyes have learnt.

Needed only to make the deck and the bank again.  `npm install --prefix PLACE` with package.json of this
folder brings the sets, `pip install resvg-py` the one who draws them; PLACE is told by --sets or CLOUD_SETS.
"""

from __future__ import annotations

import argparse
import io
import json
import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from PIL import Image

HERE: Final = Path(__file__).parent
STYLES: Final = ("noto", "noto-v1", "fxemoji", "fluent-emoji-flat", "fluent-emoji-high-contrast")
SIZE: Final = 128
"""Pixels of a silhouette's side."""
TILE: Final = 0.95
"""More of its box than this no concept fills."""

Mask = npt.NDArray[np.uint8]
"""A silhouette: SIZE x SIZE, 0 outside to 255 inside."""


def sets() -> Path:
    """Where `npm install` put the icon sets."""
    place = os.environ.get("CLOUD_SETS")
    if not place:
        raise SystemExit("Say with --sets or CLOUD_SETS where npm install put the icon sets.")
    return Path(place) / "node_modules"


@cache
def concepts() -> dict[str, tuple[list[str], list[str]]]:
    """Concept -> its pictures' names in most sets, and in fxemoji, which names in its own way."""
    found = {}
    for line in (HERE / "concepts.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        concept, _, rest = line.partition(": ")
        usual, _, own = rest.partition("; ")
        names = usual.split()
        found[concept] = (names, own.split() or [name.replace("-", "") for name in names])
    return found


@cache
def icons(style: str) -> dict[str, Any]:
    """A set as its package holds it."""
    return dict(json.loads((sets() / "@iconify-json" / style / "icons.json").read_text(encoding="utf-8")))


def svg(style: str, name: str) -> str | None:
    """The picture of that name, if the set has one."""
    held = icons(style)
    name = held.get("aliases", {}).get(name, {}).get("parent", name)
    icon = held["icons"].get(name)
    if icon is None:
        return None
    box = (
        icon.get(key, held.get(key, usual)) for key, usual in (("left", 0), ("top", 0), ("width", 16), ("height", 16))
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{SIZE}" height="{SIZE}" viewBox="{" ".join(map(str, box))}">'
        f"{icon['body'].replace('currentColor', '#000')}</svg>"
    )


def silhouette(drawn: str) -> Mask:
    """What of the square a picture covers."""
    import resvg_py  # type: ignore[import-not-found]  # not among the project's own needs

    shown = bytes(resvg_py.svg_to_bytes(svg_string=drawn, width=SIZE, height=SIZE))
    return np.asarray(Image.open(io.BytesIO(shown)).convert("RGBA"))[..., 3].copy()


def framed(mask: Mask) -> bool:
    """Whether the picture has a ground of its own, so that its outline is but a tile."""
    inside = mask > 127
    rows, columns = np.flatnonzero(inside.any(1)), np.flatnonzero(inside.any(0))
    box = (rows[-1] - rows[0] + 1) * (columns[-1] - columns[0] + 1)
    return bool(inside.sum() > TILE * box)


def silhouettes(styles: Iterable[str] = STYLES) -> dict[str, dict[str, list[Mask]]]:
    """Concept -> style -> its silhouettes; a style that lacks the concept has an empty list."""
    return {
        concept: {
            style: [
                shape
                for name in names[style == "fxemoji"]
                if (drawn := svg(style, name)) and not framed(shape := silhouette(drawn))
            ]
            for style in styles
        }
        for concept, names in concepts().items()
    }


def save(path: Path, drawn: dict[str, dict[str, list[Mask]]]) -> None:
    """One file of all silhouettes, under the names concept/style/number."""
    named = {f"{c}/{s}/{i}": m for c, by in drawn.items() for s, ms in by.items() for i, m in enumerate(ms)}
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, **named)  # type: ignore[arg-type]


def load(path: Path) -> dict[str, dict[str, list[Mask]]]:
    """What `save` wrote, concepts and styles in their order."""
    drawn: dict[str, dict[str, list[Mask]]] = {c: {s: [] for s in STYLES} for c in concepts()}
    with np.load(path) as held:
        for name in held.files:
            concept, style, _ = name.split("/")
            drawn[concept][style].append(held[name])
    return drawn


def main() -> None:
    """Draws all silhouettes into one file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sets", help="where npm install put the icon sets")
    parser.add_argument("--to", type=Path, default=Path("build/clouds/emoji.npz"))
    asked = parser.parse_args()
    if asked.sets:
        os.environ["CLOUD_SETS"] = asked.sets
    drawn = silhouettes()
    save(asked.to, drawn)
    for style in STYLES:
        print(f"{style}: {sum(bool(by[style]) for by in drawn.values())} of {len(drawn)} concepts")


if __name__ == "__main__":
    main()
