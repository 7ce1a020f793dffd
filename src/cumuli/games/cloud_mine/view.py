"""What a seat may know: every secret of the game is kept in this file.

Secret are the scout's cards until they lie, the picked one from the watchers
until the round ends, and how the cards will lie.  The deck has no order that
could leak: luck deals only when it must.
"""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from cumuli.core.game import Seat
from cumuli.games.cloud_mine import events as ev
from cumuli.games.cloud_mine import rounds
from cumuli.games.cloud_mine import tables as t
from cumuli.games.cloud_mine.sheet import ENDINGS, sheet
from cumuli.games.cloud_mine.state import CloudMine

PHASES = ("first", "deal", "pick", "describe", "lay", "guess", "over")


def observe(state: CloudMine, seat: Seat | None) -> dict[str, Any]:
    """The position as *seat* may see it; a spectator is None.  Its shape is told in README.md."""
    return _open(state) if seat is None else _open(state) | own(state, seat)


def own(state: CloudMine, seat: Seat) -> dict[str, Any]:
    """What a seat sees otherwise than a spectator."""
    seen: dict[str, Any] = {}
    if sees_hand(state, seat):
        seen["hand"] = rounds.hand(state)
    if sees_target(state, seat):
        seen["target"] = int(state.target)
    if state.rules.piles_hidden:
        seen["piles"] = [_pile(state, owner, seat) for owner in range(int(state.rules.seats))]
    return seen


def _open(state: CloudMine) -> dict[str, Any]:
    """What everybody may see."""
    rules, phase = state.rules, state.phase
    playing = t.FIRST < phase < t.ENDED
    dreamer, scout = (int(state.dreamer), int(state.scout())) if playing else (None, None)
    guessing = phase == t.GUESSING
    said = [state.phrases.texts[phrase] for phrase in state.said if phrase >= 0]
    return {
        "phase": PHASES[phase],
        "round": int(state.round),
        "rounds": int(rules.rounds),
        "size": int(rules.size),
        "guesses": int(rules.guesses),
        "to_act": list(state.to_act()),
        "left": int(state.undealt),
        "dreamer": dreamer,
        "scout": scout,
        "order": order(state) if playing else [],
        "hand": None,
        "target": None,
        "text": said[-1] if phase in (t.LAYING, t.GUESSING) else None,
        "sky": [_card(state, place) for place in range(int(rules.size))] if guessing else None,
        "guess": int(state.guess) + 1 if guessing else None,
        "tried": _tried(state, int(state.dreamer), state.tried) if playing else [],
        "piles": [_pile(state, owner, None) for owner in range(int(rules.seats))],
        "seen": [card for card, where in enumerate(state.where) if where == t.WON or (guessing and where == t.LYING)],
        "said": said,
        "last": _last(state),
        "outcome": _outcome(state),
    }


def sees_hand(state: CloudMine, seat: Seat) -> bool:
    """The scout looks at the cards until they lie for all to see (rule 3.3)."""
    return t.PICKING <= state.phase <= t.LAYING and seat == state.scout()


def sees_target(state: CloudMine, seat: Seat) -> bool:
    """The scout knows what it has picked, the dreamer has been shown it (rules 3.4 and 4.1)."""
    return t.DESCRIBING <= state.phase <= t.GUESSING and seat in (state.scout(), state.dreamer)


def order(state: CloudMine) -> list[int]:
    """By guess: whose it is."""
    watchers, seats = int(state.rules.watchers), int(state.rules.seats)
    return [(int(state.dreamer) + 1 + k % watchers) % seats for k in range(int(state.rules.guesses))]


def _card(state: CloudMine, place: int) -> dict[str, Any]:
    turned = state.turned(place)
    return {"card": None if turned and state.rules.turned_hidden else int(state.sky[place]), "turned": bool(turned)}


def _tried(state: CloudMine, dreamer: int, places: Any) -> list[dict[str, int]]:
    """Who pointed where, guess by guess."""
    watchers, seats = int(state.rules.watchers), int(state.rules.seats)
    return [
        {"seat": (dreamer + 1 + k % watchers) % seats, "place": int(place)}
        for k, place in enumerate(places)
        if place >= 0
    ]


def _pile(state: CloudMine, owner: int, seat: Seat | None) -> int | None:
    hidden = state.rules.piles_hidden and owner != seat and state.phase != t.ENDED
    return None if hidden else int(state.piles[owner])


