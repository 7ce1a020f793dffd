"""What one position of Broom Service holds.  Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.core.position import Position
from cumuli.games.broom_service.tables import CLOUDS, NO_TILE, Names, Rules

DEPTH: Final = 48
"""More steps than any chain of effects can pile up: a mountain tile fires once a seat, a cloud once."""


class Fields(Position):
    """What a position holds, and how it is copied."""

    def __init__(self, rules: Rules, names: Names, source: Fields | None = None) -> None:
        super().__init__()
        self.rules = rules
        self.names = names
        if source is None:
            seats = rules.seats
            self.phase: i64 = CLOUDS
            self.round: i64 = 0  # 1 to 7; 0 before the first
            self.trick: i64 = 0  # from 1 on within the round
            self.leader: i64 = 0
            self.event: i64 = -1  # the event of this round, or -1
            self.events_gone: i64 = 0  # mask of events revealed so far
            self.cursed: i64 = 0  # mask of the roles bewitched now
            self.cursed_left: i64 = 1023  # mask of the cards left in the bewitched stack
            self.to_curse: i64 = 0  # how many luck still owes this round
            self.led: i64 = 0  # mask of the roles led this round
            self.role: i64 = -1  # the role of this trick, or -1
            self.asked: i64 = -1  # the seat that answers, or -1
            self.pending: i64 = -1  # the seat that is brave so far, or -1
            self.doer: i64 = 0  # the seat that carries something out
            self.last_act: bool = False  # the brave action at the end of the trick is being carried out
            self.closed: i64 = rules.shut  # mask of towers that take no potion
            self.next_space: i64 = 0  # the next cloud or tile space luck fills
            self.heavy_left: i64 = rules.heavy  # heavy clouds still to be mixed in
            self.chosen: i64 = 0  # mask of seats that have answered in a simultaneous phase
            self.spends: i64 = 0  # mask of seats that spend a one-card-more tile this round
            self.tailwinds: i64 = 0  # tailwind clouds that lie out
            self.last_region: i64 = -1  # the region that changed last, or -1
            self.at: i64 = 0  # how many steps stand on the agenda
            self.open_hands: bool = False  # all have chosen: how many roles they hold is known
            self.vp: vec[i64] = vec[i64]([rules.start_vp] * seats)
            self.have: vec[i64] = vec[i64]([0] * (seats * 4))  # by seat * 4 + kind
            self.pawn: vec[i64] = vec[i64]([0] * (seats * 2))  # by seat * 2 + pawn: a region
            self.hand: vec[i64] = vec[i64]([0] * seats)  # mask of roles
            self.brave: vec[i64] = vec[i64]([0] * seats)  # roles laid this round bravely, and not bumped
            self.coward: vec[i64] = vec[i64]([0] * seats)
            self.bumped: vec[i64] = vec[i64]([0] * seats)
            self.bolts: vec[i64] = vec[i64]([0] * seats)
            self.won: vec[i64] = vec[i64]([0] * (seats * rules.clouds))  # clouds taken, by seat and cloud
            self.amulets: vec[i64] = vec[i64]([0] * seats)  # mask of regions whose amulet the seat has
            self.owned: vec[i64] = vec[i64]([0] * (seats * 3))  # forest tiles, by seat * 3 + kind
            self.fresh: vec[i64] = vec[i64]([0] * (seats * 3))  # of these, taken in this very trick
            self.spent: vec[i64] = vec[i64]([0] * (seats * 3))
            self.bid: vec[i64] = vec[i64]([-1] * (seats * 5))  # by seat * 5 + kind: in the fist, or -1
            self.cloud: vec[i64] = vec[i64]([-1] * rules.spaces)  # by space: a cloud, or -1
            self.clouded: vec[i64] = vec[i64]([0] * rules.regions)  # how many clouds lie in a region
            self.bag: vec[i64] = rules.cloud_count[:]  # clouds not laid yet
            self.tile: vec[i64] = vec[i64]([NO_TILE] * rules.regions)
            self.tile_bag: vec[i64] = rules.tile_count[:]
            self.agenda: vec[i64] = vec[i64]([0] * DEPTH)  # the step that comes first stands last
        else:
            self.phase = source.phase
            self.round = source.round
            self.trick = source.trick
            self.leader = source.leader
            self.event = source.event
            self.events_gone = source.events_gone
            self.cursed = source.cursed
            self.cursed_left = source.cursed_left
            self.to_curse = source.to_curse
            self.led = source.led
            self.role = source.role
            self.asked = source.asked
            self.pending = source.pending
            self.doer = source.doer
            self.last_act = source.last_act
            self.closed = source.closed
            self.next_space = source.next_space
            self.heavy_left = source.heavy_left
            self.chosen = source.chosen
            self.spends = source.spends
            self.tailwinds = source.tailwinds
            self.last_region = source.last_region
            self.at = source.at
            self.open_hands = source.open_hands
            self.vp = source.vp[:]
            self.have = source.have[:]
            self.pawn = source.pawn[:]
            self.hand = source.hand[:]
            self.brave = source.brave[:]
            self.coward = source.coward[:]
            self.bumped = source.bumped[:]
            self.bolts = source.bolts[:]
            self.won = source.won[:]
            self.amulets = source.amulets[:]
            self.owned = source.owned[:]
            self.fresh = source.fresh[:]
            self.spent = source.spent[:]
            self.bid = source.bid[:]
            self.cloud = source.cloud[:]
            self.clouded = source.clouded[:]
            self.bag = source.bag[:]
            self.tile = source.tile[:]
            self.tile_bag = source.tile_bag[:]
            self.agenda = source.agenda[:]

    def bits(self, mask: i64) -> list[int]:
        """The numbers a mask stands for, the smallest first."""
        found: list[int] = []
        n: i64 = 0
        while mask:
            if mask & 1:
                found.append(int(n))
            mask >>= 1
            n += 1
        return found

    def total(self, seat: i64) -> i64:
        """How many resources a seat owns."""
        at = seat * 4
        return self.have[at] + self.have[at + 1] + self.have[at + 2] + self.have[at + 3]
