"""The guide's grammar of records is the one that is played by: read from the page, and held to the engine both ways."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cumuli.core.game import CHANCE, Position
from cumuli.games import SHELF
from cumuli.games.broom_service import tables
from cumuli.games.cloud_mine.actions import Describe
from cumuli.games.cloud_mine.counting import clean, fault
from cumuli.record import Record
from cumuli.table import Table
from settings import setting

HERE = Path(__file__).parent
PAGE = (HERE.parent / "docs" / "notation.md").read_text(encoding="utf-8")
MOVES = {"cloudy_kingdom": "kingdom move", "broom_service": "realm move", "cloud_mine": "sky move"}
GOLDEN = sorted((HERE / "games").glob("*/golden/*.game"))
TOKEN = re.compile(r'"([^"]*)"|\?\s(.*?)\s\?|([a-z][a-z ]*[a-z])|([,|;=\[\]{}()])|\s+')


def tokens(grammar: str) -> Iterator[tuple[str, str]]:
    at = 0
    while at < len(grammar):
        found = TOKEN.match(grammar, at)
        assert found, f"no EBNF: {grammar[at : at + 40]!r}"
        at = found.end()
        for kind, text in zip(("said", "pattern", "name", "sign"), found.groups(), strict=True):
            if text is not None:
                yield kind, text


class Grammar:
    """The rules of the page, each as a regular expression: no rule speaks of itself."""

    def __init__(self, page: str) -> None:
        self.rules: dict[str, list[tuple[str, str]]] = {}
        for block in re.findall(r"^```ebnf\n(.*?)^```$", page, re.MULTILINE | re.DOTALL):
            rest = list(tokens(block))
            while rest:
                (kind, name), equals = rest[0], rest[1]
                assert kind == "name" and equals == ("sign", "=") and name not in self.rules, name
                end = rest.index(("sign", ";"))
                self.rules[name], rest = rest[2:end], rest[end + 1 :]

    def pattern(self, name: str) -> str:
        """A rule as a regular expression."""
        left = list(self.rules[name])
        pattern = self._choice(left)
        assert not left, f"{name} goes on: {left}"
        return pattern

    def _choice(self, left: list[tuple[str, str]]) -> str:
        ways = [self._row(left)]
        while left and left[0] == ("sign", "|"):
            left.pop(0)
            ways.append(self._row(left))
        return "(?:" + "|".join(ways) + ")"

    def _row(self, left: list[tuple[str, str]]) -> str:
        row = self._one(left)
        while left and left[0] == ("sign", ","):
            left.pop(0)
            row += self._one(left)
        return row

    def _one(self, left: list[tuple[str, str]]) -> str:
        kind, text = left.pop(0)
        if kind == "said":
            return re.escape(text)
        if kind == "pattern":
            return f"(?:{text})"
        if kind == "name":
            return self.pattern(text)
        ending = {"(": ")", "[": "]", "{": "}"}[text]
        inside = self._choice(left)
        assert left.pop(0) == ("sign", ending)
        return inside + {")": "", "]": "?", "}": "*"}[ending]


GRAMMAR = Grammar(PAGE)
RECORD = re.compile(GRAMMAR.pattern("record"))
MOVE = {game: re.compile(GRAMMAR.pattern(rule)) for game, rule in MOVES.items()}


def golden(path: Path) -> str:
    """A golden game without what is told of it."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("    "))


def played(game: str, seed: int) -> tuple[Record, Position]:
    """A random game to its end, at a table with some choice of options."""
    drawn, rng = setting(game, seed), Random(seed)
    names = ['Zoë "Z" \\', "# 2", "c", "d", "e", "f", "g", "h"][: drawn.seats]
    table = Table(drawn.game, names, drawn.options, rng)
    while table.state.outcome() is None:
        seat = table.state.to_act()[0]
        table.act(seat, rng.choice(table.legal(seat)))
    return table.record, table.state


def test_the_grammar_has_no_rule_that_is_missing_or_idle() -> None:
    named = {text for rule in GRAMMAR.rules.values() for kind, text in rule if kind == "name"}
    assert named == set(GRAMMAR.rules) - {"record"}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_golden_game_follows_the_grammar(path: Path) -> None:
    text = golden(path)
    assert RECORD.fullmatch(text)
    record = Record.parse(text)
    assert [line for _, line in record.moves if not MOVE[record.game].fullmatch(line)] == []


