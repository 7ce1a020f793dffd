"""`cumuli play`: one person against bots, in a terminal or through pipes."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import Any, Final

from cumuli.cli import options, points, printed
from cumuli.cli.scene import Sight
from cumuli.cli.telling import Teller
from cumuli.cli.voice import Voice
from cumuli.core.game import Game, Illegal, Refusal
from cumuli.games import SHELF
from cumuli.table import Table
from cumuli.telling import SPOKEN, TOPICS, allows, matching, told, topic

Mind = Callable[[Table, int], int]
COLUMNS: Final = 4
WIDTH: Final = 120
MANY: Final = 60
"""More moves than this are listed only when asked for."""
ME: Final = 0


def run(args: argparse.Namespace, voice: Voice) -> int:
    """Sit down and play to the end, or until the input ends."""
    game = SHELF[args.game]
    if not may_sit(voice, game, args.seats):
        return 2
    names, levels = seated(args, voice)
    rng = SystemRandom() if args.seed is None else Random(args.seed)
    evening = SystemRandom().getrandbits(31) if args.seed is None else args.seed
    try:
        minds = [mind(game, level, rng, evening) for level in levels]
    except LookupError as error:
        voice.complain("cli-no-level", level=str(error.args[0]), levels=str(error.args[1]))
        return 2
    if not options.sound(game, args.options, voice):
        return 2
    more: dict[str, Any] = {}
    if args.printed is not None:
        corrections = printed.read(args.game, args.printed, voice)
        if corrections is None:
            return 2
        more["printed"] = corrections
    try:
        table = Table(game, names, options.read(game, args.seats, args.options, more), rng)
    except Illegal as error:
        Teller(voice, game, names, ME, game.options()).refused(error)
        return 2
    return Match(Teller(voice, game, names, ME, table.options), table, minds, args.record).run()


def may_sit(voice: Voice, game: Game[Any], seats: int) -> bool:
    """Whether so many can play; says so where not."""
    if seats not in game.seats:
        voice.complain("cli-no-seats", seats=seats, least=game.seats[0], most=game.seats[-1])
    return seats in game.seats


def seated(args: argparse.Namespace, voice: Voice) -> tuple[list[str], list[str]]:
    """Everybody's name, and the bots' levels from seat 2 on; the last one named sits on all seats left."""
    given = [level for level in args.bots.split(",") if level] or [usual(args.game)]
    levels = [given[min(i, len(given) - 1)] for i in range(args.seats - 1)]
    names = [args.name or voice.text("player", number=1)]
    for level in levels:
        name = voice.text(f"bot-{level}") if voice.words.has(f"bot-{level}") else level
        names.append(name if name not in names else f"{name} {len(names) + 1}")
    return names, levels


def usual(game: str) -> str:
    """The bot that sits down where nobody asks for another: the second weakest."""
    from cumuli.bots import LEVELS, levels

    return LEVELS[1] if LEVELS[1] in levels(game) else levels(game)[0]


def mind(game: Game[Any], level: str, rng: Random, evening: int) -> Mind:
    """A bot: it thinks about a world drawn from what its seat sees, never about the true position.

    *evening* tells who the bots are this time, where they are not all alike.
    """
    from cumuli.bots import levels, think
    from cumuli.lab.playing import somebody

    if level not in levels(game.id):
        raise LookupError(level, ", ".join(levels(game.id)))

    def decide(table: Table, seat: int) -> int:
        return think(game, table.state, level, seat, Random(rng.random()), somebody(evening, seat, table.options))

    return decide


class Match:
    """One game being played here."""

    def __init__(self, teller: Teller, table: Table, minds: Sequence[Mind], record: Path | None) -> None:
        self.voice = teller.voice
        self.teller = teller
        self.scene = teller.scene
        self.spoken = SPOKEN[table.game.id]
        self.table = table
        self.minds = minds
        self.record = record
        self.heard = 0
        self.last: list[str] = []
        """the moves as last listed, for answers by number"""

    def run(self) -> int:
        table = self.table
        self.hear()
        self.voice.say("cli-play-help", "soft", example=self.scene.example)
        while actors := table.state.to_act():
            seat = next((s for s in actors if s != ME), ME)
            if seat != ME:
                code = self.minds[seat - 1](table, seat)
                table.act(seat, table.game.word(table.state, code))
            elif (forced := table.game.forced(table.state)) is not None:
                table.act(ME, table.game.word(table.state, forced))
            elif not self.ask():
                self.keep()
                self.voice.say("cli-stopped")
                return 0
            self.hear()
        self.scene.board(self.sight())
        points.tell(self.voice, self.table.game, self.table.state, self.teller.names)
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
            about = topic(verb, self.voice.words)
            if (known := verb if verb in COMMANDS else about) in COMMANDS:
                COMMANDS[known](self, rest.strip())
            elif about is not None and not rest:
                self.tell(about)
            elif verb and self.act(self.spoken.tidy(self.teller.seen(self.table.state), typed.strip()), legal):
                return True

    def sight(self) -> Sight:
        return self.teller.sight(self.table.state)

    def tell(self, about: str) -> None:
        """Answer a question about the table in sentences."""
        for line, _ in told(self.teller.seen(self.table.state), self.table.game.id, about, ()):
            self.voice.show(line)

    def show(self, whole: bool = False) -> None:
        """The table, the reader's cards, and what is asked."""
        sight = self.sight()
        (self.scene.board if whole else self.scene.glance)(sight)
        self.voice.show("")
        self.scene.hand(sight)
        self.voice.show(self.spoken.prompt(self.teller.seen(self.table.state)), "mark")

    def act(self, typed: str, legal: Sequence[str]) -> bool:
        """Make the move that was typed or meant; else say what is wrong, or what it may become."""
        if typed.isdecimal():
            if self.last != list(legal) or not 1 <= int(typed) <= len(legal):
                self.listed(legal, legal)  # numbers count only where they have been seen
                return False
            typed = legal[int(typed) - 1]
        found = [typed] if allows(self.table.game, self.table.state, ME, typed) else matching(typed, legal)
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
        columns = max(1, min(COLUMNS, WIDTH // width))
        for i, move in enumerate(some, 1):
            line += f"{numbers[move]:>3} {move}".ljust(width)
            if i % columns == 0 or i == len(some):
                self.voice.show(line.rstrip())
                line = ""

    def moves(self, rest: str) -> None:
        legal = self.legal()
        self.listed(matching(rest, legal) or legal, legal)

    def why(self, rest: str) -> None:
        """Why a move cannot be made."""
        game, state = self.table.game, self.table.state
        if allows(game, state, ME, rest):
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
        for id in TOPICS:
            self.voice.say(
                "spoken-pair", "soft", what=self.voice.text(f"command-{id}"), more=self.voice.text(f"command-{id}-hint")
            )
        self.scene.help(self.sight())
        if len(self.legal()) <= MANY:
            self.moves("")

    def again(self, rest: str) -> None:
        self.show(whole=True)

    def log(self, rest: str) -> None:
        self.teller.events(self.table.state, self.table.told)

    def undo(self, rest: str) -> None:
        self.voice.say("cli-no-undo")


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
