"""What may be chosen at a table of Cloud Mine, and how a game of it starts."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from cumuli.core.choices import choices as form
from cumuli.core.game import Illegal, Refusal
from cumuli.games.cloud_mine import events as ev
from cumuli.games.cloud_mine import rounds
from cumuli.games.cloud_mine.phrases import Phrases
from cumuli.games.cloud_mine.state import CloudMine
from cumuli.games.cloud_mine.tables import MOST_CARDS, Rules


@dataclass(frozen=True, slots=True)
class Options:
    """A table's choices; the rulings behind them are named in README.md."""

    deck: str = "standard"
    cards: int = 80
    start: str = "random"
    language: str = "en"
    equal_turns: bool = False
    elision: str = "lenient"
    repeats: str = "allowed"
    turned: str = "shown"
    piles: str = "open"
    talk: str = "muted"


GROUPS: Final = {
    "start": ("setup", "A2"),
    "equal_turns": ("setup", "A17"),
    "language": ("words", "A8"),
    "elision": ("words", ""),
    "repeats": ("words", "A7"),
    "turned": ("table", "A11"),
    "piles": ("table", "A15"),
    "talk": ("table", "A10"),
}
VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "start": ("random", "1", "2", "3", "4", "5", "6", "7", "8"),
    "language": ("en", "de", "fr"),
    "elision": ("lenient", "strict"),
    "repeats": ("allowed", "refused"),
    "turned": ("shown", "hidden"),
    "piles": ("open", "hidden"),
    "talk": ("muted", "free"),
}
SEATS: Final = range(3, 9)
STANDARD: Final = 80
"""Cards of the deck that comes with the game."""
DECK: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,63}")


def choices(seats: int) -> list[dict[str, Any]]:
    """The options as plain data for a form; a deck is chosen by its pictures, elsewhere."""
    return form(Options, GROUPS, VALUES, seats)


def check(seats: int, options: Options) -> None:
    """Raise Illegal (bad-options) where options do not go together with the number of seats."""

    def refuse(option: str, what: str = "", rule: str = "2.1") -> None:
        raise Illegal(Refusal("bad-options", rule, (("option", option), ("what", what))))

    if seats not in SEATS:
        refuse("seats", str(seats), "1.1")
    for choice in choices(seats):
        value = getattr(options, choice["id"])
        if value not in choice["values"]:
            refuse(choice["id"], str(value))
    if not DECK.fullmatch(options.deck):
        refuse("deck", options.deck, "2.3")
    most = STANDARD if options.deck == "standard" else MOST_CARDS
    if not 0 < options.cards <= most or Rules(seats, options.cards, options.equal_turns).rounds == 0:
        refuse("cards", str(options.cards), "2.3")


def start(seats: int, options: Options, version: str = "1") -> CloudMine:
    """The first position; luck has to deal before a seat acts."""
    check(seats, options)
    rules = Rules(seats, options.cards, options.equal_turns)
    rules.starter = -1 if options.start == "random" else int(options.start) - 1
    rules.strict = options.elision == "strict"
    rules.no_repeats = options.repeats == "refused"
    rules.turned_hidden = options.turned == "hidden"
    rules.piles_hidden = options.piles == "hidden"
    state = CloudMine(rules, options.deck, Phrases(2 * int(rules.rounds)))
    if rules.starter >= 0:
        rounds.first(state, rules.starter)
    return state


def opened(state: CloudMine) -> list[Any]:
    """A first dreamer whom the table has named dreams from the beginning (rule 2.2)."""
    if state.rules.starter < 0:
        return []
    seat = int(state.dreamer)
    return [ev.FirstDreamer(seat), ev.RoundBegan(1, seat, int(state.scout()))]
