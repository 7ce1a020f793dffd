"""Draw the app's icons out of web/public/icon.svg, with the Chromium that the browser tests use."""

from __future__ import annotations

import re
import sys
from pathlib import Path

HOME = Path(__file__).parents[1]
sys.path.insert(0, str(HOME / "tests"))

from e2e.visit import chromium  # noqa: E402

PUBLIC = HOME / "web" / "public"
PLAIN = {"icon-192.png": 192, "icon-512.png": 512}
# A device that cuts icons its own way wants the ground up to the edge, and the cloud well inside.
CUT = {"icon-maskable.png": 512, "apple-touch-icon.png": 180}


def to_the_edge(svg: str) -> str:
    """The same icon with a square ground and a smaller cloud."""
    svg, grounds = re.subn(r' rx="16"(?= fill="#5ea6d6")', "", svg)
    svg, clouds = re.subn(
        r'<g fill="#fff">', '<g fill="#fff" transform="translate(32 32) scale(.84) translate(-34 -33)">', svg
    )
    assert (grounds, clouds) == (1, 1), "icon.svg is drawn differently now"
    return svg


def main() -> None:
    """Draw all icons anew."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with chromium() as browser:
        for name, size in {**PLAIN, **CUT}.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            drawn = to_the_edge(svg) if name in CUT else svg
            page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawn}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
