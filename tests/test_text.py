"""Every word people see: the same in three languages, well set, and there for all that the code can say."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from cumuli.games.cloudy_kingdom import actions, setup, spells
from cumuli.games.cloudy_kingdom import events as ev
from cumuli.words import HERE, LANGUAGES, Catalogue, files

HOUSE = Path(__file__).parents[1]
GAMES = sorted(path.parent.name for path in (HERE / "games").glob("*/text"))
CATALOGUES: list[str | None] = [*GAMES, None]
ONE_SCREEN = 420
NBSP, NARROW = "\u00a0", "\u202f"

# Names, words and signs that are rightly the same in two languages.
SAME = {
    "name",
    "bot",
    "family-rose",
    "magic-inspiration",
    "menu",
    "nav",
    "rule-5",
}
LOUD = {"event-Ended", "board-won", "ending-you", "ending-won", "magic-chop"}  # a win; and a card that is printed so


class Patterns(Visitor):
    """What a message is made of: its running text and the variables it reads."""

    def __init__(self) -> None:
        self.text: list[str] = []
        self.variables: set[str] = set()
        self.selectors: set[str] = set()

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.text.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        for variant in node.variants:
            key = variant.key
            self.selectors.add(key.value if isinstance(key, ftl.NumberLiteral) else key.name)
        self.generic_visit(node)


def own(game: str | None, lang: str) -> list[Path]:
    """The files that belong to this catalogue alone."""
    house = HERE / "text"
    return [file for file in files(game, lang) if (file.parent == house) == (game is None)]


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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUES)
def test_a_catalogue_can_be_read_and_says_nothing_twice(game: str | None, lang: str) -> None:
    assert own(game, lang), "there is no catalogue"
    found = entries(game, lang)
    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
    ids = [entry.id.name for entry in found if isinstance(entry, ftl.Message)]
    assert sorted(ids) == sorted(set(ids))
    if game:
        assert not set(ids) & set(messages(None, lang)), "the house says this already"


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("game", CATALOGUES)
def test_every_language_says_the_same_with_the_same_variables(game: str | None, lang: str) -> None:
    english, other = messages(game, "en"), messages(game, lang)
    assert list(english) == list(other), "the same messages, in the same order"
    for id, message in english.items():
        twin = other[id]
        assert [a.id.name for a in message.attributes] == [a.id.name for a in twin.attributes], id
        mine, theirs = taken_apart(message), taken_apart(twin)
        assert mine.variables == theirs.variables, id
        plural = {"zero", "one", "two", "few", "many", "other", "0", "1"}
        assert mine.selectors - plural == theirs.selectors - plural, id


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("game", CATALOGUES)
def test_nothing_is_left_in_english(game: str | None, lang: str) -> None:
    english, other = messages(game, "en"), messages(game, lang)
    same = [id for id, message in english.items() if words(message) == words(other[id]) and len(words(message)) > 2]
    assert set(same) <= SAME


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_messages_use_the_same_sentence(lang: str) -> None:
    said = defaultdict(list)
    for game in CATALOGUES:
        for id, message in messages(game, lang).items():
            if len(words(message).split()) > 4:
                said[words(message)].append(id)
    assert [ids for ids in said.values() if len(ids) > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUES)
def test_typography(game: str | None, lang: str) -> None:
    quotes = {"en": "“”", "de": "„“", "fr": "«»"}[lang]
    for id, message in messages(game, lang).items():
        for text in taken_apart(message).text:
            assert not set(text) & (set("“”„«»") - set(quotes)), f"{id}: the wrong quotes"
            assert not re.search(r"[\"']|\.\.\.|  \S", text), f"{id}: typewriter signs"
            if lang == "fr":
                assert not re.search(rf"[^{NBSP}]:|[^{NARROW}][;!?]", text), f"{id}: no-break space"
                assert not re.search(rf"«[^{NBSP}]|[^{NBSP}]»", text), f"{id}: no-break space inside quotes"
            else:
                assert not re.search(r"\s[:;!?]", text), f"{id}: a blank before the sign"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUES)
def test_only_who_wins_hears_an_exclamation_mark(game: str | None, lang: str) -> None:
    loud = {id for id, message in messages(game, lang).items() if "!" in words(message)}
    assert loud <= LOUD


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUES)
def test_every_text_fits_on_one_screen(game: str | None, lang: str) -> None:
    for id, message in messages(game, lang).items():
        longest = max((len(word) for word in taken_apart(message).text), default=0)
        assert longest <= ONE_SCREEN, id


# What the code can say


def python_of(*rooms: str) -> list[ast.Module]:
    found = [HERE / room for room in rooms]
    paths = [path for place in found for path in ([place] if place.is_file() else sorted(place.rglob("*.py")))]
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


def strings(trees: Sequence[ast.AST]) -> Iterator[str]:
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def refused(trees: list[ast.Module], callers: set[str]) -> set[str]:
    """The reasons given to Refusal(...), or to a function that makes one."""
    found = set()
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                first = node.args[0] if node.args else None
                ways = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                if name in callers:
                    found |= {way.value for way in ways if isinstance(way, ast.Constant) and isinstance(way.value, str)}
    return found


def game_has(id: str) -> bool:
    return Catalogue("cloudy_kingdom", "en").has(id)


def test_every_rule_that_is_cited_is_written() -> None:
    trees = python_of("games/cloudy_kingdom")
    cited = {text for text in strings(trees) if re.fullmatch(r"[1-9]\.[0-9]{1,2}|R[1-9][0-9]?", text)}
    for file in (HERE / "games/cloudy_kingdom").rglob("*.py"):
        for spoken in re.findall(r"[rR]ules? ((?:[1-9]\.[0-9](?:[, ]|and)*)+)", file.read_text(encoding="utf-8")):
            cited |= set(re.findall(r"[1-9]\.[0-9]", spoken))
    assert "8.4" in cited
    missing = [rule for rule in sorted(cited) if not game_has(rule_message(rule))]
    assert missing == []


def rule_message(rule: str) -> str:
    return f"ruling-{rule}" if rule.startswith("R") else f"rule-{rule.replace('.', '-')}"


def test_the_readme_and_the_app_number_the_same_rules() -> None:
    readme = (HERE / "games/cloudy_kingdom/README.md").read_text(encoding="utf-8")
    chapters = re.findall(r"^## ([1-9]) ", readme, re.MULTILINE)
    rules = re.findall(r"^\*\*([1-9]\.[1-9])\*\*", readme, re.MULTILINE)
    rulings = re.findall(r"^\| (R[0-9]+) \|", readme, re.MULTILINE)
    here = [id for id in messages("cloudy_kingdom", "en") if re.fullmatch(r"rule-[1-9](-[1-9])?|ruling-R[0-9]+", id)]
    assert all(f"{id}-answer" in messages("cloudy_kingdom", "en") for id in here if id.startswith("ruling-"))
    assert sorted(here) == sorted([f"rule-{n}" for n in chapters] + [rule_message(rule) for rule in rules + rulings])


def test_every_event_and_every_action_has_its_words() -> None:
    kinds = [kind.__name__ for kind in (*ev.Event.__args__, *actions.Action.__args__)]
    ids = [f"event-{k.__name__}" for k in ev.Event.__args__] + [f"action-{k.__name__}" for k in actions.Action.__args__]
    assert len(kinds) > 30
    assert [id for id in ids if not game_has(id)] == []


def test_every_event_message_reads_only_what_the_event_tells() -> None:
    written_down = messages("cloudy_kingdom", "en")
    for kind in ev.Event.__args__:
        fields = {field.name for field in msgspec.structs.fields(kind)}
        known = fields | {f"{field}_id" for field in fields} | ({"count"} if "winners" in fields else set())
        assert taken_apart(written_down[f"event-{kind.__name__}"]).variables <= known, kind.__name__


def test_every_refusal_has_its_words() -> None:
    rules = refused(python_of("games/cloudy_kingdom"), {"Refusal"})
    house = refused(python_of("server"), {"Refusal", "refuse"})
    assert "no-contact" in rules and "seat-taken" in house
    assert [why for why in sorted(rules | {"unknown-word"}) if not game_has(f"refusal-{why}")] == []
    assert [
        why for why in sorted(house - rules - {"unknown-word"}) if not Catalogue(None, "en").has(f"refusal-{why}")
    ] == []


def test_everything_the_checkers_find_has_its_words() -> None:
    trees = {
        file: python_of(f"games/cloudy_kingdom/{file}") for file in ("spells.py", "decks.py", "faces.py", "castles.py")
    }
    faults = refused(trees["spells.py"], {"SpellFault"})
    assert "unknown-op" in faults
    ids = [f"spell-{why}" for why in faults if re.fullmatch(r"[a-z]+(-[a-z]+)+", why)]
    decks = refused(trees["decks.py"] + trees["faces.py"], {"ValueError"})
    assert "no-side-exit" in decks
    ids += [f"deck-{why}" for why in decks - {"id-taken"} if re.fullmatch(r"[a-z]+(-[a-z]+)+", why)]
    ids += {text for text in strings(trees["castles.py"]) if text.startswith("layout-")}
    assert [id for id in ids if not game_has(id)] == []


def test_every_step_of_the_magic_language_has_its_words() -> None:
    detail = {"choose": "from", "place": "which", "remove_top": "to"}
    ids = [f"step-{op}" for op in spells.ARGS if op not in detail]
    ids += [f"step-{op}-{value}" for op, arg in detail.items() for value in spells.CHOICES[op, arg]]
    ids += [f"prompt-choose-{kind}" for kind in spells.KINDS]
    assert [id for id in ids if not game_has(id)] == []


def test_every_id_in_the_data_has_its_words() -> None:
    data = HERE / "games/cloudy_kingdom/data"
    faces = msgspec.toml.decode((data / "faces.toml").read_bytes())
    magic = msgspec.toml.decode((data / "magic.toml").read_bytes())
    layouts = msgspec.toml.decode((data / "layouts.toml").read_bytes())
    ids = [f"face-{id}" for id in (*faces["route"], *faces["magic"])]
    ids += [f"magic-{id}{end}" for id in magic["spell"] for end in ("", "-text")]
    ids += [f"family-{id}" for id in layouts["families"]["order"]]
    assert len(ids) == 16 + 16 + 4
    assert [id for id in ids if not game_has(id)] == []


def test_the_spells_of_our_own_have_one_name_in_data_and_catalogue() -> None:
    own_spells = sorted((HERE / "games/cloudy_kingdom/data/spells").glob("*.toml"))
    assert own_spells
    for file in own_spells:
        spell = msgspec.toml.decode(file.read_bytes())
        for lang in LANGUAGES:
            assert Catalogue("cloudy_kingdom", lang).text(f"magic-{spell['id']}") == spell["names"][lang]


def test_every_option_and_value_has_its_words() -> None:
    for seats in (2, 3, 4):
        for choice in setup.choices(seats):
            assert game_has(f"option-{choice['id']}") and game_has(f"option-{choice['id']}-hint"), choice["id"]
            for value in choice["values"]:
                word = f"option-{choice['id']}-{value}" if isinstance(value, str) else "yes" if value else "no"
                assert game_has(word), word
            assert game_has(f"group-{choice['group']}")
            if choice.get("ruling"):
                assert game_has(f"ruling-{choice['ruling']}")
