"""The magic language (rule 9): what every step does in a game."""

from __future__ import annotations

import inspect
import tomllib
from importlib.resources import files

import pytest

from cumuli.games.cloudy_kingdom import GAME
from cumuli.games.cloudy_kingdom import events as ev
from cumuli.games.cloudy_kingdom.faces import CATALOGUE
from cumuli.games.cloudy_kingdom.setup import Options
from cumuli.games.cloudy_kingdom.spells import ARGS, compile_spell

from .build import begin, do, lay, observe, places, stack, told, words
from .settings import NAMES, spell, step

EXAMPLES = ("gust", "storm", "second_harvest")
PILE = step("choose", **{"as": "t", "from": "pile"})
TOP = step("choose", **{"as": "t", "from": "top"})
HOLE = step("choose", **{"as": "u", "from": "empty"})
WHO = step("choose", **{"as": "p", "from": "player"})
DRAW = step("draw", n=1)
PLACE = step("place", which="only")
PEEK = step("peek", n=2)


def table(*steps, seats=2, board="3x3", hands="straight " * 4, **options):
    """The first turn of a game in which everybody holds a spell of these steps, called it."""
    return begin(seats, board, hands, magic="chop twisting it", spells=(spell("it", *steps),), **options)


def bury(state, *faces):
    """These cards have come from the deck to the discard pile."""
    for face in faces:
        number = state.names.faces.index(face)
        state.deck[number] -= 1
        state.in_deck -= 1
        state.pile[state.in_pile] = number
        state.in_pile += 1
    return state


def hand(state, seat):
    return observe(state, seat - 1)["hand"]


# What every step does


def test_choose_offers_what_may_be_touched():
    for kind, verb in (("top", "choose"), ("pile", "choose")):
        state = table(step("choose", **{"as": "t", "from": kind}))
        lay(state, a1="straight@0", b2="straight@0 burning_crossing@1", c3="cross@0 cross@1")
        do(state, "magic it")
        assert words(state) == [f"{verb} a1", f"{verb} c3"]
    state = lay(table(HOLE), a1="straight@0")
    do(state, "magic it")
    assert words(state) == [f"choose {cell}" for cell in "b1 c1 a2 b2 c2 a3 b3 c3".split()]
    state = do(table(WHO, seats=3), "magic it")
    assert words(state) == ["player 2", "player 3"]


def test_choose_not_wants_another_and_is_castable_only_with_two():
    other = step("choose", **{"as": "v", "from": "pile", "not": "t"})
    third = step("choose", **{"as": "w", "from": "pile", "not": "v"})
    state = lay(table(PILE, other, third), a1="straight@0")
    assert "magic it" not in words(state)
    lay(state, c3="cross@0")
    do(state, "magic it", "choose a1")
    assert words(state) == ["choose c3"]
    do(state, "choose c3")
    assert words(state) == ["choose a1"]


@pytest.mark.parametrize("show, others", [("private", []), ("public", ["cross"])])
def test_draw_shows_the_card_to_all_or_to_its_drawer(show, others):
    state = table(step("draw", n=1, show=show), PLACE)
    happened = told(state, "magic it", "deal cross")
    drew = happened[-1]
    assert drew == ev.Drew(0, "cross", True, "9.1", show == "public")
    assert GAME.redact(state, drew, 1).face == ("cross" if others else None)
    assert observe(state, 0)["drawn"] == ["cross"]
    assert observe(state, 1)["drawn"] == observe(state, None)["drawn"] == others


def test_take_discard_takes_from_the_top_and_leaves_the_card_just_paid():
    state = table(step("take_discard", n=2), step("place", which="all"))
    bury(state, "cross", "bridge", "bend_l")
    do(state, "magic it")
    assert observe(state)["discard"] == ["cross", "straight"]
    assert sorted(observe(state, 1)["drawn"]) == ["bend_l", "bridge"]
    do(state, "place bridge a1 n", "place bend_l a1 e")
    assert stack(state, "a1") == [("bridge", 0), ("bend_l", 1)]
    assert "magic it" not in words(bury(table(step("take_discard", n=2)), "cross"))


