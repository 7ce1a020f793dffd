"""Cloud Mine through real sockets: until the clouds are laid out, nobody hears more than the scout and dreamer may.

The same round is played several times, but that luck deals the scout other
cards and the scout picks another one.  What the others are sent meanwhile is
the same each time, to the letter and to the moment.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cumuli.games import SHELF
from cumuli.games.cloud_mine import GAME
from server.clocks import FakeClock, settled
from server.harness import ANSWERS, Client, Message, Server, running
from server.scenes import Heard, plain

DREAMER, WATCHER, SCOUT, EVE = 0, 1, 2, 3
HANDS = ((71, 72, 73, 74), (71, 75, 77, 78), (61, 62, 63, 64), (64, 63, 62, 61))
"""Numbers that stand for nothing else in a frame."""
PICKS = (71, 71, 62, 61)
FACE = re.compile(r"(?<![\d.])[67]\d(?![\d.])")


class Dealer(Random):
    """Deals the cards it is told to, then whatever there is."""

    def __new__(cls, hand: Sequence[int]) -> Dealer:
        return super().__new__(cls, 1)

    def __init__(self, hand: Sequence[int]) -> None:
        super().__init__(1)
        self.wanted = list(hand)

    def choices(self, population: Any, *args: Any, **more: Any) -> Any:
        from cumuli.games.cloud_mine.tables import DEAL0

        if self.wanted and DEAL0 + self.wanted[0] in population:
            return [DEAL0 + self.wanted.pop(0)]
        return [self.choice(population)]


class Evening:
    """Three who play, and one who watches, at one table after another."""

    def __init__(self, server: Server, clock: FakeClock, people: list[Client]) -> None:
        self.server, self.clock, self.people = server, clock, people
        self.table = ""

    async def begin(self, options: Message) -> None:
        made = await self.people[0].done("Create", game="cloud_mine", seats=3, options={"start": "1", **options})
        self.table = made["table"]
        for seat in (1, 2):
            await self.people[seat].done("Sit", table=self.table, seat=seat)
        for client in self.people:
            await client.watch(self.table)
        await settled(self.server)
        await asyncio.sleep(3 * self.server.hub.config.lobby_pause)
        self.began = self.clock.now()
        self.marks = [len(client.raw) for client in self.people]
        await self.people[0].done("Start", table=self.table)
        await settled(self.server)

    async def act(self, seat: int, action: Message) -> Message:
        (block,) = self.people[seat].tables[self.table]["blocks"]
        answer = await self.people[seat].act(self.table, block, action)
        await settled(self.server)
        return answer

    async def done(self, seat: int, action: Message) -> None:
        assert (await self.act(seat, action))["type"] == "Done"

    async def later(self, seconds: float = 3.0) -> None:
        await self.clock.go(self.server, seconds)

    def view(self, seat: int) -> Message:
        found: Message = self.block(seat)["view"]
        return found

    def block(self, seat: int) -> Message:
        found: Message = self.people[seat].tables[self.table]["blocks"][0]
        return found

    def heard(self, seat: int) -> Heard:
        """What one pair of eyes was sent since the game began, but for the answers to its own commands."""
        client, mark = self.people[seat], self.marks[seat]
        return [
            (round(when - self.began, 6), plain(raw, self.table))
            for raw, when in zip(client.raw[mark:], client.heard[mark:], strict=True)
            if json.loads(raw)["type"] not in ANSWERS
        ]


async def evening(folder: Path, play: Any, **knobs: Any) -> None:
    clock = FakeClock()
    hands = iter(HANDS)
    async with running(folder, clock=clock, dealer=lambda: Dealer(next(hands, ())), tables_each=99, **knobs) as server:
        people = [await server.client(name) for name in ("Ann", "Bob", "Cem", "Eve")]
        for client in people:
            client.now = clock.now
        await play(Evening(server, clock, people))


def faces(heard: Heard) -> set[str]:
    """Every number that could be a card of the hands; how many cards are left is for all to see."""
    return {face for _, raw in heard for face in FACE.findall(raw.replace('"left":76', ""))}


def leaks(told: list[list[Heard]]) -> list[str]:
    """What somebody heard before the layout that depends on more than they may know."""
    found = []
    for eyes, name in ((WATCHER, "watcher"), (EVE, "spectator")):
        assert told[0][eyes]
        found += [f"{name}: a face" for heard in told if faces(heard[eyes])]
        found += [f"{name}: another hand" for heard in told if heard[eyes] != told[0][eyes]]
    dreamer = [heard[DREAMER] for heard in told]
    found += ["dreamer: a face" for heard, pick in zip(dreamer, PICKS, strict=True) if faces(heard) != {str(pick)}]
    for heard, pick in zip(dreamer, PICKS, strict=True):
        if [(when, raw.replace(str(pick), str(PICKS[0]))) for when, raw in heard] != dreamer[0]:
            found.append("dreamer: another hand")
    return found


async def rounds(at: Evening, options: Message, told: list[list[Heard]]) -> None:
    """The round up to the description, with each hand in turn."""
    for hand, pick in zip(HANDS, PICKS, strict=True):
        await at.begin(options)
        await at.later()
        await at.done(SCOUT, {"type": "Pick", "card": pick})
        await at.later()
        told.append([at.heard(seat) for seat in (DREAMER, WATCHER, SCOUT, EVE)])
        assert faces(told[-1][SCOUT]) == set(map(str, hand))
        await at.done(DREAMER, {"type": "Describe", "text": "a fish on stilts"})
        assert {card["card"] for card in at.view(WATCHER)["sky"]} == set(hand)
        for client in at.people:
            await client.done("Unwatch", table=at.table)


@pytest.mark.parametrize("options", [{}, {"turned": "hidden", "piles": "hidden"}], ids=["open", "hidden"])
def test_until_the_layout_nothing_depends_on_what_the_scout_chose_among(tmp_path: Path, options: Message) -> None:
    told: list[list[Heard]] = []
    asyncio.run(evening(tmp_path, lambda at: rounds(at, options, told)))
    assert not leaks(told)


def with_hand(state: Any, seat: int | None) -> Message:
    """A view that tells something of the hand to all: a number made of it, though no card."""
    return {**GAME.observe(state, seat), "mood": sum(card for card, where in enumerate(state.where) if where == 1) % 7}


LEAKY = {
    "the event of the deal": replace(GAME, redact=lambda state, event, seat: event),
    "the scout's view": replace(GAME, observe=lambda state, seat: GAME.observe(state, state.scout())),
    "a number made of the hand": replace(GAME, observe=with_hand),
}


@pytest.mark.parametrize("leak", LEAKY)
def test_the_check_finds_a_leak(tmp_path: Path, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, GAME.id, LEAKY[leak])
    told: list[list[Heard]] = []
    asyncio.run(evening(tmp_path, lambda at: rounds(at, {}, told)))
    assert leaks(told)


def test_a_description_against_the_rules_is_refused_and_another_may_be_given(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.begin({})
        await at.done(SCOUT, {"type": "Pick", "card": 71})
        seq = at.people[DREAMER].tables[at.table]["seq"]
        for text, reason in (
            ("one two three four five six", "too-many-words"),
            ("", "empty"),
            ("🐟", "symbols"),
            ("x" * 46, "word-too-long"),
            ("\ud83d", None),
            ("a" * 15_000, None),
        ):
            answer = await at.act(DREAMER, {"type": "Describe", "text": text})
            assert answer["type"] == "Refused" and reason in (None, answer["reason"]), answer
        for wrong in ({"type": "Describe"}, {"type": "Describe", "text": 5}, {"type": "Guess", "place": 0}):
            assert (await at.act(DREAMER, wrong))["type"] == "Refused"
        assert at.people[DREAMER].tables[at.table]["seq"] == seq
        await at.done(DREAMER, {"type": "Describe", "text": "  a\u00a0fish,\u200b on  stilts… "})
        assert at.view(EVE)["text"] == "a fish, on stilts…"

    asyncio.run(evening(tmp_path, play))


def test_what_was_said_and_who_the_bots_are_survives_a_restart(tmp_path: Path) -> None:
    async def begin() -> tuple[str, str]:
        async with running(tmp_path, dealer=lambda: Dealer(HANDS[0])) as server:
            ann = await server.client("Ann")
            made = await ann.done("Create", game="cloud_mine", seats=3, options={"start": "1"})
            for seat in (1, 2):
                await ann.done("Sit", table=made["table"], seat=seat)
            await ann.watch(made["table"])
            await ann.done("Start", table=made["table"])
            for word in ({"type": "Pick", "card": 73}, {"type": "Describe", "text": "l’été en fête"}):
                (block,) = await ann.until(lambda: ann.asked(made["table"]))
                await ann.play(made["table"], block, word)
            return made["table"], ann.cookie

    async def go_on(table: str, cookie: str) -> None:
        async with running(tmp_path) as server:
            ann = await server.client("Ann", cookie)
            opened = await ann.watch(table)
            view = opened["blocks"][0]["view"]
            assert view["text"] == "l'été en fête" and view["phase"] == "guess"
            (block,) = ann.asked(table)
            assert block["seat"] == WATCHER
            await ann.play(table, block, {"type": "Guess", "place": 0})

    asyncio.run(go_on(*asyncio.run(begin())))
