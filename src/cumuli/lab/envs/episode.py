"""One game as an environment plays it: luck is answered, what a seat may do is a mask, and the end brings returns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from cumuli.core.game import CHANCE
from cumuli.core.position import MOST, Outcome
from cumuli.games import SHELF
from cumuli.games.cloud_mine import tables as cloud_mine
from cumuli.games.cloud_mine.counting import clean, fault
from cumuli.lab.features import Layout, Numbers
from cumuli.record import options_of

Mask = NDArray[np.int8]
REWARDS: Final = ("returns", "margin")
"""What the end brings: `Outcome.returns`, or one's own score less the mean of the others'."""


class NotLegal(ValueError):
    """An action that the mask does not allow."""


class Episode:
    """Games of one table, one after another; luck comes from the generator that is handed in."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        vocabulary: Sequence[str] = (),
        reward: str = "returns",
        scaled: bool = True,
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"no such reward: {reward!r}; there are {', '.join(REWARDS)}")
        self.game = SHELF[game]
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = options_of(self.game, dict(options or {}))
        self.reward = reward
        self.scaled = scaled
        self._first: Any = self.game.start(self.seats, self.options, self.game.version)
        self.said = self._say(vocabulary)
        """The codes of the vocabulary, in its order."""
        self.layout = Layout(game, self._first)
        self.actions = self.layout.actions
        self.state: Any = self._first.clone()
        self.owing: tuple[int, ...] = ()
        """The seats that owe an answer; none once the game is over."""
        self._legal: dict[int, NDArray[np.int64]] = {}  # of the present position, by seat
        self._codes = vec[i64]([i64(0)] * MOST)
        self._view: NDArray[np.int64] = np.frombuffer(memoryview(self._codes), dtype=np.int64)

    def _say(self, vocabulary: Sequence[str]) -> tuple[int, ...]:
        """Give every phrase its code: they follow one another, after those of the digits that stand for no phrase."""
        if not vocabulary:
            return ()
        if self.game.id != "cloud_mine":
            raise ValueError(f"nothing is said in {self.game.id}: a vocabulary is for cloud_mine")
        rules, phrases = self._first.rules, self._first.phrases
        first = len(phrases.texts)
        for text in map(clean, vocabulary):
            if fault(text, rules.strict):
                raise ValueError(f"no description by the rules of this table: {text!r}")
            if phrases.like(text) >= 0:
                raise ValueError(f"a vocabulary has no phrase twice, and none that is a number in digits: {text!r}")
            phrases.number(text)
        return tuple(range(cloud_mine.SAY0 + first, cloud_mine.SAY0 + len(phrases.texts)))

    # Playing

    def begin(self, rng: np.random.Generator) -> None:
        """A new game; luck is drawn from here on out of this generator."""
        self._rng = rng
        self.state = self._first.clone()
        self._deal()

    def play(self, seat: int, action: int) -> None:
        """A seat answers, and luck after it; raises NotLegal, and changes nothing, where the seat may not."""
        if seat not in self.owing or action not in self.legal(seat):
            raise NotLegal(f"seat_{seat + 1} may not take action {action} now; its action mask tells which it may")
        self.answer(seat, action)

    def answer(self, seat: int, code: int) -> None:
        """The same for a bot, whose answers are legal though a mask may not know them: a dreamer's own words."""
        self.state.apply(seat, code)
        self._deal()

    def together(self, answers: Mapping[int, int]) -> None:
        """All who owe an answer give it in one step, none knowing another's; luck comes after the last."""
        for seat, action in answers.items():
            if action not in self.legal(seat):
                raise NotLegal(f"seat_{seat + 1} may not take action {action} now; its action mask tells which it may")
        for seat, action in answers.items():
            self.state.apply(seat, action)
        self._deal()

    def _deal(self) -> None:
        """Luck answers as often as it is asked: a number below the sum of the weights, looked up in their order."""
        state, rng = self.state, self._rng
        while state.to_act() == (CHANCE,):
            choices = state.chance()
            left = int(rng.integers(sum(weight for _, weight in choices)))
            for code, weight in choices:
                left -= weight
                if left < 0:
                    state.apply(CHANCE, code)
                    break
        self.owing = tuple(state.to_act())
        self._legal.clear()

    # Looking

    @property
    def over(self) -> bool:
        return not self.owing

    def legal(self, seat: int) -> NDArray[np.int64]:
        """The actions a seat may take now; with a vocabulary, a dreamer says what stands there, if it may say any."""
        if seat not in self._legal:
            n = int(self.state.fill(seat, self._codes))
            codes: NDArray[np.int64] = self._view[:n].copy()
            if self.said and n == 1 and codes[0] >= cloud_mine.SAY0:
                allowed = [code for code in self.said if self.state.allows(seat, code)]
                codes = np.array(allowed or codes, dtype=np.int64)
            self._legal[seat] = codes
        return self._legal[seat]

    def mask(self, seat: int, actions: int) -> Mask:
        """Ones where a seat may act, among so many actions; zeros alone where it is not asked."""
        found: Mask = np.zeros(actions, dtype=np.int8)
        if seat in self.owing:
            found[self.legal(seat)] = 1
        return found

    def features(self, seat: int) -> Numbers:
        """What a seat knows."""
        return self.layout.features(self.state, seat, self.scaled)

    def rewards(self) -> list[float]:
        """By seat: what the end of the game brings; zeros before it."""
        outcome: Outcome | None = self.state.outcome()
        if outcome is None:
            return [0.0] * self.seats
        if self.reward == "returns":
            return [float(share) for share in outcome.returns]
        total = sum(outcome.scores)
        return [score - (total - score) / (self.seats - 1) for score in outcome.scores]

    def ending(self) -> dict[str, Any]:
        """How the game ended, as plain data; nothing before that."""
        outcome: Outcome | None = self.state.outcome()
        if outcome is None:
            return {}
        return {"scores": outcome.scores, "winners": outcome.winners, "reason": outcome.reason}
