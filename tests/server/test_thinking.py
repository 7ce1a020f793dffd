"""Bots think elsewhere, for a while, with what they may know; and whatever happens, the game goes on."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from cumuli.bots import LEVELS
from cumuli.games import SHELF
from cumuli.games.cloudy_kingdom import GAME
from cumuli.server.clock import LoopClock
from cumuli.server.config import Config
from cumuli.server.ids import own_number
from cumuli.server.minds.thinking import LOG, Job, Report, Thinkers, work
from cumuli.server.minds.turns import Minds
from cumuli.server.minds.working import ENOUGH
from cumuli.table import Table
from server import brains
from server.harness import running

HERE = Path(__file__).parent
JOB = Job("duel", "greedy", 2, {}, "1", [1, 2], 0, 7, 5)


def thinkers(task: Callable[[Job], str], deadline: float = 20.0) -> Thinkers:
    return Thinkers(Config(bot_deadline=deadline), task)


def test_a_worker_answers_and_is_nice() -> None:
    async def work() -> None:
        some = thinkers(brains.about_itself)
        first, second = await some.choose(JOB), await some.choose(JOB)
        some.close()
        assert first is not None and first == second
        pid, nice = first.split()
        assert int(pid) != os.getpid() and nice == "19"

    asyncio.run(work())


@pytest.mark.parametrize("task", [brains.dies, brains.fails, brains.ends, brains.greedy_for_memory, brains.slow])
def test_a_worker_that_fails_gives_no_answer_and_is_replaced(task: Callable[[Job], str]) -> None:
    async def work() -> None:
        some = thinkers(task, deadline=1.0 if task is brains.slow else 20.0)
        assert await some.choose(JOB) is None
        some.task = brains.quick
        some.config = Config()
        assert await some.choose(JOB) == "deal 7"
        some.close()

    asyncio.run(work())


@pytest.mark.skipif(ENOUGH is None, reason="this system has no signal for it")
def test_a_bot_that_would_think_for_ever_answers_when_it_is_told() -> None:
    """While it thinks, before it has begun, or because its deadline is near; the next question it may think about."""

    async def work() -> None:
        some = thinkers(brains.until_told)
        stop, began = asyncio.Event(), time.monotonic()
        asyncio.get_running_loop().call_later(2.0, stop.set)
        assert await some.choose(JOB, stop=stop) == "keep"
        assert time.monotonic() - began >= 2.0
        assert await some.choose(JOB, stop=stop) == "keep"
        some.task = brains.to_the_end
        assert await some.choose(JOB) == "not told"
        some.task = brains.until_told
        some.config = Config(bot_deadline=2.0)
        assert await some.choose(JOB) == "keep"
        asyncio.get_running_loop().call_later(0.3, some.stop)
        some.config = Config(bot_deadline=600.0)
        assert await asyncio.gather(*(some.choose(JOB) for _ in range(3))) == ["keep"] * 3
        some.close()

    asyncio.run(work())


def test_where_many_are_asked_at_once_each_has_less_time() -> None:
    async def work() -> None:
        some = Thinkers(Config(bot_seconds=3.0), brains.seconds)
        assert await some.choose(JOB) == "3.0"
        shares = await asyncio.gather(*(some.choose(JOB) for _ in range(3)))
        assert sorted(map(float, filter(None, shares))) == [1.0, 1.5, 3.0]
        assert await some.choose(JOB) == "3.0"
        some.close()

    asyncio.run(work())


def test_every_level_answers_within_its_budget_and_by_the_rules() -> None:
    for game in SHELF.values():
        table = Table(game, ["a", "b", "c"], game.options(), Random(1))
        seat = table.state.to_act()[0]
        for level in LEVELS:
            job = Job(game.id, level, 3, {}, game.version, game.save(table.state), seat, 7, 5, seconds=0.02)
            word = game.read(table.state, work(job))
            assert table.state.allows(seat, game.code(table.state, word))


@pytest.mark.skipif(ENOUGH is None, reason="this system has no signal for it")
def test_a_house_that_shuts_lets_its_bots_say_what_they_have(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path, levels=("random", "greedy"), bot_deadline=60.0) as server:
            server.hub.minds.thinkers.task = brains.until_told
            ann = await server.client("Ann")
            made = await ann.done("Create", game="duel", seats=2, bots=["greedy"], start=True)
            await asyncio.sleep(1.5)
            before = len(await server.hub.store.entries(made["table"]))
        async with running(tmp_path) as server:
            entries = await server.hub.store.entries(made["table"])
            assert len(entries) == before + 1 and b"keep" in entries[-1].payload

    asyncio.run(play())


def test_in_a_beat_a_bot_is_told_to_answer_before_the_beat_is_over() -> None:
    """Later, all would see that its seat had a choice."""

    class Waiting(Thinkers):
        async def choose(self, job: Job, report: Report = LOG.error, stop: asyncio.Event | None = None) -> str | None:
            assert stop is not None
            await stop.wait()
            return "brave"

    async def run() -> None:
        clock, over, config = LoopClock(), asyncio.Event(), Config(bot_pause=0.0)
        beat = SimpleNamespace(over=over, until=clock.now() + 0.6)
        asyncio.get_running_loop().call_later(0.6, over.set)
        hub: Any = SimpleNamespace(beats=SimpleNamespace(of=lambda *question: beat), config=config, clock=clock)
        minds = Minds(hub, Waiting(config))

        async def choose() -> str | None:
            said = await minds._choose(JOB, LOG.error, beat)  # type: ignore[arg-type]
            assert not over.is_set()
            return said

        assert await asyncio.wait_for(choose(), 5.0) == "brave"

    asyncio.run(run())


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="counts threads in /proc")
def test_a_worker_that_counts_takes_one_thread_and_far_less_memory_than_it_may() -> None:
    async def work() -> None:
        some = thinkers(brains.counts)
        threads, megabytes = map(int, (await some.choose(JOB) or "").split())
        some.close()
        assert threads <= 0 and megabytes << 20 < Config().bot_memory // 2

    asyncio.run(work())


def test_a_bot_answers_as_a_record_would_say_it() -> None:
    table = Table(GAME, ["a", "b"], GAME.options(), Random(1))
    saved = GAME.save(table.state)
    said = work(Job(GAME.id, "random", 2, {}, GAME.version, saved, table.state.to_act()[0], 7, 5))
    assert said in {GAME.write(table.state, word) for word in table.legal(0)}


def test_a_bot_is_itself_for_a_whole_game_and_after_a_restart_and_nobody_can_tell_who(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its number is the same for each question, another one on each seat, and comes from the house's secret."""
    notes = tmp_path / "own.txt"
    monkeypatch.setenv("CUMULI_TEST_OWN", str(notes))

    async def rounds(table: str, cookie: str, seats: set[int]) -> str:
        async with running(tmp_path, levels=("random", "greedy")) as server:
            server.hub.minds.thinkers.task = brains.own
            ann = await server.client("Ann", cookie)
            if not table:
                made = await ann.done("Create", game="duel", seats=3, bots=["greedy"] * 2, options={"rounds": 9})
                table = made["table"]
                await ann.done("Start", table=table)
            await ann.watch(table)
            for _ in range(2):
                (block,) = await ann.until(lambda: ann.asked(table), 30)
                left = block["view"]["rounds"]
                await ann.play(table, block, {"type": "Keep"})
                await ann.until(lambda left=left: ann.tables[table]["blocks"][0]["view"]["rounds"] < left, 30)
            assert own_number(server.hub.secret, table, 1) != own_number(bytes(32), table, 1)
            seats |= {own_number(server.hub.secret, table, seat) for seat in (1, 2)}
            return f"{table} {ann.cookie}"

    numbers: set[int] = set()
    table, cookie = asyncio.run(rounds("", "", numbers)).split(" ", 1)
    asyncio.run(rounds(table, cookie, numbers))
    told = {tuple(map(int, line.split())) for line in notes.read_text().splitlines()}
    assert len(notes.read_text().splitlines()) >= 8 and len(told) == 2
    assert {number for _, number in told} == numbers and max(numbers) < 2**63


