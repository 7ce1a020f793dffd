"""The commands and their arguments, all named in the reader's language."""

from __future__ import annotations

import argparse
from argparse import SUPPRESS
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from cumuli import __version__
from cumuli.bots import LEVELS
from cumuli.cli import (
    arena,
    bench,
    boards,
    capsules,
    checks,
    clouds,
    doctor,
    house,
    leaks,
    mcp,
    moving,
    play,
    records,
    reports,
    serve,
    think,
    upgrade,
    why,
)
from cumuli.cli.corpus import parsing as corpus
from cumuli.cli.voice import Voice
from cumuli.games import SHELF

Run = Callable[[argparse.Namespace, Voice], int]


def build(voice: Voice) -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    top = _parser(voice)("cumuli", voice.text("cli-about"))
    top.add_argument(
        "--version", action="version", version=f"cumuli {__version__}", help=voice.text("cli-help-version")
    )
    commands = top.add_subparsers(required=True, **_subs(voice))
    for add in (_serve, _play, _replay, _verify, _why, _soak, _arena, _leakcheck, _capsule, _reports, _doctor):
        add(commands, voice)
    _nested(commands, voice, "spell", checks.spells, "FILE")
    _nested(commands, voice, "deck", checks.decks, "FILE")
    _nested(commands, voice, "board", boards.boards, "FILE")
    _nested(commands, voice, "components", boards.components, "FILE")
    _clouds(commands, voice)
    words = voice.text("corpus-help")
    verbs = commands.add_parser("corpus", help=words, description=words).add_subparsers(required=True, **_subs(voice))
    corpus.add(verbs, voice, _command, _count, _plies)
    think.add(commands, voice, _command, _count)
    upgrade.add(commands, voice, _subs, _command)
    moving.add(commands, voice, _command, _subs(voice))
    model = _command(commands, voice, "mcp", mcp.run, "mcp-help")
    model.add_argument("--url", default="http://127.0.0.1:8000", metavar="URL", help=voice.text("mcp-help-url"))
    return top


def _parser(voice: Voice) -> type[argparse.ArgumentParser]:
    """argparse that speaks the reader's language."""

    class Formatter(argparse.HelpFormatter):
        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(usage, actions, groups, voice.text("cli-usage") + " " if prefix is None else prefix)

    class Parser(argparse.ArgumentParser):
        def __init__(self, prog: str, description: str) -> None:
            super().__init__(prog=prog, description=description, add_help=False, formatter_class=Formatter)
            self._positionals.title = voice.text("cli-arguments")
            self._optionals.title = voice.text("cli-settings")
            self.add_argument("-h", "--help", action="help", default=SUPPRESS, help=voice.text("cli-help-help"))
            self.add_argument("--lang", metavar="en|de|fr", default=SUPPRESS, help=voice.text("cli-help-lang"))

        def error(self, message: str) -> NoReturn:
            voice.complain("cli-misused", command=self.prog)
            self.print_usage(voice.err.file)
            raise SystemExit(2)

    return Parser


def _subs(voice: Voice) -> dict[str, Any]:
    """How a group of commands is titled and parsed."""
    kind: Any = _parser(voice)

    def make(prog: str, **more: Any) -> argparse.ArgumentParser:
        parser: argparse.ArgumentParser = kind(prog, more.get("description", ""))
        return parser

    return {"title": voice.text("cli-commands"), "metavar": voice.text("cli-command"), "parser_class": make}


def _command(commands: Any, voice: Voice, name: str, run: Run, help: str = "") -> Any:
    words = voice.text(help or f"cli-help-{name}")
    command = commands.add_parser(name, help=words, description=words)
    command.set_defaults(run=run)
    return command


def _nested(commands: Any, voice: Voice, name: str, run: Run, metavar: str) -> None:
    """`cumuli spell check FILE...`: a noun, then what to do with it."""
    words = voice.text(f"cli-help-{name}")
    noun = commands.add_parser(name, help=words, description=words)
    verbs = noun.add_subparsers(required=True, **_subs(voice))
    check = _command(verbs, voice, "check", run)
    check.add_argument("files", nargs="+", type=Path, metavar=metavar, help=voice.text("cli-help-files"))
    if name == "spell":
        check.add_argument("--games", type=_count, default=300, metavar="N", help=voice.text("cli-help-trials"))
        check.add_argument("--seed", type=int, default=1, metavar="N", help=voice.text("cli-help-seed"))


