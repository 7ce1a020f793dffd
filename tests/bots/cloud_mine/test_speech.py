"""How bots speak: within the rules, in the table's language, never twice the same."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from cumuli.bots.cloud_mine.index import index
from cumuli.bots.cloud_mine.language import understand
from cumuli.bots.cloud_mine.lexicon import LANGUAGES, concepts, table
from cumuli.bots.cloud_mine.personas import PERSONAS
from cumuli.bots.cloud_mine.speech import Voice, literal, phrases
from cumuli.games.cloud_mine.counting import count, fold

TRAITS = ("round", "tall", "wide", "hole", "mirror", "pair", "thin")


def some(voice: Voice, seed: int) -> list[str]:
    rng = Random(seed)
    seen = rng.sample(range(len(concepts())), 48)
    return [phrase.text for phrase in phrases(seen, ("animal", "food"), TRAITS, voice, rng)]


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_longer_than_five_words(language: str, strict: bool) -> None:
    for seed in range(4):
        texts = some(Voice(language, strict), seed)
        assert len(texts) > 150
        assert all(1 <= count(text, strict) <= 5 for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_again(language: str) -> None:
    first = some(Voice(language), 1)
    said = {fold(text) for text in first[::2]}
    again = some(Voice(language, said=said), 1)
    assert again
    assert not said & {fold(text) for text in again}
    assert len({fold(text) for text in again}) == len(again)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_was_said_is_not_said_literally(language: str) -> None:
    number = index().ids.index("elephant")
    name = concepts()["elephant"].named[language].name
    assert literal(number, Voice(language)) is not None
    assert literal(number, Voice(language, said={fold(name)})) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_bot_says_means_something(language: str) -> None:
    texts = some(Voice(language), 2)
    assert sum(understand(text).empty for text in texts) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_patterns_are_filled_and_leave_no_holes(language: str) -> None:
    for seed in range(3):
        assert not any(sign in text for text in some(Voice(language), seed) for sign in "{}")


def test_languages_have_the_same_forms() -> None:
    forms = table("speech.toml")
    assert set(forms) == set(LANGUAGES)
    assert len({frozenset(forms[language]) for language in LANGUAGES}) == 1


def test_personas_love_and_say_what_there_is() -> None:
    kinds = {concept.kind for concept in concepts().values()}
    forms = set(table("speech.toml")["en"]) | {"thought"}
    for persona in PERSONAS:
        assert set(persona.loves) <= kinds
        assert set(persona.says) <= forms


def test_what_bots_say_has_no_typewriter_signs() -> None:
    for concept in concepts().values():
        for named in concept.named.values():
            assert not any("'" in text for text in (named.name, named.plural, *named.words)), concept.id
    for language, forms in table("speech.toml").items():
        assert not any("'" in pattern for patterns in forms.values() for pattern in patterns), language


@pytest.mark.parametrize(("one", "other"), [("chef-d’œuvre", "chef-d'œuvre"), ("l’étoile d’or", "l'étoile d'or")])
def test_either_apostrophe_is_understood(one: str, other: str) -> None:
    assert np.array_equal(understand(one).concepts, understand(other).concepts)
    assert not understand(one).empty
