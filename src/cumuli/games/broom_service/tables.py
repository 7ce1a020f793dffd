"""The numbers behind Broom Service: codes, steps and the rules of one table as the engine wants them.  Compiled.

A *code* is one action as a small integer; the ranges below follow one another.
Roles, terrains, resources and events are numbered in the order of the lists
here; regions, towers, cloud spaces, clouds and tiles in the order of the data.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROLES: Final = [
    "forest_witch",
    "hill_witch",
    "mountain_witch",
    "heath_witch",
    "valley_druid",
    "summit_druid",
    "fruit_gatherer",
    "herb_gatherer",
    "root_gatherer",
    "weather_fairy",
]
KINDS: Final = ["violet", "green", "orange", "wand"]
TERRAINS: Final = ["forest", "hill", "mountain", "heath"]
EVENTS: Final = [
    "more_or_less",
    "black_market",
    "moonshine",
    "old_times",
    "dangerous_regions",
    "pleasant_regions",
    "full_hands",
    "empty_hands",
    "everything_once",
    "like_minded",
]
MODES: Final = ["act", "market", "moonshine", "five_vp", "brave"]
MOUNTAIN_TILES: Final = ["potions", "wands", "deliver", "two_moves", "dispel"]
FOREST_TILES: Final = ["brave_as_coward", "extra_card", "five_vp"]

# Resources
WAND: Final = 3
FIST: Final = 63  # no fist holds more of a kind than this

# Kinds of roles
WITCH: Final = 0
DRUID: Final = 1
GATHERER: Final = 2
FAIRY: Final = 3

# Kinds of clouds
HEAVY: Final = 0
TAILWIND: Final = 1
GUST: Final = 2
COURIER: Final = 3
BREW: Final = 4

# Events by number
MORE_OR_LESS: Final = 0
BLACK_MARKET: Final = 1
MOONSHINE: Final = 2
OLD_TIMES: Final = 3
DANGEROUS: Final = 4
PLEASANT: Final = 5
FULL_HANDS: Final = 6
EMPTY_HANDS: Final = 7
EVERYTHING_ONCE: Final = 8
LIKE_MINDED: Final = 9

# Tiles as they stand in Broom.tile, by region: none, 1 to 5 mountain, 6 to 8 forest, from 9 on hill
NO_TILE: Final = 0
FIRST_MOUNTAIN: Final = 1
FIRST_FOREST: Final = 6
FIRST_HILL: Final = 9
BRAVE_TILE: Final = 0
EXTRA_TILE: Final = 1
FIVE_TILE: Final = 2

# Codes
SELECT0: Final = 0  # + the set of roles as a mask
LEAD0: Final = 1024  # + role * 2 + cowardly
BRAVE: Final = 1044
COWARD: Final = 1045
PASS: Final = 1046
DECLINE: Final = 1047
MODE0: Final = 1048  # + what: index into MODES
TAKE0: Final = 1056  # + violet + 4 * green + 16 * orange + 64 * wand
FLY0: Final = 1312  # + pawn * 64 + region
DELIVER0: Final = 1440  # + pawn * 64 + tower
DISPEL0: Final = 1568  # + space
CIRCLE0: Final = 1632  # + circle
USE_TILE: Final = 1636
DELIVER_FIRST: Final = 1637
ADD0: Final = 1638  # + role
EXTRA: Final = 1648
HOLD0: Final = 1649  # + kind * 64 + amount; kind 4 where only the number counts
HAND_IN0: Final = 1969  # + kind that is kept; 4: all four kinds are handed in
BEGIN0: Final = 1974  # + seat
REVEAL0: Final = 1979  # + event
BEWITCH0: Final = 1989  # + role
CLOUD0: Final = 1999  # + cloud
TILE0: Final = 2031  # + tile

# Phases
CLOUDS: Final = 0
TILES: Final = 1
BEGINNING: Final = 2
EVENT: Final = 3
BEWITCHING: Final = 4
EXTRA_FIRST: Final = 5
SELECTING: Final = 6
ADDING: Final = 7
LEADING: Final = 8
ANSWERING: Final = 9
ACTING: Final = 10
BIDDING: Final = 11
HANDING_IN: Final = 12
ENDED: Final = 13

# Steps of the agenda: packed into one integer, see `pack`
MODE: Final = 0
GATHER: Final = 1
MOVE: Final = 2
DELIVER: Final = 3
DISPEL: Final = 4
CIRCLE: Final = 5
MOUNTAIN: Final = 6
ANY_PAWN: Final = 2
NOWHERE: Final = 63
EVERYWHERE: Final = 15

# Why a step stands on the agenda
BY_ROLE: Final = 0
BY_TILE: Final = 1
BY_STORM: Final = 2
BY_EVENT: Final = 3


def pack(op: i64, pawn: i64, brave: i64, region: i64, terrains: i64, left: i64, why: i64) -> i64:
    """A step: what, with which pawn (2: either), bravely?, where (63: anywhere), on which terrains, how often, why."""
    return op | pawn << 4 | brave << 6 | region << 8 | terrains << 16 | left << 24 | why << 32


def op_of(step: i64) -> i64:
    return step & 15


def pawn_of(step: i64) -> i64:
    return step >> 4 & 3


def brave_of(step: i64) -> i64:
    return step >> 6 & 1


def region_of(step: i64) -> i64:
    return step >> 8 & 63


def terrains_of(step: i64) -> i64:
    return step >> 16 & 15


def left_of(step: i64) -> i64:
    return step >> 24 & 15


def why_of(step: i64) -> i64:
    return step >> 32 & 15


def bit(n: i64) -> i64:
    """The mask with bit *n* alone."""
    one = n - n + 1  # a plain 1 would be shifted as a C int, which is too narrow from bit 31 on
    return one << n


def popcount(mask: i64) -> i64:
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


class Names:
    """The words behind the numbers of one table's rules."""

    def __init__(self, source: object) -> None:
        self.source = source
        """The board and the components these rules were made from."""
        self.regions: list[str] = []
        self.towers: list[str] = []
        self.spaces: list[str] = []
        self.circles: list[str] = []
        self.clouds: list[str] = []
        self.tiles: list[str] = []
        """By number as in Broom.tile; number 0 is no tile."""


