"""`make suites` prints its tables."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cumuli.bots import levels
from cumuli.compiled import is_compiled

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not is_compiled("cumuli.bots.cloudy_kingdom.exact"), reason="uncompiled it takes minutes")
@pytest.mark.parametrize("table", ["ck", "bs", "cm-4"])
def test_the_short_tables_are_printed_with_every_bot(table: str) -> None:
    command = [sys.executable, str(ROOT / "bench" / "suites.py"), "--short", "--only", table]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ, "COLUMNS": "132"})
    assert done.stdout.startswith("commit ")
    if table == "bs":
        assert "BS-4/2" in done.stdout and "always brave" in done.stdout
        return
    rows = [line.split("│")[1].strip() for line in done.stdout.splitlines() if line.startswith("│")]
    game = "cloudy_kingdom" if table == "ck" else "cloud_mine"
    assert rows[: len(levels(game))] == list(levels(game))
    assert len(rows) % len(levels(game)) == 0
