"""The first message on a socket, and what the house answers: who I am, and what may be joined."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Final

import msgspec

from cumuli.server.link import Link
from cumuli.server.people.person import LANGS, Person, clean_name
from cumuli.server.said import Done, Welcome
from cumuli.server.wire import Hello
from cumuli.store import Full

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

OFTEN: Final = 600.0
"""Seconds in which it is not noted anew that a device is here."""


async def greet(hub: Hub, link: Link, command: Hello) -> None:
    """Remember name and language, and tell the lobby."""
    person, store = link.person, hub.store
    name = clean_name(command.name) or person.name
    lang = command.lang if command.lang in LANGS else "en"
    new = (person.name, person.lang) != (name, lang)
    notes: list[Awaitable[None]] = []
    if link.noted[0] != link.label or not 0 <= hub.now() - link.noted[1] < OFTEN:
        notes.append(if_there_is_room(note_device(hub, link)))
    if new or not person.greeted:
        # Whoever has said hello is remembered, also by no name: else they are forgotten some day, with their seats.
        greeted = note_person(hub, person, name, lang)
        notes.append(greeted if new else if_there_is_room(greeted))
    await asyncio.gather(*notes)
    if new:
        person.name, person.lang = name, lang
        await hub.nodes.tell("named", person=person.id, name=name, lang=lang)
    link.greeted = True
    link.say(Done(command.id))
    tables = hub.lobby.shown(person.id, hub.presence.online)
    choices, person.choices = person.choices, None
    if choices is None:
        choices = await store.choices(person.id)
    link.say(Welcome(person.name, hub.games, tables, msgspec.json.decode(choices)))


async def note_person(hub: Hub, person: Person, name: str, lang: str) -> None:
    """Note that somebody has said hello, and by what name."""
    await hub.store.rename(person.id, name, lang)
    person.greeted = True


async def note_device(hub: Hub, link: Link) -> None:
    """Note when a device was here; not each time, for when a node is gone all its people say hello at once."""
    noted = link.label, hub.now()
    await hub.store.see_device(link.device, *noted)
    link.noted = noted


async def if_there_is_room(note: Awaitable[None]) -> None:
    """Note something that a house which is full can do without: it can still be looked at."""
    with contextlib.suppress(Full):
        await note
