"""Reads the catalogues for the tests: what is written in them, and what each message is made of."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from cumuli.words import HERE, files

GAMES = sorted(path.parent.name for path in (HERE / "games").glob("*/text"))
CATALOGUES: list[str | None] = [*GAMES, None]


class Patterns(Visitor):
    """What a message is made of: its running text and what it reads: variables, other messages."""

    def __init__(self) -> None:
        self.text: list[str] = []
        self.variables: set[str] = set()
        self.selectors: set[str] = set()
        self.messages: set[str] = set()

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.text.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        for variant in node.variants:
            key = variant.key
            self.selectors.add(key.value if isinstance(key, ftl.NumberLiteral) else key.name)
        self.generic_visit(node)


def own(game: str | None, lang: str) -> list[Path]:
    """The files that belong to this catalogue alone."""
    house = HERE / "text"
    return [file for file in files(game, lang) if (file.parent == house) == (game is None)]


def ids_of(file: Path) -> frozenset[str]:
    """The messages of one file."""
    found = parse(file.read_text(encoding="utf-8")).body
    return frozenset(one.id.name for one in found if isinstance(one, ftl.Message))


def entries(game: str | None, lang: str) -> list[ftl.EntryType]:
    return [entry for file in own(game, lang) for entry in parse(file.read_text(encoding="utf-8")).body]


def messages(game: str | None, lang: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(game, lang) if isinstance(entry, ftl.Message)}


def taken_apart(node: ftl.SyntaxNode) -> Patterns:
    patterns = Patterns()
    patterns.visit(node)
    return patterns


def words(node: ftl.SyntaxNode) -> str:
    return " ".join(" ".join(taken_apart(node).text).split())
