"""What events pay at the end of a round, and how the game is scored (rules 7.5 to 8.6).  Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.core.position import Outcome
from cumuli.core.tell import tell
from cumuli.games.broom_service import events as ev
from cumuli.games.broom_service import rounds
from cumuli.games.broom_service import tables as t

if TYPE_CHECKING:
    from cumuli.games.broom_service.state import BroomService

CITES = ["7.1", "7.2", "7.3", "7.4", "7.5", "7.6", "7.7", "7.8", "7.9", "7.10"]


def score(state: BroomService, seat: i64, vp: i64) -> None:
    """VP by the round's event."""
    state.vp[seat] += vp
    if state.events is not None:
        tell(state.events, ev.EventScored, int(seat), t.EVENTS[state.event], int(vp), CITES[state.event])


def regions(state: BroomService) -> None:
    """Terrains cost or bring VP: for each pawn, or each kind once (rules 7.5 and 7.6, ruling A22)."""
    rules = state.rules
    danger = state.event == t.DANGEROUS
    table = rules.danger if danger else rules.pleasure
    once = rules.danger_once if danger else rules.pleasure_once
    for seat in range(rules.seats):
        a = rules.terrain[state.pawn[seat * 2]]
        b = rules.terrain[state.pawn[seat * 2 + 1]]
        vp = table[a]
        if not once or a != b:
            vp += table[b]
        score(state, seat, vp)


def like_minded(state: BroomService) -> None:
    """Both pawns in the same kind of terrain (rule 7.10, ruling A26)."""
    rules = state.rules
    for seat in range(rules.seats):
        a = state.pawn[seat * 2]
        b = state.pawn[seat * 2 + 1]
        same = a == b if rules.like_region else rules.terrain[a] == rules.terrain[b]
        score(state, seat, rules.like_vp if same else 0)


def empty_hands(state: BroomService) -> None:
    """The fewest resources, or a price for each (rule 7.8, ruling A24)."""
    rules = state.rules
    if rules.empty_each:
        for seat in range(rules.seats):
            score(state, seat, rules.empty_each * state.total(seat))
        return
    amounts = vec[i64]([-state.total(seat) for seat in range(rules.seats)])
    places(state, amounts, rules.empty_first, rules.empty_second if rules.seats >= rules.empty_from else 0, False)


def places(state: BroomService, amounts: vec[i64], first: i64, second: i64, positive: bool) -> None:
    """VP for the largest amount and for the next largest; whoever ties scores in full (ruling A23)."""
    best: i64 = -1000
    runner_up: i64 = -1000
    for amount in amounts:
        if amount > best:
            runner_up = best
            best = amount
        elif best > amount > runner_up:
            runner_up = amount
    for seat in range(state.rules.seats):
        amount = amounts[seat]
        if positive and amount <= 0:
            score(state, seat, 0)
        else:
            score(state, seat, first if amount == best else second if amount == runner_up else 0)


# With full hands (rule 7.7)


def open_bids(state: BroomService) -> None:
    """Everybody puts resources into a fist; where nobody can, there is nothing to do."""
    rules = state.rules
    state.chosen = 0
    for i in range(rules.seats * 5):
        state.bid[i] = -1
    for seat in range(rules.seats):
        skip_kinds(state, seat)
        if next_kind(state, seat) < 0:
            state.chosen |= t.bit(i64(seat))
    if state.chosen == (t.bit(rules.seats)) - 1:
        show_bids(state)
    else:
        state.phase = t.BIDDING


def next_kind(state: BroomService, seat: i64) -> i64:
    """The kind of resource a seat decides about next, 4 for their number alone, or -1."""
    if not state.rules.full_paid:
        return 4 if state.bid[seat * 5 + 4] < 0 else -1
    for kind in range(4):
        if state.bid[seat * 5 + kind] < 0:
            return kind
    return -1


def skip_kinds(state: BroomService, seat: i64) -> None:
    """Nothing is asked about a kind the seat does not own."""
    at = seat * 5
    for kind in range(4):
        if state.have[seat * 4 + kind] == 0:
            state.bid[at + kind] = 0
    if state.total(seat) == 0:
        state.bid[at + 4] = 0


def fill_bids(state: BroomService, seat: i64, out: vec[i64]) -> i64:
    kind = next_kind(state, seat)
    most = state.total(seat) if kind == 4 else state.have[seat * 4 + kind]
    if most > t.FIST:
        most = t.FIST
    for amount in range(most + 1):
        out[amount] = t.HOLD0 + kind * 64 + i64(amount)
    return most + 1


def hold(state: BroomService, seat: i64, kind: i64, amount: i64) -> None:
    state.bid[seat * 5 + kind] = amount
    if next_kind(state, seat) >= 0:
        return
    if state.events is not None:
        tell(state.events, ev.HoldMade, int(seat))
    if rounds.mark(state, seat):
        show_bids(state)


def bid_of(state: BroomService, seat: i64) -> i64:
    at = seat * 5
    if not state.rules.full_paid:
        return state.bid[at + 4]
    return state.bid[at] + state.bid[at + 1] + state.bid[at + 2] + state.bid[at + 3]


