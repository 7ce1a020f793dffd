"""A table with spells of its own begins only when everybody who sits there has agreed to them (rule 9.3)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from cumuli.games.cloudy_kingdom.ruleset import examples
from server.harness import running

GUST, STORM = ({**spell, "id": f"my_{spell['id']}"} for spell in examples()[:2])


def own(*spells: dict[str, Any]) -> dict[str, Any]:
    return {"magic": "own_choice", "spells": spells}


def test_everybody_reads_and_agrees_before_the_start_and_anew_when_the_spells_change(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            ann, bob = await server.client("Ann"), await server.client("Bob")
            table = (await ann.done("Create", game="cloudy_kingdom", seats=2, options=own(GUST)))["table"]
            await bob.watch(table)

            async def told(agreed: bool, spells: int) -> str:
                """The mark of what is asked, once Bob was told so."""

                def now() -> Any:
                    info = bob.tables[table]["info"]
                    return info["seats"][1]["agreed"] == agreed and len(info["options"]["spells"]) == spells

                await bob.until(now)
                return str(bob.tables[table]["info"]["asks"])

            first = await told(True, 1)
            assert bob.tables[table]["info"]["options"]["spells"][0]["text"]
            assert await bob.refused("Accept", table=table, what=first) == "not-yours"
            await bob.done("Sit", table=table, seat=1)
            assert await told(False, 1) == first
            assert await ann.refused("Start", table=table) == "not-agreed"

            await ann.done("SetOptions", table=table, seats=2, options=own(GUST, STORM))
            assert await bob.refused("Accept", table=table, what=first) == "other-spells"
            await bob.done("Accept", table=table, what=await told(False, 2))
            await told(True, 2)

            await ann.done("SetOptions", table=table, seats=2, options=own(STORM))
            assert await ann.refused("Start", table=table) == "not-agreed"
            await bob.done("Accept", table=table, what=await told(False, 1))
            await bob.done("Stand", table=table, seat=1)
            await bob.done("Sit", table=table, seat=1)
            assert await ann.refused("Start", table=table) == "not-agreed"
            await bob.done("Accept", table=table, what=await told(False, 1))
            await ann.done("Start", table=table)
            assert await bob.refused("Accept", table=table, what=first) == "started"
        async with running(tmp_path) as server:  # as the log tells it
            again = await server.client("Ann", ann.cookie)
            assert (await again.watch(table))["info"]["status"] == "playing"

    asyncio.run(story())


def test_bots_and_tables_without_own_spells_ask_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            ann, bob = await server.client("Ann"), await server.client("Bob")
            done = await ann.done(
                "Create", game="cloudy_kingdom", seats=2, options=own(GUST), bots=["random"], start=True
            )
            assert (await ann.watch(done["table"]))["info"]["status"] == "playing"
            table = (await ann.done("Create", game="cloudy_kingdom", seats=2, options={"examples": True}))["table"]
            await bob.done("Sit", table=table, seat=1)
            assert (await bob.watch(table))["info"]["asks"] == ""
            await ann.done("Start", table=table)

    asyncio.run(story())
