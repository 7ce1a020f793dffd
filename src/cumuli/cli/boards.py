"""`cumuli board check` and `cumuli components check`: what an owner of the printed game corrected, and its faults."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from cumuli.cli.files import Unreadable, table
from cumuli.cli.voice import Voice
from cumuli.games.broom_service import boards as board_data
from cumuli.games.broom_service import components as component_data
from cumuli.games.broom_service.boardcheck import notes
from cumuli.games.broom_service.forms import Fault

GAME: Final = "broom_service"


def boards(args: argparse.Namespace, voice: Voice) -> int:
    """Check boards, tell everything that is wrong or unusual, and what is on those that are fine."""
    voice = voice.at(GAME)
    return int(sum(board(path, voice, full=True) for path in args.files) > 0)


def components(args: argparse.Namespace, voice: Voice) -> int:
    """Check corrections of the components, or the whole of them."""
    voice = voice.at(GAME)
    return int(sum(component(path, voice, full=True) for path in args.files) > 0)


def board(path: Path, voice: Voice, full: bool = False) -> int:
    """Tell the faults of one board and count them; with *full*, also what is good or unusual."""
    plain = readable(voice, path)
    if plain is None:
        return 1
    data, found = board_data.checked(plain)
    for fault in found:
        tell(voice, path, fault, "bad")
    if full and data is not None and not found:
        fine(voice, path, "board-ok")
        counts = (len(data.regions), len(data.towers), sum(len(region.clouds) for region in data.regions))
        voice.say("board-counts", regions=counts[0], towers=counts[1], spaces=counts[2])
        for note in notes(data):
            tell(voice, path, note, "mark")
    return len(found)


def component(path: Path, voice: Voice, full: bool = False) -> int:
    """Tell the faults of one file of components and count them; with *full*, also when there are none."""
    plain = readable(voice, path, "board-components-toml")
    if plain is None:
        return 1
    found = component_data.checked(plain)[1]
    for fault in found:
        tell(voice, path, fault, "bad")
    if full and not found:
        fine(voice, path, "board-components-ok")
    return len(found)


def readable(voice: Voice, path: Path, id: str = "board-bad-toml") -> dict[str, Any] | None:
    """What a file says; where it is no TOML, tell so."""
    try:
        return table(path)
    except Unreadable as error:
        voice.show(voice.text(id, where=error.where, what=error.what), "bad")
        return None


def fine(voice: Voice, path: Path, id: str) -> None:
    voice.out.print(Text.assemble((f"{path}: ", "name"), (voice.text(id), "good")))


def tell(voice: Voice, path: Path, fault: Fault, style: str) -> None:
    """One fault or note: its file, its key, and what to do."""
    voice.show(voice.text(f"board-{fault.problem}", where=f"{path}, {fault.where}", **fault.about), style)
