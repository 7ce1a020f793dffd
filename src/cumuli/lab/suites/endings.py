"""CK-endings: the last cards of Cloudy Kingdom, positions where it matters what is played.

They come from games between bots (`making.py`) and stand in `data/`, one a line, with the value of every answer as a
fraction: on the 4 × 4 board without magic, and on the 3 × 3 board with magic that no luck is in.
"""

from __future__ import annotations

import gzip
from fractions import Fraction
from functools import cache
from pathlib import Path
from random import Random
from time import process_time
from typing import Final

import msgspec

from cumuli.bots import think
from cumuli.games.cloudy_kingdom import GAME
from cumuli.games.cloudy_kingdom.fields import TURN
from cumuli.games.cloudy_kingdom.state import CloudyKingdom
from cumuli.games.cloudy_kingdom.tables import FAMILIES
from cumuli.lab.suites.regret import Regret

HOME: Final = Path(__file__).parent / "data"
DATA: Final = HOME / "endings.jsonl.gz"
MAGIC: Final = HOME / "magic.jsonl.gz"


class Ending(msgspec.Struct, frozen=True, omit_defaults=True):
    """One position."""

    id: str
    """Seats, cards still to be played, seed: `2-3-1000017`."""
    castles: str
    families: list[str]
    """By seat."""
    turn: int
    """Whose turn it is, the first seat is 0."""
    cells: list[str]
    """By cell: the stack from the bottom, each card a face and its quarter turns, `straight/0 cross/1`."""
    protected: list[int]
    """Cells that nothing may be laid on (rule 4.6)."""
    hand: str
    """The card of the seat to move."""
    unseen: dict[str, int]
    """By face: the cards the others hold and those in the deck."""
    holders: list[int]
    """The seats that hold a card."""
    final: int
    """Turns left in the final phase, or -1 before it (rule 8.6)."""
    values: dict[str, str]
    """By value for the seat to move, a fraction: the answers that come to it, as records say them."""

    magic: list[list[str]] = []
    """By seat: the magic cards it has left; where nobody has any, nothing."""

    @property
    def seats(self) -> int:
        return len(self.families)

    @property
    def left(self) -> int:
        """How many cards are still to be played."""
        return 1 + sum(self.unseen.values())

    def answers(self) -> dict[str, Fraction]:
        """By answer: its value for the seat to move."""
        return {word: Fraction(value) for value, words in self.values.items() for word in words.split(", ")}


@cache
def endings(data: Path = DATA) -> tuple[Ending, ...]:
    """All positions of the suite."""
    lines = gzip.decompress(data.read_bytes()).splitlines()
    return tuple(msgspec.json.decode(line, type=Ending) for line in lines)


def written(every: list[Ending]) -> bytes:
    """The file with these positions, the same bytes each time."""
    return gzip.compress(b"".join(msgspec.json.encode(one) + b"\n" for one in every), 9, mtime=0)


def position(ending: Ending) -> CloudyKingdom:
    """The position on the engine; who holds which of the unseen cards is any guess that fits."""
    size = len(ending.castles.split("/")[0])
    options = GAME.options(board=f"{size}x{size}", castles=ending.castles, families="chosen")
    state = GAME.start(ending.seats, options, GAME.version)
    for seat, family in enumerate(ending.families):
        state.apply(seat, int(state.rules.family0) + FAMILIES.index(family))
    for cell, stack in enumerate(ending.cells):
        for card in stack.split():
            face, turn = card.split("/")
            _lay(state, cell, face, int(turn))
    for cell in ending.protected:
        state.stacks.immune |= 1 << cell
        state.stacks.no_cover |= 1 << cell
    state.links = state.stacks.all_links()
    faces = {face: number for number, face in enumerate(state.names.faces)}
    held = iter([face for face, many in sorted(ending.unseen.items()) for _ in range(many)])
    for seat in ending.holders:
        state.hand[seat] = faces[ending.hand if seat == ending.turn else next(held)]
        state.deck[state.hand[seat]] -= 1
    rest = list(held)
    for number, face in enumerate(state.names.faces):
        gone = int(state.deck[number]) - rest.count(face)
        state.deck[number] -= gone
        state.box[number] += gone
    state.in_deck = len(rest)
    for seat in range(ending.seats):
        left = ending.magic[seat] if ending.magic else []
        state.magic[seat] = sum(1 << state.names.magics.index(name) for name in left)
    state.turn, state.phase, state.last_turns = ending.turn, TURN, ending.final
    return state


def _lay(state: CloudyKingdom, cell: int, face: str, turn: int) -> None:
    """Lay a card of the deck, or a magic card that stayed on the board."""
    number = state.names.faces.index(face)
    if number < state.rules.routes:
        state.deck[number] -= 1
    state.stacks.put(cell, number * 4 + turn)


def described(state: CloudyKingdom, name: str, values: dict[int, Fraction]) -> Ending:
    """A position of the engine as one of the suite."""
    faces, mover = state.names.faces, int(state.turn)
    cells = range(int(state.rules.size) ** 2)
    stacks = [state.stacks.stack(cell) for cell in cells]
    others = [seat for seat in range(int(state.rules.seats)) if state.hand[seat] >= 0 and seat != mover]
    counts = {face: int(state.deck[number]) for number, face in enumerate(faces)}
    for seat in others:
        counts[faces[state.hand[seat]]] += 1
    seats = range(int(state.rules.seats))
    magic = [[name for m, name in enumerate(state.names.magics) if state.magic[seat] >> m & 1] for seat in seats]
    words: dict[str, list[str]] = {}
    for code, value in sorted(values.items(), key=lambda one: (-one[1], one[0])):
        words.setdefault(str(value), []).append(GAME.write(state, GAME.word(state, code)))
    return Ending(
        id=name,
        castles=state.stacks.castles.name,
        families=[FAMILIES[state.family[seat]] for seat in seats],
        turn=mover,
        cells=[" ".join(f"{faces[face]}/{turn}" for face, turn in stack) for stack in stacks],
        protected=[cell for cell in cells if state.stacks.no_cover >> cell & 1],
        hand=faces[state.hand[mover]],
        unseen={face: many for face, many in counts.items() if many},
        holders=sorted([mover, *others]),
        final=int(state.last_turns),
        values={value: ", ".join(some) for value, some in words.items()},
        magic=magic if any(magic) else [],
    )


def measured(level: str, some: list[Ending], seed: int) -> Regret:
    """What a bot loses in these positions; each is asked once, in a world drawn anew from what its seat knows."""
    found = Regret()
    for ending in some:
        state = position(ending)
        rng = Random(f"{seed} {ending.id}")
        began = process_time()
        code = think(GAME, state, level, ending.turn, rng)
        found.seconds += process_time() - began
        words = {GAME.code(state, GAME.read(state, word)): float(v) for word, v in ending.answers().items()}
        found.games.append([])
        found.add(words, code)
    return found
