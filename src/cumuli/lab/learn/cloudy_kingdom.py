"""Teaches the learned judge of Cloudy Kingdom: `python -m cumuli.lab.learn.cloudy_kingdom 2 1500 2 150`.

First, bots play one another; at the start of every turn what the judge would see is written down, and with it how the
game ended.  Then the judge itself plays: of every move that it thinks about, good or bad, what the table looks like
after it is written down with what one turn of looking ahead makes of it (fitted value iteration; Baxter, Tridgell and
Weaver, Machine Learning 40, 2000, learn from searches likewise).  That shows it the tables that a search asks about,
most of which no good game ever comes to.  The net is fitted by Adam (Kingma and Ba, ICLR 2015), minimising the
surprise, and kept as it was when games held back surprised it least.

Seeds are 1,000,000 and up; no figure that is reported uses these.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cumuli.bots import Budget, think
from cumuli.bots.cloudy_kingdom.deep import Deep
from cumuli.bots.cloudy_kingdom.expert import Expert
from cumuli.bots.cloudy_kingdom.ladder import choose
from cumuli.bots.cloudy_kingdom.nets import FILE
from cumuli.bots.cloudy_kingdom.search import unseen
from cumuli.bots.cloudy_kingdom.sight import SEAT, TABLE, Sight
from cumuli.bots.cloudy_kingdom.weights import weights
from cumuli.core.dice import Dice
from cumuli.core.game import CHANCE
from cumuli.games import SHELF
from cumuli.games.cloudy_kingdom.fields import ENDED, SPELL, TURN
from cumuli.lab.playing import Luck

GAME: Final = SHELF["cloudy_kingdom"]
SEED: Final = 1_000_000
STRAY: Final = 0.25
"""How often a bot plays at random before a game counts."""
OPENING: Final = 30
"""A game counts from a turn below this on, drawn by lot."""
HIDDEN: Final = (32, 8)
"""How wide the nets for a seat and for the table are."""
BEST: Final = 5
OTHERS: Final = 3
"""Moves that are looked at: so many that promise most, so many others."""
KEPT: Final = 2
"""Rounds of searches that a net is fitted to: the last ones."""
WARMTH: Final = 0.03
"""How freely the judge plays when it learns from itself."""
Shares = list[list[float]]
Numbers = NDArray[np.float32]
Data = tuple[Numbers, Numbers, Numbers]
"""By position: a row for each seat from the mover on; the table's row; what share each seat got, and nobody.

