"""All that the code can say has its words: rules, events, actions, refusals, options, and every id in the data."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import fields
from importlib import import_module
from typing import Any

import msgspec
import pytest

from catalogues import GAMES, messages, taken_apart
from cumuli.bots import LEVELS, REFERENCES, levels
from cumuli.games.broom_service import forms, tables
from cumuli.games.broom_service.components import components
from cumuli.games.cloudy_kingdom import spells
from cumuli.words import HERE, LANGUAGES, Catalogue


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


def game_has(game: str, id: str) -> bool:
    return Catalogue(game, "en").has(id)


def lacking(game: str, ids: Sequence[str] | set[str]) -> list[str]:
    assert ids, "nothing was looked for"
    return [id for id in sorted(ids) if not game_has(game, id)]


def module(game: str, name: str) -> Any:
    return import_module(f"cumuli.games.{game}.{name}")


NUMBER = r"[1-9][0-9]?\.[0-9]{1,2}"
RULING = r"[RA][1-9][0-9]?"
RULINGS = {"broom_service": 36, "cloud_mine": 22, "cloudy_kingdom": 36}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_cited_is_written(game: str) -> None:
    trees = python_of(f"games/{game}")
    cited = {text for text in strings(trees) if re.fullmatch(rf"{NUMBER}|{RULING}", text)}
    for file in (HERE / "games" / game).rglob("*.py"):
        for spoken in re.findall(r"[rR]ul(?:e|ing)s? ([^;:\n)]*)", file.read_text(encoding="utf-8")):
            cited |= set(re.findall(rf"\b{NUMBER}\b|\b{RULING}\b", spoken))
    assert "8.4" in cited and any(re.fullmatch(RULING, one) for one in cited)
    assert lacking(game, {rule_message(rule) for rule in cited}) == []


def rule_message(rule: str) -> str:
    return f"rule-{rule.replace('.', '-')}" if rule[0].isdigit() else f"ruling-{rule}"


@pytest.mark.parametrize("game", GAMES)
def test_the_readme_and_the_app_number_the_same_rules(game: str) -> None:
    readme = (HERE / "games" / game / "README.md").read_text(encoding="utf-8")
    chapters = re.findall(r"^## ([1-9][0-9]?) ", readme, re.MULTILINE)
    rules = re.findall(rf"^\*\*({NUMBER})\*\*", readme, re.MULTILINE)
    rulings = re.findall(rf"^\| ({RULING}) \|", readme, re.MULTILINE)
    assert len(chapters) > 8 and len(rules) > 38 and len(rulings) == RULINGS[game]
    written = messages(game, "en")
    here = [id for id in written if re.fullmatch(rf"rule-[0-9]+(-[0-9]+)?|ruling-{RULING}", id)]
    assert all(f"{id}-answer" in written for id in here if id.startswith("ruling-"))
    assert here == [id for id in written if id in set(here)]
    assert sorted(here) == sorted([f"rule-{n}" for n in chapters] + [rule_message(rule) for rule in rules + rulings])


@pytest.mark.parametrize("game", GAMES)
def test_the_readme_names_every_option(game: str) -> None:
    readme = (HERE / "games" / game / "README.md").read_text(encoding="utf-8")
    options = [field.name for field in fields(module(game, "setup").Options)]
    assert [name for name in options if f"`{name}`" not in readme] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_event_and_every_action_has_its_words(game: str) -> None:
    events, actions = module(game, "events").__dict__, module(game, "actions").__dict__
    ids = {f"{kind}-{name}" for kind, found in (("event", events), ("action", actions)) for name in structs(found)}
    assert len(ids) > 14
    assert lacking(game, ids) == []


def structs(names: dict[str, Any]) -> dict[str, Any]:
    """The events or actions a module defines."""
    return {name: one for name, one in names.items() if isinstance(one, type) and one.__module__ == names["__name__"]}


@pytest.mark.parametrize("game", GAMES)
def test_every_event_message_reads_only_what_the_event_tells(game: str) -> None:
    written_down = messages(game, "en")
    for name, kind in structs(module(game, "events").__dict__).items():
        known = {field.name for field in msgspec.structs.fields(kind)}
        more = {"count"} if "winners" in known else set()
        more |= {"vp_sign", "vp_size"} if "vp" in known else set()
        more |= {"goods"} if known >= {"violet", "green", "orange", "wand"} else set()
        known |= {f"{field}_id" for field in known} | more
        assert taken_apart(written_down[f"event-{name}"]).variables <= known, name


@pytest.mark.parametrize(
    ("game", "one"),
    [("cloudy_kingdom", "no-contact"), ("broom_service", "must-follow"), ("cloud_mine", "too-many-words")],
)
def test_every_refusal_of_a_game_has_its_words(game: str, one: str) -> None:
    rules = refused(python_of(f"games/{game}"), {"Refusal"})
    assert one in rules
    own = set(messages(game, "en"))  # the house would say something else by the same id
    assert {f"refusal-{why}" for why in rules - {"bad-options"} | {"unknown-word"}} - own == set()


def test_every_refusal_of_the_house_has_its_words() -> None:
    house = refused(python_of("server"), {"Refusal", "refuse"})
    assert "seat-taken" in house and "cannot-seal" in house
    known = Catalogue(None, "en")
    assert [why for why in sorted(house - {"unknown-word"}) if not known.has(f"refusal-{why}")] == []


def test_everything_the_checkers_find_has_its_words() -> None:
    trees = {
        file: python_of(f"games/cloudy_kingdom/{file}")
        for file in ("spells.py", "faults.py", "decks.py", "faces.py", "castles.py")
    }
    faults = refused(trees["spells.py"] + trees["faults.py"], {"SpellFault", "fault"})
    assert "unknown-op" in faults
    ids = {f"spell-{why}" for why in faults if re.fullmatch(r"[a-z]+(-[a-z]+)+", why)}
    decks = refused(trees["decks.py"] + trees["faces.py"], {"ValueError"})
    assert "no-side-exit" in decks
    ids |= {f"deck-{why}" for why in decks if re.fullmatch(r"[a-z]+(-[a-z]+)+", why)}
    ids |= {text for text in strings(trees["castles.py"]) if text.startswith("layout-")}
    assert lacking("cloudy_kingdom", ids) == []


def test_everything_wrong_with_a_board_or_with_components_has_its_words() -> None:
    """The second argument of a fault is the problem; the others are what its message may read."""
    written = messages("broom_service", "en")
    found = set()
    for tree in python_of("games/broom_service"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("BoardFault", "ComponentFault"):
                facts = {"where"} | {str(word.arg) for word in node.keywords}
                second = node.args[1]
                ways = [second.body, second.orelse] if isinstance(second, ast.IfExp) else [second]
                for problem in (str(way.value) for way in ways if isinstance(way, ast.Constant)):
                    found.add(problem)
                    assert taken_apart(written[f"board-{problem}"]).variables <= facts, problem
    assert len(found) > 40 and {"one-way", "cut-off", "joined", "hill-tile"} <= found
    for problem, pattern in forms.SAID:
        assert taken_apart(written[f"board-{problem}"]).variables <= {"where", *pattern.groupindex}, problem
    assert {"board-form", "board-bad-toml", "board-ok", "board-components-ok"} <= set(written)


def test_every_step_of_the_magic_language_has_its_words() -> None:
    detail = {"choose": "from", "place": "which", "remove_top": "to"}
    ids = [f"step-{op}" for op in spells.ARGS if op not in detail]
    ids += [f"step-{op}-{value}" for op, arg in detail.items() for value in spells.CHOICES[op, arg]]
    ids += [f"prompt-choose-{kind}" for kind in spells.KINDS]
    assert lacking("cloudy_kingdom", ids) == []


def test_every_id_in_the_data_has_its_words() -> None:
    data = HERE / "games/cloudy_kingdom/data"
    faces = msgspec.toml.decode((data / "faces.toml").read_bytes())
    magic = msgspec.toml.decode((data / "magic.toml").read_bytes())
    layouts = msgspec.toml.decode((data / "layouts.toml").read_bytes())
    ids = [f"face-{id}" for id in (*faces["route"], *faces["magic"])]
    ids += [f"magic-{id}{end}" for id in magic["spell"] for end in ("", "-text")]
    ids += [f"family-{id}" for id in layouts["families"]["order"]]
    assert len(ids) == 16 + 16 + 4
    assert lacking("cloudy_kingdom", ids) == []


def test_every_id_of_broom_service_has_its_words() -> None:
    pieces, view = components(), module("broom_service", "view")
    ids = [f"role-{id}{end}" for id in tables.ROLES for end in ("", "-short", "-brave", "-cowardly")]
    ids += [f"happening-{id}{end}" for id in tables.EVENTS for end in ("", "-text")]
    ids += [f"terrain-{id}" for id in tables.TERRAINS]
    ids += [f"{kind}-{id}" for id in tables.KINDS for kind in ("good", "resource")]
    ids += [f"cloud-{cloud.id}" for cloud in pieces.storm] + ["cloud-heavy"]
    ids += [f"tile-{id}{end}" for id in (*tables.MOUNTAIN_TILES, *tables.FOREST_TILES) for end in ("", "-text")]
    ids += [f"tile-{tile.id}" for tile in pieces.hill_tiles]
    ids += [f"prompt-{what}" for what in (*view.PHASES, *view.STEPS)]
    ids += [f"wait-{phase}" for phase in ("extra", "select", "add", "lead", "answer", "act", "bid", "once")]
    ids += [f"reason-{why}" for why in ("points", "resources", "shared")]
    ids += [f"provenance-{what}" for what in (*pieces.provenance, *pieces.provenance.values(), "board", "public")]
    assert lacking("broom_service", ids) == []


def test_the_spells_of_our_own_have_one_name_in_data_and_catalogue() -> None:
    own_spells = sorted((HERE / "games/cloudy_kingdom/data/spells").glob("*.toml"))
    assert own_spells
    for file in own_spells:
        spell = msgspec.toml.decode(file.read_bytes())
        for lang in LANGUAGES:
            assert Catalogue("cloudy_kingdom", lang).text(f"magic-{spell['id']}") == spell["names"][lang]


@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_value_has_its_words(game: str) -> None:
    setup = module(game, "setup")
    ids = set()
    for choice in (choice for seats in (2, 3, 4) for choice in setup.choices(seats)):
        ids |= {f"option-{choice['id']}", f"option-{choice['id']}-hint", f"group-{choice['group']}"}
        for value in choice["values"]:
            ids.add(("yes" if value else "no") if isinstance(value, bool) else f"option-{choice['id']}-{value}")
        if choice.get("ruling"):
            ids.add(f"ruling-{choice['ruling']}")
    assert lacking(game, ids) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_is_called_something_and_every_level_says_what_it_sees(lang: str) -> None:
    """Those that are offered say it for each game; the others sit at old tables still."""
    hints = set()
    for game in GAMES:
        words = Catalogue(game, lang, strict=True)
        for level in levels(game):
            assert words.text(f"bot-{level}") and words.text(f"bot-{level}-level")
            hint = words.text(f"bot-{level}-hint")
            assert re.search(r"[.]$", hint) and len(hint) < 120
            hints.add((level in REFERENCES[game], hint))
    assert len([hint for old, hint in hints if not old]) == len(LEVELS) * len(GAMES), "two levels say the same"
