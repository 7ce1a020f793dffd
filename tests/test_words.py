"""What happens and what is refused, put into sentences in three languages."""

from __future__ import annotations

import re
from html import unescape
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from catalogues import GAMES, messages
from cumuli.core.game import Refusal
from cumuli.games.broom_service import events as bs
from cumuli.games.cloudy_kingdom import events as ev
from cumuli.words import LANGUAGES, Catalogue, refusal, sentence
from examples import EXAMPLES, NAMES, SIZE, static

HOUSE = Path(__file__).parents[1]


def told(game: str, event: Any, lang: str, table: dict[str, Any] | None) -> str:
    said, rule = sentence(game, event, NAMES, SIZE, lang, table, strict=True)
    assert rule == event.rule
    return said


def say(event: ev.Event, lang: str = "en", **more: dict[str, dict[str, dict[str, str]]]) -> str:
    return told("cloudy_kingdom", event, lang, more or None)


def cry(event: Any, lang: str = "en", **more: Any) -> str:
    return told("broom_service", event, lang, static("broom_service") | more)


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


def test_regions_towers_and_cards_of_broom_service_have_names() -> None:
    assert cry(bs.Flew(0, 1, "F19", "F11", "witch", "6.1")) == "Ann flies from Castle Wood to Gorse Heath."
    assert cry(bs.Flew(0, 1, "F19", "F11", "witch", "6.1"), "de") == "Ann fliegt von Burgwald nach Ginsterheide."
    delivered = bs.Delivered(1, 0, "FT01", "F11", "violet", 9, 1, 5, "6.5")
    assert (
        cry(delivered) == "Bo delivers from Gorse Heath to the square violet tower: 9 VP, 5 of them extra, and 1 wand."
    )
    hill = bs.Delivered(1, 0, "hill_B08", "F11", "orange", 7, 0, 0, "11.3")
    assert cry(hill) == "Bo delivers from Gorse Heath to the square orange tower: 7 VP."
    assert cry(bs.Passed(2, "heath_witch"), "de") == "Cy sagt „weiter“ zu: Heidehexe."


def test_a_cloud_no_catalogue_knows_goes_by_its_kind() -> None:
    assert cry(bs.CloudLaid("F03c1", "F03", "heavy_4_7")) == "A cloud is laid over Whisper Wood: heavy cloud."
    assert cry(bs.TileUsed(0, "turbo_xy")) == "Ann uses the tile “Turbo”."
    assert cry(bs.TileUsed(0, "turbo_bd")) == "Ann uses the tile “Turbo to B or D”."


def test_a_table_names_the_regions_of_its_own_board() -> None:
    table = {"X1": {"names": {"en": "Here", "de": "Hier"}}}
    assert cry(bs.AmuletTaken(0, "X1"), "de", regions=table) == "Ann nimmt in Hier ein Amulett."
    assert cry(bs.AmuletTaken(0, "X1"), "fr", regions=table) == "Ann prend une amulette sur «\u00a0Here\u00a0»."


def test_what_is_taken_is_counted_and_what_is_not_is_left_out() -> None:
    assert cry(bs.Gathered(0, 2, 0, 0, 1, "role", "5.4")) == "Ann takes 2 violet potions and 1 wand."
    assert cry(bs.Gathered(0, 1, 0, 0, 0, "role", "5.4"), "de") == "Ann nimmt 1 violetten Trank."


def test_victory_points_are_gained_lost_or_neither() -> None:
    assert cry(bs.EventScored(0, "pleasant_regions", 2, "7.6")) == "“Pleasant Regions” for Ann: 2 VP."
    assert cry(bs.EventScored(0, "dangerous_regions", -4, "7.5")) == "“Dangerous Regions” for Ann: −4 VP."
    assert cry(bs.EventScored(0, "like_minded", 0, "7.10")) == "“Like-Minded” changes nothing for Ann."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_happens_is_told_in_a_whole_sentence(game: str, lang: str) -> None:
    events = import_module(f"cumuli.games.{game}.events")
    kinds = {one for one in vars(events).values() if isinstance(one, type) and one.__module__ == events.__name__}
    assert {type(event) for event in EXAMPLES[game]} == kinds
    table = static(game)
    for event in EXAMPLES[game]:
        said = told(game, event, lang, table)
        assert re.search(r"[.!]$", said) and "  " not in said, said
        assert not re.search(r"[{}$_]|face-|family-|magic-|none|true|false|\b[FB]T?[0-9]", said), said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_different_things_are_told_differently(game: str, lang: str) -> None:
    table = static(game)
    sentences = [told(game, event, lang, table) for event in EXAMPLES[game]]
    assert len(sentences) == len(set(sentences))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [*GAMES, None])
def test_a_refusal_says_what_would_work_instead(game: str | None, lang: str) -> None:
    reasons = [id.removeprefix("refusal-") for id in messages(game, lang) if id.startswith("refusal-")]
    assert len(reasons) > 14
    thing = (("count", 4), ("cost", 2), ("terrain", "hill"), ("colour", "green"))
    picture = (("file", "a.png"), ("other", "b.png"), ("cards", 80), ("least", 24), ("most", 10))
    spell = (("spell", "Gale"), ("step", "2"), ("part", "target"), ("what", "t"))
    line = (("number", 7), ("line", "1 hop"), ("right", "1 fly"), ("said", "1 0"), ("truth", "0 1"), ("why", "No, so."))
    record = (*line, ("game", "chess"), ("version", "1"), ("seats", 2))
    facts = (
        *thing,
        *picture,
        *spell,
        *record,
        ("problem", "id-twice"),
        ("where", "towers.FT01"),
        ("first", "place cross b1"),
    )
    for why in reasons:
        said = refusal(Refusal(why, "", facts), game, lang, strict=True)
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


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_name_and_a_line_about_it(game: str) -> None:
    assert {"name", "tagline", "lang"} <= set(messages(game, "en"))
