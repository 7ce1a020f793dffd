"""The door of the lessons: nothing is kept, only the learner's own view is shown, and nonsense is refused."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from server.harness import Client, running

GAME = "cloudy_kingdom"
TO_FIRST = 3
"""So many steps are read before the first card is laid."""
FIRST = {"type": "Place", "face": "straight", "cell": 1, "turn": 0}


async def asked(client: Client, game: str = GAME, **wish: Any) -> tuple[int, Any]:
    return await client.knock(f"/learn/{game}", json.dumps(wish).encode())


def test_a_lesson_is_shown_through_the_learners_eyes_and_no_table_is_made(tmp_path: Path) -> None:
    async def visit() -> None:
        async with running(tmp_path) as server:
            ann = await server.client("Ann")
            status, said = await asked(ann)
            assert status == 200 and said["step"] == 0 and said["block"]["seat"] == 0
            assert said["block"]["view"]["seats"][1]["family"] == "star"
            assert said["block"]["view"]["hand"] == "straight" and not said["block"]["view"].get("hands")
            assert [seat["mine"] for seat in said["info"]["seats"]] == [True, False]
            status, said = await asked(ann, on=True)
            assert said["step"] == 1
            assert (await ann.get("/me"))[0] == 200 and not server.hub.rooms

    asyncio.run(visit())


def test_what_is_done_leads_on_and_what_is_not_wanted_is_answered(tmp_path: Path) -> None:
    async def visit() -> None:
        async with running(tmp_path) as server:
            ann = await server.client("Ann")
            _, said = await asked(ann, step=TO_FIRST, action=FIRST)
            assert (said["step"], said["answers"]) == (TO_FIRST + 1, ["place straight b1 n"])
            drawn = [event for event in said["block"]["events"] if event["type"] == "Drew"]
            assert [event["face"] for event in drawn] == ["bridge", None], "what Bora drew is hers"
            _, said = await asked(ann, step=TO_FIRST, action=FIRST | {"cell": 0})
            assert said == {"no": {"reason": "lesson-else", "rule": "", "args": {}}}
            for how in ({"action": FIRST | {"cell": 4}}, {"why": FIRST | {"cell": 4}}):
                _, said = await asked(ann, step=TO_FIRST, **how)
                assert (said["no"]["reason"], said["no"]["rule"]) == ("no-contact", "4.1")

    asyncio.run(visit())


def test_nonsense_is_refused(tmp_path: Path) -> None:
    async def visit() -> None:
        async with running(tmp_path) as server:
            ann = await server.client("Ann")
            assert (await asked(ann, "chess"))[1]["reason"] == "unknown-game"
            assert (await asked(ann, step=99))[1]["reason"] == "lesson-lost"
            assert (await asked(ann, step=1, answers=["place straight b1 n"]))[1]["reason"] == "lesson-lost"
            assert (await asked(ann, step=TO_FIRST, on=True))[1]["reason"] == "lesson-lost"
            assert (await asked(ann, action={"type": "Fly"}))[1]["reason"] == "unknown-word"
            assert (await asked(ann, step=-1))[1]["reason"] == "bad-message"
            assert (await ann.knock(f"/learn/{GAME}", b"[" * 9_000))[1]["reason"] == "bad-message"

    asyncio.run(visit())
