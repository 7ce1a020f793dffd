"""The last cards of Cloudy Kingdom once more, in exact fractions: slow, plain, and by the rules engine alone."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from cumuli.games.cloudy_kingdom.fields import ENDED, SPELL
from cumuli.games.cloudy_kingdom.state import CloudyKingdom

Shares = tuple[Fraction, ...]
NOTHING: Final = Fraction(0)


class Reckoner:
    """What every card and every answer come to, as fractions.

    The same question that `cumuli.bots.cloudy_kingdom.exact.Exact` answers with numbers of a computer, and the same
    law: who moves takes what is best for itself; where several moves are equally good for it, any with equal chance.
    Magic may be left, as long as no luck is in it, as in Chop ’em and Burning Intersection.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.known: dict[tuple[object, ...], Shares] = {}

    def values(self, state: CloudyKingdom, seat: int) -> dict[int, Shares]:
        """By legal code of *seat*, whose turn it is: every seat's share of the victory."""
        faces = range(int(state.rules.faces))
        left = [int(state.deck[face]) for face in faces]
        for other in range(self.seats):
            if other != seat and state.hand[other] >= 0:
                left[int(state.hand[other])] += 1
        return {code: self.after(state, seat, code, left) for code in state.legal_actions(seat)}

    def after(self, state: CloudyKingdom, seat: int, code: int, left: list[int]) -> Shares:
        """Every seat's share once *seat* has answered with *code*; the cards *left* are shown to nobody yet."""
        then = state.clone()
        then.apply(seat, code)
        while then.phase != ENDED and then.luck_acts():
            then.apply(-1, int(then.rules.deal0))  # which card it is only shows when it is played
        if then.phase == ENDED:
            return self.shared(int(then.winners))
        if then.phase == SPELL:
            caster = int(then.actor_)
            return self.liked(caster, [self.after(then, caster, one, left) for one in then.legal_actions(caster)])
        key = self.key(then, left)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.drawn(then, left)
        return found

    def drawn(self, state: CloudyKingdom, left: list[int]) -> Shares:
        """The mean over the card that the mover may hold."""
        total = [NOTHING] * self.seats
        for face, many in enumerate(left):
            if many:
                left[face] -= 1
                for seat, share in enumerate(self.best(state, face, left)):
                    total[seat] += many * share
                left[face] += 1
        return tuple(share / sum(left) for share in total)

    def best(self, state: CloudyKingdom, face: int, left: list[int]) -> Shares:
        """What the mover makes of this card."""
        mover = int(state.turn)
        state.hand[mover] = face
        return self.liked(mover, [self.after(state, mover, code, left) for code in state.legal_actions(mover)])

    def liked(self, seat: int, answers: list[Shares]) -> Shares:
        """What is best for the seat; the mean where several are."""
        most = max(answer[seat] for answer in answers)
        equal = [answer for answer in answers if answer[seat] == most]
        return tuple(sum(answer[one] for answer in equal) / Fraction(len(equal)) for one in range(self.seats))

    def key(self, state: CloudyKingdom, left: list[int]) -> tuple[object, ...]:
        """All that the rest of the game depends on: of every stack the upper two cards, with magic left all of them."""
        seats, stacks = range(self.seats), state.stacks
        magic = tuple(int(state.magic[seat]) for seat in seats)
        seen = None if any(magic) else -2  # rule 5.2
        cells = tuple(tuple(stacks.stack(cell)[seen:]) for cell in range(int(state.rules.size) ** 2))
        shields = int(stacks.immune), int(stacks.no_cover)
        return cells, magic, shields, int(state.turn), int(state.last_turns), int(state.links), tuple(left)

    def shared(self, winners: int) -> Shares:
        """Winners share the victory; where nobody wins, all do."""
        among = [seat for seat in range(self.seats) if winners >> seat & 1] or list(range(self.seats))
        return tuple(Fraction(seat in among, len(among)) for seat in range(self.seats))
