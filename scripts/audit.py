"""Asks the public lists of known faults about every locked dependency, Python's and the page's.

A known fault fails the run.  Where no list can be reached, this says so, and fails nothing.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
SERVICES = ("osv", "pypi")
"""Where pip-audit may ask, in this order."""
UNREACHED = "could not be asked: no list of known faults can be reached from here"
Found = tuple[int, list[str]]
"""How many dependencies were asked about, and the faults known of them."""


def run(command: list[str], folder: Path) -> dict[str, Any]:
    """What a tool says as JSON; nothing where it says none."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=300)
    try:
        said: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        return {}
    return said


def python_faults(said: dict[str, Any]) -> Found:
    """Of what pip-audit says; what it skipped it did not ask about."""
    asked = [found for found in said.get("dependencies", ()) if "skip_reason" not in found]
    faults = [f"{found['name']} {found['version']}: {fault['id']}" for found in asked for fault in found["vulns"]]
    return len(asked), sorted(set(faults))


def page_faults(said: dict[str, Any]) -> Found:
    """Of what npm says."""
    counted = said.get("metadata", {}).get("dependencies", {}).get("total", 0)
    faults = [f"{name}: {found['severity']}" for name, found in said.get("vulnerabilities", {}).items()]
    return counted, sorted(faults)


def ask_python() -> Found:
    locks = sorted((ROOT / "requirements").glob("*.txt"))
    files = [word for lock in locks for word in ("-r", str(lock))]
    for service in SERVICES:
        options = ["--disable-pip", "--require-hashes", "--progress-spinner", "off", "--timeout", "10"]
        said = run([sys.executable, "-m", "pip_audit", "--format", "json", "-s", service, *options, *files], ROOT)
        found = python_faults(said)
        if found[0]:
            return found
    return 0, []


def ask_page() -> Found:
    npm = shutil.which("npm")
    return (0, []) if npm is None else page_faults(run([npm, "audit", "--json", "--package-lock-only"], ROOT / "web"))


def main() -> int:
    os.environ.setdefault("PIP_DISABLE_PIP_VERSION_CHECK", "1")
    failed = False
    for what, (asked, faults) in (("requirements/*.txt", ask_python()), ("web/package-lock.json", ask_page())):
        if faults:
            failed = True
            print(f"Audit: {what}: {len(faults)} known faults")
            print(*(f"  {fault}" for fault in faults), sep="\n")
        else:
            print(f"Audit: {what} {f'has no known fault ({asked} asked about)' if asked else UNREACHED}")
    return int(failed)


if __name__ == "__main__":
    raise SystemExit(main())
