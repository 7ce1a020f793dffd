"""The commands of `cumuli corpus` and their arguments."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from cumuli.cli import house
from cumuli.cli.corpus import reading, writing
from cumuli.cli.voice import Voice
from cumuli.games import SHELF

Count = Callable[[str], int]


def add(verbs: Any, voice: Voice, command: Callable[..., Any], count: Count, plies: Count) -> None:
    """All verbs; *command* makes one, *count* and *plies* read numbers from 1 and from 0 on."""
    games = "|".join(sorted(SHELF))

    def verb(name: str, run: Any) -> Any:
        made = command(verbs, voice, name, run, f"corpus-help-{name}")
        made.add_argument("file", type=Path, metavar="FILE", help=voice.text("corpus-help-file"))
        return made

    def wanted(made: Any) -> None:
        """Which games."""
        made.add_argument(
            "--game", choices=sorted(SHELF), default="", metavar=games, help=voice.text("corpus-help-game")
        )
        made.add_argument("--seats", type=count, default=0, metavar="N", help=voice.text("corpus-help-seats"))
        options = {"nargs": "+", "default": [], "metavar": "ID=VALUE", "action": "extend"}
        made.add_argument("--options", help=voice.text("corpus-help-options"), **options)
        made.add_argument("--player", default="", metavar="…", help=voice.text("corpus-help-player"))
        made.add_argument("--winner", default="", metavar="…", help=voice.text("corpus-help-winner"))
        made.add_argument("--reason", default="", metavar="…", help=voice.text("corpus-help-reason"))
        made.add_argument("--least", type=plies, default=0, metavar="N", help=voice.text("corpus-help-least"))
        made.add_argument("--most", type=plies, default=None, metavar="N", help=voice.text("corpus-help-most"))

    def workers(made: Any) -> None:
        made.add_argument("--workers", type=count, default=1, metavar="N", help=voice.text("cli-help-workers"))

    make = verb("make", writing.make)
    make.add_argument("--game", choices=sorted(SHELF), required=True, metavar=games, help=voice.text("cli-help-game"))
    make.add_argument("--games", type=count, default=1000, metavar="N", help=voice.text("cli-help-games"))
    make.add_argument("--seats", type=count, default=2, metavar="N", help=voice.text("cli-help-seats"))
    make.add_argument("--bots", default="", metavar="LEVEL,…", help=voice.text("corpus-help-bots"))
    make.add_argument("--seed", type=int, default=0, metavar="N", help=voice.text("cli-help-seed"))
    made_options = {"nargs": "+", "default": [], "metavar": "ID=VALUE", "action": "extend"}
    make.add_argument("--options", help=voice.text("cli-help-options"), **made_options)
    workers(make)
    more = verb("add", writing.add)
    more.add_argument("records", nargs="+", type=Path, metavar="RECORD", help=voice.text("cli-help-records"))
    take = verb("take", writing.take)
    house.add_arguments(take, voice)
    take.add_argument("--names", action="store_true", help=voice.text("corpus-help-names"))
    take.add_argument("--closed", action="store_true", help=voice.text("corpus-help-closed"))
    listed = verb("list", reading.listed)
    wanted(listed)
    listed.add_argument("--total", action="store_true", help=voice.text("corpus-help-total"))
    show = verb("show", reading.show)
    show.add_argument("number", type=count, metavar="N", help=voice.text("corpus-help-number"))
    replay = verb("replay", reading.replay)
    wanted(replay)
    workers(replay)
    export = verb("export", reading.export)
    wanted(export)
    export.add_argument("--to", type=Path, required=True, metavar="PATH", help=voice.text("corpus-help-to"))
    verb("mend", writing.mended)
