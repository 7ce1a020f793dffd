"""A lesson: somebody's first game, played by a script on the real engine.

A script (`games/<game>/data/lesson.toml`) is a list of steps.  Some are only
read; others want an action of the learner, named as a record writes it, with
`*` for whatever may differ.  After a step its own lines follow: what luck and
the companions answer.  A line that does not fit a table on which the learner
was free is left out: then luck comes from a fixed seed, and a bot answers.
A line that is to fit only on some ways begins with `?`.  In a line, `{id}` is
a message of the game in the learner's language, and `$name` within it what the
acting seat sees under that name.

Nothing is kept: whoever learns brings the step they are at, and what they
have answered so far.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from cumuli.bots import think
from cumuli.core.game import CHANCE, Event, Game, Illegal, Refusal, Word
from cumuli.games import SHELF
from cumuli.record import LUCK, allowed, options_of
from cumuli.table import Table
from cumuli.words import Catalogue

GAMES: Final = Path(__file__).parent / "games"
SEED: Final = 7
MAYBE: Final = "? "
SAID: Final = re.compile(r"\{([^}]+)\}")
SEEN: Final = re.compile(r"\$(\w+)")
MOST_FREE: Final = 200
"""More moves than companions make between two questions to the learner."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to read, or to do."""

    id: str
    """Its words are `lesson-<id>`; what is said to somebody who does something else, `lesson-<id>-else`."""
    at: tuple[str, ...] = ()
    """What it points at: marks of the page (`data-testid`)."""
    rules: tuple[str, ...] = ()
    """The rules it tells of, by number."""
    want: tuple[str, ...] = ()
    """Any of these goes on; none: it is only read."""
    tries: bool = False
    """Something the rules refuse is to be tried here, and `lesson-<id>-tried` is said afterwards."""
    phase: str = ""
    """Left out where the game is not in this phase by then."""
    then: tuple[str, ...] = ()
    """What luck and companions answer afterwards, as lines of a record."""


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file tells it."""

    seats: tuple[str, ...]
    """The companions' names; the learner's is empty."""
    bot: str
    """The level of bot that answers for a companion off the script."""
    step: tuple[Step, ...]
    options: dict[str, Any] = {}
    start: tuple[str, ...] = ()
    """What happened before, as lines of a record."""

    @property
    def seat(self) -> int:
        """Where the learner sits."""
        return self.seats.index("")


@cache
def script(game: str) -> Script:
    """The lesson of a game; raises KeyError for a game that is not on the shelf, or has none."""
    file = GAMES / SHELF[game].id / "data" / "lesson.toml"
    if not file.is_file():
        raise KeyError(game)
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Script)


def taught() -> tuple[str, ...]:
    """The games that have a lesson."""
    return tuple(game for game in SHELF if (GAMES / game / "data" / "lesson.toml").is_file())


def lost() -> Illegal:
    """What is remembered of a lesson does not fit it any more."""
    return Illegal(Refusal("lesson-lost"))


class Lesson:
    """A lesson as it stands for somebody who has come to a step."""

    def __init__(self, game: str, lang: str = "en") -> None:
        self.game: Game[Any] = SHELF[game]
        self.script = script(game)
        self.words = Catalogue(game, lang)
        self.at = 0
        """The step, counted from 0; one past the last where all is done."""
        self.answers: list[str] = []
        """What the learner has answered."""
        self.trail: list[tuple[int, int]] = []
        """The steps that came before, and how many answers had been given by then."""
        self.astray: list[str] = []
        """Lines of the script that were left out."""
        names = [name or str(number) for number, name in enumerate(self.script.seats, 1)]
        moves = [_line(line) for line in self.script.start]
        options = options_of(self.game, self.script.options)
        self.table = Table.resume(self.game, names, options, self.game.version, moves, Random(SEED))
        self._settle()
        self._arrive()

    @property
    def step(self) -> Step | None:
        """Where the lesson is, or None at its end."""
        return self.script.step[self.at] if self.at < len(self.script.step) else None

    @property
    def seat(self) -> int:
        return self.script.seat

    @property
    def events(self) -> list[Event]:
        """All that happened, as nobody may hear it whole."""
        return self.table.told

    def read_on(self) -> None:
        """Go on from a step that is only read; raises Illegal where something is to be done."""
        if self.step is None or self.step.want:
            raise lost()
        self._on(self.step, (self.at, len(self.answers)))

    def fits(self, word: Word) -> bool:
        """Whether this is what the lesson wants now, or as soon as what comes before it has been read."""
        text = self.game.write(self.table.state, word)
        return any(fnmatchcase(text, want) for want in self.wanted)

    @property
    def wanted(self) -> tuple[str, ...]:
        """What the next step that wants something wants, unless the table moves on before it."""
        for step in self.script.step[self.at :]:
            if step.want or step.then:
                return step.want
        return ()

    def act(self, word: Word) -> None:
        """Do what is wanted; raises Illegal for what the rules do not allow, or the lesson does not want now."""
        code = self.table.checked(self.seat, word)
        if not self.fits(word):
            raise Illegal(Refusal("lesson-else"))
        while self.step is not None and not self.step.want:
            self.trail.append((self.at, len(self.answers)))
            self.at += 1
        here = (self.at, len(self.answers))
        self.answers.append(self.game.write(self.table.state, word))
        self.table.take(self.seat, code)
        assert self.step is not None
        self._on(self.step, here)

    def _on(self, step: Step, here: tuple[int, int]) -> None:
        for line in step.then:
            self._follow(line)
        self._settle()
        self.trail.append(here)
        self.at += 1
        self._arrive()

    def _arrive(self) -> None:
        """Leave out the steps that do not belong on this way."""
        while self.step is not None and self.step.phase not in ("", self._view(self.seat)["phase"]):
            self.at += 1
        self._await()

    def _view(self, seat: int) -> dict[str, Any]:
        return self.game.observe(self.table.state, seat)

    def _follow(self, line: str) -> None:
        """Take a line of the script, if it fits."""
        seat, text = _line(line.removeprefix(MAYBE))
        if seat != CHANCE:
            self._settle()
        state = self.table.state
        text = SAID.sub(lambda found: self._said(found[1], seat), text)
        try:
            code = self.game.code(state, self.game.read(state, text))
            fit = seat in state.to_act() and seat != self.seat and allowed(state, seat, code)
        except (ValueError, IndexError):
            fit = False
        if fit:
            self.table.take(seat, code)
        elif not line.startswith(MAYBE):
            self.astray.append(line)

    def _said(self, id: str, seat: int) -> str:
        """A message in the learner's language, which may depend on what a seat sees."""
        view = self._view(seat)
        return self.words.text(SEEN.sub(lambda found: str(view.get(found[1])), id))

    def _settle(self) -> None:
        """Let luck answer, and give the answers that the rules leave no choice about."""
        while True:
            self.table.deal()
            code = self.game.forced(self.table.state)
            if code is None:
                return
            self.table.take(self.table.state.to_act()[0], code)

    def _await(self) -> None:
        """Before something is wanted of the learner, companions off the script answer by themselves."""
        if self.step is None or not self.step.want:
            return
        state = self.table.state
        for number in range(MOST_FREE):
            owing = state.to_act()
            if not owing or self.seat in owing:
                return
            code = think(self.game, state, self.script.bot, owing[0], Random(number))
            self.astray.append(f"{owing[0] + 1} {self.game.write(state, self.game.word(state, code))}")
            self.table.take(owing[0], code)
            self._settle()


def _line(line: str) -> tuple[int, str]:
    who, _, text = line.partition(" ")
    return (CHANCE if who == LUCK else int(who) - 1), text


def reached(game: str, step: int, answers: Sequence[str], lang: str = "en") -> Lesson:
    """The lesson at a step, after these answers; raises Illegal (lesson-lost) where they do not lead there."""
    lesson = Lesson(game, lang)
    left = list(answers)
    while lesson.at < step:
        if lesson.step is None:
            raise lost()
        if not lesson.step.want:
            lesson.read_on()
            continue
        try:
            lesson.act(lesson.game.read(lesson.table.state, left.pop(0)))
        except (ValueError, IndexError) as no:
            raise lost() from no
    if left or lesson.at != step:
        raise lost()
    return lesson


def before(lesson: Lesson, lang: str = "en") -> Lesson:
    """The lesson one step earlier, with what was done there taken back."""
    if not lesson.trail:
        return lesson
    step, given = lesson.trail[-1]
    return reached(lesson.game.id, step, lesson.answers[:given], lang)
