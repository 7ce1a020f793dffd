"""No frame tells a seat what it may not know: checked on every frame that left a real server.

Two checks.  The resampled world: a view is the same if all that the seat
cannot know were otherwise.  The other game: had luck dealt somebody another
hidden card, everybody else's frames would be the same, to the letter, until
that somebody acts.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from cumuli.core.game import CHANCE, Game
from cumuli.games import SHELF
from cumuli.server.house import House
from cumuli.server.table import deeds as log
from cumuli.server.table.room import Room
from cumuli.store import Entry
from server.duel import DUEL
from server.harness import Client, Message, running

GAMES = {**SHELF, "duel": DUEL}
Frames = dict[tuple[int | None, int], Message]
"""The block that each pair of eyes was sent, by seat and entry; None is a spectator."""


async def game_with_frames(
    folder: Path, game: str, seats: int, options: Message, seed: int
) -> tuple[list[Entry], Frames]:
    """Play at random, a person on every seat and one watching; give the log and all blocks that left the server."""
    dealer = Random(seed)
    async with running(folder, dealer=lambda: dealer) as server:
        people = [await server.client(f"P{seat}") for seat in range(seats)]
        made = await people[0].done("Create", game=game, seats=seats, options=options)
        table = made["table"]
        for seat, client in enumerate(people[1:], 1):
            await client.done("Sit", table=table, seat=seat)
        eyes = [*people, await server.client("Eve")]
        for client in eyes:
            await client.watch(table)
        await people[0].done("Start", table=table)
        rng = Random(seed)
        room = await server.hub.room(table)
        while room.summary.status != "over":
            for client in eyes:
                await client.until(lambda client=client, seq=room.seq: client.tables[table]["seq"] == seq)
            asked = [(client, block) for client in people for block in client.asked(table)]
            client, block = rng.choice(asked)
            assert (await client.act(table, block, rng.choice(block["legal"])))["type"] == "Done"
        for client in eyes:
            await client.until(lambda client=client: client.tables[table]["seq"] == room.seq)
        frames: Frames = {}
        for seat, client in enumerate(eyes):
            keep(frames, client, None if seat == seats else seat)
        return await server.hub.store.entries(table), frames


def keep(frames: Frames, client: Client, seat: int | None) -> None:
    for frame in client.frames:
        if frame["type"] in ("Opened", "Changed"):
            for block in frame["blocks"]:
                assert block["seat"] == seat
                frames[seat, frame["seq"]] = block


def rebuilt(entries: list[Entry], games: dict[str, Game[Any]]) -> Room:
    return Room.rebuilt(House(games, (), Random), "t", entries)


def block_of(room: Room, seat: int | None, told: int) -> Message:
    """What the server would send this seat, *told* events having been told before."""
    assert room.play is not None
    block: Message = json.loads(msgspec.json.encode(room.block(seat, room.play.events[told:])))
    return block


def differ(one: Message, other: Message) -> bool:
    """Whether two blocks differ in anything, be it the order of fields."""
    return json.dumps(one) != json.dumps(other)


def leaks_by_guess(entries: list[Entry], frames: Frames, game: Game[Any], rng: Random) -> list[str]:
    """Frames that would have been others if hidden things were otherwise."""
    found = []
    for seq in range(1, len(entries) + 1):
        room = rebuilt(entries[:seq], {**GAMES, game.id: game})
        play = room.play
        if play is None:
            continue
        truth = play.table.state
        for seat in range(len(room.summary.chairs)):
            play.table.state = play.game.resample(truth, seat, rng)
            for eyes in (seat, None):
                if (eyes, seq) in frames:
                    told = len(play.events) - len(frames[eyes, seq]["events"])
                    if differ(block_of(room, eyes, told), frames[eyes, seq]):
                        found.append(f"{eyes} at {seq}")
        play.table.state = truth
    return found


def leaks_by_other_deal(entries: list[Entry], frames: Frames, game: Game[Any], rng: Random) -> tuple[list[str], int]:
    """Frames that would have been others had luck dealt another hidden card; and how many were compared."""
    found, compared = [], 0
    games = {**GAMES, game.id: game}
    for at, entry in enumerate(entries):
        for number, seat, other in other_deals(entries, at, games, rng):
            until = next((n for n in range(at + 1, len(entries)) if acts(entries[n], seat)), len(entries))
            changed = [*entries[:at], changed_entry(entry, number, other), *entries[at + 1 : until]]
            for seq in range(at + 1, until + 1):
                try:
                    room = rebuilt(changed[:seq], games)
                except (ValueError, KeyError):
                    break  # luck could not have gone on like that: too few of the other card
                if room.frozen:
                    break  # nor by the rules
                assert room.play is not None
                for eyes in (*range(len(room.summary.chairs)), None):
                    if eyes != seat and (eyes, seq) in frames:
                        frame = frames[eyes, seq]
                        compared += 1
                        if differ(block_of(room, eyes, len(room.play.events) - len(frame["events"])), frame):
                            found.append(f"{eyes} at {seq}: {other} for seat {seat}")
    return found, compared


def acts(entry: Entry, seat: int) -> bool:
    return any(who == seat for deed in log.read(entry.payload) if isinstance(deed, log.Moved) for who, _ in deed.moves)


def moves_of(entry: Entry) -> tuple[tuple[int, str], ...]:
    return next((d.moves for d in log.read(entry.payload) if isinstance(d, log.Moved | log.Started)), ())


def other_deals(entries: list[Entry], at: int, games: dict[str, Game[Any]], rng: Random) -> list[tuple[int, int, str]]:
    """In one entry: the number of each secret deal, whose it was, and what luck might have dealt instead."""
    found: list[tuple[int, int, str]] = []
    moves = moves_of(entries[at])
    if not any(seat == CHANCE for seat, _ in moves):
        return found
    room = rebuilt(entries[: at + 1], games)
    assert room.play is not None
    game, table = room.play.game, room.play.table
    before = len(table.record.moves) - len(moves)
    state = game.start(len(table.record.seats), table.options, table.record.version)
    state.events = []
    for ply, (seat, text) in enumerate(table.record.moves):
        chance = state.chance() if seat == CHANCE else []
        told = len(state.events)
        code = game.code(state, game.read(state, text))
        words = [game.write(state, game.word(state, other)) for other, _ in chance if other != code]
        state.apply(seat, code)
        if ply >= before and seat == CHANCE and words:
            for event in state.events[told:]:
                holder = getattr(event, "seat", -1)
                if type(event).__name__ in ("Drew", "Dealt") and not getattr(event, "open", False):
                    found.append((ply - before, holder, rng.choice(words)))
    return found


def changed_entry(entry: Entry, number: int, text: str) -> Entry:
    """The entry with another answer of luck."""
    deeds = []
    for deed in log.read(entry.payload):
        if isinstance(deed, log.Moved | log.Started):
            moves = (*deed.moves[:number], (CHANCE, text), *deed.moves[number + 1 :])
            deed = msgspec.structs.replace(deed, moves=moves)
        deeds.append(deed)
    return msgspec.structs.replace(entry, payload=log.write(tuple(deeds)))


CASES: list[tuple[str, int, Message, int]] = [
    ("duel", 3, {"rounds": 4}, 1),
    ("cloudy_kingdom", 2, {}, 2),
    ("cloudy_kingdom", 3, {"magic": "same_three"}, 3),
    ("cloudy_kingdom", 4, {"magic": "own_choice", "families": "chosen"}, 4),
    ("cloudy_kingdom", 2, {"hidden_magic": True, "magic": "own_choice"}, 5),
    ("cloudy_kingdom", 3, {"match_routes": True}, 6),
    ("cloud_mine", 3, {"cards": 12}, 9),
    ("cloud_mine", 5, {"cards": 24, "turned": "hidden", "piles": "hidden"}, 10),
    ("broom_service", 3, {"cadence": "off"}, 7),
    ("broom_service", 5, {"cadence": "off", "board": "back", "mountain": True, "storm": True}, 8),
]
DEALS_NOTHING = {"broom_service"}
"""Here luck gives nobody anything in secret."""


@pytest.mark.parametrize(("game", "seats", "options", "seed"), CASES)
def test_no_frame_tells_a_seat_what_it_may_not_know(
    tmp_path: Path, game: str, seats: int, options: Message, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries, frames = asyncio.run(game_with_frames(tmp_path, game, seats, options, seed))
    monkeypatch.setitem(SHELF, "duel", DUEL)
    assert len(frames) > 3 * seats
    rng = Random(seed)
    assert not leaks_by_guess(entries, frames, GAMES[game], rng)
    found, compared = leaks_by_other_deal(entries, frames, GAMES[game], rng)
    assert not found
    assert compared > 5 or game in DEALS_NOTHING


@pytest.mark.parametrize("leak", ["observe", "redact"])
def test_the_checks_find_a_leak(tmp_path: Path, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that shows seat 0 everything, in its view or its events, is found out."""
    open_hands = replace(DUEL, observe=lambda state, seat: {"hands": list(state.hands)})
    loud = replace(DUEL, redact=lambda state, event, seat: event)
    leaky = open_hands if leak == "observe" else loud
    monkeypatch.setattr("server.harness.DUEL", leaky)
    entries, frames = asyncio.run(game_with_frames(tmp_path, "duel", 2, {"rounds": 3}, 1))
    monkeypatch.setitem(SHELF, "duel", leaky)
    if leak == "observe":
        assert leaks_by_guess(entries, frames, leaky, Random(1))
    assert leaks_by_other_deal(entries, frames, leaky, Random(1))[0]


def test_the_lobby_and_the_answers_tell_no_person_and_no_card(tmp_path: Path) -> None:
    """Persons' ids, tokens and hands are in no message but the blocks."""

    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob = await server.client("Ann"), await server.client("Bob")
            made = await ann.done("Create", game="duel", seats=2)
            table = made["table"]
            await bob.done("Sit", table=table, seat=1)
            for client in (ann, bob):
                await client.watch(table)
            await ann.done("Start", table=table)
            await bob.until(lambda: bob.asked(table))
            secrets = [ann.cookie.split("=")[1], *server.hub.presence.links]
            for raw in (*ann.raw, *bob.raw):
                assert not any(secret in raw for secret in secrets)
                message = json.loads(raw)
                message.pop("blocks", None)
                assert '"hand"' not in json.dumps(message)

    asyncio.run(play())
