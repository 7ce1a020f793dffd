"""Decks of pictures through a real server: sent, made, fetched, played with, changed and forgotten."""

from __future__ import annotations

import asyncio
import io
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from PIL import Image, ImageDraw

from cumuli.clouds.deckfile import pack, unpack
from cumuli.server import parcels
from cumuli.server.own.deckdoors import DOODLE_BYTES
from server import brains
from server import snapshots as snap
from server.harness import Client, Message, Server, fetch, running
from server.test_secrets import moves_of

OPTIONS = {"start": "1", "cards": 24}


@asynccontextmanager
async def house(folder: Path, **knobs: Any) -> AsyncIterator[tuple[Server, Client, Client]]:
    """A server with Ann, whose the decks are, and Bob."""
    async with running(folder, **{"deck_burst": 99.0, "bot_deadline": 60.0, **knobs}) as server:
        yield server, await server.client("Ann"), await server.client("Bob")


def visit(folder: Path, play: Callable[[Server, Client, Client], Any], **knobs: Any) -> None:
    async def go() -> None:
        async with house(folder, **knobs) as (server, ann, bob):
            await play(server, ann, bob)

    asyncio.run(go())


async def send(client: Client, files: dict[str, bytes]) -> tuple[int, Message]:
    kind, body = snap.form(files)
    return await client.knock("/decks", body, kind)


async def deck(client: Client, id: str) -> Message:
    status, _, said = await client.get(f"/decks/{id}")
    assert status == 200, said
    found: Message = json.loads(said)
    return found


async def ready(client: Client, id: str, seconds: float = 90) -> Message:
    async with asyncio.timeout(seconds):
        while (found := await deck(client, id))["state"] == "making":
            await asyncio.sleep(0.05)
    return found


async def holiday(client: Client, count: int = 24) -> str:
    """A deck of photos that may be played with."""
    status, made = await send(client, snap.holiday(count))
    assert status == 201 and made["cards"] == count, made
    found = await ready(client, made["deck"])
    assert found["state"] == "ready"
    return str(made["deck"])


async def stored(server: Server) -> int:
    return int(await server.hub.store._do(lambda db: db.execute("SELECT COUNT(*) FROM decks").fetchone()[0]))  # type: ignore[attr-defined]


def oval() -> Image.Image:
    sheet = Image.new("RGBA", (300, 300), (0, 0, 0, 0))
    ImageDraw.Draw(sheet).ellipse((40, 90, 260, 220), outline="black", width=8)
    return sheet


def ring(grow: float = 1.0) -> Message:
    from math import cos, pi, sin

    points = [[0.5 + 0.3 * grow * cos(n * pi / 20), 0.5 + 0.2 * sin(n * pi / 20)] for n in range(41)]
    return {"strokes": [points], "width": 0.03}


def test_photos_become_a_deck_that_is_fetched_whole_and_once(tmp_path: Path) -> None:
    async def play(server: Server, ann: Client, bob: Client) -> None:
        id = await holiday(ann)
        assert len(id) == 32
        found = await deck(ann, id)
        assert (found["kind"], found["cards"], found["done"], found["of"], found["mine"]) == (
            "pictures",
            24,
            24,
            24,
            True,
        )
        assert not (await deck(bob, id))["mine"]
        status, headers, bundle = await bob.get(f"/decks/{id}.sky")
        assert status == 200 and headers["cache-control"] == "no-cache" and headers["x-content-type-options"]
        cards = unpack(bundle)
        assert len(cards) == 24 and all(Image.open(io.BytesIO(card)).size == (512, 512) for card in cards)
        tag = {"if-none-match": headers["etag"]}
        assert (await asyncio.to_thread(fetch, f"{bob.origin}/decks/{id}.sky", tag))[0] == 304
        _, headers, _ = await bob.get(f"/decks/{id}.sky?v={found['hash']}")
        assert "immutable" in headers["cache-control"]
        assert [one["deck"] for one in json.loads((await ann.get("/decks"))[2])["decks"]] == [id]
        assert json.loads((await bob.get("/decks"))[2]) == {"decks": []}
        assert await server.hub.store.perception(id)
        assert list(server.hub.decks.path.iterdir()) == []

    visit(tmp_path, play)


