"""Why a bot answers as it does: its own numbers, for the sentences of games/cloud_mine/text/why.*.ftl."""

from __future__ import annotations

from cumuli.bots.cloud_mine.aiming import Aim
from cumuli.bots.cloud_mine.casting import Casting
from cumuli.bots.cloud_mine.pointing import Pointing
from cumuli.bots.thought import Reason

Reasons = tuple[Reason, ...]


def percent(chance: float) -> int:
    return round(100 * chance)


def of_words(aim: Aim) -> Reasons:
    """Of a description: how late it should be found, and what the next best promised."""
    if not aim.found:
        return (Reason("words-first"),)
    guess = max(range(1, len(aim.found)), key=lambda guess: aim.found[guess])
    told = (
        Reason("words", {"rivals": float(aim.rivals), "guess": guess, "chance": percent(aim.found[guess])}),
        Reason("words-cards", {"gain": float(aim.cards), "missed": percent(aim.found[0])}),
    )
    return (
        told if aim.other == aim.text else (*told, Reason("words-other", {"text": aim.other, "gain": aim.other_cards}))
    )


def of_guess(thought: Pointing, places: list[int], doubts: bool, part: bool = False) -> Reasons:
    """Of a guess: how likely it is the meant cloud, and the next; what else spoke for it; *part*: it saw not all."""
    best, second, fit = thought.best, thought.second, int(thought.fits.argmax())
    chance, less = percent(float(thought.chances[best])), percent(float(thought.chances[second]))
    told = Reason("guess", {"place": places[best], "chance": chance, "target": places[second], "less": less})
    more: Reasons = ()
    if thought.words is not None and thought.words != best:
        more = (Reason("guess-scout", {"place": places[best]}),)
    elif doubts and fit != best:
        more = (Reason("guess-late", {"place": places[fit]}),)
    elif part:
        more = (Reason("guess-half"),)
    return (told, *more)


def of_pick(thought: Casting, hand: list[int], chosen: int) -> Reasons:
    """Of a pick: how likely nobody finds it, and the next best, or a better one that would have been foreseen.

    Clouds are told by their numbers in the deck, as the moves are that pick them.
    """
    best = thought.best
    other = thought.second if chosen == best else best
    chance, less = percent(float(thought.missed[chosen])), percent(float(thought.missed[other]))
    holes: dict[str, int | float | str] = {"number": hand[chosen], "chance": chance, "next": hand[other], "less": less}
    return (Reason("pick" if chosen == best else "pick-mixed", holes),)


def of_liking(picks: str) -> Reasons:
    """Of a pick by one who thinks less far."""
    return (Reason("pick-alike" if picks == "alike" else "pick-liked"),)
