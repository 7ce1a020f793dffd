"""One position of Broom Service, and how it moves.  Compiled.

Codes and steps are explained in tables.py, the rules' numbers in README.md.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.core.dice import Dice
from cumuli.core.position import CHANCE, MOST, OVER, Outcome
from cumuli.games.broom_service import offers, rounds, scoring, tricks
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.fields import Fields
from cumuli.games.broom_service.tables import Names, Rules


class BroomService(Fields):
    """A position of the game: who must act, what they may do, what happens then."""

    def __init__(self, rules: Rules, names: Names, source: BroomService | None = None) -> None:
        super().__init__(rules, names, source)
        self.scratch: vec[i64] = vec[i64]([0] * MOST) if source is None else source.scratch  # shared by clones

    def clone(self) -> BroomService:
        return BroomService(self.rules, self.names, self)

    # Who acts, and how

    def actor(self) -> i64:
        phase = self.phase
        if phase == t.ANSWERING:
            return self.asked
        if phase == t.ACTING:
            return self.doer
        if phase == t.LEADING:
            return self.leader
        if phase == t.ENDED:
            return OVER
        if phase <= t.BEWITCHING:
            return CHANCE
        seat: i64 = 0
        while self.chosen >> seat & 1:
            seat += 1
        return seat

    def simultaneous(self) -> bool:
        """Whether several seats answer at once, unseen by one another."""
        phase = self.phase
        return t.EXTRA_FIRST <= phase <= t.ADDING or phase == t.BIDDING or phase == t.HANDING_IN

    def to_act(self) -> tuple[int, ...]:
        if self.phase == t.ENDED:
            return ()
        if self.simultaneous():
            return tuple([seat for seat in range(int(self.rules.seats)) if not self.chosen >> i64(seat) & 1])
        return (int(self.actor()),)

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        if seat < 0 or seat >= self.rules.seats:
            return 0
        phase = self.phase
        if self.simultaneous():
            return 0 if self.chosen >> seat & 1 else self.fill_together(seat, out)
        if seat != self.actor():
            return 0
        if phase == t.ACTING:
            return offers.fill_step(self, self.agenda[self.at - 1], out)
        if phase == t.LEADING:
            return self.fill_lead(out)
        if phase != t.ANSWERING:
            return 0
        if self.hand[seat] >> self.role & 1:
            out[0] = t.BRAVE
            out[1] = t.COWARD
            return 2
        out[0] = t.PASS
        return 1

    def fill_lead(self, out: vec[i64]) -> i64:
        """Any role in hand, brave or cowardly; only bravely in old times (rules 4.1 and 7.4)."""
        n: i64 = 0
        held = self.hand[self.leader]
        role: i64 = 0
        while held:
            if held & 1:
                out[n] = t.LEAD0 + role * 2
                n += 1
                if self.event != t.OLD_TIMES:
                    out[n] = t.LEAD0 + role * 2 + 1
                    n += 1
            held >>= 1
            role += 1
        return n

    def fill_together(self, seat: i64, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == t.SELECTING:
            return rounds.fill_sets(self, seat, out)
        if phase == t.BIDDING:
            return scoring.fill_bids(self, seat, out)
        if phase == t.HANDING_IN:
            return scoring.fill_hand_in(self, seat, out)
        n: i64 = 0
        if phase == t.ADDING:
            for role in range(10):
                if not self.hand[seat] >> i64(role) & 1:
                    out[n] = t.ADD0 + i64(role)
                    n += 1
        else:
            out[0] = t.EXTRA
            n = 1
        out[n] = t.DECLINE
        return n + 1

    def apply(self, seat: i64, code: i64) -> None:
        phase = self.phase
        if phase == t.ACTING:
            tricks.decide(self, code)
        elif phase == t.ANSWERING:
            tricks.answer(self, code)
        elif phase == t.LEADING:
            tricks.lead(self, (code - t.LEAD0) >> 1, (code - t.LEAD0) & 1)
        elif phase == t.SELECTING:
            rounds.select(self, seat, code - t.SELECT0)
        elif phase == t.CLOUDS:
            rounds.lay_cloud(self, code - t.CLOUD0)
        elif phase == t.TILES:
            rounds.lay_tile(self, code - t.TILE0)
        elif phase == t.BEGINNING:
            rounds.begin(self, code - t.BEGIN0)
        elif phase == t.EVENT:
            rounds.reveal(self, code - t.REVEAL0)
        elif phase == t.BEWITCHING:
            rounds.bewitch(self, code - t.BEWITCH0)
        elif phase == t.EXTRA_FIRST:
            rounds.extra(self, seat, code == t.EXTRA)
        elif phase == t.ADDING:
            rounds.add(self, seat, -1 if code == t.DECLINE else code - t.ADD0)
        elif phase == t.BIDDING:
            scoring.hold(self, seat, (code - t.HOLD0) >> 6, (code - t.HOLD0) & 63)
        else:
            scoring.hand_in(self, seat, -1 if code == t.DECLINE else code - t.HAND_IN0)

    # Luck

    def weigh(self, i: i64) -> i64:
        """How heavily luck's answer number *i* weighs in this phase; 0 where it may not be given."""
        rules = self.rules
        phase = self.phase
        if phase == t.CLOUDS:
            # Fewer heavy clouds may be mixed in than there are: which ones is luck, too (rule 9.1)
            if rules.cloud_kind[i] == t.HEAVY:
                return self.bag[i] * self.heavy_left
            return self.bag[i] * (rules.all_heavy - rules.heavy + self.heavy_left)
        if phase == t.TILES:
            sort = rounds.tile_range(self)
            low = t.FIRST_MOUNTAIN if sort == 0 else t.FIRST_FOREST if sort == 1 else t.FIRST_HILL
            high = t.FIRST_FOREST if sort == 0 else t.FIRST_HILL if sort == 1 else rules.tiles
            return self.tile_bag[i] if low <= i < high else 0
        if phase == t.EVENT:
            return 1 - (self.events_gone >> i & 1)
        if phase == t.BEWITCHING:
            return self.cursed_left >> i & 1
        return 1

    def answers(self) -> i64:
        """How many answers luck chooses among, the impossible ones counted."""
        phase = self.phase
        if phase == t.CLOUDS:
            return self.rules.clouds
        if phase == t.TILES:
            return self.rules.tiles
        return self.rules.seats if phase == t.BEGINNING else 10

    def first_answer(self) -> i64:
        phase = self.phase
        if phase == t.CLOUDS:
            return t.CLOUD0
        if phase == t.TILES:
            return t.TILE0
        if phase == t.EVENT:
            return t.REVEAL0
        return t.BEGIN0 if phase == t.BEGINNING else t.BEWITCH0

    def chance(self) -> list[tuple[int, int]]:
        if self.phase > t.BEWITCHING:
            return []
        first = self.first_answer()
        found: list[tuple[int, int]] = []
        for i in range(self.answers()):
            weight = self.weigh(i)
            if weight > 0:
                found.append((int(first + i64(i)), int(weight)))
        return found

    def sample(self, dice: Dice) -> i64:
        total: i64 = 0
        answers = self.answers()
        for i in range(answers):
            total += self.weigh(i)
        k = dice.below(total)
        for i in range(answers):
            k -= self.weigh(i)
            if k < 0:
                return self.first_answer() + i64(i)
        return -1

    # How it ends (rule 8)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self) if self.phase == t.ENDED else None

    def key(self) -> tuple[object, ...]:
        return tuple(self.numbers())

    def numbers(self) -> list[int]:
        """The position as plain integers: equal positions give equal lists."""
        from cumuli.games.broom_service.saving import numbers

        return numbers(self)
