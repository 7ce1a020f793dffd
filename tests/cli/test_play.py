"""A game at the terminal: through pipes, as a person types it."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from cumuli.cli import main
from cumuli.record import Record
from cumuli.telling import matching

MOVES = ["place cross a1 n", "place cross b2 e", "place cross b2 w", "magic chop", "player 2"]
PLAY = ["play", "cloudy_kingdom", "--bots", "random", "--seed", "5", "--lang", "en"]


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@pytest.mark.parametrize(
    "said, meant",
    [
        ("place cross b2 e", ["place cross b2 e"]),
        ("b2 e", ["place cross b2 e"]),
        ("pl cr b2 w", ["place cross b2 w"]),
        ("place", MOVES[:3]),
        ("b2", MOVES[1:3]),
        ("chop", ["magic chop"]),
        ("m", ["magic chop"]),
        ("b2 n", []),
        ("e b2", []),
    ],
)
def test_moves_may_be_shortened(said: str, meant: list[str]) -> None:
    assert matching(said, MOVES) == meant


def test_a_whole_game_is_played_and_written_down(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "it.game"
    typed(monkeypatch, *["moves", "1"] * 100)
    assert main([*PLAY, "--record", str(file), "--name", "Ann"]) == 0
    said = capsys.readouterr().out
    record = Record.parse(file.read_text(encoding="utf-8"))
    assert record.verify().outcome() is not None and record.seats[0] == "Ann"
    assert "Ann" in said and "begins." in said
    assert main(["verify", str(file), "--lang", "en"]) == 0


def test_the_board_the_hand_and_the_log_are_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "?", "board", "log", "quit")
    assert main([*PLAY, "--options", "start=1", "board=3x3"]) == 0
    said = capsys.readouterr().out
    assert said.count("┌───────┬───────┬───────┐") == 2
    assert "  2.6  Player 1 begins." in said and said.count("Player 1 begins.") == 2
    assert "Your card: " in said and "magic chop  Chop ’em: " in said
    assert "  1 place " in said
    assert said.rstrip().endswith("Stopped.")


def test_the_table_is_told_in_sentences(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, "look", "hand", "who", "lage", "quit")
    assert main([*PLAY[:-1], "de", "--options", "start=1", "board=2x2"]) == 0
    said = capsys.readouterr().out
    assert said.count("a1: leer.") == 2  # the English word and the German one
    assert "n: Verbindet" in said and said.count(" spielt Rose, Zauber: ") == 2


def test_what_the_other_holds_is_not_shown(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, "log")
    assert main([*PLAY, "--seats", "3", "--options", "start=1"]) == 0
    drawn = [line for line in capsys.readouterr().out.splitlines() if " draws " in line and "Player 1" not in line]
    assert drawn and all(line.endswith(" draws a card.") for line in drawn)


def test_a_refusal_says_why_and_by_which_rule(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(
        monkeypatch,
        "why place deadend a1 n",
        "place deadend a1 n",
        "why magic chop",
        "why jump",
        "why discard",
        "3",
        "undo",
    )
    assert main([*PLAY, "--options", "start=1"]) == 0
    said = capsys.readouterr().out
    assert said.count("  3.1  You do not hold that card.") == 2
    assert "  6.3  There is nothing on the board" in said
    assert "  3.4  Your card fits somewhere" in said
    assert "That is no move in this game." in said
    assert "> 3\n  1 place" in said, "a number counts only once the moves have been seen"


def test_all_is_said_in_the_language_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "?")
    assert main([*PLAY[:-1], "fr", "--options", "magic=own_choice"]) == 0
    said = capsys.readouterr().out
    assert "Choisis" in said and "take chop" in said and "Interrompu." in said


@pytest.mark.parametrize(
    "options, said",
    [
        (["board=9x9"], "board: 9x9"),
        (["colour=red"], "colour"),
        (["board"], "board"),
        (["deck=standard99"], "standard99"),
    ],
)
def test_bad_options_are_refused(options: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*PLAY, "--options", *options]) == 2
    assert said in capsys.readouterr().out


def test_own_spells_and_decks_come_from_files(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    import cumuli.games.cloudy_kingdom as game

    gust = Path(game.__file__).parent / "data" / "spells" / "gust.toml"
    deck = tmp_path / "deck.toml"
    deck.write_text('provenance = "public"\n[count]\ncross = 20\n')
    typed(monkeypatch, "take gust", "take chop", "take burning", "?")
    assert main([*PLAY, "--options", f"spells={gust}", f"deck={deck}", "magic=own_choice", "start=1"]) == 0
    said = capsys.readouterr().out
    assert "takes the magic card “Gust”" in said and "magic gust  Gust: Turn a whole pile" in said
    assert "Your card: Crossing (cross)" in said and "Deck: 18." in said
    deck.write_text("provenance = ")
    assert main([*PLAY, "--options", f"deck={deck}"]) == 2


def test_it_runs_through_pipes() -> None:
    command = [sys.executable, "-m", "cumuli.cli", *PLAY]
    done = subprocess.run(command, input="moves\n1\n", capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout and "> 1\n" in done.stdout


@pytest.mark.parametrize("level", ["greedy", "two_ply"])
def test_every_bot_plays_along(level: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, "moves", "1", "moves", "1")
    assert main(["play", "cloudy_kingdom", "--bots", level, "--seed", "5", "--lang", "en"]) == 0
    assert capsys.readouterr().out.count("┌───────┬───────┬───────┐") == 3


def test_who_cannot_play_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*PLAY, "--seats", "7"]) == 2
    assert main([*PLAY, "--bots", "oracle"]) == 2
    assert "7 cannot play" in (said := capsys.readouterr().err) and "“oracle”" in said
