"""What one position of Cloudy Kingdom holds.  Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.core.position import Position
from cumuli.games.cloudy_kingdom.stacks import Stacks
from cumuli.games.cloudy_kingdom.tables import Castles, Names, Rules

LAYOUT: Final = 0
TAKE_FAMILY: Final = 1
TAKE_MAGIC: Final = 2
DEALING: Final = 3
BEGIN: Final = 4
TURN: Final = 5
SPELL: Final = 6
DRAW: Final = 7
ENDED: Final = 8

NO_CARD: Final = -1
MOST_DRAWN: Final = 12
REGISTERS: Final = 4
PUBLIC: Final = 64


class Fields(Position):
    """What a position holds, and how it is copied."""

    def __init__(self, rules: Rules, names: Names, castles: Castles, source: Fields | None = None) -> None:
        super().__init__()
        self.rules = rules
        self.names = names
        if source is None:
            self.stacks = Stacks(rules, castles)
            self.phase: i64 = LAYOUT
            self.turn: i64 = 0  # the seat whose turn it is, or that is being served before the start
            self.turns: i64 = 0  # turns begun so far
            self.hand: vec[i64] = vec[i64]([NO_CARD] * 4)  # by seat: a face
            self.family: vec[i64] = vec[i64]([-1] * 4)  # by seat
            self.owner: vec[i64] = vec[i64]([-1] * 4)  # by family: a seat
            self.magic: vec[i64] = vec[i64]([0] * 4)  # by seat: mask of magic cards still held
            self.used: vec[i64] = vec[i64]([0] * 4)  # by seat: mask of magic cards played
            self.deck: vec[i64] = rules.count[:]  # by face: cards left; there is no order to leak
            self.in_deck: i64 = rules.cards
            self.pile: vec[i64] = vec[i64]([0] * (rules.cards + 1))  # the discard pile from the bottom
            self.in_pile: i64 = 0
            self.box: vec[i64] = vec[i64]([0] * rules.faces)  # by face: cards out of the game
            self.links: i64 = 0  # families joined now: north-south in bits 0-3, west-east in bits 4-7
            self.last_turns: i64 = -1  # turns left in the final phase, or -1 before it
            self.last_cell: i64 = -1
            self.winners: i64 = 0
            self.how: i64 = 0  # index into ENDINGS, once ended
            # The agenda of the spell being carried out
            self.spell: i64 = -1
            self.step: i64 = 0  # the step that comes next, in rules.steps
            self.actor_: i64 = 0  # who decides in it
            self.bound: vec[i64] = vec[i64]([-1] * REGISTERS)
            self.drawn: vec[i64] = vec[i64]([0] * MOST_DRAWN)  # faces the spell has brought, + PUBLIC where all saw it
            self.n_drawn: i64 = 0
            self.mine: i64 = 0  # drawn cards below this index belong to the caster while others answer an offer
            self.to_draw: i64 = 0  # cards luck still owes the spell
            self.open_draw: bool = False  # and they come face up
            self.offers: i64 = -1  # players still to be asked by an offer, or -1 outside one
            self.cycling: bool = False  # the card luck owes goes to the actor's hand
            # Cards on top of the deck that somebody has looked at
            self.known: vec[i64] = vec[i64]([0] * MOST_DRAWN)  # the next card last
            self.n_known: i64 = 0
            self.knower: i64 = -1
            self.to_peek: i64 = 0
            self.to_order: i64 = 0
            self.scratch: vec[i64] = vec[i64]([0] * 512)  # shared by clones
            self.shields: i64 = 0  # how many protections will run out
            self.shield: vec[i64] = vec[i64]([-1] * 32)  # by cell, immune then no_cover: the turn it ends, -1 none
        else:
            self.stacks = Stacks(rules, castles, source.stacks)
            self.phase = source.phase
            self.turn = source.turn
            self.turns = source.turns
            self.hand = source.hand[:]
            self.family = source.family[:]
            self.owner = source.owner[:]
            self.magic = source.magic[:]
            self.used = source.used[:]
            self.deck = source.deck[:]
            self.in_deck = source.in_deck
            self.pile = source.pile[:]
            self.in_pile = source.in_pile
            self.box = source.box[:]
            self.links = source.links
            self.last_turns = source.last_turns
            self.last_cell = source.last_cell
            self.winners = source.winners
            self.how = source.how
            self.spell = source.spell
            self.step = source.step
            self.actor_ = source.actor_
            self.bound = source.bound[:]
            self.drawn = source.drawn[:]
            self.n_drawn = source.n_drawn
            self.mine = source.mine
            self.to_draw = source.to_draw
            self.open_draw = source.open_draw
            self.offers = source.offers
            self.cycling = source.cycling
            self.known = source.known[:]
            self.n_known = source.n_known
            self.knower = source.knower
            self.to_peek = source.to_peek
            self.to_order = source.to_order
            self.scratch = source.scratch
            self.shields = source.shields
            self.shield = source.shield[:]

    # For analysis and tests: set a position up by hand

    def put(self, cell: int, face: str, turn: int) -> None:
        """Lay a card on a cell unchecked; a route card comes from the deck.  Links are brought up to date."""
        number = self.names.faces.index(face)
        if number < self.rules.routes:
            self.deck[number] -= 1
            self.in_deck -= 1
        self.stacks.put(cell, number * 4 + turn)
        self.links = self.stacks.all_links()

    def give(self, seat: int, face: str) -> None:
        """Change a seat's hand card for another one from the deck."""
        number = self.names.faces.index(face)
        if self.hand[seat] != NO_CARD:
            self.deck[self.hand[seat]] += 1
            self.in_deck += 1
        self.deck[number] -= 1
        self.in_deck -= 1
        self.hand[seat] = number