def test_the_standard_deck_is_there_for_everybody(tmp_path: Path) -> None:
    async def play(server: Server, ann: Client, bob: Client) -> None:
        _, headers, bundle = await ann.get("/decks/standard.sky")
        found = await deck(bob, "standard")
        assert (found["kind"], found["state"], found["cards"]) == ("standard", "ready", 80)
        assert len(unpack(bundle)) == 80 and headers["etag"] == f'"{found["hash"]}"'
        for path in ("/decks/none", "/decks/none.sky", "/decks/..%2fcumuli.sky"):
            assert (await ann.get(path))[0] == 404

    visit(tmp_path, play)


def test_whoever_is_unknown_or_comes_from_another_page_changes_nothing(tmp_path: Path) -> None:
    async def play(server: Server, ann: Client, bob: Client) -> None:
        kind, body = snap.form(snap.holiday())
        good = {"cookie": ann.cookie, "origin": ann.origin, "content-type": kind}
        bad = [
            {key: value for key, value in good.items() if key != "origin"},
            {key: value for key, value in good.items() if key != "cookie"},
            {**good, "origin": "http://evil.example"},
            {**good, "origin": "null"},
            {**good, "cookie": "cumuli=made-up"},
        ]
        for path, method in (
            ("/decks", "POST"),
            ("/decks/sky", "POST"),
            ("/decks/doodle", "POST"),
            ("/decks/x/cards", "POST"),
            ("/decks/x", "DELETE"),
        ):
            for headers in bad:
                status, _, said = await asyncio.to_thread(fetch, ann.origin + path, headers, method, body)
                assert (status, json.loads(said)["reason"]) == (403, "stranger"), (path, headers)
        assert await stored(server) == 0

    visit(tmp_path, play)


def test_a_parcel_that_is_refused_leaves_nothing(tmp_path: Path) -> None:
    async def play(server: Server, ann: Client, bob: Client) -> None:
        said = await send(ann, snap.holiday() | {"cat.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>"})
        assert said == (400, {"reason": "deck-drawing", "rule": "", "args": {"file": "cat.svg"}})
        assert (await send(ann, snap.holiday(3)))[1]["args"] == {"count": 3, "least": 24}
        assert await stored(server) == 0 and list(server.hub.decks.path.iterdir()) == []

    visit(tmp_path, play)


def test_a_parcel_that_is_too_much_or_takes_too_long_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(server: Server, ann: Client, bob: Client) -> None:
        assert (await send(ann, snap.holiday()))[1]["reason"] == "deck-unread"
        monkeypatch.setattr(parcels, "ALL_BYTES", 1_000)
        assert (await send(ann, {"a.jpg": bytes(2 << 20)}))[0] == 413
        assert await stored(server) == 0 and list(server.hub.decks.path.iterdir()) == []

    visit(tmp_path, play, deck_seconds=0.001)


def test_decks_are_made_neither_too_often_nor_without_end(tmp_path: Path) -> None:
    async def play(server: Server, ann: Client, bob: Client) -> None:
        for _ in range(2):
            assert (await send(ann, {}))[1]["reason"] == "deck-too-few"
        assert (await send(ann, {}))[1]["reason"] == "deck-often"
        assert (await send(bob, snap.holiday()))[0] == 201
        assert (await send(bob, snap.holiday()))[1]["reason"] == "decks-full"

    visit(tmp_path, play, deck_burst=2.0, deck_rate=1e-6, decks_each=1)


