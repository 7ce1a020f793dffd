"""An open socket by RFC 6455, and what it holds: nothing that runs while nobody says anything."""

from __future__ import annotations

import asyncio
import gc
import json
from base64 import b64encode
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from cumuli.server.sockets import open as opened
from server.harness import Client, Server, running

Run = Callable[[Coroutine[Any, Any, None]], None]


@pytest.fixture(params=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Run:
    """Houses run on uvloop, which is a loop of another make, and on Python's own where there is none."""
    loop: Any = pytest.importorskip(request.param)
    run: Run = loop.run
    return run


def masked(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    """A frame as browsers send it."""
    return Frame(opcode, data, fin).serialize(mask=True)


def command(id: str, type: str = "Unwatch", **fields: Any) -> bytes:
    return json.dumps({"type": type, "id": id, **(fields or {"table": "t"})}).encode()


async def raw(server: Server, cookie: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection that has asked to become a socket."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    key = b64encode(bytes(16)).decode()
    writer.write(
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: http://127.0.0.1:{server.port}\r\n"
        f"Cookie: {cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    return reader, writer


async def alone(server: Server) -> None:
    """Wait until nobody is here."""
    async with asyncio.timeout(10):
        while server.hub.presence.sockets:
            await asyncio.sleep(0.01)


def test_a_quiet_socket_has_no_task(tmp_path: Path, run: Run) -> None:
    def ours() -> int:
        names = [task.get_coro().cr_code.co_filename for task in asyncio.all_tasks()]  # type: ignore[union-attr]
        return sum("uvicorn" in name or "/cumuli/" in name for name in names)

    async def visit() -> None:
        async with running(tmp_path) as server:
            before = ours()
            people = [await server.client(f"P{number}") for number in range(8)]
            async with asyncio.timeout(10):
                while ours() > before:
                    await asyncio.sleep(0.01)
            assert all([await person.send("Unwatch", table="t") for person in people])

    run(visit())


def test_nothing_of_a_handshake_waits_for_the_garbage_collector(tmp_path: Path, run: Run) -> None:
    def left() -> list[str]:
        return [name for one in gc.get_objects() if (name := type(one).__name__) in ("Handshake", "HttpToolsProtocol")]

    async def visit() -> None:
        async with running(tmp_path) as server:
            gc.collect()
            gc.disable()
            try:
                people = [await server.client(f"P{number}") for number in range(8)]
                async with asyncio.timeout(10):
                    while left():
                        await asyncio.sleep(0.05)
                for person in people[:4]:
                    await person.close()
                async with asyncio.timeout(10):
                    while sum(isinstance(one, opened.Socket) for one in gc.get_objects()) > 4:
                        await asyncio.sleep(0.05)
            finally:
                gc.enable()

    run(visit())


def test_whoever_answers_no_ping_is_gone_and_others_stay(tmp_path: Path, run: Run) -> None:
    async def visit() -> None:
        async with running(tmp_path, ping_seconds=1.0) as server:
            ann, eve = await server.client("Ann"), await server.client("Eve")
            eve.ws.transport.pause_reading()
            async with asyncio.timeout(10):
                while server.hub.presence.sockets > 1:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(2.5)
            await ann.done("Unwatch", table="t")
            eve.ws.transport.resume_reading()
            async with asyncio.timeout(10):
                await eve.ws.wait_closed()
            assert (eve.ws.close_code, eve.ws.close_reason) == (1011, "keepalive ping timeout")

    run(visit())


def test_an_answer_to_another_ping_is_none(tmp_path: Path, run: Run) -> None:
    async def visit() -> None:
        async with running(tmp_path, ping_seconds=1.0) as server:
            reader, writer = await raw(server, (await Client(server.port).open()).cookie)
            said = asyncio.create_task(reader.read())
            async with asyncio.timeout(10):
                while not said.done():
                    writer.write(masked(Opcode.PONG, b"once"))
                    await asyncio.sleep(0.05)
            assert b"keepalive ping timeout" in await said
            writer.close()

    run(visit())


def test_a_message_may_come_in_pieces_and_a_ping_between_them(tmp_path: Path, run: Run) -> None:
    async def visit() -> None:
        async with running(tmp_path) as server:
            ann = await server.client()
            said = command("pieces", table="tä")  # cut within a letter
            middle = said.index("ä".encode() if b"\\u" not in said else b"\\u") + 1
            wire = [masked(Opcode.TEXT, said[:middle], False), masked(Opcode.PING, b"?")]
            wire += [masked(Opcode.CONT, b"", False)] * 3
            wire += [masked(Opcode.CONT, said[middle:]), masked(Opcode.BINARY, command("bytes"))]
            for byte in b"".join(wire):
                ann.ws.transport.write(bytes([byte]))
                await asyncio.sleep(0)
            await ann.until(lambda: "bytes" in ann.answers)
            assert [ann.answers[id][0]["type"] for id in ("pieces", "bytes")] == ["Done", "Done"]

    run(visit())


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (masked(Opcode.TEXT, b"\xff\xfe"), 1007),
        (masked(Opcode.TEXT, b" " * 20_000), 1009),
        (masked(Opcode.TEXT, b" " * 10_000, False) + masked(Opcode.CONT, b" " * 10_000), 1009),
        (masked(Opcode.CONT, b"no beginning"), 1002),
        (Frame(Opcode.TEXT, b"not masked").serialize(mask=False), 1002),
    ],
    ids=["no-text", "too-long", "too-long-in-pieces", "no-beginning", "not-masked"],
)
def test_what_is_no_message_ends_the_socket_with_its_code(tmp_path: Path, said: bytes, code: int, run: Run) -> None:
    async def visit() -> None:
        async with running(tmp_path) as server:
            ann = await server.client()
            ann.ws.transport.write(said)
            async with asyncio.timeout(10):
                await ann.ws.wait_closed()
            assert ann.ws.close_code == code
            await alone(server)

    run(visit())


def test_many_messages_at_once_are_answered_one_after_the_other(tmp_path: Path, run: Run) -> None:
    async def visit() -> None:
        async with running(tmp_path) as server:
            ann = await server.client()
            ann.ws.transport.write(b"".join(masked(Opcode.TEXT, command(f"{n}")) for n in range(1_000)))
            await ann.until(lambda: "999" in ann.answers)
            assert [frame["id"] for frame in ann.frames if frame["type"] == "Done"][1:] == [str(n) for n in range(1000)]
            await ann.done("Unwatch", table="t")

    run(visit())


def test_what_was_asked_before_leaving_is_done_and_then_nobody_is_there(tmp_path: Path, run: Run) -> None:
    async def visit() -> None:
        async with running(tmp_path) as server:
            ann = await server.client()
            made = await ann.done("Create", game="duel", seats=2)
            watch = command("watch", "Watch", table=made["table"])
            more = command("more", "Create", game="duel", seats=2)
            farewell = masked(Opcode.CLOSE, (1000).to_bytes(2, "big"))
            ann.ws.transport.write(masked(Opcode.TEXT, watch) + masked(Opcode.TEXT, more) + farewell)
            await alone(server)
            assert len(server.hub.lobby.tables) == 2
            assert not server.hub.presence.watchers and not server.hub.presence.links

    run(visit())


def test_whoever_does_not_answer_a_farewell_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    async def visit() -> None:
        async with running(tmp_path) as server:
            ann = await Client(server.port).open()
            await ann.close()
            await alone(server)
            reader, writer = await raw(server, ann.cookie)
            await reader.readuntil(b"\r\n\r\n")
            ((link,),) = server.hub.presence.links.values()
            link.stop()
            assert await asyncio.wait_for(reader.read(), 10) == b"\x88\x02" + (1013).to_bytes(2, "big")
            await alone(server)
            writer.close()

    monkeypatch.setattr(opened, "FAREWELL", 0.2)
    run(visit())


def test_whoever_talks_before_they_are_let_in_stays_outside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    async def visit() -> None:
        async with running(tmp_path) as server:
            cookie = (await Client(server.port).open()).cookie
            person, asked, answer = server.hub.store.person, asyncio.Event(), asyncio.Event()

            async def slow(key: bytes) -> Any:
                asked.set()
                await answer.wait()
                return await person(key)

            monkeypatch.setattr(server.hub.store, "person", slow)
            reader, writer = await raw(server, cookie)
            await asyncio.wait_for(asked.wait(), 10)
            writer.write(masked(Opcode.TEXT, command("early")))
            assert await asyncio.wait_for(reader.read(), 10) == b""
            answer.set()
            await asyncio.sleep(0.1)
            assert server.hub.presence.sockets == 1, "the one who fetched the cookie"
            writer.close()

    run(visit())
