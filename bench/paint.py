"""How soon the start page is painted on a slow device: the largest paint with the processor slowed down four times.

`python bench/paint.py` prints the median of several first visits on loopback; the mark is 1.5 seconds.  It is
measured here and not among the tests, because what else a machine does would decide whether they pass.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from e2e.inn import Inn  # noqa: E402
from e2e.visit import DESKTOP, PHONE, Visitor, chromium  # noqa: E402

VISITS = 5
SLOWER = 4
MARK = 1.5
LARGEST = """() => new Promise((told) => new PerformanceObserver((list) => told(list.getEntries().at(-1).startTime))
  .observe({ type: 'largest-contentful-paint', buffered: true }))"""


def paint(visitor: Visitor) -> float:
    """Seconds until the largest thing on the start page was there."""
    page = visitor.page
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    visitor.go()
    page.get_by_test_id("create").first.wait_for()
    page.wait_for_load_state("networkidle")
    return float(page.evaluate(LARGEST)) / 1000


def main() -> int:
    """Visit, and say whether the mark is kept."""
    late = False
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        inn = Inn(Path(folder)).open()
        try:
            for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
                times = []
                for _ in range(VISITS):
                    visitor = Visitor(browser, inn.url, "de", size, touch=size == PHONE, still=True, app=True)
                    times.append(paint(visitor))
                    visitor.context.close()
                late |= median(times) > MARK
                print(f"{name}: {median(times):.2f} s (from {min(times):.2f} to {max(times):.2f}), at most {MARK} s")
        finally:
            inn.close()
    return int(late)


if __name__ == "__main__":
    sys.exit(main())
