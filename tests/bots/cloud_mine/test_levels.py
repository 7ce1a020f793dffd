"""The levels of Cloud Mine: no more than the seat knows, nothing by the dice, and each thinks as far as it says."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import numpy as np
import pytest

from cumuli.bots import LEVELS, Budget, Me, Thought, choose, consider, think
from cumuli.bots.cloud_mine import judging
from cumuli.bots.cloud_mine.aiming import aim, tried
from cumuli.bots.cloud_mine.casting import cast
from cumuli.bots.cloud_mine.dreaming import Round
from cumuli.bots.cloud_mine.fitting import before, late, misses, rivals
from cumuli.bots.cloud_mine.habits import LOOKS, USUAL, Habits
from cumuli.bots.cloud_mine.language import understand
from cumuli.bots.cloud_mine.lexicon import concepts
from cumuli.bots.cloud_mine.picking import overlap
from cumuli.bots.cloud_mine.pointing import point
from cumuli.bots.cloud_mine.reasons import of_pick
from cumuli.bots.cloud_mine.sight import Keen, crowd, looking, sight
from cumuli.bots.cloud_mine.skill import SKILLS
from cumuli.bots.cloud_mine.speech import Voice
from cumuli.core.game import CHANCE
from cumuli.games.cloud_mine import GAME
from cumuli.games.cloud_mine import tables as t
from cumuli.games.cloud_mine.setup import Options
from cumuli.games.cloud_mine.state import CloudMine
from cumuli.words import Catalogue

CARDS = 80
SIX = (0, 1, 2, 3)
PHASES = [t.PICKING, t.DESCRIBING, t.GUESSING]


def midway(seed: int, seats: int, phase: int, **options: str) -> tuple[CloudMine, int]:
    """A position in the fourth round of a game whose rounds bots have played; and whose turn it is."""
    state, rng = GAME.start(seats, Options(**options), GAME.version), Random(seed)
    while state.round < 4 or state.phase != phase:
        seat = state.to_act()[0]
        if seat == CHANCE:
            state.apply(seat, rng.choice([code for code, _ in state.chance()]))
        else:
            state.apply(seat, think(GAME, state, "easy", seat, rng, Me(seat)))
    return state, state.to_act()[0]


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_as_the_rules_allow_and_changes_nothing(level: str, phase: int) -> None:
    for seats in (3, 4, 5, 8):
        state, seat = midway(seats, seats, int(phase), repeats="refused", elision="strict", piles="hidden")
        before = state.key()
        code = think(GAME, state, level, seat, Random(1), Me(11, language="fr"))
        assert state.key() == before
        assert state.allows(seat, code)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("level", LEVELS)
def test_equal_views_give_equal_answers_odds_and_reasons(level: str, phase: int) -> None:
    """Whatever the target is and whatever the scout holds, and in whatever process it is thought."""
    state, seat = midway(9, 6, int(phase))
    worlds = [GAME.resample(state, seat, Random(n)) for n in range(5)]
    saved = {tuple(GAME.save(world)) for world in [state, *worlds]}
    lines = {choose("cloud_mine", level, 6, {}, GAME.version, list(world), seat, 7, 123) for world in saved}
    assert len(lines) == 1
    thoughts = [consider(GAME, world, level, seat, Random(7), Me(123), why=True) for world in worlds]
    same = [
        (GAME.write(w, GAME.word(w, thought.code)), thought.odds, thought.reasons)
        for w, thought in zip(worlds, thoughts, strict=True)
    ]
    assert all(one == same[0] for one in same)
    assert same[0][2]
    assert phase == t.PICKING or len(saved) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_points_and_picks_the_same_whatever_the_dice_but_where_it_says_that_it_mixes(level: str) -> None:
    for phase in (t.PICKING, t.GUESSING):
        state, seat = midway(2, 5, int(phase))
        thoughts = [consider(GAME, state, level, seat, Random(n), Me(3)) for n in range(12)]
        odds = thoughts[0].odds
        assert all(thought.odds == odds for thought in thoughts)
        if level == "5" and phase == t.PICKING:
            assert set(odds) == set(state.legal_actions(seat)) and sum(odds.values()) == pytest.approx(1)
            assert all(odds[thought.code] > 0.001 for thought in thoughts)
        else:
            assert not odds and len({thought.code for thought in thoughts}) == 1


@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_dreamer_without_time_still_speaks(level: str) -> None:
    state, seat = midway(2, 6, int(t.DESCRIBING))
    budget = Budget()
    budget.stop()
    thought = consider(GAME, state, level, seat, Random(1), Me(3), budget)
    assert state.allows(seat, thought.code) and thought.code >= t.SAY0


def test_the_reference_bots_play_as_they_always_did() -> None:
    """One game each, as it was played when they were made the measure of others."""
    for level, lines in PLAYED.items():
        state, rng, told = GAME.start(4, Options(cards=24, language="fr"), GAME.version), Random(level), []
        while actors := state.to_act():
            seat = actors[0]
            if seat == CHANCE:
                code = rng.choice([code for code, _ in state.chance()])
            else:
                code = think(GAME, state, level, seat, rng, Me(40 + seat, language="fr"))
                told.append(GAME.write(state, GAME.word(state, code)))
            state.apply(seat, code)
        assert told == lines


PLAYED = {
    "easy": [
        "pick 6",
        "say un poisson-globe",
        "guess a",
        "guess e",
        "pick 13",
        "say un caniche",
        "guess b",
        "guess a",
        "guess d",
        "guess e",
        "pick 20",
        "say un alambic",
        "guess e",
        "pick 11",
        "say un champignon",
        "guess d",
    ],
    "normal": [
        "pick 12",
        "say foyer … soir d'été",
        "guess d",
        "pick 16",
        "say casque de soldat",
        "guess c",
        "guess e",
        "guess a",
        "guess d",
        "pick 15",
        "say bombé",
        "guess b",
        "pick 17",
        "say un poing",
        "guess c",
        "guess b",
    ],
    "hard": [
        "pick 13",
        "say Afrique … haute sur pattes",
        "guess c",
        "guess a",
        "pick 10",
        "say tong",
        "guess f",
        "guess b",
        "guess e",
        "pick 5",
        "say une feuille morte",
        "guess e",
        "guess c",
        "pick 2",
        "say zèbre",
        "guess f",
        "guess b",
        "guess a",
    ],
}


# Closed forms


def test_who_is_before_whom_adds_up() -> None:
    chance = np.linspace(0, 1, 11)
    for size, guesses in ((4, 2), (6, 4), (8, 6)):
        found = before(chance, size, guesses)
        alike = np.repeat(chance[:, None], size - 1, axis=1)
        assert found.sum(-1) + misses(alike, guesses) == pytest.approx(np.ones(11))
        assert late(chance, size, guesses)[[0, -1]] == pytest.approx([0, 0])


def test_one_of_five_before_it_brings_one_card() -> None:
    assert misses(np.array([1.0, 0.0, 0.0]), 1) == pytest.approx(1)
    assert misses(np.array([1.0, 0.0, 0.0]), 2) == pytest.approx(0)
    assert late(np.array(0.5), 4, 2) == pytest.approx(3 / 8)  # exactly one of three before it


def test_a_card_that_fits_best_has_few_rivals_and_none_of_its_own() -> None:
    scores = np.linspace(0, 5, 11, dtype=np.float32)[None]
    chance = rivals(scores, np.arange(11), np.arange(11))[0]
    assert all(a > b for a, b in pairwise(chance))
    assert chance[10] < 0.2 < 0.8 < chance[0]
    assert rivals(np.zeros((1, 3), np.float32), np.array([0]), np.array([0, 1, 2]))[0] == pytest.approx(0.5)


# What each level is made of


def test_better_levels_see_more_and_stray_less() -> None:
    looks = [SKILLS[level].looks for level in LEVELS]
    assert [one.stray for one in looks] == sorted((one.stray for one in looks), reverse=True)
    for seen in (
        [one.span or CARDS * CARDS for one in looks],
        [one.common for one in looks],
        [SKILLS[level].glance for level in LEVELS],
    ):
        assert seen == sorted(seen)


def test_the_hints_say_how_many_things_a_level_sees() -> None:
    """In three languages, as the numbers of its skill are; one that sees all says no number."""
    numbers = {
        "en": {3: "three", 6: "six", 20: "twenty"},
        "de": {3: "drei", 6: "sechs", 20: "zwanzig"},
        "fr": {3: "trois", 6: "six", 20: "vingt"},
    }
    halves = {"en": "half of the clouds", "de": "der Hälfte der Wolken", "fr": "la moitié des nuages"}
    for lang, called in numbers.items():
        words = Catalogue("cloud_mine", lang, strict=True)
        for level in LEVELS:
            hint, skill = words.text(f"bot-{level}-hint"), SKILLS[level]
            said = {span for span, name in called.items() if name in hint.split()}
            assert said == ({skill.looks.span} if skill.looks.span else set()), (lang, level)
            assert (halves[lang] in hint) == (skill.glance == 0.5), (lang, level)


@pytest.mark.parametrize("own", [0, 3])
def test_who_sees_wholly_as_people_do_has_neither_likings_nor_errors(own: int) -> None:
    anybody, alike = crowd(None), looking(own, None, Keen(0.0, common=1.0))
    assert alike.p == pytest.approx(anybody.p, rel=1e-3, abs=1e-7)
    errors = [
        float(np.abs(np.log(looking(own, None, Keen(0.3, common=part)).p / anybody.p)).mean()) for part in (0, 0.5, 0.9)
    ]
    assert errors == sorted(errors, reverse=True) and errors[2] < 0.8 * errors[0]


def test_who_looks_at_half_of_the_clouds_points_at_one_of_those() -> None:
    """However many still lie there; of two it looks at both, and it says that it did not look at all."""
    first = SKILLS["1"]
    assert first.glance == 0.5
    pointed = set()
    for seed in range(12):
        state, seat = midway(seed, 4, int(t.GUESSING))
        while state.phase == t.GUESSING:
            legal = state.legal_actions(seat := state.to_act()[0])
            looked = legal[: max(2, (len(legal) + 1) // 2)]
            thought = consider(GAME, state, "1", seat, Random(1), Me(seed), why=True)
            pointed.add((len(legal), legal.index(thought.code)))
            assert thought.code in looked
            assert [reason.key for reason in thought.reasons] == ["guess", "guess-half"]
            state.apply(seat, legal[-1])
    assert {0, 1, 2} <= {place for _, place in pointed}


def test_narrow_eyes_find_so_many_things_and_the_rest_faintly() -> None:
    wide, narrow = looking(4, None, Keen()), looking(4, None, Keen(span=3))
    assert np.array_equal(wide.p, sight(4, None).p)
    for card in range(0, CARDS, 9):
        seen = set(np.argsort(-wide.p[card])[:3])
        assert seen == set(np.argsort(-narrow.p[card])[:3])
        assert narrow.p[card].sum() == pytest.approx(1, abs=1e-4)
        assert narrow.p[card][list(seen)].sum() > wide.p[card][list(seen)].sum()


def test_the_crowd_foretells_better_what_others_see_than_ones_own_eyes_do() -> None:
    anybody, errors = crowd(None), {"own": 0.0, "crowd": 0.0}
    for number, concept in enumerate(list(concepts().values())[::12]):
        meaning = understand(concept.named["en"].name)
        own, other, crowds = (
            eyes.score(meaning) for eyes in (sight(2 * number, None), sight(2 * number + 1, None), anybody)
        )
        errors["own"] += float(np.std(other - own))
        errors["crowd"] += float(np.std(other - crowds))
    assert errors["crowd"] < 0.85 * errors["own"]


# Dreamers, watchers, scouts


def spoken(level: str, target: int, looks: list[np.ndarray], seed: int = 1) -> tuple[float, ...]:
    skill, round = SKILLS[level], Round(target, tuple(c for c in range(CARDS) if c != target), 6, SIX)
    aimed = aim(looking(5, None, skill.dreams), crowd(None), round, looks, skill, Voice("en"), Random(seed), Budget())
    assert aimed is not None
    return aimed.found


def test_a_dreamer_knows_how_likely_each_guess_is() -> None:
    found = spoken("4", 7, [np.array(USUAL)] * 4)
    assert len(found) == 5
    assert sum(found) == pytest.approx(1)


def test_a_dreamer_aims_past_the_sharp_watchers() -> None:
    """Sharp eyes on the left let it speak more vaguely than eyes that wander."""
    sharp, blunt = np.eye(len(USUAL))[0], np.eye(len(USUAL))[len(LOOKS) - 1]
    scores = np.tile(np.linspace(1.0, 0.0, CARDS, dtype=np.float32), (1, 1))
    numbers = np.random.default_rng(1)
    skill, round = SKILLS["4"], Round(0, tuple(range(1, CARDS)), 6, SIX)
    clear = tried(scores, round, [sharp] * 4, skill, numbers, Budget())[0]
    hazy = tried(scores, round, [blunt] * 4, skill, numbers, Budget())[0]
    assert clear[1] > hazy[1] + 0.3
    after = tried(scores, round, [blunt, blunt, blunt, sharp], skill, numbers, Budget())[0]
    assert after[4] > 2 * hazy[4]


def test_who_doubts_does_not_take_the_plainest_cloud_at_its_word() -> None:
    """Where one cloud fits far too well for a late dreamer, its chance falls with what is known of the dreamer."""
    eyes = crowd(None)
    text = concepts()["elephant"].named["en"].name
    order = [int(card) for card in np.argsort(-eyes.score(understand(text)))]
    up = [order[0], order[8], order[16], order[40], order[60], order[79]]
    chances = [point(eyes, text, up, tuple(range(CARDS)), 6, 4, True, habit).chances[0] for habit in (-3.0, 0.0, 3.0)]
    assert chances == sorted(chances)
    assert chances[2] > chances[0] + 0.1
    plain = point(eyes, text, up, tuple(range(CARDS)), 6, 4, False, 0.0)
    assert plain.best == 0 and plain.chances.sum() == pytest.approx(1)


def test_a_scout_picks_a_strange_cloud_for_a_late_dreamer_and_knows_that_a_frank_one_is_found() -> None:
    eyes, looks, rng = crowd(None), [np.array(USUAL)] * 4, Random(3)
    strange = 0.0
    for _ in range(12):
        hand = rng.sample(range(CARDS), 6)
        alike = overlap(eyes, hand, np.arange(CARDS))
        late, frank = (cast(eyes, hand, tuple(range(CARDS)), SIX, looks, habit) for habit in (-4.0, 4.0))
        assert all(np.all((thought.missed >= 0) & (thought.missed <= 1)) for thought in (late, frank))
        assert late.missed.mean() > 3 * frank.missed.mean()
        assert late.odds.sum() == pytest.approx(1) and late.odds.argmax() == late.best
        told = [of_pick(late, hand, place)[0] for place in range(6)]
        assert [reason.key == "pick" for reason in told] == list(late.missed >= late.missed.max())
        assert [reason.holes["number"] for reason in told] == hand, "clouds are named as the moves name them"
        strange += alike[late.best] - alike.mean()
    assert strange < -0.2


def test_what_is_seen_of_clouds_is_on_one_scale_for_every_description_and_table() -> None:
    """A description that fits everything badly tells as much as one that fits everything well."""
    scores = np.random.default_rng(1).standard_normal((1, CARDS)).astype(np.float32)
    some, every = [3, 14, 15, 9, 26, 5], tuple(range(CARDS))
    plain = judging.seen_of(scores, some, every, 6, 4)
    assert judging.seen_of(7 + 3 * scores, some, every, 6, 4) == pytest.approx(plain, abs=1e-4)
    assert np.all((plain[..., 1:] >= 0) & (plain[..., 1:] <= 1))
    assert judging.frankness(plain) == pytest.approx(judging.frankness(7 * plain / 7))


def test_weights_are_whole() -> None:
    kept = judging.learnt()
    assert kept.weights.shape == (2, judging.THINGS) and kept.gate.shape == (4,)
    assert np.isfinite(kept.weights).all() and np.isfinite(kept.gate).all()
    assert Habits().look(0).sum() == pytest.approx(1)
    assert Thought(1).reasons == ()
