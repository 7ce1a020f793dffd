"""A game as text: a head that sets it up, one line for every action, luck's too, and how it ended."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass, field, fields
from typing import Any

import msgspec

from cumuli.core.game import CHANCE, Game, Illegal, Outcome, Position, Refusal, Seat, Word
from cumuli.games import SHELF

LUCK = "*"
RESULT = "="


def options_of(game: Game[Any], plain: dict[str, Any]) -> Any:
    """A game's options from plain data; raises Illegal (bad-options) for a name or kind of value it does not know."""
    unknown = set(plain) - {field.name for field in fields(game.options)}
    if unknown:
        raise Illegal(Refusal("bad-options", "", (("option", min(unknown)), ("what", ""))))
    try:
        return msgspec.convert(plain, game.options)
    except msgspec.ValidationError as error:
        raise Illegal(Refusal("bad-options", "", (("option", ""), ("what", str(error))))) from error


def options_as_data(game: Game[Any], options: Any) -> dict[str, Any]:
    """The options that differ from the game's defaults, as plain data."""
    plain: dict[str, Any] = msgspec.to_builtins(options)
    default: dict[str, Any] = msgspec.to_builtins(game.options())
    return {key: value for key, value in plain.items() if value != default[key]}


def result_line(outcome: Outcome) -> str:
    """How a game ended, as a record's last line says it."""
    return " ".join(map(str, outcome.scores)) + f" {outcome.reason}"


def written(move: tuple[Seat, str]) -> str:
    """A move as a line of a record."""
    seat, text = move
    return f"{LUCK if seat == CHANCE else seat + 1} {text}"


def legal_words(game: Game[Any], state: Position, seat: Seat) -> list[Word]:
    """Every word a seat may answer with, in the engine's order."""
    return [game.word(state, code) for code in state.legal_actions(seat)]


def allowed(state: Position, seat: Seat, code: int) -> bool:
    """Whether a seat that is asked, or luck, may answer with this code."""
    if seat == CHANCE:
        return code in [answer for answer, _ in state.chance()]
    return state.allows(seat, code)


@dataclass
class Record:
    """Everything that is needed to play a game again, to the letter."""

    game: str
    version: str
    seats: list[str]
    options: dict[str, Any] = field(default_factory=dict)
    moves: list[tuple[Seat, str]] = field(default_factory=list)
    result: str | None = None
    luck: dict[str, Any] = field(default_factory=dict)
    """What luck can be checked by once the game is over, see luck.py; empty where it was not pledged."""

    def __str__(self) -> str:
        """Write the record down.  Parsing it gives the record back, to the letter."""
        head = [
            f"game = {_toml(self.game)}",
            f"version = {_toml(self.version)}",
            f"seats = {_toml(self.seats)}",
            f"options = {_toml(self.options)}",
        ]
        if self.luck:
            head.append(f"luck = {_toml(self.luck)}")
        body = [*map(written, self.moves)]
        foot = [f"{RESULT} {self.result}"] if self.result else []
        return "\n".join([*head, "", *body, *foot, ""])

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; raises ValueError, with the line, where it is none."""
        head, _, body = text.partition("\n\n")
        try:
            top = tomllib.loads(head)
            record = cls(top["game"], top["version"], top["seats"], top.get("options", {}), luck=top.get("luck", {}))
        except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
            raise ValueError(f"not the head of a record: {error}") from error
        for number, line in enumerate(body.splitlines(), head.count("\n") + 3):
            if not line.strip():
                continue
            who, _, what = line.partition(" ")
            if who == RESULT:
                record.result = what
            elif who == LUCK:
                record.moves.append((CHANCE, what))
            elif who.isascii() and who.isdigit() and 1 <= int(who) <= len(record.seats):
                record.moves.append((int(who) - 1, what))
            else:
                raise ValueError(f"line {number}: not a move: {line!r}")
        return record

    def shelved(self) -> Game[Any]:
        """The game on the shelf; raises ValueError for a game or version this house does not play."""
        if self.game not in SHELF:
            raise ValueError(f"no such game: {self.game!r}")
        game = SHELF[self.game]
        if self.version not in game.versions:
            raise ValueError(f"{self.game} is played here by the rules versions {game.versions}, not {self.version!r}")
        return game

    def start(self) -> Position:
        """The first position."""
        game = self.shelved()
        position: Position = game.start(len(self.seats), options_of(game, self.options), self.version)
        return position

    def replay(self, to: int | None = None) -> Position:
        """The position after the first *to* plies (all by default); the moves are taken on trust."""
        game = self.shelved()
        state = self.start()
        for seat, text in self.moves[:to]:
            state.apply(seat, game.code(state, game.read(state, text)))
        return state

    def verify(self) -> Position:
        """Replay, checking that every move was legal and the result is what the rules say; raises ValueError."""
        game = self.shelved()
        state = self.start()
        for ply, (seat, text) in enumerate(self.moves, 1):
            code = game.code(state, game.read(state, text))
            if seat not in state.to_act() or not allowed(state, seat, code):
                raise ValueError(f"ply {ply}: not legal: {LUCK if seat == CHANCE else seat + 1} {text}")
            state.apply(seat, code)
        outcome = state.outcome()
        told = result_line(outcome) if outcome else None
        if told != self.result:
            raise ValueError(f"the record says the result is {self.result!r}, the rules say {told!r}")
        return state


def _toml(value: Any) -> str:
    """A value as inline TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return str(value)
