"""The table in sentences: questions are answered from the seat's own view, and what is typed is played."""

from __future__ import annotations

import asyncio
import re
import threading
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from cumuli.server.table import telling
from cumuli.telling import TOPICS
from server.harness import Client, Server, running

MISSING: Final = re.compile(r"\b(spoken|move|command|drawn|board|map|bs|cm|cli|prompt|event)-[a-zA-Z]")
"""An id that stands where its message should."""
LIKE = {
    "en": r"[Cc]loud \w+: .+, .+, ",
    "de": r"Wolke \w+: .+, .+, ",
    "fr": r"[Nn]uage \w+\u00a0: .+, .+, ",
}
SEATS = {"cloudy_kingdom": 2, "cloud_mine": 3, "broom_service": 2}
SHORT = {"cloudy_kingdom": {"board": "2x2"}, "cloud_mine": {}, "broom_service": {"cadence": "off"}}


async def begun(server: Server, game: str, **fields: Any) -> tuple[Client, str]:
    """Ann's table against bots, and the table's id."""
    ann = await server.client("Ann")
    bots = ["random"] * (SEATS[game] - 1)
    made = await ann.done("Create", game=game, seats=SEATS[game], bots=bots, options=SHORT[game], start=True, **fields)
    while game == "cloud_mine" and not (await server.hub.pictures.of(made["table"], "en"))(0):
        pass  # the worker that looks at the pictures takes its time to begin
    await ann.watch(made["table"])
    return ann, made["table"]


async def ask(client: Client, table: str, about: str, lang: str = "en", seat: int | None = 0) -> list[list[str]]:
    answer = await client.send("Tell", table=table, seat=seat, about=about, lang=lang)
    assert answer["type"] == "Told", answer
    lines: list[list[str]] = answer["lines"]
    return lines


