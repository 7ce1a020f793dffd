"""`cumuli reports`: what people reported, for whoever runs the house."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cumuli.cli import main
from cumuli.store import Reported
from cumuli.store.sqlite import SqliteStore


async def keep(path: Path, *reports: Reported) -> None:
    store = SqliteStore(path)
    for report in reports:
        await store.report(report)
    await store.close()


def test_whoever_runs_the_house_reads_what_was_reported_newest_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["reports", "--data", str(tmp_path / "nowhere"), "--lang", "en"]) == 1
    assert not (tmp_path / "nowhere").exists(), "looking makes nothing"
    old = Reported("a", "t1", 3, "you\x1b[2J cheat", "p", "Bob", "q", "rude", "twice", 0.0)
    new = Reported("b", "t2", 1, "luck", "p", "", "q", "spam", "", 90_000.0)
    asyncio.run(keep(tmp_path / "cumuli.db", old, new, old))
    assert main(["reports", "--data", str(tmp_path), "--lang", "de"]) == 0
    said = capsys.readouterr().out
    assert said.index("Tisch t2, Zeile 1: Werbung oder Unsinn") < said.index("Tisch t1, Zeile 3: Unhöflich")
    assert said.count("Bob sagt: you") == 1 and "twice" in said and "Zaungast sagt: luck" in said
    assert "\x1b[2J" not in said
