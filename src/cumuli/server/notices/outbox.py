"""Who is told when: one notice for each question that waits, kept in the store until it has arrived."""

from __future__ import annotations

import asyncio
import logging
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Final

import msgspec
from py_vapid import Vapid02

from cumuli.server.notices import hook, mail, push, trouble, words
from cumuli.server.notices.sending import Failed, Refused
from cumuli.server.notices.words import CONFIRM, TEST, Notice, Turn
from cumuli.server.people.person import LANGS
from cumuli.server.table.summary import Summary
from cumuli.store import Channel, Parcel
from cumuli.words import Catalogue

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

LOG: Final = logging.getLogger(__name__)
TRIES: Final = 6
FIRST_PAUSE: Final = 60.0
LONGER: Final = 4.0
"""How much longer each pause before another try is: a minute, four, sixteen, about an hour, four, seventeen."""
TURNS: Final = msgspec.json.Decoder(list[Turn])


class Outbox:
    """All notices of one server."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.vapid: Vapid02 | None = None

    async def open(self) -> None:
        self.vapid = await push.signer(self.hub.store)

    async def run(self) -> None:
        """Look and deliver, now and then; runs for ever."""
        while True:
            await asyncio.sleep(self.hub.config.notice_pause)
            try:
                await self.look()
                await self.deliver()
            except Exception:
                LOG.exception("notices could not be sent")

    # who is to be told

    async def look(self) -> None:
        """Post a notice for everybody who has been waited for long enough and does not know."""
        for person in await self.hub.store.reachable():
            waiting = self._waiting(person)
            if not waiting:
                continue
            told = await self.hub.store.noticed(person)
            new = [turn for turn in waiting if told.get(turn.table, -1) < turn.ask]
            if not new:
                continue
            known = [(person, turn.table, turn.ask) for turn in new]
            channels = [one for one in await self.hub.store.channels(person) if one.open]
            parcels = [self.parcel(one, msgspec.json.encode(new).decode()) for one in channels]
            await self.hub.store.post(parcels, known, once=True)

    def _waiting(self, person: str) -> list[Turn]:
        """The questions that wait for somebody who has not had the table in sight for a while."""
        now, after = self.hub.now(), self.hub.config.notice_after
        found = []
        for table in self.hub.lobby.of(person):
            summary = self.hub.lobby.tables[table]
            ask, since = asked(summary, person)
            if ask is None or self.hub.looks.here(person, table):
                continue
            if now - max(since, self.hub.looks.left.get((person, table), 0.0)) >= after:
                found.append(Turn(table, ask))
        return found

    def parcel(self, channel: Channel, about: str) -> Parcel:
        """A notice to be sent at once."""
        now = self.hub.now()
        return Parcel(token_urlsafe(9), channel.person, channel.id, about, 0, now, now)

    # sending

    async def deliver(self) -> None:
        """Send all that is due."""
        for parcel in await self.hub.store.parcels(self.hub.now()):
            await self.send(parcel)

    async def send(self, parcel: Parcel) -> bool:
        """Send one parcel, if it still tells the truth; whether it arrived.

        The try is written down first, and whoever writes it down sends it.
        """
        store, tries = self.hub.store, parcel.tries + 1
        channel = await store.channel(parcel.channel)
        if channel is None or (channel.state == "gone" and parcel.about not in (TEST, CONFIRM)):
            await store.sent(parcel.id)
            return False
        if not await store.put_off(parcel.id, tries, self.hub.now() + FIRST_PAUSE * LONGER**parcel.tries):
            return False  # another node sends it
        try:
            await self._send(channel, parcel.about)
        except Failed as error:
            LOG.info("a notice by %s did not arrive: %s", channel.kind, error)
            given_up = tries >= TRIES or isinstance(error, Refused)
            if given_up:
                await store.sent(parcel.id)
            await trouble.found(self, channel, error, given_up)
            return False
        await store.sent(parcel.id)
        await trouble.over(self, channel)
        return True

    async def _send(self, channel: Channel, about: str) -> None:
        lang = await self.hub.store.lang(channel.person)
        lang = lang if lang in LANGS else "en"
        if about == CONFIRM:
            return await self._confirm(channel, lang)
        notice = await self.notice(channel, about, lang)
        if notice is None:
            return  # they have answered meanwhile
        config, now = self.hub.config, self.hub.now()
        match channel.kind:
            case "push":
                assert self.vapid is not None
                contact = config.smtp.sender if config.smtp else "nobody@example.invalid"
                await push.send(channel, notice, self.vapid, f"mailto:{contact}", now, config.private_hooks)
            case "hook":
                await hook.send(channel, notice, now, config.private_hooks)
            case _ if config.smtp is not None:
                off = self.link(channel, "off")
                await mail.send(config.smtp, channel.address, notice.title, words.mail_text(notice, off, lang), off)
            case _:
                raise Failed("no mail server")

    async def notice(self, channel: Channel, about: str, lang: str) -> Notice | None:
        """What a parcel says now; None where that is true no more."""
        if about == TEST:
            return words.of_test(channel.house, lang)
        if about.startswith(trouble.ABOUT):
            return await trouble.told(self, channel, about, lang)
        return self.turns(channel, about, lang)

    def turns(self, channel: Channel, about: str, lang: str) -> Notice | None:
        """The notice of the questions that still wait, or None."""
        tables = self.hub.lobby.tables
        turns = [
            turn
            for turn in TURNS.decode(about)
            if turn.table in tables and asked(tables[turn.table], channel.person)[0] == turn.ask
        ]
        found = [(turn.table, tables[turn.table]) for turn in turns]
        return words.of_turns(found, channel.person, channel.house, lang, turns[0].by) if found else None

    async def _confirm(self, channel: Channel, lang: str) -> None:
        if self.hub.config.smtp is None:
            raise Failed("no mail server")
        said = Catalogue(None, lang)
        link = self.link(channel, "confirm")
        text = f"{said.text('notice-confirm-text')}\n\n{link}\n"
        await mail.send(self.hub.config.smtp, channel.address, said.text("notice-confirm"), text, "")

    def link(self, channel: Channel, what: str) -> str:
        """Where somebody confirms a channel, or closes it: what opens it stands behind the #, which nobody is sent."""
        return f"{channel.house}/notices#{what}={channel.id}.{words.capability(self.hub.secret, what, channel.id)}"


def asked(summary: Summary, person: str) -> tuple[int | None, float]:
    """The newest question that waits for a person at a table, and since when."""
    if summary.status != "playing" or summary.paused:
        return None, 0.0
    mine = {seat for seat in summary.seats_of(person) if summary.chairs[seat].deputy is None}
    waiting = [question for seat, question in summary.open_questions() if seat in mine]
    return max(waiting, default=(None, 0.0))
