"""`cumuli replay` and `cumuli verify`: games that were written down."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from cumuli import luck, proof
from cumuli.cli import points
from cumuli.cli.telling import Teller
from cumuli.cli.voice import Voice
from cumuli.core.game import CHANCE, Event, Refusal
from cumuli.record import LUCK, Record, options_of
from cumuli.words import refusal

ASIDE: Final = {"none": "cli-luck-none", "noted": "cli-luck-noted", "scheme": "cli-luck-scheme"}
"""What is wrong with luck and not told on the page, too, by its message."""
TRUTH: Final = "truth"
TABLE: Final = "table"


class Wrong(Exception):
    """What is wrong with a record: a message and what it tells."""

    def __init__(self, id: str, **facts: str | int) -> None:
        super().__init__(id)
        self.id = id
        self.facts = facts


def load(path: Path, voice: Voice) -> tuple[Record, str]:
    """A record and its text, to the letter; raises Wrong where it is none."""
    try:
        text = path.read_bytes().decode("utf-8")
        return proof.read(text), text
    except UnicodeDecodeError as error:
        raise Wrong("cli-record-text") from error
    except proof.Wrong as wrong:
        why = {} if wrong.refused is None else {"why": because(wrong.refused, proof.head(text)["game"], voice)}
        raise Wrong(f"cli-record-{wrong.what}", **wrong.facts, **why) from wrong


def because(refused: Refusal, game: str, voice: Voice) -> str:
    """Why no game starts with these options: the value that will not do, or the first fault of what came along."""
    if refused.reason == "bad-options":
        return str(dict(refused.args).get("what", ""))
    return refusal(refused, game, voice.lang)


def check(record: Record, text: str, voice: Voice) -> Any:
    """The last position; raises Wrong with the ply for the first thing that is not as the rules want it."""
    try:
        state = proof.prove(record)
    except proof.Wrong as wrong:
        why = {} if wrong.refused is None else {"why": ruled(wrong.refused, record.game, voice)}
        raise Wrong(f"cli-record-{wrong.what}", **wrong.facts, **why) from wrong
    canonical = str(record)
    if canonical != text:
        raise Wrong("cli-record-letter", number=first_difference(canonical.split("\n"), text.split("\n")))
    record.verify()
    return state


def ruled(refused: Refusal, game: str, voice: Voice) -> str:
    """Why the rules do not allow a move, and which of them."""
    why = refusal(refused, game, voice.lang)
    return f"{why} ({voice.text('rule-number', number=refused.rule)})" if refused.rule else why


def first_difference(some: list[str], others: list[str]) -> int:
    """The number of the first line in which two texts differ."""
    same = [a == b for a, b in zip(some, others, strict=False)]
    return same.index(False) + 1 if False in same else min(len(some), len(others)) + 1


def verify(args: argparse.Namespace, voice: Voice) -> int:
    """Check records: legality, result, and the text itself; where it is asked for, whether luck was as pledged."""
    code = 0
    for path in args.files:
        checked = 0
        try:
            record, text = load(path, voice)
            if args.luck or args.seal:
                checked = check_luck(record, args.seal)
            check(record, text, voice)
        except Wrong as wrong:
            voice.out.print(Text.assemble((f"{path}: ", "name"), (voice.text(wrong.id, **wrong.facts), "bad")))
            code = 1
            continue
        said = voice.text("cli-record-fine", plies=len(record.moves), result=record.result or "–")
        if args.luck or args.seal:
            said += " " + voice.text("cli-luck-fine", count=checked, seal=groups(record.luck["pledge"]))
            if begun := luck.start(record):
                said += " " + voice.text("cli-luck-from", count=begun)
        voice.out.print(Text.assemble((f"{path}: ", "name"), (said, "good")))
    return code


def check_luck(record: Record, noted: str) -> int:
    """How many answers of luck are as pledged; raises Wrong for the first thing that is not.

    What luck could not have answered at all, or nobody could have done, is for the rules to tell.
    """
    try:
        return luck.check(record, noted.replace(" ", "").lower())
    except luck.Broken as broken:
        raise Wrong(ASIDE.get(broken.what, f"luck-fault-{broken.what}"), **broken.facts) from broken
    except (ValueError, IndexError):
        return 0


def groups(digits: str) -> str:
    """The first half of some hex digits as people compare them, in fours."""
    return " ".join(digits[i : i + 4] for i in range(0, len(digits) // 2, 4))


def replay(args: argparse.Namespace, voice: Voice) -> int:
    """Play a record again, with every card open or through somebody's eyes."""
    try:
        record, _ = load(args.file, voice)
        seat = eyes(args.eyes, record)
    except Wrong as wrong:
        voice.complain(wrong.id, **wrong.facts)
        return 1
    game = record.shelved()
    state: Any = record.start()
    teller = Teller(voice, game, record.seats, seat, options_of(game, record.options))
    voice = teller.voice
    told: list[Event] = []
    state.events = told
    for ply, (mover, line) in enumerate(record.moves[: args.to], 1):
        try:
            state.apply(mover, game.code(state, game.read(state, line)))
        except (ValueError, IndexError):
            voice.complain("cli-record-word", ply=ply, line=line)
            return 1
        known = args.eyes == TRUTH or mover == seat
        who = LUCK if mover == CHANCE else str(mover + 1)
        voice.out.print(Text.assemble((f"{ply:>4} ", "soft"), (f"{who} {line if known else '…'}", "name")))
        teller.events(state, told if args.eyes == TRUTH else [game.redact(state, event, seat) for event in told])
        told.clear()
        if args.step and mover != CHANCE:
            teller.scene.board(teller.sight(state))
            if not wait(voice):
                return 0
    teller.scene.board(teller.sight(state))
    for owner, name in enumerate(record.seats):
        if args.eyes == TRUTH or owner == seat:
            teller.scene.holds(teller.sight(state, owner), name)
    if record.result and (args.to is None or args.to >= len(record.moves)):
        points.tell(voice, game, state, record.seats)
        voice.show(f"= {record.result}", "name")
    return 0


def eyes(wanted: str, record: Record) -> int | None:
    """The seat through whose eyes somebody looks; None for the whole truth, and for what the table knew."""
    if wanted in (TRUTH, TABLE):
        return None
    if wanted.isascii() and wanted.isdigit() and 1 <= int(wanted) <= len(record.seats):
        return int(wanted) - 1
    raise Wrong("cli-eyes-unknown", eyes=wanted, seats=len(record.seats))


def wait(voice: Voice) -> bool:
    """Wait for the Enter key, where somebody could press it."""
    if not sys.stdin.isatty():
        return True
    try:
        return input(voice.text("cli-next")).strip() not in ("q", "quit")
    except EOFError:
        return False
