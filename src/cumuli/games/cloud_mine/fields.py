"""What one position of Cloud Mine holds.  Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.core.position import Position
from cumuli.games.cloud_mine.phrases import Phrases
from cumuli.games.cloud_mine.tables import FIRST, Rules

Past = tuple[int, ...]
"""A round that has ended, as everybody saw it: dreamer, picked card, the cards by place, the places by guess."""


class Fields(Position):
    """What a position holds, and how it is copied."""

    def __init__(self, rules: Rules, deck: str, phrases: Phrases, source: Fields | None = None) -> None:
        super().__init__()
        self.rules = rules
        self.deck = deck
        """The id of the deck: which pictures the cards show is none of the rules' business."""
        self.phrases = phrases
        if source is None:
            size = rules.size
            self.phase: i64 = FIRST
            self.round: i64 = 0  # from 1; 0 before the first
            self.dreamer: i64 = -1
            self.undealt: i64 = rules.cards  # how many
            self.held: i64 = 0  # cards dealt for the round so far
            self.laid: i64 = 0  # places filled so far
            self.guess: i64 = 0  # guesses made in the round
            self.target: i64 = -1  # the card the scout has picked, or -1
            self.where: vec[i64] = vec[i64]([0] * rules.cards)  # by card
            self.sky: vec[i64] = vec[i64]([-1] * size)  # by place: a card
            self.tried: vec[i64] = vec[i64]([-1] * rules.guesses)  # by guess: a place
            self.piles: vec[i64] = vec[i64]([0] * rules.seats)  # by seat: how many cards
            self.said: vec[i64] = vec[i64]([-1] * rules.rounds)  # by round: a phrase
            self.last_dreamer: i64 = -1  # of the round that ended last; -1: none has
            self.last_target: i64 = -1
            self.last_sky: vec[i64] = vec[i64]([-1] * size)
            self.last_tried: vec[i64] = vec[i64]([-1] * rules.guesses)
            self.past: tuple[Past, ...] = ()  # the rounds that have ended; clones share them
        else:
            self.phase = source.phase
            self.round = source.round
            self.dreamer = source.dreamer
            self.undealt = source.undealt
            self.held = source.held
            self.laid = source.laid
            self.guess = source.guess
            self.target = source.target
            self.where = source.where[:]
            self.sky = source.sky[:]
            self.tried = source.tried[:]
            self.piles = source.piles[:]
            self.said = source.said[:]
            self.last_dreamer = source.last_dreamer
            self.last_target = source.last_target
            self.last_sky = source.last_sky[:]
            self.last_tried = source.last_tried[:]
            self.past = source.past

    def scout(self) -> i64:
        """The dreamer's right neighbour (rule 3.2)."""
        return (self.dreamer + self.rules.seats - 1) % self.rules.seats

    def watcher(self) -> i64:
        """Whose guess it is (rules 6.1 and 6.3)."""
        return (self.dreamer + 1 + self.guess % self.rules.watchers) % self.rules.seats

    def turned(self, place: i64) -> bool:
        """Whether the card there lies face down (rule 6.2)."""
        i: i64 = 0
        while i < self.guess and self.tried[i] != place:
            i += 1
        return i < self.guess

    def repeats(self, alike: i64) -> bool:
        """Whether a phrase of these words was said in this game; *alike* is the first such phrase."""
        for i in range(len(self.said)):
            phrase = self.said[i]
            if phrase >= 0 and self.phrases.alike[phrase] == alike:
                return True
        return False
