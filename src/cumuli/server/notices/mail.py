"""Mail by SMTP, where whoever runs the house has named a server."""

from __future__ import annotations

import re
from email.message import EmailMessage
from email.utils import formataddr, formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib
from msgspec import Struct

from cumuli.server.notices.sending import Failed, Refused

SECONDS: Final = 20.0
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}")


class Smtp(Struct, frozen=True):
    """The server that takes our mail."""

    host: str
    port: int
    tls: bool
    """Encrypted from the first byte; else from the greeting on, if *secure*."""
    secure: bool
    user: str
    password: str
    sender: str


def smtp(url: str, sender: str) -> Smtp:
    """Read `smtps://user:password@host:465`, `smtp://host:587` (STARTTLS) or `smtp+plain://localhost:25`."""
    parts = urlsplit(url)
    if parts.scheme not in ("smtps", "smtp", "smtp+plain") or not parts.hostname or not address(sender):
        raise ValueError("no mail server, or no sender")
    usual = {"smtps": 465, "smtp": 587, "smtp+plain": 25}[parts.scheme]
    return Smtp(
        parts.hostname,
        parts.port or usual,
        parts.scheme == "smtps",
        parts.scheme == "smtp",
        unquote(parts.username or ""),
        unquote(parts.password or ""),
        sender,
    )


def address(raw: str) -> bool:
    """Whether this can be an e-mail address."""
    return len(raw) <= 254 and ADDRESS.fullmatch(raw) is not None


def letter(sender: str, to: str, subject: str, text: str, off: str) -> EmailMessage:
    """One mail, but for its date and number."""
    message = EmailMessage()
    message["From"] = formataddr(("Cumuli", sender))
    message["To"] = to
    message["Subject"] = subject
    message["Auto-Submitted"] = "auto-generated"
    if off:
        message["List-Unsubscribe"] = f"<{off}>"
    message.set_content(text)
    return message


async def send(server: Smtp, to: str, subject: str, text: str, off: str) -> None:
    """Send one mail, or raise Failed."""
    message = letter(server.sender, to, subject, text, off)
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=server.sender.partition("@")[2])
    try:
        await aiosmtplib.send(
            message,
            hostname=server.host,
            port=server.port,
            use_tls=server.tls,
            start_tls=server.secure,
            username=server.user or None,
            password=server.password or None,
            timeout=SECONDS,
        )
    except aiosmtplib.SMTPRecipientsRefused as error:
        codes = [refused.code for refused in error.recipients]
        raise (Refused if all(code >= 500 for code in codes) else Failed)("recipient refused") from None
    except (TimeoutError, aiosmtplib.SMTPException, OSError) as error:
        raise Failed(type(error).__name__) from None
