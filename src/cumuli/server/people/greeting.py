"""The first message on a socket, and what the house answers: who I am, and what may be joined."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable
from typing import TYPE_CHECKING

import msgspec

from cumuli.server.link import Link
from cumuli.server.people.person import LANGS, clean_name
from cumuli.server.said import Done, Welcome
from cumuli.server.wire import Hello
from cumuli.store import Full

if TYPE_CHECKING:
    from cumuli.server.hub import Hub


async def greet(hub: Hub, link: Link, command: Hello) -> None:
    """Remember name and language, and tell the lobby."""
    person, store = link.person, hub.store
    name = clean_name(command.name) or person.name
    lang = command.lang if command.lang in LANGS else "en"
    new = (person.name, person.lang) != (name, lang)
    # Whoever has said hello is remembered, also by no name: else they are forgotten some day, with their seats.
    greeted = store.rename(person.id, name, lang)
    await asyncio.gather(
        if_there_is_room(store.see_device(link.device, link.label, hub.now())),
        greeted if new else if_there_is_room(greeted),
    )
    if new:
        person.name, person.lang = name, lang
        await hub.nodes.tell("named", person=person.id, name=name, lang=lang)
    link.greeted = True
    link.say(Done(command.id))
    tables = hub.lobby.shown(person.id, hub.presence.online)
    choices = msgspec.json.decode(await store.choices(person.id))
    link.say(Welcome(person.name, hub.games, tables, choices))


async def if_there_is_room(note: Awaitable[None]) -> None:
    """Note something that a house which is full can do without: it can still be looked at."""
    with contextlib.suppress(Full):
        await note