@pytest.mark.parametrize("game", sorted(MOVES))
def test_every_random_game_follows_the_grammar_whatever_the_table_chose(game: str) -> None:
    for seed in range(6):
        record, _ = played(game, seed)
        assert RECORD.fullmatch(str(record))
        assert [line for _, line in record.moves if not MOVE[game].fullmatch(line)] == []


@pytest.mark.parametrize("game", sorted(MOVES))
def test_every_word_of_the_actions_stands_on_the_page_with_a_line_that_reads_as_it(game: str) -> None:
    rules = SHELF[game]
    options = {"magic": "own_choice", "examples": True} if game == "cloudy_kingdom" else {}
    state = rules.start(3, rules.options(**options), rules.version)
    shown = dict(re.findall(r"^\| `(\w+)` \| `([^`]+)` \|", part(game), re.MULTILINE))
    actions = import_module(f"cumuli.games.{game}.actions")
    words = {
        name for name, one in vars(actions).items() if isinstance(one, type) and one.__module__ == actions.__name__
    }
    assert set(shown) == words
    for name, line in shown.items():
        word = rules.read(state, line)
        assert type(word).__name__ == name and rules.write(state, word) == line and MOVE[game].fullmatch(line), line


def part(game: str) -> str:
    """What the page says of a game."""
    title = {"cloudy_kingdom": "Cloudy Kingdom", "broom_service": "Broom Service", "cloud_mine": "Cloud Mine"}[game]
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


@pytest.mark.parametrize("game", sorted(MOVES))
def test_what_follows_the_grammar_is_read_and_written_to_the_letter_and_nothing_else_is(game: str) -> None:
    """Lines of real games, each spoilt in many ways: grammar and engine agree about every one of them."""
    rules = SHELF[game]
    record, state = played(game, 7)
    lines = sorted({line for _, line in record.moves})
    rng, agreed = Random(1), {True: 0, False: 0}
    for line in lines[:: max(1, len(lines) // 120)]:
        for spoilt in {line, *(spoil(line, lines, rng) for _ in range(12))}:
            follows = MOVE[game].fullmatch(spoilt) is not None
            if follows:
                assert rules.write(state, rules.read(state, spoilt)) == spoilt
            else:
                assert not taken(rules, state, spoilt), f"{spoilt!r} is played, but the grammar does not know it"
            agreed[follows] += 1
    assert min(agreed.values()) > 60, agreed


def spoil(line: str, lines: list[str], rng: Random) -> str:
    """A line with something in it that is wrong, or just otherwise."""
    words, other = line.split(" "), rng.choice(lines).split(" ")
    at = rng.randrange(len(words))
    match rng.randrange(6):
        case 0:
            words[at] = rng.choice(other)
        case 1:
            del words[at]
        case 2:
            words.insert(at, rng.choice(other))
        case 3:
            words[at] = words[at].upper()
        case 4:
            words[at] += " "
        case _:
            words[at] = words[at][:-1]
    return " ".join(words)


def taken(rules: Any, state: Position, line: str) -> bool:
    """Whether the engine takes a line for a word of this table, and would write it so."""
    try:
        word = rules.read(state, line)
        if isinstance(word, Describe):  # what may be said depends on the moment, too
            return not fault(clean(word.text), False) and bool(rules.write(state, word) == line)
        rules.code(state, word)
        return bool(rules.write(state, word) == line)
    except (ValueError, IndexError):
        return False


def test_the_grammar_lists_what_the_tables_list() -> None:
    for rule, listed in (("role", tables.ROLES), ("kind", tables.KINDS), ("event", tables.EVENTS)):
        assert [text for kind, text in GRAMMAR.rules[rule] if kind == "said"] == list(listed)
    assert CHANCE == -1 and RECORD.fullmatch("") is None


@pytest.mark.parametrize("game", sorted(MOVES))
def test_two_tables_at_which_the_same_is_played_keep_its_words_once(game: str) -> None:
    one, two = played(game, 2)[0].moves, played(game, 2)[0].moves
    assert one == two and all(mine is yours for (_, mine), (_, yours) in zip(one, two, strict=True))
