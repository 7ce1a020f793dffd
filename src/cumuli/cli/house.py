"""Where a house keeps its tables, for every command that reads or writes them."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from cumuli.cli.voice import Voice
from cumuli.store.opening import Away, Lacking, Newer, file_of, is_postgres, open_store, shown, spoken_to
from cumuli.store.whole import Whole

if TYPE_CHECKING:
    from cumuli.store.turn import Turn

T = TypeVar("T")
FILE: Final = "cumuli.db"
PACKAGE: Final = "pip install 'cumuli[postgres]'"


def data_dir(given: Path | None) -> Path:
    """Where tables are kept: as told, else where the system keeps such things."""
    if given is not None:
        return given
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "cumuli"


def add_arguments(command: Any, voice: Voice) -> None:
    """`--data` and `--store`: a folder, or a database's address."""
    command.add_argument("--data", type=Path, default=None, metavar="DIR", help=voice.text("cli-help-data"))
    command.add_argument("--store", default="", metavar="URL", help=voice.text("store-help"))


def address_of(args: argparse.Namespace) -> str:
    """The store that was meant: `--store`, else the file in `--data`, else `CUMULI_STORE`, else the usual file."""
    named = args.store or ("" if args.data is not None else os.environ.get("CUMULI_STORE", ""))
    return named or str(data_dir(args.data) / FILE)


def opened(address: str, voice: Voice, new: bool = False) -> Whole | None:
    """A house's store, and if need be (*new*) its first; None where there is none, and it has been said why."""
    file = None if is_postgres(address) else file_of(address)
    if file is not None and not new and not file.is_file():
        voice.complain("cli-no-house", folder=str(file.parent))
        return None
    return told(address, voice, lambda: open_store(address))


def our_turn(address: str, voice: Voice, together: bool = False) -> Turn | None:
    """Wait until no server has this house open but those that share it; None where that cannot be: it is said why."""

    def take() -> Turn:
        with spoken_to():
            try:
                from cumuli.store.turn import Turn
            except ImportError as error:
                raise Lacking from error
            turn = Turn(address, together)
            turn.take(lambda: voice.say("store-waiting", "soft", store=shown(address)))
            return turn

    return told(address, voice, take)


def leave(voice: Voice) -> None:
    """Another server has had the turn: stop at once, as if killed, which loses nothing."""
    voice.complain("store-turn-lost")
    os._exit(os.EX_TEMPFAIL if hasattr(os, "EX_TEMPFAIL") else 1)


def told(address: str, voice: Voice, work: Callable[[], T]) -> T | None:
    """What comes of some work with a database; None where it cannot be done, and it has been said why."""
    try:
        return work()
    except Lacking:
        voice.complain("store-lacking", command=PACKAGE)
    except Newer:
        voice.complain("store-newer", store=shown(address))
    except Away as error:
        voice.complain("store-away", store=shown(address), why=str(error))
    return None
