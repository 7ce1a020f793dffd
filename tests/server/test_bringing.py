"""A record that somebody brings is played again by the rules, and opens to be looked back at; or it is said why not."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from cumuli.core.game import Illegal
from cumuli.games import SHELF
from cumuli.server.review.bringing import RECORD_BYTES, proved
from server.harness import running
from server.test_reel import opened, played

GAMES = list(SHELF)


def written(game: str, seats: int = 0) -> str:
    """The record of a game played at random."""
    rng = Random(f"written {game}")
    room = opened(game, seats or min(SHELF[game].seats), rng)
    played(room, rng)
    assert room.play is not None
    return str(room.play.table.record)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_taken_in_and_comes_out_again_to_the_letter(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        text = written(game)
        async with running(tmp_path) as server:
            ann, eve = await server.client("Ann"), await server.client("Eve")
            status, told = await ann.knock("/api/records", text.encode(), "text/plain")
            assert status == 200
            table = told["table"]
            assert (await ann.knock("/api/records", text.replace("\n", "\r\n").encode()))[1] == told
            for client in (ann, eve):
                assert (await client.get(f"/t/{table}.record"))[2].decode() == text
                status, _, said = await client.get(f"/api/review/{table}?eyes=truth")
                review = json.loads(said)
                plies = len(text.partition("\n\n")[2].splitlines()) - 1
                assert review["over"] and review["plies"][-1]["number"] == plies
                info = (await client.watch(table))["info"]
                assert info["status"] == "over" and all(seat["name"] for seat in info["seats"])
            games = json.loads((await ann.get("/api/me/history"))[2])["games"]
            assert [one["table"] for one in games] == [table]
            for client in (ann, eve):  # whoever has no link does not find it
                assert json.loads((await client.get("/api/replays"))[2])["games"] == []
            assert json.loads((await eve.get("/api/me/history"))[2])["games"] == []
        async with running(tmp_path) as server:
            eve = await server.client("Eve")
            assert (await eve.get(f"/t/{table}.record"))[2].decode() == text
            await eve.done("Fork", table=table, ply=10)

    asyncio.run(play())


def refused(text: str | bytes, lang: str = "en") -> tuple[str, dict[str, str | int]]:
    with pytest.raises(Illegal) as no:
        proved(text if isinstance(text, bytes) else text.encode(), lang)
    return no.value.refusal.reason, dict(no.value.refusal.args)


def test_what_is_wrong_with_a_record_is_said_with_its_line() -> None:
    text = written("cloudy_kingdom", 2)
    lines = text.split("\n")
    first = next(number for number, line in enumerate(lines) if line.startswith("1 place"))

    def instead(number: int, line: str) -> str:
        return "\n".join([*lines[:number], line, *lines[number + 1 :]])

    why, facts = refused(instead(first, "1 place deadend a1 n"))
    assert why in ("record-move", "record-word") and facts["number"] == first + 1
    assert refused(instead(first, "hello")) == ("record-line", {"number": first + 1, "line": "hello"})
    assert refused(instead(first, "9 place cross a1 n"))[0] == "record-line"
    assert refused(instead(first, "1 fly away")) == (
        "record-word",
        {"line": "1 fly away", "number": first + 1},
    )
    assert refused("\n".join([*lines[:first], *lines[first + 1 :]]))[0] in ("record-luck", "record-move")
    why, facts = refused(text.replace("\n= ", "\n= 9"))
    assert why == "record-result"
    why, facts = refused(instead(first, lines[first] + "  "))
    assert why in ("record-spelling", "record-word") and facts["number"] == first + 1
    assert refused("no record at all")[0] == "record-head"
    assert refused(instead(1, "version = = 1")) == ("record-head", {"number": 2})
    assert refused(text.replace('"cloudy_kingdom"', '"chess"', 1))[0] == "record-game"
    assert refused(text.replace('seats = ["', 'seats = ["a", "b", "c", "', 1))[0] == "record-game"
    assert refused(text.replace("options = {", 'options = {"nonsense" = 1, ', 1))[0] == "record-options"
    assert refused(b"\xff\xfe\x00") == ("record-text", {})
    assert refused(text.replace('seats = ["Ann"', "seats = [7", 1))[0] == "record-head"


def test_why_a_move_is_against_the_rules_is_said_in_the_readers_language() -> None:
    text = written("cloudy_kingdom", 2)
    moves = [line for line in text.split("\n") if line.startswith("2 place")]
    wrong = text.replace("\n1 place", f"\n{moves[0]}\n1 place", 1)
    said = {lang: refused(wrong, lang)[1].get("why") for lang in ("en", "de", "fr")}
    assert len(set(said.values())) == 3 and all(said.values())


def test_a_record_that_ends_early_shows_the_game_as_far_as_it_goes() -> None:
    lines = written("broom_service", 2).split("\n")
    record, over = proved("\n".join(lines[:60]).encode(), "en")
    assert over.reason == "unfinished" and over.scores == () and len(record.moves) == 55


def test_only_so_much_is_taken_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path, record_burst=2.0) as server:
            ann = await server.client("Ann")
            status, no = await ann.knock("/api/records", b"x" * (RECORD_BYTES + 1))
            assert (status, no["reason"]) == (413, "record-big")
            assert (await ann.knock("/api/records", b"x"))[1]["reason"] == "record-head"
            assert (await ann.knock("/api/records", b"x"))[1]["reason"] == "record-often"
            ann.cookie = ""
            assert (await ann.knock("/api/records", b"x"))[0] == 403

    asyncio.run(play())


def test_whoever_deletes_themselves_takes_the_records_they_brought_along(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, eve = await server.client("Ann"), await server.client("Eve")
            table = (await ann.knock("/api/records", written("cloudy_kingdom", 2).encode()))[1]["table"]
            assert (await eve.get(f"/t/{table}.record"))[0] == 200
            assert (await ann.knock("/api/me/erase", b'{"sure": true}'))[0] == 204
            assert (await eve.get(f"/t/{table}.record"))[0] == 404

    asyncio.run(play())
