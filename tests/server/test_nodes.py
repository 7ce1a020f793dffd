"""Several servers share one house: whoever sits where, all see the same, and nothing is done twice."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path
from threading import Event, Thread

import pytest

from cumuli.server.table import deeds as log
from cumuli.store.turn import Turn
from server.harness import Client, Server, running
from server.nodes import house, log_of, moved, node, sat
from server.signing import ENTER, knock, phone


@pytest.mark.parametrize("rung", [True, False], ids=["rings", "looking"])
def test_a_game_is_played_with_its_seats_at_two_nodes(tmp_path: Path, url: str, nats: str, rung: bool) -> None:
    async def work() -> None:
        async with house(tmp_path, url, nats if rung else "") as servers:
            table, clients = await sat(servers)
            while any(client.tables[table]["info"]["status"] != "over" for client in clients):
                for client in clients:
                    for block in client.asked(table):
                        answer = await client.act(table, block, {"type": "Show"})
                        assert answer["type"] == "Done", answer
                        await client.until(lambda c=client, b=block: c.asked(table) != [b])
                await asyncio.sleep(0.05)
            one, two = (client.tables[table] for client in clients)
            assert one["seq"] == two["seq"] and one["blocks"][0]["view"]["scores"] == two["blocks"][0]["view"]["scores"]

    asyncio.run(work())


def test_a_command_sent_again_to_another_node_is_answered_as_before(tmp_path: Path, url: str, nats: str) -> None:
    async def work(servers: list[Server]) -> None:
        one, two = servers
        ann = await one.client("Ann")
        made = await ann.done("Create", id="c", game="duel", seats=2, bots=["random"], options={"rounds": 1})
        table = str(made["table"])
        there = await moved(two, ann)
        assert await there.send("Create", id="c", game="duel", seats=2) == {**made, "type": "Already"}
        await there.watch(table)
        await ann.watch(table)
        await ann.done("Start", id="s", table=table)
        assert (await there.send("Start", id="s", table=table))["type"] == "Already"
        (block,) = await ann.until(lambda: ann.asked(table))
        assert (await ann.act(table, block, {"type": "Show"}, id="m"))["type"] == "Done"
        assert (await there.act(table, block, {"type": "Show"}, id="m"))["type"] == "Already"
        await there.until(lambda: there.tables[table]["info"]["status"] == "over")
        again = await there.done("Again", id="a", table=table)
        assert await ann.send("Again", id="a", table=table) == {**again, "type": "Already"}
        kept = [entry.command for entry in await one.hub.store.entries(table)]
        assert len(kept) == len(set(kept)), kept

    node(tmp_path, url, nats, work)


def test_choices_made_at_once_at_all_nodes_all_count(tmp_path: Path, url: str, nats: str) -> None:
    async def work(servers: list[Server]) -> None:
        table, clients = await sat(servers, rounds=4, seats=3)
        for _ in range(4):
            blocks = [(await client.until(lambda c=client: c.asked(table)))[0] for client in clients]
            pairs = zip(clients, blocks, strict=True)
            answers = await asyncio.gather(*(client.act(table, block, {"type": "Show"}) for client, block in pairs))
            assert [answer["type"] for answer in answers] == ["Done"] * 3, answers
            for client, block in zip(clients, blocks, strict=True):
                await client.until(lambda c=client, b=block: all(x["ask"] != b["ask"] for x in c.asked(table)))
        for client in clients:
            await client.until(lambda c=client: c.tables[table]["info"]["status"] == "over")
        assert sum(isinstance(deed, log.Moved) for deed in await log_of(servers[0], table)) == 12

    node(tmp_path, url, nats, work, nodes=3)


def test_a_command_judged_on_what_is_old_is_judged_once_more(tmp_path: Path, url: str) -> None:
    """Neither node hears of the other: what was done there is found when it matters."""

    async def work(servers: list[Server]) -> None:
        one, two = servers
        ann, bob = await one.client("Ann"), await two.client("Bob")
        made = await ann.done("Create", game="duel", seats=2)
        table = str(made["table"])
        await bob.watch(table)
        await ann.watch(table)
        for server in servers:
            server.hub.nodes.pause = 1e9  # type: ignore[attr-defined]
        await asyncio.sleep(1.2)  # whoever slept has woken up once more
        await bob.done("Sit", table=table, seat=1)
        assert any(seat["kind"] == "free" for seat in ann.tables[table]["info"]["seats"]), "she has not heard of it"
        await ann.done("Start", table=table)
        assert (await bob.refused("Sit", table=table, seat=0)) == "table-full"
        assert (await ann.refused("Start", table=table)) == "started"
        await bob.until(lambda: bob.asked(table))

    node(tmp_path, url, "", work)


def test_a_line_said_at_a_node_that_is_gone_is_not_refused_at_another(tmp_path: Path, url: str) -> None:
    """Even where no more may be said just now, and this node has not heard of it yet."""

    async def work(servers: list[Server]) -> None:
        one, two = servers
        ann = await one.client("Ann")
        made = await ann.done("Create", game="duel", seats=2)
        table = str(made["table"])
        there = await moved(two, ann)
        await there.watch(table)
        two.hub.nodes.pause = 1e9  # type: ignore[attr-defined]
        await asyncio.sleep(1.2)
        await there.done("Say", table=table, text="this is all that I may say")
        await ann.done("Say", id="x", table=table, text="good evening")
        assert (await there.send("Say", id="x", table=table, text="good evening"))["type"] == "Already"
        assert await there.refused("Say", table=table, text="good night") == "talk-often"

    node(tmp_path, url, "", work, talk_burst=1.0, talk_rate=0.001)


def test_people_at_other_nodes_are_here_until_their_node_is_gone(tmp_path: Path, url: str, nats: str) -> None:
    async def work(servers: list[Server]) -> None:
        one, two = servers
        table, (ann, bob) = await sat(servers)

        def there(client: Client, seat: int) -> bool:
            return bool(client.tables[table]["info"]["seats"][seat]["online"])

        await ann.until(lambda: there(ann, 1))
        await bob.until(lambda: there(bob, 0))
        assert one.hub.presence.gone("nobody") is not None
        await bob.close()
        await ann.until(lambda: not there(ann, 1), 3)
        again = await moved(two, bob)
        await ann.until(lambda: there(ann, 1), 3)
        two.hub.nodes.sweep = forever  # type: ignore[attr-defined, method-assign]
        await ann.until(lambda: not there(ann, 1), 12)
        await again.close()

    async def forever(whole: bool = True) -> None:
        await asyncio.sleep(1e6)

    node(tmp_path, url, nats, work)


def test_talk_and_the_lobby_reach_everybody(tmp_path: Path, url: str, nats: str) -> None:
    async def work(servers: list[Server]) -> None:
        one, two = servers
        ann, bob, eve = await one.client("Ann"), await two.client("Bob"), await two.client("Eve")
        made = await ann.done("Create", game="duel", seats=2)
        table = str(made["table"])
        await eve.until(lambda: any(row["table"] == table for row in eve.lobby))
        await ann.watch(table)
        await bob.watch(table)
        await bob.done("Sit", table=table, seat=1)
        await bob.done("Say", table=table, text="good evening")
        await ann.until(lambda: [f for f in ann.frames if f["type"] == "Spoke" and f["text"] == "good evening"])
        await ann.done("Start", table=table)
        await bob.until(lambda: bob.asked(table))
        await ann.done("Say", table=table, text="good luck")
        await bob.until(lambda: [f for f in bob.frames if f["type"] == "Spoke" and f["text"] == "good luck"])
        assert sum(f["type"] == "Spoke" and f["text"] == "good luck" for f in bob.frames) == 1
        await eve.until(lambda: not any(row["table"] == table for row in eve.lobby))

    node(tmp_path, url, nats, work)


def test_a_passkey_asked_for_at_one_node_is_made_and_used_at_another(tmp_path: Path, url: str, nats: str) -> None:
    async def work(servers: list[Server]) -> None:
        ann = await servers[0].client("Ann")
        there = await moved(servers[1], ann)
        key = phone(there)
        _, wish = await knock(ann, "/api/passkeys/make/ask", {})
        there.cookie = ann.cookie
        assert (await knock(there, "/api/passkeys/make", {"credential": key.make(wish)}))[0] == 200
        guest = await servers[0].client("guest")
        other = await moved(servers[1], guest)
        _, wish = await knock(guest, "/api/passkeys/enter/ask", {})
        other.cookie = guest.cookie
        signed = {"credential": key.enter(wish)}
        assert (await knock(other, ENTER, signed))[0] == 200
        assert (await knock(other, "/api/me"))[1]["account"]
        guest.cookie = other.cookie
        for client in (guest, other):  # the challenge is used up, here and there
            status, said = await knock(client, ENTER, signed)
            assert (status, said["reason"]) == (400, "passkey-late"), said

    node(tmp_path, url, nats, work)


def test_an_answer_given_at_one_node_waits_for_its_beat_at_all(tmp_path: Path, url: str, nats: str) -> None:
    """Whoever holds the led card answers at once; the others hear it when the beat is over, at either node."""

    async def work(servers: list[Server]) -> None:
        clients = [await server.client(f"P{number}") for number, server in enumerate(servers)]
        made = await clients[0].done("Create", game="follow", seats=2)
        table = str(made["table"])
        for client in clients:
            await client.watch(table)
        await clients[1].done("Sit", table=table, seat=1)
        await clients[0].done("Start", table=table)
        for client in clients:
            (block,) = await client.until(lambda c=client: c.asked(table))
            assert (await client.act(table, block, {"type": "Choose", "cards": [0, 1, 2]}))["type"] == "Done"
        (block,) = await clients[0].until(lambda: [b for b in clients[0].asked(table) if b["view"]["phase"] == "lead"])
        loop = asyncio.get_running_loop()
        began = loop.time()
        assert (await clients[0].act(table, block, {"type": "Lead", "card": 1}))["type"] == "Done"
        (block,) = await clients[1].until(
            lambda: [b for b in clients[1].asked(table) if b["view"]["phase"] == "answer"]
        )
        assert (await clients[1].act(table, block, {"type": "Brave"}))["type"] == "Done"
        assert loop.time() - began < 1.0, "it was given early"
        await asyncio.sleep(0.3)
        assert clients[0].tables[table]["blocks"][0]["view"]["phase"] == "answer", "nobody hears of it yet"
        await clients[0].until(lambda: clients[0].tables[table]["blocks"][0]["view"]["phase"] != "answer", 5)
        assert loop.time() - began > 1.4
        assert not any("Sealed" in raw for raw in clients[0].raw)

    node(tmp_path, url, nats, work, beat=1.5)


def test_a_file_cannot_be_shared(tmp_path: Path) -> None:
    async def work() -> None:
        with pytest.raises(ValueError, match="PostgreSQL"):
            async with running(tmp_path, shared=True):
                pass

    asyncio.run(work())


def test_a_server_alone_and_nodes_do_not_have_the_same_house(url: str) -> None:
    one, two = Turn(url, together=True), Turn(url, together=True)
    one.take()
    two.take()
    told = Event()
    alone = Turn(url)
    waits = Thread(target=alone.take, args=(told.set,), daemon=True)
    waits.start()
    assert told.wait(5) and waits.is_alive()
    one.give_back()
    waits.join(0.6)
    assert waits.is_alive(), "another node has it still"
    two.give_back()
    waits.join(5)
    assert not waits.is_alive()
    alone.give_back()


def test_whatever_comes_over_the_wire_as_a_ring_is_read_or_left_alone(tmp_path: Path, url: str, nats: str) -> None:
    async def work(servers: list[Server]) -> None:
        from nats.aio.client import Client as Nats

        table, clients = await sat(servers)
        stranger = Nats()
        await stranger.connect(nats)
        secret = servers[0].hub.secret
        subject = f"cumuli.{sha256(b'bell' + secret).hexdigest()[:16]}"
        rings = [b"", b"{}", b"\xff", b'["x"]', b'["x","no-such-table",7]', f'["x","{table}",99999]'.encode()]
        for ring in rings * 20:
            await stranger.publish(subject, ring)
        await stranger.flush()
        await stranger.close()
        await asyncio.sleep(0.3)
        for client in clients:
            (block,) = await client.until(lambda c=client: c.asked(table))
            assert (await client.act(table, block, {"type": "Show"}))["type"] == "Done"
        for client in clients:
            await client.until(lambda c=client: c.asked(table))

    node(tmp_path, url, nats, work)
