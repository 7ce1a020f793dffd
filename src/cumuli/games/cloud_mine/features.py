"""What a seat knows of Cloud Mine as numbers, declared; filling.py writes them in this order.

What a card looks like is no rule and no feature: cards go by number, and
pictures are the deck's.  A description is open text; its words are counted
in buckets by a hash of their folded form (Weinberger et al., ICML 2009).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cumuli.core.planes import Spec, choice, count, flag
from cumuli.games.cloud_mine import tables as t
from cumuli.games.cloud_mine.counting import MOST_WORDS
from cumuli.games.cloud_mine.filling import BUCKETS, fill
from cumuli.games.cloud_mine.state import CloudMine

DIMENSIONS: Final = {
    "seats": "seats, from the one that looks on, clockwise",
    "cards": "cards of the deck, by number",
    "places": "cards of a round, as they lie",
    "guesses": "guesses in a round, at most",
    "rounds": "rounds of the game",
}


def measure(state: CloudMine) -> Mapping[str, int]:
    """The lengths of all dimensions at this table."""
    rules = state.rules
    return {
        "seats": int(rules.seats),
        "cards": int(rules.cards),
        "places": int(rules.size),
        "guesses": int(rules.guesses),
        "rounds": int(rules.rounds),
    }


PLANES: Final = (
    choice("phase", [7], "first, deal, pick, describe, lay, guess, over"),
    count("round", [], "rounds", "rounds", "the present one, from 1"),
    count("left", [], "cards", "cards", "not dealt yet"),
    choice("to_act", ["seats"], "who owes an answer"),
    choice("dreamer", ["seats"], "who describes"),
    choice("scout", ["seats"], "who picks"),
    count("piles", ["seats"], "cards", "cards", "won so far; 0 where hidden"),
    flag("pile_hidden", ["seats"], "whose pile this seat cannot count"),
    flag("hand", ["cards"], "the cards of the round, for the scout until they lie"),
    choice("target", ["cards"], "the picked card, for scout and dreamer"),
    count("words", [BUCKETS], MOST_WORDS, "words", "of the present description, by bucket"),
    choice("sky", ["places", "cards"], "which card lies where, while it may be seen"),
    flag("turned", ["places"], "cards that lie face down"),
    choice("target_place", ["places"], "where the picked card lies, for scout and dreamer"),
    flag("seen", ["cards"], "cards everybody has seen"),
    choice("guess", ["guesses"], "the guess that is due"),
    choice("guesser", ["guesses", "seats"], "whose guess each is"),
    choice("tried", ["guesses", "places"], "where guesses of this round pointed"),
    count("last_words", [BUCKETS], MOST_WORDS, "words", "of the last round’s description, by bucket"),
    choice("last_target", ["cards"], "the card that was to be found in the last round"),
    flag("last_cards", ["cards"], "the cards of the last round"),
    count("last_tries", [], "guesses", "guesses", "made in the last round"),
    choice("last_hit", ["seats"], "who found it; nobody where all missed"),
)

SPEC: Final = Spec(PLANES, DIMENSIONS, measure, lambda state: int(t.SAY0) + len(state.phrases.texts), fill)
