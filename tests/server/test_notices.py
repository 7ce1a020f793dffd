"""Turn notices, sent to a real mail server, a real web server and a browser's keys."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import re
import socket
from collections.abc import AsyncIterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import http_ece
import pytest
from aiohttp import web as aioweb
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec.structs import replace
from py_vapid import Vapid02

from cumuli.server.notices import hook, web
from cumuli.server.notices.mail import Smtp, smtp
from cumuli.server.notices.sending import Failed
from server.clocks import FakeClock, settled
from server.duels import new_duel
from server.harness import Client, Message, Server, running

HOUSE = "https://cumuli.example"
KEEP = {"type": "Keep"}


class Postman:
    """A mail server that keeps what it is given."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.answer = "250 OK"

    async def handle_DATA(self, server: SMTP, session: Any, envelope: Any) -> str:
        if self.answer.startswith("250"):
            mail = message_from_bytes(envelope.content, policy=policy.default)
            assert isinstance(mail, EmailMessage)
            self.mails.append(mail)
        return self.answer


@contextlib.contextmanager
def post_office() -> Any:
    postman = Postman()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    controller = Controller(postman, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield postman, Smtp("127.0.0.1", port, False, False, "", "", "house@cumuli.example")
    finally:
        controller.stop()


class Program:
    """A web server that keeps what it is sent."""

    def __init__(self) -> None:
        self.heard: list[tuple[dict[str, str], bytes]] = []
        self.status = 204
        self.url = ""

    async def take(self, request: aioweb.Request) -> aioweb.Response:
        self.heard.append((dict(request.headers), await request.read()))
        return aioweb.Response(status=self.status)


@contextlib.asynccontextmanager
async def program() -> AsyncIterator[Program]:
    found = Program()
    app = aioweb.Application()
    app.router.add_post("/hook", found.take)
    runner = aioweb.AppRunner(app)
    await runner.setup()
    await aioweb.TCPSite(runner, "127.0.0.1", 0).start()
    found.url = f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    try:
        yield found
    finally:
        await runner.cleanup()


async def at_turn(server: Server, ann: Client, bob: Client) -> str:
    """A duel at which both are asked and nobody looks."""
    table = await new_duel(ann)
    await bob.done("Sit", table=table, seat=1, name="Bob")
    await ann.done("Start", table=table)
    await settled(server)
    return table


async def look(server: Server, clock: FakeClock, seconds: float) -> None:
    await clock.go(server, seconds)
    await server.hub.outbox.look()
    await server.hub.outbox.deliver()


async def hooked(client: Client, found: Program) -> str:
    status, said = await client.knock("/api/notices", json.dumps({"kind": "hook", "address": found.url}).encode())
    assert status == 201 and said["confirmed"]
    return str(said["secret"])


def told(found: Program) -> list[Message]:
    return [json.loads(body) for _, body in found.heard]


def test_a_turn_is_told_once_after_a_while_signed_and_without_any_secret(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeClock()
        async with program() as found, running(tmp_path, clock=clock, private_hooks=True, notice_after=600) as server:
            ann, bob = await server.client("Ann"), await server.client("Bob")
            secret = await hooked(ann, found)
            table = await at_turn(server, ann, bob)
            await look(server, clock, 599)
            assert not found.heard
            await ann.watch(table)
            await look(server, clock, 10)
            assert not found.heard, "she is at the table"
            await ann.done("Unwatch", table=table)
            await look(server, clock, 590)
            assert not found.heard, "she has only just left"
            for _ in range(3):
                await look(server, clock, 20)
            ((headers, body),) = found.heard
            said = json.loads(body)
            url = f"http://127.0.0.1:{server.port}/t/{table}"
            assert said["tables"] == [{"table": table, "game": "duel", "with": ["Bob"], "url": url}]
            assert set(said) == {"type", "title", "lines", "url", "tables"} and said["url"] == url
            at = int(headers["Cumuli-Timestamp"])
            assert headers["Cumuli-Signature"] == hook.signature(secret, at, body)
            await ann.watch(table)
            await ann.play(table, ann.asked(table)[0], KEEP)
            await ann.done("Unwatch", table=table)
            await bob.watch(table)
            await bob.play(table, bob.asked(table)[0], KEEP)
            await look(server, clock, 700)
            assert len(found.heard) == 2, "the next turn is another notice"

    asyncio.run(play())


def test_several_turns_are_one_notice(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeClock()
        async with program() as found, running(tmp_path, clock=clock, private_hooks=True) as server:
            ann, bob = await server.client("Ann"), await server.client("Bob")
            await hooked(ann, found)
            tables = {await at_turn(server, ann, bob) for _ in range(3)}
            await look(server, clock, 700)
            (said,) = told(found)
            assert {one["table"] for one in said["tables"]} == tables and said["title"] == "It is your turn at 3 tables"

    asyncio.run(play())


def test_mail_is_confirmed_first_says_little_and_is_stopped_by_its_link(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeClock()
        with post_office() as (postman, taker):
            async with running(tmp_path, clock=clock, smtp=taker, url=HOUSE) as server:
                ann, bob = await server.client("Ann"), await server.client("Bob")
                wish = json.dumps({"kind": "mail", "address": "ann@mail.example"}).encode()
                status, said = await ann.knock("/api/notices", wish)
                assert status == 201 and not said["confirmed"]
                table = await at_turn(server, ann, bob)
                await look(server, clock, 700)
                (first,) = postman.mails
                assert first["To"] == "ann@mail.example" and table not in first.get_content()
                assert await use(bob, "confirm", said["id"] + ".nonsense") == 400
                assert await use(bob, "confirm", opened(first, "confirm")) == 204, "whoever reads the mail may"
                other = await at_turn(server, ann, bob)
                await look(server, clock, 700)
                mail = postman.mails[-1]
                text = mail.get_content()
                assert mail["Subject"] == "It is your turn at 2 tables" and len(postman.mails) == 2
                assert f"{HOUSE}/t/{other}" in text and "Bob" in text
                assert not re.search(r"seat|hand|card", text), text
                assert mail["List-Unsubscribe"] == f"<{HOUSE}/notices#off={opened(mail, 'off')}>"
                assert await use(bob, "off", opened(mail, "off")) == 204
                assert (await ann.knock("/api/notices", method="GET"))[1]["channels"] == []
                before = len(postman.mails)
                await at_turn(server, ann, bob)
                await look(server, clock, 700)
                assert len(postman.mails) == before

    asyncio.run(play())


def opened(mail: EmailMessage, what: str) -> str:
    """What a mail's link carries behind its #."""
    found = re.search(rf"{HOUSE}/notices#{what}=(\S+)", mail.get_content())
    assert found
    return found[1]


async def use(client: Client, what: str, key: str) -> int:
    id, _, token = key.partition(".")
    return (await client.knock("/api/notices/use", json.dumps({"what": what, "id": id, "token": token}).encode()))[0]


def test_a_push_is_sealed_for_the_browser_and_signed_by_the_house_for_ever(tmp_path: Path) -> None:
    browser, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {name: base64.urlsafe_b64encode(part).decode() for name, part in (("p256dh", point), ("auth", auth))}

    async def play() -> None:
        async with program() as found:
            public = ""
            for number in range(2):
                async with running(tmp_path, private_hooks=True) as server:
                    ann = await server.client("Ann")
                    key = (await ann.knock("/api/notices", method="GET"))[1]["push"]
                    assert key == public or number == 0
                    public = key
                    wish = {"kind": "push", "address": "https://push.example/ann", "keys": keys}
                    status, said = await ann.knock("/api/notices", json.dumps(wish).encode())
                    assert status == 201 and said["address"] == "", "the push service's address stays here"
                    channel = await server.hub.store.channel(said["id"])
                    assert channel is not None
                    await server.hub.store.keep_channel(replace(channel, address=found.url))
                    body = json.dumps({"id": said["id"]}).encode()
                    assert (await ann.knock("/api/notices/test", body))[1] == {"sent": True}
                    headers, sealed = found.heard[-1]
                    told = json.loads(http_ece.decrypt(sealed, private_key=browser, auth_secret=auth))
                    assert told["title"] == "Notices arrive here" and told["url"] == "/notices"
                    assert Vapid02.verify(headers["Authorization"]) and headers["TTL"]

    asyncio.run(play())


ADDRESSES = [
    "http://example.com/x",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://[64:ff9b::a00:1]/",
    "https://10.1.2.3/",
    "https://169.254.169.254/latest",
    "https://127.1/",
    "https://0x7f000001/",
    "https://2130706433/",
    "https://me@example.com/",
    "https:///x",
    "https://example.com:99999/",
    "ftp://example.com/",
]


@pytest.mark.parametrize("url", ADDRESSES)
def test_no_notice_goes_to_a_private_or_unencrypted_address(url: str) -> None:
    assert not web.allowed(url, private=False)


def test_a_name_that_leads_into_a_private_network_is_refused_when_it_is_looked_up() -> None:
    async def play() -> None:
        async with program() as found:
            port = found.url.split(":")[2].split("/")[0]
            with pytest.raises(Failed):
                await web.post(f"https://localhost:{port}/hook", b"x", {}, private=False)
            assert not found.heard

    assert web.allowed("https://hooks.example.com/a?b=c", private=False)
    asyncio.run(play())


def test_others_cannot_try_or_stop_my_notices_and_there_are_bounds(tmp_path: Path) -> None:
    async def play() -> None:
        async with program() as found, running(tmp_path, private_hooks=True) as server:
            ann, bob = await server.client("Ann"), await server.client("Bob")
            await hooked(ann, found)
            id = (await ann.knock("/api/notices", method="GET"))[1]["channels"][0]["id"]
            for path in ("/api/notices/test", "/api/notices/drop"):
                status, said = await bob.knock(path, json.dumps({"id": id}).encode())
                assert (status, said["reason"]) == (400, "notices-gone")
            for number in range(6):
                wish = {"kind": "hook", "address": f"{found.url}?{number}"}
                status, said = await ann.knock("/api/notices", json.dumps(wish).encode())
                assert status == (201 if number < 5 else 400)
            wish = {"kind": "mail", "address": "a@b.example"}
            assert (await bob.knock("/api/notices", json.dumps(wish).encode()))[1]["reason"] == "notices-no-mail"
            tried = [(await ann.knock("/api/notices/test", json.dumps({"id": id}).encode()))[1] for _ in range(7)]
            assert [one.get("sent") for one in tried] == [True] * 6 + [None] and tried[-1]["reason"] == "notices-often"

    asyncio.run(play())


def test_a_mail_server_is_named_by_one_address() -> None:
    found = smtp("smtps://me%40x:p%3Aw@mail.example", "house@cumuli.example")
    assert (found.host, found.port, found.tls, found.secure) == ("mail.example", 465, True, False)
    assert (found.user, found.password) == ("me@x", "p:w")
    assert (smtp("smtp://mail.example:2525", "a@b.example").port, smtp("smtp://m", "a@b.example").secure) == (
        2525,
        True,
    )
    for url, sender in (("http://mail.example", "a@b.example"), ("smtps://", "a@b.example"), ("smtp://m", "nobody")):
        with pytest.raises(ValueError):
            smtp(url, sender)
