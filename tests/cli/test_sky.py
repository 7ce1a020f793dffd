"""Cloud Mine at the terminal: through pipes, as a person types it."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from cumuli.cli import main, sky
from cumuli.record import Record
from cumuli.words import LANGUAGES

PLAY = ["play", "cloud_mine", "--bots", "random", "--seed", "3", "--seats", "4"]
START = ["--options", "start=1"]


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_played_written_down_and_replayed(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "it.game"
    typed(monkeypatch, *["moves", "1"] * 80)
    options = ["--options", "elision=strict", "turned=hidden", "piles=hidden"]
    assert main([*PLAY, "--lang", lang, "--record", str(file), "--name", "Ann", *options]) == 0
    said = capsys.readouterr().out
    record = Record.parse(file.read_text(encoding="utf-8"))
    assert record.verify().outcome() is not None
    assert record.options == {"elision": "strict", "turned": "hidden", "piles": "hidden"}
    assert not re.search(r"\b(drawn|prompt|cli|role|event)-[a-z]", said), "an id in place of words"
    assert said.count("⣿") > 1000
    assert main(["verify", str(file), "--lang", lang]) == 0
    capsys.readouterr()
    assert main(["replay", str(file), "--lang", lang]) == 0
    assert capsys.readouterr().out.rstrip().endswith(str(record.result))


def test_whoever_describes_a_cloud_just_says_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "it.game"
    typed(monkeypatch, "why one two three four five six", "ein Elefant 🐘", "Zwei  Bären!", "quit")
    assert main([*PLAY, "--lang", "en", "--record", str(file), *START]) == 0
    said = capsys.readouterr().out
    assert "Pictures and symbols do not count as words." in said and "Player 1 says: “Zwei Bären!”." in said
    assert "1 say Zwei Bären!" in file.read_text(encoding="utf-8").split("\n")


def test_a_letter_is_enough_for_a_guess_and_why_tells_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "a bear", "why guess h", "why guess b", "B", "quit")
    assert main([*PLAY, "--lang", "en", *START]) == 0
    said = capsys.readouterr().out
    assert "No cloud lies there." in said and "Player 1 points at cloud B" in said


def test_a_verified_record_may_hold_any_words_and_no_others(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "it.game"
    typed(monkeypatch, "a bear", *["1"] * 80, *["moves", "1"] * 80)
    assert main([*PLAY, "--lang", "en", "--record", str(file), *START]) == 0
    text = file.read_text(encoding="utf-8")
    assert "1 say a bear" in text
    capsys.readouterr()
    file.write_text(text.replace("1 say a bear", "1 say a bear or two or three"), encoding="utf-8")
    assert main(["verify", str(file), "--lang", "en"]) == 1
    told = "".join(capsys.readouterr())
    assert "That makes 6 words." in told or "a bear or two or three" in told


def test_every_card_of_the_deck_is_drawn_and_other_decks_are_not() -> None:
    drawn = [sky.dots("standard", card) for card in range(80)]
    for dots in drawn:
        assert dots is not None and (len(dots), len(dots[0])) == (40, 48)
        assert 0.15 < sum(map(sum, dots)) / (40 * 48) < 0.95
    assert len({str(dots) for dots in drawn}) == 80
    assert sky.dots("garden", 3) is None and sky.dots("standard", 80) is None
