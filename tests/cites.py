"""Where a game cites its rules: read from its code, its README and its catalogues."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from cumuli.words import HERE

RULE = re.compile(r"[1-9][0-9]?\.[0-9]{1,2}|[RA][0-9]{1,2}")


def folder(game: str) -> Path:
    return HERE / "games" / game


@cache
def written(game: str) -> frozenset[str]:
    """The numbers of the rules and rulings in a game's README."""
    readme = (folder(game) / "README.md").read_text(encoding="utf-8")
    rules = re.findall(r"^\*\*([0-9]+\.[0-9]+)\*\*", readme, re.MULTILINE)
    return frozenset(rules + re.findall(r"^\| ([RA][0-9]+) \|", readme, re.MULTILINE))


def message(rule: str) -> str:
    """The message with a rule's words, as the page looks it up."""
    return f"rule-{rule.replace('.', '-')}" if rule[0].isdigit() else f"ruling-{rule}"


def literals(node: ast.AST) -> set[str]:
    """The strings an expression may turn out to be."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) | literals(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def refusals(game: str) -> list[tuple[set[str], set[str], str]]:
    """Every refusal a game's code can give: its reasons, its rules, and where; a rule that is a variable gives none."""
    found = []
    for path in sorted(folder(game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                rule = literals(node.args[1]) if len(node.args) > 1 else {""}
                found.append((literals(node.args[0]), rule, f"{path.name}:{node.lineno}"))
    return found


def numbers(game: str) -> set[tuple[str, str]]:
    """Every string in a game's code that is the number of a rule, and the file it stands in."""
    found = set()
    for path in sorted(folder(game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            found |= {(one, path.name) for one in literals(node) if RULE.fullmatch(one)}
    return found