def _clouds(commands: Any, voice: Voice) -> None:
    words = voice.text("cli-help-clouds")
    verbs = commands.add_parser("clouds", help=words, description=words).add_subparsers(required=True, **_subs(voice))
    make = _command(verbs, voice, "make", clouds.make)
    make.add_argument("--seed", required=True, metavar="…", help=voice.text("cli-help-sky"))
    make.add_argument("--count", type=_count, default=80, metavar="N", help=voice.text("cli-help-count"))
    make.add_argument("--out", type=Path, default=None, metavar="FILE", help=voice.text("cli-help-out"))
    check = _command(verbs, voice, "check", clouds.check)
    check.add_argument("files", nargs="+", type=Path, metavar="FILE", help=voice.text("cli-help-skies"))


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def _plies(text: str) -> int:
    number = int(text)
    if number < 0:
        raise ValueError(text)
    return number


def _serve(commands: Any, voice: Voice) -> None:
    command = _command(commands, voice, "serve", serve.run)
    command.add_argument("--host", default="127.0.0.1", metavar="IP", help=voice.text("cli-help-host"))
    command.add_argument("--port", type=_count, default=8000, metavar="N", help=voice.text("cli-help-port"))
    command.add_argument("--proxy", default=None, metavar="IP,…", help=voice.text("cli-help-proxy"))
    command.add_argument("--url", default=None, metavar="URL", help=voice.text("cli-help-url"))
    command.add_argument("--smtp", default=None, metavar="URL", help=voice.text("cli-help-smtp"))
    command.add_argument("--mail-from", default=None, metavar="ADDRESS", help=voice.text("cli-help-mail-from"))
    command.add_argument("--private-hooks", action="store_true", help=voice.text("cli-help-private-hooks"))
    house.add_arguments(command, voice)
    command.add_argument("--shared", action="store_true", help=voice.text("store-help-shared"))
    command.add_argument("--nats", default="", metavar="URL", help=voice.text("store-help-nats"))
    command.add_argument("--think", choices=("here", serve.QUEUE), default="here", help=voice.text("think-help-where"))
    command.add_argument(
        "--metrics", type=serve.metrics_at, default="", metavar="IP:PORT", help=voice.text("cli-help-metrics")
    )
    command.add_argument("--log", choices=("text", "json"), default="text", help=voice.text("cli-help-log"))
    command.add_argument("--drain", type=float, default=0.0, metavar="SECONDS", help=voice.text("cli-help-drain"))
    command.add_argument("--open", action="store_true", help=voice.text("cli-help-open"))


def _game(command: Any, voice: Voice) -> None:
    command.add_argument(
        "game", choices=sorted(SHELF), metavar="|".join(sorted(SHELF)), help=voice.text("cli-help-game")
    )


def _seed(command: Any, voice: Voice) -> None:
    command.add_argument("--seed", type=int, default=None, metavar="N", help=voice.text("cli-help-seed"))


def _options(command: Any, voice: Voice) -> None:
    command.add_argument(
        "--options", nargs="+", default=[], metavar="ID=VALUE", help=voice.text("cli-help-options"), action="extend"
    )


def _play(commands: Any, voice: Voice) -> None:
    command = _command(commands, voice, "play", play.run)
    _game(command, voice)
    command.add_argument("--seats", type=_count, default=2, metavar="N", help=voice.text("cli-help-seats"))
    command.add_argument("--bots", default="", metavar="LEVEL,…", help=voice.text("cli-help-bots"))
    command.add_argument("--name", default="", metavar="…", help=voice.text("cli-help-name"))
    command.add_argument("--record", type=Path, default=None, metavar="FILE", help=voice.text("cli-help-record"))
    command.add_argument("--printed", type=Path, default=None, metavar="FILE", help=voice.text("cli-help-printed"))
    _seed(command, voice)
    _options(command, voice)


