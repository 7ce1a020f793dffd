"""Who somebody is: a secret in a cookie, of which only the hash is kept, and a name anyone may see."""

from __future__ import annotations

import asyncio
import logging
import time
import unicodedata
from hashlib import sha256
from secrets import token_hex, token_urlsafe
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct
from starlette.requests import HTTPConnection
from starlette.responses import Response

from cumuli.store import Known, Store

LOG: Final = logging.getLogger(__name__)
QUARTER: Final = 21_600.0
"""Seconds of a quarter of a day."""
YEAR: Final = 31_536_000
COOKIE: Final = "cumuli"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"
"""What it is called where the page comes encrypted: so no other site, nor a page that did not, can have planted it."""
LANGS: Final = ("en", "de", "fr")
NAME_LETTERS: Final = 24
HIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Unicode categories that no name may hold: controls, direction marks, surrogates and the like."""


class Person(Struct):
    """Somebody at the door; the id is for the server only."""

    id: str
    name: str
    lang: str
    device: str = ""
    """Which of their devices it is that asks."""
    noted: tuple[str, float] = ("", 0.0)
    """What kind of browser that was when it was noted last, and when."""
    greeted: bool = False
    """They have said hello, and that was noted."""
    choices: str | None = None
    """What they have chosen, as it was read when they came, until it is told them."""


def clean_line(raw: str) -> str:
    """A line fit for everybody's eyes: composed, without hidden characters, single spaces."""
    composed = unicodedata.normalize("NFC", raw)
    shown = "".join(c if unicodedata.category(c) not in HIDDEN else " " * c.isspace() for c in composed)
    return " ".join(shown.split())


def clean_name(raw: str) -> str:
    """A name like that, of at most 24 letters."""
    return clean_line(raw)[:NAME_LETTERS].rstrip()


def hashed(token: str) -> bytes:
    return sha256(token.encode()).digest()


def fresh_token() -> str:
    """A secret of 256 bits, fit for cookies and links."""
    return token_urlsafe(32)


async def stranger(store: Store, now: float, label: str = "") -> str:
    """Meet somebody new: give out a token."""
    token = fresh_token()
    await store.meet(Known(token_hex(8), hashed(token), "", "en", now, token_hex(8)), label)
    return token


async def forget_guests(store: Store, after: float) -> None:
    """Now and then, drop those who fetched the page and have not said hello in so many seconds; runs for ever."""
    while True:
        try:
            await store.forget(time.time() - after)
        except Exception:
            LOG.exception("guests could not be forgotten")
        await asyncio.sleep(QUARTER)


def secure(asked: HTTPConnection) -> bool:
    """Whether somebody asks through an encrypted line, if only as far as a proxy that we trust."""
    return asked.scope.get("scheme") in ("https", "wss")


def same_origin(asked: HTTPConnection) -> bool:
    """Whether the page that asks is one of ours; other sites' pages are not let in."""
    origin, host = asked.headers.get("origin"), asked.headers.get("host")
    if origin is None or host is None:
        return False
    parts = urlsplit(origin)
    return parts.scheme in (("https",) if secure(asked) else ("http", "https")) and parts.netloc.lower() == host.lower()


def token_of(asked: HTTPConnection) -> str | None:
    """The token that somebody brings in a cookie."""
    return asked.cookies.get(SECURE_COOKIE if secure(asked) else COOKIE)


def give_token(asked: HTTPConnection, response: Response, token: str) -> None:
    """Put a token into the browser that asks."""
    encrypted = secure(asked)
    name = SECURE_COOKIE if encrypted else COOKIE
    response.set_cookie(name, token, max_age=YEAR, httponly=True, samesite="lax", secure=encrypted)


def forget_token(asked: HTTPConnection, response: Response) -> None:
    """Take the token out of the browser that asks."""
    encrypted = secure(asked)
    name = SECURE_COOKIE if encrypted else COOKIE
    response.delete_cookie(name, httponly=True, samesite="lax", secure=encrypted)


async def visitor(store: Store, asked: HTTPConnection) -> Person | None:
    """Who asks; None for somebody who brings no token that we gave out."""
    return await recognise(store, token_of(asked))


async def recognise(store: Store, token: str | None) -> Person | None:
    """Who brings this token; None for one that was never given out."""
    if not token or len(token) > 64:
        return None
    known = await store.person(hashed(token))
    if known is None:
        return None
    noted = (known.label, known.seen)
    return Person(known.id, known.name, known.lang, known.device, noted, known.greeted, known.choices)
