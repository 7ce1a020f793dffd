"""What each way through the programs' door does."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from starlette.requests import Request

from cumuli.core.game import Illegal, Refusal
from cumuli.server import said as house
from cumuli.server.door import rules, said
from cumuli.server.door.looking import looked
from cumuli.server.door.sitting import Mouth, Program, Programs, told
from cumuli.server.doors import read
from cumuli.server.guards import Addresses
from cumuli.server.house import proposed, refuse
from cumuli.server.link import Link
from cumuli.server.people.person import LANGS, Person, clean_name, fresh_token, hashed, recognise, stranger
from cumuli.server.table import telling
from cumuli.server.table.play import Play
from cumuli.server.wire import Create
from cumuli.store import SeatLink
from cumuli.telling import meant
from cumuli.words import Catalogue, refusal

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

T = TypeVar("T")
WAIT: Final = 25.0
"""Seconds that a question waits for news at most."""


class Door:
    """The ways, and who stands behind them."""

    def __init__(self, hub: Hub, addresses: Addresses) -> None:
        self.hub = hub
        self.addresses = addresses
        self.programs = Programs(hub)

    # coming in

    async def games(self, request: Request) -> said.Games:
        return said.Games(self.hub.games)

    async def rules(self, request: Request) -> said.Rules:
        return rules.rules(request.path_params["game"], lang(request))

    async def open(self, request: Request) -> said.Seated:
        """A new guest opens a table and sits on its first seat."""
        wish = await read(request, said.Open)
        if wish.game not in self.hub.house.shelf:
            raise refuse("unknown-game")
        seats = wish.seats or max(2, min(self.hub.house.shelf[wish.game].seats))
        bots = wish.bots
        if bots is None:
            levels = proposed(self.hub.house, wish.game)[:2]
            if not levels:
                raise refuse("seats-free")
            bots = (levels[-1],) * (seats - 1)
        command = Create(
            "open",
            wish.game,
            seats,
            wish.options,
            bots,
            start=len([bot for bot in bots if bot]) == seats - 1,
            terms=wish.terms,
        )
        guest = await self._guest(request, wish.name, wish.lang)
        done = await told(self.hub, Mouth(guest, Link(guest, self.hub.config, 0.0)), "Create", **fields(command))
        assert isinstance(done, house.Done) and done.table is not None
        return await self._seated(done.table, 0, guest)

    async def sit(self, request: Request) -> said.Seated:
        """A new guest sits down at a table that is there."""
        wish, table = await read(request, said.Sit), request.path_params["table"]
        async with self.hub.lock(table):
            chairs = (await self.hub.nodes.newest(table)).summary.chairs
        seat = wish.seat
        if seat is None:
            seat = next((number for number, chair in enumerate(chairs) if chair.free), None)
            if seat is None:
                raise refuse("seat-taken")
        guest = await self._guest(request, wish.name, wish.lang)
        mouth = Mouth(guest, Link(guest, self.hub.config, 0.0))
        await told(self.hub, mouth, "Sit", table=table, seat=seat, name=guest.name)
        return await self._seated(table, seat, guest)

    async def _guest(self, request: Request, name: str, lang: str) -> Person:
        if not self.addresses.may("guests", request):
            raise refuse("busy")
        store = self.hub.store
        guest = await recognise(store, await stranger(store, self.hub.now(), "program"))
        assert guest is not None
        guest.name = clean_name(name) or Catalogue(None, lang).text("door-somebody")
        await store.rename(guest.id, guest.name, lang)
        return guest

    async def _seated(self, table: str, seat: int, guest: Person) -> said.Seated:
        token = fresh_token()
        await self.hub.store.keep_link(SeatLink(hashed(token), table, seat, guest.id, self.hub.now()))
        return said.Seated(table, seat, token)

    # looking

    async def seat(self, request: Request) -> said.Seat:
        """All this seat may know; with *after* and *wait*, as soon as there is something new or the seat is asked."""
        program = await self._program(request)
        after, wait = number(request, "after"), number(request, "wait") or 0
        until = asyncio.get_running_loop().time() + min(float(wait), WAIT)
        program.waits += 1
        mine = program.waits
        program.news.set()  # who waits already goes home
        while True:
            program.news.clear()
            found = await self._looked(program, after, lang(request))
            left = until - asyncio.get_running_loop().time()
            fresh = after is None or found.seq > after or found.ask is not None
            if fresh or left <= 0 or program.waits != mine or program.cut:
                return found
            try:
                await asyncio.wait_for(program.news.wait(), left)
            except TimeoutError:
                until = 0.0

    async def _looked(self, program: Program, after: int | None, lang: str) -> said.Seat:
        pictured = await self.hub.pictures.of(program.at.table, lang)
        async with self.hub.lock(program.at.table):
            room = await self.hub.nodes.newest(program.at.table)
            info = self.hub.presence.info(room, program, room.clocks(self.hub.now()))
            return looked(room, program.at.seat, info, after, lang, pictured)

    async def tell(self, request: Request) -> said.Lines:
        """The table in sentences."""
        program = await self._program(request)
        about = request.query_params.get("about", "look")
        answer = await program.ask("Tell", seat=program.at.seat, about=about, lang=lang(request))
        assert isinstance(answer, house.Told)
        return said.Lines(answer.lines)

    # doing

    async def begin(self, request: Request) -> said.Done | said.Already:
        program, wish = await self._program(request), await wished(request, said.Begin)
        return carried(await program.ask("Start", id=wish.id))

    async def play(self, request: Request) -> said.Done | said.Already:
        """The answer to a question, by word or line."""
        program, wish = await self._program(request), await wished(request, said.Play)
        common: dict[str, Any] = {"id": wish.id, "seat": program.at.seat, "ask": wish.ask}
        if (wish.action is None) == (wish.line is None):
            raise refuse("bad-message")
        if wish.line is not None:
            return carried(await program.ask("Write", line=wish.line, **common))
        return carried(await program.ask("Act", action=wish.action, **common))

    async def seal(self, request: Request) -> said.Done | said.Already:
        program, wish = await self._program(request), await wished(request, said.Seal)
        action = wish.action
        if wish.line is not None:
            action = await self._word(program, wish.line, ahead=True)
        return carried(await program.ask("Seal", id=wish.id, seat=program.at.seat, action=action))

    async def order(self, request: Request) -> said.Done | said.Already:
        program, wish = await self._program(request), await wished(request, said.Order)
        return carried(await program.ask("Order", id=wish.id, seat=program.at.seat, orders=wish.orders))

    async def leave(self, request: Request) -> said.Done | said.Already:
        program, wish = await self._program(request), await wished(request, said.Leave)
        seat = program.at.seat
        if wish.resign:
            await program.ask("Resign", id=f"{wish.id[:48]}-resign", seat=seat)
        done = carried(await program.ask("Stand", id=wish.id, seat=seat))
        await self.hub.store.drop_link(program.at.table, seat)
        return done

    async def why(self, request: Request) -> said.Because:
        """Why an action is not legal; lines that mean nothing are refused like any."""
        program, wish = await self._program(request), await wished(request, said.Why)
        if (wish.action is None) == (wish.line is None):
            raise refuse("bad-message")
        try:
            action = wish.action or await self._word(program, wish.line or "")
            if await self._legal(program, action):
                return said.Because(True)
            answer = await program.ask("Why", seat=program.at.seat, action=action)
        except Illegal as no:
            return because(no.refusal, request.state.game, lang(request))
        assert isinstance(answer, house.Because)
        no_more = Refusal(answer.reason, answer.rule, tuple(answer.args.items()))
        return because(no_more, request.state.game, lang(request))

    # who asks

    async def _program(self, request: Request) -> Program:
        """Who brings a seat's token; the cookie of a browser counts for nothing here."""
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer":
            raise refuse("seat-token")
        program = await self.programs.enter(token.strip())
        request.state.game = self.hub.lobby.tables[program.at.table].game
        return program

    async def _play(self, program: Program) -> Play:
        async with self.hub.lock(program.at.table):
            room = await self.hub.nodes.newest(program.at.table)
            return room.mine(program.person, program.at.seat)

    async def _word(self, program: Program, line: str, ahead: bool = False) -> dict[str, Any]:
        """What a line means as a word."""
        play, seat = await self._play(program), program.at.seat
        words = play.ahead(seat) if ahead else play.words(seat)
        written = {play.game.write(play.table.state, word): word for word in words}
        word = written.get(line)
        if word is None:
            seen = telling.seen_by(play, seat, "en")
            word = meant(seen, play.game, play.table.state, seat, words, line)
        found: dict[str, Any] = msgspec.to_builtins(word)
        return found

    async def _legal(self, program: Program, action: dict[str, Any]) -> bool:
        play = await self._play(program)
        return play.word(action) in play.block(program.at.seat, ()).legal


async def wished(request: Request, kind: type[T]) -> T:
    """What a program says, and the id by which it will know the answer."""
    wish = await read(request, kind)
    request.state.id = getattr(wish, "id", "")
    return wish


def carried(answer: house.AnySaid) -> said.Done | said.Already:
    """What a program is told of a command that was not refused."""
    assert isinstance(answer, house.Done | house.Already)
    return said.Done(answer.id) if isinstance(answer, house.Done) else said.Already(answer.id)


def because(no: Refusal, game: str, lang: str) -> said.Because:
    return said.Because(False, no.reason, no.rule, dict(no.args), refusal(no, game, lang))


def fields(command: Create) -> dict[str, Any]:
    """A command's fields as JSON has them."""
    plain: dict[str, Any] = msgspec.to_builtins(command)
    del plain["type"]
    return plain


def lang(request: Request) -> str:
    wish = request.query_params.get("lang", "en")
    return wish if wish in LANGS else "en"


def number(request: Request, name: str) -> int | None:
    """A number in the query; None where there is none."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise refuse("bad-message")
    return int(text)
