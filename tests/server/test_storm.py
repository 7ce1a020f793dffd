"""Whole games over a network that drops, delays, repeats and cuts the line: nothing is lost, nothing doubled."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from server.chaos import faults
from server.harness import running
from server.storm import CalmPlayer, Storm, storm

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("cloudy_kingdom", 2, {}),
    ("broom_service", 2, {"cadence": "off"}),
    ("cloud_mine", 3, {}),
]


@pytest.mark.parametrize("game, seats, options", GAMES, ids=lambda value: str(value))
def test_a_game_goes_to_its_end_in_any_weather(tmp_path: Path, game: str, seats: int, options: dict[str, Any]) -> None:
    async def play() -> None:
        weather = Storm(Random(seats))
        async with running(tmp_path) as server, storm(server.port, weather) as port:
            people = [CalmPlayer(port, server.port, f"P{seat}", Random(seat)) for seat in range(seats)]
            made = await people[0].say("Create", game=game, seats=seats, options=options)
            table = made.get("table") or next(iter(server.hub.lobby.tables))
            for seat in range(1, seats):
                await people[seat].say("Sit", table=table, seat=seat)
            await people[0].say("Start", table=table)
            async with asyncio.timeout(60):
                await asyncio.gather(*(person.play(table) for person in people))
            weather.calm = True
            room = await server.hub.room(table)
            for seat, person in enumerate(people):
                client = await person.connected()
                client.tables.pop(table, None)
                seen = (await person.watch(table)).tables[table]
                right = json.loads(msgspec.json.encode(room.whole(seat)))
                assert seen["blocks"] == [right] and seen["seq"] == room.seq
                await client.close()
            assert weather.suffered > 5
            assert not weather.cuts or sum(person.sockets for person in people) > seats, "who was cut off came back"
        assert not faults(tmp_path, list(people))

    asyncio.run(play())
