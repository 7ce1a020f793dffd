"""The page and its catalogues fit: no word is asked for that nobody wrote, and none is written that nobody asks for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse

from catalogues import GAMES, messages, own, taken_apart
from cumuli.words import HERE, NAMED

PAGE = HERE.parents[1] / "web" / "src"
SOURCES = sorted(path for path in PAGE.rglob("*") if path.suffix in {".svelte", ".ts"})
QUOTED = re.compile(r"(?<![\w\])] )'([a-zA-Z][\w-]*)'|`([^`]*)`")
# Ids that a rule, a log line or a chapter makes of a number.
NUMBERED = (r"rule-\d+(-\d+)?", r"ruling-[A-Z]\d+(-answer)?")
# Ids made of a kind of thing and its name, in Python and in the page's own `idsOf`.
FAMILIES = (*NAMED.values(), "step", "prompt", "action", "wait", "provenance")


def calls(source: str) -> Iterator[str]:
    """What stands as the first argument wherever a word is looked up."""
    for start in re.finditer(r"(?<![\w.])(?:t|word|say)\(\s*", source):
        depth, at = 0, start.end()
        while at < len(source) and not (depth == 0 and source[at] in ",)"):
            depth += (source[at] in "([{") - (source[at] in ")]}")
            at += 1
        yield source[start.end() : at]


def asked(path: Path) -> set[str]:
    """The ids a file of the page looks up, as patterns: holes of a template match anything."""
    found = set()
    for call in calls(path.read_text(encoding="utf-8")):
        open_words = re.sub(r"[=!]==? *'[^']*'|'[^']*' *[=!]==?", "", call)  # what is compared is no word
        for literal, template in QUOTED.findall(open_words):
            found.add(re.escape(literal) if literal else pattern(template))
    return {one for one in found if re.match(r"[a-zA-Z]", one)}


def pattern(template: str) -> str:
    """A template literal as a pattern."""
    return "[^ ]+".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", template))


@cache
def game_words(game: str) -> frozenset[str]:
    """What the page can say about a game; it leaves what only the terminal says where it is."""
    files = [file for of in (None, game) for file in own(of, "en") if not file.name.startswith(("cli.", "terminal."))]
    found = [entry for file in files for entry in parse(file.read_text(encoding="utf-8")).body]
    return frozenset(entry.id.name for entry in found if isinstance(entry, ftl.Message))


@cache
def ids(file: Path) -> frozenset[str]:
    found = parse(file.read_text(encoding="utf-8")).body
    return frozenset(one.id.name for one in found if isinstance(one, ftl.Message))


def test_every_word_the_page_asks_for_is_written() -> None:
    missing = []
    for path in SOURCES:
        at = path.relative_to(PAGE).parts
        known = game_words(at[1]) if at[0] == "games" and len(at) > 2 else frozenset().union(*map(game_words, GAMES))
        ids = asked(path)
        missing += [f"{'/'.join(at)}: {one}" for one in ids if not any(re.fullmatch(one, id) for id in known)]
    assert missing == []
    assert len(set().union(*map(asked, SOURCES))) > 300, "the look-ups were not found"


BOX = ("", "board", "shelf")
"""The parts of a game's words that its page has, as `text.svelte.ts` fetches them."""
REFUSED = (PAGE / "parts" / "Refused.svelte").read_text(encoding="utf-8")
TOLD = {*BOX, *re.findall(r"text\.want\(game, '(\w+)'\)", REFUSED)}
"""Those that are fetched to say why something could not be done."""


def part(file: Path) -> str:
    return file.stem.rpartition(".")[0]


def here_with(file: Path) -> set[str]:
    """What may be spoken of wherever this file is: its own texts, and all of the game's that are here by then."""
    if file.parent == HERE / "text" or part(file) == "shelf":
        return set(ids(file))
    parts = TOLD if part(file) in TOLD - {*BOX} else BOX
    others = [one for one in file.parent.glob("*en.ftl") if part(one) in parts]
    return set().union(*map(ids, [file, *others]))


def test_a_text_speaks_only_of_what_comes_with_it() -> None:
    lost, referring = [], 0
    for game in (None, *GAMES):
        for file in own(game, "en"):
            wants = taken_apart(parse(file.read_text(encoding="utf-8"))).messages
            referring += len(wants)
            lost += [f"{game or 'house'}/{file.name}: {one}" for one in wants - here_with(file)]
    assert not lost
    assert referring > 10


def test_a_refusal_of_a_game_is_among_the_words_that_are_fetched_for_it() -> None:
    silent = {"terminal", "spoken"}
    for game in GAMES:
        for file in own(game, "en"):
            if part(file) not in TOLD | silent:
                assert not [id for id in ids(file) if id.startswith("refusal-")], file


def spoken() -> tuple[set[str], set[str]]:
    """Every text in the code that could be an id, and every pattern an id could be made by."""
    whole, made = set(), {*NUMBERED, *(f"{family}-[^ ]+" for family in FAMILIES)}
    for path in SOURCES:
        source = path.read_text(encoding="utf-8")
        whole |= set(re.findall(r"['\"`]([a-zA-Z][\w-]*)['\"`]", source))
        made |= {pattern(text) for text in re.findall(r"`([a-z]+-[^`\s]*\$\{[^`]*\}[^`\s]*)`", source)}
    for path in sorted(HERE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                if isinstance(parts[0], str) and re.match(r"[a-z]+-", parts[0]):
                    made.add("".join("[^ ]+" if part is None else re.escape(str(part)) for part in parts))
    return whole, made - {r"refusal\-[^ ]+"}


def test_no_word_is_written_that_nobody_asks_for() -> None:
    whole, made = spoken()
    written = {id: message for game in (None, *GAMES) for id, message in messages(game, "en").items()}
    whole |= {f"refusal-{reason}" for reason in whole}
    whole |= {id for message in written.values() for id in taken_apart(message).messages}
    known = re.compile("|".join(f"(?:{one})" for one in sorted(made)))
    assert [id for id in written if id not in whole and not known.fullmatch(id)] == []