def test_a_table_takes_only_a_deck_that_is_ready_and_whole(tmp_path: Path) -> None:
    async def play(server: Server, ann: Client, bob: Client) -> None:
        create = {"game": "cloud_mine", "seats": 3}
        assert await ann.refused("Create", **create, options={**OPTIONS, "deck": "nowhere"}) == "unknown-deck"
        _, made = await send(ann, snap.holiday())
        id = made["deck"]
        await ready(ann, id)
        answer = await ann.send("Create", **create, options={**OPTIONS, "deck": id, "cards": 30})
        assert (answer["reason"], answer["args"]) == ("deck-size", {"cards": 30, "count": 24})
        table = (await ann.done("Create", **create, options={**OPTIONS, "deck": id}))["table"]
        wrong = {**OPTIONS, "deck": "nowhere"}
        assert await ann.refused("SetOptions", table=table, seats=3, options=wrong) == "unknown-deck"
        assert await ann.refused("Create", game="cloud_mine", seats=3, options={"cards": 81}) == "bad-options"

    visit(tmp_path, play)


def test_a_deck_s_name_is_told_to_those_at_the_table_alone(tmp_path: Path) -> None:
    async def play(server: Server, ann: Client, bob: Client) -> None:
        id = await holiday(ann)
        made = await ann.done("Create", game="cloud_mine", seats=3, options={**OPTIONS, "deck": id})
        await bob.until(lambda: bob.lobby)
        await ann.until(lambda: ann.lobby)
        assert ann.lobby[0]["options"]["deck"] == id and bob.lobby[0]["options"]["deck"] == "private"
        await bob.watch(made["table"])
        assert not any(id in raw for raw in bob.raw)
        await bob.done("Sit", table=made["table"], seat=1)
        await bob.until(lambda: bob.tables[made["table"]]["info"]["options"]["deck"] == id)

    visit(tmp_path, play)


async def begun(ann: Client, id: str, cards: int = 24) -> str:
    """A table at which Ann plays alone with a deck."""
    made = await ann.done("Create", game="cloud_mine", seats=3, options={**OPTIONS, "deck": id, "cards": cards})
    table = str(made["table"])
    for seat in (1, 2):
        await ann.done("Sit", table=table, seat=seat)
    await ann.watch(table)
    await ann.done("Start", table=table)
    await ann.until(lambda: ann.asked(table))
    return table


def test_a_deck_is_changed_by_its_owner_alone_and_not_while_somebody_plays_with_it(tmp_path: Path) -> None:
    async def play(server: Server, ann: Client, bob: Client) -> None:
        token = await doodled(ann, ring())
        _, made = await ann.knock("/decks/standard/cards", json.dumps({"tokens": [token]}).encode())
        assert (made["kind"], made["cards"]) == ("doodles", 81)
        id = made["deck"]
        assert (await ready(ann, id))["state"] == "ready"
        _, _, bundle = await ann.get(f"/decks/{id}.sky")
        assert unpack(bundle)[:80] == unpack((await ann.get("/decks/standard.sky"))[2])
        more, other = await doodled(ann, ring(1.4)), await doodled(bob, ring())
        assert await put(bob, id, other) == (404, "unknown-deck")
        assert await put(ann, id, other) == (400, "doodle-gone")
        assert (await bob.knock(f"/decks/{id}", method="DELETE"))[1]["reason"] == "unknown-deck"
        await begun(ann, id, 81)
        assert await put(ann, id, more) == (400, "deck-in-play")
        assert (await ann.knock(f"/decks/{id}", method="DELETE"))[1]["reason"] == "deck-in-play"
        photos = await holiday(ann)
        assert await put(ann, photos, more) == (400, "deck-no-clouds")
        assert (await ann.knock(f"/decks/{photos}", method="DELETE"))[0] == 204
        assert (await ann.get(f"/decks/{photos}.sky"))[0] == 404
        assert await ann.refused("Create", game="cloud_mine", seats=3, options={**OPTIONS, "deck": photos}) == (
            "unknown-deck"
        )

    visit(tmp_path, play)


async def doodled(client: Client, strokes: Message) -> str:
    """The token of a doodle that was looked at as a cloud."""
    headers = {"cookie": client.cookie, "origin": client.origin, "content-type": "application/json"}
    body = json.dumps(strokes).encode()
    status, said, cloud = await asyncio.to_thread(fetch, f"{client.origin}/decks/doodle", headers, "POST", body)
    assert status == 200 and said["content-type"] == "image/webp", cloud
    assert Image.open(io.BytesIO(cloud)).size == (512, 512)
    return said["doodle-token"]


