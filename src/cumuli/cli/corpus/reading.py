"""`cumuli corpus list, show, replay, export`: a corpus looked through."""

from __future__ import annotations

import argparse
from collections import Counter

from rich.text import Text

from cumuli.cli.bench import bar
from cumuli.cli.corpus.saying import because, wanted, whole
from cumuli.cli.voice import Voice
from cumuli.corpus import Corpus, Entry, Writer
from cumuli.corpus.checking import check
from cumuli.games import SHELF
from cumuli.server.people.person import clean_line

NAMED = 5
"""Games that are not right are told one by one up to so many."""


@whole
def listed(args: argparse.Namespace, voice: Voice) -> int:
    """One line a game, or how many there are of each kind."""
    corpus, count = Corpus(args.file), 0
    totals: Counter[tuple[str, int, str]] = Counter()
    for number, entry in corpus.entries(wanted(args)):
        count += 1
        if args.total:
            totals[entry.game, len(entry.names), entry.reason] += 1
        else:
            voice.out.print(Text.assemble((f"{number:>6}  ", "soft"), line(entry, voice)))
    for (game, seats, reason), games in sorted(totals.items()):
        words = voice.at(game) if game in SHELF else voice
        why = words.text(f"reason-{reason}") if reason else words.text("corpus-unfinished")
        name = words.text("name") if game in SHELF else game
        words.say("corpus-total", why=why, game=name, seats=seats, games=games)
    voice.say("corpus-listed", "soft", games=count, all=len(corpus))
    return 0


def line(entry: Entry, voice: Voice) -> str:
    """A game as a list shows it: who won stands in brackets."""
    names = [clean_line(name) for name in entry.names]
    names = [f"[{name}]" if seat in entry.winners else name for seat, name in enumerate(names)]
    options = " ".join(f"{id}={value}" for id, value in sorted(entry.options.items()))
    ended = f"{' '.join(map(str, entry.scores))} {entry.reason}" if entry.reason else voice.text("corpus-unfinished")
    return clean_line(f"{entry.game} {' · '.join(names)}   = {ended}   {entry.plies}   {options}")


@whole
def show(args: argparse.Namespace, voice: Voice) -> int:
    """One record, to the letter."""
    corpus = Corpus(args.file)
    try:
        kept = corpus[args.number]
    except IndexError:
        voice.complain("corpus-no-number", number=args.number, games=len(corpus))
        return 2
    voice.out.out(kept.text, end="", highlight=False)
    return 0


@whole
def replay(args: argparse.Namespace, voice: Voice) -> int:
    """Play all of them again, every move checked by the rules; 1 where a game is not right."""
    corpus = Corpus(args.file)
    with bar(voice) as progress:
        report = check(corpus, wanted(args), args.workers, progress)
    for number, wrong in report.faults[:NAMED]:
        voice.say("corpus-fault", "bad", number=number, why=because(wrong, corpus[number].text, voice))
    seconds = report.wall or 1e-9
    facts = {
        "games": report.games,
        "plies": report.plies,
        "rate": round(report.games / seconds),
        "plyrate": round(report.plies / seconds),
    }
    voice.show(voice.text("corpus-replayed", seconds=voice.number(report.wall, "#,##0.0"), **facts))
    if report.faults:
        voice.say("corpus-faulty", "bad", count=len(report.faults))
        return 1
    voice.say("corpus-right", "good")
    return 0


@whole
def export(args: argparse.Namespace, voice: Voice) -> int:
    """Records of their own in a folder, or another corpus where the name ends in .gz."""
    found = Corpus(args.file).select(wanted(args))
    count = 0
    if args.to.suffix == ".gz":
        with Writer(args.to) as writer:
            for kept in found:
                count += writer.keep(kept)
    else:
        args.to.mkdir(parents=True, exist_ok=True)
        for kept in found:
            (args.to / f"{kept.number:06}.record").write_bytes(kept.text.encode())
            count += 1
    voice.say("corpus-exported", games=count, to=str(args.to))
    return 0
