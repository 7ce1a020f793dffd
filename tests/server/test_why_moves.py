"""Why a move was made: asked of games that are over, answered from what the seat saw, refused to who asks on and on."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from cumuli.bots import LEVELS, Reason
from cumuli.core.game import CHANCE
from cumuli.games import SHELF
from cumuli.server.config import Config
from cumuli.server.guards import Addresses
from cumuli.server.minds.thinking import Job
from cumuli.why import Reflection
from cumuli.words import LANGUAGES
from server import brains
from server.duels import two_at_duel
from server.harness import Client, running
from server.test_bringing import written


async def asked(client: Client, path: str) -> Any:
    """What the door answers: its JSON, or the reason why not."""
    status, _, said = await client.get(f"/api/review/{path}")
    told = json.loads(said)
    return told if status == 200 else told["reason"]


@pytest.mark.parametrize("game", sorted(SHELF))
def test_any_ply_of_a_game_that_is_over_is_weighed_against_the_best_bots_choice(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path, bot_seconds=0.2) as server:
            eve = await server.client("Eve")
            _, told = await eve.knock("/api/records", written(game).encode(), "text/plain")
            table = told["table"]
            room = await server.hub.room(table)
            assert room.play is not None
            moves = room.play.moves
            plies = [ply for ply, (seat, _) in enumerate(moves, 1) if seat != CHANCE]
            for ply in (plies[0], plies[len(plies) // 3], plies[-1]):
                told = [await asked(eve, f"{table}/{ply}/why?lang={lang}") for lang in LANGUAGES]
                assert [(one["ply"], one["seat"], one["own"]) for one in told] == [(ply, moves[ply - 1][0], False)] * 3
                for one in told:
                    ways = one["why"]["ways"]
                    assert one["why"]["level"] == LEVELS[-1] and all(way["words"] for way in ways)
                    assert sum(way["played"] for way in ways) == 1
                    assert [way["best"] for way in ways] == [True] + [False] * (len(ways) - 1)
                shares = [[way["share"] for way in one["why"]["ways"]] for one in told]
                assert shares[0] == shares[1] == shares[2], "thought twice"
            assert [await asked(eve, f"{table}/{ply}/why") for ply in (0, len(moves) + 1)] == ["no-ply"] * 2
            luck = next(ply for ply, (seat, _) in enumerate(moves, 1) if seat == CHANCE)
            assert await asked(eve, f"{table}/{luck}/why") == "why-luck"

    asyncio.run(play())


def test_a_bots_move_is_weighed_by_a_bot_of_its_own_level_and_character(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path, ("random", *LEVELS), dealer=lambda: Random(3)) as server:
            asked_of: list[Job] = []

            async def do(task: Any, job: Job, **_: Any) -> Reflection:
                asked_of.append(job)
                game = SHELF[job.game]
                state = game.load(job.seats, game.options(**job.options), job.version, job.saved)
                line = game.write(state, game.word(state, state.legal_actions(job.seat)[0]))
                return Reflection(line, {line: 0.75}, (Reason("lots"),))

            server.hub.minds.wonderers.do = do  # type: ignore[method-assign, assignment]
            ann = await server.client("Ann")
            made = await ann.done("Create", game="cloudy_kingdom", seats=2, bots=["1"], options={"board": "2x2"})
            table = made["table"]
            await ann.done("Stand", table=table, seat=0)
            await ann.done("SetBot", table=table, seat=0, bot="random")
            await ann.done("Start", table=table)
            await ann.until(lambda: [t["status"] for t in ann.lobby] == ["over"], 60)
            room = await server.hub.room(table)
            assert room.play is not None
            for seat, level in ((0, "random"), (1, "1")):
                ply = next(ply for ply, (mover, _) in enumerate(room.play.moves, 1) if mover == seat)
                told = await asked(ann, f"{table}/{ply}/why?lang=de")
                assert told["own"] and told["why"]["level"] == level and told["why"]["ways"][0]["share"] == 75
                assert "Los" in told["why"]["reasons"][0]
                assert await asked(ann, f"{table}/{ply}/why?lang=xx") == await asked(ann, f"{table}/{ply}/why?lang=en")
                (job,) = [job for job in asked_of if job.seat == seat]
                assert job.level == level and job.seconds == Config().bot_seconds
            assert asked_of[0].own != asked_of[1].own

    asyncio.run(play())


def test_nobody_is_told_why_while_the_game_goes_on_or_where_it_is_closed_to_them(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob, table = await two_at_duel(server, terms={"watching": "closed"})
            eve = await server.client("Eve")
            for _ in range(2):
                for client in (ann, bob):
                    (block,) = await client.until(lambda client=client: client.asked(table))
                    assert (await client.act(table, block, {"type": "Show"}))["type"] == "Done"
                    room = await server.hub.room(table)
                    if room.summary.status != "over":
                        assert await asked(client, f"{table}/1/why") == "why-early"
                    assert await asked(eve, f"{table}/1/why") == "watch-shut"
            assert (await server.hub.room(table)).summary.status == "over"
            assert await asked(eve, f"{table}/1/why") == "watch-shut"
            assert await asked(eve, "nosuchtable/1/why") == "no-table"

    asyncio.run(play())


def test_a_bot_that_finds_no_words_and_one_who_asks_too_much_are_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path, whys_at_once=2, why_deadline=1.0) as server:
            eve = await server.client("Eve")
            _, told = await eve.knock("/api/records", written("cloudy_kingdom").encode(), "text/plain")
            table = told["table"]
            room = await server.hub.room(table)
            plies = [ply for ply, (seat, _) in enumerate(room.play.moves, 1) if seat != CHANCE]  # type: ignore[union-attr]

            async def slow(task: Any, *things: Any, **more: Any) -> Any:
                await asyncio.sleep(0.5)
                raise TimeoutError

            server.hub.minds.wonderers.do = slow  # type: ignore[method-assign]
            said = await asyncio.gather(*(asked(eve, f"{table}/{ply}/why") for ply in plies[:4]))
            assert sorted(said) == ["why-often"] * 2 + ["why-silent"] * 2

    asyncio.run(play())


def test_one_address_may_make_bots_think_only_so_often() -> None:
    addresses = Addresses(Config(why_rate=0.0, why_burst=3.0))
    somewhere: Any = SimpleNamespace(client=SimpleNamespace(host="203.0.113.7"))
    assert [addresses.may("why", somewhere) for _ in range(4)] == [True] * 3 + [False]


def test_no_bot_thinks_about_a_game_of_others_on_the_event_loop(tmp_path: Path) -> None:
    """A worker that is held up holds up nobody at a table."""

    async def play() -> None:
        async with running(tmp_path, why_deadline=3.0) as server:
            eve = await server.client("Eve")
            _, told = await eve.knock("/api/records", written("cloudy_kingdom").encode(), "text/plain")
            table = told["table"]
            real = server.hub.minds.wonderers.do

            async def do(task: Any, job: Job, **more: Any) -> Any:
                return await real(brains.slow, job, **more)

            server.hub.minds.wonderers.do = do  # type: ignore[method-assign]
            room = await server.hub.room(table)
            plies = [ply for ply, (seat, _) in enumerate(room.play.moves, 1) if seat != CHANCE]  # type: ignore[union-attr]
            asking = asyncio.create_task(asked(eve, f"{table}/{plies[0]}/why"))
            await asyncio.sleep(0.2)
            assert (await asyncio.wait_for(eve.done("Create", game="duel", seats=2), 2.0))["table"]
            assert not asking.done() and await asking == "why-silent"

    asyncio.run(play())