async def put(client: Client, id: str, token: str) -> tuple[int, str]:
    status, said = await client.knock(f"/decks/{id}/cards", json.dumps({"tokens": [token]}).encode())
    return status, said.get("reason", "")


def test_a_doodle_as_strokes_or_as_a_picture_becomes_a_cloud_or_is_refused(tmp_path: Path) -> None:
    async def play(server: Server, ann: Client, bob: Client) -> None:
        headers = {"cookie": ann.cookie, "origin": ann.origin, "content-type": "image/png"}
        png = snap.saved(oval(), "PNG")
        status, _, cloud = await asyncio.to_thread(fetch, f"{ann.origin}/decks/doodle", headers, "POST", png)
        assert status == 200 and Image.open(io.BytesIO(cloud)).mode == "RGBA"
        blank = snap.saved(Image.new("RGB", (300, 300), "white"), "PNG")
        dot = json.dumps({"strokes": [[[0.5, 0.5]]], "width": 0.001}).encode()
        for kind, body, reason in (
            ("image/png", blank, "doodle-empty"),
            ("application/json", dot, "doodle-empty"),
            ("image/png", snap.saved(Image.new("RGB", (300, 300)), "PNG"), "doodle-full"),
            ("image/png", snap.jpeg(), "doodle-unread"),
            ("application/json", b'{"strokes": [[[0.5, 7]]]}', "doodle-unread"),
            ("application/json", b"{", "doodle-unread"),
            ("image/png", bytes(DOODLE_BYTES + 1), "doodle-too-big"),
        ):
            assert (await ann.knock("/decks/doodle", body, kind))[1]["reason"] == reason
        assert await put(ann, "standard", "made up") == (400, "doodle-gone")
        assert (await ann.knock("/decks/standard/cards", b'{"tokens": []}'))[1]["reason"] == "bad-message"

    visit(tmp_path, play)


