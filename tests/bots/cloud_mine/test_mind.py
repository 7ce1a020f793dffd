"""Bots of Cloud Mine: each has eyes of its own, a dreamer gains by choosing its words, a watcher needs no answer."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import numpy as np
import pytest

from cumuli.bots import Me, choose, think
from cumuli.bots.cloud_mine.dreaming import Round, dream, gains
from cumuli.bots.cloud_mine.language import understand
from cumuli.bots.cloud_mine.lexicon import LANGUAGES
from cumuli.bots.cloud_mine.perception import standard
from cumuli.bots.cloud_mine.scouting import scout
from cumuli.bots.cloud_mine.sight import Sight, sight
from cumuli.bots.cloud_mine.speech import Voice, literal
from cumuli.bots.cloud_mine.visions import seen
from cumuli.bots.cloud_mine.watching import WAVERING, watch
from cumuli.core.game import CHANCE
from cumuli.games.cloud_mine import GAME
from cumuli.games.cloud_mine import tables as t
from cumuli.games.cloud_mine.counting import count, fold
from cumuli.games.cloud_mine.setup import Options
from cumuli.games.cloud_mine.state import CloudMine

SHARP = ("easy", "normal", "hard")
CARDS = 80
SIX = (0, 1, 2, 3)


def hand(rng: Random, target: int, size: int = 6) -> list[int]:
    """The target, and others at random."""
    return [target, *rng.sample([card for card in range(CARDS) if card != target], size - 1)]


def agreement(rank: int, trials: int = 250) -> float:
    """How often one bot finds first, among six, what another calls by its rank-th likeness."""
    rng, hits = Random(rank), 0
    for _ in range(trials):
        speaker, hearer = (sight(own, None) for own in rng.sample(range(10), 2))
        card = rng.randrange(CARDS)
        name = literal(int(np.argsort(-speaker.telling[card])[rank - 1]), Voice("en"))
        assert name is not None
        scores = hearer.score(understand(name.text))
        hits += max(hand(rng, card), key=lambda other: scores[other]) == card
    return hits / trials


def test_bots_agree_as_people_do_and_are_not_telepathic() -> None:
    clear, fair, hidden = (agreement(rank) for rank in (1, 8, 40))
    assert 0.65 < clear < 0.95
    assert 0.35 < fair < clear
    assert 1 / 6 < hidden < 0.5


def test_no_two_bots_see_the_same_and_each_sees_the_same_again() -> None:
    one, again, other = Sight(5, standard()), Sight(5, standard()), Sight(6, standard())
    assert np.array_equal(one.p, again.p)
    best = [(int(a), int(b)) for a, b in zip(one.telling.argmax(1), other.telling.argmax(1), strict=True)]
    assert 0.2 < sum(a != b for a, b in best) / CARDS < 0.95


def test_a_view_is_made_of_shares() -> None:
    assert sight(3, None).p.sum(1) == pytest.approx(np.ones(CARDS), abs=1e-4)


def test_eyes_kept_as_bytes_see_as_the_shipped_ones() -> None:
    kept = sight(4, standard().to_bytes())
    assert np.allclose(kept.p, sight(4, None).p, atol=2e-3)


def income(level: str, rounds: int, seats: int = 6) -> float:
    """Cards a dreamer gets a round from four watchers with eyes of their own."""
    rng, got = Random(7), 0
    for number in range(rounds):
        dreamer, *watchers = rng.sample(range(20), 5)
        cards = hand(rng, rng.randrange(CARDS))
        round = Round(cards[0], tuple(range(CARDS)), seats, SIX)
        if level == "literal":
            first = literal(int(sight(dreamer, None).telling[cards[0]].argmax()), Voice("en"))
            text = first.text if first else None
        else:
            text = dream(sight(dreamer, None), round, level, Voice(LANGUAGES[number % 3]), rng)
        assert text is not None
        up = sorted(cards)
        for before, own in enumerate(watchers):
            card = watch(sight(own, None), text, up, round, "normal", rng)
            if card == cards[0]:
                got += before
                break
            up.remove(card)
    return got / rounds


def test_choosing_ones_words_brings_far_more_than_naming_what_one_sees() -> None:
    naming, choosing = income("literal", 100), income("hard", 24)
    assert choosing > 2 * naming
    assert choosing > 0.7


def test_a_hard_bot_counts_the_cards_that_are_left() -> None:
    """Of two descriptions that fit the target alike, the better one depends on what else may lie there."""
    scores = np.full((2, CARDS), -5.0, np.float32)
    scores[:, 0] = 0
    scores[0, 1:40] = 0
    scores[1, 40:] = 0
    for unseen, worth_more in ((range(1, 40), 0), (range(40, CARDS), 1)):
        round = Round(0, tuple(unseen), 6, SIX)
        first, second = gains(scores, round, 60, np.random.default_rng(1))
        assert (first, second)[worth_more] > (first, second)[1 - worth_more] + 0.3


@pytest.mark.parametrize("level", SHARP)
def test_a_watcher_follows_what_is_said(level: str) -> None:
    eyes, rng = sight(1, None), Random(3)
    round = Round(0, tuple(range(CARDS)), 6, SIX)
    hits = 0
    for _ in range(60):
        target = rng.randrange(CARDS)
        name = literal(int(eyes.telling[target].argmax()), Voice("fr"))
        assert name is not None
        cards = sorted(hand(rng, target))
        card = watch(eyes, name.text, cards, round, level, rng)
        assert card in cards
        hits += card == target
    assert hits / 60 > 0.4


def test_weaker_watchers_waver_more() -> None:
    assert WAVERING["easy"] > WAVERING["normal"] > WAVERING["hard"] > 0


def test_a_scout_of_experience_picks_what_is_easily_mistaken() -> None:
    rng = Random(2)
    ranks = []
    for own in range(30):
        eyes = sight(own % 10, None)
        cards = rng.sample(range(CARDS), 6)
        roots = np.sqrt(eyes.p[cards])
        alike = (roots @ roots.T).mean(1)
        ranks.append(int((alike > alike[cards.index(scout(eyes, cards, "hard", rng))]).sum()))
    assert sum(ranks) / len(ranks) < 2.0  # by chance 2.5


def midway(seed: int, seats: int, phase: int, **options: str) -> tuple[CloudMine, int]:
    """A position of a random game in which this is to be decided, in the third round; and whose turn it is."""
    state, rng = GAME.start(seats, Options(**options), GAME.version), Random(seed)
    while state.round < 3 or state.phase != phase:
        seat = state.to_act()[0]
        choices = [code for code, _ in state.chance()] if seat == CHANCE else state.legal_actions(seat)
        state.apply(seat, rng.choice(choices))
    return state, state.to_act()[0]


@pytest.mark.parametrize("phase", [t.PICKING, t.DESCRIBING, t.GUESSING])
@pytest.mark.parametrize("level", SHARP)
def test_a_bot_answers_as_the_rules_allow_and_changes_nothing(level: str, phase: int) -> None:
    for seats in (3, 4, 8):
        state, seat = midway(seats, seats, int(phase), repeats="refused", elision="strict")
        before = state.key()
        code = think(GAME, state, level, seat, Random(1), Me(11, language="fr"))
        assert state.key() == before
        assert state.allows(seat, code)


@pytest.mark.parametrize("phase", [t.PICKING, t.DESCRIBING, t.GUESSING])
@pytest.mark.parametrize("level", SHARP)
def test_a_bot_does_not_know_what_its_seat_cannot_see(level: str, phase: int) -> None:
    """Whatever the target is and whatever the scout holds: equal views, equal seeds, equal answers."""
    state, seat = midway(9, 6, int(phase))
    worlds = [GAME.save(state)] + [GAME.save(GAME.resample(state, seat, Random(n))) for n in range(4)]
    answers = {choose("cloud_mine", level, 6, {}, GAME.version, world, seat, 7, 123) for world in worlds}
    assert len(answers) == 1
    assert phase == t.PICKING or len({tuple(world) for world in worlds}) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_speaks_the_tables_language_in_at_most_five_words(language: str) -> None:
    state, seat = midway(4, 5, int(t.DESCRIBING))
    for level in SHARP:
        line = choose("cloud_mine", level, 5, {"language": language}, GAME.version, GAME.save(state), seat, 3, 77)
        assert line.startswith("say ")
        text = line.removeprefix("say ")
        assert 1 <= count(text, False) <= 5
        assert not text.isdigit()
        assert not understand(text).empty


def test_a_bot_says_nothing_twice() -> None:
    eyes, rng, said = sight(2, None), Random(1), set()
    round = Round(9, tuple(range(CARDS)), 6, SIX)
    for _ in range(25):
        text = dream(eyes, round, "easy", Voice("de", said=said), rng)
        assert text is not None
        assert fold(text) not in said
        said.add(fold(text))


def test_what_a_bot_had_seen_is_told_in_every_language() -> None:
    told = seen(Me(8), 12)
    assert set(told) == set(LANGUAGES)
    assert all(len(names) == len(set(names)) == 3 for names in told.values())
    assert told != seen(Me(9), 12) or told != seen(Me(10), 12)


def test_other_games_need_no_eyes() -> None:
    code = "import sys, cumuli.bots; sys.exit(any(name in sys.modules for name in ('numpy', 'PIL', 'snowballstemmer')))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
