"""One position of Cloudy Kingdom, and how it moves.  Compiled.

Codes and cells are explained in tables.py, the rules' numbers in README.md.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.core.dice import Dice
from cumuli.core.position import CHANCE, OVER, Outcome
from cumuli.core.tell import tell
from cumuli.games.cloudy_kingdom import ending, magic, opening
from cumuli.games.cloudy_kingdom import events as ev
from cumuli.games.cloudy_kingdom.fields import (
    BEGIN,
    DEALING,
    DRAW,
    ENDED,
    LAYOUT,
    NO_CARD,
    SPELL,
    TAKE_FAMILY,
    TAKE_MAGIC,
    TURN,
    Fields,
)
from cumuli.games.cloudy_kingdom.stacks import lowest, popcount
from cumuli.games.cloudy_kingdom.tables import ENDINGS


class CloudyKingdom(Fields):
    """A position of the game: whose turn it is, what may be done, what happens then."""

    def clone(self) -> CloudyKingdom:
        return CloudyKingdom(self.rules, self.names, self.stacks.castles, self)

    # Who acts, and how

    def luck_acts(self) -> bool:
        phase = self.phase
        if phase == TURN:
            return False
        if phase == SPELL:
            return self.to_draw > 0 or self.to_peek > 0
        if phase == TAKE_FAMILY:
            return not self.rules.choose_families
        if phase == TAKE_MAGIC:
            return self.rules.magic_mode == 1
        return phase != ENDED

    def actor(self) -> i64:
        if self.phase == TURN:
            return self.turn
        if self.phase == ENDED:
            return OVER
        if self.luck_acts():
            return CHANCE
        if self.phase == SPELL:
            return self.actor_
        if self.phase == TAKE_MAGIC:
            seat: i64 = 0
            while popcount(self.magic[seat] & 0xFFFF) == 3:
                seat += 1
            return seat
        return self.turn

    def to_act(self) -> tuple[int, ...]:
        if self.phase == ENDED:
            return ()
        if self.phase == TAKE_MAGIC and not self.luck_acts():
            return tuple([s for s in range(int(self.rules.seats)) if popcount(self.magic[s] & 0xFFFF) < 3])
        return (int(self.actor()),)

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        rules = self.rules
        phase = self.phase
        if phase == TURN and seat == self.turn:
            n = self.fill_place(self.hand[seat], 0, False, out, 0)
            if n == 0:
                out[0] = rules.discard  # rule 3.4
                n = 1
            if self.last_turns < 0 or rules.final_magic:
                held = self.magic[seat]
                m: i64 = 0
                while held:
                    if held & 1 and magic.castable(self, m):
                        out[n] = rules.cast0 + m
                        n += 1
                    held >>= 1
                    m += 1
            return n
        if phase == SPELL and seat == self.actor_ and not self.luck_acts():
            return magic.fill(self, out)
        if phase == TAKE_FAMILY and seat == self.turn and rules.choose_families:
            return opening.fill_families(self, out)
        if phase == TAKE_MAGIC and rules.magic_mode == 2 and seat >= 0:
            return opening.fill_magic(self, seat, out)
        return 0

    def fill_place(self, face: i64, mode: i64, anywhere: bool, out: vec[i64], n: i64) -> i64:
        """Codes for every way to lay *face*: mode 0 anywhere, 1 on empty cells, 2 on stacks (rules 4.1 to 4.6)."""
        stacks = self.stacks
        v: i64 = 0
        h: i64 = 0
        if mode != 2:
            v = stacks.empty if anywhere else stacks.open_v()
            h = stacks.empty if anywhere else stacks.open_h()
        if mode != 1:
            v |= stacks.cover_v()
            h |= stacks.cover_h()
        base = face * 64
        both = not self.rules.symmetric[face]
        if self.rules.match_routes:
            return self.fill_matching(face, v, h, out, n)
        while v:
            code = base + lowest(v) * 4
            out[n] = code
            n += 1
            if both:
                out[n] = code + 2
                n += 1
            v &= v - 1
        while h:
            code = base + lowest(h) * 4 + 1
            out[n] = code
            n += 1
            if both:
                out[n] = code + 2
                n += 1
            h &= h - 1
        return n

    def fill_matching(self, face: i64, v: i64, h: i64, out: vec[i64], n: i64) -> i64:
        for turn in range(2 if self.rules.symmetric[face] else 4):
            mask = h if turn & 1 else v
            while mask:
                cell = lowest(mask)
                if self.stacks.fits(cell, face * 4 + turn):
                    out[n] = face * 64 + cell * 4 + turn
                    n += 1
                mask &= mask - 1
        return n

    def chance(self) -> list[tuple[int, int]]:
        rules = self.rules
        if self.phase == LAYOUT:
            return [(int(rules.layout0 + i), 1) for i in range(rules.layouts)]
        if self.phase == BEGIN:
            return [(int(rules.begin0 + i), 1) for i in range(rules.seats)]
        if self.phase == TAKE_FAMILY:
            out = vec[i64]([0] * 64)
            n = opening.fill_families(self, out)
            return [(int(out[i]), 1) for i in range(n)]
        if self.phase == TAKE_MAGIC:
            return opening.magic_by_luck(self)
        return [(int(rules.deal0 + face), int(self.deck[face])) for face in range(rules.faces) if self.deck[face]]

    def sample(self, dice: Dice) -> i64:
        rules = self.rules
        if self.phase == DRAW or self.phase == SPELL or self.phase == DEALING:
            deck = self.deck
            k = dice.below(self.in_deck - self.n_known)
            face: i64 = 0
            while k >= deck[face]:
                k -= deck[face]
                face += 1
            return rules.deal0 + face
        if self.phase == LAYOUT:
            return rules.layout0 + dice.below(rules.layouts)
        choices = self.chance()
        total: i64 = 0
        for _, weight in choices:
            total += weight
        k = dice.below(total)
        for code, weight in choices:
            k -= weight
            if k < 0:
                return code
        return -1

    def apply(self, seat: i64, code: i64) -> None:
        rules = self.rules
        if code < rules.deal0:
            if self.phase == SPELL:
                magic.place(self, code)
            else:
                self.play_hand(code)
        elif code < rules.pick0:
            self.dealt(code - rules.deal0)
        elif self.phase == SPELL:
            magic.decide(self, code)
        elif code >= rules.layout0:
            opening.lay_out(self, code - rules.layout0)
        elif code >= rules.begin0:
            self.begin(code - rules.begin0)
        elif code >= rules.family0:
            opening.take_family(self, code - rules.family0)
        elif code == rules.discard:
            self.drop_hand("3.4")
            self.end_turn()
        elif code >= rules.take0:
            opening.take_magic(self, seat, code - rules.take0)
        else:
            magic.cast(self, code - rules.cast0)

    # Before the first turn (rule 2)

    def begin(self, seat: i64) -> None:
        if self.events is not None:
            tell(self.events, ev.Began, int(seat))
        self.turn = seat
        self.begin_turn()

    # Turns (rule 3)

    def begin_turn(self) -> None:
        """A claim comes first (rule 8.4); who has no card left is skipped (rule 8.6)."""
        while True:
            seat = self.turn
            self.turns += 1
            self.lift_shields()
            mine: i64 = 1 << self.family[seat]
            if (self.links | self.links >> 4) & mine:
                ending.end(self, 1 << seat, 2, "8.4")
                return
            if self.hand[seat] != NO_CARD:
                self.phase = TURN
                return
            if self.events is not None:
                tell(self.events, ev.Skipped, int(seat))
            if self.pass_on():
                return

    def play_hand(self, code: i64) -> None:
        seat = self.turn
        cell = code >> 2 & 15
        self.hand[seat] = NO_CARD
        if self.events is not None:
            self.tell_placed(code, "hand")
        self.stacks.put(cell, code >> 6 << 2 | code & 3)
        self.last_cell = cell
        ending.judge(self, cell, -1, False)
        if self.phase != ENDED:
            self.end_turn()

    def tell_placed(self, code: i64, source: str) -> None:
        cell = code >> 2 & 15
        rule = "4.1" if self.stacks.empty >> cell & 1 else "4.2"
        face = self.names.faces[code >> 6]
        tell(self.events, ev.Placed, int(self.turn), face, int(cell), int(code & 3), source, rule)

    def drop_hand(self, rule: str) -> None:
        seat = self.turn
        face = self.hand[seat]
        self.hand[seat] = NO_CARD
        self.discard(face, seat, rule)

    def discard(self, face: i64, seat: i64, rule: str) -> None:
        self.pile[self.in_pile] = face
        self.in_pile += 1
        if self.events is not None:
            tell(self.events, ev.Discarded, int(seat), self.names.faces[face], rule)

    def end_turn(self) -> None:
        """Draw, or see the final phase begin or end (rules 3.2, 8.6)."""
        if self.last_turns < 0 and self.in_deck > 0 and self.hand[self.turn] == NO_CARD:
            self.phase = DRAW
            if self.n_known:
                self.dealt(self.take_known())
            return
        self.after_draw()

    def after_draw(self) -> None:
        if self.last_turns < 0 and self.in_deck == 0:
            self.last_turns = self.rules.seats + 1
            if self.events is not None:
                tell(self.events, ev.FinalPhase)
        if not self.pass_on():
            self.begin_turn()

    def pass_on(self) -> bool:
        """The next seat clockwise; True when the final phase is over instead (rules 3.3, 8.7)."""
        if self.last_turns > 0:
            self.last_turns -= 1
            if self.last_turns == 0:
                ending.end(self, 0, 3, "8.7")
                return True
        self.turn += 1
        if self.turn == self.rules.seats:
            self.turn = 0
        return False

    def take_known(self) -> i64:
        self.n_known -= 1
        face = self.known[self.n_known]
        if self.n_known == 0:
            self.knower = -1
        self.deck[face] += 1  # `dealt` takes it off again
        return face

    def dealt(self, face: i64) -> None:
        """A card comes off the deck: to a hand, or to the spell that asked for it."""
        self.deck[face] -= 1
        if self.phase == SPELL:
            magic.dealt(self, face)
            return
        self.in_deck -= 1
        self.hand[self.turn] = face
        if self.events is not None:
            rule = "3.2" if self.phase == DRAW else "2.5"
            tell(self.events, ev.Drew, int(self.turn), self.names.faces[face], False, rule)
        if self.phase == DRAW:
            self.after_draw()
            return
        self.turn += 1
        if self.turn == self.rules.seats:
            self.turn = 0
            self.phase = BEGIN
            if self.rules.starter >= 0:
                self.begin(self.rules.starter)

    def lift_shields(self) -> None:
        """Protection that a spell gave for a time runs out (rule 9.1)."""
        if self.shields == 0:
            return
        for i in range(32):
            if 0 <= self.shield[i] <= self.turns:
                self.shield[i] = -1
                self.shields -= 1
                if i < 16:
                    self.stacks.immune &= ~(1 << i)
                else:
                    self.stacks.no_cover &= ~(1 << (i - 16))

    # How it ends (rule 8)

    def outcome(self) -> Outcome | None:
        if self.phase != ENDED:
            return None
        scores = tuple([int(self.winners >> s & 1) for s in range(self.rules.seats)])
        best = max(scores)
        ranks = tuple([0 if score == best else int(sum(scores)) for score in scores])
        return Outcome(scores, ranks, ENDINGS[self.how], best == 0)

    def key(self) -> tuple[object, ...]:
        return tuple(self.numbers())

    def numbers(self) -> list[int]:
        """The position as plain integers: equal positions give equal lists."""
        from cumuli.games.cloudy_kingdom.saving import numbers

        return numbers(self)
