"""How the bots decide that others are measured by: easy, normal and hard.  They never change."""

from __future__ import annotations

from random import Random

from cumuli.bots.cloud_mine.dreaming import Round, dream
from cumuli.bots.cloud_mine.scouting import scout
from cumuli.bots.cloud_mine.sight import Sight, sight
from cumuli.bots.cloud_mine.speech import Voice
from cumuli.bots.cloud_mine.watching import watch
from cumuli.bots.me import Me
from cumuli.games.cloud_mine import GAME
from cumuli.games.cloud_mine import tables as t
from cumuli.games.cloud_mine.actions import Describe
from cumuli.games.cloud_mine.counting import fold
from cumuli.games.cloud_mine.state import CloudMine


def answer(state: CloudMine, level: str, seat: int, rng: Random, me: Me) -> int:
    """What one of them answers."""
    legal = state.legal_actions(seat)
    if state.phase == t.DESCRIBING:
        return _describe(state, level, legal[0], rng, me)
    if len(legal) == 1:
        return legal[0]
    eyes = whole(sight(me.own, me.deck), state)
    if state.phase == t.PICKING:
        return t.PICK0 + scout(eyes, [code - t.PICK0 for code in legal], level, rng)
    up = [int(state.sky[code - t.GUESS0]) for code in legal]
    text = state.phrases.texts[state.said[state.round - 1]]
    card = watch(eyes, text, up, the_round(state, up[0], tuple(unseen(state))), level, rng)
    return legal[up.index(card)]


def _describe(state: CloudMine, level: str, stand_in: int, rng: Random, me: Me) -> int:
    """A description of its own, or the stand-in where it has nothing left to say."""
    target = int(state.target)
    free = unseen(state) if level == "hard" else list(range(int(state.rules.cards)))
    others = tuple(card for card in free if card != target)
    said = {fold(state.phrases.texts[phrase]) for phrase in state.said if phrase >= 0}
    voice = Voice(me.language, bool(state.rules.strict), said)
    text = dream(whole(sight(me.own, me.deck), state), the_round(state, target, others), level, voice, rng)
    return stand_in if text is None else GAME.code(state, Describe(text))


def whole(eyes: Sight, state: CloudMine) -> Sight:
    """Eyes that have seen every card of the deck.  Raises ValueError for others."""
    if len(eyes.p) < state.rules.cards:
        raise ValueError(f"the eyes have seen {len(eyes.p)} of {int(state.rules.cards)} cards")
    return eyes


def unseen(state: CloudMine) -> list[int]:
    """The cards nobody had won before this round: what a counting player knows may be dealt."""
    return [card for card, where in enumerate(state.where) if where != t.WON]


def the_round(state: CloudMine, target: int, others: tuple[int, ...]) -> Round:
    watchers = int(state.rules.watchers)
    order = tuple(guess % watchers for guess in range(int(state.rules.guesses)))
    return Round(target, others, int(state.rules.size), order)
