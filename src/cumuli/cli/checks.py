"""`cumuli spell check` and `cumuli deck check`: what an author wrote, and what is wrong with it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.text import Text

from cumuli.cli.files import Unreadable, table
from cumuli.cli.voice import Voice
from cumuli.games.cloudy_kingdom import decks as deck_data
from cumuli.games.cloudy_kingdom.faces import CATALOGUE
from cumuli.games.cloudy_kingdom.ruleset import official
from cumuli.games.cloudy_kingdom.spells import SpellFault, compile_spell
from cumuli.lab.lint import Lint, lint

GAME: Final = "cloudy_kingdom"


def spells(args: argparse.Namespace, voice: Voice) -> int:
    """Check spells, then try each out in random games."""
    voice = voice.at(GAME)
    code = 0
    taken = {spell.id for spell in official()}
    for path in args.files:
        try:
            data = table(path)
            spell = compile_spell(data, list(CATALOGUE))
            if spell.id in taken:
                raise SpellFault("id-taken", "id", spell.id)
        except Unreadable as error:
            voice.show(voice.text("spell-bad-toml", where=error.where, what=error.what), "bad")
            code = 1
        except SpellFault as fault:
            told = voice.text(f"spell-{fault.problem}", **fault.facts)
            voice.out.print(Text.assemble((f"{path}: ", "name"), (told, "bad")))
            code = 1
        else:
            taken.add(spell.id)
            code |= tried(voice, path, data, args.games, args.seed)
    return code


def tried(voice: Voice, path: Path, data: dict[str, Any], games: int, seed: int) -> int:
    """Lint one well-written spell and tell the result."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=voice.err, transient=True, disable=not voice.err.is_terminal) as progress:
        task = progress.add_task(voice.text("cli-trying"), total=games)
        found = lint(data, games, seed, lambda: progress.advance(task))
    names = data["names"]
    voice.out.print(Text.assemble((f"{path}: ", "name"), f"{names[voice.lang]}"))
    tell(voice, found)
    for problem, what in found.faults:
        voice.show(voice.text(f"spell-{problem}", where=str(path), what=what), "bad")
    if not found.faults:
        voice.say("spell-ok", "good")
    return int(bool(found.faults))


def tell(voice: Voice, found: Lint) -> None:
    """What happened in the trial games, in numbers."""
    share = round(100 * found.castable / found.turns) if found.turns else 0
    voice.say("cli-lint-castable", share=share, games=found.games)
    voice.say("cli-lint-whole", casts=found.casts, whole=found.whole)
    low, high = found.shift - found.margin, found.shift + found.margin
    shift, low_said, high_said = (voice.number(100 * x, "+0.0;−0.0") for x in (found.shift, low, high))
    voice.say("cli-lint-shift", shift=shift, low=low_said, high=high_said)


def decks(args: argparse.Namespace, voice: Voice) -> int:
    """Check decks and tell how open they are."""
    voice = voice.at(GAME)
    code = 0
    for path in args.files:
        try:
            deck = deck_data.read(table(path))
        except Unreadable as fault:
            voice.show(voice.text("deck-bad-toml", where=f"{fault.where} {fault.what}"), "bad")
            code = 1
        except ValueError as error:
            problem, where = deck_data.problem(error)
            voice.out.print(Text.assemble((f"{path}: ", "name"), (voice.text(f"deck-{problem}", where=where), "bad")))
            code = 1
        else:
            openness(voice, path, deck)
    return code


def openness(voice: Voice, path: Path, deck: deck_data.Deck) -> None:
    """Say that a deck is fine, how big and how open it is, and what to change where that is unusual."""
    voice.out.print(Text.assemble((f"{path}: ", "name"), (voice.text("deck-ok"), "good")))
    exact = deck_data.openness(deck)
    kinds = sum(n > 0 for n in deck.count.values())
    voice.say("cli-deck-cards", cards=sum(deck.count.values()), kinds=kinds)
    voice.say("cli-deck-openness", openness=voice.number(float(exact), "0.000"), exact=str(exact))
    low, high = deck_data.GOOD_OPENNESS
    if exact < low:
        voice.say("cli-deck-closed", "mark")
    elif exact > high:
        voice.say("cli-deck-open", "mark")