def _last(state: CloudMine) -> dict[str, Any] | None:
    """The round that ended last: everything about it is known (rule 7.4)."""
    if state.last_dreamer < 0:
        return None
    rules = state.rules
    dreamer, size, seats = int(state.last_dreamer), int(rules.size), int(rules.seats)
    scout = (dreamer - 1) % seats
    cards = [int(card) for card in state.last_sky]
    tried = _tried(state, dreamer, state.last_tried)
    hit = tried[-1]["seat"] if cards[tried[-1]["place"]] == state.last_target else None
    awards = [0] * seats
    paid_by = ["7.3"] * seats
    if hit is None:
        awards[scout] = size
    else:
        awards[dreamer], paid_by[dreamer] = len(tried) - 1, "7.2"
        awards[hit], paid_by[hit] = size - len(tried) + 1, "7.1"
    ended = int(state.round) - (state.phase != t.ENDED)
    return {
        "round": ended,
        "dreamer": dreamer,
        "scout": scout,
        "text": state.phrases.texts[state.said[ended - 1]],
        "cards": cards,
        "target": cards.index(int(state.last_target)),
        "tried": tried,
        "hit": hit,
        "awards": awards,
        "paid_by": paid_by,
    }


def _outcome(state: CloudMine) -> dict[str, Any] | None:
    outcome = state.outcome()
    if outcome is None:
        return None
    return {
        "scores": list(outcome.scores),
        "ranks": list(outcome.ranks),
        "winners": list(outcome.winners),
        "reason": outcome.reason,
        "rule": ENDINGS[outcome.reason],
        "sheet": [{"id": item.id, "rule": item.rule, "by": list(item.by)} for item in sheet(state)],
    }


def truth(state: CloudMine) -> dict[str, Any]:
    """The position with nothing hidden: the scout's cards, the picked one, and every pile."""
    phase = state.phase
    return {
        **observe(state, None),
        "hand": rounds.hand(state) if t.PICKING <= phase <= t.LAYING else None,
        "target": int(state.target) if t.DESCRIBING <= phase <= t.GUESSING else None,
        "piles": [int(pile) for pile in state.piles],
    }


def redact(state: CloudMine, event: Any, seat: Seat | None) -> Any:
    """The event as *seat* may hear it: the cards are the scout's, the picked one is the dreamer's, too."""
    match event:
        case ev.Dealt(scout) if scout != seat:
            return replace(event, cards=())
        case ev.Picked(scout) if seat not in (scout, (scout + 1) % int(state.rules.seats)):
            return replace(event, card=None)
    return event


def resample(state: CloudMine, seat: Seat, rng: Random) -> CloudMine:
    """A guess at the world, from what *seat* knows and nothing else.

    Any cards that nobody has seen yet may be in a hand the seat does not see,
    any card of the hand or still face up may be the picked one, and nobody
    knows how cards will lie.
    """
    new = state.clone()
    phase = new.phase
    if t.DEALING <= phase <= t.LAYING and not sees_hand(state, seat):
        _deal_anew(new, rng, sees_target(state, seat))
    if phase == t.LAYING:
        _lay_anew(new, rng)
    if not sees_target(state, seat):
        if phase in (t.DESCRIBING, t.LAYING):
            new.target = rng.choice(rounds.hand(new))
        elif phase == t.GUESSING:
            new.target = rng.choice([int(card) for i, card in enumerate(new.sky) if not new.turned(i)])
    return new


def _deal_anew(new: CloudMine, rng: Random, target_known: bool) -> None:
    """A hand of as many cards, of those that have not been seen; with the picked one where that is known."""
    unseen = [card for card, where in enumerate(new.where) if where != t.WON]
    fixed = [int(new.target)] if target_known else []
    free = [card for card in unseen if card not in fixed]
    for card in unseen:
        new.where[card] = t.UNDEALT
    for card in fixed + rng.sample(free, int(new.held) - len(fixed)):
        new.where[card] = t.HELD


def _lay_anew(new: CloudMine, rng: Random) -> None:
    """So far as the cards lie already, they lie anyhow."""
    cards = rounds.hand(new)
    lie = rng.sample(cards, int(new.laid))
    for card in cards:
        new.where[card] = t.LYING if card in lie else t.HELD
    for place, card in enumerate(lie):
        new.sky[place] = card


def shows(state: CloudMine, mover: Seat, code: int, eyes: Seat) -> bool:
    """Whether an answer tells a seat something that it could not know: each guess says what the picked card is, or not.

    The dreamer is shown what the scout picks; what a dreamer says, it may always have said.
    """
    if state.phase == t.PICKING:
        return eyes == state.dreamer
    if state.phase != t.GUESSING or sees_target(state, eyes):
        return False
    return sum(not state.turned(place) for place in range(int(state.rules.size))) > 1