def _replay(commands: Any, voice: Voice) -> None:
    command = _command(commands, voice, "replay", records.replay)
    command.add_argument("file", type=Path, metavar="FILE", help=voice.text("cli-help-file"))
    command.add_argument("--to", type=_plies, default=None, metavar="PLY", help=voice.text("cli-help-to"))
    command.add_argument("--eyes", default=records.TRUTH, metavar="WHO", help=voice.text("cli-help-eyes"))
    command.add_argument("--step", action="store_true", help=voice.text("cli-help-step"))


def _verify(commands: Any, voice: Voice) -> None:
    command = _command(commands, voice, "verify", records.verify)
    command.add_argument("files", nargs="+", type=Path, metavar="FILE", help=voice.text("cli-help-records"))
    command.add_argument("--luck", action="store_true", help=voice.text("cli-help-luck"))
    command.add_argument("--seal", default="", metavar="…", help=voice.text("cli-help-seal"))


def _why(commands: Any, voice: Voice) -> None:
    command = _command(commands, voice, "why", why.run)
    command.add_argument("file", type=Path, metavar="FILE", help=voice.text("cli-help-file"))
    command.add_argument("ply", type=_count, metavar="PLY", help=voice.text("cli-help-ply"))
    command.add_argument("--level", default=LEVELS[-1], metavar="LEVEL", help=voice.text("cli-help-why-level"))
    _seed(command, voice)


def _capsule(commands: Any, voice: Voice) -> None:
    command = _command(commands, voice, "capsule", capsules.run)
    command.add_argument("file", nargs="?", type=Path, metavar="FILE", help=voice.text("capsule-help-file"))
    command.add_argument("--table", default="", metavar="ID", help=voice.text("capsule-help-table"))
    house.add_arguments(command, voice)


def _soak(commands: Any, voice: Voice) -> None:
    command = _command(commands, voice, "soak", bench.soak)
    _game(command, voice)
    command.add_argument("--games", type=_count, default=1000, metavar="N", help=voice.text("cli-help-games"))
    _workers(command, voice)
    _seed(command, voice)


def _arena(commands: Any, voice: Voice) -> None:
    command = _command(commands, voice, "arena", arena.run)
    _game(command, voice)
    command.add_argument("levels", nargs="+", metavar="LEVEL", help=voice.text("arena-help-levels"))
    command.add_argument("--deals", type=_count, default=None, metavar="N", help=voice.text("cli-help-deals"))
    command.add_argument("--seats", type=_count, default=2, metavar="N", help=voice.text("cli-help-seats"))
    command.add_argument(
        "--meet", choices=arena.MEETINGS, default="all", metavar="|".join(arena.MEETINGS),
        help=voice.text("arena-help-meet"),
    )  # fmt: skip
    command.add_argument("--minutes", type=float, default=None, metavar="N", help=voice.text("arena-help-minutes"))
    command.add_argument(
        "--sprt", nargs=2, type=float, default=None, metavar=("ELO0", "ELO1"), help=voice.text("arena-help-sprt")
    )
    command.add_argument("--on", default="", metavar="dask|tcp://…", help=voice.text("arena-help-on"))
    command.add_argument("--anchor", default=None, metavar="LEVEL", help=voice.text("arena-help-anchor"))
    command.add_argument("--out", type=Path, default=None, metavar="FILE", help=voice.text("arena-help-out"))
    _workers(command, voice)
    _seed(command, voice)
    _options(command, voice)


def _leakcheck(commands: Any, voice: Voice) -> None:
    command = _command(commands, voice, "leakcheck", leaks.run)
    command.add_argument(
        "game", nargs="?", choices=sorted(SHELF), metavar="|".join(sorted(SHELF)), help=voice.text("leakcheck-which")
    )
    command.add_argument("--games", type=_count, default=10, metavar="N", help=voice.text("cli-help-games"))
    _seed(command, voice)


def _workers(command: Any, voice: Voice) -> None:
    command.add_argument("--workers", type=_count, default=1, metavar="N", help=voice.text("cli-help-workers"))


def _reports(commands: Any, voice: Voice) -> None:
    command = _command(commands, voice, "reports", reports.run)
    house.add_arguments(command, voice)


def _doctor(commands: Any, voice: Voice) -> None:
    command = _command(commands, voice, "doctor", doctor.run)
    house.add_arguments(command, voice)
