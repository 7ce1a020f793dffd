"""`cumuli think` and `cumuli serve --think queue`, as somebody starts them who keeps a house."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

import nats_server
from cumuli.games.cloudy_kingdom import GAME
from cumuli.server.minds.queue.broker import ANSWERS, Answer
from cumuli.server.minds.thinking import Job
from cumuli.table import Table
from server.harness import Client
from server.minds import asking, command


@pytest.fixture
def nats(tmp_path: Path) -> Iterator[str]:
    with nats_server.nats(tmp_path) as url:
        yield url


def test_the_command_thinks_for_real_games_and_ends_when_it_is_told(nats: str) -> None:
    table = Table(GAME, ["a", "b"], GAME.options(), Random(1))
    job = Job(GAME.id, "1", 2, {}, GAME.version, GAME.save(table.state), table.state.to_act()[0], 7, 5, b"", 0.1)

    async def work() -> None:
        async with asking(nats) as some:
            assert some.elsewhere == 2
            said = await asyncio.wait_for(some.choose(job), 60.0)
        assert said in {GAME.write(table.state, word) for word in table.legal(0)}

    process = command("think", "--workers", "2", CUMULI_NATS=nats.replace("nats://", "nats://me:secret@"))
    try:
        asyncio.run(work())
        process.send_signal(signal.SIGTERM)
        told, _ = process.communicate(timeout=20)
    finally:
        process.kill()
    assert process.returncode == 0
    where = nats.removeprefix("nats://")
    assert told.startswith(f"Thinking for every house that asks at {where}, 2 bots at a time.") and "secret" not in told


def test_the_command_asks_for_an_address_and_leaves_where_there_is_no_nats(tmp_path: Path) -> None:
    process = command("think", CUMULI_NATS="")
    told, _ = process.communicate(timeout=30)
    assert process.returncode == 2 and "--nats nats://host:4222" in told
    process = command("think", "--nats", nats_server.Nats(tmp_path).url)
    assert process.stdout is not None and process.stdout.readline()
    time.sleep(2.0)
    process.send_signal(signal.SIGINT)
    told, _ = process.communicate(timeout=20)
    assert process.returncode == 0 and "Traceback" not in told


def test_a_house_in_a_file_plays_a_real_game_with_bots_that_think_elsewhere(nats: str, tmp_path: Path) -> None:
    async def play(port: int) -> None:
        async with asking(nats) as some:
            heard = await some.broker.client.subscribe(f"{ANSWERS}.>")
            while True:
                with contextlib.suppress(OSError):
                    ann = await Client(port).open()
                    break
                await asyncio.sleep(0.2)
            await ann.hello()
            await asyncio.sleep(3.0)  # the house hears once a second who is there
            made = await ann.done("Create", game="broom_service", seats=2, bots=["2"], start=True)
            await ann.watch(made["table"])
            answer = msgspec.json.decode((await heard.next_msg(60)).data, type=Answer)
            assert answer.said is not None and answer.said.startswith("select ")
            await ann.close()

    port = nats_server.free_port()
    think = command("think", "--nats", nats)
    serve = command("serve", "--port", str(port), "--data", str(tmp_path), "--nats", nats, "--think", "queue")
    try:
        asyncio.run(asyncio.wait_for(play(port), 90.0))
        serve.send_signal(signal.SIGTERM)
        told, _ = serve.communicate(timeout=20)
        assert "Traceback" not in told
    finally:
        for process in (think, serve):
            process.kill()
            process.wait()


def test_serve_asks_for_a_nats_by_which_bots_can_be_asked(tmp_path: Path) -> None:
    process = command("serve", "--data", str(tmp_path), "--think", "queue", CUMULI_NATS="")
    told, _ = process.communicate(timeout=30)
    assert process.returncode == 2 and "--nats nats://host:4222" in told
