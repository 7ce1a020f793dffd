"""The options of each game as keywords, so that an editor completes them and mypy knows them.

What each means stands in the game's README and in `Game.choices`; a test holds these to the games' own options.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypedDict

Starter = Literal["random", "1", "2", "3", "4"]


class KingdomOptions(TypedDict, total=False):
    """What a table of Cloudy Kingdom may choose."""

    board: Literal["auto", "2x2", "3x3", "4x4"]
    castles: Literal["fair", "random"]
    families: Literal["random", "chosen"]
    start: Starter
    magic: Literal["first_game", "same_three", "own_choice"]
    magic_pairs: bool
    deck: Literal["standard72", "standard60"] | Mapping[str, Any]
    spells: Sequence[Mapping[str, Any]]
    examples: bool
    neutral_castles: Literal["present", "absent"]
    neutral_link: Literal["ignored", "ends", "mover_loses"]
    match_routes: bool
    replant_source: Literal["before", "cost"]
    allow_fizzle: bool
    chop_interrupted: bool
    magic_win: Literal["each", "end"]
    open_hands: bool
    hidden_magic: bool
    final_magic: bool
    printed: Mapping[str, Any]


class BroomOptions(TypedDict, total=False):
    """What a table of Broom Service may choose."""

    board: Literal["front", "back"] | Mapping[str, Any]
    components: Literal["standard"] | Mapping[str, Any]
    start: Literal["random", "1", "2", "3", "4", "5"]
    storm: bool
    heavy_clouds: int
    mountain: bool
    cadence: Literal["short", "human", "off"]
    gatherers: Literal["two_and_wand", "potions_only"]
    extra_card: Literal["with_selection", "first"]
    card_limits: Literal["three_to_five", "two_to_six", "any"]
    dangerous: Literal["per_pawn", "per_terrain"]
    pleasant: Literal["per_pawn", "per_terrain"]
    full_hands: Literal["paid", "shown"]
    empty_hands: Literal["rank", "each"]
    everything_once: Literal["four", "three"]
    like_minded: Literal["terrain", "region"]
    printed: Mapping[str, Any]


class MineOptions(TypedDict, total=False):
    """What a table of Cloud Mine may choose."""

    deck: str
    cards: int
    start: Literal["random", "1", "2", "3", "4", "5", "6", "7", "8"]
    language: Literal["en", "de", "fr"]
    equal_turns: bool
    elision: Literal["lenient", "strict"]
    repeats: Literal["allowed", "refused"]
    turned: Literal["shown", "hidden"]
    piles: Literal["open", "hidden"]
    talk: Literal["muted", "free"]
