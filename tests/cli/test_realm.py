"""Broom Service at the terminal: through pipes, as a person types it."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from cumuli import games
from cumuli.cli import main
from cumuli.cli.play import usual
from cumuli.cli.telling import SCENES
from cumuli.games import SHELF
from cumuli.games.broom_service.boards import DATA
from cumuli.record import Record
from cumuli.words import LANGUAGES

PLAY = ["play", "broom_service", "--bots", "random", "--seed", "5", "--lang", "en"]
FRONT = (DATA / "board_front.toml").read_text(encoding="utf-8")


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_every_game_on_the_shelf_has_its_scene_and_its_usual_bot() -> None:
    shipped = {file.parent.name for file in Path(games.__file__).parent.glob("*/__init__.py")}
    assert set(SCENES) == shipped <= set(SHELF)
    assert usual("cloudy_kingdom") == "2"
    assert all(usual(game) != "random" for game in shipped)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_played_written_down_and_replayed(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "it.game"
    typed(monkeypatch, *["moves", "1"] * 300)
    options = ["board=back", "storm=yes", "heavy_clouds=16", "start=1"]
    assert main([*PLAY[:-1], lang, "--seats", "3", "--record", str(file), "--name", "Ann", "--options", *options]) == 0
    said = capsys.readouterr().out
    record = Record.parse(file.read_text(encoding="utf-8"))
    assert record.verify().outcome() is not None and record.seats[0] == "Ann"
    assert record.options == {"board": "back", "storm": True, "heavy_clouds": 16, "start": "1"}
    assert not re.search(r"\b(drawn|prompt|cli|role|tile|cloud|happening|event)-[a-z]", said), "an id in place of words"
    assert said.count("┌") > 7, "the map, at least once a round"
    assert main(["replay", str(file), "--lang", lang]) == 0
    again = capsys.readouterr().out
    assert record.result is not None and again.rstrip().endswith(record.result)


def test_roles_may_be_named_in_any_order_and_by_their_beginnings(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "sel weather valley hill forest", "lead hill brave")
    assert main([*PLAY, "--options", "start=1"]) == 0
    said = capsys.readouterr().out
    assert "Your roles:  Forest Witch forest_witch · Hill Witch hill_witch · Valley Druid valley_druid" in said
    assert "▸① " in said and "Hill Witch: brave" in said


def test_what_cannot_be_chosen_is_told_why(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, "select forest hill", "select forest hill swamp valley", "undo", "fly 1 F10")
    assert main([*PLAY, "--options", "start=1"]) == 0
    said = capsys.readouterr().out
    assert said.count("  3.3  ") >= 2, "too few, and one that there is not"
    assert "What has been done stays done" in said


def test_nobody_is_asked_where_there_is_no_choice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "select forest hill mountain heath", *["moves", "1"] * 12)
    assert main([*PLAY, "--seats", "4", "--options", "start=1"]) == 0
    said = capsys.readouterr().out
    listed = [line for line in said.splitlines() if re.match(r"  1 ", line)]
    assert listed and not any(line.startswith("  1 pass") for line in listed)
    assert re.search(r"  4\.2  Player 1 ", said), "and yet it has answered"


def test_the_map_comes_with_plans_and_on_demand_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "select forest hill mountain heath", "lead forest brave", "board")
    assert main([*PLAY, "--options", "start=1"]) == 0
    said = capsys.readouterr().out
    assert said.count("\n┌") == 3, "to choose, to lead, and when asked for"
    assert "Where does a pawn fly?" in said


def test_help_tells_the_roles_of_the_hand(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, "?", "select forest hill mountain heath", "?")
    assert main([*PLAY, "--options", "start=1"]) == 0
    said = capsys.readouterr().out
    assert said.count("brave: I am the brave forest witch") == 2 and said.count("I am the brave weather fairy") == 1
    assert "  1 lead forest_witch brave" in said and "  1 select" not in said, "210 choices are not listed unasked"


def test_a_corrected_board_and_components_are_played_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    board, pieces = tmp_path / "board.toml", tmp_path / "pieces.toml"
    board.write_text(FRONT.replace('en = "Castle Wood"', 'en = "Grandma’s Wood"'), encoding="utf-8")
    pieces.write_text("[setup]\nstart_vp = 33\n", encoding="utf-8")
    typed(monkeypatch, "quit")
    assert main([*PLAY, "--options", f"board={board}", f"components={pieces}"]) == 0
    said = capsys.readouterr().out
    assert "Grandma’s Wood (forest)" in said and "33 VP" in said


def test_no_game_starts_on_a_bad_board(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    board = tmp_path / "board.toml"
    board.write_text(FRONT.replace("vp = 6", "vp = -6", 1), encoding="utf-8")
    assert main([*PLAY, "--options", f"board={board}"]) == 2
    told = capsys.readouterr()
    assert "board.toml, towers.FT02.vp: " in told.out and "so no game starts" in told.err
    board.write_text("vp = ")
    assert main([*PLAY, "--options", f"components={board}"]) == 2
    assert main([*PLAY, "--options", "heavy_clouds=12"]) == 2, "fewer only with storm clouds"
