"""The small file of what was measured: one line a whole run."""

from __future__ import annotations

import json
import platform
import subprocess
from collections.abc import Mapping
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Final

from builds import BENCH, ROOT

HISTORY: Final = BENCH / "history.jsonl"
PEERS: Final = ("OpenSpiel", "RLCard", "PettingZoo", "python-chess", "catanatron")


def processor() -> str:
    """The model's name, as Linux tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), "")


def commit() -> str:
    """What was measured; a + says that files were changed since."""
    git = ["git", "-C", str(ROOT)]
    head = subprocess.run([*git, "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    edited = subprocess.run(
        [*git, "diff", "--quiet", "HEAD", "--", "src", "bench/kernel"], capture_output=True, check=False
    )
    return head.stdout.strip() + ("+" if edited.returncode else "")


def short(numbers: Mapping[str, float]) -> dict[str, float]:
    """Three digits are more than the machine's mood leaves true."""
    return {name: float(f"{number:.3g}") for name, number in numbers.items()}


def remember(
    ratios: Mapping[str, float], rates: Mapping[str, float], weights: Mapping[str, int], about: Mapping[str, str]
) -> None:
    """Add a line."""
    line = {
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M"),
        "commit": commit(),
        "processor": processor(),
        "versions": {"python": platform.python_version(), "mypy": version("mypy"), "librt": version("librt")}
        | {text.split()[0]: text.split()[1].rstrip(",") for text in about.values() if text.startswith(PEERS)},
        "ratios": short(ratios),
        "rates": short(rates),
        "bytes": dict(weights),
    }
    with HISTORY.open("a", encoding="utf-8") as out:
        out.write(json.dumps(line) + "\n")
