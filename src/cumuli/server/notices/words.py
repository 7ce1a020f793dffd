"""What a notice says: which game, with whom, and where; never a hand, a card or a link that opens a seat."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlsplit

from msgspec import Struct

from cumuli.server.table.summary import Chair, Summary
from cumuli.words import Catalogue

TEST: Final = ""
CONFIRM: Final = "confirm"


class Turn(Struct, frozen=True):
    """A question that waits for somebody."""

    table: str
    ask: int
    by: str = ""
    """Who reminds of it, where somebody does."""


class Notice(Struct, frozen=True):
    """A notice in its reader's words."""

    title: str
    lines: tuple[str, ...]
    url: str
    tables: tuple[dict[str, Any], ...] = ()
    """What a program reads of it."""
    kind: str = "turn"


def capability(secret: bytes, what: str, channel: str) -> str:
    """What lets whoever brings it confirm a channel, or be told there no more, and nothing else."""
    return urlsafe_b64encode(hmac.digest(secret, f"notices:{what}:{channel}".encode(), sha256)).decode().rstrip("=")


def known_as(chair: Chair, words: Catalogue) -> str:
    """What somebody at a table is called."""
    return words.text(f"bot-{chair.bot}") if chair.bot and chair.name == chair.bot else chair.name


def of_turns(found: list[tuple[str, Summary]], person: str, house: str, lang: str, by: str = "") -> Notice:
    """It is somebody's turn at these tables, perhaps by the word of another player."""
    words = Catalogue(None, lang)
    tables: list[dict[str, Any]] = []
    lines = []
    for table, summary in found:
        game = Catalogue(summary.game, lang).text("name")
        others = [known_as(chair, words) for chair in summary.chairs if chair.person != person and not chair.free]
        url = f"{house}/t/{table}"
        tables.append({"table": table, "game": summary.game, "with": others, "url": url})
        lines.append(words.text("notice-line", game=game, names=words.list(others)) if others else game)
    title = words.text("notice-reminder", name=by) if by else words.text("notice-turn", count=len(found))
    return Notice(title, tuple(lines), tables[0]["url"] if len(tables) == 1 else f"{house}/", tuple(tables))


def of_test(house: str, lang: str) -> Notice:
    """Somebody tries whether notices arrive."""
    words = Catalogue(None, lang)
    return Notice(words.text("notice-test"), (words.text("notice-test-text"),), f"{house}/notices", kind="test")


def of_trouble(kind: str, address: str, state: str, house: str, lang: str) -> Notice:
    """Notices do not arrive at another channel; of an address that may hold a secret only the host is told."""
    words = Catalogue(None, lang)
    host = urlsplit(address).hostname or address
    where = {"mail": address, "hook": host}.get(kind, words.text("notices-push-is"))
    title = words.text("notice-trouble", where=where)
    return Notice(title, (words.text(f"notice-trouble-{state}"),), f"{house}/notices", kind="trouble")


def mail_text(notice: Notice, off: str, lang: str) -> str:
    """A notice as the text of a mail, with the way to get no more of them."""
    links = [f"{line}\n{table['url']}" for line, table in zip(notice.lines, notice.tables, strict=False)]
    body = links or [*notice.lines, notice.url]
    return "\n\n".join([*body, f"-- \n{Catalogue(None, lang).text('notice-mail-off')}\n{off}"]) + "\n"
