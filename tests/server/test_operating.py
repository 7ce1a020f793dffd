"""What those need who keep a house running: figures, logs as JSON, and an end that nobody notices."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from cumuli.cli.serve import metrics_at
from server.harness import Client, fetch, running


def figure(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.M)
    assert found, (name, text)
    return float(found[1])


def test_figures_count_what_the_house_does_and_name_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            port = server.hub.figures.tell("127.0.0.1:0")
            ann = await server.client("Ann")
            made = await ann.done("Create", game="duel", seats=2, bots=["random"], start=True)
            await ann.done("Create", game="duel", seats=2)
            await ann.watch(made["table"])
            assert await ann.refused("Sit", table=made["table"], seat=1) == "table-full"
            await ann.ws.send("{")
            await ann.until(lambda: any(frame.get("reason") == "bad-message" for frame in ann.frames))
            status, heads, body = await asyncio.to_thread(fetch, f"http://127.0.0.1:{port}/metrics")
            text = body.decode()
            assert status == 200 and heads["content-type"].startswith("text/plain")
            assert figure(text, 'cumuli_commands_total{answer="done",kind="Create"}') == 2
            assert figure(text, 'cumuli_commands_total{answer="refused",kind="Sit"}') == 1
            assert figure(text, 'cumuli_commands_total{answer="refused",kind="unreadable"}') == 1
            assert figure(text, 'cumuli_tables{status="playing"}') == figure(text, 'cumuli_tables{status="open"}') == 1
            assert figure(text, "cumuli_sockets") == 1 and figure(text, "cumuli_rooms") == 2
            assert figure(text, "cumuli_answer_seconds_count") == 5
            assert figure(text, "cumuli_append_seconds_count") >= 2
            assert figure(text, "cumuli_conflicts_total") == 0
            assert figure(text, "process_resident_memory_bytes") > 1e6
            assert made["table"] not in text and "Ann" not in text and "random" not in text

    asyncio.run(play())


def test_figures_are_not_told_where_the_game_is(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann = await server.client("Ann")
            status, _, body = await ann.get("/metrics")
            assert b"cumuli_" not in body and status in (200, 404)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("given", "told"),
    [("", ""), ("9464", "127.0.0.1:9464"), ("10.0.0.2:9464", "10.0.0.2:9464"), ("[::1]:9464", "[::1]:9464")],
)
def test_a_port_alone_means_this_machine(given: str, told: str) -> None:
    assert metrics_at(given) == told


@pytest.mark.parametrize("given", ["x", "127.0.0.1:", "70000", "1.2.3.4:0"])
def test_what_is_no_port_is_refused(given: str) -> None:
    with pytest.raises(ValueError):
        metrics_at(given)


BREAK = """
import logging
from cumuli.server.operating.logs import in_json
in_json()
log = logging.getLogger("cumuli.server.hub")
def stumble(token):
    raise RuntimeError("no room")
log.info("too small to be told")
log.warning("table %s is slow", "abc")
try:
    stumble("the-seat's-own-secret")
except RuntimeError:
    log.exception("table %s stumbled", "abc")
"""


def test_logs_as_json_are_one_object_a_line_without_the_values_of_variables() -> None:
    done = subprocess.run([sys.executable, "-c", BREAK], capture_output=True, text=True, check=True)
    slow, stumbled = [json.loads(line) for line in done.stderr.splitlines()]
    assert slow["event"] == "table abc is slow" and slow["level"] == "warning" and slow["timestamp"].endswith("Z")
    assert stumbled["event"] == "table abc stumbled" and stumbled["logger"] == "cumuli.server.hub"
    assert stumbled["exception"][0]["exc_type"] == "RuntimeError" and stumbled["exception"][0]["frames"]
    assert "the-seat's-own-secret" not in done.stderr


async def ready(port: int) -> int:
    try:
        return (await asyncio.to_thread(fetch, f"http://127.0.0.1:{port}/readyz"))[0]
    except OSError:
        return 0


def test_a_server_that_is_told_to_stop_goes_on_for_a_while_and_then_sends_everybody_to_come_back(
    tmp_path: Path,
) -> None:
    """Not ready for newcomers, it answers those who are there; what they did is there when it is back."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [
        sys.executable,
        "-m",
        "cumuli.cli",
        "serve",
        "--port",
        str(port),
        "--data",
        str(tmp_path),
        "--drain",
        "1.5",
    ]

    async def up() -> subprocess.Popen[bytes]:
        process = subprocess.Popen([*command, "--log", "json"], env=os.environ, stdout=subprocess.DEVNULL)
        async with asyncio.timeout(90):
            while await ready(port) != 200:
                assert process.poll() is None
                await asyncio.sleep(0.05)
        return process

    async def play() -> None:
        process = await up()
        try:
            ann = await (await Client(port).open()).hello("Ann")
            made = await ann.done("Create", game="cloudy_kingdom", seats=2)
            process.send_signal(signal.SIGTERM)
            async with asyncio.timeout(30):
                while await ready(port) != 503:
                    await asyncio.sleep(0.02)
            await ann.done("SetBot", table=made["table"], seat=1, bot="2")
            with pytest.raises(ConnectionClosed) as gone:
                async with asyncio.timeout(30):
                    while True:
                        await ann.ws.ping()
                        await asyncio.sleep(0.05)
            assert gone.value.rcvd is not None and gone.value.rcvd.code == 1012
            assert await asyncio.to_thread(process.wait, 30) == 0 or process.returncode == -signal.SIGTERM
            process = await up()
            back = await (await Client(port, ann.cookie).open()).hello("Ann")
            seen = await back.watch(made["table"])
            assert [seat["bot"] for seat in seen["info"]["seats"]] == [None, "2"]
            await back.close()
        finally:
            process.kill()
            process.wait()

    asyncio.run(play())
