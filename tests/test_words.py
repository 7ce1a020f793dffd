"""What happens and what is refused, put into sentences in three languages."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from cumuli.core.game import Refusal
from cumuli.games.cloudy_kingdom import events as ev
from cumuli.words import LANGUAGES, Catalogue, files, refusal, sentence

HOUSE = Path(__file__).parents[1]
ENGLISH = "\n".join(file.read_text(encoding="utf-8") for file in files("cloudy_kingdom", "en"))
REFUSALS = re.findall(r"^refusal-([\w-]+) =", ENGLISH, re.MULTILINE)


def say(event: ev.Event, lang: str = "en", **more: dict[str, dict[str, dict[str, str]]]) -> str:
    said, rule = sentence("cloudy_kingdom", event, ["Ann", "Bo", "Cy"], 3, lang, more or None, strict=True)
    assert rule == event.rule
    return said


def test_an_event_is_told_with_names_cells_and_cards() -> None:
    assert say(ev.Placed(0, "cross", 4, 1, "hand", "4.1")) == "Ann plays “Crossing” on b2."
    assert say(ev.Swapped(1, 0, 8, "9.1")) == "Bo swaps the stacks on a1 and c3."
    assert say(ev.HandsSwapped(1, 2, "9.1")) == "Bo and Cy swap hands."


def test_what_is_hidden_is_not_named() -> None:
    assert say(ev.Drew(0, None, False, "3.2")) == "Ann draws a card."
    assert say(ev.Drew(0, "cross", False, "3.2")) == "Ann draws “Crossing”."
    assert say(ev.MagicTaken(None, "chop")) == "Everybody takes the magic card “Chop ’em”."
    assert say(ev.MagicTaken(1, None)) == "Bo takes a magic card in secret."
    assert say(ev.Peeked(0, 3, None, "9.1")) == "Ann looks at the top 3 cards of the deck."


def test_one_winner_several_winners_and_none() -> None:
    assert say(ev.Ended("gift", (1,), "8.3")).endswith("who wins!")
    assert "Bo and Cy" in say(ev.Ended("gift", (1, 2), "8.3"))
    assert "!" not in say(ev.Ended("deck", (), "8.7"))


def test_a_spell_of_the_tables_own_goes_by_its_own_name() -> None:
    static = {"fog": {"names": {"en": "Fog", "de": "Nebel"}}}
    assert say(ev.MagicPlayed(0, "fog", "6.1"), "de", magics=static) == "Ann zaubert „Nebel“."
    assert say(ev.MagicPlayed(0, "fog", "6.1"), "fr", magics=static) == "Ann lance «\u00a0Fog\u00a0»."


EXAMPLES: list[ev.Event] = [
    ev.LaidOut("abc/acb/bca/bca"), ev.FamilyTaken(0, "raven"), ev.Began(2), ev.MagicPlayed(0, "green", "6.1"),
    ev.Chosen(0, 4, "7.1"), ev.PlayerChosen(0, 1, "9.1"), ev.Fetched(0, "bend_r", "7.7"),
    ev.Discarded(0, "cross", "3.4"), ev.Exchanged(1, "cross", "7.6"), ev.Kept(1, "7.6"), ev.Fizzled(0, 2),
    ev.FinalPhase(), ev.Skipped(2),
    ev.Swapped(0, 1, 2, "9.1"), ev.HandsSwapped(0, 1, "9.1"), ev.MagicTaken(None, "chop"),
    *(ev.Moved(0, 1, 2, pile, "9.1") for pile in (True, False)),
    *(ev.MagicTaken(0, magic) for magic in ("green", None)),
    *(ev.Peeked(0, count, None, "9.1") for count in (1, 2)), ev.Peeked(0, 2, ("cross", "bridge"), "9.1"),
    *(ev.Reordered(0, count, "9.1") for count in (1, 2)),
    *(ev.Placed(0, "cross", 4, 1, source, "4.1") for source in ("hand", "drawn", "discard", "magic")),
    *(ev.Drew(0, face, spell, "3.2") for face in ("tee_end", None) for spell in (True, False)),
    *(ev.Removed(0, 4, "cross", to, "7.1") for to in ("box", "discard", "hand")),
    *(ev.Turned(0, 4, quarters, "7.8") for quarters in (1, 2, 3)),
    *(ev.Marked(0, 4, flag, until, "9.1") for flag in ("immune", "no_cover") for until in ("turn", "round", "forever")),
    *(ev.Connected("sun", axis, pending, "8.1") for axis in ("NS", "WE") for pending in (True, False)),
    *(ev.Broken("sun", axis) for axis in ("NS", "WE")),
    ev.Ended("own", (0,), "8.2"), ev.Ended("claim", (0,), "8.4"), ev.Ended("deck", (), "8.7"),
    *(ev.Ended("gift", winners, "8.3") for winners in ((0,), (1, 2))),
    *(ev.Ended("neutral", winners, "R4") for winners in ((), (0,), (1, 2))),
]  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_happens_is_told_in_a_whole_sentence(lang: str) -> None:
    assert {type(event) for event in EXAMPLES} == set(ev.Event.__args__)
    for event in EXAMPLES:
        said = say(event, lang)
        assert re.search(r"[.!]$", said) and not re.search(r"[{}$_]|face-|family-|magic-|none|true|false", said), said


def test_different_things_are_told_differently() -> None:
    for lang in LANGUAGES:
        told = [say(event, lang) for event in EXAMPLES]
        assert len(told) == len(set(told))


def test_a_refusal_says_what_would_work_instead() -> None:
    assert len(REFUSALS) > 25
    for lang in LANGUAGES:
        for why in REFUSALS:
            said = refusal(Refusal(why), "cloudy_kingdom", lang, strict=True)
            assert len(re.findall(r"[.,]", said)) >= 2, f"{why} only refuses"


def test_a_strict_catalogue_names_what_is_missing() -> None:
    with pytest.raises(KeyError, match="no-such-words"):
        Catalogue("cloudy_kingdom", "de", strict=True).text("no-such-words")
    with pytest.raises(KeyError, match="event-Began"):
        Catalogue("cloudy_kingdom", "de", strict=True).text("event-Began")
    assert Catalogue("cloudy_kingdom", "de").text("no-such-words") == "no-such-words"


# The browser


def loose(svelte: str) -> list[str]:
    """Runs of words that stand in a template itself, in its text or in attributes people read or hear."""
    body = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", " ", svelte, flags=re.DOTALL)
    read = re.findall(r"\b(?:aria-label|title|placeholder|alt)=\"([^\"{]*)\"", body)
    while re.search(r"\{[^{}]*\}", body):
        body = re.sub(r"\{[^{}]*\}", " ", body)
    text = unescape(re.sub(r"<[^<>]*?(?:=>[^<>]*?)*>", "\n", body).replace("Cumuli", ""))
    return [run.strip() for run in [*read, *text.split("\n")] if re.search(r"[^\W\d_]{2,}", run)]


def test_the_search_for_loose_words_finds_some() -> None:
    assert loose('<p class="soft">{t(`hello-${x}`)}</p><style>p { color: red }</style>') == []
    assert loose("<p>Hello you there</p>") == ["Hello you there"]
    assert loose('<button aria-label="Close it" onclick={() => shut()}>×</button>') == ["Close it"]


def test_no_template_speaks_past_the_catalogues() -> None:
    found = {}
    for file in sorted((HOUSE / "web/src").rglob("*.svelte")):
        if runs := loose(file.read_text(encoding="utf-8")):
            found[str(file.relative_to(HOUSE))] = runs
    assert found == {}


def test_every_word_the_page_asks_for_is_there() -> None:
    known = Catalogue("cloudy_kingdom", "en", strict=True)
    sources = [path for end in ("svelte", "ts") for path in (HOUSE / "web/src").rglob(f"*.{end}")]
    asked = {id for path in sources for id in re.findall(r"\bt\(\s*'([a-z][\w-]*)'", path.read_text(encoding="utf-8"))}
    assert "name" in asked
    assert [id for id in sorted(asked) if not known.has(id)] == []
