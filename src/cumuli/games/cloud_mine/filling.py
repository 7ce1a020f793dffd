"""What a seat knows of a position, as numbers.  Compiled; the planes are declared in features.py, in this order.

Nothing here may tell more than view.py does: a law compares worlds that look
the same to a seat.  Seats are counted from the one that looks, clockwise.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.core.filling import number, one_hot, zeros
from cumuli.games.cloud_mine import tables as t
from cumuli.games.cloud_mine.counting import fold
from cumuli.games.cloud_mine.state import CloudMine

BUCKETS = 64
REMEMBERED = 4096
"""Texts whose buckets are kept."""
_buckets: dict[str, list[int]] = {}


def buckets(text: str) -> list[int]:
    """Where the words of a description are counted: FNV-1a of each one's bytes, 32 bits wide, modulo BUCKETS."""
    if text in _buckets:
        return _buckets[text]
    if len(_buckets) >= REMEMBERED:
        _buckets.clear()
    found = []
    for word in fold(text).split():
        code = 2166136261
        for byte in word.encode():
            code = (code ^ byte) * 16777619 & 0xFFFFFFFF
        found.append(code % BUCKETS)
    _buckets[text] = found
    return found


def fill(state: CloudMine, seat: i64, out: vec[i64], at: i64) -> i64:
    """Write what *seat* knows from *at* on; return where it ends."""
    at = fill_round(state, seat, out, at)
    at = fill_cards(state, seat, out, at)
    at = fill_guesses(state, seat, out, at)
    return fill_past(state, seat, out, at)


def place(state: CloudMine, seat: i64, other: i64) -> i64:
    """How many seats clockwise from *seat* the other one sits."""
    seats = state.rules.seats
    return (other - seat + seats) % seats


def playing(state: CloudMine) -> bool:
    """Whether there are a dreamer and a scout."""
    return t.FIRST < state.phase < t.ENDED


def sees_target(state: CloudMine, seat: i64) -> bool:
    """The scout and the dreamer know which cloud is to be found (rules 3.4 and 4.1)."""
    if state.phase < t.DESCRIBING or state.phase > t.GUESSING:
        return False
    return seat == state.dreamer or seat == state.scout()


def fill_round(state: CloudMine, seat: i64, out: vec[i64], at: i64) -> i64:
    """phase, round, left, to_act, dreamer, scout, piles, pile_hidden"""
    rules = state.rules
    seats = rules.seats
    at = one_hot(out, at, 7, state.phase)
    at = number(out, at, state.round)
    at = number(out, at, state.undealt)
    actor = state.actor()
    at = one_hot(out, at, seats, place(state, seat, actor) if actor >= 0 else -1)
    at = one_hot(out, at, seats, place(state, seat, state.dreamer) if playing(state) else -1)
    at = one_hot(out, at, seats, place(state, seat, state.scout()) if playing(state) else -1)
    i: i64
    hidden = rules.piles_hidden and state.phase != t.ENDED
    for i in range(seats):
        at = number(out, at, 0 if hidden and i > 0 else state.piles[(seat + i) % seats])
    for i in range(seats):
        at = number(out, at, 1 if hidden and i > 0 else 0)
    return at


def fill_cards(state: CloudMine, seat: i64, out: vec[i64], at: i64) -> i64:
    """hand, target, words, sky, turned, target_place, seen"""
    rules = state.rules
    cards = rules.cards
    phase = state.phase
    sees = t.PICKING <= phase <= t.LAYING and seat == state.scout()
    card: i64
    for card in range(cards):
        where = state.where[card]
        at = number(out, at, 1 if sees and (where == t.HELD or where == t.LYING) else 0)
    knows = sees_target(state, seat)
    at = one_hot(out, at, cards, state.target if knows else -1)
    at = fill_words(state, out, at, state.said[state.round - 1] if phase == t.LAYING or phase == t.GUESSING else -1)
    guessing = phase == t.GUESSING
    spot: i64
    for spot in range(rules.size):
        shown = guessing and not (rules.turned_hidden and state.turned(spot))
        at = one_hot(out, at, cards, state.sky[spot] if shown else -1)
    for spot in range(rules.size):
        at = number(out, at, 1 if guessing and state.turned(spot) else 0)
    for spot in range(rules.size):
        at = number(out, at, 1 if guessing and knows and state.sky[spot] == state.target else 0)
    for card in range(cards):
        where = state.where[card]
        at = number(out, at, 1 if where == t.WON or (guessing and where == t.LYING) else 0)
    return at


def fill_words(state: CloudMine, out: vec[i64], at: i64, phrase: i64) -> i64:
    """How many words of a phrase fall into each bucket."""
    end = zeros(out, at, BUCKETS)
    if phrase >= 0:
        for bucket in buckets(state.phrases.texts[phrase]):
            out[at + i64(bucket)] += 1
    return end


def fill_guesses(state: CloudMine, seat: i64, out: vec[i64], at: i64) -> i64:
    """guess, guesser, tried"""
    rules = state.rules
    guessing = state.phase == t.GUESSING
    at = one_hot(out, at, rules.guesses, state.guess if guessing else -1)
    i: i64
    for i in range(rules.guesses):
        who = (state.dreamer + 1 + i % rules.watchers) % rules.seats
        at = one_hot(out, at, rules.seats, place(state, seat, who) if playing(state) else -1)
    for i in range(rules.guesses):
        at = one_hot(out, at, rules.size, state.tried[i])
    return at


def fill_past(state: CloudMine, seat: i64, out: vec[i64], at: i64) -> i64:
    """last_words, last_target, last_cards, last_tries, last_hit"""
    rules = state.rules
    over = state.last_dreamer >= 0
    ended = state.round if state.phase == t.ENDED else state.round - 1
    at = fill_words(state, out, at, state.said[ended - 1] if over else -1)
    at = one_hot(out, at, rules.cards, state.last_target)
    start = at
    at = zeros(out, at, rules.cards)
    tries: i64 = 0
    hit: i64 = -1
    i: i64
    if over:
        for i in range(rules.size):
            out[start + state.last_sky[i]] = 1
        while tries < rules.guesses and state.last_tried[tries] >= 0:
            if state.last_sky[state.last_tried[tries]] == state.last_target:
                hit = (state.last_dreamer + 1 + tries % rules.watchers) % rules.seats
            tries += 1
    at = number(out, at, tries)
    return one_hot(out, at, rules.seats, place(state, seat, hit) if hit >= 0 else -1)