def test_place_binds_its_cell_and_a_later_place_goes_there():
    state = lay(table(DRAW, {**PLACE, "as": "t", "mode": "empty"}, DRAW, {**PLACE, "at": "t"}), a1="straight@0")
    do(state, "magic it", "deal cross")
    assert not {place for place in places(state) if place.startswith("a1")}
    do(state, "place cross c1 n", "deal bend_r")
    assert places(state) == {"c1 e", "c1 w"}


@pytest.mark.parametrize("mode, cells", [("empty", "b1"), ("cover", "a1"), ("any", "a1 b1")])
def test_place_keeps_to_its_mode(mode, cells):
    state = lay(table(DRAW, {**PLACE, "mode": mode}), a1="straight@0")
    do(state, "magic it", "deal cross")
    found = {place.split()[0] for place in places(state)}
    assert {cell for cell in ("a1", "b1") if cell in found} == set(cells.split())
    assert "b2" not in found


def test_place_free_needs_no_contact():
    state = do(table(DRAW, {**PLACE, "mode": "empty", "rules": "free"}), "magic it", "deal cross", "place cross b2 e")
    assert stack(state, "b2") == [("cross", 1)]


@pytest.mark.parametrize("which, left", [("choose", 1), ("only", 1), ("all", 0)])
def test_place_one_or_all_and_the_rest_is_discarded(which, left):
    state = table(step("draw", n=2), step("place", which=which), step("discard_rest"))
    do(state, "magic it", "deal cross", "deal bridge")
    do(state, "place bridge a1 n", *[] if left else ["place cross c1 n"])
    assert observe(state)["discard"] == ["straight", *["cross"] * left]
    assert observe(state)["phase"] == "draw"


@pytest.mark.parametrize("flags", [[], ["immune"], ["no_cover"], ["immune", "no_cover"]])
def test_place_self_lays_the_magic_card_and_protects_it_as_its_flags_say(flags):
    state = table(step("place_self", face="interrupted_crossing", flags=flags))
    do(state, "magic it", "place interrupted_crossing a1 n", "deal cross")
    view = observe(state)
    assert view["immune"] == ([0] if "immune" in flags else [])
    assert view["no_cover"] == ([0] if "no_cover" in flags else [])
    assert ("a1 e" in places(state)) is ("no_cover" not in flags)
    assert ("magic chop" in words(state)) is ("immune" not in flags)


@pytest.mark.parametrize("to, where", [("box", "box"), ("discard", "discard"), ("hand", "drawn")])
def test_remove_top_takes_the_card_where_it_says(to, where):
    steps = [TOP, step("remove_top", target="t", to=to), *([PLACE] if to == "hand" else [])]
    state = lay(table(*steps), b2="bend_r@0 cross@1")
    do(state, "magic it", "choose b2")
    assert stack(state, "b2") == [("bend_r", 0)]
    view = observe(state)
    assert {key: view[key].count("cross") for key in ("box", "discard", "drawn")} == {
        key: int(key == where) for key in ("box", "discard", "drawn")
    }


def test_a_magic_card_removed_from_the_table_goes_to_the_box():
    state = lay(table(TOP, step("remove_top", target="t", to="hand")), b2="interrupted_crossing@0")
    do(state, "magic it", "choose b2")
    assert observe(state)["box"] == ["interrupted_crossing"]


@pytest.mark.parametrize(
    "scope, quarters, before, after",
    [
        ("pile", 1, "bend_r@0 cross@1", [("bend_r", 1), ("cross", 2)]),
        ("pile", 3, "bend_r@0 cross@1", [("bend_r", 3), ("cross", 0)]),
        ("top", 2, "straight@1 bend_r@0", [("straight", 1), ("bend_r", 2)]),
        ("top", 1, "bend_r@0", [("bend_r", 1)]),
    ],
)
def test_rotate_turns_the_pile_or_its_top(scope, quarters, before, after):
    state = lay(table(PILE, step("rotate", target="t", quarters=quarters, scope=scope)), b2=before)
    do(state, "magic it", "choose b2")
    assert stack(state, "b2") == after


def test_a_top_card_cannot_be_turned_out_of_the_cross():
    state = lay(table(PILE, step("rotate", target="t", quarters=1, scope="top")), b2="straight@1 bend_r@0")
    assert ev.Fizzled(0, 1) in told(state, "magic it", "choose b2")
    assert stack(state, "b2") == [("straight", 1), ("bend_r", 0)]


