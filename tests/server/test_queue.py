"""Bots that think in other processes, over a real NATS: who dies is stood in for, and nothing counts twice."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import nats_server
from cumuli.server.config import Config
from cumuli.server.minds.queue.answering import Mind
from cumuli.server.minds.queue.asking import Asking
from cumuli.server.minds.queue.broker import ANSWERS, ENOUGH, QUESTIONS, Answer
from cumuli.server.minds.thinking import Job
from server import brains
from server.harness import running
from server.minds import JOB, another, asking, mind, until


@pytest.fixture
def nats(tmp_path: Path) -> Iterator[str]:
    with nats_server.nats(tmp_path) as url:
        yield url


def test_a_bot_thinks_in_another_process_and_is_nice(nats: str) -> None:
    async def work() -> None:
        async with asking(nats) as some:
            first, second = await some.choose(JOB), await some.choose(JOB)
        assert first is not None and first == second
        pid, nice = map(int, first.split())
        assert nice == 19 and int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1]) == other.pid

    with mind(nats, "about_itself") as other:
        asyncio.run(work())


def test_who_is_killed_while_it_thinks_is_stood_in_for_by_another(nats: str) -> None:
    async def work() -> None:
        async with asking(nats, bot_deadline=60.0) as some:
            thought = asyncio.create_task(some.choose(JOB))
            await asyncio.sleep(1.5)  # it is thought about for ever
            async with another(nats, "quick"):
                await until(lambda: some.elsewhere == 2)
                assert not thought.done()
                first.send_signal(signal.SIGKILL)
                began = time.monotonic()
                assert await asyncio.wait_for(thought, 15.0) == "deal 7"
                assert time.monotonic() - began < 8.0

    with mind(nats, "until_told") as first:
        asyncio.run(work())


def test_a_bot_elsewhere_answers_when_it_is_told_to(nats: str) -> None:
    """While it thinks, while its question waits for its turn, and because its deadline is near."""

    async def work() -> None:
        async with asking(nats, bot_deadline=60.0) as some:
            stop, began = asyncio.Event(), time.monotonic()
            asyncio.get_running_loop().call_later(1.5, stop.set)
            assert await some.choose(JOB, stop=stop) == "keep"
            assert 1.5 <= time.monotonic() - began < 10.0
            asyncio.get_running_loop().call_later(0.5, some.stop)
            assert await asyncio.gather(*(some.choose(JOB) for _ in range(3))) == ["keep"] * 3
            some.config = dataclasses.replace(some.config, bot_deadline=2.0)
            assert await some.choose(JOB) == "keep"

    with mind(nats, "until_told"):
        asyncio.run(work())


def test_who_is_told_to_go_lets_its_bots_say_what_they_have(nats: str) -> None:
    async def work() -> None:
        async with asking(nats, bot_deadline=60.0) as some:
            thought = asyncio.create_task(some.choose(JOB))
            await asyncio.sleep(1.5)
            other.send_signal(signal.SIGTERM)
            assert await asyncio.wait_for(thought, 10.0) == "keep"
            await until(lambda: not some.elsewhere, 2.0)
        assert other.wait(10) == 0

    with mind(nats, "until_told") as other:
        asyncio.run(work())


def test_what_breaks_elsewhere_is_reported_here_and_not_there(nats: str) -> None:
    async def work() -> None:
        lines: list[tuple[str, object]] = []

        def report(message: str, /, *args: object, exc_info: BaseException | None = None) -> None:
            lines.append((message, exc_info))

        async with asking(nats, brains.quick) as some:
            assert await some.choose(JOB, report) is None
        ((message, error),) = lines
        assert "failed" in message and "no idea" in str(error)

    with mind(nats, "fails") as other:
        asyncio.run(work())
        other.send_signal(signal.SIGTERM)
        assert other.stdout is not None and other.stdout.read() == ""


def test_where_nobody_thinks_elsewhere_bots_think_here_and_that_is_told_once(
    nats: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with asking(nats, brains.quick, somebody=False) as some:
            began = time.monotonic()
            assert [await some.choose(replace(JOB, seed=seed)) for seed in (1, 2)] == ["deal 1", "deal 2"]
            assert time.monotonic() - began < 10.0
            await asyncio.sleep(4.5)
            async with another(nats, "seconds", 3):
                await until(lambda: bool(some.elsewhere))
                assert await some.choose(JOB) == "2.0"
                shares = await asyncio.gather(*(some.choose(JOB) for _ in range(4)))
                assert sorted(map(float, filter(None, shares))) == [1.5, 2.0, 2.0, 2.0]  # three think at once
                await asyncio.sleep(0.5)

    with caplog.at_level(logging.WARNING):
        asyncio.run(work())
    told = [line.message for line in caplog.records if "elsewhere" in line.message]
    assert told[1:3] == ["nobody thinks elsewhere: bots think here", "somebody thinks elsewhere"]


def test_where_those_elsewhere_are_gone_or_silent_a_bot_thinks_here(nats: str) -> None:
    """Its process is killed and no other is there; or it is there, and answers nothing when it is told to."""

    async def work() -> None:
        async with asking(nats, brains.quick, bot_deadline=60.0) as some:
            thought = asyncio.create_task(some.choose(JOB))
            await asyncio.sleep(1.0)
            first.send_signal(signal.SIGKILL)
            assert await asyncio.wait_for(thought, 10.0) == "deal 7"
            async with another(nats, "slow"):
                await until(lambda: bool(some.elsewhere))
                some.config = dataclasses.replace(some.config, bot_deadline=4.0)
                assert await asyncio.wait_for(some.choose(JOB), 15.0) == "deal 7"

    with mind(nats, "until_told") as first:
        asyncio.run(work())


def test_without_nats_bots_think_here_and_once_it_is_back_elsewhere(tmp_path: Path) -> None:
    async def work() -> None:
        async with asking(kept.url, brains.quick) as some:
            assert (await some.choose(JOB) or "").endswith(" 19")
            kept.stop(signal.SIGKILL)
            await until(lambda: not some.elsewhere)
            assert await some.choose(JOB) == "deal 7"
            kept.start()
            await until(lambda: bool(some.elsewhere))
            assert (await asyncio.wait_for(some.choose(JOB), 10.0) or "").endswith(" 19")

    with nats_server.own(tmp_path) as kept, mind(kept.url, "about_itself"):
        asyncio.run(work())


def test_a_server_that_starts_before_nats_finds_it_later(tmp_path: Path) -> None:
    async def work() -> None:
        some = Asking(Config(nats=late.url, think="queue"), brains.quick)
        some.open()
        assert await some.choose(JOB) == "deal 7"
        late.start()
        async with another(late.url, "about_itself"):
            await until(lambda: bool(some.elsewhere))
            assert (await some.choose(JOB) or "").endswith(" 19")
        some.close()
        await some.closed()

    late = nats_server.Nats(tmp_path)
    try:
        asyncio.run(work())
    finally:
        late.stop()


def test_an_answer_that_comes_twice_or_to_no_question_changes_nothing(nats: str) -> None:
    async def work() -> None:
        async with asking(nats) as some:
            heard = await some.broker.client.subscribe(f"{ANSWERS}.>")
            assert await some.choose(JOB) == "deal 7"
            answer = await heard.next_msg(5)
            for said in (b"{", msgspec.json.encode(Answer("deal 8"))):
                await some.broker.client.publish(answer.subject, said)
                await some.broker.client.publish(f"{ANSWERS}.{some.name}.nobody", said)
            assert await some.choose(replace(JOB, seed=9)) == "deal 9"

    with mind(nats, "quick"):
        asyncio.run(work())


def test_what_is_asked_tells_nothing_but_what_the_seat_may_know(nats: str) -> None:
    """Neither the table nor anybody's name; and what is told to stop, or answered, bears a number drawn by lot."""

    async def work() -> None:
        async with asking(nats) as some:
            heard = [await some.broker.client.subscribe(subject) for subject in (QUESTIONS, f"{ENOUGH}.>")]
            stop = asyncio.Event()
            asyncio.get_running_loop().call_later(0.5, stop.set)
            await some.choose(JOB, stop=stop)
            asked, enough = [await one.next_msg(5) for one in heard]
            message = msgspec.json.decode(asked.data)
            name, question = message["args"]
            assert msgspec.json.decode(question, type=Job) == JOB and not message["kwargs"]
            assert enough.subject == f"{ENOUGH}.{name}" and enough.data == b"" and len(name) == 49
            assert set(message) == {"task_id", "task_name", "labels", "labels_types", "args", "kwargs"}
            assert message["task_id"] == name and message["task_name"] == "think"

    with mind(nats, "until_told"):
        asyncio.run(work())


