"""Before a house runs on another version, every game of it is played again there."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cumuli.cli import main
from cumuli.games import SHELF
from cumuli.server.operating import upgrade
from cumuli.server.operating.upgrade import ELSE, REFUSED, SAME, UNKNOWN, Judged, judged
from server.harness import running

SHORT: dict[str, dict[str, Any]] = {
    "cloudy_kingdom": {"board": "2x2"},
    "broom_service": {"cadence": "off"},
    "cloud_mine": {},
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of each kind between bots, played out; one under way, a move of which was taken back; one not begun."""
    folder = tmp_path_factory.mktemp("house")

    async def play() -> None:
        async with running(folder, dealer=lambda: Random(4)) as server:
            ann = await server.client("Ann")
            for game, options in SHORT.items():
                seats = SHELF[game].seats[0]
                made = await ann.done("Create", game=game, seats=seats, bots=["random"] * (seats - 1), options=options)
                await ann.done("Stand", table=made["table"], seat=0)
                await ann.done("SetBot", table=made["table"], seat=0, bot="random")
                await ann.done("Start", table=made["table"])
            await ann.until(lambda: [t["status"] for t in ann.lobby].count("over") == len(SHORT), 120)
            await ann.done("Create", game="broom_service", seats=2)
            made = await ann.done("Create", game="broom_service", seats=2, bots=["random"], start=True)
            await ann.watch(made["table"])
            (block,) = await ann.until(lambda: ann.asked(made["table"]))
            await ann.act(made["table"], block, block["legal"][0])

    asyncio.run(play())
    return folder


def checked(folder: Path) -> list[Judged]:
    from cumuli.store.opening import open_store

    async def read() -> list[Judged]:
        store = open_store(str(folder / "cumuli.db"))
        try:
            return [one async for one in judged(store)]
        finally:
            await store.close()

    return sorted(asyncio.run(read()), key=lambda one: (one.game, one.status))


def test_on_the_same_engine_every_game_comes_to_the_same(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = checked(house)
    assert [one.status for one in found] == ["over", "playing", "over", "over"]
    assert {one.game for one in found} == set(SHELF)
    assert all(one.verdict == SAME and one.plies for one in found)
    assert main(["upgrade", "check", "--data", str(house), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "4 games were played again" in said and "4 of them" in said and "Nothing differs" in said


def test_a_move_that_is_not_legal_any_more_is_told_with_its_ply(
    house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rule = upgrade.allowed
    monkeypatch.setattr(upgrade, "allowed", lambda state, seat, code: seat != 1 and rule(state, seat, code))
    found = checked(house)
    assert {one.verdict for one in found if one.status == "over"} == {REFUSED}
    assert all(0 < one.ply <= one.plies and one.move.startswith("2 ") for one in found if one.verdict == REFUSED)
    assert main(["upgrade", "check", "--data", str(house), "--lang", "de"]) == 1
    said = capsys.readouterr().out
    assert "ist hier nicht erlaubt" in said and "Einige Partien weichen ab" in said


def test_a_game_that_ends_otherwise_is_told(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    end = upgrade.over
    monkeypatch.setattr(upgrade, "over", lambda *given: end(*given).__class__((99.0,), "otherwise", ()))
    found = checked(house)
    assert {one.verdict for one in found if one.status == "over"} == {ELSE}
    assert [one.verdict for one in found if one.status == "playing"] == [SAME]


def test_rules_that_are_no_longer_on_the_shelf_are_told(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(upgrade.SHELF, "cloud_mine", replace(SHELF["cloud_mine"], version="2", versions=("2",)))
    found = {one.game: one.verdict for one in checked(house)}
    assert found == {"broom_service": SAME, "cloud_mine": UNKNOWN, "cloudy_kingdom": SAME}


def test_where_no_house_is_the_command_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["upgrade", "check", "--data", str(tmp_path), "--lang", "en"]) == 1
    assert str(tmp_path) in capsys.readouterr().err
