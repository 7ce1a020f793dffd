"""Web push: sealed for one browser, and signed with a key that this house made once."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct
from py_vapid import Vapid02
from pywebpush import WebPusher

from cumuli.server.notices import web
from cumuli.server.notices.words import Notice
from cumuli.store import Channel, Store

KEY: Final = "vapid"
LASTING: Final = 86_400
"""Seconds a push service keeps a notice for a device that is off."""
VALID: Final = 43_200


class Keys(Struct, frozen=True):
    """What a browser gives to have notices sealed for it."""

    p256dh: str
    auth: str


async def signer(store: Store) -> Vapid02:
    """The key that signs, made when first asked for."""
    made = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big")
    return Vapid02.from_raw(urlsafe_b64encode(await store.house_key(KEY, made)))


def public_key(vapid: Vapid02) -> str:
    """What browsers must know to subscribe."""
    point = vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).decode().rstrip("=")


def usable(keys: Keys) -> bool:
    """Whether a browser's keys are such."""
    try:
        lengths = [len(urlsafe_b64decode(part + "=" * (-len(part) % 4))) for part in (keys.p256dh, keys.auth)]
    except ValueError:
        return False
    return lengths == [65, 16]


def sealed(channel: Channel, payload: bytes) -> bytes:
    """What only the browser of this channel can read."""
    keys = msgspec.json.decode(channel.detail, type=Keys)
    pusher = WebPusher({"endpoint": channel.address, "keys": {"p256dh": keys.p256dh, "auth": keys.auth}})
    return bytes(pusher.encode(payload)["body"])


def payload(notice: Notice) -> bytes:
    """A notice as the page's worker reads it."""
    told = {"title": notice.title, "body": "\n".join(notice.lines), "url": urlsplit(notice.url).path or "/"}
    return msgspec.json.encode(told)


async def send(channel: Channel, notice: Notice, vapid: Vapid02, contact: str, now: float, private: bool) -> None:
    """Hand a notice to the browser's push service."""
    parts = urlsplit(channel.address)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": contact, "exp": int(now) + VALID}
    body = await asyncio.to_thread(sealed, channel, payload(notice))
    headers = {
        **vapid.sign(claims),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LASTING),
        "Urgency": "normal",
    }
    await web.post(channel.address, body, headers, private)
