"""`cumuli reports`: lines that people at this house's tables reported."""

from __future__ import annotations

import argparse
import asyncio
from datetime import datetime

from rich.text import Text

from cumuli.cli.house import address_of, opened
from cumuli.cli.voice import Voice
from cumuli.server.people.person import clean_line
from cumuli.store import Reported, Store


def run(args: argparse.Namespace, voice: Voice) -> int:
    """Show all reports, newest first; 1 where nothing is kept yet."""
    store = opened(address_of(args), voice)
    if store is None:
        return 1
    found = asyncio.run(_read(store))
    if not found:
        voice.say("cli-reports-none")
    for report in found:
        at = datetime.fromtimestamp(report.at).isoformat(" ", "minutes")
        why = voice.text(f"report-{report.why}")
        head = voice.text("cli-report", at=at, table=report.table, line=report.line, why=why)
        voice.out.print(Text(head, "bold"))
        name = report.name or voice.text("onlooker")
        voice.out.print(Text(f"  {voice.text('talk-said', name=name, text=clean_line(report.said))}"))
        if report.note:
            voice.out.print(Text(f"  {report.note}", "mark"))
    return 0


async def _read(store: Store) -> list[Reported]:
    try:
        return await store.reports()
    finally:
        await store.close()
