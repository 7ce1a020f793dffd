"""Every word people see: the same in three languages, and well set."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest
from fluent.syntax import ast as ftl

from catalogues import CATALOGUES, entries, messages, own, taken_apart, words
from cumuli.words import LANGUAGES

ONE_SCREEN = 420
NBSP, NARROW = "\u00a0", "\u202f"

# Names, words and signs that are rightly the same in two languages.
SAME = {
    "name",
    "against",
    "arena-elo",
    "arena-llr",
    "bot",
    "bot-easy",
    "bot-normal",
    "bot-hard",
    "brave",
    "colour-orange",
    "family-rose",
    "magic-inspiration",
    "menu",
    "nav",
    "rule-5",
    "talk-room-table",
    "tile-turbo",
}
# A win; and two cards that are printed so.
LOUD = {
    "event-Ended",
    "event-GameEnded",
    "board-won",
    "ending-you",
    "ending-won",
    "magic-chop",
    "happening-everything_once",
}


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
