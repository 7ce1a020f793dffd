"""Looking ahead: what a decision leads to, and what the next player may do about it.  Compiled.

What the seat cannot know is never read: others' cards, and what luck will
answer, are drawn from all cards the seat has not seen, which is exactly what
it may believe (a card is drawn at the end of a turn and spent in the next).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.bots.cloudy_kingdom.value import Judge
from cumuli.core.dice import Dice
from cumuli.core.position import CHANCE
from cumuli.games.cloudy_kingdom.fields import ENDED, NO_CARD, PUBLIC, SPELL, TURN
from cumuli.games.cloudy_kingdom.stacks import popcount
from cumuli.games.cloudy_kingdom.state import CloudyKingdom

LOST: Final = -0.001
"""A game that is lost now is a little worse than one that will surely be."""
DEEPEST: Final = 2
"""Choices of targets in a row that are tried in all combinations."""


class Search:
    """One seat's thoughts about one position."""

    def __init__(self, state: CloudyKingdom, seat: i64, judge: Judge, dice: Dice) -> None:
        self.state = state
        self.seat = seat
        self.judge = judge
        self.dice = dice
        self.seats: i64 = state.rules.seats
        self.unseen: vec[i64] = unseen(state, seat)
        self.left: vec[i64] = self.unseen[:]  # the same, less what luck gave in the line being followed
        self.lucky = False  # whether luck had a say in that line
        self.codes: vec[i64] = vec[i64]([0] * 512)  # scratch
        self.reply_mover: vec[float] = vec[float]([0.0] * 2048)
        self.reply_mine: vec[float] = vec[float]([0.0] * 2048)

    # What a decision leads to

    def follow(self, code: i64) -> CloudyKingdom:
        """The position once *code* and all the seat decides after it in this turn are done."""
        self.left = self.unseen[:]
        self.lucky = False
        after = self.state.clone()
        after.apply(self.seat, code)
        return self.finish(after, 0)

    def finish(self, state: CloudyKingdom, depth: i64) -> CloudyKingdom:
        """Play the spell in hand to its end: luck from the unseen cards, own choices by what they are worth at once."""
        turns = state.turns
        caster = self.state.turn == self.seat
        while state.phase == SPELL and state.turns == turns:
            if state.luck_acts():
                self.deal(state)
            elif state.actor_ == self.seat:
                state = self.decide(state, depth)
            elif not caster:
                return state  # the seat has answered; what the caster does with it is not its business
            else:
                n = state.fill(state.actor_, self.codes)
                offered = self.codes[0] == state.rules.accept
                state.apply(state.actor_, state.rules.decline if offered else self.codes[self.dice.below(n)])
        return state

    def deal(self, state: CloudyKingdom) -> None:
        """Luck gives a card nobody has seen."""
        self.lucky = True
        total: i64 = 0
        faces = state.rules.faces
        for face in range(faces):
            total += self.left[face]
        k = self.dice.below(total)
        for face in range(faces):
            k -= self.left[face]
            if k < 0:
                self.left[face] -= 1
                state.apply(CHANCE, state.rules.deal0 + face)
                return

    def decide(self, state: CloudyKingdom, depth: i64) -> CloudyKingdom:
        """The seat's best step from here, by what the table is worth after it."""
        codes = vec[i64]([0] * 512)
        n = state.fill(self.seat, codes)
        best: CloudyKingdom | None = None
        most = -2.0
        targets = codes[0] >= state.rules.pick0 and depth < DEEPEST
        for i in range(n):
            after = state.clone()
            after.apply(self.seat, codes[i])
            if targets and after.phase == SPELL and after.actor_ == self.seat and not after.luck_acts():
                after = self.decide(after, depth + 1)
            worth = self.glance(after)
            if worth > most:
                most = worth
                best = after
        assert best is not None
        return best

    # What a position is worth to the seat

    def ended(self, winners: i64) -> float:
        """What an ended game is worth to the seat."""
        if winners == 0:
            return 1.0 / float(self.seats)
        if winners >> self.seat & 1:
            return 1.0 / float(popcount(winners))
        return LOST

    def next_mover(self, state: CloudyKingdom) -> i64:
        """Who plays next, once the present turn is done."""
        if state.phase == TURN:
            return state.turn
        return (state.turn + 1) % self.seats

    def glance(self, state: CloudyKingdom) -> float:
        """The worth of a position as it stands."""
        if state.phase == ENDED:
            return self.ended(state.winners)
        self.judge.weigh(state, self.next_mover(state))
        return self.judge.share[self.seat]

    def study(self, state: CloudyKingdom, left: vec[i64]) -> float:
        """The expectation over the next player's card, one of those *left*, played as is best for that player."""
        if state.phase == ENDED:
            return self.ended(state.winners)
        mover = self.next_mover(state)
        if mover == self.seat or state.hand[mover] == NO_CARD or state.phase == SPELL:
            return self.glance(state)
        mine: i64 = 1 << state.family[mover]
        if (state.links | state.links >> 4) & mine:
            return LOST  # rule 8.4
        self.left = left[:]
        if state.rules.open_hands:  # then the next player's card is no secret
            for face in range(state.rules.faces):
                self.left[face] = 1 if state.hand[mover] == face else 0
        last = state.last_turns == 1
        cache: dict[i64, i64] = {}
        total: i64 = 0
        worth = 0.0
        codes = self.codes
        for face in range(state.rules.routes):
            weight = self.left[face]
            if weight <= 0:
                continue
            total += weight
            n = state.fill_place(face, 0, False, codes, 0)
            best = -2.0
            best_mine = 0.0
            for i in range(n):
                slot = self.reply(state, mover, codes[i], last, cache)
                value = self.reply_mover[slot]
                if value > best or (value == best and self.reply_mine[slot] < best_mine):
                    best = value
                    best_mine = self.reply_mine[slot]
            if n == 0:
                self.judge.weigh(state, (mover + 1) % self.seats)
                best_mine = self.judge.share[self.seat]
            worth += float(weight) * best_mine
        return worth / float(total) if total else self.glance(state)

    def reply(self, state: CloudyKingdom, mover: i64, code: i64, last: bool, cache: dict[i64, i64]) -> i64:
        """Lay the next player's card, weigh, take it back; return where the two values stand."""
        stacks = state.stacks
        cell = code >> 2 & 15
        card = code >> 6 << 2 | code & 3
        stacks.put(cell, card)
        key = ((stacks.joins[cell] << 4 | state.rules.flaps[card]) << 1 | code & 1) << 4 | cell
        slot = cache.get(key, -1)
        if slot < 0:
            slot = i64(len(cache))
            cache[key] = slot
            links = stacks.all_links() if state.links else stacks.joined(cell)
            ending = self.verdict(state, mover, links & ~state.links)
            if ending >= 0:
                self.reply_mine[slot] = self.ended(ending)
                self.reply_mover[slot] = self.worth_to(mover, ending)
            elif last:
                self.reply_mine[slot] = 1.0 / float(self.seats)
                self.reply_mover[slot] = self.reply_mine[slot]
            else:
                self.judge.weigh(state, (mover + 1) % self.seats)
                self.reply_mine[slot] = self.judge.share[self.seat]
                self.reply_mover[slot] = self.judge.share[mover]
        stacks.pop(cell)
        return slot

    def worth_to(self, seat: i64, winners: i64) -> float:
        if winners == 0:
            return 1.0 / float(self.seats)
        return 1.0 / float(popcount(winners)) if winners >> seat & 1 else LOST

    def verdict(self, state: CloudyKingdom, mover: i64, born: i64) -> i64:
        """Who wins by links born of a route card (rules 8.2, 8.3; ruling R4), or -1 while the game goes on."""
        families = (born | born >> 4) & 15
        if families == 0:
            return -1
        if families >> state.family[mover] & 1:
            return 1 << mover
        winners: i64 = 0
        neutral = False
        for family in range(4):
            if families >> family & 1:
                if state.owner[family] >= 0:
                    winners |= 1 << state.owner[family]
                else:
                    neutral = True
        if winners:
            return winners
        if neutral and state.rules.neutral_link:
            everybody: i64 = (1 << self.seats) - 1
            return 0 if state.rules.neutral_link == 1 else everybody & ~(1 << mover)
        return -1

    # Hands

    def hand_worth(self, face: i64) -> float:
        """What laying this card at once would be worth to the seat, if it were its turn."""
        state = self.state
        if face < 0:
            return 0.0
        codes = vec[i64]([0] * 512)
        n = state.fill_place(face, 0, False, codes, 0)
        most = LOST
        for i in range(n):
            cell = codes[i] >> 2 & 15
            state.stacks.put(cell, codes[i] >> 6 << 2 | codes[i] & 3)
            links = state.stacks.all_links() if state.links else state.stacks.joined(cell)
            ending = self.verdict(state, self.seat, links & ~state.links)
            if ending >= 0:
                worth = self.ended(ending)
            else:
                self.judge.weigh(state, (self.seat + 1) % self.seats)
                worth = self.judge.share[self.seat]
            state.stacks.pop(cell)
            if worth > most:
                most = worth
        return most

    def keeps(self) -> bool:
        """Whether the hand card is at least as good as a new one may be expected to be."""
        total: i64 = 0
        worth = 0.0
        for face in range(self.state.rules.routes):
            if self.unseen[face]:
                total += self.unseen[face]
                worth += float(self.unseen[face]) * self.hand_worth(face)
        return self.hand_worth(self.state.hand[self.seat]) * float(total) >= worth


def unseen(state: CloudyKingdom, seat: i64) -> vec[i64]:
    """By face: the route cards this seat has not seen: the deck, others' hands, cards drawn or looked at in secret."""
    left = state.deck[:]
    if not state.rules.open_hands:
        for other in range(state.rules.seats):
            if other != seat and state.hand[other] != NO_CARD:
                left[state.hand[other]] += 1
        for i in range(state.n_drawn):
            owner = state.turn if i < state.mine or state.offers < 0 else state.actor_
            if owner != seat and not state.drawn[i] & PUBLIC:
                left[state.drawn[i]] += 1
    if state.knower != seat:
        for i in range(state.n_known):
            left[state.known[i]] += 1
    return left
