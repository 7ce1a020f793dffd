"""Every line says why: what is told, refused or counted cites a numbered rule that is written in three languages."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from catalogues import messages
from cites import message, numbers, refusals, written
from cumuli.core.game import CHANCE, Refusal
from cumuli.games import SHELF
from cumuli.words import HERE, LANGUAGES
from examples import EXAMPLES
from settings import GAMES, allowed, game_of, play, setting, some

WEB = Path(__file__).parents[1] / "web/src"

NO_RULE = {
    "bad-printed": "speaks of a file with an owner's corrections, which no rule knows",
}
"""Reasons in a game's own code that no rule of the game stands behind."""

HOUSE = {
    "seats, tables and who may do what at them": """no-table no-seat nobody-there seat-taken not-yours not-host started
        not-started seats-free table-full frozen removed removed-already not-yourself too-many busy
        unknown-game bad-options not-agreed other-spells forked not-pledged""",
    "lessons": "lesson-else lesson-lost",
    "the line between page and house": "bad-message stale unreached stranger",
    "what the house writes things down in": "house-away house-full",
    "talk": "chat-off hushed no-line talk-often talk-long",
}
"""Refusals among the house's first words that concern no rule of a game."""
AREAS = {
    "account": "who somebody is",
    "agree": "what people agree on besides the rules",
    "capsule": "a table played apart from any house",
    "cli": "the command line",
    "command": "what was typed is no move, or may be several",
    "door": "a token that opens no seat",
    "learn": "a lesson wants something else than the rules forbid",
    "luck": "a pledge that luck can be checked by",
    "magic": "files with spells",
    "notices": "where somebody wants to be told",
    "printed": "files with corrections",
    "replays": "games that are over",
    "review": "who may look back, and how far",
    "why": "who may ask why a move was made, and when",
    "seats": "links to seats",
    "stats": "whether a game can be counted yet, and for whom",
    "workshop": "things people make",
}
"""Areas of the house whose refusals concern no rule of a game, and what they concern."""
CITED_BY_HOUSE = {"cannot-seal": "4.10", "cannot-order": "4.10", "muted": "6.5"}
"""Refusals of the house that carry out a game's rule, and cite it."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_and_ruling_can_be_opened_and_none_is_made_up(game: str, lang: str) -> None:
    told = {id for id in messages(game, lang) if re.fullmatch(r"rule-[0-9]+-[0-9]+|ruling-[A-Z][0-9]+", id)}
    assert told == {message(rule) for rule in written(game)}


@pytest.mark.parametrize("game", GAMES)
def test_every_number_in_the_code_is_a_rule(game: str) -> None:
    assert len(numbers(game)) > 30
    assert {
        (rule, file) for rule, file in numbers(game) if rule not in written(game) and file != "standins.py"
    } == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_event_that_is_told_cites_its_rule(game: str) -> None:
    told: dict[type, set[str]] = {}
    for seed in range(some(20, 4)):
        state = setting(game, seed).start()
        state.events = []
        for _ in play(state, Random(seed)):
            pass
        for event in [*SHELF[game].opened(state), *state.events]:
            told.setdefault(type(event), set()).add(event.rule)
    for event in EXAMPLES[game]:  # kinds that random play hardly brings about
        told.setdefault(type(event), set()).add(event.rule)
    events = import_module(f"cumuli.games.{game}.events")
    kinds = {one for one in vars(events).values() if isinstance(one, type) and one.__module__ == events.__name__}
    assert set(told) == kinds
    assert {kind.__name__: rules - written(game) for kind, rules in told.items() if rules - written(game)} == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_in_the_code_cites_a_rule_and_has_its_words(game: str) -> None:
    found = refusals(game)
    assert len(found) > 9
    for named, rules, where in found:
        assert named, where
        for reason in named:
            assert f"refusal-{reason}" in reasons(game), where
            assert reason in NO_RULE or "" not in rules, f"{where}: {reason} cites nothing"


@pytest.mark.parametrize("game", GAMES)
def test_whatever_cannot_be_done_is_refused_by_a_rule(game: str) -> None:
    """Words that were legal once are tried whenever they are not: by everybody, at any moment."""
    refused: dict[str, set[str]] = {}
    kinds = {kind.__name__ for kind in get_args(SHELF[game].words)}
    words: dict[str, Any] = {}
    for seed in range(some(12, 4)):
        rng = Random(seed)
        state = setting(game, seed).start()
        for seat in play(state, rng):
            if seat == CHANCE:
                for code, _ in state.chance()[:1]:
                    word = SHELF[game].word(state, code)
                    words[type(word).__name__] = word
                continue
            for code in rng.sample(legal := state.legal_actions(seat), min(4, len(legal))):
                word = game_of(state).word(state, code)
                words[type(word).__name__] = word
            for name, word in words.items():
                other = rng.randrange(len(state.to_act()) + 1)
                untried = name not in refused  # a rare word comes late, and is tried until it is refused
                if (untried or rng.random() < 0.05) and not allowed(state, other, word):
                    refused.setdefault(name, set()).add(why(game, state, other, word))
        refused.setdefault("over", set()).add(why(game, state, 0, word))
    assert refused.keys() >= kinds & words.keys()
    assert {name: rules - written(game) for name, rules in refused.items() if rules - written(game)} == {}


@cache
def reasons(game: str) -> frozenset[str]:
    """The refusals that are put into words, by the game or by the house."""
    return frozenset(id for of in (game, None) for id in messages(of, "en") if id.startswith("refusal-"))


def why(game: str, state: Any, seat: int, word: Any) -> str:
    refusal: Refusal = SHELF[game].explain(state, seat, word)
    assert f"refusal-{refusal.reason}" in reasons(game), refusal
    return refusal.rule


@pytest.mark.parametrize("game", GAMES)
def test_the_end_and_every_line_of_its_score_cite_their_rules(game: str) -> None:
    for seed in range(some(12, 3)):
        state = setting(game, seed).start()
        for _ in play(state, Random(seed)):
            pass
        shelved, outcome = SHELF[game], state.outcome()
        shown = shelved.observe(state, None)["outcome"]
        assert shown["rule"] == shelved.endings[outcome.reason]
        sheet = shelved.sheet(state)
        assert {item.rule for item in sheet} | set(shelved.endings.values()) <= written(game)
        if sheet:
            *lines, total = sheet
            assert total.id == "total" and total.by == outcome.scores
            paid = [sum(item.by[seat] for item in lines if item.pays) for seat in range(len(outcome.scores))]
            assert not lines or tuple(paid) == outcome.scores
            assert shown["sheet"] == [{"id": i.id, "rule": i.rule, "by": list(i.by)} for i in sheet]


@pytest.mark.parametrize("game", GAMES)
def test_every_way_a_game_may_end_has_a_rule_and_a_sentence(game: str) -> None:
    assert SHELF[game].endings
    for reason in SHELF[game].endings:
        assert f"reason-{reason}" in messages(game, "en")
    said = {id.removeprefix("reason-") for id in messages(game, "en") if id.startswith("reason-")}
    assert said == set(SHELF[game].endings)


def test_a_refusal_of_the_house_cites_a_rule_or_concerns_none() -> None:
    first: set[str] = set()
    for file in sorted((HERE / "text").glob("*en.ftl")):
        area = file.name.removesuffix("en.ftl").rstrip(".")
        found = set(re.findall(r"^refusal-([\w-]+)", file.read_text(encoding="utf-8"), re.MULTILINE))
        if area:
            assert not found or area in AREAS, f"{area}: what do these refusals concern?"
        else:
            first = found
    named = {reason for reasons in HOUSE.values() for reason in reasons.split()}
    pictures = {id for id in first if id.startswith(("deck", "doodle"))} | {"unknown-deck"}
    assert first - named - pictures == set(CITED_BY_HOUSE)
    assert named <= first, "nobody says this any more"


# The page

DRAWN = {"evenodd", "nonzero"}  # fill-rule and clip-rule
GREY = re.compile(r"\sdisabled=\{([^}]*)\}")
SENDING = {"play.busy", "play.busy || play.fist"}
"""What is shut for the blink of an eye in which an answer is under way."""
NO_ACTION = {
    ("broom_service/map/Tools.svelte", "camera.scale >= camera.nearest * 0.99"): "the map cannot come nearer; no rule",
    ("broom_service/map/Tools.svelte", "camera.whole"): "the map is shown whole already; no rule",
}
"""Buttons that are no action of a game."""


def test_nothing_a_game_may_do_is_greyed_out_without_saying_why() -> None:
    found = set()
    for file in sorted((WEB / "games").rglob("*.svelte")):
        for condition in GREY.findall(file.read_text(encoding="utf-8")):
            if condition not in SENDING:
                found.add((str(file.relative_to(WEB / "games")), condition))
    assert found <= set(NO_ACTION), "make it aria-disabled, and let it say why when it is pressed"


@pytest.mark.parametrize("game", GAMES)
def test_every_number_the_page_cites_is_a_rule(game: str) -> None:
    for file in sorted((WEB / "games" / game).rglob("*.svelte")):
        for rule in re.findall(r"\brule=\"([^\"]+)\"", file.read_text(encoding="utf-8")):
            assert rule in written(game) or rule in DRAWN, f"{file.name}: {rule}"
