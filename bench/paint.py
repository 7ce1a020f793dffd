"""How soon the start page and a table of each game are painted on a slow device, on loopback.

`python bench/paint.py` prints the median of several first visits, the processor slowed down four times.  The mark is
1.5 seconds; tests/e2e/test_budget.py holds the best of five visits to it.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from e2e.inn import Inn  # noqa: E402
from e2e.painting import MARK, SEATS, start, table  # noqa: E402
from e2e.visit import DESKTOP, PHONE, Visitor, chromium  # noqa: E402

VISITS = 5
PAGES: dict[str, Callable[[Visitor], float]] = {"start": start} | {game: partial(table, game=game) for game in SEATS}


def main() -> int:
    """Visit, and say whether the mark is kept."""
    late = False
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        inn = Inn(Path(folder)).open()
        try:
            for page, paint in PAGES.items():
                for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
                    times = []
                    for _ in range(VISITS):
                        app = page == "start"
                        visitor = Visitor(browser, inn.url, "de", size, touch=size == PHONE, still=True, app=app)
                        times.append(paint(visitor))
                        visitor.context.close()
                    late |= median(times) > MARK
                    print(f"{page}, {name}: {median(times):.2f} s (from {min(times):.2f} to {max(times):.2f})")
        finally:
            inn.close()
    print(f"a page has {MARK} s")
    return int(late)


if __name__ == "__main__":
    sys.exit(main())
