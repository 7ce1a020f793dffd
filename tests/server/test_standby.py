"""Two servers for one house: the second stands by, and goes on with every game when the first is killed."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from postgres import schema
from server.harness import Client, fetch
from server.test_postgres import answers

SOURCE = Path(__file__).parents[2] / "src"


@pytest.fixture
def url(postgresql: str) -> Iterator[str]:
    with schema(postgresql) as url:
        yield url


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def serve(url: str, port: int, said: Path) -> subprocess.Popen[bytes]:
    """As somebody would type it; the address stands in the environment."""
    env = {**os.environ, "CUMULI_STORE": url}
    command = [sys.executable, "-m", "cumuli.cli", "serve", "--port", str(port), "--lang", "en"]
    with said.open("wb") as out:
        return subprocess.Popen(command, env=env, stdout=out, stderr=out)


async def until(port: int, seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while True:
            try:
                if (await asyncio.to_thread(fetch, f"http://127.0.0.1:{port}/readyz"))[0] == 200:
                    return
            except OSError:
                await asyncio.sleep(0.05)


def closed(port: int) -> bool:
    with socket.socket() as knock:
        return knock.connect_ex(("127.0.0.1", port)) != 0


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_game_goes_on_at_the_second_server_when_the_first_is_gone(
    tmp_path: Path, url: str, how: signal.Signals
) -> None:
    one, two = free_port(), free_port()
    first, waits = serve(url, one, tmp_path / "first"), tmp_path / "second"

    async def evening() -> None:
        await until(one)
        second.append(serve(url, two, waits))
        while b"stands by" not in waits.read_bytes():
            await asyncio.sleep(0.05)
        ann = await (await Client(one).open()).hello("Ann")
        made = await ann.done("Create", game="cloudy_kingdom", seats=2, bots=["random"], options={"board": "2x2"})
        table = str(made["table"])
        await ann.watch(table)
        await ann.done("Start", table=table)
        await answers(ann, table, 3)
        assert closed(two), "who stands by lets nobody in"
        first.send_signal(how)
        gone = time.monotonic()
        await until(two, 20)
        print(f"{how.name}: {time.monotonic() - gone:.2f} s until the second server was ready")
        again = await (await Client(two, ann.cookie).open()).hello("Ann")
        seen = await again.watch(table)
        assert seen["seq"] >= ann.tables[table]["seq"] and seen["info"]["status"] == "playing"
        await answers(again, table, 10_000)
        assert again.tables[table]["info"]["status"] == "over"
        await ann.close()
        await again.close()

    second: list[subprocess.Popen[bytes]] = []
    try:
        asyncio.run(evening())
    finally:
        for process in (first, *second):
            process.kill()
            process.wait()


def test_a_server_whose_turn_another_took_stops(tmp_path: Path, url: str) -> None:
    """Its connection is cut, the second takes over; the first must not let people play beside it."""
    from psycopg import connect

    one, two = free_port(), free_port()
    first, second = serve(f"{url}&application_name=first", one, tmp_path / "first"), None
    try:
        asyncio.run(until(one))
        second = serve(url, two, tmp_path / "second")
        while b"stands by" not in (tmp_path / "second").read_bytes():
            time.sleep(0.05)
        end = time.monotonic() + 20
        while first.poll() is None and time.monotonic() < end:  # whoever is quicker has it: until it is the second
            with connect(url, autocommit=True) as db:
                db.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'first'")
            time.sleep(0.5)
        assert first.poll() == os.EX_TEMPFAIL
        assert b"Another server has opened this house" in (tmp_path / "first").read_bytes()
        asyncio.run(until(two, 20))
    finally:
        for process in filter(None, (first, second)):
            process.kill()
            process.wait()
