"""What nodes tell one another that stands in no log: somebody is reminded, signed out, or called otherwise now.

A slip lies in the database for a while; nobody waits for it, and who was away longer than it lies there has no
sockets left to which it could matter.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from cumuli.server.said import Reminded

if TYPE_CHECKING:
    from cumuli.server.nodes.shared import Shared

LOG: Final = logging.getLogger(__name__)


class Slip(Struct, frozen=True):
    """What is said."""

    kind: str
    said: dict[str, Any]


_DECODER: Final = msgspec.json.Decoder(Slip)


async def leave(node: Shared, kind: str, said: dict[str, Any]) -> None:
    """Write a slip and ring; one that cannot be written is told to the log alone."""
    try:
        await node.board.say(token_hex(8), node.name, msgspec.json.encode(Slip(kind, said)))
    except Exception:
        LOG.exception("the other nodes were not told")
    node.bell.ring()


async def take(node: Shared, raw: bytes) -> None:
    """Do what a slip says."""
    try:
        slip = _DECODER.decode(raw)
        await DEEDS[slip.kind](node, **slip.said)
    except Exception:
        LOG.exception("what another node told was not understood")


async def reminded(node: Shared, table: str, seat: int, name: str, person: str) -> None:
    """Somebody is waited for."""
    for link in node.hub.presence.links.get(person, ()):
        link.say(Reminded(table, seat, name))


async def sent_out(node: Shared, person: str, devices: list[str]) -> None:
    """Devices of a person have no business here any longer."""
    node.hub.presence.send_out(person, devices)


async def named(node: Shared, person: str, name: str, lang: str) -> None:
    """Somebody is called otherwise."""
    for link in node.hub.presence.links.get(person, ()):
        link.person.name, link.person.lang = name, lang


DEEDS: Final[dict[str, Callable[..., Awaitable[None]]]] = {"reminded": reminded, "sent_out": sent_out, "named": named}
