"""`cumuli store`: a house moves to another database, and it is proved that all of it has arrived."""

from __future__ import annotations

import argparse
import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from random import Random
from shlex import quote
from typing import Any, Final

from cumuli.cli.bench import bar
from cumuli.cli.house import FILE, add_arguments, address_of, opened
from cumuli.cli.voice import Voice
from cumuli.games import SHELF
from cumuli.server.table.summary import Summary, from_row
from cumuli.store.copying import Copied, NotFree, copy
from cumuli.store.opening import Away, shown, spoken_to
from cumuli.store.whole import Whole

SAMPLE: Final = 200
"""Games of the copy that are played again."""
TOLD: Final = ("tables", "entries", "people", "decks")
NAMED: Final = 8
LOG: Final = logging.getLogger(__name__)


def add(commands: Any, voice: Voice, command: Callable[..., Any], subs: dict[str, Any]) -> None:
    """`cumuli store copy FROM TO`."""
    words = voice.text("store-verbs")
    verbs = commands.add_parser("store", help=words, description=words).add_subparsers(required=True, **subs)
    made = command(verbs, voice, "copy", run, "store-help-copy")
    made.add_argument("source", metavar="FROM", help=voice.text("store-help-from"))
    made.add_argument("target", metavar="TO", help=voice.text("store-help-to"))
    add_arguments(command(verbs, voice, "forget-snapshots", forget, "store-help-forget"), voice)


def run(args: argparse.Namespace, voice: Voice) -> int:
    """Copy, compare, play a sample again; 1 where the copy is not to be trusted, or already behind."""
    source, target = where(args.source), where(args.target)
    if source == target:
        voice.complain("store-same")
        return 2
    here = opened(source, voice)
    if here is None:
        return 1
    there = opened(target, voice, new=True)
    if there is None:
        asyncio.run(here.close())
        return 1
    try:
        with spoken_to():
            return asyncio.run(moved(here, there, target, voice))
    except Away as error:
        voice.complain("store-away", store=shown(target), why=str(error))
        return 1


def forget(args: argparse.Namespace, voice: Voice) -> int:
    """Drop all snapshots, also while people play: tables are opened from their logs, and kept anew as they go on."""
    store = opened(address_of(args), voice)
    if store is None:
        return 1

    async def work(store: Whole) -> int:
        try:
            return await store.forget_snapshots()
        finally:
            await store.close()

    voice.say("store-forgot", "good", count=asyncio.run(work(store)))
    return 0


def where(given: str) -> str:
    """An address as it was given; a folder means the file in it."""
    return str(Path(given) / FILE) if Path(given).is_dir() else given


async def moved(here: Whole, there: Whole, target: str, voice: Voice) -> int:
    """The work, and what is said of it."""
    try:
        with bar(voice) as progress:
            words = voice.text("store-copying")
            copied = await copy(here, there, lambda done, of: progress(done, of, words))
        rows = copied.tally.rows
        voice.show(
            voice.text("store-copied", **{kind: rows[kind] for kind in ("tables", "entries", "people", "decks")})
        )
        played, broken = await played_again(there)
    except NotFree:
        voice.complain("store-not-free", store=shown(target))
        return 1
    finally:
        await here.close()
        await there.close()
    return judged(copied, played, broken, target, voice)


def judged(copied: Copied, played: int, broken: list[str], target: str, voice: Voice) -> int:
    """Say whether it is the same house."""
    if copied.differences:
        names = ", ".join(copied.differences[:NAMED])
        voice.complain("store-differs", count=len(copied.differences), names=names)
    if broken:
        voice.complain("store-broken", count=len(broken), names=", ".join(broken[:NAMED]))
    if copied.differences or broken:
        return 1
    voice.say("store-same-here", "good", games=played)
    if copied.went_on:
        voice.complain("store-went-on")
        return 1
    voice.say("store-now", command=f"cumuli serve --store {quote(shown(target))}")
    return 0


async def played_again(store: Whole) -> tuple[int, list[str]]:
    """Play some games again from their logs as they stand in the copy: how many, and the tables where it failed."""
    from cumuli.server.house import House
    from cumuli.server.table.room import Room

    known = [row.id for row in await store.tables(0.0) if playable(from_row(row))]
    house, played, broken = House(SHELF, ()), 0, []
    for table in Random(0).sample(known, min(SAMPLE, len(known))):
        try:
            room = Room.rebuilt(house, table, await store.entries(table))
            if room.frozen:
                broken.append(table)  # the log has said why
            elif room.play is not None:
                room.play.table.record.verify()
                played += 1
        except Exception:
            LOG.exception("table %s cannot be played again", table)
            broken.append(table)
    return played, broken


def playable(summary: Summary) -> bool:
    """Whether this program has the rules of a table."""
    game = SHELF.get(summary.game)
    return game is not None and summary.version in ("", *game.versions)
