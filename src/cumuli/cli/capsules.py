"""`cumuli capsule`: what went wrong at a table, opened elsewhere; or filled by whoever runs the house."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from cumuli.capsule import CRASHES, DIFFERS, Capsule, Finding, Unreadable, opened, read, verdict, write
from cumuli.cli.house import address_of
from cumuli.cli.house import opened as opened_house
from cumuli.cli.voice import Voice
from cumuli.games import SHELF
from cumuli.server.people.person import clean_line
from cumuli.store import Store

LATE: Final = 40
"""Of what the page did and heard, so much is shown."""


def run(args: argparse.Namespace, voice: Voice) -> int:
    """Open a capsule: 1 where the fault is here, too, 0 where it is not; or fill one from this house's log."""
    if args.file is None and not args.table:
        voice.complain("capsule-nothing")
        return 2
    try:
        capsule = None if args.file is None else read(args.file.read_bytes())
    except Unreadable as error:
        voice.complain("capsule-unreadable", why=str(error))
        return 2
    if args.table:
        return fill(args, voice, capsule)
    assert capsule is not None
    return tell(capsule, voice)


def fill(args: argparse.Namespace, voice: Voice, capsule: Capsule | None) -> int:
    """Put the game into a capsule, or make one of a table from its log alone."""
    if capsule is not None and capsule.table != args.table:
        voice.complain("capsule-other-table", table=capsule.table)
        return 2
    store = opened_house(address_of(args), voice)
    if store is None:
        return 1
    found = asyncio.run(_packed(store, args.table, None if capsule is None else capsule.seq))
    if found is None:
        voice.complain("capsule-no-table", table=args.table)
        return 1
    if capsule is not None:
        found = replace(found, page=capsule.page, seen=capsule.seen, trace=capsule.trace)
    out = args.file or Path(f"{args.table}.cumuli-capsule")
    out.write_bytes(write(found))
    voice.say("capsule-filled", file=str(out), plies=found.plies or 0)
    return 0


async def _packed(store: Store, table: str, seq: int | None) -> Capsule | None:
    from cumuli.server.capsule.packing import packed
    from cumuli.server.house import House

    try:
        entries = await store.entries(table)
    finally:
        await store.close()
    if not entries:
        return None
    return packed(House(SHELF, ()), table, entries, len(entries) if seq is None else seq, "", whole=True)


def tell(capsule: Capsule, voice: Voice) -> int:
    """What a capsule is, what the page did of late, and what comes of playing it again."""
    house, page = capsule.house, capsule.page
    name = voice.at(capsule.game).text("name") if capsule.game in SHELF else capsule.game
    voice.show(told(voice, "capsule-head", game=name, table=capsule.table, seats=capsule.seats), "name")
    if house is not None:
        engine = voice.text("capsule-compiled" if house.compiled else "capsule-interpreted")
        facts = {
            "cumuli": house.cumuli,
            "python": house.python,
            "system": house.system,
            "rules": capsule.version or "–",
        }
        voice.show(told(voice, "capsule-house", engine=engine, **facts))
    if page.browser:
        size = f"{page.width}×{page.height}"
        voice.show(told(voice, "capsule-page-of", browser=page.browser, lang=page.lang, size=size))
    for one in capsule.trace[-LATE:]:
        about = " ".join(f"{key}={value}" for key, value in one.about.items())[:160]
        voice.show(f"{one.at / 1000:9.1f} s  {clean_line(f'{one.what:<8} {one.type:<10} {about}')}", "soft")
    findings = opened(capsule)
    for finding in findings:
        voice.show(told(voice, f"capsule-{finding.what}", **finding.facts), style(finding))
    end = verdict(findings)
    voice.show(voice.text(f"capsule-verdict-{end}"), "bad" if end in ("crash", "same") else "name")
    return 1 if end in ("crash", "same") else 0


def told(voice: Voice, id: str, **facts: str | int) -> str:
    """A message with what stands in a capsule; whoever made it may have written anything there."""
    return voice.text(id, **{key: clean_line(fact) if isinstance(fact, str) else fact for key, fact in facts.items()})


def style(finding: Finding) -> str:
    return "bad" if finding.what in CRASHES else "mark" if finding.what in DIFFERS else "good"
