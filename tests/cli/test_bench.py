"""Soak and arena from the command line."""

from __future__ import annotations

import pytest

from cumuli.cli import main
from cumuli.lab import checks

SOAK = ["soak", "cloudy_kingdom", "--games", "24", "--seed", "8", "--lang", "en"]


def test_a_soak_tells_how_much_was_played_and_that_nothing_broke(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(SOAK) == 0
    said = capsys.readouterr().out
    assert said.startswith("24 games, ") and said.endswith("No rule was broken.\n")
    endings = [line for line in said.splitlines() if line[-1:].isdigit() and ": " in line]
    assert sum(int(line.rpartition(": ")[2]) for line in endings) == 24


def test_a_violation_makes_a_soak_fail(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def always(game: str, state: object) -> list[str]:
        return ["the moon is missing"]

    monkeypatch.setattr(checks, "faults", always)
    assert main([*SOAK[:3], "1", *SOAK[4:]]) == 1
    said = capsys.readouterr().out
    assert "the moon is missing (" in said and "No rule was broken" not in said


def test_an_arena_shows_who_won_in_the_reader_s_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["arena", "cloudy_kingdom", "greedy", "random", "--deals", "2", "--lang", "de"]) == 0
    said = capsys.readouterr().out
    assert "Anteil am Sieg [95 %]" in said and "1 × random" in said


@pytest.mark.parametrize(
    "words, said",
    [
        (["greedy", "oracle"], "There is no bot “oracle”."),
        (["greedy", "random", "--seats", "5"], "5 cannot play this game."),
    ],
)
def test_an_arena_refuses_who_cannot_play(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "cloudy_kingdom", *words, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err
