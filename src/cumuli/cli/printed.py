"""A file of corrections as the page saves it, at a table in the terminal; its faults are told in sentences."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from cumuli.cli.voice import Voice
from cumuli.core.standins import Problem
from cumuli.games import PRINTED, SHELF
from cumuli.words import Catalogue


def read(game: str, path: Path, voice: Voice) -> dict[str, Any] | None:
    """What an owner of the printed game found, fit for the option `printed`; None where it cannot be played with."""
    from cumuli.server.own.standins import FILE_BYTES, check

    at = voice.at(game)
    if game not in PRINTED:
        at.complain("cli-printed-none", game=at.text("name"))
        return None
    with path.open("rb") as file:
        raw = file.read(FILE_BYTES + 1)
    if len(raw) > FILE_BYTES:
        at.complain("cli-printed-long", file=str(path), most=FILE_BYTES >> 10)
        return None
    found = check(game, raw)
    for problem in found.problems:
        where = f", {problem.where}" if problem.where else ""
        at.complain("cli-printed-fault", file=str(path), where=where, why=said(problem, at))
    if found.problems or found.corrections is None:
        at.complain("cli-bad-file", file=str(path))
        return None
    at.say("cli-printed", "soft", file=str(path), count=len(found.corrections.values) + len(found.corrections.right))
    plain: dict[str, Any] = msgspec.to_builtins(found.corrections)
    return plain


def said(problem: Problem, voice: Voice) -> str:
    """A problem in words, some of what it reads among them."""
    args = dict(problem.about)
    if "kind" in args:
        args["kind"] = voice.text(f"terrain-{args['kind']}")
    if args.get("game") in SHELF:
        args["game"] = Catalogue(str(args["game"]), voice.lang).text("name")
    return voice.text(f"printed-no-{problem.problem}", **args)
