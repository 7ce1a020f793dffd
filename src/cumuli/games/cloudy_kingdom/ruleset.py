"""Options and data become the rules of one table, as the engine wants them."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import asdict
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.core.standins import values_of
from cumuli.games.cloudy_kingdom import corrections, decks
from cumuli.games.cloudy_kingdom import tables as t
from cumuli.games.cloudy_kingdom.castles import castles_of, valid_layouts
from cumuli.games.cloudy_kingdom.faces import CATALOGUE, Face, join, rotate
from cumuli.games.cloudy_kingdom.spells import Spell, SpellFault, called, compile_spell

if TYPE_CHECKING:
    from cumuli.games.cloudy_kingdom.setup import Options

DATA = Path(__file__).parent / "data"
LAYOUTS = tomllib.loads((DATA / "layouts.toml").read_text())
MAGIC = tomllib.loads((DATA / "magic.toml").read_text())
NOTHING: Final[Mapping[str, Any]] = {}


@cache
def official(faces: tuple[str, ...] = tuple(CATALOGUE)) -> tuple[Spell, ...]:
    """The eight magic cards, in rulebook order, for a table with these faces."""
    return tuple(compile_spell({"id": key, **spell}, faces, True) for key, spell in MAGIC["spell"].items())


@cache
def examples() -> tuple[dict[str, Any], ...]:
    """The magic cards of our own that come with the house (rule 9), as data."""
    return tuple(tomllib.loads(path.read_text()) for path in sorted((DATA / "spells").glob("*.toml")))


def own_spells(options: Options) -> tuple[dict[str, Any], ...]:
    """The magic cards a table plays with beside the eight, as data."""
    return (examples() if options.examples else ()) + options.spells


@cache
def layouts(size: int) -> list[str]:
    return valid_layouts(size)


def size_of(seats: int, board: str, printed: Mapping[str, Any] = NOTHING) -> int:
    """Cells along one side (rule 2.1, ruling R1), with an owner's corrections."""
    usual = corrections.one(values_of(printed), f"size.{seats}", LAYOUTS["sizes"][str(seats)])
    return int((usual if board == "auto" else board)[0])


def fair_key(seats: int, size: int) -> str:
    """Where the fair layout of a board stands in the data."""
    board = f"{size}x{size}"
    return f"{board}.any" if "any" in LAYOUTS["fair"][board] else f"{board}.{'two' if seats == 2 else 'three'}"


def fair_layout(seats: int, size: int, printed: Mapping[str, Any] = NOTHING) -> tuple[str, str]:
    """The fair layout of a board and the families that may be played on it (ruling R2), or an owner's, for all."""
    board, who = fair_key(seats, size).split(".")
    chosen = LAYOUTS["fair"][board][who]
    layout = corrections.one(values_of(printed), f"castles.{board}.{who}", chosen["layout"])
    return layout, chosen.get("players", "") if layout == chosen["layout"] else ""


def parts(seats: int, options: Options) -> tuple[decks.Deck, tuple[Spell, ...]]:
    """The deck and all magic cards of a table; raises ValueError for a bad deck, SpellFault for a bad spell."""
    deck = decks.read(corrections.deck(options.deck, options.printed))
    faces = tuple(deck.faces)
    spells = list(official(faces))
    for data in own_spells(options):
        spell = compile_spell(data, faces)
        if spell.id in [known.id for known in spells]:
            raise SpellFault("id-taken", "id", spell.id, called(data))
        spells.append(spell)
    return deck, tuple(spells)


def build(seats: int, options: Options) -> tuple[t.Rules, t.Names, t.Castles]:
    """The rules of a table; tables with the same options share them."""
    return _build(seats, json.dumps(asdict(options), sort_keys=True))


