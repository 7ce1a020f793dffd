"""`cumuli why`: what a bot thinks of one move of a record, and why, from what its seat saw."""

from __future__ import annotations

import argparse
from typing import Any

from rich.text import Text

from cumuli.bots import levels
from cumuli.bots.thought import Budget
from cumuli.cli.records import Wrong, load
from cumuli.cli.telling import Teller
from cumuli.cli.voice import Voice
from cumuli.core.game import CHANCE
from cumuli.lab.playing import somebody
from cumuli.record import options_of
from cumuli.why import lines, reflect, told

SECONDS = 10.0
"""Processor time the bot has: nobody at a table waits for it."""


def run(args: argparse.Namespace, voice: Voice) -> int:
    """Play the record up to the move, let the bot think there, and tell what it thinks."""
    try:
        record, _ = load(args.file, voice)
    except Wrong as wrong:
        voice.complain(wrong.id, **wrong.facts)
        return 1
    if args.level not in levels(record.game):
        voice.complain("cli-no-level", level=args.level, levels=", ".join(levels(record.game)))
        return 2
    if args.ply > len(record.moves) or record.moves[args.ply - 1][0] == CHANCE:
        voice.complain("cli-no-choice", ply=args.ply, plies=len(record.moves))
        return 2
    game, options = record.shelved(), options_of(record.shelved(), record.options)
    state: Any = record.start()
    for ply, (mover, line) in enumerate(record.moves[: args.ply], 1):
        try:
            code = game.code(state, game.read(state, line))
        except (ValueError, IndexError):
            voice.complain("cli-record-word", ply=ply, line=line)
            return 1
        if ply < args.ply:
            state.apply(mover, code)
    seat, line = record.moves[args.ply - 1]
    seed = args.seed or 0
    thought = reflect(game, state, args.level, seat, seed, somebody(seed, seat, options), Budget(SECONDS))
    teller = Teller(voice, game, record.seats, seat, options)
    why = told(teller.seen(state), game, state, args.level, thought, line)
    name, level = record.seats[seat], voice.text(f"bot-{args.level}-level")
    voice.out.print(Text.assemble((f"{args.ply:>4} ", "soft"), (f"{seat + 1} {line}", "name")))
    voice.say("why-of-person", "soft", name=name, level=level)
    for number, text in enumerate(lines(why, voice.words)):
        voice.show(text, "" if number else "name")
    return 0
