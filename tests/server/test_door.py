"""The door for programs: a seat played over plain HTTP, with exactly what that seat may know."""

from __future__ import annotations

import asyncio
import json
import re
import time
from pathlib import Path

import pytest

from cumuli.bots import known
from cumuli.server.door import sitting
from server.harness import fetch, running
from server.programs import Program, alone


@alone
async def test_a_program_opens_a_table_and_plays_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        program = Program(server)
        table = await program.open("cloudy_kingdom", bots=["random"], options={"board": "2x2"}, name="Robo")
        first = await program.get("/seat")
        assert first["info"]["table"] == table and first["seat"] == 0 and first["static"] and first["view"]
        assert first["info"]["seats"][0]["name"] == "Robo"
        end = await program.to_the_end()
        assert end["scores"] and end["ask"] is None and not end["legal"] and end["static"] is None
        status, _, record = await asyncio.to_thread(fetch, f"http://127.0.0.1:{server.port}/t/{table}.record")
        assert status == 200 and b'seats = ["Robo", ' in record


@alone
async def test_a_person_gives_a_program_the_seat_by_its_personal_link_and_takes_it_back(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = await server.client("Ann")
        made = await ann.done("Create", game="cloudy_kingdom", seats=2, bots=["random"], start=True)
        await ann.watch(made["table"])
        status, link = await ann.knock("/api/seats/link", json.dumps({"table": made["table"], "seat": 0}).encode())
        assert status == 201
        program = Program(server, link["token"])
        seen = await program.look()
        block = next(iter((await ann.watch(made["table"]))["blocks"]))
        assert seen["view"] == block["view"] and seen["ask"] == block["ask"]
        assert [move["action"] for move in seen["legal"]] == block["legal"]
        await ann.until(lambda: ann.asked(made["table"]))
        while not seen["ask"]:
            seen = await program.look(wait=10)
        status, said = await program.play(seen["ask"], line=seen["legal"][0]["line"])
        assert (status, said["type"]) == (200, "Done")
        await ann.until(lambda: ann.tables[made["table"]]["seq"] > seen["seq"])
        await ann.knock("/api/seats/void", json.dumps({"table": made["table"], "seat": 0}).encode())
        status, said = await program.ask("GET", "/seat")
        assert status == 401 and said["reason"] == "seat-token" and said["why"].startswith("No seat")


@alone
async def test_a_repeat_changes_nothing_and_an_old_question_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        program = Program(server)
        await program.open("duel", bots=[None])
        other = Program(server)
        seated = await other.post(f"/tables/{(await program.look())['info']['table']}/sit", name="Bo")
        other.token = seated["token"]
        assert seated["seat"] == 1
        status, said = await other.ask("POST", "/begin", {"id": "b"})
        assert status == 409 and said["type"] == "Refused" and said["id"] == "b" and said["why"]
        assert (await program.post("/begin", id="b")) == {"type": "Done", "id": "b"}
        seen = await program.look()
        move = seen["legal"][0]["action"]
        assert (await program.play(seen["ask"], id="x", action=move))[1] == {"type": "Done", "id": "x"}
        assert (await program.play(seen["ask"], id="x", action=move))[1] == {"type": "Already", "id": "x"}
        status, said = await program.play(seen["ask"], id="y", action=move)
        assert status == 409 and said["id"] == "y"
        assert not (await program.look())["legal"]


@alone
async def test_a_table_opened_without_more_has_as_few_seats_as_can_play_and_the_usual_bots(tmp_path: Path) -> None:
    async with running(tmp_path, levels=known()) as server:
        for game, bots in (("cloudy_kingdom", ["2"]), ("cloud_mine", ["2", "2"])):
            program = Program(server)
            await program.open(game)
            info = (await program.look())["info"]
            assert [seat["bot"] for seat in info["seats"]] == [None, *bots] and info["status"] == "playing"


@alone
async def test_who_waits_is_told_as_soon_as_there_is_news_and_not_before(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        one, two = Program(server), Program(server)
        table = await one.open("duel", bots=[None])
        two.token = (await two.post(f"/tables/{table}/sit", seat=1))["token"]
        await one.post("/begin", id="b")
        seen = await one.look()
        asked = await two.look()
        began = time.monotonic()
        assert (await two.look(wait=20))["ask"] == asked["ask"] and time.monotonic() - began < 10  # it is asked already
        await two.play(asked["ask"], action=asked["legal"][0]["action"])
        await two.look()
        waiting = asyncio.create_task(two.look(wait=20))
        await asyncio.sleep(0.3)
        assert not waiting.done()
        began = time.monotonic()
        await one.play(seen["ask"], action=seen["legal"][0]["action"])
        news = await waiting
        assert time.monotonic() - began < 10 and news["seq"] > seen["seq"]
        await two.play(news["ask"], action=news["legal"][0]["action"])
        news = await two.look()
        began = time.monotonic()
        again = await two.look(wait=1)
        assert again["seq"] == news["seq"] and 0.9 < time.monotonic() - began < 5 and not again["events"]
        two.seq = 10_000
        first = asyncio.create_task(two.look(wait=20))
        await asyncio.sleep(0.2)
        await two.get("/seat?after=10000&wait=0")  # a newer question sends the older one home
        assert (await asyncio.wait_for(first, 5))["seq"] == news["seq"]


@alone
async def test_a_seat_is_never_told_what_another_chose_in_secret(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        one, two = Program(server), Program(server)
        table = await one.open("broom_service", bots=[None])
        two.token = (await two.post(f"/tables/{table}/sit"))["token"]
        await one.post("/begin", id="b")
        seen, before = await one.look(), await two.look()
        assert len(seen["legal"]) > 200  # one for each set of roles
        line = next(move["line"] for move in seen["legal"] if "forest_witch" in move["line"])
        await one.play(seen["ask"], line=line)
        after = await two.look()
        for changing in ("seq", "events", "info", "static"):
            after.pop(changing), before.pop(changing)
        then, now = before.pop("view"), after.pop("view")
        assert [key for key in then if then[key] != now[key]] == ["to_act", "seats"]
        one_then, one_now = then["seats"][0], now["seats"][0]
        told = {key: (one_then[key], one_now[key]) for key in one_then if one_then[key] != one_now[key]}
        assert len(told) == 1 and set(map(type, *told.values())) <= {bool, int}, told  # that it has chosen, or how many
        assert after == before  # all it may know is that the other has chosen, and that the table says to everybody
        assert line in json.dumps(before["legal"]), "this was not what the test is about"
        mine = await one.get("/seat")
        assert set(line.split()[1:]) <= set(re.findall(r"\w+", json.dumps(mine["view"])))


@alone
async def test_a_seat_is_not_asked_where_the_house_answers_for_it(tmp_path: Path) -> None:
    """Who does not hold the led role must pass, and the house does it when the beat is over."""
    async with running(tmp_path, beat=3.0) as server:
        one, two = Program(server), Program(server)
        table = await one.open("broom_service", bots=[None], options={"start": "1"})
        two.token = (await two.post(f"/tables/{table}/sit"))["token"]
        await one.post("/begin", id="b")
        no_witches = ("gatherer", "fairy", "druid")
        for program in (one, two):
            seen = await program.look()
            lines = [move["line"] for move in seen["legal"]]
            apart = [line for line in lines if not any(word in line for word in no_witches)]
            others = [line for line in lines if "witch" not in line]
            await program.play(seen["ask"], line=apart[0] if program is one else others[0])
        seen = await one.look()
        while seen["ask"] is None:
            seen = await one.look(wait=10)
        await one.play(seen["ask"], line=next(m["line"] for m in seen["legal"] if m["line"].startswith("lead")))
        quiet = await two.look()
        assert quiet["ask"] is None and not quiet["legal"] and quiet["view"]["to_act"] == [1]
        after = await two.look(wait=20)
        assert "Passed" in json.dumps(after["events"]), after["events"]


@alone
async def test_why_not_is_answered_with_the_rule_and_typed_moves_are_understood(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        program = Program(server)
        await program.open("cloudy_kingdom", bots=["random"])
        seen = await program.look()
        while seen["ask"] is None:
            seen = await program.look(wait=10)
        assert await program.post("/why", line=seen["legal"][0]["line"]) == {
            "legal": True, "reason": "", "rule": "", "args": {}, "why": "",
        }  # fmt: skip
        no = await program.post("/why?lang=de", action={"type": "Place", "face": "deadend", "cell": 0, "turn": 0})
        assert not no["legal"] and no["rule"] and no["why"].endswith(".")
        assert not (await program.post("/why", line="fly to the moon"))["legal"]
        lines = (await program.get("/tell?about=moves&lang=fr"))["lines"]
        assert [typed for _, typed in lines] == [move["line"] for move in seen["legal"]]
        status, said = await program.ask("GET", "/tell?about=secrets")
        assert status == 400 and said["reason"] == "bad-message"


@alone
async def test_rules_and_games_are_told_to_everybody(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        program = Program(server)
        games = {game["id"] for game in (await program.get("/games"))["games"]}
        assert {"cloudy_kingdom", "cloud_mine", "broom_service"} <= games
        told = await program.get("/rules/cloudy_kingdom?lang=de")
        assert (
            told["name"] == "Cloudy Kingdom" and told["rules"]["3.4"].startswith("Passen") and len(told["rules"]) > 40
        )
        assert (await program.get("/rules/broom_service"))["rulings"]["A1-answer"]
        assert (await program.ask("GET", "/rules/chess"))[0] == 404


@pytest.mark.parametrize("token", ["", "x", "ü" * 9, "a" * 200])
@alone
async def test_a_wrong_token_opens_nothing(tmp_path: Path, token: str) -> None:
    async with running(tmp_path) as server:
        program = Program(server, token if token.isascii() else "")
        for method, path in (("GET", "/seat"), ("GET", "/tell"), ("POST", "/play"), ("POST", "/why")):
            status, said = await program.ask(method, path, {"id": "x", "ask": 1} if method == "POST" else None)
            assert status == 401 and said["reason"] == "seat-token", path


@alone
async def test_a_token_in_the_address_or_a_cookie_opens_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        program = Program(server)
        await program.open("cloudy_kingdom", bots=["random"])
        token, program.token = program.token, ""
        for path in (f"/seat?token={token}", f"/seat?access_token={token}"):
            assert (await program.ask("GET", path))[0] == 401
        assert (await program.ask("GET", "/seat", cookie=f"cumuli={token}"))[0] == 401


@alone
async def test_a_page_of_another_site_cannot_come_in_as_a_program(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        program = Program(server)
        body = {"game": "cloudy_kingdom", "bots": ["random"]}
        assert (await program.ask("POST", "/tables", body, origin="https://elsewhere.test"))[0] == 403
        assert (await program.ask("POST", "/tables", body, origin=f"http://127.0.0.1:{server.port}"))[0] == 201
        url = f"http://127.0.0.1:{server.port}/api/seats/link"
        status, _, _ = await asyncio.to_thread(fetch, url, {}, "POST", b"{}")
        assert status == 403  # all other doors want a page of ours, as ever


@alone
async def test_too_much_and_too_long_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path, rate=1.0, burst=8.0) as server:
        program = Program(server)
        await program.open("duel", bots=["random"])
        found = [(await program.ask("GET", "/seat"))[0] for _ in range(20)]
        assert found[0] == 200 and found[-1] == 429
        other = Program(server)
        status, said = await other.ask("POST", "/tables", {"game": "x" * 20_000})
        assert status in (400, 413) and said["type"] == "Refused"
        for wrong in ({"game": "chess"}, {"game": "duel", "seats": 99}, {"game": "duel", "extra": 1}, [], "x"):
            assert (await other.ask("POST", "/tables", wrong))[0] in (400, 404, 409), wrong


@alone
async def test_a_program_counts_as_here_while_it_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sitting, "IDLE", 1.0)
    async with running(tmp_path) as server:
        ann = await server.client("Ann")
        program = Program(server)
        table = await program.open("duel", bots=[None])
        await program.look()
        opened = await ann.watch(table)
        assert opened["info"]["seats"][0]["online"]
        await ann.until(lambda: not ann.tables[table]["info"]["seats"][0]["online"])
        await program.look()
        await ann.until(lambda: ann.tables[table]["info"]["seats"][0]["online"])


@alone
async def test_a_program_that_gets_up_is_gone_and_so_is_its_token(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        program = Program(server)
        table = await program.open("duel", bots=[None])
        assert (await program.post("/leave", id="l"))["type"] == "Done"
        assert (await program.ask("GET", "/seat"))[0] == 401
        ann = await server.client("Ann")
        assert (await ann.watch(table))["info"]["seats"][0]["kind"] == "free"


@alone
async def test_an_answer_is_sealed_ahead_and_nobody_else_hears(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        three = [Program(server) for _ in range(3)]
        table = await three[0].open("follow", seats=3, bots=[None, None])
        for one in three[1:]:
            one.token = (await one.post(f"/tables/{table}/sit"))["token"]
        await three[0].post("/begin", id="b")
        for one in three:  # all choose the same cards, so that all must follow
            seen = await one.look()
            assert (await one.play(seen["ask"], action=seen["legal"][0]["action"]))[0] == 200
        seats = [await one.get("/seat") for one in three]
        leader = next(seat["seat"] for seat in seats if seat["ask"] is not None)
        await three[leader].play(seats[leader]["ask"], action=seats[leader]["legal"][0]["action"])
        last, others = three[(leader + 2) % 3], [three[leader], three[(leader + 1) % 3]]
        before = [await one.get("/seat") for one in others]
        move = (await last.get("/seat"))["ahead"][0]
        assert (await last.post("/seal", id="s", line=move["line"]))["type"] == "Done"
        assert (await last.get("/seat"))["sealed"] == move["action"]
        assert [await one.get("/seat") for one in others] == before
        assert (await last.post("/seal", id="t"))["type"] == "Done"
        assert (await last.get("/seat"))["sealed"] is None
        assert (await last.ask("POST", "/order", {"id": "o", "orders": {"nothing": "brave"}}))[0] == 409


@alone
async def test_many_programs_play_each_other(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        one = Program(server)
        table = await one.open("cloudy_kingdom", seats=3, bots=[None, None])
        others = [Program(server), Program(server)]
        for other in others:
            other.token = (await other.post(f"/tables/{table}/sit"))["token"]
        status, said = await Program(server).ask("POST", f"/tables/{table}/sit", {})
        assert status == 409 and said["reason"] == "seat-taken"
        await one.post("/begin", id="b")
        ends = await asyncio.gather(*(program.to_the_end() for program in (one, *others)))
        assert len({json.dumps([end["scores"], end["winners"]]) for end in ends}) == 1
        assert [end["seat"] for end in ends] == [0, 1, 2]
