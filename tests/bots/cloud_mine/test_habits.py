"""What the rounds that were played tell a bot of the others at its table."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from cumuli.bots.cloud_mine.habits import LOOKS, USUAL, Shown, learn, rounds
from cumuli.bots.cloud_mine.language import understand
from cumuli.bots.cloud_mine.lexicon import concepts
from cumuli.bots.cloud_mine.picking import USUALLY, picked
from cumuli.bots.cloud_mine.pointing import Pointing
from cumuli.bots.cloud_mine.reasons import of_guess
from cumuli.bots.cloud_mine.sight import crowd
from cumuli.games.cloud_mine import GAME
from cumuli.games.cloud_mine import tables as t
from cumuli.games.cloud_mine.setup import Options

from .test_levels import CARDS, midway


def shown(seat: int, rank: int, many: int = 4) -> list[Shown]:
    """Rounds in which it named what the crowd sees as rank-th in the cloud, to one who is sharp and one who is not."""
    eyes, rng, found = crowd(None), Random(rank), []
    for _ in range(many):
        cards = rng.sample(range(CARDS), 6)
        number = int(np.argsort(-eyes.telling[cards[0]])[rank])
        text = list(concepts().values())[number].named["en"].name
        fits = np.argsort(-eyes.score(understand(text))[cards])
        best, worst = cards[int(fits[0])], cards[int(fits[-1])]
        found.append(Shown(seat, 3, text, cards[0], tuple(cards), ((1, best), (2, worst)), tuple(range(CARDS))))
    return found


def test_a_dreamer_who_names_what_all_see_is_known_as_frank() -> None:
    frank = learn(shown(0, 0), crowd(None), 6, 4).frank[0]
    vague = learn(shown(0, 60), crowd(None), 6, 4).frank[0]
    assert frank > vague + 0.5
    assert learn([], crowd(None), 6, 4).frank == {}


def test_whoever_points_at_what_fits_is_known_as_sharp_and_the_other_as_blunt() -> None:
    habits = learn(shown(0, 0), crowd(None), 6, 4)
    strays = np.array(LOOKS)
    sharp, blunt = (habits.looks[seat][:-1] @ strays / habits.looks[seat][:-1].sum() for seat in (1, 2))
    assert sharp < np.array(USUAL)[:-1] @ strays / sum(USUAL[:-1]) < blunt
    assert habits.look(5) == pytest.approx(np.array(USUAL))


def test_a_scout_is_known_by_what_it_picks() -> None:
    """Who always picks the strangest cloud is soon expected to, and who picks anything is not."""
    eyes, rng, deck = crowd(None), Random(5), tuple(range(CARDS))
    found = {7: [], 8: []}
    for _ in range(6):
        cards = tuple(rng.sample(range(CARDS), 6))
        strangest = cards[int(picked(eyes, list(cards), deck)[1].argmax())]
        for scout, target in ((7, strangest), (8, cards[0])):
            found[scout].append(Shown(0, scout, "1", target, cards, (), deck))
    strange, anything = (learn(found[scout], eyes, 6, 4).pick(scout) for scout in (7, 8))
    assert strange[1] > 0.6 > USUALLY[1] > anything[1]
    assert strange.sum() == pytest.approx(1)


def test_one_round_proves_little() -> None:
    habits = learn(shown(0, 0, 1), crowd(None), 6, 4)
    assert all(0.02 < share < 0.9 for share in habits.looks[1])
    assert 0 < habits.frank[0] < 3


def test_the_rounds_are_remembered_as_they_were_played() -> None:
    state, _ = midway(4, 4, int(t.GUESSING))
    found = rounds(state)
    assert [round.dreamer for round in found] == [(found[0].dreamer - n) % 4 for n in range(3)]
    assert all(round.target in round.cards and len(round.cards) == 6 for round in found)
    last = GAME.observe(state, None)["last"]
    assert found[-1].text == last["text"]
    assert list(found[-1].cards) == last["cards"]
    assert [(seat, last["cards"].index(card)) for seat, card in found[-1].tried] == [
        (one["seat"], one["place"]) for one in last["tried"]
    ]
    assert found[1].unseen == tuple(sorted(set(found[0].unseen) - set(found[0].cards)))
    kept = GAME.load(4, Options(), GAME.version, GAME.save(state))
    assert rounds(kept) == found and kept == state


def test_what_a_scout_would_have_picked_counts_beside_the_words() -> None:
    words = Pointing(np.array([0.5, 0.3, 0.2]), np.array([1.0, 0.5, 0.0]))
    both = words.believing(np.array([0.1, 0.1, 0.8]))
    assert (words.best, words.words) == (0, None)
    assert (both.best, both.second, both.words) == (2, 0, 0)
    assert both.chances == pytest.approx(np.array([0.05, 0.03, 0.16]) / 0.24)
    keys = [reason.key for reason in of_guess(both, [4, 1, 0], True)]
    assert keys == ["guess", "guess-scout"]
    assert [reason.key for reason in of_guess(words, [4, 1, 0], True)] == ["guess"]
