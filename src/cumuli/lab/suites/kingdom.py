"""CK-2×2: Cloudy Kingdom on the smallest board with eight cards, solved whole; bots play it against perfection.

The deck is two each of straight, bridge, crossing and double turn.  The rules allow no deck of eight, so one of twelve
is taken and one card of each face put into the box, face up, before the first is dealt; nobody has magic cards.  That
is a position of the engine like any other, and from it on the very game of eight cards.
"""

from __future__ import annotations

from functools import cache
from random import Random
from time import process_time
from typing import Final

from cumuli.bots import think
from cumuli.bots.cloudy_kingdom.exact import Exact
from cumuli.core.game import CHANCE
from cumuli.games.cloudy_kingdom import GAME
from cumuli.games.cloudy_kingdom.state import CloudyKingdom
from cumuli.lab.playing import Luck
from cumuli.lab.suites.regret import SAME, Regret

FACES: Final = ("straight", "bridge", "cross", "dbl_r")
OPTIONS: Final = {
    "board": "2x2",
    "families": "chosen",
    "start": "1",
    "deck": {"provenance": "designed", "count": dict.fromkeys(FACES, 3)},
}


def start() -> CloudyKingdom:
    """The position in which luck is about to deal the first of the eight cards."""
    state = GAME.start(2, GAME.options(**OPTIONS), GAME.version)
    for seat in range(2):
        state.apply(seat, state.legal_actions(seat)[0])
    for name in FACES:
        face = state.names.faces.index(name)
        state.deck[face] -= 1
        state.box[face] += 1
        state.in_deck -= 1
    for seat in range(2):
        state.magic[seat] = 0
    return state


@cache
def solver() -> Exact:
    """One that has solved the game; it takes some two seconds, once."""
    solved = Exact(start(), keep=True)
    first_card(solved)
    return solved


def first_card(solved: Exact) -> dict[str, float]:
    """By the card that the first player is dealt: that player's share of the victory."""
    found = {}
    before = start()
    for code, _ in before.chance():
        state = before.clone()
        state.apply(CHANCE, code)
        state.apply(CHANCE, state.chance()[0][0])  # whatever it is, it is dealt anew when it is played
        face = state.names.faces[state.hand[0]]
        found[face] = max(shares[0] for shares in solved.values(state, 0).values())
    return found


def against_perfection(level: str, deals: int, seed: int) -> Regret:
    """A bot plays each deal once on either seat against a player that is perfect, and among equals takes any."""
    solved, found = solver(), Regret()
    for deal in range(deals):
        for seat in range(2):
            found.games.append([])
            luck, rng = Luck(seed + deal), Random(f"{seed + deal} {seat} suite")
            state = start()
            while actors := state.to_act():
                mover = actors[0]
                if mover == CHANCE:
                    state.apply(CHANCE, luck.answer(state.chance()))
                    continue
                values = {code: shares[mover] for code, shares in solved.values(state, mover).items()}
                if mover == seat:
                    began = process_time()
                    code = think(GAME, state, level, mover, rng)
                    found.seconds += process_time() - began
                    found.add(values, code)
                else:
                    most = max(values.values())
                    code = rng.choice([one for one, value in values.items() if value > most - SAME])
                state.apply(mover, code)
            outcome = state.outcome()
            assert outcome is not None
            winners = outcome.winners or (0, 1)
            found.shares.append(1 / len(winners) if seat in winners else 0.0)
    return found
