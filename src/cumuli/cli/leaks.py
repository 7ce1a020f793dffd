"""`cumuli leakcheck`: whether anybody is told what they may not know."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from rich.table import Table

from cumuli.cli.bench import bar
from cumuli.cli.voice import Voice
from cumuli.games import SHELF

if TYPE_CHECKING:
    from cumuli.leakcheck.certificate import Certificate


def run(args: argparse.Namespace, voice: Voice) -> int:
    """Play games and their twins, and print what was compared."""
    from cumuli.leakcheck.certificate import check

    found: list[Certificate] = []
    for game in [args.game] if args.game else sorted(SHELF):
        with bar(voice) as progress:
            found.append(check(game, args.games, args.seed or 0, progress))
        show(found[-1], voice.at(game))
    if any(certificate.leaks for certificate in found):
        voice.say("leakcheck-leaky", "bad")
        return 1
    if not all(certificate.whole for certificate in found):
        voice.say("leakcheck-thin", "bad")
        return 1
    voice.say("leakcheck-clean", "good")
    return 0


def show(found: Certificate, voice: Voice) -> None:
    """One game's certificate, and the first of what was found."""
    counts = {"games": found.games, "plies": found.plies, "twins": found.twins, "worlds": found.worlds}
    voice.say("leakcheck-title", "name", game=voice.text("name"), **counts)
    table = Table()
    for head in ("surface", "compared", "spoken", "found"):
        table.add_column(voice.text(f"leakcheck-{head}"), justify="left" if head == "surface" else "right")
    for surface in found.surfaces:
        counted = (found.compared[surface], found.spoken[surface], found.leaks[surface])
        name = voice.text(f"leakcheck-surface-{surface}")
        table.add_row(name, *(voice.number(n, "#,##0") for n in counted), style="bad" if counted[2] else "")
    voice.out.print(table, soft_wrap=False)
    for leak in found.told:
        seat = voice.text("leakcheck-watcher") if leak.seat is None else str(leak.seat + 1)
        name = voice.text(f"leakcheck-surface-{leak.surface}")
        voice.say("leakcheck-leak", "bad", surface=name, game=leak.game, entry=leak.entry, seat=seat)
        voice.show(f"  {leak.one}\n  {leak.other}")
