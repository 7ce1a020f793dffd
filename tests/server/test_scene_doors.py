"""The doors of the live examples."""

from __future__ import annotations

import pytest

from cumuli.games import SHELF
from cumuli.scenes import examples
from cumuli.server.scenedoors import Trying, listed, tried


@pytest.mark.parametrize("game", sorted(SHELF))
def test_all_examples_are_listed_by_rule(game: str) -> None:
    found = {one["id"]: one["rule"] for one in listed(game)}
    assert {id: found[id] for id in examples(game)} == {id: one.rule for id, one in examples(game).items()}


def test_an_answer_leads_on_and_a_wrong_one_says_why() -> None:
    first = tried("cloudy_kingdom", "contact", Trying())
    block = first["block"]
    assert block.seat == 0 and block.legal and not block.events
    place = {"type": "Place", "face": "straight", "cell": 4, "turn": 0}
    assert tried("cloudy_kingdom", "contact", Trying(why=place))["no"]["rule"] == "4.1"
    assert tried("cloudy_kingdom", "contact", Trying(answers=[place]))["no"]["reason"] == "no-contact"
    then = tried("cloudy_kingdom", "contact", Trying(answers=[place | {"cell": 1}]))["block"]
    assert then.seat == 1 and then.ask != block.ask
    assert next(event.rule for event in then.events) == "4.1"


def test_what_is_no_word_is_refused() -> None:
    assert tried("cloud_mine", "pick", Trying(why={"type": "Nonsense"}))["no"]["reason"] == "unknown-word"


def test_an_example_shows_only_what_its_seat_may_see() -> None:
    view = tried("cloud_mine", "turned", Trying())["block"].view
    assert view["target"] is None and view["hand"] is None
    hands = [seat["hand"] for seat in tried("broom_service", "bumped", Trying())["block"].view["seats"]]
    assert all(isinstance(hand, int) for hand in hands)
