"""How a bot of a level decides: what it knows of the round, what it thinks of it, and how it says why."""

from __future__ import annotations

from math import ceil
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cumuli.bots.cloud_mine import manners, reasons
from cumuli.bots.cloud_mine.aiming import aim
from cumuli.bots.cloud_mine.casting import cast
from cumuli.bots.cloud_mine.habits import Habits, learn, rounds
from cumuli.bots.cloud_mine.picking import picked
from cumuli.bots.cloud_mine.pointing import Pointing, point
from cumuli.bots.cloud_mine.reading import known, read
from cumuli.bots.cloud_mine.references import the_round, unseen, whole
from cumuli.bots.cloud_mine.scouting import alikeness, loveliness
from cumuli.bots.cloud_mine.sight import Sight, crowd, looking
from cumuli.bots.cloud_mine.skill import Skill
from cumuli.bots.cloud_mine.speech import Voice
from cumuli.bots.me import Me
from cumuli.bots.thought import Budget, Thought
from cumuli.games.cloud_mine import GAME
from cumuli.games.cloud_mine import tables as t
from cumuli.games.cloud_mine.actions import Describe
from cumuli.games.cloud_mine.counting import fold
from cumuli.games.cloud_mine.state import CloudMine

Array = NDArray[np.float64]

SIMPLE: Final = np.array([0.0, 1.0, 0.0, 0.0, 0.0])
"""How everybody looks in the eyes of who thinks no further: at what fits best."""


def think(state: CloudMine, skill: Skill, seat: int, rng: Random, me: Me, budget: Budget, why: bool) -> Thought:
    """The answer of a bot of this skill."""
    legal = state.legal_actions(seat)
    if state.phase == t.DESCRIBING:
        return _describe(state, skill, legal[0], rng, me, budget, why)
    if len(legal) == 1:
        return Thought(legal[0])
    eyes = whole(looking(me.own, me.deck, skill.looks), state)
    if state.phase == t.PICKING:
        return _pick(state, skill, eyes, legal, rng, me, why)
    legal = legal[: max(2, ceil(skill.glance * len(legal)))]
    up = [int(state.sky[code - t.GUESS0]) for code in legal]
    free = tuple(unseen(state) if skill.counts else range(int(state.rules.cards)))
    text = state.phrases.texts[state.said[state.round - 1]]
    places = [code - t.GUESS0 for code in legal]
    if skill.reads:
        thought = _read(state, skill, eyes, text, up, me)
        return Thought(legal[thought.best], reasons=reasons.of_guess(thought, places, skill.doubts) if why else ())
    habits = _habits(state, skill, me)
    habit = habits.frank.get(int(state.dreamer), 0.0)
    thought = point(eyes, text, up, free, int(state.rules.size), int(state.rules.guesses), skill.doubts, habit)
    if skill.foresees:
        cards = [int(card) for card in state.sky]
        ways = (habits if skill.learns else Habits()).pick(int(state.scout()))
        likely = ways @ picked(crowd(me.deck), cards, free)
        thought = thought.believing(likely[[cards.index(card) for card in up]])
    return Thought(
        legal[thought.best], reasons=reasons.of_guess(thought, places, skill.doubts, skill.glance < 1) if why else ()
    )


def _describe(state: CloudMine, skill: Skill, stand_in: int, rng: Random, me: Me, budget: Budget, why: bool) -> Thought:
    """A description of its own, or the stand-in where it has nothing left to say."""
    target = int(state.target)
    free = unseen(state) if skill.counts else range(int(state.rules.cards))
    round = the_round(state, target, tuple(card for card in free if card != target))
    said = {fold(state.phrases.texts[phrase]) for phrase in state.said if phrase >= 0}
    voice = Voice(me.language, bool(state.rules.strict), said)
    eyes = whole(looking(me.own, me.deck, skill.dreams), state)
    others = crowd(me.deck) if skill.counts else eyes
    aimed = aim(eyes, others, round, _looks(state, skill, me), skill, voice, rng, budget)
    if aimed is None:
        return Thought(stand_in)
    return Thought(GAME.code(state, Describe(aimed.text)), reasons=reasons.of_words(aimed) if why else ())


def _pick(state: CloudMine, skill: Skill, eyes: Sight, legal: list[int], rng: Random, me: Me, why: bool) -> Thought:
    """The cloud that nobody finds, or one that it likes, or that is like the others."""
    hand = [code - t.PICK0 for code in legal]
    if skill.picks != "missed":
        if skill.picks == "alike":  # it takes its time for its own hand, as for the cloud that it describes
            eyes = whole(looking(me.own, me.deck, skill.dreams), state)
        worth = alikeness(eyes, hand) if skill.picks == "alike" else loveliness(eyes, hand)
        return Thought(legal[int(worth.argmax())], reasons=reasons.of_liking(skill.picks) if why else ())
    order = the_round(state, hand[0], ()).order
    habit = _habits(state, skill, me).frank.get(int(state.dreamer), 0.0)
    anybody, free = crowd(me.deck), tuple(unseen(state))
    foreseen = manners.expected(anybody, hand, free) if skill.learns else None
    thought = cast(anybody, hand, free, order, _looks(state, skill, me), habit, foreseen)
    if not skill.learns:
        return Thought(legal[thought.best], reasons=reasons.of_pick(thought, hand, thought.best) if why else ())
    odds = dict(zip(legal, map(float, thought.odds), strict=True))
    code = rng.choices(legal, list(odds.values()))[0]
    return Thought(code, odds, reasons.of_pick(thought, hand, legal.index(code)) if why else ())


def _read(state: CloudMine, skill: Skill, eyes: Sight, text: str, up: list[int], me: Me) -> Pointing:
    """What it thinks of the clouds that are up, who knows how people play and what each has shown of it."""
    anybody, size, guesses = crowd(me.deck), int(state.rules.size), int(state.rules.guesses)
    shown = known(rounds(state), eyes, anybody, size, guesses)
    cards = [int(card) for card in state.sky]
    dreamer = shown.get(int(state.dreamer))
    scout = shown.get(int(state.scout())) if skill.learns else None
    return read(eyes, anybody, text, cards, up, tuple(unseen(state)), guesses, dreamer, scout)


def _habits(state: CloudMine, skill: Skill, me: Me) -> Habits:
    """What the rounds have told, to who heeds them."""
    if not skill.hears:
        return Habits()
    return learn(rounds(state), crowd(me.deck), int(state.rules.size), int(state.rules.guesses))


def _looks(state: CloudMine, skill: Skill, me: Me) -> list[Array]:
    """How each watcher looks, in the order of their guesses."""
    if not skill.doubts:
        return [SIMPLE] * int(state.rules.watchers)
    habits = _habits(state, skill, me) if skill.learns else Habits()
    seats = int(state.rules.seats)
    first = int(state.dreamer) + 1
    return [habits.look((first + watcher) % seats) for watcher in range(int(state.rules.watchers))]
