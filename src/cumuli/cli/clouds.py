"""`cumuli clouds make` and `cumuli clouds check`: decks of clouds as files, to send to a table or to keep."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.text import Text

from cumuli.cli.voice import Voice
from cumuli.core.game import Illegal


def make(args: argparse.Namespace, voice: Voice) -> int:
    """Grow a deck from a seed: the one that a table would grow, with the same numbers on its cards."""
    from cumuli.clouds import sky
    from cumuli.clouds.deckfile import pack
    from cumuli.server.own.crafts import sown
    from cumuli.server.parcels import LEAST, MOST

    if not LEAST <= args.count <= MOST:
        voice.complain("cli-clouds-count", least=LEAST, most=MOST)
        return 2
    out: Path = args.out or Path(f"clouds-{''.join(sign if sign.isalnum() else '-' for sign in args.seed)}.sky")
    began = time.monotonic()
    cards = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=voice.err, transient=True, disable=not voice.err.is_terminal) as progress:
        task = progress.add_task(voice.text("cli-clouds-grow"), total=args.count)
        for number in sky.seeds(sown(args.seed), args.count):
            cards.append(sky.card(number))
            progress.advance(task)
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(pack(cards))
    seconds = round(time.monotonic() - began)
    voice.say("cli-clouds-made", "good", file=str(out), cards=len(cards), seconds=seconds)
    return 0


def check(args: argparse.Namespace, voice: Voice) -> int:
    """Tell of decks whether a table would take them, and if not, why."""
    return int(sum(checked(path, voice) for path in args.files) > 0)


def checked(path: Path, voice: Voice) -> int:
    """Tell of one deck; 1 where it is refused."""
    from cumuli.server.own.crafts import from_deckfile

    data = path.read_bytes()
    try:
        made = from_deckfile(path.name, data)
    except Illegal as no:
        voice.show(voice.text(f"refusal-{no.refusal.reason}", **dict(no.refusal.args)), "bad")
        return 1
    kind = voice.text(f"cli-clouds-{made.kind}", cards=made.cards, kilobytes=round(len(data) / 1000))
    voice.out.print(Text.assemble((f"{path}: ", "name"), (kind, "good")))
    return 0
