"""How far luck alone could take a bot in Cloudy Kingdom: bots that are told cards, against `two_ply`.

`python -m cumuli.lab.ceiling 3 hands` measures what it would be worth to know more than a seat can know.  These bots
cheat, so none of them is a level; they say where the limit lies that an honest one has.

- `next` knows the card of the player after it and looks one turn ahead;
- `hands` knows the cards in all hands and the one it will draw, and looks two turns ahead;
- `future` knows every card that will come and plays the game on with them, `two_ply` on every seat, after each of the
  moves that promise most.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any, Final, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.bots import Budget, think
from cumuli.bots.cloudy_kingdom import nets
from cumuli.bots.cloudy_kingdom.deep import Deep
from cumuli.bots.cloudy_kingdom.reference import lines_of
from cumuli.bots.cloudy_kingdom.weights import MAGIC_COST
from cumuli.bots.cloudy_kingdom.why import Lines
from cumuli.core.dice import Dice
from cumuli.core.game import CHANCE
from cumuli.games import SHELF
from cumuli.games.cloudy_kingdom.fields import NO_CARD, TURN
from cumuli.lab.arena.intervals import interval
from cumuli.lab.playing import Luck

GAME: Final = SHELF["cloudy_kingdom"]
BASE: Final = "two_ply"
Knows = Literal["next", "hands", "future"]
MOVES: Final = {"next": 24, "hands": 12, "future": 6}
"""How many moves are looked at, by what is known."""
WIDTH: Final = 6
"""How many answers to a card are looked into."""


def told(state: Any, seat: int, knows: Knows, luck: Luck) -> vec[i64]:
    """By face: the cards that may come in the turns that are looked at."""
    seats, faces = int(state.rules.seats), int(state.rules.faces)
    found = vec[i64]([0] * faces)
    for other in [(seat + 1) % seats] if knows == "next" else [s for s in range(seats) if s != seat]:
        if state.hand[other] != NO_CARD:
            found[state.hand[other]] += 1
    if knows == "hands" and state.in_deck:
        first = int(state.rules.deal0)
        deck = [(first + face, int(state.deck[face])) for face in range(faces) if state.deck[face]]
        found[deepcopy(luck).answer(deck) - first] += 1
    return found


def worth(search: Deep, code: int, lines: Lines, plies: int, left: vec[i64] | None = None) -> float:
    """What a move comes to so many turns ahead, with what is *left* to come, as far as that is known."""
    rules = search.state.rules
    values = [search.ponder(after, (unseen if left is None else left)[:], plies, WIDTH) for after, unseen in lines]
    return sum(values) / len(values) - (MAGIC_COST if rules.cast0 <= code < rules.take0 else 0.0)


def cheat(state: Any, seat: int, rng: Random, knows: Knows, luck: Luck) -> int:
    """What a bot answers that is handed the true position, and the luck to come."""
    legal: list[int] = state.legal_actions(seat)
    if state.phase != TURN or len(legal) == 1:
        return think(GAME, state, BASE, seat, rng)
    search = nets.search(state, seat, Dice(rng.randrange(1, 1 << 31)), Budget())
    tries = {code: lines_of(search, code) for code in legal}

    def ranked(codes: list[int], value: Callable[[int], float]) -> list[int]:
        return [code for _, code in sorted((-value(code), code) for code in codes)]

    best = ranked(legal, lambda code: worth(search, code, tries[code], 0))
    if worth(search, best[0], tries[best[0]], 0) >= 1.0:
        return best[0]
    if knows == "future":
        best = ranked(best[: 2 * MOVES[knows]], lambda code: worth(search, code, tries[code], 1))
        return max(best[: MOVES[knows]], key=lambda code: played_on(state, seat, code, rng, luck))
    left, plies = told(state, seat, knows, luck), 1 if knows == "next" else 2
    return ranked(best[: MOVES[knows]], lambda code: worth(search, code, tries[code], plies, left))[0]


def played_on(state: Any, seat: int, code: int, rng: Random, luck: Luck) -> float:
    """The seat's share when the game goes on after *code* with the luck that is to come."""
    then = state.clone()
    then.apply(seat, code)
    return share(finish(then, deepcopy(luck), lambda now, actor: think(GAME, now, BASE, actor, rng)), seat)


def finish(state: Any, luck: Luck, answer: Callable[[Any, int], int]) -> Any:
    """Play a game to its end."""
    while actors := state.to_act():
        actor = actors[0]
        state.apply(actor, luck.answer(state.chance()) if actor == CHANCE else answer(state, actor))
    return state


def share(state: Any, seat: int) -> float:
    winners = state.outcome().winners or tuple(range(int(state.rules.seats)))
    return 1 / len(winners) if seat in winners else 0.0


def deal(seats: int, seed: int, knows: Knows) -> list[Any]:
    """The games of one deal at their end, the cheat once on every seat."""
    found = []
    for seat in range(seats):
        luck, rng = Luck(seed), Random(f"{seed} {seat} bots")

        def answer(now: Any, actor: int, seat: int = seat, rng: Random = rng, luck: Luck = luck) -> int:
            return cheat(now, seat, rng, knows, luck) if actor == seat else think(GAME, now, BASE, actor, rng)

        found.append(finish(GAME.start(seats, GAME.options(), GAME.version), luck, answer))
    return found


def main() -> None:
    parser = ArgumentParser(description="Measure what it would be worth to know the cards.")
    parser.add_argument("seats", type=int, choices=(2, 3, 4))
    parser.add_argument("knows", choices=get_args(Knows))
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1_830_000)
    args = parser.parse_args()
    shares: list[float] = []
    won = nobody = 0
    for seed in range(args.seed, args.seed + args.deals):
        ends = deal(args.seats, seed, args.knows)
        shares.append(sum(share(end, seat) for seat, end in enumerate(ends)) / args.seats)
        won += sum(seat in end.outcome().winners for seat, end in enumerate(ends))
        nobody += sum(not end.outcome().winners for end in ends)
    games = args.seats * args.deals
    low, high = interval(shares)
    print(f"{args.knows}, {args.seats} seats, {args.deals} deals from {args.seed}:", end=" ")
    print(f"share {sum(shares) / args.deals:.3f} [{low:.3f}, {high:.3f}], won {won / games:.3f},", end=" ")
    print(f"nobody {nobody / games:.3f}")


if __name__ == "__main__":
    main()
