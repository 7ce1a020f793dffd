"""One of every kind of event of every game, in every way its message tells apart."""

from __future__ import annotations

from typing import Any

from cumuli.games import SHELF
from cumuli.games.broom_service import events as bs
from cumuli.games.cloud_mine import events as cm
from cumuli.games.cloudy_kingdom import events as ev

NAMES = ["Ann", "Bo", "Cy"]
SIZE = 3

GALE = {
    "id": "gale",
    "names": {"en": "Gale", "de": "Orkan", "fr": "Tempête de mer"},
    "text": {"en": "Draw.", "de": "Zieh.", "fr": "Pioche."},
    "steps": [{"op": "draw", "n": 1}],
}
CLOUDY: list[Any] = [
    ev.MagicPlayed(0, "gale", "6.1"), ev.MagicTaken(None, "gale"),
    ev.LaidOut("abc/acb/bca/bca"), ev.FamilyTaken(0, "raven"), ev.Began(2), ev.MagicPlayed(0, "green", "6.1"),
    ev.Chosen(0, 4, "7.1"), ev.PlayerChosen(0, 1, "9.1"), ev.Fetched(0, "bend_r", "7.7"),
    ev.Discarded(0, "cross", "3.4"), ev.Exchanged(1, "cross", "7.6"), ev.Kept(1, "7.6"), ev.Fizzled(0, 2),
    ev.FinalPhase(), ev.Skipped(2),
    ev.Swapped(0, 1, 2, "9.1"), ev.HandsSwapped(0, 1, "9.1"), ev.MagicTaken(None, "chop"),
    *(ev.Moved(0, 1, 2, pile, "9.1") for pile in (True, False)),
    *(ev.MagicTaken(0, magic) for magic in ("green", None)),
    *(ev.Peeked(0, count, None, "9.1") for count in (1, 2)), ev.Peeked(0, 2, ("cross", "bridge"), "9.1"),
    *(ev.Reordered(0, count, "9.1") for count in (1, 2)),
    *(ev.Placed(0, "cross", 4, 1, source, "4.1") for source in ("hand", "drawn", "discard", "magic")),
    *(ev.Drew(0, face, spell, "3.2") for face in ("tee_end", None) for spell in (True, False)),
    *(ev.Removed(0, 4, "cross", to, "7.1") for to in ("box", "discard", "hand")),
    *(ev.Turned(0, 4, quarters, "7.8") for quarters in (1, 2, 3)),
    *(ev.Marked(0, 4, flag, until, "9.1") for flag in ("immune", "no_cover") for until in ("turn", "round", "forever")),
    *(ev.Connected("sun", axis, pending, "8.1") for axis in ("NS", "WE") for pending in (True, False)),
    *(ev.Broken("sun", axis) for axis in ("NS", "WE")),
    ev.Ended("own", (0,), "8.2"), ev.Ended("claim", (0,), "8.4"), ev.Ended("deck", (), "8.7"),
    *(ev.Ended("gift", winners, "8.3") for winners in ((0,), (1, 2))),
    *(ev.Ended("neutral", winners, "R4") for winners in ((), (0,), (1, 2))),
]  # fmt: skip

