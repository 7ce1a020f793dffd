"""The one command language: what can be asked of a table, and what is answered, in sentences.

Page and terminal ask by the same words (the catalogue `command`), and are
answered from a seat's own view and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from cumuli.core.game import Event, Game, Illegal, Refusal
from cumuli.core.seen import Seen, Spoken
from cumuli.games.broom_service import spoken as realm
from cumuli.games.cloud_mine import spoken as sky
from cumuli.games.cloudy_kingdom import spoken as kingdom
from cumuli.words import Catalogue, arguments, facts, sentence

SPOKEN: Final[dict[str, Spoken]] = {
    "broom_service": realm.SPOKEN,
    "cloud_mine": sky.SPOKEN,
    "cloudy_kingdom": kingdom.SPOKEN,
}
TOPICS: Final = ("look", "board", "hand", "moves", "scores", "who", "log", "help")
"""What can be asked at every table, in page and terminal."""
DEEDS: Final = frozenset({"move", "instead"})
"""Holes of a reason that hold moves: codes, or as a record writes them."""
LATELY: Final = 20
"""So many events does a log go back."""
Line = tuple[str, str]
"""A sentence, and what stands beside it: how a move is typed, or an event's rule."""


def topic(typed: str, words: Catalogue) -> str | None:
    """What somebody asks for by this word, in the reader's language or in English."""
    wanted = typed.casefold()
    for catalogue in (words, Catalogue(None, "en")):
        for id in TOPICS:
            if wanted and wanted in catalogue.text(f"command-{id}").casefold().split():
                return id
    return "help" if wanted == "?" else None


def told(seen: Seen, game: str, about: str, events: Sequence[Event]) -> list[Line]:
    """What is answered to a question about the table, but for its moves; *events* as the reader may hear them."""
    spoken = SPOKEN[game]
    if about == "log":
        size = seen.view.get("size", 0)
        return [sentence(game, event, seen.names, size, seen.words.lang, seen.static) for event in events[-LATELY:]]
    if about == "help":
        topics = [(seen.text(f"command-{id}-hint"), seen.text(f"command-{id}").split()[0]) for id in TOPICS]
        return [*((line, "") for line in spoken.help(seen)), *topics]
    ways: dict[str, Callable[[Seen], list[str]]] = {
        "look": spoken.look,
        "board": spoken.board,
        "hand": spoken.hand,
        "scores": spoken.scores,
        "who": spoken.who,
    }
    lines = [(line, "") for line in ways[about](seen)]
    return [*lines, (spoken.prompt(seen), "")] if about in ("look", "board") else lines


def moves(seen: Seen, game: Game[Any], state: Any, legal: Iterable[Any]) -> list[Line]:
    """The moves that may be made, as sentences and as they are typed; one that no list holds by its beginning."""
    begun = SPOKEN[game.id].begun
    lines = []
    for word in legal:
        kind = type(word).__name__
        lines.append((said(seen, game.id, word), begun.get(kind) or game.write(state, word)))
    return list(dict.fromkeys(lines))


def said(seen: Seen, game: str, word: Any) -> str:
    """A move in words."""
    words = Catalogue(game, seen.words.lang)
    kind = type(word).__name__
    if not words.has(f"move-{kind}"):
        return words.text(f"action-{kind}")
    args = arguments(word, words, seen.names, seen.view.get("size", 0), seen.static)
    return words.text(f"move-{kind}", **(args | SPOKEN[game].facts(seen, word)))


def done(seen: Seen, game: str, word: Any) -> str:
    """A move that was made, in words: what somebody said freely is told with it."""
    words, made = Catalogue(game, seen.words.lang), f"move-{type(word).__name__}-made"
    if not words.has(made):
        return said(seen, game, word)
    return words.text(made, **arguments(word, words, seen.names, seen.view.get("size", 0), seen.static))


def because(seen: Seen, game: Game[Any], state: Any, key: str, holes: Mapping[str, Any], strict: bool = False) -> str:
    """A reason of a bot in words: what its holes hold is named as an event's fields are, a move as itself.

    *state* is the position in which the bot thought, *seen* what its seat saw there.  Where it is *strict*, what has
    no words raises KeyError.
    """
    words = Catalogue(game.id, seen.words.lang, strict=strict)
    args = facts(holes, words, seen.names, seen.view.get("size", 0), seen.static)
    deeds = {hole: what for hole, what in holes.items() if hole in DEEDS}
    for hole, what in deeds.items():
        word = game.read(state, what) if isinstance(what, str) else game.word(state, what)
        args[hole] = done(seen, game.id, word)
    if strict and (empty := [hole for hole in holes if args[hole] == ""]):
        raise KeyError(f"why-{key}: nothing is called {empty}")
    return words.text(f"why-{key}", **args)


def matching(typed: str, legal: Sequence[str]) -> list[str]:
    """The moves that what was typed may mean: words or their beginnings, in order, from any word of the move on."""
    words = typed.split()
    if typed in legal:
        return [typed]
    found = []
    for move in legal:
        parts = move.split()
        for start in range(len(parts) - len(words) + 1):
            if all(part.startswith(word) for part, word in zip(parts[start:], words, strict=False)):
                found.append(move)
                break
    return found


def meant(seen: Seen, game: Game[Any], state: Any, seat: int, legal: Sequence[Any], typed: str) -> Any:
    """The word that a seat means by what it typed; Illegal where that is none, or may be several."""
    typed = SPOKEN[game.id].tidy(seen, " ".join(typed.split())) if typed.strip() else ""
    written = {game.write(state, word): word for word in legal}
    if not allows(game, state, seat, typed):
        found = matching(typed, list(written)) if typed else []
        if len(found) > 1:
            raise Illegal(Refusal("many-moves", "", (("count", len(found)), ("first", found[0]))))
        if found:
            return written[found[0]]
    try:
        return game.read(state, typed)
    except ValueError:
        raise Illegal(Refusal("unknown-word")) from None


def allows(game: Game[Any], state: Any, seat: int, typed: str) -> bool:
    """Whether a move typed in full may be made, though perhaps no list holds it."""
    try:
        return bool(state.allows(seat, game.code(state, game.read(state, typed))))
    except (ValueError, IndexError):
        return False
