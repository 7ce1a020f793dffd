"""A referee of its own: plays Broom Service by the words of records, as one long story told by generators.

It shares no code with the engine: where the engine keeps a list of steps, an
effect here simply calls the next.  It is slow and has no copies; to look at
another line of play, tell it the words again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from .oracle_round import Rounds
from .pieces import KINDS, POTIONS, ROLES, Board, Pieces, told

LUCK = -1
Asks = dict[int, list[str]]
Story = Iterator[Any]


class Oracle(Rounds):
    """One game; *asks* are the words each seat, or luck, may say now."""

    def __init__(self, seats: int, **options: Any) -> None:
        self.opt = told(options)
        self.board, self.pieces = Board(self.opt["board"]), Pieces(self.opt["components"])
        self.seats = seats
        setup = self.pieces.all["setup"]
        self.vp = [setup["start_vp"]] * seats
        self.have: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.pawns: list[list[str]] = [[] for _ in range(seats)]
        self.hands: list[set[str]] = [set() for _ in range(seats)]
        self.won: list[list[str]] = [[] for _ in range(seats)]
        self.amulets: list[set[str]] = [set() for _ in range(seats)]
        self.owned: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.fresh: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.spent: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.clouds: dict[str, str] = {}
        self.tiles: dict[str, str] = {}
        self.closed: set[str] = set()
        self.leader = 0
        self.event = ""
        self.events: list[str] = []
        self.bewitched: set[str] = set()
        self.tricks: list[list[str]] = []  # by round, the roles led
        self.result: tuple[list[int], list[int]] | None = None  # scores and winners
        self.weights: dict[str, float] = {}  # of luck's words
        self._story = self.whole_game()
        self.asks: Asks = next(self._story)

    def say(self, seat: int, word: str) -> None:
        assert word in self.asks[seat], f"{seat} may not say {word!r}: {self.asks[seat]}"
        try:
            self.asks = self._story.send((seat, word))  # type: ignore[attr-defined]
        except StopIteration:
            self.asks = {}

    def luck(self, weights: dict[str, float]) -> Story:
        self.weights = {word: weight for word, weight in weights.items() if weight}
        _, word = yield {LUCK: list(self.weights)}
        return word.split()[1]

    def together(self, questions: Asks) -> Story:
        """Several seats answer one question each, in any order."""
        open_, answers = dict(questions), {}
        while open_:
            seat, word = yield dict(open_)
            answers[seat] = word
            del open_[seat]
        return answers

    def whole_game(self) -> Story:
        yield from self.lay_out()
        cards: set[str] = set(ROLES)
        setup = self.pieces.all["setup"]
        for _ in range(self.pieces.all["rounds"]):
            self.bewitched = set()
            left = [event for event in self.pieces.all["events"] if event not in self.events]
            self.event = yield from self.luck({f"event {event}": 1 / len(left) for event in left})
            self.events.append(self.event)
            self.tricks.append([])
            need = setup["bewitched"][str(self.seats)]
            if len(cards) < need:
                cards = set(ROLES)
            while len(self.bewitched) < need:
                role = yield from self.luck({f"bewitch {role}": 1 / len(cards) for role in cards})
                cards.discard(role)
                self.bewitched.add(role)
            yield from self.choose_roles()
            while any(self.hands):
                yield from self.play_trick()
            self.fresh = [Counter() for _ in range(self.seats)]
            yield from self.end_event()
        self.score_all()

    def lay_out(self) -> Story:
        self.mountains = self.opt["mountain"] or bool(self.board.tiles["forest"])
        if self.mountains:
            self.closed = {id for id, tower in self.board.towers.items() if tower.get("covered")}
        mixed = self.opt["heavy_clouds"] if self.opt["storm"] else 24
        heavy = Counter({id: cloud["n"] for id, cloud in self.pieces.heavy.items()})
        if not self.opt["storm"]:
            mixed = heavy.total()
        storm = Counter({id: cloud["n"] for id, cloud in self.pieces.storm.items()} if self.opt["storm"] else {})
        for space in self.board.spaces:
            pool = mixed + storm.total()
            # a heavy cloud that comes is any of those never seen: some of them stay in the box
            weights = {f"cloud {id}": mixed / pool * n / heavy.total() for id, n in heavy.items() if n}
            weights |= {f"cloud {id}": n / pool for id, n in storm.items() if n}
            cloud = yield from self.luck(weights)
            self.clouds[space] = cloud
            if cloud in storm:
                storm[cloud] -= 1
            else:
                heavy[cloud] -= 1
                mixed -= 1
        yield from self.lay_tiles()
        self.leader = int(self.opt["start"]) - 1 if self.opt["start"] != "random" else -1
        if self.leader < 0:
            began = yield from self.luck({f"begin {seat + 1}": 1 / self.seats for seat in range(self.seats)})
            self.leader = int(began) - 1
        setup = self.pieces.all["setup"]
        for i, wands in enumerate(setup["start_wands"][str(self.seats)]):
            seat = (self.leader + i) % self.seats
            self.have[seat] = Counter({**dict.fromkeys(POTIONS, setup["start_potions"]), "wand": wands})
            self.pawns[seat] = list(self.board.castles)

    def lay_tiles(self) -> Story:
        counts = {
            "mountain": dict.fromkeys(self.pieces.all["mountain_tiles"]["tiles"], 1),
            "forest": dict(self.pieces.all["forest_tiles"]["tiles"]),
            "hill": dict.fromkeys(self.pieces.hills, 1),
        }
        for kind in ("mountain", "forest", "hill"):
            if kind == "mountain" and not self.mountains:
                continue
            for region in self.board.tiles[kind]:
                left = counts[kind]
                tile = yield from self.luck({f"tile_here {id}": n / sum(left.values()) for id, n in left.items()})
                left[tile] -= 1
                self.tiles[region] = tile

    # The end

    def score_all(self) -> None:
        rules = self.pieces.all
        table, beyond = rules["lightning"]["table"], rules["lightning"]["beyond"]
        for seat in range(self.seats):
            bolts = self.bolts(seat)
            self.vp[seat] += table[bolts] if bolts < len(table) else table[-1] + beyond * (bolts - len(table) + 1)
            amounts = sorted(self.have[seat][kind] for kind in KINDS)
            fours = amounts[0]
            self.vp[seat] += fours * rules["sets"]["four"] + (amounts[1] - fours) * rules["sets"]["three"]
            self.vp[seat] += rules["amulets"]["vp"][len(self.amulets[seat])]
        best = max((self.vp[seat], self.have[seat].total()) for seat in range(self.seats))
        winners = [seat for seat in range(self.seats) if (self.vp[seat], self.have[seat].total()) == best]
        self.result = list(self.vp), winners

    def bolts(self, seat: int) -> int:
        return sum(self.pieces.clouds[cloud]["bolts"] for cloud in self.won[seat])
