"""`cumuli store copy`: a played house moves from a file to a database, and back."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from cumuli.cli import main
from postgres import schema
from server.harness import running
from server.test_postgres import answers


def play(folder: Path, store: str = "", game: str = "cloudy_kingdom", most: int = 10_000) -> str:
    """One game against a bot."""

    async def work() -> str:
        async with running(folder, store=store) as server:
            ann = await server.client("Ann")
            made = await ann.done("Create", game=game, seats=2, bots=["random"])
            await ann.watch(made["table"])
            await ann.done("Start", table=made["table"])
            await answers(ann, made["table"], most)
            return str(made["table"])

    return asyncio.run(work())


def record(folder: Path, store: str, table: str) -> bytes:
    async def work() -> bytes:
        async with running(folder, store=store) as server:
            status, _, told = await (await server.client("Eve")).get(f"/t/{table}.record")
            assert status == 200
            return told

    return asyncio.run(work())


def test_a_house_moves_into_a_database_and_back_and_its_games_are_the_same(
    tmp_path: Path, postgresql: str, capsys: pytest.CaptureFixture[str]
) -> None:
    over, open_ = play(tmp_path), play(tmp_path, most=3)
    before = record(tmp_path, "", over)
    with schema(postgresql) as url:
        assert main(["store", "copy", str(tmp_path), url, "--lang", "en"]) == 0
        told = capsys.readouterr().out
        assert "2 tables with" in told and "0 decks have been copied." in told
        assert "2 games were played again" in told and f"cumuli serve --store '{url}'" in told
        assert record(tmp_path / "new", url, over) == before
        more = play(tmp_path / "new", store=url, game="duel", most=1)
        assert main(["store", "copy", str(tmp_path), url, "--lang", "de"]) == 1, "it has gone on there"
        assert "nicht frei" in capsys.readouterr().err
        back = tmp_path / "back.db"
        assert main(["store", "copy", url, str(back), "--lang", "fr"]) == 0
        assert "coup par coup" in capsys.readouterr().out
        with sqlite3.connect(back) as db:
            assert {id for (id,) in db.execute("SELECT id FROM tables")} == {over, open_, more}
        assert record(tmp_path / "again", str(back), over) == before


def test_a_copy_that_cannot_be_made_says_why(
    tmp_path: Path, postgresql: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["store", "copy", str(tmp_path / "nowhere.db"), str(tmp_path / "b.db"), "--lang", "en"]) == 1
    assert "Nothing is kept" in capsys.readouterr().err and not (tmp_path / "b.db").exists()
    play(tmp_path, game="duel", most=1)
    assert main(["store", "copy", str(tmp_path), str(tmp_path / "cumuli.db"), "--lang", "en"]) == 2
    assert "same place" in capsys.readouterr().err
    assert main(["store", "copy", str(tmp_path), "postgresql://ann:pst@127.0.0.1:1/x", "--lang", "en"]) == 1
    said = capsys.readouterr().err
    assert "ann:…@" in said and "pst" not in said
    with sqlite3.connect(tmp_path / "cumuli.db") as db:
        db.execute("UPDATE people SET name = 'a' || char(0) || 'b'")
    with schema(postgresql) as url:
        assert main(["store", "copy", str(tmp_path), url, "--lang", "en"]) == 1
        assert "0x00" in capsys.readouterr().err


def test_a_game_that_cannot_be_played_again_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = play(tmp_path, most=5)
    with sqlite3.connect(tmp_path / "cumuli.db") as db:
        db.execute("DELETE FROM entries WHERE seq = (SELECT max(seq) - 2 FROM entries)")
    assert main(["store", "copy", str(tmp_path), str(tmp_path / "b.db"), "--lang", "en"]) == 1
    said = capsys.readouterr().err
    assert f"One game cannot be played again: {table}" in said and "Keep the house where it is" in said
