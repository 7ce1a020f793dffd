"""Looking into the deck more than once: nothing is seen that was not looked at, and no card changes."""

from __future__ import annotations

from .build import begin, do, observe, words
from .settings import spell, step

PEEK = step("peek", n=2)
DECK = {"provenance": "designed", "count": {"cross": 8, "straight": 6, "bridge": 1}}


def test_a_peek_into_too_small_a_deck_leaves_nothing_to_put_in_order() -> None:
    late = step("if", what="deck", least=0, steps=[step("peek", n=4), step("reorder")])
    odd = spell("it", PEEK, step("draw", n=1), step("place", which="only"), late)
    state = begin(2, "3x3", "straight straight", magic="chop twisting it", spells=(odd,), deck=DECK)
    while observe(state)["deck"] > 3:
        do(state, next(word for word in words(state) if word.startswith("place")))
        do(state, words(state)[0])
    do(state, "magic it")
    while observe(state)["phase"] == "spell":
        assert not any(word.startswith("pick") for word in words(state)), "cards that were never seen"
        do(state, words(state)[0])


def test_who_looks_at_one_card_does_not_see_what_another_saw_below_it() -> None:
    look = spell("it", step("peek", n=3), step("offer", optional=False, steps=[step("peek", n=1)]))
    state = begin(2, "3x3", "straight straight", magic="chop twisting it", spells=(look,))
    do(state, "magic it", "deal cross", "deal bridge", "deal bend_l")
    assert observe(state, 1)["known"] == [], "its one card went to the first player's hand"
