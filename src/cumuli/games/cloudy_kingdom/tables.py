"""The rules of one table turned into numbers, once, for the engine to look up.  Compiled.

Ports count clockwise: 0 north, 1 east, 2 south, 3 west; a mask holds one bit for each.
A card's code is `face * 4 + turn`; a cell's number is `row * size + column`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

STRIDE: Final = 6
"""Numbers a step of a spell takes: its op and five arguments."""

# Ops of the magic language (README.md, rule 9.1)
END: Final = 0
CHOOSE: Final = 1  # register, kind, register it must differ from (or NONE)
DRAW: Final = 2  # count, public
FETCH: Final = 3  # count
PLACE: Final = 4  # which, mode, register of the cell (or NONE), register to bind (or NONE), free
SELF: Final = 5  # face, mode, immune, no_cover
DROP: Final = 6
REMOVE: Final = 7  # register, where to
ROTATE: Final = 8  # register, quarters, whole pile
SWAP: Final = 9  # register, register
MOVE: Final = 10  # register, register, whole pile
OFFER: Final = 11  # whom, optional, steps inside
OFFER_END: Final = 12
CYCLE: Final = 13
SWAP_HAND: Final = 14  # register of the player, or NONE for the left neighbour
PEEK: Final = 15  # count
REORDER: Final = 16
MARK: Final = 17  # register, immune, until
IF: Final = 18  # what, least, steps inside

NONE: Final = -1
TOP: Final = 0
PILE: Final = 1
EMPTY_CELL: Final = 2
PLAYER: Final = 3

ONE: Final = 0  # place: one of the drawn cards
ALL: Final = 1  # place: all of them

ANY_CELL: Final = 0
ON_EMPTY: Final = 1
ON_STACK: Final = 2

TO_BOX: Final = 0
TO_DISCARD: Final = 1
TO_HAND: Final = 2

OTHERS: Final = 0
LEFT: Final = 1
EVERYBODY: Final = 2

THIS_TURN: Final = 0
THIS_ROUND: Final = 1
FOREVER: Final = 2

IN_DECK: Final = 0
IN_DISCARD: Final = 1
STACKS: Final = 2


# What a magic card needs before it may be played (rule 6.3), as indices into its row of Rules.needs
NEED_DECK: Final = 0
NEED_DISCARD: Final = 1
NEED_TOPS: Final = 2  # that many different stacks whose top card may be touched
NEED_PILES: Final = 3
NEED_CARDS: Final = 4  # that many cards in such stacks
NEED_ANY: Final = 5  # a place for a card
NEED_EMPTY: Final = 6  # an empty cell with contact
NEED_COVER: Final = 7  # a stack that may be covered
NEED_HOLE: Final = 8  # an empty cell
NEED_PLAYER: Final = 9  # another player with a card in hand
NEEDS: Final = 10

FAMILIES: Final = ["raven", "rose", "star", "sun"]
AXES: Final = ["NS", "WE"]
ENDINGS: Final = ["own", "gift", "claim", "deck", "neutral"]
ENDED_BY: Final = {"own": "8.2", "gift": "8.3", "claim": "8.4", "deck": "8.7", "neutral": "R4"}


class Names:
    """The words behind the numbers of one table's rules."""

    def __init__(
        self, faces: list[str], magics: list[str], cites: list[str], layouts: list[str], source: object
    ) -> None:
        self.source = source
        """The deck and the spells these rules were made from."""
        self.faces = faces
        self.magics = magics
        self.cites = cites
        """By magic card: the rule its log lines cite."""
        self.layouts = layouts


class Rules:
    """All that stays the same during a game: board size, faces, deck, spells, options."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.seats: i64 = 0
        self.faces: i64 = 0
        self.magics: i64 = 0
        self.routes: i64 = 0  # faces below this number are route cards, the others magic cards
        self.cards: i64 = 0  # route cards in the deck
        # Cells as bits of a mask, bit = cell
        self.all_cells: i64 = 0
        self.not_west: i64 = 0
        self.not_east: i64 = 0
        # By card code
        self.join: vec[i64] = vec[i64]([])  # [top * (4 * faces + 1) + below + 1]: a nibble for each port
        self.flaps: vec[i64] = vec[i64]([])
        # By face
        self.symmetric: vec[i64] = vec[i64]([])
        self.count: vec[i64] = vec[i64]([])
        # By magic card
        self.steps: vec[i64] = vec[i64]([])  # all programs, one after another
        self.begin: vec[i64] = vec[i64]([])  # where a program begins
        self.needs: vec[i64] = vec[i64]([])  # by magic card: NEEDS numbers, what must be there to play it
        self.partner: vec[i64] = vec[i64]([])  # the effect on the other side of the card, or NONE
        self.first_game: i64 = 0  # mask of magic cards
        # Codes: placements come first, face * 64 + cell * 4 + turn; then these
        self.deal0: i64 = 0
        self.pick0: i64 = 0
        self.cast0: i64 = 0
        self.take0: i64 = 0
        self.choose0: i64 = 0
        self.player0: i64 = 0
        self.accept: i64 = 0
        self.decline: i64 = 0
        self.discard: i64 = 0
        self.family0: i64 = 0
        self.begin0: i64 = 0
        self.layout0: i64 = 0
        # Options that the engine asks for
        self.random_layout: bool = False
        self.layouts: i64 = 0
        self.choose_families: bool = False
        self.no_neutrals: bool = False  # castles of families nobody plays are taken away (ruling R3)
        self.starter: i64 = -1  # the seat that starts, or -1: luck says
        self.magic_mode: i64 = 0  # 0 first game, 1 the same random three, 2 own choice
        self.neutral_link: i64 = 0  # 0 ignored, 1 the game ends, 2 the mover loses
        self.match_routes: bool = False
        self.replant_cost: bool = False
        self.fizzle: bool = False
        self.touch_magic: bool = True  # an Interrupted Intersection may be chopped and twisted
        self.win_at_end: bool = False
        self.open_hands: bool = False
        self.hidden_magic: bool = False
        self.final_magic: bool = False


class Castles:
    """Where the castles of one layout stand."""

    def __init__(self, next_port: vec[i64], touch_v: i64, touch_h: i64, playable: i64, name: str) -> None:
        self.next_port = next_port
        """By cell * 4 + port: the port beyond that edge, 64 + side * 4 + family for a castle
        (sides north, south, west, east), or -1 where nothing is."""
        self.touch_v = touch_v
        """Cells where a card lying north-south touches a castle."""
        self.touch_h = touch_h
        self.playable = playable
        """Mask of families that players may take."""
        self.name = name
