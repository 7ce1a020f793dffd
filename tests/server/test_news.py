"""A move tells everybody only what is new to them, and put together it is what they would be told whole."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from server.harness import Client, Server, running

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("cloudy_kingdom", {"magic": "own_choice", "hidden_magic": True}),
    ("cloudy_kingdom", {}),
    ("broom_service", {"cadence": "off"}),
    ("cloud_mine", {}),
]
MOVES = 40


async def table_of(server: Server, people: list[Client], game: str, options: dict[str, Any], **terms: Any) -> str:
    """A table of three that has begun, with all of these and two onlookers who have it in sight."""
    made = await people[0].done("Create", game=game, seats=3, options=options, terms=terms)
    table: str = made["table"]
    for seat, person in enumerate(people[1:3], 1):
        await person.done("Sit", table=table, seat=seat)
    await people[0].done("Start", table=table)
    for person in people:
        await person.watch(table)
    return table


async def move(people: list[Client], table: str, rng: Random) -> bool:
    """Let whoever is asked answer, and everybody hear of it; whether anybody was asked."""
    asked = [(person, block) for person in people[:3] for block in person.asked(table)]
    if not asked:
        return False
    person, block = rng.choice(asked)
    seq = person.tables[table]["seq"]
    answer = await person.act(table, block, rng.choice(block["legal"]))
    assert answer["type"] == "Done", answer
    for one in people:
        await one.until(lambda one=one: one.tables[table]["seq"] > seq)
    return True


def raw(client: Client, table: str) -> list[dict[str, Any]]:
    """The changes as they were sent."""
    said = map(json.loads, client.raw)
    return [one for one in said if one["type"] == "Changed" and one["table"] == table]


@pytest.mark.parametrize("late", [False, True], ids=["live", "late"])
@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_what_is_put_together_is_what_would_be_told_whole(
    tmp_path: Path, game: str, options: dict[str, Any], late: bool
) -> None:
    async def play() -> None:
        rng = Random(3)
        async with running(tmp_path) as server:
            people = [await server.client(f"P{number}") for number in range(5)]
            table = await table_of(server, people, game, options, watching="late" if late else "live")
            room = await server.hub.room(table)
            for _ in range(MOVES):
                if not await move(people, table, rng):
                    break
                for seat, person in enumerate(people):
                    right = json.loads(msgspec.json.encode(room.block(seat if seat < 3 else None, ())))
                    (seen,) = person.tables[table]["blocks"]
                    assert {**seen, "events": []} == {**right, "events": []}
            fresh = await server.client("P1", people[1].cookie)
            told, whole = people[1].tables[table], await fresh.watch(table)
            seats = [{**seat, "online": True} for seat in told["info"]["seats"]]
            assert {**told["info"], "seats": seats} == {**whole["info"], "seats": seats}
            assert told["seq"] == whole["seq"] > 10

    asyncio.run(play())


def test_a_move_does_not_tell_what_has_not_changed(tmp_path: Path) -> None:
    async def play() -> None:
        rng = Random(1)
        async with running(tmp_path) as server:
            people = [await server.client(f"P{number}") for number in range(5)]
            table = await table_of(server, people, "cloudy_kingdom", {})
            for _ in range(12):
                await move(people, table, rng)
            for person in people:
                for said in raw(person, table)[2:]:
                    assert said["info"].keys() <= {"since"}, "nobody came or went, and nothing was agreed on"
                    (block,) = said["blocks"]
                    assert "castles" not in block.get("view", {}) and "muted" not in block
            assert len({person.raw[-1] for person in people[3:]}) == 1, "who looks on is told the very same"
            await people[1].close()
            seats = lambda: people[0].tables[table]["info"]["seats"]  # noqa: E731
            await people[0].until(lambda: not seats()[1]["online"])
            assert raw(people[0], table)[-1]["info"]["options"], "what all may know of the table is told anew"

    asyncio.run(play())


def test_a_lagging_socket_hears_everything_in_order(tmp_path: Path) -> None:
    """What cannot be written at once waits, and nothing overtakes it."""

    async def play() -> None:
        async with running(tmp_path) as server:
            ann = await server.client()
            (link,) = next(iter(server.hub.presence.links.values()))
            ann.ws.transport.pause_reading()
            for number in range(200):
                link.say({"type": "filler", "number": number, "more": "x" * 20_000})
                if number % 20 == 0:
                    await asyncio.sleep(0)
            assert link._queue, "the socket takes no more for now"
            ann.ws.transport.resume_reading()
            for number in range(200, 260):
                link.say({"type": "filler", "number": number})
                await asyncio.sleep(0.001)
            await ann.until(lambda: ann.frames[-1].get("number") == 259)
            assert [frame["number"] for frame in ann.frames if frame["type"] == "filler"] == list(range(260))
            assert not link._queue, "from now on it is told at once again"

    asyncio.run(play())
