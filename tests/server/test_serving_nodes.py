"""`cumuli serve` started several times for one house, as somebody would type it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cumuli.cli import main
from nats_server import free_port
from server.harness import Client
from server.test_postgres import answers
from server.test_standby import until


def test_two_commands_serve_one_house(tmp_path: Path, url: str, nats: str) -> None:
    env = {**os.environ, "CUMULI_STORE": url, "CUMULI_NATS": nats}
    ports, processes = [free_port(), free_port()], []

    async def evening() -> None:
        for port in ports:
            await until(port)
        ann, bob = [await (await Client(port).open()).hello(name) for port, name in zip(ports, "AB", strict=True)]
        made = await ann.done("Create", game="cloudy_kingdom", seats=3, bots=[None, "random"])
        table = str(made["table"])
        await bob.watch(table)
        await bob.done("Sit", table=table, seat=1)
        await ann.watch(table)
        await ann.done("Start", table=table)
        await asyncio.gather(answers(ann, table, 4), answers(bob, table, 4))
        processes[0].kill()
        again = await (await Client(ports[1], ann.cookie).open()).hello("A")
        await again.watch(table)
        await asyncio.wait_for(asyncio.gather(answers(again, table, 10_000), answers(bob, table, 10_000)), 60)
        assert again.tables[table]["info"]["status"] == bob.tables[table]["info"]["status"] == "over"

    try:
        for port in ports:
            command = [sys.executable, "-m", "cumuli.cli", "serve", "--port", str(port), "--lang", "en"]
            with (tmp_path / str(port)).open("wb") as out:
                processes.append(subprocess.Popen(command, env=env, stdout=out, stderr=out))
        asyncio.run(evening())
    finally:
        for process in processes:
            process.kill()
            process.wait()
    for port in ports:
        assert b"Traceback" not in (tmp_path / str(port)).read_bytes()


def test_a_house_in_a_file_is_not_shared_and_it_is_said_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--data", str(tmp_path), "--shared", "--lang", "en"]) == 2
    assert "PostgreSQL" in capsys.readouterr().err
