"""`cumuli upgrade check`: whether the games of a house come to the same on this version."""

from __future__ import annotations

import argparse
import asyncio
from collections import Counter
from contextlib import aclosing
from typing import Any

from cumuli.cli.house import add_arguments, address_of, opened
from cumuli.cli.voice import Voice
from cumuli.server.operating.upgrade import SAME, Checked, judged
from cumuli.store import Store


def add(commands: Any, voice: Voice, group: Any, command: Any) -> None:
    """`cumuli upgrade` and what it can do; *group* and *command* are the parser's ways to make them."""
    words = voice.text("upgrade-help")
    verbs = commands.add_parser("upgrade", help=words, description=words).add_subparsers(required=True, **group(voice))
    check = command(verbs, voice, "check", run, "upgrade-help-check")
    add_arguments(check, voice)


def run(args: argparse.Namespace, voice: Voice) -> int:
    """Play every game of the house again; 1 where one of them comes to something else."""
    store = opened(address_of(args), voice)
    if store is None:
        return 1
    found = asyncio.run(_check(store))
    total = sum(found.counts.values())
    voice.say("upgrade-checked", games=total, plies=found.plies, same=found.counts[SAME])
    for one in found.differing:
        voice.say(f"upgrade-{one.verdict}", "bad", table=one.table, ply=one.ply, move=one.move, version=one.version)
    voice.say("upgrade-safe" if found.safe else "upgrade-unsafe", "good" if found.safe else "bad")
    return 0 if found.safe else 1


async def _check(store: Store) -> Checked:
    found = Checked(Counter(), 0, [])
    try:
        async with aclosing(judged(store)) as games:
            async for one in games:
                found.counts[one.verdict] += 1
                found.plies += one.plies
                if one.verdict != SAME:
                    found.differing.append(one)
    finally:
        await store.close()
    return found
