"""The server is killed while answers are acknowledged and not heard yet: none is lost, none is given twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cumuli.games import SHELF
from server.follow import FOLLOW
from server.test_kill import KILLS, ordeal


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check reads the log of a game that is on the shelf for this test only."""
    monkeypatch.setitem(SHELF, "follow", FOLLOW)


def test_kills_between_an_answer_and_its_beat_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    """At a game whose answers are acknowledged before they are heard."""
    wrong, done = asyncio.run(ordeal(tmp_path, "honest", KILLS // 4, 3, (0.1, 0.6), "follow"))
    assert not wrong, (wrong, done)
    assert done["sealed"] >= KILLS // 4, done
    assert done["deed Ordered"] and done["deed Proposed"], done
    print(dict(done))
    print(dict(done))


def test_a_server_that_keeps_no_sealed_answer_is_found_out(tmp_path: Path) -> None:
    """The negative control."""
    wrong, done = asyncio.run(ordeal(tmp_path, "forgetful", 2, 4, (1.0, 1.5), "follow"))
    assert wrong["acked but lost"], done
