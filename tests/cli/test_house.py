"""Where commands look for a house: a folder, a file, a database; and what they say where there is none."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

import pytest
from psycopg import connect

from cumuli.cli import main
from cumuli.cli.house import address_of
from cumuli.store import Reported
from cumuli.store.opening import file_of, open_store
from postgres import schema

REPORT = Reported("a", "t1", 3, "luck", "p", "Bob", "q", "rude", "", 0.0)


def keep(address: str) -> None:
    async def work() -> None:
        store = open_store(address)
        await store.report(REPORT)
        await store.close()

    asyncio.run(work())


def test_what_is_said_on_the_command_line_comes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    def address(data: str = "", store: str = "") -> str:
        return address_of(argparse.Namespace(data=Path(data) if data else None, store=store))

    monkeypatch.delenv("CUMULI_STORE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "/home/ann")
    assert address() == "/home/ann/cumuli/cumuli.db" and address("here") == "here/cumuli.db"
    monkeypatch.setenv("CUMULI_STORE", "postgresql://db/x")
    assert address() == "postgresql://db/x" and address("here") == "here/cumuli.db"
    assert address("here", "sqlite:///a.db") == "sqlite:///a.db"
    assert file_of("sqlite:///a.db") == Path("a.db") and file_of("sqlite:////a.db") == Path("/a.db")


def test_every_command_finds_a_house_in_a_file_and_in_a_database(
    tmp_path: Path, postgresql: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with schema(postgresql) as url:
        for address in (f"sqlite:///{tmp_path / 'own.db'}", url):
            keep(address)
            assert main(["reports", "--store", address, "--lang", "en"]) == 0
            assert "Bob" in capsys.readouterr().out
            assert main(["corpus", "take", str(tmp_path / "x.games.gz"), "--store", address]) == 0
            assert main(["capsule", "--table", "nowhere", "--store", address, "--lang", "de"]) == 1
            assert "nowhere" in capsys.readouterr().err
            assert main(["doctor", "--store", address]) == 0
            told = capsys.readouterr().out
            assert ("PostgreSQL 1" in told) is address.startswith("postgresql")
        monkeypatch.setenv("CUMULI_STORE", url)
        assert main(["reports"]) == 0
        assert "Bob" in capsys.readouterr().out


@pytest.mark.parametrize("command", (["reports"], ["serve", "--port", "1"], ["doctor"]))
def test_a_database_that_does_not_answer_is_named_without_its_password(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    url = "postgresql://ann:opensesame@127.0.0.1:1/x?connect_timeout=2"
    assert main([*command, "--store", url, "--lang", "fr"]) == 1
    said = "".join(capsys.readouterr())
    assert "ann:…@127.0.0.1:1" in said and "opensesame" not in said


def test_a_database_of_a_newer_program_is_left_alone(postgresql: str, capsys: pytest.CaptureFixture[str]) -> None:
    with schema(postgresql) as url:
        keep(url)
        with connect(url, autocommit=True) as db:
            db.execute("INSERT INTO cumuli_schema VALUES (9999)")
        assert main(["reports", "--store", url, "--lang", "de"]) == 1
        assert "neueren Cumuli" in capsys.readouterr().err


def test_without_its_package_postgresql_is_not_spoken_to(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("postgres", "turn"):
        monkeypatch.setitem(sys.modules, f"cumuli.store.{module}", None)
    assert main(["serve", "--store", "postgresql://db/x", "--lang", "en"]) == 1
    assert "cumuli[postgres]" in capsys.readouterr().err


def test_a_file_that_is_no_database_is_said_to_be_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "cumuli.db").write_text("a letter, no database, and long enough to be looked at as one" * 20)
    assert main(["reports", "--data", str(tmp_path), "--lang", "en"]) == 1
    assert "not a database" in capsys.readouterr().err
