"""Hands must not leak by time: whether a seat holds the card that was led shows in no frame before its answer.

An evening is played twice on a fake clock, from the same seeds: once the seat
in question holds the card, once it does not.  All that others were sent up to
the answer must be the same, to the letter and to the moment.
"""

from __future__ import annotations

import asyncio
from math import log
from pathlib import Path
from random import Random
from statistics import fmean, median, pstdev

import pytest

from cumuli.server.config import Config
from cumuli.server.table.pacing import Beats, length
from server.scenes import ASKED, Heard, House, Scene, about, choose, house, lead

ANN, BOB = (0, 1, 2), (1, 3, 4)
FILLERS = (4, 5)
CHOSEN = ("answers early", "sealed ahead", "ordered ahead", "answers at the last moment", "chosen by a bot")


async def evening(at: House, cadence: str, how: str, tricks: int, seed: int, game: str = "follow") -> list[Heard]:
    """Play *tricks* tricks and one more, in which the seat in question does as *how* says; what others heard."""
    scene = Scene(at, cadence, seed)
    await scene.open(game, {} if game == "follow" else {"start": "1"})
    common = [card for card in range(tricks) if seed >> card & 1]
    hand = [*common, tricks if how in CHOSEN or how == "late" else 3, *FILLERS][:3]
    for seat, cards in enumerate((ANN, BOB, hand)):
        await scene.act(seat, choose(game, seat, cards))
    if "bot" in how:
        await at.players[ASKED].done("Stand", table=scene.table, seat=ASKED)
        await at.players[0].done("SetBot", table=scene.table, seat=ASKED, bot="random")
    for card in range(tricks + 1):
        last = card == tricks
        if last and how == "ordered ahead":
            for way in ("brave", "cowardly"):
                await scene.order(ASKED, {about(game, card): way})
        await scene.act(0, lead(game, card))
        await others_follow(scene, card, how if last else "answers early" if card in common else "passes")
    heard = scene.heard(tricks)
    assert "bot" in how or not scene.lobby_heard()
    await scene.close()
    return heard


async def others_follow(scene: Scene, card: int, how: str) -> None:
    """Bob follows if he must, a little later; then the seat in question."""
    at = scene.at
    await at.go(0.1)
    if how == "sealed ahead":
        for action in ({"type": "Brave"}, None, {"type": "Coward"}):
            await scene.seal(ASKED, action)
    await at.go(0.1)
    if card in BOB:
        await scene.act(1, {"type": "Coward"})
    await at.until(lambda: scene.asked() != 1)
    await scene.carry_out()
    await third_answers(scene, how)
    await at.until(lambda: scene.asked() != ASKED)
    await scene.carry_out()


async def third_answers(scene: Scene, how: str) -> None:
    """The seat in question has just been asked."""
    at = scene.at
    match how:
        case "answers early":
            await at.go(0.3)
            await scene.act(ASKED, {"type": "Coward"})
        case "says pass early":
            await at.go(0.3)
            await scene.act(ASKED, {"type": "Pass"})
        case "answers at the last moment":
            beat = at.server.hub.beats._at[scene.table]
            await at.go(0.85)
            assert not beat.over.is_set()
            await scene.act(ASKED, {"type": "Coward"})
        case "late":
            await at.go(9)
            await scene.act(ASKED, {"type": "Coward"})


@pytest.mark.parametrize("game", ["follow", "broom_service"])
@pytest.mark.parametrize("cadence", ["short", "human"])
def test_nobody_hears_from_the_time_that_passes_what_a_seat_holds(tmp_path: Path, cadence: str, game: str) -> None:
    async def play() -> None:
        frames = 0
        async with house(tmp_path) as at:
            for tricks, seed in ((0, 1), (1, 2), (2, 3), (2, 4)):
                heard = await evening(at, cadence, "passes", tricks, seed, game)
                frames += sum(map(len, heard))
                for how in (*CHOSEN[:4], "says pass early"):
                    assert await evening(at, cadence, how, tricks, seed, game) == heard, how
            bots = await evening(at, cadence, "passes as a bot", 0, 5, game)
            assert await evening(at, cadence, "chosen by a bot", 0, 5, game) == bots
            assert all(answers == ["Done"] for answers in answered_once(at))
        assert frames > 100

    asyncio.run(play())


def answered_once(at: House) -> list[list[str]]:
    return [[a["type"] for a in answers] for client in at.players for answers in client.answers.values()]


@pytest.mark.parametrize("game", ["follow", "broom_service"])
@pytest.mark.parametrize("fault", ["cadence off", "published at once", "late"])
def test_what_tells_a_hand_is_found_out(tmp_path: Path, fault: str, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The negative control: the same evenings, the same comparison."""
    cadence = "off" if fault == "cadence off" else "short"
    how = "late" if fault == "late" else "answers early"
    if fault == "published at once":
        monkeypatch.setattr(Beats, "early", lambda beats, room: False)

    async def play() -> None:
        async with house(tmp_path) as at:
            held = await evening(at, cadence, how, 1, 2, game)
            passes = await evening(at, cadence, "passes", 1, 2, game)
            for one, other in zip(held, passes, strict=True):
                assert one != other
            assert await evening(at, cadence, "passes", 1, 2, game) == passes

    asyncio.run(play())


def test_forced_and_chosen_answers_wait_equally_long(tmp_path: Path) -> None:
    """Over many seeds, the waits are the same ones, and they are not all alike."""

    async def play() -> None:
        async with house(tmp_path) as at:
            waits: dict[str, list[float]] = {"passes": [], "answers early": []}
            for seed in range(12):
                for how, found in waits.items():
                    heard = await evening(at, "human", how, 0, seed)
                    found.append(heard[0][-1][0] - heard[0][-2][0])
            assert waits["passes"] == waits["answers early"]
            assert len(set(waits["passes"])) > 10 and all(1 <= wait <= 8 for wait in waits["passes"])

    asyncio.run(play())


def test_a_human_wait_is_drawn_from_a_log_normal_within_bounds() -> None:
    config = Config()
    waits = [length("human", config, Random(seed)) for seed in range(6_000)]
    assert min(waits) == 1.0 and max(waits) == 8.0
    assert abs(median(waits) - 2.5) < 0.1
    logs = [log(wait) for wait in waits]
    assert abs(fmean(logs) - log(2.5)) < 0.03 and 0.42 < pstdev(logs) < 0.5
    assert {length("short", config, Random(seed)) for seed in range(9)} == {0.9}
    assert length("off", config, Random(1)) == 0
