"""`cumuli soak`: many games at once, and the bar that shows how far they are."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cumuli.cli.voice import Voice


@contextmanager
def bar(voice: Voice) -> Iterator[Callable[..., None]]:
    """A progress bar on the error stream, where that is a terminal: how much is done, of how much, and a word on it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=voice.err, transient=True, disable=not voice.err.is_terminal) as progress:
        task = progress.add_task(voice.text("cli-trying"), total=None)
        yield lambda done, total, said=None: progress.update(task, completed=done, total=total, description=said)


def soak(args: argparse.Namespace, voice: Voice) -> int:
    """Play random games on tables of all kinds, watch the rules meanwhile, tell what broke."""
    from cumuli.lab.soak import soak as play

    with bar(voice) as progress:
        report = play(args.game, args.games, args.seed or 0, workers=args.workers, progress=progress)
    voice = voice.at(args.game)
    rate = round(report.plies / report.wall) if report.wall else 0
    voice.say("cli-soak-done", games=report.games, plies=report.plies, rate=rate)
    for reason, games in report.reasons.most_common():
        voice.say("cli-soak-reason", reason=voice.text(f"reason-{reason}"), games=games)
    voice.say("cli-soak-looked", looked=report.looked, records=report.records)
    if report.violations:
        voice.say("cli-soak-broken", "bad", count=report.violations)
        for violation in report.told:
            voice.show(f"  {violation}", "bad")
        return 1
    voice.say("cli-soak-clean", "good")
    return 0