def test_swap_lets_two_piles_change_places():
    other = step("choose", **{"as": "v", "from": "pile", "not": "t"})
    state = lay(table(PILE, other, step("swap", target="t", other="v")), b2="bend_r@0 cross@1", c3="bridge@0")
    do(state, "magic it", "choose b2", "choose c3")
    assert stack(state, "c3") == [("bend_r", 0), ("cross", 1)]
    assert stack(state, "b2") == [("bridge", 0)]


@pytest.mark.parametrize("scope, stays", [("pile", []), ("top", [("bend_r", 0)])])
def test_move_takes_a_pile_or_its_top_to_an_empty_cell(scope, stays):
    state = lay(table(PILE, HOLE, step("move", target="t", to="u", scope=scope)), b2="bend_r@0 cross@1")
    do(state, "magic it", "choose b2", "choose a3")
    assert stack(state, "b2") == stays
    assert stack(state, "a3") == [card for card in [("bend_r", 0), ("cross", 1)] if card not in stays]


def test_an_optional_offer_asks_the_others_clockwise():
    offer = step("offer", players="others", optional=True, steps=[step("cycle_hand")])
    state = table(offer, seats=3, hands="cross bridge straight")
    do(state, "magic it")
    assert (int(state.actor()), words(state)) == (1, ["yes", "no"])
    do(state, "no")
    assert int(state.actor()) == 2
    do(state, "yes", "deal bend_l")
    assert (hand(state, 2), hand(state, 3)) == ("bridge", "bend_l")
    assert observe(state)["discard"] == ["cross", "straight"]


def test_a_mandatory_offer_does_not_ask():
    state = table(step("offer", optional=False, steps=[step("cycle_hand")]), hands="cross bridge")
    do(state, "magic it", "deal bend_l")
    assert hand(state, 2) == "bend_l"
    assert observe(state)["phase"] == "draw"


@pytest.mark.parametrize("players, asked", [("left", [1]), ("others", [1, 2]), ("all", [1, 2, 0])])
def test_an_offer_goes_to_those_it_names(players, asked):
    state = do(table(step("offer", players=players, steps=[DRAW, PLACE]), seats=3), "magic it")
    found = []
    while observe(state)["phase"] == "spell":
        found.append(int(state.actor()))
        do(state, "no")
    assert found == asked


def test_what_others_draw_in_an_offer_is_theirs_and_the_casters_cards_wait():
    state = table(DRAW, step("offer", optional=False, steps=[step("draw", n=2), step("place", which="choose")]), PLACE)
    do(state, "magic it", "deal cross", "deal bridge", "deal bend_l")
    assert int(state.actor()) == 1
    assert {word.split()[1] for word in words(state)} == {"bridge", "bend_l"}
    assert observe(state, 0)["drawn"] == ["cross"]
    do(state, "place bridge a1 n")
    assert observe(state)["discard"] == ["straight", "bend_l"]
    assert (int(state.actor()), {word.split()[1] for word in words(state)}) == (0, {"cross"})


def test_swap_hand_gives_a_drawn_card_to_the_neighbour_or_the_chosen_player():
    state = table(DRAW, step("swap_hand"), PLACE, hands="straight bridge")
    do(state, "magic it", "deal cross")
    assert hand(state, 2) == "cross"
    assert {word.split()[1] for word in words(state)} == {"bridge"}
    state = table(DRAW, WHO, step("swap_hand", **{"with": "p"}), PLACE, seats=3, hands="straight bridge bend_l")
    do(state, "magic it", "deal cross", "player 3")
    assert (hand(state, 2), hand(state, 3)) == ("bridge", "cross")
    assert {word.split()[1] for word in words(state)} == {"bend_l"}


def test_cards_peeked_at_are_put_back_in_a_new_order_and_drawn_in_it():
    state = table(PEEK, step("reorder"), DRAW, PLACE)
    do(state, "magic it", "deal cross", "deal bridge")
    assert observe(state, 0)["known"] == ["cross", "bridge"]
    assert observe(state, 1)["known"] == []
    assert sorted(words(state)) == ["pick bridge", "pick cross"]
    do(state, "pick bridge", "pick cross")
    assert {word.split()[1] for word in words(state)} == {"bridge"}, "the card picked first is drawn first"
    do(state, "place bridge a1 n")
    assert hand(state, 1) == "cross", "and the next at the end of the turn"
    assert observe(state, 0)["known"] == []


