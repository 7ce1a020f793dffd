"""Webhooks: a signed POST to an address that somebody gave."""

from __future__ import annotations

import hmac
from hashlib import sha256

import msgspec

from cumuli.server.notices import web
from cumuli.server.notices.words import Notice
from cumuli.store import Channel


def signature(secret: str, at: int, body: bytes) -> str:
    """What whoever knows the secret can check: that we sent this, and when."""
    return "sha256=" + hmac.new(secret.encode(), f"{at}.".encode() + body, sha256).hexdigest()


def body_of(notice: Notice) -> bytes:
    """A notice as a program reads it."""
    return msgspec.json.encode(
        {"type": notice.kind, "title": notice.title, "lines": notice.lines, "url": notice.url, "tables": notice.tables}
    )


async def send(channel: Channel, notice: Notice, now: float, private: bool) -> None:
    """Post a notice."""
    body = body_of(notice)
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Cumuli",
        "Cumuli-Timestamp": str(int(now)),
        "Cumuli-Signature": signature(channel.detail, int(now), body),
    }
    await web.post(channel.address, body, headers, private)
