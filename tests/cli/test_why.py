"""`cumuli why`: a bot weighs a move of a record, in three languages, the same for the same seed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from cumuli.cli import main
from cumuli.core.game import CHANCE
from cumuli.games import SHELF
from cumuli.record import Record
from cumuli.table import Table
from cumuli.words import LANGUAGES, Catalogue


@pytest.fixture
def written(tmp_path: Path) -> tuple[Path, Record]:
    rng, game = Random(2), SHELF["cloudy_kingdom"]
    table = Table(game, ["Ann", "Bo"], game.options(board="2x2"), rng)
    for _ in range(8):
        seat = table.state.to_act()[0]
        table.act(seat, rng.choice(table.legal(seat)))
    path = tmp_path / "some.record"
    path.write_text(str(table.record))
    return path, table.record


def choice(record: Record) -> int:
    return max(ply for ply, (seat, _) in enumerate(record.moves, 1) if seat != CHANCE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_move_is_weighed_in_the_readers_language(
    lang: str, written: tuple[Path, Record], capsys: pytest.CaptureFixture[str]
) -> None:
    path, record = written
    ply = choice(record)
    words = ["why", str(path), str(ply), "--level", "2", "--lang", lang]
    assert main(words) == 0
    said = capsys.readouterr().out
    catalogue = Catalogue("cloudy_kingdom", lang)
    seat, line = record.moves[ply - 1]
    assert f"{seat + 1} {line}" in said and record.seats[seat] in said
    assert catalogue.text("bot-2-level") in said and catalogue.text("why-played") in said
    verdicts = [catalogue.text(f"why-{one}") for one in ("same", "other", "as-good")]
    assert sum(one in said for one in verdicts) == 1
    assert main(words) == 0 and capsys.readouterr().out == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bot_that_draws_lots_says_so(
    lang: str, written: tuple[Path, Record], capsys: pytest.CaptureFixture[str]
) -> None:
    path, record = written
    assert main(["why", str(path), str(choice(record)), "--level", "random", "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert Catalogue(None, lang).text("why-lots") in said and "%" in said


def test_what_nobody_chose_and_who_does_not_play_are_refused(
    written: tuple[Path, Record], capsys: pytest.CaptureFixture[str]
) -> None:
    path, record = written
    luck = next(ply for ply, (seat, _) in enumerate(record.moves, 1) if seat == CHANCE)
    for ply in (luck, len(record.moves) + 1):
        assert main(["why", str(path), str(ply), "--lang", "en"]) == 2
        assert f"Line {ply} of this record is no move" in capsys.readouterr().err
    assert main(["why", str(path), str(choice(record)), "--level", "planner", "--lang", "en"]) == 2
    assert "There is no bot “planner”" in capsys.readouterr().err
    path.write_text("nothing")
    assert main(["why", str(path), "1", "--lang", "en"]) == 1
