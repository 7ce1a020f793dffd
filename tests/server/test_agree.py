"""What people agree on: moves taken back, draws, breaks, and giving up; the log tells of all of it for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from cumuli.games import SHELF
from cumuli.server.house import House
from cumuli.server.table import deeds as log
from cumuli.server.table.room import Room
from cumuli.server.table.summary import as_row
from cumuli.server.table.takeback import shows
from cumuli.table import Table
from server.duels import new_duel, two_at_duel
from server.harness import Client, Message, Server, running

SHOW, KEEP = {"type": "Show"}, {"type": "Keep"}


def on(folder: Path, story: Callable[[Server], Awaitable[None]], **knobs: Any) -> None:
    async def play() -> None:
        async with running(folder, **knobs) as server:
            await story(server)

    asyncio.run(play())


async def deeds(server: Server, table: str) -> list[log.Deed]:
    return [deed for entry in await server.hub.store.entries(table) for deed in log.read(entry.payload)]


async def holds(server: Server, table: str) -> None:
    """The log alone makes the very same table."""
    room = await server.hub.room(table)
    again = Room.rebuilt(server.hub.house, table, await server.hub.store.entries(table))
    assert as_row(table, again.summary) == as_row(table, room.summary)
    assert (again.seq, again.due, again.thinkers) == (room.seq, room.due, room.thinkers)
    assert again.play is not None and room.play is not None
    for seat in (*range(len(room.summary.chairs)), None):
        assert again.block(seat, again.play.events) == room.block(seat, room.play.events)
    assert again.timing is not None and room.timing is not None
    assert again.timing.left == pytest.approx(room.timing.left) and again.timing.since == room.timing.since


def info(client: Client, table: str) -> Message:
    return dict(client.tables[table]["info"])


async def say_yes(client: Client, table: str, yes: bool = True) -> Message:
    proposal = await client.until(lambda: info(client, table)["proposal"])
    return await client.send("Answer", table=table, number=proposal["number"], yes=yes)


def test_a_move_is_taken_back_when_the_others_agree(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob, table = await two_at_duel(server)
        assert await ann.refused("Propose", table=table, seat=0, what="undo") == "undo-nothing"
        (first,) = ann.asked(table)
        await ann.play(table, first, SHOW)
        assert await bob.refused("Propose", table=table, seat=0, what="undo") == "not-yours"
        await ann.done("Propose", table=table, seat=0, what="undo")
        await bob.until(lambda: info(bob, table)["proposal"])
        assert info(bob, table)["proposal"] == {"number": 1, "what": "undo", "seat": 0, "waiting": [1]}
        assert await ann.refused("Propose", table=table, seat=0, what="undo") == "proposed"
        assert await ann.refused("Answer", table=table, number=1, yes=True) == "answered"
        assert await bob.refused("Answer", table=table, number=2, yes=True) == "proposal-gone"
        assert (await say_yes(bob, table))["type"] == "Done"
        await ann.until(lambda: ann.asked(table))
        (block,) = ann.asked(table)
        assert block["ask"] != first["ask"] and block["view"]["chosen"] == [False, False]
        assert info(ann, table)["proposal"] is None
        assert [event["type"] for event in ann.tables[table]["blocks"][0]["events"]] == ["Dealt", "Dealt"]
        assert (await ann.act(table, first, KEEP))["reason"] == "stale"
        await holds(server, table)
        await ann.play(table, block, KEEP)
        await holds(server, table)

    on(tmp_path, story)
    on(tmp_path, lambda server: asyncio.sleep(0))


@pytest.mark.parametrize("end", ["no", "taken back", "a move", "somebody leaves"])
def test_a_proposal_stands_until_something_happens(tmp_path: Path, end: str) -> None:
    async def story(server: Server) -> None:
        ann, bob, table = await two_at_duel(server)
        await ann.play(table, ann.asked(table)[0], KEEP)
        await ann.done("Propose", table=table, seat=0, what="undo")
        await bob.until(lambda: info(bob, table)["proposal"])
        match end:
            case "no":
                await say_yes(bob, table, False)
            case "taken back":
                await say_yes(ann, table, False)
            case "a move":
                await bob.play(table, bob.asked(table)[0], KEEP)
            case "somebody leaves":
                await bob.done("Stand", table=table, seat=1)
        await ann.until(lambda: info(ann, table)["proposal"] is None)
        assert await bob.refused("Answer", table=table, number=1, yes=True) == "proposal-gone"
        assert not any(isinstance(deed, log.Undone) for deed in await deeds(server, table))
        await holds(server, table)

    on(tmp_path, story)


def test_luck_and_what_was_hidden_cannot_be_taken_back_and_neither_where_the_host_forbids_it(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob, table = await two_at_duel(server)
        for choices, reason in (((KEEP, KEEP), "undo-seen"), ((SHOW, KEEP), "undo-luck")):
            for client, choice in zip((ann, bob), choices, strict=True):
                await client.until(lambda client=client: client.asked(table))
                await client.play(table, client.asked(table)[0], choice)
            if reason == "undo-luck":
                return
            assert await bob.refused("Propose", table=table, seat=1, what="undo") == reason

    on(tmp_path, story)

    async def forbidden(server: Server) -> None:
        ann = await server.client("Ann")
        table = await new_duel(ann, bots=["random"], start=True, terms={"undo": False})
        await ann.watch(table)
        assert await ann.refused("Propose", table=table, seat=0, what="undo") == "undo-off"

    on(tmp_path, forbidden)


def test_luck_has_the_last_word(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob = await server.client("Ann"), await server.client("Bob")
        made = await ann.done("Create", game="duel", seats=2, options={"rounds": 3})
        table = made["table"]
        await bob.done("Sit", table=table, seat=1)
        await ann.watch(table)
        await bob.watch(table)
        await ann.done("Start", table=table)
        for client in (ann, bob):
            await client.until(lambda client=client: client.asked(table))
            await client.play(table, client.asked(table)[0], SHOW)
        assert await bob.refused("Propose", table=table, seat=1, what="undo") == "undo-luck"

    on(tmp_path, story)


def test_with_bots_only_nobody_is_asked(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.client("Ann")
        table = await new_duel(ann)
        await ann.done("Sit", table=table, seat=1, name="Anna")
        await ann.watch(table)
        await ann.done("Start", table=table)
        await ann.until(lambda: len(ann.asked(table)) == 2)
        await ann.play(table, ann.asked(table)[0], KEEP)
        await ann.done("Propose", table=table, seat=0, what="undo")
        await ann.until(lambda: len(ann.asked(table)) == 2)
        await ann.done("Propose", table=table, seat=0, what="pause")
        await ann.until(lambda: info(ann, table)["paused"])
        assert (await ann.act(table, ann.asked(table)[0], KEEP))["reason"] == "paused"
        await holds(server, table)
        await ann.done("Resume", table=table)
        assert await ann.refused("Resume", table=table) == "not-paused"
        await ann.until(lambda: not info(ann, table)["paused"])
        await ann.play(table, ann.asked(table)[0], KEEP)
        await holds(server, table)

    on(tmp_path, story)


def test_bots_rest_too(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.client("Ann")
        table = (await ann.done("Create", game="cloudy_kingdom", seats=2, bots=["random"], start=True))["table"]
        await ann.watch(table)
        await ann.until(lambda: ann.asked(table))
        await ann.done("Propose", table=table, seat=0, what="pause")
        room = await server.hub.room(table)
        assert room.thinkers == [] and room.due is None and room.asked == ()
        await ann.done("Resume", table=table)
        assert room.asked == (0,)

    on(tmp_path, story)


def test_a_draw_is_agreed_on_where_the_rules_know_one(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob, table = await two_at_duel(server)
        assert await ann.refused("Propose", table=table, seat=0, what="draw") == "draw-unknown"
        table = (await ann.done("Create", game="cloudy_kingdom", seats=2))["table"]
        await bob.done("Sit", table=table, seat=1)
        await ann.watch(table)
        await bob.watch(table)
        await ann.done("Start", table=table)
        await bob.until(lambda: info(bob, table)["status"] == "playing")
        await bob.done("Propose", table=table, seat=1, what="draw")
        await ann.until(lambda: info(ann, table)["proposal"])
        assert (await say_yes(ann, table))["type"] == "Done"
        for client in (ann, bob):
            await client.until(lambda client=client: info(client, table)["status"] == "over")
            assert info(client, table)["ended"] == {"reason": "agreed", "winners": [], "seat": 1, "early": True}
            assert client.asked(table) == [] and client.tables[table]["blocks"][0]["legal"] == []
        assert await ann.refused("Propose", table=table, seat=0, what="undo") == "broken-off"
        action = {"type": "Place", "face": "cross", "cell": 4, "turn": 1}
        assert await ann.refused("Act", table=table, seat=0, ask=1, action=action) == "broken-off"
        await holds(server, table)

    on(tmp_path, story)


@pytest.mark.parametrize("game", sorted(SHELF))
def test_which_games_know_a_draw(game: str) -> None:
    assert SHELF[game].tie


def test_of_two_the_other_wins_when_one_resigns(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob, table = await two_at_duel(server)
        assert await bob.refused("Resign", table=table, seat=0) == "not-yours"
        await bob.done("Resign", table=table, seat=1)
        await ann.until(lambda: info(ann, table)["status"] == "over")
        assert info(ann, table)["ended"] == {"reason": "resigned", "winners": [0], "seat": 1, "early": True}
        assert await bob.refused("Resign", table=table, seat=1) == "broken-off"
        await holds(server, table)

    on(tmp_path, story)


def test_of_more_a_bot_plays_on_and_comes_last(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob, cid = [await server.client(name) for name in ("Ann", "Bob", "Cid")]
        table = str((await ann.done("Create", game="duel", seats=3, options={"rounds": 1}))["table"])
        for seat, client in ((1, bob), (2, cid)):
            await client.done("Sit", table=table, seat=seat)
        for client in (ann, bob, cid):
            await client.watch(table)
        await ann.done("Start", table=table)
        await cid.until(lambda: cid.asked(table))
        await cid.done("Resign", table=table, seat=2)
        await ann.until(lambda: info(ann, table)["seats"][2]["resigned"])
        seat = info(ann, table)["seats"][2]
        assert (seat["kind"], seat["name"], seat["mine"]) == ("bot", "Cid", False)
        assert await cid.refused("Act", table=table, seat=2, ask=1, action=KEEP) == "not-yours"
        for client in (ann, bob):
            await client.play(table, client.asked(table)[0], KEEP)
        await ann.until(lambda: info(ann, table)["status"] == "over")
        ended = info(ann, table)["ended"]
        assert ended == {"reason": "points", "winners": [0, 1], "seat": None, "early": False}
        await holds(server, table)

    on(tmp_path, story)


def test_who_resigns_among_bots_ends_the_game(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.client("Ann")
        made = await ann.done("Create", game="duel", seats=3, bots=["random", "random"], start=True)
        await ann.watch(made["table"])
        await ann.done("Resign", table=made["table"], seat=0)
        await ann.until(lambda: info(ann, made["table"])["status"] == "over")
        assert info(ann, made["table"])["ended"]["winners"] == []

    on(tmp_path, story)


def positions(game: str, seed: int) -> Table:
    """A game played at random to some place in its middle."""
    dice = Random(seed)
    seats = min(SHELF[game].seats)
    table = Table(SHELF[game], [f"P{seat}" for seat in range(seats)], SHELF[game].options(), dice)
    for _ in range(dice.randrange(5, 40)):
        owing = table.state.to_act()
        if not owing:
            break
        table.act(seat := dice.choice(owing), dice.choice(table.legal(seat)))
    return table


@pytest.mark.parametrize("game", sorted(SHELF))
def test_who_learns_nothing_has_the_same_worlds_before_them(game: str) -> None:
    """Where every seat sees all there is, no action shows anything: guessing anew changes nothing."""
    found = set()
    for seed in range(12):
        table = positions(game, seed)
        owing = table.state.to_act()
        if not owing or owing[0] < 0:
            continue
        mover = owing[0]
        code = Random(seed).choice(table.state.legal_actions(mover))
        eyes = range(len(table.record.seats))
        found.add(any(shows(table.game, table.state, mover, code, seat, seed) for seat in eyes))
        before = msgspec.json.encode(table.game.save(table.state))
        assert before == msgspec.json.encode(table.game.save(table.state))
    assert True in found, "some moves show a card or a role"


def test_flying_over_the_map_shows_nothing_and_leading_a_role_does() -> None:
    """In Broom Service all see where the pawns go, and nobody knows a hand before a role is led."""
    game = SHELF["broom_service"]
    dice = Random(5)
    table = Table(game, ["A", "B", "C"], game.options(), dice)
    told: dict[str, set[bool]] = {}
    for _ in range(160):
        owing = table.state.to_act()
        if not owing:
            break
        mover = dice.choice(owing)
        word = dice.choice(table.legal(mover))
        kind = type(word).__name__
        if kind in ("Fly", "Lead", "Select") and len(told.get(kind, ())) < 2:
            code = game.code(table.state, word)
            told.setdefault(kind, set()).add(any(shows(game, table.state, mover, code, eyes, 1) for eyes in range(3)))
        table.act(mover, word)
    assert told.get("Fly") == {False}
    assert told.get("Lead", {True}) == {True}


def test_old_logs_are_read_as_ever() -> None:
    """Deeds as they were written before people could agree on anything."""
    old = b'[{"type":"Over","scores":[3.0,1.0],"reason":"points"}]'
    (over,) = log.read(old)
    assert over == log.Over((3.0, 1.0), "points")
    every = (
        log.Proposed(0, "undo", 3),
        log.Answered(1, True),
        log.Undone(3),
        log.Paused(),
        log.Resumed(1),
        log.BotFor(0, "random"),
        log.Returned(0),
        log.Resigned(1, None),
        log.Over((), "resigned", (0,), 1),
    )
    assert log.read(log.write(every)) == every
    assert House(SHELF, (), Random).grace > 0
