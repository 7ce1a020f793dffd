"""The last cards of a game, worked out to the end: every card that may come, every answer.  Compiled.

A card is drawn at the end of a turn and spent in the next, and nobody decides anything in between; so what the
others hold may as well be drawn when they play it, from all cards that nobody has shown.  A position is then one of
perfect information with luck, and its value an expectation that leaves nothing to chance.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.bots.cloudy_kingdom.search import unseen
from cumuli.core.position import CHANCE
from cumuli.games.cloudy_kingdom.fields import ENDED, TURN
from cumuli.games.cloudy_kingdom.stacks import popcount
from cumuli.games.cloudy_kingdom.state import CloudyKingdom

ALIKE: Final = 1e-12
"""Shares that differ by less come from the same fractions."""


def cards(state: CloudyKingdom) -> i64:
    """How many cards are still to be played: the deck and all hands."""
    n = state.in_deck
    for seat in range(state.rules.seats):
        if state.hand[seat] >= 0:
            n += 1
    return n


def plain(state: CloudyKingdom) -> bool:
    """Whether only route cards will be played from here on, and nobody knows more of the deck than others."""
    if state.phase != TURN or state.n_known or state.rules.open_hands:
        return False
    if state.last_turns >= 0 and not state.rules.final_magic:
        return True
    held: i64 = 0
    for seat in range(state.rules.seats):
        held |= state.magic[seat]
    return held == 0


class Exact:
    """What every card and every answer come to, by expectation.

    A value is each seat's share of the victory: winners share one, a game that nobody wins is shared by all.
    Whoever moves takes what is best for itself; where several moves are equally good for it, any with equal chance.
    With *keep*, what was worked out is kept in `known`; it pays on small boards, where positions come back.
    """

    def __init__(self, state: CloudyKingdom, keep: bool = False) -> None:
        self.seats: i64 = state.rules.seats
        self.keep = keep
        self.known: dict[tuple[int, ...], tuple[float, ...]] = {}
        self.positions: i64 = 0

    def values(self, state: CloudyKingdom, seat: i64) -> dict[int, tuple[float, ...]]:
        """By legal code of *seat*, whose turn it is: every seat's share if it is played and all go on perfectly.

        The position must be `plain`.
        """
        left = unseen(state, seat)
        codes = vec[i64]([0] * 1024)
        n = state.fill(seat, codes)
        found: dict[int, tuple[float, ...]] = {}
        share = vec[float]([0.0] * 4)
        for i in range(n):
            after = self.played(state, seat, codes[i])
            self.expect(after, left, share)
            found[int(codes[i])] = tuple([share[s] for s in range(self.seats)])
        return found

    def played(self, state: CloudyKingdom, seat: i64, code: i64) -> CloudyKingdom:
        """The position after the move, at the next turn; who draws gets a card that is only known when it is played."""
        after = state.clone()
        after.apply(seat, code)
        while after.phase != ENDED and after.luck_acts():
            after.apply(CHANCE, after.rules.deal0)
        return after

    def expect(self, state: CloudyKingdom, left: vec[i64], share: vec[float]) -> None:
        """Fill *share* for a position whose mover still has to draw one of the cards *left*."""
        if state.phase == ENDED:
            self.ended(state, share)
            return
        key: tuple[int, ...] = ()
        if self.keep:
            key = self.key(state, left)
            if key in self.known:
                kept = self.known[key]
                for seat in range(self.seats):
                    share[seat] = kept[seat]
                return
        self.positions += 1
        sums = vec[float]([0.0] * 4)
        total: i64 = 0
        for face in range(state.rules.routes):
            weight = left[face]
            if weight > 0:
                total += weight
                left[face] -= 1
                self.best(state, face, left, share)
                left[face] += 1
                for seat in range(self.seats):
                    sums[seat] += float(weight) * share[seat]
        for seat in range(self.seats):
            share[seat] = sums[seat] / float(total)
        if self.keep:
            self.known[key] = tuple([share[s] for s in range(self.seats)])

    def best(self, state: CloudyKingdom, face: i64, left: vec[i64], share: vec[float]) -> None:
        """Fill *share* for the mover laying this card as is best for it."""
        mover = state.turn
        held = state.hand[mover]
        state.hand[mover] = face
        codes = vec[i64]([0] * 1024)
        n = state.fill(mover, codes)
        most = -1.0
        alike = 0.0
        sums = vec[float]([0.0] * 4)
        seen: dict[i64, tuple[float, ...]] = {}
        for i in range(n):
            like: i64 = -1
            if self.ends_in_peace(state, codes[i]):
                for seat in range(self.seats):
                    share[seat] = 1.0 / float(self.seats)
            else:
                after = self.played(state, mover, codes[i])
                if after.phase != ENDED and codes[i] != state.rules.discard:
                    like = self.likeness(after, codes[i])
                if like in seen:  # another way to lay the card that no later card can tell from this one
                    before = seen[like]
                    for seat in range(self.seats):
                        share[seat] = before[seat]
                else:
                    self.expect(after, left, share)
                    if like >= 0:
                        seen[like] = tuple([share[s] for s in range(self.seats)])
            if share[mover] > most + ALIKE:
                most = share[mover]
                alike = 0.0
                for seat in range(self.seats):
                    sums[seat] = 0.0
            if share[mover] > most - ALIKE:
                alike += 1.0
                for seat in range(self.seats):
                    sums[seat] += share[seat]
            if most == 1.0:
                break
        for seat in range(self.seats):
            share[seat] = sums[seat] / alike
        state.hand[mover] = held

    def ends_in_peace(self, state: CloudyKingdom, code: i64) -> bool:
        """Whether this is the last card of all and joins nothing, so that nobody wins (rule 8.7).

        Only a short cut: most of the work is to lay last cards.
        """
        if state.last_turns != 1 or state.links or code == state.rules.discard:
            return False
        cell = code >> 2 & 15
        state.stacks.put(cell, code >> 6 << 2 | code & 3)
        born = state.stacks.joined(cell)
        state.stacks.pop(cell)
        return born == 0

    def likeness(self, state: CloudyKingdom, code: i64) -> i64:
        """What the cell just covered means from now on: what it joins, and what its top card lends to the next."""
        cell = code >> 2 & 15
        card = code >> 6 << 2 | code & 3
        return ((state.stacks.joins[cell] << 4 | state.rules.flaps[card]) << 1 | code & 1) << 4 | cell

    def key(self, state: CloudyKingdom, left: vec[i64]) -> tuple[int, ...]:
        """All that the rest of the game depends on."""
        stacks = state.stacks
        found = [int(state.turn), int(state.last_turns), int(state.links)]
        for cell in range(state.rules.size * state.rules.size):
            slot = stacks.head[cell]
            flaps: i64 = -1 if slot < 0 else state.rules.flaps[stacks.card[slot]] << 1 | stacks.card[slot] & 1
            found.append(int(stacks.joins[cell] << 8 | flaps + 1 << 1 | i64(slot >= 0 and stacks.below[slot] >= 0)))
        for face in range(state.rules.routes):
            found.append(int(left[face]))
        return tuple(found)

    def ended(self, state: CloudyKingdom, share: vec[float]) -> None:
        """Who shares the victory."""
        winners = state.winners
        among: i64 = popcount(winners) if winners else self.seats
        for seat in range(self.seats):
            share[seat] = 1.0 / float(among) if winners == 0 or winners >> seat & 1 else 0.0
