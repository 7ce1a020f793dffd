"""One command sent in two copies: each is judged when it comes, and the trials' judges know what may come of it."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from random import Random

from chaos.checking import answered
from chaos.guests import Guest

from cumuli.store import Entry
from server.chaos import Player, faults
from server.harness import Server, running

REFUSED_ONLY = "refused and done"


async def started(server: Server) -> tuple[str, str]:
    """Ann begins before Bob sits and after, with one and the same command; the table, and how she was answered."""
    ann, bob = await server.client("Ann"), await server.client("Bob")
    table = (await ann.done("Create", game="duel", seats=2))["table"]
    text = json.dumps({"type": "Start", "id": "begin", "table": table})
    await ann.ws.send(text)
    await ann.until(lambda: len(ann.answers.get("begin", ())) == 1)
    await bob.done("Sit", table=table, seat=1)
    await ann.ws.send(text)
    await ann.until(lambda: len(ann.answers["begin"]) == 2)
    await ann.ws.send(text)
    await ann.until(lambda: len(ann.answers["begin"]) == 3)
    return table, " ".join(answer["type"] for answer in ann.answers["begin"])


def test_a_copy_is_refused_while_it_is_wrong_and_a_later_one_is_carried_out_once(tmp_path: Path) -> None:
    async def play() -> tuple[str, list[Entry]]:
        async with running(tmp_path) as server:
            table, answers = await started(server)
            return answers, await server.hub.store.entries(table)

    answers, log = asyncio.run(play())
    assert answers == "Refused Done Already"
    assert sum(entry.command.endswith(":begin") for entry in log) == 1


def judged(folder: Path, *answers: str) -> tuple[Counter[str], Counter[str]]:
    """What both judges say where somebody heard these answers to a command that stands in the log."""
    guest = Guest("Ann", Random(0), lambda: asyncio.sleep(0))  # type: ignore[arg-type, return-value]
    guest.kinds["begin"], guest.answers["begin"] = "Start", list(answers)
    player = Player(0, "Ann", Random(0))
    player.kinds["begin"] = "Start"
    player.frames = [{"type": kind, "id": "begin", "reason": "seats-free"} for kind in answers]
    player.keep("begin", player.frames[0])

    async def play() -> tuple[Counter[str], Counter[str]]:
        async with running(folder) as server:
            table, _ = await started(server)
            logs = {table: await server.hub.store.entries(table)}
            return +answered(logs, [guest]), faults(folder, [player])

    return asyncio.run(play())


def test_a_command_that_was_only_ever_refused_and_stands_in_the_log_is_a_fault(tmp_path: Path) -> None:
    one, other = judged(tmp_path, "Refused")
    assert one == {REFUSED_ONLY: 1, "  Start refused ()": 1}
    assert other == {"Start refused (seats-free) but done": 1}
    one, other = judged(tmp_path / "twice", "Refused", "Refused")
    assert one and other


def test_a_command_whose_other_copy_was_answered_as_done_is_none(tmp_path: Path) -> None:
    for kind in ("Done", "Already"):
        one, other = judged(tmp_path / kind, "Refused", kind)
        assert not one and not other
