"""What a table agrees on besides the rules: chosen by the host, seen by all, kept in the log."""

from __future__ import annotations

import asyncio
from pathlib import Path

from server.duels import new_duel
from server.harness import running


def test_the_host_chooses_the_terms_and_everybody_reads_them(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob = await server.client("Ann"), await server.client("Bob")
            table = await new_duel(ann)
            assert (await bob.watch(table))["info"]["terms"]["clock"] == "none"
            wish = {"clock": "bank", "seconds": 600, "increment": 5, "late": "bot", "chat": False}
            assert await bob.refused("SetTerms", table=table, terms=wish) == "not-host"
            await ann.done("SetTerms", table=table, terms=wish)
            await bob.until(lambda: bob.tables[table]["info"]["terms"]["clock"] == "bank")
            terms = bob.tables[table]["info"]["terms"]
            assert {key: terms[key] for key in wish} == wish
        async with running(tmp_path) as server:
            eve = await server.client("Eve")
            assert (await eve.watch(table))["info"]["terms"] == terms

    asyncio.run(play())


def test_terms_that_make_no_sense_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann = await server.client("Ann")
            table = await new_duel(ann)
            for wish in ({"clock": "sundial"}, {"seconds": 0}, {"patience": -1}, {"tea": True}):
                assert await ann.refused("SetTerms", table=table, terms=wish) == "bad-message"
            assert (await ann.watch(table))["info"]["terms"]["clock"] == "none"
            await ann.done("Sit", table=table, seat=1, name="Anna")
            await ann.done("Start", table=table)
            assert await ann.refused("SetTerms", table=table, terms={}) == "started"

    asyncio.run(play())