def test_a_worker_that_is_killed_is_tried_once_more_by_the_same_process(nats: str, tmp_path: Path) -> None:
    async def work() -> None:
        leave = asyncio.Event()
        mind = Mind(Config(nats=nats, bot_workers=1), brains.about_itself)
        life = asyncio.create_task(mind.run(leave))
        async with asking(nats) as some:
            first = (await some.choose(JOB) or "").split()[0]
            mind.task = brains.until_told
            thought = asyncio.create_task(some.choose(JOB))
            await asyncio.sleep(0.5)
            mind.task = brains.about_itself
            os.kill(int(first), signal.SIGKILL)
            second = (await asyncio.wait_for(thought, 20.0) or "").split()[0]
            assert second not in ("", first)
            leave.set()
            await asyncio.wait_for(life, 10.0)

    asyncio.run(work())


def test_a_table_goes_on_when_those_who_think_for_it_are_killed_one_after_the_other(nats: str, tmp_path: Path) -> None:
    """Every question of its bots is answered once in the log, whoever thought about it, and how often."""

    async def play() -> None:
        from contextlib import AsyncExitStack

        from cumuli.server.app import thinkers
        from cumuli.server.table.deeds import Moved, read

        knobs = {"nats": nats, "think": "queue", "bot_pause": 0.0, "bot_deadline": 20.0}
        async with running(tmp_path, levels=("random", "greedy"), **knobs) as server:
            server.hub.minds.thinkers.close()
            server.hub.minds.thinkers = some = thinkers(server.hub.config)
            assert isinstance(some, Asking)
            some.task = brains.fails
            some.open()
            async with AsyncExitStack() as minds:
                others = [await minds.enter_async_context(another(nats, "a_while")) for _ in range(2)]
                await until(lambda: some.elsewhere == 2)
                ann = await server.client("Ann")
                made = await ann.done("Create", game="duel", seats=2, bots=["greedy"], options={"rounds": 9})
                table = made["table"]
                await ann.done("Start", table=table)
                await ann.watch(table)
                for round in range(4):
                    (block,) = await ann.until(lambda: ann.asked(table), 30)
                    left = block["view"]["rounds"]
                    await asyncio.sleep(0.3)  # the bot thinks at the same time
                    others[0].kill()
                    if round < 3:
                        others = [others[1], await minds.enter_async_context(another(nats, "a_while"))]
                    await ann.play(table, block, {"type": "Keep"})
                    await ann.until(lambda left=left: ann.tables[table]["blocks"][0]["view"]["rounds"] < left, 30)
                moves = [
                    move
                    for entry in await server.hub.store.entries(table)
                    for deed in read(entry.payload)
                    if isinstance(deed, Moved)
                    for move in deed.moves
                ]
                assert len([seat for seat, _ in moves if seat == 1]) == len([s for s, _ in moves if s == 0]) == 4

    asyncio.run(play())
