"""The best watchers of Cloud Mine know how people play, and learn from every round who plays how."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from cumuli.bots import Budget, Me, think
from cumuli.bots.cloud_mine import manners
from cumuli.bots.cloud_mine.aiming import aim
from cumuli.bots.cloud_mine.dreaming import Round
from cumuli.bots.cloud_mine.habits import USUAL, Shown
from cumuli.bots.cloud_mine.language import understand
from cumuli.bots.cloud_mine.picking import overlap
from cumuli.bots.cloud_mine.pointing import point
from cumuli.bots.cloud_mine.reading import Known, known, read
from cumuli.bots.cloud_mine.scouting import alikeness
from cumuli.bots.cloud_mine.sight import Sight, crowd, looking
from cumuli.bots.cloud_mine.skill import SKILLS
from cumuli.bots.cloud_mine.speech import Voice, literal
from cumuli.core.game import CHANCE
from cumuli.games.cloud_mine import GAME
from cumuli.games.cloud_mine import tables as t

CARDS = 80
EVERY = tuple(range(CARDS))
SIX = (0, 1, 2, 3)
DREAMER, SCOUT = 1, 0


def eyes(own: int = 3) -> Sight:
    return looking(own, None, SKILLS["5"].looks)


def strangest(hand: list[int]) -> int:
    return hand[int(overlap(crowd(None), hand, np.array(EVERY)).argmin())]


def said(level: str, target: int, seed: int) -> str:
    """What a dreamer of this level says, one of six watched by four."""
    skill = SKILLS[level]
    round = Round(target, tuple(card for card in EVERY if card != target), 6, SIX)
    own = looking(100 + seed, None, skill.dreams)
    others = crowd(None) if skill.counts else own
    aimed = aim(own, others, round, [np.array(USUAL)] * 4, skill, Voice("en"), Random(seed), Budget())
    assert aimed is not None
    return aimed.text


def shown(text: str, target: int, hand: list[int]) -> Shown:
    return Shown(DREAMER, SCOUT, text, target, tuple(hand), (), EVERY)


def seen(rounds: list[Shown]) -> Known:
    return known(rounds, eyes(), crowd(None), 6, 4)


def test_what_was_learnt_is_whole() -> None:
    kept = manners.learnt()
    assert kept.says.shape == (len(manners.MANNERS), manners.THINGS)
    assert kept.tells.shape == (len(manners.MANNERS), manners.SIGNS)
    assert kept.usual.sum() == pytest.approx(1) and (kept.usual >= 0).all() and (kept.usual.sum(1) > 0.05).all()
    assert all(np.isfinite(part).all() for part in (kept.says, kept.tells, kept.picks))


def test_things_come_to_mind_one_after_the_other() -> None:
    own = eyes()
    for card in (0, 40, 79):
        assert sorted(own.ranks[card]) == list(range(own.telling.shape[1]))
        assert own.ranks[card][own.telling[card].argmax()] == 0
    first = literal(int(own.telling[7].argmax()), Voice("en"))
    last = literal(int(own.telling[7].argmin()), Voice("en"))
    assert first is not None and last is not None
    near, far = (
        manners.seen_of(own, crowd(None), understand(text.text), [7], EVERY, 6, 4)[0, 4:] for text in (first, last)
    )
    assert near[0] == pytest.approx(0, abs=0.01) and (near > far + 1).all()


def test_every_manner_and_way_shares_all_of_its_chance_among_the_clouds() -> None:
    hand = Random(1).sample(EVERY, 6)
    ways = manners.picked(crowd(None), hand, EVERY)
    assert ways.shape == (len(manners.WAYS), 6) and ways.sum(1) == pytest.approx(np.ones(len(manners.WAYS)))
    assert ways[manners.WAYS.index("any")] == pytest.approx(np.full(6, 1 / 6))
    assert hand[int(ways[manners.WAYS.index("strangest")].argmax())] == strangest(hand)
    things = manners.seen_of(eyes(), crowd(None), understand("two round dogs"), hand, EVERY, 6, 4)
    assert manners.meant(things).sum(1) == pytest.approx(np.ones(len(manners.MANNERS)))


def test_who_always_picks_the_strangest_is_foreseen_and_taken_to_speak_far() -> None:
    rng, late = Random(5), manners.MANNERS.index("late")
    rounds = []
    for _ in range(4):
        hand = rng.sample(EVERY, 6)
        rounds.append(shown("7", strangest(hand), hand))  # a number tells nothing: only the pick is learnt from
    found = seen(rounds)
    assert set(found) == {SCOUT}
    assert found[SCOUT].sum() == pytest.approx(1)
    assert found[SCOUT][:, manners.WAYS.index("strangest")].sum() > 0.7
    assert found[SCOUT][late].sum() > 2 * manners.learnt().usual[late].sum()
    hand = rng.sample(EVERY, 6)
    before, after = (
        read(eyes(), crowd(None), "a tree", hand, hand, EVERY, 4, None, scout).chances[hand.index(strangest(hand))]
        for scout in (None, found[SCOUT])
    )
    assert after > before


@pytest.mark.parametrize(("level", "manner"), [("1", "plain"), ("2", "near"), ("5", "late")])
def test_a_few_descriptions_tell_how_somebody_speaks(level: str, manner: str) -> None:
    rng, rounds = Random(9), []
    for seed in range(6):
        hand = rng.sample(EVERY, 6)
        rounds.append(shown(said(level, hand[0], seed), hand[0], hand))
    at = manners.MANNERS.index(manner)
    shares = seen(rounds)[DREAMER].sum(1)
    assert shares.argmax() == at and shares[at] > 0.6


def test_a_wrong_guess_takes_one_cloud_away_and_leaves_the_others_as_they_were() -> None:
    hand = Random(3).sample(EVERY, 6)
    every, some = (read(eyes(), crowd(None), "a fish", hand, up, EVERY, 4, None, None) for up in (hand, hand[2:]))
    assert every.chances.sum() == pytest.approx(1)
    assert some.chances == pytest.approx(every.chances[2:] / every.chances[2:].sum())
    assert some.best == int(every.chances[2:].argmax())


def test_who_reads_finds_what_a_late_dreamer_meant_far_more_often() -> None:
    rng, read_right, fit_right, many = Random(4), 0, 0, 60
    for seed in range(many):
        hand = rng.sample(EVERY, 6)
        text = said("4", hand[0], seed)
        up = sorted(hand)
        own = eyes(seed)
        read_right += up[read(own, crowd(None), text, up, up, EVERY, 4, None, None).best] == hand[0]
        fit_right += up[point(own, text, up, EVERY, 6, 4, False, 0.0).best] == hand[0]
    assert read_right > 0.4 * many
    assert read_right > 1.3 * fit_right


def test_a_beginner_takes_its_time_for_its_hand_and_picks_what_is_most_like_the_others() -> None:
    """That is the worst there is: watchers who know how people pick foresee it."""
    foreseen, alike = 0, manners.WAYS.index("alike")
    for seed in range(20):
        rng, state = Random(seed), GAME.start(4, GAME.options(), GAME.version)
        while state.phase != t.PICKING:
            state.apply(CHANCE, rng.choice([code for code, _ in state.chance()]))
        seat = state.to_act()[0]
        hand = [code - t.PICK0 for code in state.legal_actions(seat)]
        card = think(GAME, state, "1", seat, rng, Me(seed)) - t.PICK0
        assert card == hand[int(alikeness(looking(seed, None, SKILLS["1"].dreams), hand).argmax())]
        foreseen += hand[int(manners.picked(crowd(None), hand, EVERY)[alike].argmax())] == card
    assert foreseen > 10
