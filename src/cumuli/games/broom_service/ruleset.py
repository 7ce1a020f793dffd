"""Options and data become the rules of one table, as the engine wants them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.games.broom_service import corrections
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.boards import Board, board
from cumuli.games.broom_service.components import Cloud, Components, components

if TYPE_CHECKING:
    from cumuli.games.broom_service.setup import Options

CLOUD_KINDS = {"heavy": t.HEAVY, "tailwind": t.TAILWIND, "move": t.GUST, "deliver": t.COURIER, "potions": t.BREW}
ROLE_KINDS = {"witch": t.WITCH, "druid": t.DRUID, "gatherer": t.GATHERER, "fairy": t.FAIRY}
CIRCLES = "ABCD"


def parts(options: Options) -> tuple[Board, Components]:
    """The board and the components of a table; raises BoardFault or ComponentFault for bad ones."""
    printed = options.printed
    return (
        board(corrections.board(options.board, printed)),
        components(corrections.corrected(options.components, printed)),
    )


def mountains_lie(on: Board, options: Options) -> bool:
    """Whether mountain tiles are laid: where the table wants them, and always on the back (rules 9.6 and 12.1)."""
    return bool(on.mountain_spaces) and (options.mountain or bool(on.forest_spaces) or bool(on.hill_spaces))


def build(seats: int, options: Options) -> tuple[t.Rules, t.Names]:
    """The rules of a table; tables with the same options share them."""
    return _build(seats, json.dumps(asdict(options), sort_keys=True))


@lru_cache(maxsize=128)
def _build(seats: int, text: str) -> tuple[t.Rules, t.Names]:
    from cumuli.games.broom_service.setup import Options

    options = Options(**json.loads(text))
    on, pieces = parts(options)
    rules, names = t.Rules(), t.Names((on, pieces))
    rules.seats = seats
    _map(rules, names, on, options)
    _clouds(rules, names, pieces, options)
    _tiles(rules, names, pieces)
    _roles(rules, pieces, options)
    _events(rules, pieces, options)
    _rest(rules, pieces, options)
    return rules, names


def row(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64]([i64(n) for n in numbers])


def mask(bits: Iterable[int]) -> int:
    return sum(1 << bit for bit in set(bits))


def lists(groups: list[list[int]]) -> tuple[vec[i64], vec[i64]]:
    """Several lists one after another, and where each begins; one more entry tells where the last ends."""
    starts = [0]
    for group in groups:
        starts.append(starts[-1] + len(group))
    return row(starts), row(n for group in groups for n in group)


def _map(rules: t.Rules, names: t.Names, on: Board, options: Options) -> None:
    regions, towers = on.regions, on.towers
    names.regions = [region.id for region in regions]
    names.spaces = [space.id for space in on.cloud_spaces]
    names.circles = list(CIRCLES)
    rules.regions = len(regions)
    rules.terrain = row(t.TERRAINS.index(region.terrain) for region in regions)
    rules.near = row(mask(region.neighbours) for region in regions)
    rules.next_at, rules.next = lists([sorted(region.neighbours) for region in regions])
    rules.space_region = row(space.region for space in on.cloud_spaces)
    rules.spaces = len(on.cloud_spaces)
    rules.circle_region = row(on.circles.get(letter, -1) for letter in CIRCLES)
    rules.castles = row(on.castles)
    # Towers, and after them the orange tower every hill space might come to hold
    rules.towers = len(towers)
    names.towers = [tower.id for tower in towers] + [f"hill_{regions[r].id}" for r in on.hill_spaces]
    rules.colour = row(t.KINDS.index(tower.colour) for tower in towers)
    rules.square = row(tower.square for tower in towers)
    rules.vp = row(tower.vp for tower in towers)
    rules.wands = row(tower.wands for tower in towers)
    rules.hill_of = row(on.hill_spaces)
    at: list[list[int]] = [[] for _ in regions]
    for i, tower in enumerate(towers):
        for region in tower.regions:
            at[region].append(i)
    for i, region in enumerate(on.hill_spaces):
        at[region].append(len(towers) + i)
    rules.tower_at, rules.tower = lists(at)
    lie = mountains_lie(on, options)
    covered = [i for i, tower in enumerate(towers) if tower.covered and lie]
    rules.shut = mask([*covered, *range(len(towers), len(towers) + len(on.hill_spaces))])
    mountains = on.mountain_spaces if lie else ()
    rules.tile_spaces = row([*mountains, *on.forest_spaces, *on.hill_spaces])
    rules.mountains, rules.forests = len(mountains), len(on.forest_spaces)


def _clouds(rules: t.Rules, names: t.Names, pieces: Components, options: Options) -> None:
    clouds: list[Cloud] = [*pieces.heavy, *(pieces.storm if options.storm else ())]
    names.clouds = [cloud.id for cloud in clouds]
    rules.clouds = len(clouds)
    rules.cloud_kind = row(CLOUD_KINDS[cloud.kind] for cloud in clouds)
    rules.cloud_cost = row(cloud.cost for cloud in clouds)
    rules.cloud_bolts = row(cloud.bolts for cloud in clouds)
    rules.cloud_colour = row(t.KINDS.index(cloud.colour) if cloud.colour else 0 for cloud in clouds)
    rules.cloud_need = row(cloud.need for cloud in clouds)
    rules.cloud_vp = row(cloud.vp for cloud in clouds)
    rules.cloud_count = row(cloud.n for cloud in clouds)
    rules.all_heavy = sum(cloud.n for cloud in pieces.heavy)
    rules.heavy = min(options.heavy_clouds, rules.all_heavy) if options.storm else rules.all_heavy


def _tiles(rules: t.Rules, names: t.Names, pieces: Components) -> None:
    names.tiles = ["", *t.MOUNTAIN_TILES, *t.FOREST_TILES, *(tile.id for tile in pieces.hill_tiles)]
    forest = [pieces.forest_tiles.get(tile, 0) for tile in t.FOREST_TILES]
    mountain = [int(tile in pieces.mountain_tiles) for tile in t.MOUNTAIN_TILES]
    rules.tile_count = row([0, *mountain, *forest, *(1 for _ in pieces.hill_tiles)])
    rules.tiles = len(names.tiles)
    pairs = [tile.circles or () for tile in pieces.hill_tiles]
    rules.hill_a = row(CIRCLES.index(pair[0]) if pair else -1 for pair in pairs)
    rules.hill_b = row(CIRCLES.index(pair[1]) if pair else -1 for pair in pairs)
    rules.hill_colour = row(t.KINDS.index(tile.colour) if tile.colour else 0 for tile in pieces.hill_tiles)
    rules.hill_vp = row(tile.vp for tile in pieces.hill_tiles)
    rules.five_vp = pieces.five_vp


def _roles(rules: t.Rules, pieces: Components, options: Options) -> None:
    nothing = (0, 0, 0, 0)
    rules.kind = row(ROLE_KINDS[role.kind] for role in pieces.roles)
    rules.terrains = row(mask(t.TERRAINS.index(terrain) for terrain in role.terrains) for role in pieces.roles)
    rules.brave_take = row(n for role in pieces.roles for n in role.brave.get(options.gatherers, nothing))
    rules.coward_take = row(n for role in pieces.roles for n in role.cowardly.get(options.gatherers, nothing))
    rules.druid_bonus, rules.fairy_bonus = pieces.druid_bonus, pieces.fairy_bonus
    by_size: list[list[int]] = [[] for _ in range(11)]
    for roles in range(1024):
        by_size[roles.bit_count()].append(roles)
    rules.sets_at, rules.sets = lists(by_size)


def _events(rules: t.Rules, pieces: Components, options: Options) -> None:
    def params(event: str) -> dict[str, Any]:
        return pieces.events[event].params

    more = params("more_or_less")
    rules.fewest_cards, rules.most_cards = more["limits"][options.card_limits]
    rules.below, rules.above = more["below"], more["above"]
    rules.market = params("black_market")["vp"]
    rules.moonshine = params("moonshine")["resources"]
    rules.danger = row(params("dangerous_regions")[options.dangerous][terrain] for terrain in t.TERRAINS)
    rules.pleasure = row(params("pleasant_regions")[options.pleasant][terrain] for terrain in t.TERRAINS)
    rules.danger_once = options.dangerous == "per_terrain"
    rules.pleasure_once = options.pleasant == "per_terrain"
    full, empty = params("full_hands"), params("empty_hands")
    rules.full_first, rules.full_second, rules.full_from = full["first"], full["second"], full["second_from"]
    rules.full_paid = options.full_hands == "paid"
    rules.empty_first, rules.empty_second, rules.empty_from = empty["fewest"], empty["second"], empty["second_from"]
    rules.empty_each = empty["each"] if options.empty_hands == "each" else 0
    rules.once_vp = params("everything_once")["vp"]
    rules.once_three = options.everything_once == "three"
    rules.like_vp = params("like_minded")["vp"]
    rules.like_region = options.like_minded == "region"


def _rest(rules: t.Rules, pieces: Components, options: Options) -> None:
    rules.rounds, rules.hand_size = pieces.rounds, pieces.hand_size
    rules.start_vp, rules.start_potions = pieces.start_vp, pieces.start_potions
    rules.start_wands = row(pieces.start_wands[int(rules.seats)])
    rules.bewitched, rules.penalty = pieces.bewitched[int(rules.seats)], pieces.penalty
    rules.starter = -1 if options.start == "random" else int(options.start) - 1
    rules.extra_first = options.extra_card == "first"
    rules.lightning, rules.lightning_beyond = row(pieces.lightning), pieces.lightning_beyond
    rules.set_four, rules.set_three = pieces.set_four, pieces.set_three
    rules.amulet_vp = row(pieces.amulet_vp)