PARENT = """
import asyncio
from server import brains
from cumuli.server.config import Config
from cumuli.server.minds.thinking import Job, Thinkers

async def work():
    job = Job("duel", "greedy", 2, {}, "1", [1, 2], 0, 7, 5)
    some = Thinkers(Config(), brains.about_itself)
    print((await some.choose(job)).split()[0], flush=True)
    some.task = brains.slow
    await some.choose(job)

if __name__ == "__main__":
    asyncio.run(work())
"""


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
def test_a_worker_dies_with_its_server(tmp_path: Path) -> None:
    (tmp_path / "parent.py").write_text(PARENT)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(HERE.parent), os.environ.get("PYTHONPATH", "")])}
    parent = subprocess.Popen([sys.executable, str(tmp_path / "parent.py")], stdout=subprocess.PIPE, env=env)
    assert parent.stdout is not None
    worker = Path("/proc") / parent.stdout.readline().decode().strip()
    assert worker.is_dir()
    parent.kill()
    parent.wait()
    parent.stdout.close()
    for _ in range(100):
        if not worker.is_dir() or "\nState:\tZ" in (worker / "status").read_text():
            return
        time.sleep(0.05)
    raise AssertionError("the worker lives on")


def test_a_game_goes_on_though_a_bot_has_no_answer(tmp_path: Path) -> None:
    """A bot that gives a code that is not legal, or none, plays any legal move."""

    async def play() -> None:
        async with running(tmp_path, levels=("random", "greedy")) as server:
            server.hub.minds.thinkers.task = brains.quick  # answers as luck would: never legal
            ann = await server.client("Ann")
            made = await ann.done("Create", game="duel", seats=3, bots=["greedy", "random"], start=True)
            table = made["table"]
            await ann.watch(table)
            while ann.tables[table]["info"]["status"] != "over":
                (block,) = await ann.until(lambda: ann.asked(table), 30)
                rounds = block["view"]["rounds"]
                await ann.play(table, block, {"type": "Show"})
                await ann.until(lambda r=rounds: ann.tables[table]["blocks"][0]["view"]["rounds"] < r, 30)

    asyncio.run(play())


