"""What a seat knows of Cloudy Kingdom as numbers, declared; filling.py writes them in this order."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from cumuli.core.planes import Spec, choice, count, flag
from cumuli.games.cloudy_kingdom import tables as t
from cumuli.games.cloudy_kingdom.fields import MOST_DRAWN, REGISTERS
from cumuli.games.cloudy_kingdom.filling import OPS, PAIRS, fill
from cumuli.games.cloudy_kingdom.state import CloudyKingdom

DIMENSIONS: Final = {
    "seats": "seats, from the one that looks on, clockwise",
    "size": "cells along one side of the board",
    "cells": "cells, row by row from the north-west",
    "faces": "faces of cards, as the deck lists them, the magic ones last",
    "magics": "magic cards, the eight of the rulebook first",
    "cards": "route cards in the deck",
    "copies": "cards of one face, at most",
    "stack": "cards one upon another, at most",
    "steps": "steps of the longest spell",
}


def measure(state: CloudyKingdom) -> Mapping[str, int]:
    """The lengths of all dimensions at this table."""
    rules = state.rules
    seats, cards = int(rules.seats), int(rules.cards)
    begins = sorted({int(at) for at in rules.begin} | {len(rules.steps) // t.STRIDE})
    return {
        "seats": seats,
        "size": int(rules.size),
        "cells": int(rules.size * rules.size),
        "faces": int(rules.faces),
        "magics": int(rules.magics),
        "cards": cards,
        "copies": max(seats, *(int(n) for n in rules.count)),
        "stack": cards + seats * 3,
        "steps": max(after - at for at, after in pairwise(begins)),
    }


PLANES: Final = (
    choice("phase", [9], "layout, families, magic, deal, begin, turn, spell, draw, over"),
    flag("to_act", ["seats"], "who owes an answer"),
    choice("turn", ["seats"], "whose turn it is"),
    flag("final_phase", [], "the deck is empty and last cards are played (rule 8.6)"),
    flag("final", ["seats"], "who still plays a last card in the final phase"),
    choice("castles", [4, "size", 4], "north, east, south, west; along the edge; raven, rose, star, sun"),
    choice("top", ["cells", "faces"], "the card on top"),
    choice("top_turn", ["cells", 4], "by how many quarters it is turned clockwise"),
    choice("below", ["cells", "faces"], "the card under it"),
    choice("below_turn", ["cells", 4], "how that is turned"),
    count("height", ["cells"], "stack", "cards", "how many lie in the stack"),
    flag("joins", ["cells", PAIRS], "sides joined by a route: NE, NS, NW, ES, EW, SW"),
    flag("immune", ["cells"], "no magic may touch the stack"),
    flag("no_cover", ["cells"], "nothing may be laid on the stack"),
    choice("last_cell", ["cells"], "the cell that changed last"),
    flag("links", [4, 2], "families whose castles are joined now: north-south, west-east"),
    choice("family", ["seats", 4], "whose castles a seat wants to join"),
    flag("has_card", ["seats"], "who holds a card"),
    choice("hands", ["seats", "faces"], "the card in hand; others’ only on a table with open hands"),
    flag("magic", ["seats", "magics"], "magic cards still held; none where they are hidden"),
    count("magic_count", ["seats"], 3, "cards", "how many magic cards are held"),
    flag("used", ["seats", "magics"], "magic cards played"),
    count("deck", [], "cards", "cards", "how many are left"),
    count("discard", ["faces"], "copies", "cards", "in the discard pile"),
    choice("discard_top", ["faces"], "the card on top of the discard pile"),
    count("box", ["faces"], "copies", "cards", "out of the game"),
    count("unseen", ["faces"], "copies", "cards", "in the deck or wherever else this seat cannot see them"),
    count("drawn", ["faces"], MOST_DRAWN, "cards", "brought by the spell and seen"),
    count("drawn_count", [], MOST_DRAWN, "cards", "brought by the spell, seen or not"),
    choice("next_card", ["faces"], "the next card of the deck, where this seat has looked at it"),
    count("known", ["faces"], MOST_DRAWN, "cards", "cards on top of the deck that this seat has looked at"),
    choice("spell", ["magics"], "the magic card being carried out"),
    count("spell_step", [], "steps", "steps", "how far it is"),
    choice("spell_op", [OPS], "what its present step does, numbered as in the magic language"),
    flag("answering", [], "an offer of the spell is being answered"),
    choice("bound_cell", [REGISTERS, "cells"], "cells the spell has been pointed at"),
    choice("bound_seat", [REGISTERS, "seats"], "players the spell has been pointed at"),
)

SPEC: Final = Spec(PLANES, DIMENSIONS, measure, lambda state: int(state.rules.begin0), fill)
