"""Show the three games as they look to colour-blind eyes: build/colour_blind/*.png, each picture in four sights.

Needs Chromium, the built page and the test tools.
"""

from __future__ import annotations

import sys
import tempfile
from io import BytesIO
from pathlib import Path

import numpy as np
from PIL import Image

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from e2e.inn import Inn  # noqa: E402
from e2e.visit import DESKTOP, PHONE, Visitor, chromium  # noqa: E402
from sight import SIGHTS, seen  # noqa: E402

PICTURES = ROOT / "build" / "colour_blind"
GAMES = ("cloudy_kingdom", "cloud_mine", "broom_service")
SETTLED = 2_500
"""Milliseconds after which the film of the first deals is over."""


def sheet(shot: bytes) -> Image.Image:
    """A screenshot and its four simulations, side by side."""
    picture = Image.open(BytesIO(shot)).convert("RGB")
    plain = np.asarray(picture, dtype=np.float64) / 255
    sights = [plain, *(seen(plain, sight) for sight in SIGHTS)]
    return Image.fromarray((np.concatenate(sights, axis=1) * 255).round().astype(np.uint8))


def main() -> None:
    """Open each game at both sizes and draw the sheets."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        inn = Inn(Path(folder)).open()
        try:
            for game in GAMES:
                for size in (DESKTOP, PHONE):
                    visitor = Visitor(browser, inn.url, "en", size, touch=size == PHONE, still=True)
                    page = visitor.go()
                    page.get_by_test_id(f"game-{game}").get_by_test_id("start-bots").click()
                    page.wait_for_url("**/t/*")
                    page.wait_for_timeout(SETTLED)
                    sheet(page.screenshot()).save(PICTURES / f"{game}-{size[0]}.png")
                    visitor.context.close()
        finally:
            inn.close()


if __name__ == "__main__":
    main()