@pytest.mark.parametrize("game", SEATS)
def test_a_whole_game_is_heard_and_played_by_words_alone(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        rng = Random(2)
        async with running(tmp_path) as server:
            ann, table = await begun(server, game)
            answers = 0
            while ann.tables[table]["info"]["status"] == "playing":
                await ann.until(lambda: ann.asked(table) or ann.tables[table]["info"]["status"] == "over")
                if not (asked := ann.asked(table)):
                    break
                moves = await ask(ann, table, "moves", ("en", "de", "fr")[answers % 3])
                assert moves and all(said and typed for said, typed in moves)
                _, typed = rng.choice(moves)
                line = typed + f"dream {answers}" if typed == "say " else typed
                seq = ann.tables[table]["seq"]
                answer = await ann.send("Write", table=table, seat=0, ask=asked[0]["ask"], line=line)
                if answer["type"] == "Refused" and answer["reason"] == "stale":
                    continue  # a bot was quicker, and the question is another one now
                assert answer["type"] == "Done", (line, answer)
                await ann.until(lambda before=seq: ann.tables[table]["seq"] > before)
                answers += 1
                if answers % 7 == 1:
                    for about in TOPICS:
                        lines = await ask(ann, table, about, ("en", "de", "fr")[answers // 7 % 3])
                        assert [said for said, _ in lines if not said or MISSING.search(said)] == []
            assert answers, "some games are short, but none is over before its first move"
            assert (await ask(ann, table, "log"))[-1][0].endswith(("!", "draw."))

    asyncio.run(play())


def test_what_is_typed_may_be_short_but_never_doubtful(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, table = await begun(server, "cloudy_kingdom")
            (block,) = await ann.until(lambda: ann.asked(table))
            at = {"table": table, "seat": 0, "ask": block["ask"]}
            assert await ann.refused("Write", **at, line="place") == "many-moves"
            assert await ann.refused("Write", **at, line="sing a song") == "unknown-word"
            assert await ann.refused("Write", **at, line="place cross d4 n") == "unknown-word"
            assert await ann.refused("Write", **{**at, "ask": 9999}, line="place") == "stale"
            assert await ann.refused("Write", **{**at, "seat": 1}, line="place") == "not-yours"
            _, typed = (await ask(ann, table, "moves"))[0]
            assert ann.asked(table) == [block]  # refusals change nothing
            short = " ".join(word[:7] for word in typed.split())
            await ann.done("Write", **at, line=f"  {short} ", id="once")
            again = await ann.send("Write", **at, line=short, id="once")
            assert again["type"] == "Already"

    asyncio.run(play())


def test_nobody_is_told_what_another_seat_sees(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, table = await begun(server, "cloudy_kingdom")
            await ann.until(lambda: ann.asked(table))
            bob = await server.client("Bob")
            for about in TOPICS:
                assert await bob.refused("Tell", table=table, seat=0, about=about) == "not-yours"
                assert await ann.refused("Tell", table=table, seat=1, about=about) == "not-yours"
            mine = [said for said, _ in await ask(ann, table, "hand")]
            seen = [said for said, _ in await ask(bob, table, "hand", seat=None)]
            assert mine[0].startswith("Your card") and not set(mine[:1]) & set(seen)
            assert await ask(bob, table, "moves", seat=None) == []
            assert await ann.refused("Tell", table=table, seat=0, about="secrets") == "bad-message"
            assert await ann.refused("Tell", table="nowhere", seat=0, about="look") == "no-table"

    asyncio.run(play())


def test_where_nobody_may_watch_no_words_tell_it_either(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, table = await begun(server, "cloudy_kingdom", terms={"watching": "closed"})
            bob = await server.client("Bob")
            assert await bob.refused("Tell", table=table, seat=None, about="look") == "not-yours"
            assert await ask(ann, table, "look")

    asyncio.run(play())


@pytest.mark.parametrize("game", SEATS)
def test_who_looks_on_late_is_told_what_they_are_shown_and_no_more(tmp_path: Path, game: str) -> None:
    """Asking does not bring them nearer, and leaves out nothing of what they are sent."""

    async def play() -> None:
        rng = Random(3)
        async with running(tmp_path) as server:
            ann, table = await begun(server, game, terms={"watching": "late"})
            bob = await server.client("Bob")
            await bob.watch(table)
            for _ in range(6):
                await ann.until(lambda: ann.asked(table) or ann.tables[table]["info"]["status"] == "over")
                if not ann.asked(table):
                    break
                block = ann.asked(table)[0]
                word = {"type": "Say", "text": "mist"} if not block["legal"] else rng.choice(block["legal"])
                if (await ann.act(table, block, word))["type"] != "Done":
                    break
                before = len(bob.frames)
                room = await server.hub.room(table)
                assert room.gallery is not None and room.play is not None
                behind = len(room.play.moves) - len(room.gallery.table.record.moves)
                said = {about: await ask(bob, table, about, seat=None) for about in TOPICS}
                if room.summary.status == "over":
                    break  # then there is nothing late about it
                assert said["look"] and said["moves"] == [] and behind > 0
                assert len(room.play.moves) - len(room.gallery.table.record.moves) >= min(behind, SEATS[game])
                view = room.play.game.observe(room.gallery.table.state, None)
                assert view == room.whole(None).view
                told = {frame["type"] for frame in bob.frames[before:]}
                assert told <= {"Told", "Changed", "Spoke"}, told

    asyncio.run(play())


def test_clouds_are_told_by_what_they_look_like(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, table = await begun(server, "cloud_mine")
            await ann.until(
                lambda: any(block["view"]["sky"] for block in ann.tables[table]["blocks"]) or ann.asked(table)
            )
            told = {lang: [said for said, _ in await ask(ann, table, "board", lang)] for lang in ("en", "de", "fr")}
            looks = {lang: [line for line in lines if re.search(LIKE[lang], line)] for lang, lines in told.items()}
            assert len({len(found) for found in looks.values()} - {0}) == 1, told

    asyncio.run(play())


def test_the_words_of_a_language_are_read_where_they_hold_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Never on the event loop, and once."""
    where: list[bool] = []

    def slow(game: str, lang: str) -> None:
        where.append(threading.current_thread() is threading.main_thread())

    monkeypatch.setattr(telling, "bundle", slow)
    monkeypatch.setattr(telling, "READ", set())

    async def read() -> None:
        for lang in ("de", "de", "xx", "en"):
            await telling.read_up("cloudy_kingdom", lang)

    asyncio.run(read())
    assert where == [False, False]