class Rules:
    """All that stays the same during a game: the map, the pieces, the options."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.rounds: i64 = 7
        self.hand_size: i64 = 4
        # The map
        self.regions: i64 = 0
        self.terrain: vec[i64] = vec[i64]([])  # by region
        self.near: vec[i64] = vec[i64]([])  # by region: mask of its neighbours
        self.next_at: vec[i64] = vec[i64]([])  # by region: where its neighbours begin in `next`
        self.next: vec[i64] = vec[i64]([])
        self.towers: i64 = 0  # printed ones; from here on the orange towers that hill tiles may bring
        self.colour: vec[i64] = vec[i64]([])  # by tower
        self.square: vec[i64] = vec[i64]([])
        self.vp: vec[i64] = vec[i64]([])
        self.wands: vec[i64] = vec[i64]([])
        self.tower_at: vec[i64] = vec[i64]([])  # by region: where its towers begin in `tower`
        self.tower: vec[i64] = vec[i64]([])
        self.hill_of: vec[i64] = vec[i64]([])  # by tower from `towers` on: the region of its hill tile
        self.shut: i64 = 0  # mask of towers that are closed from the start
        self.spaces: i64 = 0
        self.space_region: vec[i64] = vec[i64]([])
        self.circle_region: vec[i64] = vec[i64]([])  # by circle, -1 where there is none
        self.castles: vec[i64] = vec[i64]([])
        self.tile_spaces: vec[i64] = vec[i64]([])  # regions: mountains, then forests, then hills
        self.mountains: i64 = 0  # how many of them are mountains
        self.forests: i64 = 0
        # Clouds, by kind of tile
        self.clouds: i64 = 0
        self.cloud_kind: vec[i64] = vec[i64]([])
        self.cloud_cost: vec[i64] = vec[i64]([])
        self.cloud_bolts: vec[i64] = vec[i64]([])
        self.cloud_colour: vec[i64] = vec[i64]([])
        self.cloud_need: vec[i64] = vec[i64]([])
        self.cloud_vp: vec[i64] = vec[i64]([])
        self.cloud_count: vec[i64] = vec[i64]([])
        self.heavy: i64 = 0  # heavy clouds that are mixed in
        self.all_heavy: i64 = 0  # heavy clouds in the box
        # Tiles, by number as in Broom.tile
        self.tiles: i64 = 0
        self.tile_count: vec[i64] = vec[i64]([])
        self.hill_a: vec[i64] = vec[i64]([])  # by hill tile: a circle, or -1 for the orange tower
        self.hill_b: vec[i64] = vec[i64]([])
        self.hill_colour: vec[i64] = vec[i64]([])
        self.hill_vp: vec[i64] = vec[i64]([])
        self.five_vp: i64 = 5
        # Roles
        self.kind: vec[i64] = vec[i64]([])
        self.terrains: vec[i64] = vec[i64]([])  # by role: mask
        self.brave_take: vec[i64] = vec[i64]([])  # by role * 4 + kind
        self.coward_take: vec[i64] = vec[i64]([])
        self.druid_bonus: i64 = 3
        self.fairy_bonus: i64 = 3
        self.sets: vec[i64] = vec[i64]([])  # all sets of roles, the smaller ones first
        self.sets_at: vec[i64] = vec[i64]([])  # by size: where they begin
        # Set-up
        self.start_vp: i64 = 10
        self.start_potions: i64 = 1
        self.start_wands: vec[i64] = vec[i64]([])  # by distance from the start player
        self.bewitched: i64 = 0  # roles a round
        self.penalty: i64 = -3
        self.starter: i64 = -1  # the seat that starts, or -1: luck says
        # Events
        self.fewest_cards: i64 = 3
        self.most_cards: i64 = 5
        self.below: i64 = 3
        self.above: i64 = 3
        self.market: i64 = 3
        self.moonshine: i64 = 1
        self.danger: vec[i64] = vec[i64]([])  # by terrain
        self.pleasure: vec[i64] = vec[i64]([])
        self.danger_once: bool = False  # each kind of terrain counts once (ruling A22)
        self.pleasure_once: bool = False
        self.full_first: i64 = 6
        self.full_second: i64 = 3
        self.full_from: i64 = 3  # so many players for a second place
        self.full_paid: bool = True
        self.empty_first: i64 = 4
        self.empty_second: i64 = 2
        self.empty_from: i64 = 3
        self.empty_each: i64 = 0  # VP for each resource instead of places (ruling A24)
        self.once_vp: i64 = 7
        self.once_three: bool = False
        self.like_vp: i64 = 4
        self.like_region: bool = False
        # The end
        self.lightning: vec[i64] = vec[i64]([])
        self.lightning_beyond: i64 = 5
        self.set_four: i64 = 4
        self.set_three: i64 = 2
        self.amulet_vp: vec[i64] = vec[i64]([])
        self.extra_first: bool = False  # a one-card-more tile is spent before the choice (ruling A12)
