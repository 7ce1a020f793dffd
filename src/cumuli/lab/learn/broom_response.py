"""How much somebody who knows the bot wins from it in Broom Service (docs/bots/broom_service.md).

    python -m cumuli.lab.learn.broom_response [--deals 10] [--worlds 128] [--seed 5000000] [--roles]

Two seats, each deal from both: the strongest level against a responder that knows with which chances the bot draws
its roles, and so the exact chances of every hand it may still have.  At each decision of the tricks the responder
plays its choices out against such hands and takes the best; with --roles it chooses its own roles so, too.  What it
wins is a lower bound of what the best response would.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import fmean, stdev

from cumuli.bots.broom_service import brain
from cumuli.bots.broom_service.mind import Mind
from cumuli.bots.broom_service.outlook import Outlook
from cumuli.bots.broom_service.search import Search
from cumuli.bots.me import Me
from cumuli.bots.thought import Budget, Thought
from cumuli.core.game import CHANCE
from cumuli.games.broom_service import GAME
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService
from cumuli.lab.playing import Luck

Hands = dict[int, float]
ROUNDS = 7


def bot(state: BroomService, seat: int, rng: Random) -> Thought:
    return brain.decide(state, "5", seat, rng, Me(), Budget())


def left(drawn: Hands, state: BroomService, other: int) -> Hands:
    """What may be left of the hands that agree with what the other seat has shown and passed."""
    shown = int(state.brave[other]) | int(state.coward[other]) | int(state.bumped[other])
    gone = int(state.led) & ~shown
    if state.phase == t.ANSWERING and state.leader != other:
        gone &= ~(1 << int(state.role))  # it has not been asked yet
    found: Hands = {}
    for hand, chance in drawn.items():
        if hand & shown == shown and not hand & gone:
            found[hand & ~shown] = found.get(hand & ~shown, 0.0) + chance
    total = sum(found.values())
    return {hand: chance / total for hand, chance in found.items()}


def best(state: BroomService, seat: int, hands: Hands, worlds: int, rng: Random) -> int:
    """The choice that comes to most against hands with these chances."""
    outlook = Outlook(state.rules, brain.net())
    promised = Mind(state, seat, outlook, wide=12).choices(state.legal_actions(seat))
    search = Search(state, seat, outlook, rng)
    for belief in search.beliefs.values():
        if hands:
            belief.hands, belief.chances = list(hands), list(hands.values())
    found = search.best(sorted(promised, key=lambda code: -promised[code])[:16], worlds, Budget())
    return max(found, key=lambda code: found[code])


def game(seed: int, seat: int, worlds: int, roles: bool) -> float:
    """What the responder on *seat* wins by, in VP a round."""
    state, luck, rng = GAME.start(2, GAME.options(), GAME.version), Luck(seed), Random(f"{seed} {seat}")
    other, drawn, known = 1 - seat, {}, -1
    while actors := state.to_act():
        turn = actors[0]
        if turn == CHANCE:
            state.apply(CHANCE, luck.answer(state.chance()))
            continue
        if state.phase == t.SELECTING and known != state.round:
            known, thought = int(state.round), bot(state, other, rng)
            drawn = thought.odds or {thought.code: 1.0}
        searched = (t.SELECTING, t.LEADING, t.ANSWERING) if roles else (t.LEADING, t.ANSWERING)
        if turn == seat and state.phase in searched and len(state.legal_actions(seat)) > 1:
            hands = drawn if state.phase == t.SELECTING else left(drawn, state, other)
            state.apply(seat, best(state, seat, hands, worlds, rng))
        else:
            state.apply(turn, bot(state, turn, rng).code)
    return float(state.vp[seat] - state.vp[other]) / ROUNDS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--worlds", type=int, default=128)
    parser.add_argument("--seed", type=int, default=5_000_000)
    parser.add_argument("--roles", action="store_true")
    asked = parser.parse_args()
    deals = [
        fmean(game(asked.seed + i, seat, asked.worlds, asked.roles) for seat in (0, 1)) for i in range(asked.deals)
    ]
    width = 1.96 * stdev(deals) / len(deals) ** 0.5
    print(f"The responder wins {fmean(deals):+.2f} ± {width:.2f} VP a round over {len(deals)} deals")


if __name__ == "__main__":
    main()
