"""One game at a prompt: play, take back, look, ask why not, let bots think, keep the record."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random, SystemRandom
from typing import Any, ClassVar

from cumuli.bots import levels, think
from cumuli.core.game import Event, Illegal, Outcome, Position, Refusal, Seat, Word
from cumuli.core.game import Game as Rules
from cumuli.core.seen import Seen
from cumuli.games import SHELF
from cumuli.lab.playing import somebody
from cumuli.prompt.eyes import Eyes, sight
from cumuli.prompt.history import History, replayed
from cumuli.prompt.moves import Move, Moves
from cumuli.prompt.picture import Picture, picture
from cumuli.prompt.reading import readable
from cumuli.prompt.refused import Refused
from cumuli.record import Record, options_of
from cumuli.table import Table
from cumuli.telling import meant, said
from cumuli.why import lines, reflect, told
from cumuli.words import LANGUAGES, Catalogue, sentence

SEAT_FIRST = re.compile(r"([1-9])\s+(\S.*)")


class Game:
    """One game, with everybody's cards in your hands: `CloudyKingdom`, `BroomService` or `CloudMine`.

    Seats are counted from 0, in text from 1.  *seats* is how many play, or their names; *seed* makes luck the same
    again; *lang* is the language of everything said (en, de, fr).  Options that do not go together raise `Illegal`.
    """

    id: ClassVar[str]
    """The game on the shelf."""

    def __init__(
        self,
        seats: int | Sequence[str] = 2,
        *,
        seed: int | None = None,
        lang: str = "en",
        options: Mapping[str, Any] | None = None,
    ) -> None:
        if type(self) is Game:
            raise TypeError("open a CloudyKingdom, a BroomService or a CloudMine, or read a Game.from_record")
        rules = SHELF[self.id]
        self._begin(rules, named(seats, lang), seed, lang)
        try:
            chosen = options_of(rules, dict(options or {}))
            rules.check(len(self.names), chosen)
            self._sit(Table(rules, self.names, chosen, self._luck))
        except Illegal as error:
            raise Refused(error.refusal, self.id, lang) from None

    def _begin(self, rules: Rules[Any], names: list[str], seed: int | None, lang: str) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"nobody speaks {lang!r} here: {', '.join(LANGUAGES)}")
        self.rules = rules
        """The rules on the shelf, as a record of functions: what search and learning use."""
        self.names = names
        """By seat: who plays."""
        self.lang = lang
        """The language of everything said."""
        self.seed = SystemRandom().getrandbits(32) if seed is None else seed
        """What luck was seeded with; the same seed and the same moves give the same game."""
        self._luck = Random(self.seed)

    def _sit(self, table: Table) -> None:
        self._table = table
        self._history = History(table, self._luck)

    @classmethod
    def from_record(
        cls, record: str | Record, *, to: int | None = None, seed: int | None = None, lang: str = "en"
    ) -> Game:
        """The game that a record tells, checked move by move; each of its moves can be taken back.

        *to*: only so many plies of it, and what luck answers to them.  Where the record ends before the game does,
        luck goes on by *seed*.
        Raises ValueError, in words and with the place, for a text that is no record of a game by the rules.
        """
        told = readable(record, lang)
        door = DOORS[told.game]
        if not issubclass(door, cls):
            raise ValueError(f"a record of {told.game}, not of {cls.id}")
        game = door.__new__(door)
        game._begin(SHELF[told.game], list(told.seats), seed, lang)
        options = options_of(game.rules, told.options)
        game._sit(Table.resume(game.rules, game.names, options, told.version, [], game._luck))
        replayed(game._table, game._history, told.moves, to)
        if game.record.moves == told.moves:
            game.record.luck = told.luck
            game._table.deal()
        return game

    # what is asked

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that owe an answer: several where they choose at once, none when the game is over."""
        return self._table.state.to_act()

    @property
    def seat(self) -> Seat | None:
        """The seat that is asked, the first where there are several; None when the game is over."""
        return next(iter(self.to_act), None)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        """Scores, ranks, winners and the reason of the end; None while the game goes on."""
        return self._table.state.outcome()

    @property
    def legal(self) -> Moves:
        """The moves of the seat that is asked; none when the game is over."""
        return self.legal_for(self.seat)

    def legal_for(self, seat: Seat | None) -> Moves:
        """The moves of one seat; none where it is not asked."""
        self._seated(seat)
        game, state = self.rules, self._table.state
        words = self._table.legal(seat) if seat is not None and seat in self.to_act else []
        return Moves(-1 if seat is None else seat, words, lambda word: game.write(state, word), self._may)

    def _may(self, move: object) -> bool:
        return self.why_not(move) is None

    # playing

    def parse(self, move: str | Move | Word, seat: Seat | None = None) -> Move:
        """A legal move from its text, the beginnings of its words, a word or a Move; raises `Illegal` for any other.

        A text may begin with the number of the seat, as in a record; else it is a move of *seat*, or of the seat
        that is asked.
        """
        if isinstance(move, Move):
            seat, move = move.seat, move.word
        elif isinstance(move, str) and (found := SEAT_FIRST.fullmatch(move.strip())):
            seat, move = int(found[1]) - 1, found[2]
        if seat is None:
            seat = 0 if self.seat is None else self.seat
        self._seated(seat)
        game, table = self.rules, self._table
        try:
            if self.outcome is not None:
                raise Illegal(Refusal("over", game.endings.get(self.outcome.reason, "")))
            word = move
            if isinstance(move, str):
                word = meant(self._seen(seat), game, table.state, seat, table.legal(seat), move)
            if not isinstance(word, game.words):
                raise Illegal(Refusal("unknown-word"))
            code = table.checked(seat, word)
        except Illegal as error:
            raise Refused(error.refusal, self.id, self.lang) from None
        word = game.word(table.state, code)
        return Move(seat, game.write(table.state, word), word)

    def play(self, move: str | Move | Word, seat: Seat | None = None) -> list[Event]:
        """Make a move, let luck answer, and return all that happened; raises `Illegal`, changing nothing."""
        made = self.parse(move, seat)
        self._history.keep(made)
        self._table.record.luck = {}  # a pledge speaks of the game as it was played
        return self._table.act(made.seat, made.word)

    def push(self, move: str | Move | Word, seat: Seat | None = None) -> Move:
        """The same as `play`, but returns the move that was made."""
        self.play(move, seat)
        return self._history.taken[-1].move

    def pop(self) -> Move:
        """Take the last move back, and luck's answers to it; raises IndexError where there is none.

        Luck is as it was before: the same move has the same consequence.
        """
        return self._history.back()

    @property
    def moves(self) -> list[Move]:
        """The moves made so far, without luck's."""
        return [moment.move for moment in self._history.taken]

    def why_not(self, move: str | Move | Word, seat: Seat | None = None) -> str | None:
        """Why a move is not allowed, in words; None where it is."""
        try:
            self.parse(move, seat)
        except Refused as error:
            return error.said
        return None

    def said(self, move: str | Move | Word, seat: Seat | None = None) -> str:
        """A legal move as a sentence."""
        made = self.parse(move, seat)
        return said(self._seen(made.seat), self.id, made.word)

    # bots

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots that play this game, from the weakest to the strongest."""
        return levels(self.id)

    def bot(self, level: str | None = None, seat: Seat | None = None, seed: int | None = None) -> Move:
        """The move a bot would make, for the seat that is asked or another; the strongest where no level is named.

        It thinks about a world drawn from what the seat sees, never about the true position.  By default the same
        position gives the same move; *seed* changes its mind.  Raises ValueError for a bot that does not play this.
        """
        level = level or self.bots[-1]
        if level not in self.bots:
            raise ValueError(f"{level!r} does not play {self.id}: {', '.join(self.bots)}")
        seat = self.seat if seat is None else seat
        if seat is None or seat not in self.to_act:
            raise ValueError(f"seat {seat} is not asked: {self.to_act}")
        state, mind = self._table.state, f"{self.seed} {seed} {len(self.record.moves)} {level} {seat}"
        code = think(self.rules, state, level, seat, Random(mind), somebody(self.seed, seat, self.options))
        word = self.rules.word(state, code)
        return Move(seat, self.rules.write(state, word), word)

    def why(self, back: int = 1, level: str | None = None) -> list[str]:
        """What a bot thinks of the last move, or the one so many moves *back*, and why: as sentences.

        It weighs the move from what that seat saw.  Raises IndexError where there is no such move, and ValueError
        for a bot that does not play this.
        """
        level = level or self.bots[-1]
        if level not in self.bots:
            raise ValueError(f"{level!r} does not play {self.id}: {', '.join(self.bots)}")
        if not 1 <= back <= len(self._history.taken):
            raise IndexError(f"no move {back} back")
        then, words = self._history.taken[-back], Catalogue(self.id, self.lang)
        seat, state = then.move.seat, then.state
        view, static = self.rules.observe(state, seat), self.rules.static(state)
        seen = Seen(words, view, static, self.names, seat, self.options)
        me = somebody(self.seed, seat, self.options)
        thought = reflect(self.rules, state, level, seat, self.seed + then.plies, me)
        line = self.rules.write(state, then.move.word)
        return lines(told(seen, self.rules, state, level, thought, line), words)

    def play_out(self, *bots: str, until: Seat | None = None) -> Outcome | None:
        """Let bots play on, one level for all or one by seat, to the end or until a seat is asked."""
        by_seat = [bots[min(seat, len(bots) - 1)] if bots else self.bots[-1] for seat in range(len(self.names))]
        while (seat := self.seat) is not None and until not in self.to_act:
            self.play(self.bot(by_seat[seat], seat))
        return self.outcome

    # what is seen and told

    def view(self, seat: Seat | None = None) -> dict[str, Any]:
        """What a seat sees, as plain data; without a seat, what everybody may see."""
        self._seated(seat)
        return self.rules.observe(self._table.state, seat)

    @property
    def truth(self) -> dict[str, Any]:
        """The position with nothing hidden, as plain data."""
        return self.rules.truth(self._table.state)

    @property
    def events(self) -> list[Event]:
        """All that happened, with nothing hidden."""
        return list(self._table.told)

    def heard(self, seat: Seat | None = None) -> list[Event]:
        """All that happened, as a seat has heard it; without a seat, as an onlooker."""
        self._seated(seat)
        return self._history.heard(seat)

    def log(self, seat: Seat | None = None) -> list[str]:
        """What a seat has heard, as sentences; without a seat, what an onlooker has."""
        size, static = self.view(None).get("size", 0), self.rules.static(self._table.state)
        heard = self.heard(seat)
        return [sentence(self.id, event, self.names, size, self.lang, static)[0] for event in heard]

    def show(self, seat: Eyes = "asked") -> Picture:
        """The table through somebody's eyes: it draws itself in a notebook, prints as text and saves as SVG.

        *seat* is a seat, `"asked"` (who is to act), `"open"` (what everybody may see) or `"all"` (nothing hidden).
        """
        return picture(sight(self.rules, self._table.state, self.names, self.lang, self.options, seat))

    def _seated(self, seat: Seat | None) -> None:
        """Raise ValueError for a seat that nobody sits on."""
        if seat is not None and seat not in range(len(self.names)):
            raise ValueError(f"no seat {seat!r}: seats are counted from 0 to {len(self.names) - 1}")

    def _seen(self, seat: Seat) -> Seen:
        view, static = self.view(seat), self.rules.static(self._table.state)
        return Seen(Catalogue(self.id, self.lang), view, static, self.names, seat, self.options)

    def _repr_html_(self) -> str:
        return self.show()._repr_html_()

    def _repr_svg_(self) -> str:
        return self.show()._repr_svg_()

    def __str__(self) -> str:
        return str(self.show())

    def __repr__(self) -> str:
        asked = ", ".join(self.names[seat] for seat in self.to_act)
        how = f"{asked} to act" if asked else f"over, {self.record.result}"
        return f"<{type(self).__name__} of {', '.join(self.names)}: {len(self.moves)} moves, {how}>"

    # what is kept

    @property
    def record(self) -> Record:
        """The game as text: `str(game.record)`; do not change it."""
        return self._table.record

    @property
    def options(self) -> Any:
        """What the table chose, every option."""
        return self._table.options

    @property
    def state(self) -> Position:
        """The position of the engine, fast and unprotected: clone it before you apply anything."""
        return self._table.state

    def copy(self, seed: int | None = None) -> Game:
        """An independent copy, history and luck included; with a *seed*, luck goes on otherwise from here."""
        new = type(self).__new__(type(self))
        new._begin(self.rules, list(self.names), self.seed if seed is None else seed, self.lang)
        if seed is None:
            new._luck.setstate(self._luck.getstate())
        table = Table.__new__(Table)
        table.game, table.options, table.dealer = self.rules, self.options, new._luck
        table.record = replace(self.record, seats=list(self.names), moves=list(self.record.moves))
        table.told = list(self._table.told)
        table.state = self._table.state.clone()
        table.state.events = table.told
        new._table, new._history = table, self._history.copy(table, new._luck)
        return new

    def __len__(self) -> int:
        return len(self.moves)

    def __bool__(self) -> bool:
        return True


DOORS: dict[str, type[Game]] = {}
"""By the id of a game: its door, as doors.py names them."""


def named(seats: int | Sequence[str], lang: str) -> list[str]:
    """Everybody's name."""
    if isinstance(seats, int):
        return [Catalogue(None, lang).text("player", number=seat + 1) for seat in range(seats)]
    return [seats] if isinstance(seats, str) else list(seats)