@lru_cache(maxsize=64)
def _build(seats: int, text: str) -> tuple[t.Rules, t.Names, t.Castles]:
    from cumuli.games.cloudy_kingdom.setup import Options

    plain = json.loads(text)
    plain["spells"] = tuple(plain["spells"])
    options = Options(**plain)
    deck, spells = parts(seats, options)
    size = size_of(seats, options.board, options.printed)
    rules = t.Rules()
    rules.size = size
    rules.seats = seats
    _cells(rules, size)
    _faces(rules, deck)
    _spells(rules, spells, options)
    _options(rules, options)
    names = t.Names(list(deck.faces), [s.id for s in spells], [s.rule for s in spells], [], (deck, spells))
    if options.castles == "random":
        names.layouts = layouts(size)
        rules.random_layout = True
        layout, playable = names.layouts[0], ""
    elif options.castles == "fair":
        layout, playable = fair_layout(seats, size, options.printed)
    else:
        layout, playable = options.castles, ""
    rules.layouts = len(names.layouts)
    _codes(rules)
    return rules, names, castles_of(layout, rules, playable)


def _cells(rules: t.Rules, size: int) -> None:
    rules.all_cells = (1 << size * size) - 1
    west = sum(1 << row * size for row in range(size))
    rules.not_west = rules.all_cells & ~west
    rules.not_east = rules.all_cells & ~(west << size - 1)


def numbers(values: list[int]) -> vec[i64]:
    return vec[i64]([i64(v) for v in values])


@lru_cache(maxsize=16)
def _joins(faces: tuple[Face, ...]) -> vec[i64]:
    codes = [(face, turn) for face in faces for turn in range(4)]
    return numbers([join(top, below) for top in codes for below in [None, *codes]])


def _faces(rules: t.Rules, deck: decks.Deck) -> None:
    faces = tuple(deck.faces.values())
    rules.faces = len(faces)
    rules.routes = sum(not face.magic for face in faces)
    rules.count = numbers([deck.count.get(face.id, 0) for face in faces])
    rules.cards = sum(deck.count.values())
    rules.join = _joins(faces)
    rules.flaps = numbers([rotate(face.flaps, turn) for face in faces for turn in range(4)])
    rules.symmetric = numbers([int(face.symmetric) for face in faces])


def _spells(rules: t.Rules, spells: tuple[Spell, ...], options: Options) -> None:
    rules.magics = len(spells)
    program: list[int] = []
    begin = []
    for spell in spells:
        begin.append(len(program) // t.STRIDE)
        program += spell.program
    rules.steps = numbers(program)
    rules.begin = numbers(begin)
    rules.needs = numbers([need for spell in spells for need in spell.needs])
    ids = [spell.id for spell in spells]
    partner = [t.NONE] * len(ids)
    if options.magic_pairs:
        for a, b in corrections.pairs(options.printed, MAGIC["pairs"]):
            partner[ids.index(a)] = ids.index(b)
            partner[ids.index(b)] = ids.index(a)
    rules.partner = numbers(partner)
    rules.first_game = sum(1 << ids.index(name) for name in MAGIC["first_game"])


def _options(rules: t.Rules, options: Options) -> None:
    rules.choose_families = options.families == "chosen"
    rules.starter = -1 if options.start == "random" else int(options.start) - 1
    rules.magic_mode = ("first_game", "same_three", "own_choice").index(options.magic)
    rules.no_neutrals = options.neutral_castles == "absent"
    rules.neutral_link = ("ignored", "ends", "mover_loses").index(options.neutral_link)
    rules.match_routes = options.match_routes
    rules.replant_cost = options.replant_source == "cost"
    rules.fizzle = options.allow_fizzle
    rules.touch_magic = options.chop_interrupted
    rules.win_at_end = options.magic_win == "end"
    rules.open_hands = options.open_hands
    rules.hidden_magic = options.hidden_magic
    rules.final_magic = options.final_magic


def _codes(rules: t.Rules) -> None:
    rules.deal0 = rules.faces * 64
    rules.pick0 = rules.deal0 + rules.faces
    rules.cast0 = rules.pick0 + rules.faces
    rules.take0 = rules.cast0 + rules.magics
    rules.choose0 = rules.take0 + rules.magics
    rules.player0 = rules.choose0 + 16
    rules.accept = rules.player0 + 4
    rules.decline = rules.accept + 1
    rules.discard = rules.decline + 1
    rules.family0 = rules.discard + 1
    rules.begin0 = rules.family0 + 4
    rules.layout0 = rules.begin0 + 4
