"""`cumuli corpus make, add, take, mend`: games put into a corpus."""

from __future__ import annotations

import argparse
import asyncio

from cumuli import proof
from cumuli.cli import options
from cumuli.cli.bench import bar
from cumuli.cli.corpus.saying import because, whole
from cumuli.cli.house import address_of, opened
from cumuli.cli.play import may_sit, usual
from cumuli.cli.records import because as options_because
from cumuli.cli.voice import Voice
from cumuli.core.game import Illegal
from cumuli.corpus import Writer
from cumuli.corpus.making import Wish
from cumuli.corpus.making import make as played
from cumuli.corpus.writing import mend
from cumuli.games import SHELF
from cumuli.record import Record, options_as_data
from cumuli.store import Store


@whole
def make(args: argparse.Namespace, voice: Voice) -> int:
    """Let bots play, and keep their games."""
    from cumuli.bots import levels

    game = SHELF[args.game]
    if not may_sit(voice, game, args.seats):
        return 2
    given = [level for level in args.bots.split(",") if level] or [usual(args.game)]
    for level in given:
        if level not in levels(args.game):
            voice.complain("cli-no-level", level=level, levels=", ".join(levels(args.game)))
            return 2
    bots = tuple(given[min(seat, len(given) - 1)] for seat in range(args.seats))
    if not options.sound(game, args.options, voice):
        return 2
    try:
        chosen = options_as_data(game, options.read(game, args.seats, args.options))
    except Illegal as error:
        voice.complain("cli-record-options", why=options_because(error.refusal, args.game, voice))
        return 2
    kept = 0
    with bar(voice) as progress, Writer(args.file) as writer:
        wish = Wish(args.game, chosen, bots, args.seed)
        for number, (text, outcome) in enumerate(played(wish, args.games, args.workers), 1):
            kept += writer.put(Record.parse(text), text, outcome)
            progress(number, args.games)
    return done(voice, args, kept, args.games - kept)


@whole
def add(args: argparse.Namespace, voice: Voice) -> int:
    """Prove records by the rules and add them; one that is not right is named, and left out."""
    kept = there = 0
    code = 0
    with Writer(args.file) as writer:
        for path in args.records:
            text = path.read_bytes().decode("utf-8", "replace")
            try:
                new = writer.add(text)
            except proof.Wrong as wrong:
                voice.say("corpus-not-added", "bad", file=str(path), why=because(wrong, text, voice))
                code = 1
                continue
            kept, there = kept + new, there + (not new)
    done(voice, args, kept, there)
    return code


@whole
def take(args: argparse.Namespace, voice: Voice) -> int:
    """The finished games of a house, without names unless they are asked for."""
    store = opened(address_of(args), voice)
    if store is None:
        return 1
    kept = there = left = 0
    with Writer(args.file) as writer:
        for text in asyncio.run(_records(store, args)):
            if text is None:
                left += 1
                continue
            new = writer.add(text)
            kept, there = kept + new, there + (not new)
    if left:
        voice.say("corpus-left", "soft", games=left)
    return done(voice, args, kept, there)


async def _records(store: Store, args: argparse.Namespace) -> list[str | None]:
    from cumuli.server.review.taking import finished_records

    try:
        return [text async for text in finished_records(store, args.names, args.closed)]
    finally:
        await store.close()


@whole
def mended(args: argparse.Namespace, voice: Voice) -> int:
    """Cut off a block that was never written to its end."""
    torn = mend(args.file)
    if torn is None:
        voice.say("corpus-sound", "good", file=str(args.file))
    else:
        voice.say("corpus-mended", file=str(args.file), at=str(torn.at), records=torn.records)
    return 0


def done(voice: Voice, args: argparse.Namespace, kept: int, there: int) -> int:
    voice.say("corpus-kept", file=str(args.file), games=kept)
    if there:
        voice.say("corpus-there", "soft", games=there)
    return 0
