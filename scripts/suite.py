"""Runs the whole suite, then laws and rules once more uncompiled, and counts both together.

With CI set, nothing may be left out: a skipped test, a missing browser or an uncompiled engine fails the run.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from xml.etree import ElementTree

from engine import ROOT, SRC, complete

REPORTS = ROOT / "build" / "reports"
PURE = ROOT / "build" / "pure"
BROWSERS = "tests/e2e"
BOTH_WAYS = (
    "tests/test_laws.py",
    "tests/test_features.py",
    "tests/test_golden.py",
    "tests/test_engine.py",
    "tests/games",
)
"""What runs compiled and uncompiled."""
WORKERS = str(1 + min(4, max(2, os.cpu_count() or 2)))
"""Servers and browsers wait now and then; meanwhile one more worker uses the core."""
NEEDED = {"tests/test_laws.py", "tests/test_engine.py", "tests/games"}


def pytest(name: str, *args: str, **more: str) -> bool:
    """Run pytest on all cores; its counts go to build/reports."""
    report = REPORTS / f"{name}.xml"
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-n",
        WORKERS,
        "--dist",
        "worksteal",
        f"--junitxml={report}",
        *args,
    ]
    # Hundreds of processes are started: modules are read once, by whoever is first, whatever images are set to.
    unset = {"CUMULI_PURE", "CUMULI_COMPILED", "PYTHONPATH", "PYTHONDONTWRITEBYTECODE"}
    env = {key: value for key, value in os.environ.items() if key not in unset} | more
    return subprocess.run(command, cwd=ROOT, env=env, check=False).returncode == 0


def pure_tree() -> None:
    """Copy the tree without shared objects: what lies there can only run as written."""
    shutil.rmtree(PURE, ignore_errors=True)
    shutil.copytree(SRC, PURE, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info"))


def tally() -> tuple[int, int, int]:
    """Passed, failed and skipped, over all reports."""
    total = failed = skipped = 0
    for report in REPORTS.glob("*.xml"):
        for suite in ElementTree.parse(report).getroot().iter("testsuite"):
            total += int(suite.get("tests", "0"))
            failed += int(suite.get("failures", "0")) + int(suite.get("errors", "0"))
            skipped += int(suite.get("skipped", "0"))
    return total - failed - skipped, failed, skipped


def whole(ci: bool, args: list[str]) -> bool:
    """The whole suite on the tree as `make setup` left it."""
    fast = complete()
    chromium = shutil.which("chromium") is not None
    print(f"Whole suite, engine {'compiled' if fast else 'uncompiled'}", flush=True)
    env = {"CUMULI_COMPILED": "1"} if fast else {"CUMULI_PURE": "1"}
    done = pytest("whole", "tests", f"--ignore={BROWSERS}", *args, **env)
    # Apart: Playwright keeps an event loop running, which other tests start for themselves.  A browser on a busy
    # machine may miss its moment: what fails is tried once more (R in the dots), and what is wrong fails again.
    if chromium:
        done = pytest("pages", BROWSERS, "--reruns=1", *args, **env) and done
    if not chromium:
        files = sorted(path.name for path in (ROOT / BROWSERS).glob("test_*.py"))
        print(f"Left out, for want of Chromium: {', '.join(files) or 'no file'} in {BROWSERS}.")
        print("One command brings it on Debian: apt-get install chromium")
    if ci and not (fast and chromium):
        print("Here the engine must be compiled and Chromium present.")
        return False
    return done


def main() -> int:
    ci = bool(os.environ.get("CI"))
    pure_only = "--pure-only" in sys.argv
    args = [arg for arg in sys.argv[1:] if arg != "--pure-only"]
    shutil.rmtree(REPORTS, ignore_errors=True)
    REPORTS.mkdir(parents=True)
    done = pure_only or whole(ci, args)
    if ci and tally()[2]:
        print("A test was left out; here none may be.")
        done = False
    if pure_only or complete():
        pure_tree()
        print("Laws and rules again, uncompiled", flush=True)
        paths = [path for path in BOTH_WAYS if path in NEEDED or (ROOT / path).exists()]
        done &= pytest("pure", *paths, *args, CUMULI_PURE="1", PYTHONPATH=str(PURE))
    passed, failed, skipped = tally()
    line = f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else "")
    (REPORTS / "tally.txt").write_text(line + "\n")
    print(line, flush=True)
    return 0 if done and passed and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
