"""The referee's half that runs rounds: choosing roles, tricks, and what events pay at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from .oracle_acts import Acts
from .pieces import KINDS, ROLES

Story = Iterator[Any]


def sets_of(*sizes: int) -> list[str]:
    return [" ".join(["select", *roles]) for n in dict.fromkeys(sizes) for roles in combinations(ROLES, n)]


class Rounds(Acts):
    """Who is asked what, and when."""

    seats: int
    hands: list[set[str]]
    leader: int
    event: str
    bewitched: set[str]
    tricks: list[list[str]]

    def together(self, questions: dict[int, list[str]]) -> Story:
        raise NotImplementedError

    def ready(self, seat: int, tile: str) -> bool:
        return self.owned[seat][tile] - self.fresh[seat][tile] > 0

    def spend(self, seat: int, tile: str) -> None:
        self.owned[seat][tile] -= 1
        self.spent[seat][tile] += 1

    def choose_roles(self) -> Story:
        size = self.pieces.all["hand_size"]
        everybody = range(self.seats)
        holders = [seat for seat in everybody if self.ready(seat, "extra_card")]
        more = self.pieces.event("more_or_less")
        low, high = more["limits"][self.opt["card_limits"]]
        counted = self.event == "more_or_less"
        questions = {seat: sets_of(*range(low, high + 1)) if counted else sets_of(size) for seat in everybody}
        if not counted and self.opt["extra_card"] == "first":
            said = yield from self.together({seat: ["extra", "no"] for seat in holders})
            for seat in holders:
                if said[seat] == "extra":
                    self.spend(seat, "extra_card")
                    questions[seat] = sets_of(size + 1)
        elif not counted:
            questions |= {seat: sets_of(size, size + 1) for seat in holders}
        answers = yield from self.together(questions)
        for seat, word in answers.items():
            self.hands[seat] = set(word.split()[1:])
            taken = len(self.hands[seat])
            if counted:
                self.vp[seat] += max(0, size - taken) * more["below"] - max(0, taken - size) * more["above"]
            elif taken > size and self.opt["extra_card"] != "first":
                self.spend(seat, "extra_card")
        if counted:
            free = {seat: [f"add {role}" for role in ROLES if role not in self.hands[seat]] for seat in holders}
            said = yield from self.together({seat: [*words, "no"] for seat, words in free.items()})
            for seat, word in said.items():
                if word != "no":
                    self.spend(seat, "extra_card")
                    self.hands[seat].add(word.split()[1])

    # A trick

    def play_trick(self) -> Story:
        self.fresh = [Counter() for _ in range(self.seats)]
        order = [(self.leader + i) % self.seats for i in range(self.seats)]
        order = [seat for seat in order if self.hands[seat]]
        self.leader = order[0]
        ways = ["brave"] if self.event == "old_times" else ["brave", "cowardly"]
        words = [f"lead {role} {way}" for role in self.hands[self.leader] for way in ways]
        _, word = yield {self.leader: words}
        _, role, way = word.split()
        assert role not in self.tricks[-1], "a role is never led twice"
        self.tricks[-1].append(role)
        order = [(self.leader + i) % self.seats for i in range(self.seats)]
        brave = None
        for seat in order:
            if seat != self.leader:
                if not self.hands[seat]:
                    continue
                _, way = yield {seat: ["brave", "cowardly"] if role in self.hands[seat] else ["pass"]}
                if way == "pass":
                    continue
            self.hands[seat].remove(role)
            if role in self.bewitched:
                self.vp[seat] += self.pieces.all["setup"]["penalty"]
            if way == "brave":
                brave = seat
            else:
                yield from self.cowardly(seat, role)
        if brave is not None:
            yield from self.carry_out(brave, role, True)
            self.leader = brave

    def cowardly(self, seat: int, role: str) -> Story:
        words = ["act"]
        if self.event == "black_market":
            words.append("instead market")
        if self.event == "moonshine":
            words.append("instead moonshine")
        if self.ready(seat, "five_vp"):
            words.append("instead five_vp")
        if self.ready(seat, "brave_as_coward"):
            words.append("instead brave")
        word = "act"
        if len(words) > 1:
            _, word = yield {seat: words}
        if word == "act":
            yield from self.carry_out(seat, role, False)
        elif word == "instead market":
            self.vp[seat] += self.pieces.event("black_market")["vp"]
        elif word == "instead moonshine":
            n = self.pieces.event("moonshine")["resources"]
            yield from self.gather(seat, [n] * 4, n)
        elif word == "instead five_vp":
            self.spend(seat, "five_vp")
            self.vp[seat] += self.pieces.all["forest_tiles"]["five_vp"]
        else:
            self.spend(seat, "brave_as_coward")
            yield from self.carry_out(seat, role, True)

    # The end of a round

    def end_event(self) -> Story:
        event, everybody = self.pieces.event(self.event), range(self.seats)
        lands = [[self.board.terrain[region] for region in self.pawns[seat]] for seat in everybody]
        if self.event in ("dangerous_regions", "pleasant_regions"):
            reading = self.opt["dangerous" if self.event == "dangerous_regions" else "pleasant"]
            for seat in everybody:
                counted = set(lands[seat]) if reading == "per_terrain" else lands[seat]
                self.vp[seat] += sum(event[reading][terrain] for terrain in counted)
        elif self.event == "like_minded":
            for seat in everybody:
                where = self.pawns[seat] if self.opt["like_minded"] == "region" else lands[seat]
                self.vp[seat] += event["vp"] if len(set(where)) == 1 else 0
        elif self.event == "empty_hands":
            amounts = [self.have[seat].total() for seat in everybody]
            if self.opt["empty_hands"] == "each":
                self.vp = [vp + event["each"] * n for vp, n in zip(self.vp, amounts, strict=True)]
            else:
                self.rank([-n for n in amounts], event["fewest"], event)
        elif self.event == "full_hands":
            yield from self.fists(event)
        elif self.event == "everything_once":
            yield from self.one_set(event)

    def rank(self, amounts: list[int], first: int, event: dict[str, Any], least: int = -999) -> None:
        """The best score, from so many players on the second best too; nobody below the least."""
        prizes = [first, event["second"] if self.seats >= event["second_from"] else 0]
        for amount, prize in zip(sorted(set(amounts), reverse=True), prizes, strict=False):
            for seat in range(self.seats):
                if amounts[seat] == amount >= least:
                    self.vp[seat] += prize

    def fists(self, event: dict[str, Any]) -> Story:
        paid = self.opt["full_hands"] == "paid"
        left = {}
        for seat in range(self.seats):
            amounts = {kind: self.have[seat][kind] for kind in KINDS} if paid else {"any": self.have[seat].total()}
            left[seat] = [(kind, n) for kind, n in amounts.items() if n]
        held: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        while open_ := {seat: kinds[0] for seat, kinds in left.items() if kinds}:
            asks = {seat: [f"hold {kind} {i}" for i in range(min(n, 63) + 1)] for seat, (kind, n) in open_.items()}
            seat, word = yield asks
            _, kind, n = word.split()
            held[seat][kind] = int(n)
            left[seat].pop(0)
        if paid:
            for seat in range(self.seats):
                self.have[seat].subtract(held[seat])
        self.rank([fist.total() for fist in held], event["first"], event, least=1)

    def one_set(self, event: dict[str, Any]) -> Story:
        sets = {"all": set(KINDS)}
        if self.opt["everything_once"] == "three":
            sets = {f"without_{kept}": set(KINDS) - {kept} for kept in KINDS}
        asks: dict[int, list[str]] = {}
        for seat in range(self.seats):
            full = [name for name, kinds in sets.items() if all(self.have[seat][kind] for kind in kinds)]
            if full:
                asks[seat] = [f"hand_in {name}" for name in full] + ["no"]
        answers = yield from self.together(asks)
        for seat, word in answers.items():
            if word != "no":
                self.vp[seat] += event["vp"]
                self.have[seat].subtract(sets[word.split()[1]])