Where a search says what the shares are, nobody has none: a game without a winner is shared out among the seats."""


def table(seats: int, number: int) -> dict[str, Any]:
    """The options of a game: two in three are played as most tables are."""
    rng = Random(f"table {number}")
    if number % 3:
        return {}
    boards = {2: ("auto", "4x4"), 3: ("auto", "4x4"), 4: ("auto",)}[seats]
    return {
        "castles": "random",
        "board": rng.choice(boards),
        "magic": rng.choice(("first_game", "same_three")),
        "deck": rng.choice(("standard72", "standard60")),
    }


def sample(seats: int, number: int, level: str) -> tuple[list[list[float]], list[list[float]], Shares]:
    """What one game has to teach."""
    rng = Random(SEED + number)
    luck = Luck(SEED + number)
    state: Any = GAME.start(seats, GAME.options(**table(seats, number)), GAME.version)
    sight: Sight | None = None
    counts_from = rng.randrange(OPENING)
    rows: list[list[float]] = []
    tables: list[list[float]] = []
    movers: list[int] = []
    while actors := state.to_act():
        seat = actors[0]
        if seat == CHANCE:
            state.apply(CHANCE, luck.answer(state.chance()))
            continue
        counts = state.turns > counts_from
        if state.phase == TURN and counts:
            sight = sight or Sight(state.rules, state.stacks.castles)
            sight.believe(unseen(state, -1))
            sight.read(state, seat)
            rows.append([float(x) for x in list(sight.row)[: seats * SEAT]])
            tables.append([float(x) for x in list(sight.table)])
            movers.append(seat)
        stray = not counts and rng.random() < STRAY
        state.apply(seat, think(GAME, state, "random" if stray else level, seat, rng))
    winners = state.outcome().winners
    shares = []
    for mover in movers:
        share = [0.0] * (seats + 1)
        for winner in winners:
            share[(winner - mover) % seats] = 1 / len(winners)
        share[seats] = 0.0 if winners else 1.0
        shares.append(share)
    return rows, tables, shares


def collect(seats: int, first: int, games: int, one: Callable[[int, int], tuple[Any, Any, Shares]]) -> Data:
    """What so many games teach, each played by *one*."""
    rows: list[list[float]] = []
    tables: list[list[float]] = []
    shares: Shares = []
    for number in range(first, first + games):
        found = one(seats, number)
        rows += found[0]
        tables += found[1]
        shares += found[2]
    return (
        np.array(rows, np.float32).reshape(-1, seats, SEAT),
        np.array(tables, np.float32),
        np.array(shares, np.float32),
    )


def foresee(seats: int, number: int, net: list[list[float]]) -> tuple[list[list[float]], list[list[float]], Shares]:
    """What the searches of one game have to teach: tables after a move, and what the next turn makes of them."""
    rng = Random(2 * SEED + number)
    luck = Luck(2 * SEED + number)
    state: Any = GAME.start(seats, GAME.options(**table(seats, number)), GAME.version)
    rows: list[list[float]] = []
    tables: list[list[float]] = []
    shares: Shares = []
    while actors := state.to_act():
        seat = actors[0]
        if seat == CHANCE:
            state.apply(CHANCE, luck.answer(state.chance()))
            continue
        legal = state.legal_actions(seat)
        if state.phase != TURN or len(legal) == 1:
            state.apply(seat, think(GAME, state, "greedy", seat, rng))
            continue
        expert = Expert(state, weights(seats), net)
        expert.believe(unseen(state, seat))
        search = Deep(state, seat, expert, Dice(rng.randrange(1, 1 << 31)), Budget())
        after = {code: (search.follow(code), search.left[:], search.lucky) for code in legal}
        glance = {code: search.ponder(after[code][0], after[code][1], 0, 1) for code in legal}
        ranked = sorted(legal, key=lambda code: -glance[code])
        others = ranked[BEST:]
        looked = ranked[:BEST] + rng.sample(others, min(OTHERS, len(others)))
        values: dict[int, float] = {}
        for code in looked:
            then, left, lucky = after[code]
            values[code] = search.ponder(then, left, 1, 1)
            if then.phase not in (ENDED, SPELL) and not lucky:
                share = [max(0.0, float(search.found[4 + (search.next_mover(then) + k) % seats])) for k in range(seats)]
                expert.sight.read(then, search.next_mover(then))
                rows.append([float(x) for x in list(expert.sight.row)[: seats * SEAT]])
                tables.append([float(x) for x in list(expert.sight.table)])
                shares.append([x / sum(share) for x in share])
        state.apply(seat, choose(values, WARMTH, rng).code)
    return rows, tables, shares


class Net:
    """The same net as `Expert`, with gradients."""

    def __init__(self, seed: int, hidden: tuple[int, int] = HIDDEN) -> None:
        rng = np.random.default_rng(seed)
        self.weights: list[Numbers] = [
            rng.normal(0, 0.3, (SEAT, hidden[0])).astype(np.float32),
            rng.normal(0, 0.3, hidden[0]).astype(np.float32),
            rng.normal(0, 0.3, (TABLE, hidden[1])).astype(np.float32),
            rng.normal(0, 0.3, hidden[1]).astype(np.float32),
        ]
        self.first = [np.zeros_like(w) for w in self.weights]
        self.second = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def chances(self, rows: Numbers, tables: Numbers) -> tuple[Numbers, Numbers, Numbers]:
        """By position the chances of the seats and of nobody, and the hidden layers before they are cut at nought."""
        a, b, c, d = self.weights
        seat = rows @ a
        table = tables @ c
        logits = np.concatenate([np.maximum(seat, 0) @ b, (np.maximum(table, 0) @ d)[:, None]], axis=1)
        logits -= logits.max(axis=1, keepdims=True)
        odds = np.exp(logits)
        return odds / odds.sum(axis=1, keepdims=True), seat, table

    def loss(self, data: Data) -> float:
        """Mean surprise at how the games ended, or at what searches said, in nats."""
        odds, _, _ = self.chances(data[0], data[1])
        return float(-(data[2] * np.log(shared(odds, data[2].shape[1]) + 1e-9)).sum(axis=1).mean())

    def step(self, rows: Numbers, tables: Numbers, shares: Numbers, pace: float, pull: float) -> None:
        odds, seat, table = self.chances(rows, tables)
        seats = rows.shape[1]
        if shares.shape[1] > seats:
            wrong = (odds - shares) / len(rows)
        else:
            ratio = shares / (shared(odds, seats) + 1e-9)
            wrong = odds * (1 - np.concatenate([ratio, ratio.mean(axis=1, keepdims=True)], axis=1)) / len(rows)
        lit_seat = np.maximum(seat, 0)
        lit_table = np.maximum(table, 0)
        to_seat = wrong[:, :seats, None] * self.weights[1] * (seat > 0)
        to_table = wrong[:, seats, None] * self.weights[3] * (table > 0)
        slopes = [
            rows.reshape(-1, SEAT).T @ to_seat.reshape(-1, to_seat.shape[2]),
            np.einsum("nsh,ns->h", lit_seat, wrong[:, :seats]),
            tables.T @ to_table,
            lit_table.T @ wrong[:, seats],
        ]
        self.steps += 1
        for i, slope in enumerate(slopes):
            self.first[i] = 0.9 * self.first[i] + 0.1 * slope
            self.second[i] = 0.999 * self.second[i] + 0.001 * slope * slope
            a = self.first[i] / (1 - 0.9**self.steps)
            b = self.second[i] / (1 - 0.999**self.steps)
            self.weights[i] = self.weights[i] * np.float32(1 - pace * pull) - pace * a / (np.sqrt(b) + 1e-8)

    def plain(self) -> list[list[float]]:
        """The weights as `Expert` takes them, to four digits."""
        return [[float(f"{x:.4g}") for x in w.ravel()] for w in self.weights]


def shared(odds: Numbers, columns: int) -> Numbers:
    """Chances with those of nobody shared out among the seats, where as many columns as seats are asked for."""
    seats = odds.shape[1] - 1
    return odds if columns > seats else odds[:, :seats] + odds[:, seats:] / seats


def fit(parts: list[Data], seed: int = 0, epochs: int = 60, batch: int = 512, pull: float = 0.01) -> Net:
    """A net for these positions; the last tenth of each part only says when it was best."""
    cuts = [len(part[0]) * 9 // 10 for part in parts]
    held = [(part[0][cut:], part[1][cut:], part[2][cut:]) for part, cut in zip(parts, cuts, strict=True)]
    net = Net(seed)
    rng = np.random.default_rng(seed)
    best, kept = 1e9, list(net.weights)
    for epoch in range(epochs):
        pace = 0.003 * 0.5 * (1 + np.cos(np.pi * epoch / epochs)) + 1e-5
        batches = [
            (i, some) for i, cut in enumerate(cuts) for some in np.array_split(rng.permutation(cut), cut // batch)
        ]
        for at in rng.permutation(len(batches)):
            part, some = parts[batches[at][0]], batches[at][1]
            net.step(part[0][some], part[1][some], part[2][some], pace, pull)
        now = sum(net.loss(one) for one in held)
        if now < best:
            best, kept = now, [w.copy() for w in net.weights]
    net.weights = kept
    for part, one in zip(parts, held, strict=True):
        guess = one[2].mean(axis=0)
        print(f"{len(part[0])} positions, held back: guessing {-(guess * np.log(guess + 1e-9)).sum():.4f},", end=" ")
        print(
            f"learnt {net.loss(one):.4f}, without knowing better {-(one[2] * np.log(one[2] + 1e-9)).sum(1).mean():.4f}"
        )
    return net


def write(path: Path, seats: int, net: list[list[float]], how: dict[str, Any]) -> None:
    """Put a net into the file that the bots read, beside those for other numbers of seats."""
    kept = json.loads(path.read_text()) if path.is_file() else {}
    kept[str(seats)] = {"learnt": how, "net": net}
    path.write_text(json.dumps(dict(sorted(kept.items())), separators=(",", ":")) + "\n")


def main() -> None:
    parser = ArgumentParser(description="Teach the learned judge of Cloudy Kingdom.")
    parser.add_argument("seats", type=int)
    parser.add_argument("games", type=int, help="of two_ply, to see how they end")
    parser.add_argument("rounds", type=int, help="of the judge's own searches")
    parser.add_argument("each", type=int, help="games in a round")
    parser.add_argument("--file", type=Path, default=FILE, help="where the nets are kept")
    parser.add_argument("--on", action="store_true", help="go on from what the file holds")
    args = parser.parse_args()
    seats, began = args.seats, process_time()
    ended = collect(seats, 0, args.games, lambda seats, number: sample(seats, number, "two_ply"))
    print(f"{args.games} games of two_ply took {process_time() - began:.0f} s", flush=True)
    before: dict[str, Any] = json.loads(args.file.read_text())[str(seats)] if args.on else {}
    net = before["net"] if args.on else fit([ended]).plain()
    first: int = before["learnt"].get("first", 20_000) if args.on else 0
    known: list[Data] = []
    for n in range(args.rounds):
        known.append(collect(seats, first, args.each, partial(foresee, net=net)))
        first += args.each
        parts = [ended, *known[-KEPT:]]
        net = fit(parts, seed=first).plain()
        print(f"round {n + 1}: {process_time() - began:.0f} s", flush=True)
        how = {
            "games": args.games,
            "rounds": n + 1,
            "each": args.each,
            "first": first,
            "positions": sum(len(part[0]) for part in parts),
            "seed": SEED,
            "after": before.get("learnt", {}),
        }
        write(args.file, seats, net, how)


if __name__ == "__main__":
    main()
