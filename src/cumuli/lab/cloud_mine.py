"""What must be true of every position of Cloud Mine, and tables beyond its form to try it on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from cumuli.games.cloud_mine import tables as t
from cumuli.games.cloud_mine.counting import clean, fault
from cumuli.games.cloud_mine.state import CloudMine

SHOWN: Final = 2
"""Cards that are still face up when everybody has missed."""


def faults(state: CloudMine) -> Iterator[str]:
    """Cards are conserved, every round awards all of its cards, roles and guesses are whose they should be."""
    yield from _cards(state)
    yield from _round(state)
    yield from _words(state)


def _cards(state: CloudMine) -> Iterator[str]:
    rules = state.rules
    count = [sum(int(where) == place for where in state.where) for place in (t.UNDEALT, t.HELD, t.LYING, t.WON)]
    if sum(count) != rules.cards:
        yield f"cards are lost or doubled: {count}"
    if count[t.UNDEALT] != state.undealt or count[t.HELD] + count[t.LYING] != state.held:
        yield f"the counts of cards are out of date: {count}, {state.undealt}, {state.held}"
    if sum(int(pile) for pile in state.piles) != count[t.WON]:
        yield f"not every card won lies in a pile: {list(state.piles)}, {count}"
    over = int(state.round) - (state.phase != t.ENDED)
    if over >= 0 and count[t.WON] != over * rules.size:
        yield f"{count[t.WON]} cards were won in {over} rounds"
    lying = [int(card) for card in state.sky if card >= 0]
    if len(set(lying)) != len(lying) or any(state.where[card] != t.LYING for card in lying):
        yield f"the sky is not what lies: {lying}"
    if len(lying) != state.laid or count[t.LYING] != state.laid:
        yield f"{len(lying)} cards lie, not {state.laid}"


def _round(state: CloudMine) -> Iterator[str]:
    rules = state.rules
    if rules.size - rules.guesses != SHOWN:
        yield "not two cards are left when everybody has missed"
    if not 0 <= state.round <= rules.rounds:
        yield f"round {state.round} of {rules.rounds}"
    if state.phase == t.FIRST:
        return
    if state.dreamer == state.scout() or not 0 <= state.dreamer < rules.seats:
        yield "dreamer and scout are one"
    if state.phase == t.GUESSING:
        tried = [int(place) for place in state.tried if place >= 0]
        if len(tried) != state.guess or len(set(tried)) != len(tried):
            yield f"the guesses are not different ones: {tried}"
        if any(state.sky[place] == state.target for place in tried):
            yield "the cloud was found, and the round goes on"
        if state.watcher() in (state.dreamer, state.scout()):
            yield "somebody guesses who knows the cloud"
    picked = t.DESCRIBING <= state.phase <= t.GUESSING
    if picked != (state.target >= 0):
        yield "a cloud is picked too early, or none is"
    if picked and state.where[state.target] not in (t.HELD, t.LYING):
        yield "the picked cloud is not among the cards of the round"


def _words(state: CloudMine) -> Iterator[str]:
    """One description a round, each of which its table allows."""
    texts = [state.phrases.texts[phrase] for phrase in state.said if phrase >= 0]
    silent = t.FIRST < state.phase <= t.DESCRIBING
    if len(texts) != state.round - silent:
        yield f"{len(texts)} descriptions in round {state.round}"
    for text in texts:
        refused = fault(text, bool(state.rules.strict))
        if refused or clean(text) != text:
            yield f"this was never to be said: {text!r} ({refused})"
    alike = [state.phrases.alike[phrase] for phrase in state.said if phrase >= 0]
    if state.rules.no_repeats and len(set(alike)) != len(alike):
        yield f"something was said twice: {texts}"


def extras(rng: Random) -> dict[str, Any]:
    """Now and then another deck, larger or smaller than the one that comes with the game."""
    if rng.random() < 0.5:
        return {}
    return {"deck": "own", "cards": rng.randint(8, 160)}