BOTH = (True, False)
NONE_ONE_MORE = (0, 1, 2)
BROOM: list[Any] = [
    bs.CloudLaid("F03c1", "F03", "heavy_1_2"), bs.CloudLaid("F03c1", "F03", "brew_orange", "9.1"),
    bs.TileLaid("F04", "two_moves", "9.6"), bs.TileLaid("F04", "turbo_bc", "11.1"),
    bs.Began(2), bs.Revealed("moonshine", 3), bs.Reshuffled(), bs.Bewitched("heath_witch"),
    *(bs.Chose(0, count) for count in (None, 1, 4)),
    *(bs.CountShown(0, count, vp) for count in (1, 5) for vp in (0, 3, -3)),
    bs.ExtraUsed(0), bs.Added(0),
    *(bs.Led(0, "weather_fairy", brave) for brave in BOTH), *(bs.Answered(1, "valley_druid", brave) for brave in BOTH),
    bs.Passed(1, "hill_witch"), bs.Penalised(0, "herb_gatherer", -3), bs.Bumped(0, 2), bs.BraveActs(0, "summit_druid"),
    bs.TookInstead(0, "market", 3, "7.2"), bs.TookInstead(0, "moonshine", 0, "7.3"),
    bs.TookInstead(0, "five_vp", 5, "10.5"), bs.TookInstead(0, "brave", 0, "10.3"),
    *(bs.Gathered(0, 2, 0, 0, 1, source, "5.4") for source in ("role", "tile", "moonshine")),
    bs.Gathered(1, 1, 1, 1, 0, "tile", "9.8"), bs.Gathered(1, 0, 0, 0, 1, "role", "5.4"),
    *(bs.Flew(0, 1, "F19", "F11", how, "6.1") for how in ("witch", "tile", "storm")),
    bs.Turbo(0, 0, "F02", "F11", "A"),
    *(bs.Delivered(0, 1, "FT01", "F11", "violet", 4, w, bonus, "6.5") for w in NONE_ONE_MORE for bonus in (0, 3)),
    bs.Delivered(2, 0, "FT03", "F02", "orange", 5, 0, 0, "6.4"),
    bs.Delivered(2, 0, "hill_F06", "F06", "orange", 7, 0, 0, "11.3"),
    *(bs.Dispelled(0, "F03", "F03c1", "heavy_2_3", wand, vp) for wand in (1, 2) for vp in (0, 3)),
    bs.StormPaid(0, "brew_green", 8), bs.TileTaken(0, "five_vp", "F10"), bs.AmuletTaken(0, "F21"),
    bs.TileUsed(0, "wands"), bs.TileForgone(0, "dispel"),
    *(bs.Waived(0, what) for what in ("move", "deliver", "dispel", "gather")),
    bs.LeadsAgain(0), bs.Leads(1, "4.5"), bs.RoundOver(3),
    *(bs.EventScored(0, "dangerous_regions", vp, "7.5") for vp in (-4, 0, 2)),
    bs.HoldMade(0), *(bs.BidShown(0, count) for count in NONE_ONE_MORE), *(bs.HandedIn(0, vp) for vp in (0, 7)),
    bs.FinalScored(0, 19, 6, 0, 71), bs.FinalScored(0, 19, 6, 9, 80),
    bs.Ended((0,), (71, 60, -3), "points"), bs.Ended((1,), (60, 60, -3), "resources"),
    bs.Ended((0, 1), (60, 60, 9), "shared"),
]  # fmt: skip

CLOUDS: list[Any] = [
    cm.FirstDreamer(2), cm.RoundBegan(3, 1, 0), cm.Dealt(0, (3, 17, 40, 41)), cm.Picked(0, None),
    cm.Described(1, "a sleeping bear"), cm.LaidOut((40, 3, 17, 41)),
    *(cm.Guessed(2, place, 1, right, "6.2") for place in (0, 3) for right in (True, False)),
    *(cm.RoundEnded(3, 2, 17, 2, 1, 0, turned, 8 - turned, (0, turned, 8 - turned), "7.1") for turned in (0, 1, 5)),
    cm.RoundEnded(3, 2, 17, None, 1, 0, 2, 2, (4, 0, 0), "7.3"),
    cm.GameEnded((9, 31, 40), (2, 1, 0), (2,), "8.4"), cm.GameEnded((20, 30, 30), (2, 0, 0), (1, 2), "8.5"),
]  # fmt: skip

EXAMPLES = {"cloudy_kingdom": CLOUDY, "broom_service": BROOM, "cloud_mine": CLOUDS}


def static(game: str) -> dict[str, Any]:
    """What everybody knows at a table of this game; Cloudy Kingdom's has a spell of its own."""
    rules = SHELF[game]
    options = rules.options(spells=(GALE,)) if game == "cloudy_kingdom" else rules.options()
    return rules.static(rules.start(len(NAMES), options, rules.version))
