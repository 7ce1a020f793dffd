"""Every rule and ruling of a game's README has a test that is named after it, and no test is named after none."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from cumuli.games import SHELF

SCRIPT = Path(__file__).parents[1] / "scripts" / "rules_report.py"
REPORT = runpy.run_path(str(SCRIPT))
GAMES = sorted(SHELF)


def test_every_game_on_the_shelf_is_in_the_report() -> None:
    assert REPORT["games"]() == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test_named_after_it(game: str) -> None:
    rules, tested = REPORT["written"](game), REPORT["tested"](game)
    assert len(rules) > 50
    assert [rule for rule in rules if rule not in tested] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_test_is_named_after_a_rule_that_is_not_written(game: str) -> None:
    named, written = REPORT["tested"](game), REPORT["written"](game)
    assert [rule for rule in sorted(named, key=REPORT["order"]) if rule not in written] == []


def test_a_test_may_be_named_after_a_rule_and_a_ruling() -> None:
    assert REPORT["named"]("test_9_2_and_a7_a_tailwind") == ["9.2", "A7"]
    assert REPORT["named"]("test_a35_and_a16_a_turbo") == ["A35", "A16"]
    assert REPORT["named"]("test_a_turbo_2_4") == []


def test_the_report_names_a_rule_nobody_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REPORT["report"].__globals__, "tested", lambda game: {})
    lines = list(REPORT["report"]("cloud_mine", short=True))
    assert len(lines) == 1 and "without a test: 1.1 1.2" in lines[0]


def test_the_command_prints_every_rule_and_is_content() -> None:
    done = subprocess.run([sys.executable, SCRIPT], capture_output=True, text=True, check=True)
    assert "   4.10  test_4_10_" in done.stdout
