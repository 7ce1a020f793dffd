"""What bots make of descriptions: three languages, mixed, inflected, compounded, misspelt."""

from __future__ import annotations

import numpy as np
import pytest

from cumuli.bots.cloud_mine.index import index
from cumuli.bots.cloud_mine.language import understand
from cumuli.bots.cloud_mine.lexicon import LANGUAGES, concepts, kin, table
from cumuli.games.cloud_mine.counting import fault


def best(text: str, n: int = 1) -> list[str]:
    """The ids of the concepts a text most likely means."""
    weights = understand(text).concepts
    return [index().ids[i] for i in np.argsort(-weights)[:n] if weights[i] > 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_and_plural_means_its_concept(language: str) -> None:
    for concept in concepts().values():
        named = concept.named[language]
        for text in (named.name, named.plural):
            rank = best(text, 8)
            assert concept.id in rank, (text, rank)


@pytest.mark.parametrize("language", LANGUAGES)
def test_most_names_mean_their_concept_first(language: str) -> None:
    right = [concept.id in best(concept.named[language].name, 2) for concept in concepts().values()]
    assert sum(right) / len(right) > 0.97


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("elephants", "elephant"),
        ("mit den Elefanten", "elephant"),
        ("des éléphants", "elephant"),
        ("chevaux", "horse"),
        ("hérissons", "hedgehog"),
        ("zwei Schmetterlinge", "butterfly"),
        ("DER LÖWE", "lion"),
        ("squirrels", "chipmunk"),
    ],
)
def test_endings_case_and_articles_do_not_matter(text: str, meant: str) -> None:
    assert best(text) == [meant]


@pytest.mark.parametrize(
    ("text", "meant"),
    [("herisson", "hedgehog"), ("elephant", "elephant"), ("loewe", "lion"), ("Kaetzchen", "cat"), ("Vögelein", "bird")],
)
def test_accents_may_be_missing_and_umlauts_written_out(text: str, meant: str) -> None:
    assert best(text) == [meant]


@pytest.mark.parametrize(
    ("text", "meant"),
    [("krokodill", "crocodile"), ("schmeterling", "butterfly"), ("Hubschraubre", "helicopter"), ("giraf", "giraffe")],
)
def test_a_slip_of_the_pen_is_forgiven(text: str, meant: str) -> None:
    assert best(text) == [meant]


def test_a_compound_is_its_head_and_a_little_its_first_part() -> None:
    assert best("Fischvogel")[0] == "bird"
    assert "fish" in best("Fischvogel", 8)
    assert "horse" in best("snowhorse", 2)
    assert best("Königshut", 3)[0] == "top-hat"


@pytest.mark.parametrize("pair", [("l'éléphant", "éléphant"), ("the king's hat", "king hat"), ("s'envole", "envole")])
def test_elided_words_are_no_words_of_their_own(pair: tuple[str, str]) -> None:
    one, other = map(understand, pair)
    assert np.allclose(one.concepts, other.concepts)


def test_languages_may_be_mixed() -> None:
    meaning = understand("Elefant with parapluie")
    assert len(meaning.parts) == 2
    assert {index().ids[int(part.argmax())] for part in meaning.parts} == {"elephant", "umbrella"}


def test_a_known_phrase_is_more_than_its_words() -> None:
    assert best("teddy bear") == ["teddy-bear"]
    assert best("a hot dog", 1) != best("a hot", 1)
    assert best("wild boar") == ["boar"]


@pytest.mark.parametrize(
    ("text", "family"),
    [
        ("ein großer Vogel", {"bird", "eagle", "dove"}),
        ("un dinosaure", {"sauropod", "t-rex"}),
        ("some flower", {"tulip", "rose"}),
        ("seahorse", {"dragon", "horse-face"}),
        ("Thron", {"chair"}),
        ("something to eat", {"banana", "croissant", "popcorn"}),
    ],
)
def test_what_is_no_concept_means_what_looks_like_it(text: str, family: set[str]) -> None:
    assert family <= set(best(text, 40))


@pytest.mark.parametrize(
    ("text", "trait"),
    [
        ("zwei Enten", "pair"),
        ("deux oiseaux", "pair"),
        ("two swans", "pair"),
        ("rund", "round"),
        ("une grosse boule", "round"),
        ("mit Loch", "hole"),
        ("Rücken an Rücken", "mirror"),
        ("tall tower", "tall"),
    ],
)
def test_words_for_the_outline_are_heard(text: str, trait: str) -> None:
    assert trait in understand(text).traits


@pytest.mark.parametrize("text", ["23", "xqzvk wqpfh", "the of and", "!?"])
def test_nothing_is_made_of_nothing(text: str) -> None:
    meaning = understand(text)
    assert meaning.empty
    assert not meaning.concepts.any()


@pytest.mark.parametrize("text", ["éléphant volant", "two fat ducks", "Schneckenpost", "a dog or a cat"])
def test_weights_are_shares(text: str) -> None:
    meaning = understand(text)
    assert meaning.concepts.sum() == pytest.approx(1)
    assert meaning.parts.sum(1) == pytest.approx(np.ones(len(meaning.parts)))
    assert (meaning.weight > 0).all()


def test_families_name_only_concepts() -> None:
    known, kinds = set(concepts()), {concept.kind for concept in concepts().values()}
    assert all(set(members) <= known for _, members in kin())
    assert set(table("kinds.toml")) == kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_can_be_said(language: str) -> None:
    for concept in concepts().values():
        named = concept.named[language]
        assert len(named.words) >= 10, concept.id
        for text in (named.name, named.plural, *named.words):
            assert fault(text, True) is None, (concept.id, text)