def test_bots_look_at_the_table_s_own_pictures_and_tell_afterwards_what_they_saw(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUMULI_TEST_LOOKS", str(tmp_path / "looks"))

    async def play(server: Server, ann: Client, bob: Client) -> None:
        id = await holiday(ann)
        server.hub.minds.thinkers.task = brains.looks
        create = {"game": "cloud_mine", "seats": 3, "options": {**OPTIONS, "deck": id}}
        table = (await ann.done("Create", **create, bots=["normal", "hard"], start=True))["table"]
        await ann.watch(table)
        (block,) = await ann.until(lambda: ann.asked(table), 60)
        assert (await ann.get(f"/tables/{table}/visions/1"))[0] == 404
        await ann.play(table, block, {"type": "Describe", "text": "red and blue"})
        await ann.until(lambda: ann.tables[table]["blocks"][0]["view"]["last"], 60)
        last = ann.tables[table]["blocks"][0]["view"]["last"]
        status, _, said = await bob.get(f"/tables/{table}/visions/1")
        assert status == 200
        places = json.loads(said)["places"]
        assert [place["card"] for place in places] == last["cards"]
        for place in places:
            assert [seen["seat"] for seen in place["seen"]] == [1, 2]
            for seen in place["seen"]:
                assert set(seen["words"]) == {"en", "de", "fr"}
                assert all(len(words) == 3 and all(words) for words in seen["words"].values())
        assert (await bob.get(f"/tables/{table}/visions/1"))[2] == said
        for path in (f"{table}/visions/2", f"{table}/visions/0", f"{table}/visions/x", "none/visions/1"):
            assert (await ann.get(f"/tables/{path}"))[0] == 404
        seen = await server.hub.store.perception(id)
        thoughts = [line.split(" ", 2) for line in (tmp_path / "looks").read_text().splitlines()]
        assert {seat for seat, _, _ in thoughts} == {"1", "2"}
        assert {int(crc) for _, crc, _ in thoughts} == {crc32(seen)}
        made = [move for entry in await server.hub.store.entries(table) for move in moves_of(entry)]
        assert all((int(seat), said) in made for seat, _, said in thoughts)

    visit(tmp_path, play, levels=("random", "normal", "hard"))


def test_an_endless_sky_grows_on_after_a_restart(tmp_path: Path) -> None:
    async def go() -> None:
        async with house(tmp_path) as (_, ann, _):
            for wish in (b'{"seed": "x", "count": 23}', b'{"seed": "", "count": 24}', b'{"seed": 1}', b"["):
                assert (await ann.knock("/decks/sky", wish))[1]["reason"] == "bad-message"
            status, made = await ann.knock("/decks/sky", b'{"seed": "summer", "count": 24}')
            assert status == 201 and (made["state"], made["of"], made["cards"]) == ("making", 24, 24)
            async with asyncio.timeout(90):
                while not 0 < (await deck(ann, made["deck"]))["done"] < 24:
                    await asyncio.sleep(0.05)
            assert (await ann.get(f"/decks/{made['deck']}.sky"))[0] == 404
            cookie = ann.cookie
        async with running(tmp_path) as server:
            ann = await server.client("Ann", cookie)
            found = await ready(ann, made["deck"], 300)
            assert (found["state"], found["kind"], found["done"]) == ("ready", "sky", 24)
            assert len(set(unpack((await ann.get(f"/decks/{made['deck']}.sky"))[2]))) == 24

    asyncio.run(go())


def test_a_deck_nobody_plays_with_is_forgotten_one_that_a_table_has_is_not(tmp_path: Path) -> None:
    async def play(server: Server, ann: Client, bob: Client) -> None:
        played, idle = await holiday(ann), await holiday(ann, 25)
        await ann.done("Create", game="cloud_mine", seats=3, options={**OPTIONS, "deck": played})
        await server.hub.decks.tidy()
        assert await stored(server) == 2
        server.hub.now = lambda: 40 * 86_400.0 + time.time()  # type: ignore[method-assign]
        await server.hub.decks.tidy()
        assert await stored(server) == 1
        assert (await deck(ann, played))["state"] == "ready" and (await ann.get(f"/decks/{idle}"))[0] == 404

    visit(tmp_path, play)


def test_a_deck_file_may_be_sent_back(tmp_path: Path) -> None:
    async def play(server: Server, ann: Client, bob: Client) -> None:
        _, _, bundle = await ann.get("/decks/standard.sky")
        status, made = await send(ann, {"standard.sky": pack(unpack(bundle)[:30])})
        assert status == 201 and (made["kind"], made["cards"]) == ("sky", 30)

    visit(tmp_path, play)


def test_an_owner_names_a_deck_which_its_table_reads_and_is_told_what_a_sky_grew_from(tmp_path: Path) -> None:
    async def play(server: Server, ann: Client, bob: Client) -> None:
        _, made = await ann.knock("/decks/sky", json.dumps({"seed": "tea", "count": 24}).encode())
        id, path = made["deck"], f"/decks/{made['deck']}/name"
        assert (made["name"], made["seed"]) == ("", "tea")
        assert (await bob.knock(path, b'{"name": "mine"}', method="PUT"))[1]["reason"] == "unknown-deck"
        status, named = await ann.knock(
            path, b'{"name": "  A\\u0000 rainy   day, and all the days that follow"}', method="PUT"
        )
        assert (status, named["name"]) == (200, "A rainy day, and all the")
        for who, seed in ((ann, "tea"), (bob, "")):
            found = json.loads((await who.get(f"/decks/{id}"))[2])
            assert (found["name"], found["seed"]) == (named["name"], seed)
        assert (await ann.knock(path, b'{"name": 7}', method="PUT"))[0] == 400
        assert (await ann.knock(f"/decks/{id}", method="DELETE"))[0] == 204

    visit(tmp_path, play)
