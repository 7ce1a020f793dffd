"""Looking several turns ahead: every card that may come, and the answers to it that promise most.  Compiled.

Expectimax over exact chances, each seat after its own share (max^n: Luckhardt and Irani, AAAI 1986).  A card is drawn
when it is played, which comes to the same (exact.py says why).  What each answer is worth at once decides which are
looked into further; ways to lay a card that no later card can tell apart are looked into once.  Magic that others hold
is not looked into: the judge has learned what it is worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.bots.cloudy_kingdom.expert import Expert
from cumuli.bots.cloudy_kingdom.search import LOST, Search
from cumuli.core.dice import Dice
from cumuli.games.cloudy_kingdom.fields import ENDED, NO_CARD, SPELL
from cumuli.games.cloudy_kingdom.stacks import popcount
from cumuli.games.cloudy_kingdom.state import CloudyKingdom

if TYPE_CHECKING:
    from cumuli.bots.thought import Budget

DEEPEST: Final = 4
"""Turns looked ahead at most."""
BREATH: Final = 255
"""Positions between two looks at the clock, less one."""


class Level:
    """What is known about one turn of the line that is looked at, by slot: a way to lay a card, whatever its face."""

    def __init__(self, faces: i64) -> None:
        room = int(faces * 64)
        self.offer: vec[i64] = vec[i64]([0] * 512)  # the codes for a face
        self.slot: vec[i64] = vec[i64]([0] * 512)  # by index into offer
        self.value: vec[float] = vec[float]([0.0] * (4 * room))  # by slot * 4 + seat: what it is worth at once
        self.deep: vec[float] = vec[float]([0.0] * (4 * room))  # what it is worth looked into
        self.known: vec[i64] = vec[i64]([0] * room)  # 1 where it was looked into
        self.ended: vec[i64] = vec[i64]([0] * room)  # 1 where the game has ended
        self.picked: vec[i64] = vec[i64]([0] * room)  # 1 where the face at hand has come to it
        self.links: vec[i64] = vec[i64]([0] * room)


class Deep(Search):
    """One seat's thoughts about one position, with a judge that has learned."""

    def __init__(self, state: CloudyKingdom, seat: i64, expert: Expert, dice: Dice, budget: Budget) -> None:
        super().__init__(state, seat, expert, dice)
        self.expert = expert
        self.budget = budget
        self.stopped = False  # what was being looked into is unfinished
        self.looked: i64 = 0  # positions judged
        self.found: vec[float] = vec[float]([0.0] * (4 * (DEEPEST + 1)))  # by plies and seat: what `expect` found
        self.levels = [Level(state.rules.routes) for _ in range(DEEPEST + 1)]

    def turns_left(self, state: CloudyKingdom) -> i64:
        """How many cards will still be laid, if nobody plays magic."""
        if state.last_turns >= 0:
            return state.last_turns
        n = state.in_deck
        for seat in range(self.seats):
            if state.hand[seat] != NO_CARD:
                n += 1
        return n

    def ponder(self, state: CloudyKingdom, left: vec[i64], plies: i64, width: i64) -> float:
        """What a position after the seat's turn is worth to it, *plies* turns ahead, *width* answers to every card.

        `found` holds every seat's share then, from plies * 4 on.  Without plies the judge says at once.
        """
        base = plies * 4
        if state.phase == ENDED:
            self.shared(state.winners, base)
            return self.found[base + self.seat]
        mover = self.next_mover(state)
        if plies == 0 or mover == self.seat or state.hand[mover] == NO_CARD or state.phase == SPELL:
            self.expert.sight.turns = -1
            self.judge.weigh(state, mover)
            for seat in range(self.seats):
                self.found[base + seat] = self.judge.share[seat]
            return self.found[base + self.seat]
        self.left = left[:]
        if state.rules.open_hands:  # then the next player's card is no secret
            for face in range(state.rules.faces):
                self.left[face] = 1 if state.hand[mover] == face else 0
            plies = 1
        self.expect(state, mover, state.links, self.turns_left(state), plies, width)
        self.expert.sight.turns = -1
        return self.found[plies * 4 + self.seat]

    def expect(self, state: CloudyKingdom, mover: i64, links: i64, turns: i64, plies: i64, width: i64) -> None:
        """Fill `found` for a position in which *mover* is to draw and to lay one of the cards left."""
        base = plies * 4
        seats = self.seats
        if turns <= 0:
            self.shared(0, base)
            return
        if (links | links >> 4) >> state.family[mover] & 1:
            self.shared(1 << mover, base)  # rule 8.4
            return
        left = self.left
        here = self.levels[plies]
        value = here.value
        cache: dict[i64, i64] = {}
        sums = vec[float]([0.0] * 4)
        total: i64 = 0
        for face in range(state.rules.routes):
            weight = left[face]
            if weight <= 0:
                continue
            total += weight
            n = state.fill_place(face, 0, False, here.offer, 0)
            best: i64 = -1
            for i in range(n):
                slot = self.lay(state, mover, here.offer[i], links, turns, here, cache)
                here.slot[i] = slot
                here.picked[slot] = 0
                if best < 0 or value[slot * 4 + mover] > value[best * 4 + mover]:
                    best = slot
            if best < 0:  # the card fits nowhere
                self.weigh(state, (mover + 1) % seats, turns - 1)
                for seat in range(seats):
                    sums[seat] += float(weight) * self.judge.share[seat]
                continue
            source = value
            if plies > 1 and not (here.ended[best] and value[best * 4 + mover] >= 1.0):
                left[face] -= 1
                best = self.delve(state, mover, turns, plies, width, n)
                left[face] += 1
                source = here.deep
            if self.stopped:
                return
            for seat in range(seats):
                sums[seat] += float(weight) * source[best * 4 + seat]
        if total == 0:
            self.weigh(state, mover, turns)
            for seat in range(seats):
                self.found[base + seat] = self.judge.share[seat]
            return
        for seat in range(seats):
            self.found[base + seat] = sums[seat] / float(total)

    def delve(self, state: CloudyKingdom, mover: i64, turns: i64, plies: i64, width: i64, n: i64) -> i64:
        """Look into the answers that promise most; return the slot of the one that keeps most."""
        here = self.levels[plies]
        stacks = state.stacks
        best: i64 = -1
        for _ in range(width):
            pick: i64 = -1
            for i in range(n):
                slot = here.slot[i]
                if here.picked[slot] == 0 and (
                    pick < 0 or here.value[slot * 4 + mover] > here.value[here.slot[pick] * 4 + mover]
                ):
                    pick = i
            if pick < 0:
                break
            slot = here.slot[pick]
            here.picked[slot] = 1
            if here.known[slot] == 0:
                here.known[slot] = 1
                code = here.offer[pick]
                stacks.put(code >> 2 & 15, code >> 6 << 2 | code & 3)
                self.expect(state, (mover + 1) % self.seats, here.links[slot], turns - 1, plies - 1, width)
                stacks.pop(code >> 2 & 15)
                if self.stopped:
                    return slot
                for seat in range(self.seats):
                    here.deep[slot * 4 + seat] = self.found[(plies - 1) * 4 + seat]
            if best < 0 or here.deep[slot * 4 + mover] > here.deep[best * 4 + mover]:
                best = slot
        return best

    def lay(
        self, state: CloudyKingdom, mover: i64, code: i64, links: i64, turns: i64, here: Level, cache: dict[i64, i64]
    ) -> i64:
        """Lay a card, see what it is worth at once, take it back; return the slot where that is kept."""
        stacks = state.stacks
        cell = code >> 2 & 15
        card = code >> 6 << 2 | code & 3
        stacks.put(cell, card)
        key = ((stacks.joins[cell] << 4 | state.rules.flaps[card]) << 1 | code & 1) << 4 | cell
        slot = cache.get(key, -1)
        if slot < 0:
            slot = i64(len(cache))
            cache[key] = slot
            now = stacks.all_links() if links else stacks.joined(cell)
            ending = self.verdict(state, mover, now & ~links)
            here.links[slot] = now
            here.ended[slot] = 0
            here.known[slot] = 0
            base = slot * 4
            if ending >= 0 or turns == 1:
                here.ended[slot] = 1
                here.known[slot] = 1
                winners = ending if ending >= 0 else 0
                for seat in range(self.seats):
                    here.value[base + seat] = self.part(winners, seat)
                    here.deep[base + seat] = here.value[base + seat]
            else:
                self.weigh(state, (mover + 1) % self.seats, turns - 1)
                for seat in range(self.seats):
                    here.value[base + seat] = self.judge.share[seat]
        stacks.pop(cell)
        return slot

    def weigh(self, state: CloudyKingdom, mover: i64, turns: i64) -> None:
        """Ask the judge, and the clock now and then."""
        self.looked += 1
        if self.looked & BREATH == 0 and self.budget.over:
            self.stopped = True
        self.expert.sight.turns = turns
        self.judge.weigh(state, mover)

    def part(self, winners: i64, seat: i64) -> float:
        """A seat's share of a game that has ended."""
        if winners == 0:
            return 1.0 / float(self.seats)
        return 1.0 / float(popcount(winners)) if winners >> seat & 1 else LOST

    def shared(self, winners: i64, base: i64) -> None:
        for seat in range(self.seats):
            self.found[base + seat] = self.part(winners, seat)
