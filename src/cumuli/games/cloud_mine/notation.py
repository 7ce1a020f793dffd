"""Actions as text and as codes (README.md, "How a game is written down")."""

from __future__ import annotations

from cumuli.games.cloud_mine import actions as a
from cumuli.games.cloud_mine import tables as t
from cumuli.games.cloud_mine.counting import clean, fault
from cumuli.games.cloud_mine.state import CloudMine

LETTERS = "abcdefgh"
"""The places, in the order they lie in."""
SAY = "say "


def word(state: CloudMine, code: int) -> a.Action:
    """The word of a code at this table; raises ValueError where it has none."""
    rules, texts = state.rules, state.phrases.texts
    if t.SAY0 <= code < t.SAY0 + len(texts):
        return a.Describe(texts[code - t.SAY0])
    if t.PICK0 <= code < t.PICK0 + rules.cards:
        return a.Pick(code - t.PICK0)
    if t.LAY0 <= code < t.LAY0 + rules.cards:
        return a.Lay(code - t.LAY0)
    if t.DEAL0 <= code < t.DEAL0 + rules.cards:
        return a.Deal(code - t.DEAL0)
    if t.GUESS0 <= code < t.GUESS0 + rules.size:
        return a.Guess(code - t.GUESS0)
    if t.FIRST0 <= code < t.FIRST0 + rules.seats:
        return a.First(code - t.FIRST0)
    raise ValueError(f"no action has the code {code}")


def code(state: CloudMine, action: a.Action) -> int:
    """The code of a word; raises ValueError where this table has no such seat, card or place, or allows no such text.

    A text that may be said now gets a number of its own, and all clones of the position know it from then on.
    """
    match action:
        case a.Describe(text):
            return t.SAY0 + _phrase(state, text)
        case a.Pick(card):
            return t.PICK0 + _below(card, int(state.rules.cards), "card")
        case a.Guess(place):
            return t.GUESS0 + _below(place, int(state.rules.size), "place")
        case a.Deal(card):
            return t.DEAL0 + _below(card, int(state.rules.cards), "card")
        case a.Lay(card):
            return t.LAY0 + _below(card, int(state.rules.cards), "card")
        case a.First(seat):
            return t.FIRST0 + _below(seat, int(state.rules.seats), "seat")
    raise ValueError(f"not an action of this game: {action!r}")


def _below(number: int, most: int, what: str) -> int:
    if not 0 <= number < most:
        raise ValueError(f"no {what} {number}")
    return number


def _phrase(state: CloudMine, text: str) -> int:
    """The number of a description; only what may be said now is remembered, so that nobody fills the memory."""
    said = clean(text)
    known = state.phrases.numbers.get(said)
    if known is not None:
        return known
    if state.phase != t.DESCRIBING or fault(said, state.rules.strict) or repeated(state, said):
        raise ValueError(f"not a description now: {said[:99]!r}")
    return state.phrases.number(said)


def repeated(state: CloudMine, text: str) -> bool:
    """Whether a text says again what was said in this game, on a table that refuses it (rule 4.10)."""
    alike = state.phrases.like(text)
    return bool(state.rules.no_repeats) and alike >= 0 and bool(state.repeats(alike))


def write(state: CloudMine, action: a.Action) -> str:
    """The word as a line of a record says it."""
    match action:
        case a.Describe(text):
            return SAY + clean(text)
        case a.Pick(card):
            return f"pick {card}"
        case a.Guess(place):
            return f"guess {LETTERS[_below(place, len(LETTERS), 'place')]}"
        case a.Deal(card):
            return f"deal {card}"
        case a.Lay(card):
            return f"lay {card}"
        case a.First(seat):
            return f"first {seat + 1}"
    raise ValueError(f"not an action of this game: {action!r}")


def read(state: CloudMine, text: str) -> a.Action:
    """The word a line of a record says; raises ValueError where it is none."""
    if text.startswith(SAY):
        return a.Describe(text.removeprefix(SAY))
    match text.split(" "):
        case ["pick", card]:
            return a.Pick(_number(card))
        case ["guess", place] if len(place) == 1 and place in LETTERS:
            return a.Guess(LETTERS.index(place))
        case ["deal", card]:
            return a.Deal(_number(card))
        case ["lay", card]:
            return a.Lay(_number(card))
        case ["first", seat]:
            return a.First(_number(seat) - 1)
    raise ValueError(f"not an action: {text[:99]!r}")


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 3:
        raise ValueError(f"not a number: {text!r}")
    return int(text)