def test_bots_alone_play_to_the_end_and_a_restart_resumes_them(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path, bot_pause=0.05, dealer=lambda: Random(3)) as server:
            ann = await server.client("Ann")
            made = await ann.done("Create", game="cloudy_kingdom", seats=3, bots=["random"] * 2)
            table = made["table"]
            await ann.done("Stand", table=table, seat=0)
            await ann.done("SetBot", table=table, seat=0, bot="random")
            await ann.done("Start", table=table)
            await asyncio.sleep(0.3)
            early = len(await server.hub.store.entries(table))
        async with running(tmp_path) as server:
            ann = await server.client("Ann", ann.cookie)
            await ann.until(lambda: [t["status"] for t in ann.lobby] == ["over"], 30)
            entries = await server.hub.store.entries(table)
            assert len(entries) > early > 4
            keys = [entry.command for entry in entries[4:]]
            assert all(key.startswith(f"bot:{table}:") for key in keys) and len(set(keys)) == len(keys)
            (await server.hub.room(table)).play.table.record.verify()  # type: ignore[union-attr]

    asyncio.run(play())


def test_a_bot_waits_a_moment_so_that_people_can_follow(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path, bot_pause=0.4) as server:
            ann = await server.client("Ann")
            began = time.monotonic()
            made = await ann.done("Create", game="duel", seats=2, bots=["random"], start=True)
            opened = await ann.watch(made["table"])
            await ann.until(lambda: ann.tables[made["table"]]["seq"] > opened["seq"])
            assert time.monotonic() - began >= 0.4

    asyncio.run(play())


def test_a_bot_is_given_only_a_guess_at_the_world(tmp_path: Path) -> None:
    """What goes to the worker is the resampled position: the same for many true ones."""

    async def play() -> None:
        async with running(tmp_path, dealer=lambda: Random(1)) as server:
            ann = await server.client("Ann")
            made = await ann.done("Create", game="duel", seats=2, options={"rounds": 1})
            await ann.done("Sit", table=made["table"], seat=1)
            await ann.done("Start", table=made["table"])
            room = await server.hub.room(made["table"])
            assert room.play is not None
            guesses = [room.play.guess(0, Random(seed)) for seed in range(200)]
            hands = room.play.table.state.hands  # type: ignore[attr-defined]
            assert {guess[1] for guess in guesses} == {hands[0]}
            assert {guess[2] for guess in guesses} == set(range(1, 10))

    asyncio.run(play())


@pytest.mark.parametrize(("game", "beat"), [("duel", True), ("duel", False), ("broom_service", False)])
def test_a_bot_that_fails_where_only_a_choice_is_thought_about_is_logged_when_the_game_is_over(
    game: str, beat: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """Where the house answers for whoever must pass, a line in the log would tell what a seat holds.

    So it is in a beat, and at tables of such a game that have none.
    """
    later = beat or game != "duel"

    class Failing(Thinkers):
        async def do(self, task: Any, *things: Any) -> Any:
            raise RuntimeError("no thoughts")

    async def run() -> None:
        over = asyncio.Event()
        over.set()
        config = Config(bot_pause=0.0)
        beats = SimpleNamespace(of=lambda *question: SimpleNamespace(over=over, until=0.0) if beat else None)
        house = SimpleNamespace(shelf=SHELF)
        hub: Any = SimpleNamespace(beats=beats, config=config, clock=LoopClock(), house=house)
        minds = Minds(hub, Failing(config))

        async def job(*given: Any) -> Job:
            return replace(JOB, game=game)

        minds.job = job  # type: ignore[method-assign]
        assert await minds._think(("table", 1, 2), JOB.level) is None
        assert bool(caplog.records) is not later
        room: Any = SimpleNamespace(id="table", summary=SimpleNamespace(status="over"), thinkers=[])
        minds.wake(room)
        (line,) = caplog.records
        assert "failed" in line.getMessage() and line.exc_info

    asyncio.run(run())
