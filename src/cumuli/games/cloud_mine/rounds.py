"""The course of a round: dealt, picked, described, laid out, guessed and awarded.  Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.core.position import Outcome
from cumuli.core.tell import tell
from cumuli.games.cloud_mine import events as ev
from cumuli.games.cloud_mine import tables as t
from cumuli.games.cloud_mine.fields import Fields


def first(state: Fields, seat: i64) -> None:
    """Somebody is the first dreamer (rule 2.2)."""
    state.dreamer = seat
    if state.events is not None:
        tell(state.events, ev.FirstDreamer, int(seat))
    begin(state)


def begin(state: Fields) -> None:
    """The next round: its cards are to be dealt."""
    state.round += 1
    state.phase = t.DEALING
    if state.events is not None:
        tell(state.events, ev.RoundBegan, int(state.round), int(state.dreamer), int(state.scout()))


def clear(state: Fields) -> None:
    """Nothing of a round is left on the table."""
    state.held = 0
    state.laid = 0
    state.guess = 0
    state.target = -1
    for place in range(len(state.sky)):
        state.sky[place] = -1
    for i in range(len(state.tried)):
        state.tried[i] = -1


def deal(state: Fields, card: i64) -> None:
    """A card goes unseen into the hand of the round (rules 3.1 and 3.2)."""
    state.where[card] = t.HELD
    state.undealt -= 1
    state.held += 1
    if state.held == state.rules.size:
        state.phase = t.PICKING
        if state.events is not None:
            tell(state.events, ev.Dealt, int(state.scout()), tuple(hand(state)))


def hand(state: Fields) -> list[int]:
    """The cards of the round, in ascending order."""
    return [card for card in range(int(state.rules.cards)) if t.HELD <= state.where[card] <= t.LYING]


def pick(state: Fields, card: i64) -> None:
    """The cloud to be found (rule 3.3)."""
    state.target = card
    state.phase = t.DESCRIBING
    if state.events is not None:
        tell(state.events, ev.Picked, int(state.scout()), int(card))


def describe(state: Fields, phrase: i64) -> None:
    """What the dreamer says, for good (rule 4.2)."""
    state.said[state.round - 1] = phrase
    state.phase = t.LAYING
    if state.events is not None:
        tell(state.events, ev.Described, int(state.dreamer), state.phrases.texts[phrase])


def lay(state: Fields, card: i64) -> None:
    """A card lies on the next place (rule 5.1)."""
    state.where[card] = t.LYING
    state.sky[state.laid] = card
    state.laid += 1
    if state.laid == state.rules.size:
        state.phase = t.GUESSING
        if state.events is not None:
            tell(state.events, ev.LaidOut, tuple([int(one) for one in state.sky]))


def guess(state: Fields, place: i64) -> None:
    """A watcher points at a card: it is the one, or it is turned face down (rules 6.2 and 6.4)."""
    seat = state.watcher()
    right = state.sky[place] == state.target
    number = state.guess + 1
    if state.events is not None:
        tell(state.events, ev.Guessed, int(seat), int(place), int(number), right, "6.4" if right else "6.2")
    state.tried[state.guess] = place
    state.guess = number
    if right:
        award(state, seat)
    elif number == state.rules.guesses:
        award(state, -1)


def award(state: Fields, hit: i64) -> None:
    """The round ends and all its cards are won (rule 7): by watcher and dreamer, or by the scout."""
    size = state.rules.size
    scout = state.scout()
    turned = state.guess if hit < 0 else state.guess - 1
    if hit < 0:
        state.piles[scout] += size
    else:
        state.piles[hit] += size - turned
        state.piles[state.dreamer] += turned
    target: i64 = 0
    for place in range(size):
        card = state.sky[place]
        state.where[card] = t.WON
        if card == state.target:
            target = i64(place)
    if state.events is not None:
        awards = [0] * int(state.rules.seats)
        if hit < 0:
            awards[scout] = int(size)
        else:
            awards[hit] = int(size - turned)
            awards[state.dreamer] += int(turned)
        tell(
            state.events, ev.RoundEnded, int(state.round), int(target), int(state.target),
            None if hit < 0 else int(hit), int(state.dreamer), int(scout), int(turned), int(size - turned),
            tuple(awards), "7.3" if hit < 0 else "7.1",
        )  # fmt: skip
    state.last_dreamer = state.dreamer
    state.last_target = state.target
    for place in range(size):
        state.last_sky[place] = state.sky[place]
    for i in range(len(state.tried)):
        state.last_tried[i] = state.tried[i]
    state.past = (*state.past, remembered(state))
    clear(state)
    if state.round == state.rules.rounds:
        end(state)
    else:
        state.dreamer = scout  # rule 8.1
        begin(state)


def remembered(state: Fields) -> tuple[int, ...]:
    """The round as everybody has seen it (rule 7.4)."""
    seen = [int(state.dreamer), int(state.target)]
    for place in range(len(state.sky)):
        seen.append(int(state.sky[place]))
    for i in range(len(state.tried)):
        seen.append(int(state.tried[i]))
    return tuple(seen)


def end(state: Fields) -> None:
    """Too few cards are left for another round (rule 8.2)."""
    state.phase = t.ENDED
    if state.events is not None:
        over = outcome(state)
        tell(
            state.events, ev.GameEnded, over.scores, over.ranks, over.winners,
            "8.5" if over.reason == "shared" else "8.4",
        )  # fmt: skip


def outcome(state: Fields) -> Outcome:
    """The most cards win, and a tie shares the win (rules 8.4 and 8.5)."""
    scores = [int(pile) for pile in state.piles]
    ranks = [sum([other > mine for other in scores]) for mine in scores]
    shared = sum([rank == 0 for rank in ranks]) > 1
    return Outcome(tuple(scores), tuple(ranks), "shared" if shared else "cards")


def fill_hand(state: Fields, out: vec[i64]) -> i64:
    n: i64 = 0
    where = state.where
    for card in range(state.rules.cards):
        if where[card] == t.HELD:
            out[n] = t.PICK0 + i64(card)
            n += 1
    return n


def fill_places(state: Fields, out: vec[i64]) -> i64:
    """The places whose cards lie face up (rules 6.1 and 6.2)."""
    n: i64 = 0
    for place in range(state.rules.size):
        if not state.turned(i64(place)):
            out[n] = t.GUESS0 + i64(place)
            n += 1
    return n


def stand_in(state: Fields) -> i64:
    """A description for whoever has none: the round's number, or the next one that nobody has said."""
    n = state.round
    while state.repeats(n - 1):
        n += 1
    return n - 1