def show_bids(state: BroomService) -> None:
    """All fists open: the most and the second most score, and what was held is paid (ruling A23)."""
    rules = state.rules
    state.chosen = 0
    amounts = vec[i64]([bid_of(state, seat) for seat in range(rules.seats)])
    for seat in range(rules.seats):
        if state.events is not None:
            tell(state.events, ev.BidShown, int(seat), int(amounts[seat]))
        if rules.full_paid:
            for kind in range(4):
                state.have[seat * 4 + kind] -= state.bid[seat * 5 + kind]
    places(state, amounts, rules.full_first, rules.full_second if rules.seats >= rules.full_from else 0, True)
    for i in range(rules.seats * 5):
        state.bid[i] = -1
    rounds.close(state)


# Everything once (rule 7.9)


def open_hand_in(state: BroomService) -> None:
    """Those who own a set may hand one in; nobody else is asked."""
    rules = state.rules
    state.chosen = 0
    for seat in range(rules.seats):
        state.bid[seat * 5] = -1
        if not has_set(state, seat):
            state.chosen |= t.bit(i64(seat))
    if state.chosen == (t.bit(rules.seats)) - 1:
        rounds.close(state)
    else:
        state.phase = t.HANDING_IN


def has_set(state: BroomService, seat: i64) -> bool:
    missing: i64 = 0
    for kind in range(4):
        if state.have[seat * 4 + kind] == 0:
            missing += 1
    return missing == 0 or (state.rules.once_three and missing == 1)


def fill_hand_in(state: BroomService, seat: i64, out: vec[i64]) -> i64:
    """One set of all four kinds, or of three (ruling A25), or nothing."""
    n: i64 = 0
    if not state.rules.once_three:
        out[0] = t.HAND_IN0 + 4
        n = 1
    else:
        for kept in range(4):
            enough = True
            for kind in range(4):
                if kind != kept and state.have[seat * 4 + kind] == 0:
                    enough = False
            if enough:
                out[n] = t.HAND_IN0 + i64(kept)
                n += 1
    out[n] = t.DECLINE
    return n + 1


def hand_in(state: BroomService, seat: i64, kept: i64) -> None:
    """A seat's answer, opened when all are there (ruling A27): the kind it keeps, 4 for none, or -1 for not at all."""
    state.bid[seat * 5] = kept
    if not rounds.mark(state, seat):
        return
    state.chosen = 0
    for other in range(state.rules.seats):
        kept = state.bid[other * 5]
        state.bid[other * 5] = -1
        if not has_set(state, other):
            continue
        vp: i64 = 0
        if kept >= 0:
            vp = state.rules.once_vp
            for kind in range(4):
                if kind != kept:
                    state.have[other * 4 + kind] -= 1
        state.vp[other] += vp
        if state.events is not None:
            tell(state.events, ev.HandedIn, int(other), int(vp))
    rounds.close(state)


# The end (rule 8)


def lightning(state: BroomService, bolts: i64) -> i64:
    """VP for the bolts on one's clouds (rule 8.1)."""
    table = state.rules.lightning
    last = i64(len(table)) - 1
    return table[bolts] if bolts <= last else table[last] + (bolts - last) * state.rules.lightning_beyond


def sets(state: BroomService, seat: i64) -> i64:
    """VP for sets of four, then of three different resources; taking the largest sets first is best (rule 8.2)."""
    have = state.have[seat * 4 : seat * 4 + 4]
    fours = min(have)
    least: i64 = have[0] - fours
    second: i64 = 1 << 20
    for i in range(1, 4):
        left = have[i] - fours
        if left < least:
            second = least
            least = left
        elif left < second:
            second = left
    return fours * state.rules.set_four + second * state.rules.set_three


def amulets(state: BroomService, seat: i64) -> i64:
    """VP for amulets (rule 8.3)."""
    return state.rules.amulet_vp[t.popcount(state.amulets[seat])]


def final(state: BroomService) -> None:
    for seat in range(state.rules.seats):
        bolts = lightning(state, state.bolts[seat])
        different = sets(state, seat)
        charms = amulets(state, seat)
        state.vp[seat] += bolts + different + charms
        if state.events is not None:
            tell(
                state.events,
                ev.FinalScored,
                int(seat),
                int(bolts),
                int(different),
                int(charms),
                int(state.vp[seat]),
            )
    state.phase = t.ENDED
    if state.events is not None:
        end = outcome(state)
        tell(state.events, ev.Ended, end.winners, end.scores, end.reason, "8.5" if end.reason == "shared" else "8.4")


def outcome(state: BroomService) -> Outcome:
    """Most VP wins, then most resources; who still ties shares the victory (rules 8.4 and 8.5)."""
    seats = range(int(state.rules.seats))
    scores = tuple([int(state.vp[seat]) for seat in seats])
    worth = [(int(state.vp[seat]), int(state.total(seat))) for seat in seats]
    ranks = tuple([sum([other > mine for other in worth]) for mine in worth])
    best = [seat for seat in seats if ranks[seat] == 0]
    level = [seat for seat in seats if scores[seat] == scores[best[0]]]
    reason = "shared" if len(best) > 1 else "resources" if len(level) > 1 else "points"
    return Outcome(scores, ranks, reason)
