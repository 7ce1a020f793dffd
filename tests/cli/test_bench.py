"""Soak and arena from the command line."""

from __future__ import annotations

import sys
from pathlib import Path

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
        (["greedy", "random@soon"], "There is no bot “random@soon”."),
        (["greedy", "greedy"], "name at least two."),
        (["greedy", "random", "--anchor", "two_ply"], "The anchor may be one of these: greedy, random."),
        (["greedy", "random", "two_ply", "--sprt", "0", "20"], "name two bots, the new one first"),
        (["greedy", "random", "--sprt", "20", "0"], "a lower and a higher difference"),
        (["greedy", "random", "--options", "sky=green"], "These options do not go together."),
    ],
)
def test_an_arena_refuses_who_cannot_play(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "cloudy_kingdom", *words, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


def test_a_ladder_is_drawn_between_neighbours(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "broom_service", "random", "1", "planner", "--meet", "neighbours", "--deals", "1"]
    more = ["--options", "board=back", "--anchor", "planner", "--seed", "3", "--out", str(tmp_path / "bs")]
    assert main([*words, *more, "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "board=back" in said and "seeds: 3–3" in said and "games: 4" in said
    assert sorted(file.suffix for file in tmp_path.iterdir()) == [".json", ".md", ".svg"]


def test_in_a_narrow_terminal_nothing_is_cut_off(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["arena", "cloudy_kingdom", "random", "greedy", "--deals", "1", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "  against: 1 × greedy" in lines and any(line.startswith("  share of wins [95 %]: 0.") for line in lines)
    assert not any("…" in line or len(line) > 80 for line in lines)


def test_a_test_tells_by_its_exit_whether_the_new_bot_is_stronger(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "cloudy_kingdom", "--sprt", "0", "200", "--lang", "en"]
    assert main([*words, "greedy", "random"]) == 0
    assert "greedy is stronger than random" in capsys.readouterr().out
    assert main([*words, "random", "greedy"]) == 1
    assert "random is not 200 Elo stronger than greedy" in capsys.readouterr().out
    assert main([*words, "greedy", "two_ply", "--deals", "1"]) == 1
    assert "It stays open" in capsys.readouterr().out


@pytest.mark.parametrize("module", ["choix", "matplotlib"])
def test_without_the_libraries_of_the_lab_numbers_are_shown_and_it_says_what_to_install(
    module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == module]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.setenv("COLUMNS", "200")
    words = [
        "arena",
        "cloudy_kingdom",
        "greedy",
        "random",
        "--deals",
        "1",
        "--out",
        str(tmp_path / "a"),
        "--lang",
        "en",
    ]
    assert main(words) == 0
    said = capsys.readouterr()
    assert f"{module} is not installed. “pip install cumuli[lab]” brings it." in said.err and "1 × random" in said.out
    assert sorted(file.suffix for file in tmp_path.iterdir()) == [".json", ".md"]


def test_bots_that_never_met_are_shown_without_ratings(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "cloudy_kingdom", "random", "greedy", "1", "--meet", "mixed", "--deals", "1", "--lang", "en"]
    assert main(words) == 0
    said = capsys.readouterr()
    assert "More deals bring them together." in said.err and "Elo" not in said.out
