"""`cumuli arena`: bots against each other."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.measure import Measurement
from rich.table import Table

from cumuli.cli import options
from cumuli.cli.bench import bar
from cumuli.cli.play import may_sit
from cumuli.cli.voice import Voice
from cumuli.core.game import Illegal
from cumuli.games import SHELF
from cumuli.lab.crew import Lacking
from cumuli.record import options_as_data

if TYPE_CHECKING:
    from cumuli.lab.arena import Ratings, Result
    from cumuli.lab.arena.report import Row

MEETINGS: Final = ("all", "neighbours", "mixed")
DEALS: Final = 200
WIDE: Final = 1000
"""Columns that no table needs."""


def run(args: argparse.Namespace, voice: Voice) -> int:
    """Let bots play the same deals from every seat, and compare them."""
    voice = voice.at(args.game)
    game = SHELF[args.game]
    names = list(dict.fromkeys(args.levels))
    if not may_sit(voice, game, args.seats) or not _known(args, names, voice):
        return 2
    try:
        plain = options_as_data(game, options.read(game, args.seats, args.options))
    except Illegal as error:
        voice.complain(f"refusal-{error.refusal.reason}", **dict(error.refusal.args))
        return 2
    try:
        result = _test(args, names, plain, voice) if args.sprt else _play(args, names, plain, voice)
    except Lacking:
        voice.complain("arena-no-dask")
        return 2
    except OSError as error:
        if not args.on:
            raise
        voice.complain("arena-no-crew", where=args.on, why=str(error))
        return 2
    ratings = _rate(result, args.anchor or (names[1] if args.sprt else names[0]), voice)
    show(result, ratings, voice)
    if args.out is not None:
        for file in _write(result, ratings, args.out, voice):
            voice.say("arena-written", file=str(file))
    return 1 if result.sprt and result.sprt.verdict != "stronger" else 0


def _play(args: argparse.Namespace, names: list[str], plain: dict[str, Any], voice: Voice) -> Result:
    from cumuli.lab.arena import run as play

    deals = args.deals or DEALS
    with bar(voice) as progress:
        return play(
            args.game,
            names,
            deals,
            args.seats,
            args.seed or 0,
            args.workers,
            plain,
            progress,
            args.meet,
            args.minutes,
            args.on,
        )


def _test(args: argparse.Namespace, names: list[str], plain: dict[str, Any], voice: Voice) -> Result:
    """Play until it is clear whether the first bot is stronger than the second."""
    from cumuli.lab.arena import Match, Result, sprt

    elo0, elo1 = args.sprt
    bot, base = names
    test = sprt.Sprt(elo0, elo1, args.seats)
    result = Result(args.game, tuple(names), args.seats, args.seed or 0, plain, sprt=test)
    most = args.deals or sprt.MOST
    with bar(voice) as progress:

        def shown(test: sprt.Sprt, done: int) -> None:
            progress(done, most, voice.text("arena-llr", llr=f"{test.llr:+.2f}"))

        deals = sprt.run(args.game, bot, base, test, args.seed or 0, args.workers, plain, most, shown, args.on)
    result.deals.extend(deals)
    result.matches.append(Match(bot, base, args.seats, deals))
    return result


def _known(args: argparse.Namespace, names: list[str], voice: Voice) -> bool:
    """Whether all that were named are bots of this game, and enough to compare."""
    from cumuli.bots import levels
    from cumuli.lab.arena.seating import Bot

    for name in names:
        try:
            known = Bot.read(name).level in levels(args.game)
        except ValueError:
            known = False
        if not known:
            voice.complain("cli-no-level", level=name, levels=", ".join(levels(args.game)))
            return False
    if len(names) < 2:
        voice.complain("arena-alone")
        return False
    if args.sprt and (len(names) != 2 or not args.sprt[0] < args.sprt[1]):
        voice.complain("arena-sprt-two")
        return False
    if args.anchor is not None and args.anchor not in names:
        voice.complain("arena-no-anchor", anchor=args.anchor, names=", ".join(names))
        return False
    return True


def _rate(result: Result, anchor: str, voice: Voice) -> Ratings | None:
    from cumuli.lab.arena.rating import Apart

    try:
        return result.rate(anchor)
    except ModuleNotFoundError as error:
        voice.complain("arena-no-lab", module=str(error.name))
    except Apart:
        voice.complain("arena-apart")
    return None


def _write(result: Result, ratings: Ratings | None, stem: Path, voice: Voice) -> list[Path]:
    from cumuli.lab.arena.report import write

    try:
        return write(result, ratings, stem, voice.lang)
    except ModuleNotFoundError as error:
        voice.complain("arena-no-lab", module=str(error.name))
        return write(result, None, stem, voice.lang)


def show(result: Result, ratings: Ratings | None, voice: Voice) -> None:
    """Print the tables."""
    from cumuli.lab.arena.report import bot_rows, conditions, match_rows, tested

    if result.matches:
        _print(match_rows(result), voice)
    _print(bot_rows(result, ratings), voice)
    for name, value in conditions(result, voice.words):
        voice.show(f"{name}: {value}", "soft")
    if result.sprt:
        for line in tested(result, result.sprt, voice.words):
            voice.show(line, "name")


def _print(rows: list[Row], voice: Voice) -> None:
    """A table where the terminal is wide enough for one, else row after row with its headings."""
    heads = [voice.text(id) for id in rows[0]]
    table = Table()
    for i, head in enumerate(heads):
        table.add_column(head, justify="right" if i else "left", no_wrap=True)
    for row in rows[1:]:
        table.add_row(*row)
    if Measurement.get(voice.out, voice.out.options.update(width=WIDE), table).maximum <= voice.out.width:
        voice.out.print(table, soft_wrap=False)
        return
    for row in rows[1:]:
        voice.show(f"{heads[0]}: {row[0]}", "name")
        for head, value in zip(heads[1:], row[1:], strict=True):
            voice.show(f"  {head}: {value}")
