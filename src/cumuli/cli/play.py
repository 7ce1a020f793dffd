"""`cumuli play`: one person against bots, in a terminal or through pipes."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import Any, Final

from cumuli.cli import options
from cumuli.cli.telling import Teller
from cumuli.cli.voice import Voice
from cumuli.core.game import Game, Illegal, Refusal
from cumuli.games import SHELF
from cumuli.table import Table

Mind = Callable[[Table, int], int]
COLUMNS: Final = 4
ME: Final = 0


def run(args: argparse.Namespace, voice: Voice) -> int:
    """Sit down and play to the end, or until the input ends."""
    game = SHELF[args.game]
    if not may_sit(voice, game, args.seats):
        return 2
    names, levels = seated(args, voice)
    teller = Teller(voice, game, names, ME)
    rng = SystemRandom() if args.seed is None else Random(args.seed)
    try:
        minds = [mind(game, level, rng) for level in levels]
    except LookupError as error:
        voice.complain("cli-no-level", level=str(error.args[0]), levels=str(error.args[1]))
        return 2
    try:
        table = Table(game, names, options.read(game, args.seats, args.options), rng)
    except Illegal as error:
        teller.refused(error)
        return 2
    return Match(voice, teller, table, minds, args.record).run()


def may_sit(voice: Voice, game: Game[Any], seats: int) -> bool:
    """Whether so many can play; says so where not."""
    if seats not in game.seats:
        voice.complain("cli-no-seats", seats=seats, least=game.seats[0], most=game.seats[-1])
    return seats in game.seats


def seated(args: argparse.Namespace, voice: Voice) -> tuple[list[str], list[str]]:
    """Everybody's name, and the bots' levels from seat 2 on; the last one named sits on all seats left."""
    given = [level for level in args.bots.split(",") if level] or ["random"]
    levels = [given[min(i, len(given) - 1)] for i in range(args.seats - 1)]
    names = [args.name or voice.text("player", number=1)]
    for level in levels:
        name = voice.text(f"bot-{level}") if voice.words.has(f"bot-{level}") else level
        names.append(name if name not in names else f"{name} {len(names) + 1}")
    return names, levels


def mind(game: Game[Any], level: str, rng: Random) -> Mind:
    """A bot: it thinks about a world drawn from what its seat sees, never about the true position."""
    from cumuli.bots import LEVELS, think

    if level not in LEVELS:
        raise LookupError(level, ", ".join(LEVELS))
    return lambda table, seat: think(game, table.state, level, seat, Random(rng.random()))


def matching(typed: str, legal: Sequence[str]) -> list[str]:
    """The moves that what was typed may mean: words or their beginnings, in order, from any word of the move on."""
    words = typed.split()
    if typed in legal:
        return [typed]
    found = []
    for move in legal:
        parts = move.split()
        for start in range(len(parts) - len(words) + 1):
            if all(part.startswith(word) for part, word in zip(parts[start:], words, strict=False)):
                found.append(move)
                break
    return found


class Match:
    """One game being played here."""

    def __init__(self, voice: Voice, teller: Teller, table: Table, minds: Sequence[Mind], record: Path | None) -> None:
        self.voice = voice
        self.teller = teller
        self.table = table
        self.minds = minds
        self.record = record
        self.heard = 0
        self.last: list[str] = []
        """the moves as last listed, for answers by number"""

    def run(self) -> int:
        table = self.table
        self.hear()
        self.voice.say("cli-play-help", "soft")
        while actors := table.state.to_act():
            seat = next((s for s in actors if s != ME), ME)
            if seat != ME:
                code = self.minds[seat - 1](table, seat)
                table.act(seat, table.game.word(table.state, code))
            elif not self.ask():
                self.keep()
                self.voice.say("cli-stopped")
                return 0
            self.hear()
        self.teller.board(table.state)
        self.result()
        self.keep()
        return 0

    def hear(self) -> None:
        """Tell what has happened since."""
        table = self.table
        if len(table.told) > self.heard:
            self.teller.events(table.state, table.told[self.heard :])
            self.heard = len(table.told)

    def result(self) -> None:
        """Who won."""
        outcome = self.table.state.outcome()
        assert outcome is not None
        if not outcome.winners:
            self.voice.say("ending-draw", "name")
        elif outcome.winners == (ME,):
            self.voice.say("ending-you", "good")
        else:
            names = self.voice.words.list([self.teller.names[seat] for seat in outcome.winners])
            self.voice.say("ending-won", "name", names=names, count=len(outcome.winners))

    def keep(self) -> None:
        """Write the record where it was asked for."""
        if self.record is not None:
            self.record.write_text(str(self.table.record), encoding="utf-8", newline="\n")
            self.voice.say("cli-kept", "soft", file=str(self.record))

    def legal(self) -> list[str]:
        game, state = self.table.game, self.table.state
        return [game.write(state, word) for word in self.table.legal(ME)]

    def ask(self) -> bool:
        """Ask until a legal move is made; False where the input ends."""
        self.show()
        while True:
            legal = self.legal()
            complete(legal)
            try:
                typed = input("> ")
            except EOFError:
                return False
            if not sys.stdin.isatty():
                self.voice.show(typed)
            verb, _, rest = typed.strip().partition(" ")
            if verb == "quit":
                return False
            if verb in COMMANDS:
                COMMANDS[verb](self, rest.strip())
            elif verb and self.act(typed.strip(), legal):
                return True

    def show(self) -> None:
        self.teller.board(self.table.state)
        self.voice.show("")
        self.teller.hand(self.table.state)
        self.voice.show(self.teller.asked(self.table.state), "mark")

    def act(self, typed: str, legal: Sequence[str]) -> bool:
        """Make the move that was typed or meant; else say what is wrong, or what it may become."""
        if typed.isdecimal():
            if self.last != list(legal) or not 1 <= int(typed) <= len(legal):
                self.listed(legal, legal)  # numbers count only where they have been seen
                return False
            typed = legal[int(typed) - 1]
        found = matching(typed, legal)
        if len(found) == 1:
            self.table.act(ME, self.table.game.read(self.table.state, found[0]))
            return True
        if found:
            self.listed(found, legal)
        else:
            self.why(typed)
        return False

    def listed(self, some: Sequence[str], legal: Sequence[str]) -> None:
        """Moves with their numbers, in columns."""
        self.last = list(legal)
        numbers = {move: number for number, move in enumerate(legal, 1)}
        width = max(map(len, some)) + 7
        line = ""
        for i, move in enumerate(some, 1):
            line += f"{numbers[move]:>3} {move}".ljust(width)
            if i % COLUMNS == 0 or i == len(some):
                self.voice.show(line.rstrip())
                line = ""

    def moves(self, rest: str) -> None:
        legal = self.legal()
        self.listed(matching(rest, legal) or legal, legal)

    def why(self, rest: str) -> None:
        """Why a move cannot be made."""
        game, state = self.table.game, self.table.state
        if rest in self.legal():
            self.voice.say("cli-allowed", "good")
            return
        try:
            word = game.read(state, rest)
            refused = game.explain(state, ME, word)
        except ValueError:
            refused = Refusal("unknown-word")
        self.teller.refused(Illegal(refused))

    def help(self, rest: str) -> None:
        self.voice.say("cli-play-commands")
        self.teller.magic(self.table.state)
        self.moves("")

    def again(self, rest: str) -> None:
        self.show()

    def log(self, rest: str) -> None:
        self.teller.events(self.table.state, self.table.told)

    def undo(self, rest: str) -> None:
        self.voice.say("ruling-R36-answer")


COMMANDS: Final[dict[str, Callable[[Match, str], None]]] = {
    "?": Match.help,
    "help": Match.help,
    "moves": Match.moves,
    "why": Match.why,
    "board": Match.again,
    "log": Match.log,
    "undo": Match.undo,
}


def complete(legal: Sequence[str]) -> None:
    """Let the tabulator key complete moves, where the terminal can."""
    if not sys.stdin.isatty():
        return
    try:
        import readline
    except ImportError:
        return

    def offer(text: str, state: int) -> str | None:
        before = readline.get_line_buffer()[: readline.get_begidx()]
        done = before.split()
        fits = [m.split() for m in legal if m.split()[: len(done)] == done and len(m.split()) > len(done)]
        found = sorted({parts[len(done)] for parts in fits if parts[len(done)].startswith(text)})
        return found[state] + " " if state < len(found) else None

    readline.set_completer(offer)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")