def test_cards_looked_at_stay_in_the_deck_for_the_steps_that_follow():
    assert compile_spell(spell("it", step("peek", n=3), DRAW, PLACE), list(CATALOGUE)).needs[0] == 3
    assert compile_spell(spell("it", DRAW, step("peek", n=3)), list(CATALOGUE)).needs[0] == 4
    assert compile_spell(spell("it", step("offer", steps=[step("draw", n=4)])), list(CATALOGUE)).needs[0] == 0


@pytest.mark.parametrize("until, turns", [("turn", 0), ("round", 1), ("forever", 9)])
def test_mark_protects_from_magic_for_its_time(until, turns):
    steps = (PILE, step("mark", target="t", flag="immune", until=until), step("remove_top", target="t"))
    state = lay(table(*steps), b2="cross@0")
    assert ev.Fizzled(0, 2) in told(state, "magic it", "choose b2", "deal straight"), "protected at once"
    for turn in range(9):
        assert (observe(state)["immune"] == [4]) is (turn < turns), turn
        do(state, f"place straight a1 {'ne'[turn % 2]}", "deal straight")


def test_mark_no_cover_keeps_cards_off_but_not_magic():
    state = lay(table(PILE, step("mark", target="t", flag="no_cover", until="round")), b2="cross@0")
    do(state, "magic it", "choose b2", "deal straight")
    assert "b2 e" not in places(state)
    do(state, "magic chop")
    assert words(state) == ["choose b2"]


def test_repeat_does_its_steps_so_many_times():
    twice = step("repeat", n=2, steps=[TOP, step("remove_top", target="t")])
    state = lay(table(twice), b2="bend_r@0 cross@1")
    do(state, "magic it", "choose b2", "choose b2")
    assert stack(state, "b2") == []
    assert sorted(observe(state)["box"]) == ["bend_r", "cross"]
    assert "magic it" not in words(lay(table(twice), b2="cross@0"))


@pytest.mark.parametrize("what, least", [("deck", 69), ("discard", 3), ("stacks", 2)])
@pytest.mark.parametrize("short", [0, 1])
def test_if_does_its_steps_only_where_there_is_enough(what, least, short):
    state = table(step("if", what=what, least=least + short, steps=[TOP, step("remove_top", target="t")]), HOLE)
    lay(bury(state, *["cross"] * (2 if what == "discard" else 1)), a1="straight@0", b2="bend_r@0")
    do(state, "magic it")
    assert ("choose b2" in words(state)) is not bool(short), "the stack to be chopped is asked for"
    assert ("choose c3" in words(state)) is bool(short), "or only the empty cell"


def test_a_step_that_cannot_be_done_forbids_the_spell_unless_it_may_fizzle():
    assert "magic it" not in words(table(PILE, step("rotate", target="t", quarters=1)))
    state = table(PILE, step("rotate", target="t", quarters=1), allow_fizzle=True)
    assert [event.step for event in told(state, "magic it") if isinstance(event, ev.Fizzled)] == [0, 1]


def test_a_deck_too_small_or_nobody_with_a_card_forbids_the_spell():
    state = table(step("draw", n=4), step("place", which="all"))
    state.in_deck = 3
    assert "magic it" not in words(state)
    state = table(DRAW, WHO, step("swap_hand", **{"with": "p"}))
    state.hand[1] = -1
    assert "magic it" not in words(state)


def test_every_op_of_the_language_is_tried_here():
    source = inspect.getsource(inspect.getmodule(table))
    assert [op for op in ARGS if f'step("{op}"' not in source] == []


# The shipped examples


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_shipped_example_is_whole_and_explains_itself(name):
    folder = files("cumuli.games.cloudy_kingdom") / "data" / "spells"
    data = tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))
    made = compile_spell(data, list(CATALOGUE))
    assert made.id == name and made.provenance == "designed" and made.rule == "9.1"
    assert set(made.names) == set(made.text) == set(NAMES)
    assert len(made.shown) * 6 == len(made.program)


def test_9_3_the_three_examples_join_a_table_that_wants_them() -> None:
    plain, more = (GAME.static(GAME.start(2, Options(examples=wanted)))["magics"] for wanted in (False, True))
    assert set(more) - set(plain) == {"gust", "storm", "second_harvest"}
    assert more["gust"]["text"]["de"]
