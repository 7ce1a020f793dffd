"""Live examples of rules: they play on the engine, and show what their rule says."""

from __future__ import annotations

import pytest

from catalogues import messages
from cites import message
from cumuli.core.game import Illegal
from cumuli.games import SHELF
from cumuli.games.cloud_mine.paying import payments
from cumuli.scenes import Scene, examples, reached
from cumuli.words import LANGUAGES

GAMES = sorted(SHELF)
ALL = [(game, id) for game in GAMES for id in examples(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_examples_of_at_least_four_rules(game: str) -> None:
    rules = {example.rule for example in examples(game).values()}
    assert len(rules) >= 4
    assert all(message(rule) in messages(game, "en") for rule in rules)


@pytest.mark.parametrize("game, id", ALL)
def test_an_example_shows_what_its_rule_says(game: str, id: str) -> None:
    example = examples(game)[id]
    for shown in example.shows:
        scene = Scene(game, example)
        word = scene.word(shown.line)
        if shown.refused:
            with pytest.raises(Illegal) as caught:
                scene.act(word)
            assert (caught.value.refusal.reason, caught.value.refusal.rule) == (shown.refused, example.rule)
        else:
            scene.act(word)
            assert scene.events, shown.line
    rules = {event.rule for shown in example.shows if not shown.refused for event in told(game, id, shown.line)}
    assert example.rule in rules or any(shown.refused for shown in example.shows) or example.rule in DEEDS


DEEDS = {"5.3": "a delivery cites the tower's rule, 6.4 or 6.5; the bonus of the brave druid is in it"}


def told(game: str, id: str, line: str) -> list[object]:
    scene = Scene(game, examples(game)[id])
    scene.act(scene.word(line))
    return list(scene.events)


@pytest.mark.parametrize("game, id", ALL)
def test_an_example_is_the_same_for_everybody_and_has_its_words(game: str, id: str) -> None:
    example = examples(game)[id]
    one, other = Scene(game, example), reached(game, example, ())
    assert one.table.state.key() == other.table.state.key() and str(one.table.record) == str(other.table.record)
    assert not one.over and len(one.table.legal(one.seat)) > 0
    for lang in LANGUAGES:
        assert f"example-{id}" in messages(game, lang)


def test_a_brave_druid_of_the_example_gains_three_more() -> None:
    events = told("broom_service", "potion", "deliver FT06 1")
    assert [getattr(event, "bonus", None) for event in events if hasattr(event, "bonus")] == [3]


@pytest.mark.parametrize("seats", range(3, 9))
def test_the_table_of_awards_is_what_the_engine_pays(seats: int) -> None:
    rows = payments(seats)
    cards = rows[0].cards
    *hits, missed = rows
    assert missed.guess == 0 and (missed.watcher, missed.dreamer, missed.scout) == (0, 0, cards)
    for k, row in enumerate(hits, 1):
        assert (row.guess, row.watcher, row.dreamer, row.scout) == (k, cards - k + 1, k - 1, 0)
