"""What the commands of `cumuli corpus` have in common: refusals that name the place, and what is wrong with a game."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import wraps

from cumuli import proof
from cumuli.cli.voice import Voice
from cumuli.corpus import Filter, Torn
from cumuli.server.review.bringing import said
from cumuli.words import refusal

Run = Callable[[argparse.Namespace, Voice], int]


def whole(run: Run) -> Run:
    """A command that says where a corpus is torn, instead of falling over it."""

    @wraps(run)
    def careful(args: argparse.Namespace, voice: Voice) -> int:
        try:
            return run(args, voice)
        except Torn as torn:
            facts: dict[str, str | int] = {"block": torn.block, "at": str(torn.at), "records": torn.records}
            voice.complain(f"corpus-{torn.what}", file=str(args.file), **facts)
            return 1

    return careful


def wanted(args: argparse.Namespace) -> Filter:
    """The games that the arguments ask for."""
    pairs = [pair.partition("=") for pair in args.options]
    options = {id: value for id, _, value in pairs}
    return Filter(args.game, args.seats, options, args.player, args.winner, args.reason, args.least, args.most)


def because(wrong: proof.Wrong, text: str, voice: Voice) -> str:
    """What is wrong with a record, in a sentence that names its line."""
    if wrong.what == "letter":
        return voice.text("cli-record-letter", **wrong.facts)
    return refusal(said(wrong, text, voice.lang), None, voice.lang)
