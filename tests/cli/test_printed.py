"""`cumuli play --printed`: the small file that the page saves is played with, or refused in sentences."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from cumuli.cli import main
from cumuli.record import Record

TOWER = {"FT38": ["green", "round", 3, 1]}


def played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], said: Any, game: str = "broom_service", lang: str = "en"
) -> tuple[int, str]:
    """Sit down with a file, and get up at once: the code, and all that was said."""
    file = tmp_path / "box.json"
    file.write_bytes(said if isinstance(said, bytes) else json.dumps(said).encode())
    record = tmp_path / "game.record"
    code = main(["play", game, "--printed", str(file), "--record", str(record), "--lang", lang, "--seats", "3"])
    out, err = capsys.readouterr()
    return code, (out + err).replace(str(file), "box.json")


def saved(**more: Any) -> dict[str, Any]:
    return {"cumuli": "corrections", "version": 1, "game": "broom_service", "by": "Ann", **more}


@pytest.fixture(autouse=True)
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))


def test_a_file_that_the_page_saved_is_played_with_and_stands_in_the_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = played(tmp_path, capsys, saved(values=TOWER, right=["lightning"]))
    assert code == 0 and "Played as in the box: 2 values" in said
    record = Record.parse((tmp_path / "game.record").read_text(encoding="utf-8"))
    assert record.options["printed"]["values"] == TOWER and record.options["printed"]["by"] == "Ann"


WRONG: list[tuple[Any, str, str]] = [
    (b"{", "en", "no file of corrections"),
    (b"\xff\xfe", "de", "box.json"),
    (saved(game="cloudy_kingdom"), "en", "for another game: Cloudy Kingdom"),
    (saved(version=2), "en", "newer house"),
    (saved(values={"FT38": ["violet", "round", 99, 0]}), "en", "box.json, FT38: Only 0 to 20 is possible."),
    (saved(values={"FT38": ["pink", "round", 4, 0]}), "fr", "FT38"),
    (saved(values={"heavy.1": [1, 1, 1]}), "en", "box.json, heavy: There are 24 heavy clouds in the box"),
    (saved(values={"nothing": [1]}), "en", "“nothing” is no stand-in of this game."),
    (b" " * 70_000, "en", "longer than 64 kB"),
]


@pytest.mark.parametrize(("said", "lang", "why"), WRONG)
def test_what_cannot_be_is_refused_in_a_sentence_and_nothing_begins(
    said: Any, lang: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = played(tmp_path, capsys, said, lang=lang)
    assert code == 2 and why in told and "printed-no" not in told and "Traceback" not in told
    assert not (tmp_path / "game.record").exists()


def test_a_game_without_stand_ins_says_so_and_a_missing_file_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = played(tmp_path, capsys, saved(), game="cloud_mine")
    assert code == 2 and "leave --printed out" in told
    assert main(["play", "broom_service", "--printed", str(tmp_path / "none.json"), "--lang", "en"]) != 0
    assert "none.json" in capsys.readouterr().err
