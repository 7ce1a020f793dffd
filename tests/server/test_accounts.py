"""Accounts: a guest loses nothing by making one, a second device signs in, tokens change, challenges are used up."""

from __future__ import annotations

import asyncio
from pathlib import Path

from cumuli.server.people.passkeys import GOOD_FOR
from server.authenticator import Authenticator
from server.duels import new_duel, two_at_duel
from server.harness import Client, Server, fetch, running
from server.signing import ENTER, entered, knock, made, phone


async def back(server: Server, client: Client, name: str) -> Client:
    """The same browser after its page was loaded anew."""
    return await (await Client(server.port, client.cookie).open()).hello(name)


async def play_out(table: str, *clients: Client) -> None:
    """Every card is shown as soon as it may be."""

    def over() -> bool:
        return bool(clients[0].tables[table]["info"]["status"] == "over")

    while not over():
        for client in clients:
            await client.until(
                lambda client=client: client.asked(table) or client.tables[table]["info"]["status"] == "over"
            )
            for block in client.asked(table)[:1]:
                await client.play(table, block, {"type": "Show"})


def test_a_guest_who_makes_an_account_finds_seats_and_history_on_a_second_device(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob, over = await two_at_duel(server)
            await play_out(over, ann, bob)
            table = await new_duel(ann)
            key, before = phone(ann), ann.cookie
            assert (await made(ann, key))[0] == 200 and ann.cookie != before
            await knock(ann, "/api/me/choices", {"theme": "moonlight"})
            # the old token opens nothing, and its socket was closed
            assert (await asyncio.to_thread(fetch, ann.origin + "/api/me", {"cookie": before}))[0] == 403
            await ann.ws.wait_closed()
            assert ann.ws.close_code == 4001
            # a second device, on which a guest sits somewhere and has a table
            guest = await server.client("Ann again")
            other = await new_duel(guest)
            status, said = await entered(guest, key)
            assert status == 200 and said["choices"] == {"theme": "moonlight"}
            here = await back(server, guest, "Ann")
            mine = {info["table"]: info for info in here.lobby}
            assert mine[table]["host"] and mine[other]["host"] and mine[other]["seats"][0]["mine"]
            _, history = await knock(here, "/api/me/history")
            assert [game["table"] for game in history["games"]] == [over]
            assert [player["mine"] for player in history["games"][0]["players"]] == [True, False]
            assert history["games"][0]["winners"] and len(history["games"][0]["scores"]) == 2
            _, me = await knock(here, "/api/me")
            assert me["account"] and len(me["devices"]) == 2 and len(me["passkeys"]) == 1
            assert [device["here"] for device in me["devices"]].count(True) == 1

    asyncio.run(play())


def test_devices_are_signed_out_one_or_all_and_guests_are_not(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann = await server.client("Ann")
            assert (await knock(ann, "/api/me/leave", {"id": "all"}))[1]["reason"] == "guest-stays"
            key = phone(ann)
            await made(ann, key)
            second = await server.client("x")
            await entered(second, key)
            second = await back(server, second, "Ann")
            _, me = await knock(ann, "/api/me")
            (other,) = [device["id"] for device in me["devices"] if not device["here"]]
            assert (await knock(ann, "/api/passkeys/drop", {"id": key.id.hex()}))[1]["reason"] == "passkey-last"
            assert (await knock(ann, "/api/me/leave", {"id": other}))[0] == 204
            await second.ws.wait_closed()
            assert (await knock(second, "/api/me"))[0] == 403 and (await knock(ann, "/api/me"))[0] == 200
            assert (await knock(ann, "/api/me/leave", {"id": "all"}))[0] == 204
            assert (await knock(ann, "/api/me"))[0] == 403

    asyncio.run(play())


def test_a_challenge_is_good_once_for_one_device_and_not_for_long(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, eve = await server.client("Ann"), await server.client("Eve")
            key = phone(ann)
            await made(ann, key)
            ann = await back(server, ann, "Ann")
            _, wish = await knock(ann, "/api/passkeys/enter/ask", {})
            said = {"credential": key.enter(wish)}
            assert (await knock(eve, ENTER, said))[1]["reason"] == "passkey-late"
            await knock(eve, "/api/passkeys/enter/ask", {})
            assert (await knock(eve, ENTER, said))[1]["reason"] == "passkey-wrong"
            assert (await knock(ann, ENTER, said))[0] == 200
            assert (await knock(ann, ENTER, said))[1]["reason"] == "passkey-late"
            # a wish to make is none to enter; time runs out; another house's phone is refused
            _, wish = await knock(ann, "/api/passkeys/make/ask", {})
            assert (await knock(ann, ENTER, {"credential": key.enter(wish)}))[1]["reason"] == "passkey-late"
            _, wish = await knock(ann, "/api/passkeys/enter/ask", {})
            now = server.hub.now
            server.hub.now = lambda: now() + GOOD_FOR + 1  # type: ignore[method-assign]
            assert (await knock(ann, ENTER, {"credential": key.enter(wish)}))[1]["reason"] == "passkey-late"
            server.hub.now = now  # type: ignore[method-assign]
            for stranger, reason in (
                (Authenticator("http://evil.example", "localhost"), "passkey-wrong"),
                (Authenticator(f"http://localhost:{ann.port}", "evil.example"), "passkey-wrong"),
            ):
                assert (await made(ann, stranger))[1]["reason"] == reason
            assert (await entered(eve, phone(eve)))[1]["reason"] == "passkey-unknown"
            for nonsense in ({}, {"credential": {}}, {"credential": {"rawId": "!"}}, []):
                await knock(eve, "/api/passkeys/enter/ask", {})
                assert (await knock(eve, ENTER, nonsense))[0] == 400

    asyncio.run(play())


def test_finished_games_are_listed_unless_their_table_was_closed_to_others(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, eve = await server.client("Ann"), await server.client("Eve")
            for terms in ({}, {"watching": "closed"}):
                made = await ann.done("Create", game="duel", seats=2, options={"rounds": 1}, terms=terms)
                table = made["table"]
                await ann.done("Sit", table=table, seat=1, name="Bob")
                await ann.watch(table)
                await ann.done("Start", table=table)
                await play_out(table, ann)
            (game,) = (await knock(eve, "/api/replays?game=duel"))[1]["games"]
            assert [player["name"] for player in game["players"]] == ["Ann", "Bob"]
            assert not any(player["mine"] for player in game["players"])
            assert (await knock(eve, "/api/replays?game=chess"))[1] == {"games": [], "before": None}
            assert (await knock(eve, "/api/replays?before=x"))[0] == 400
            assert len((await knock(ann, "/api/me/history"))[1]["games"]) == 2

    asyncio.run(play())
