"""What a spell's card says is made from its steps, in three languages."""

from __future__ import annotations

import pytest

from cumuli.games.cloudy_kingdom.ruleset import official
from cumuli.lab.drafts import names, whole
from cumuli.lab.wording import worded
from cumuli.words import Catalogue
from games.cloudy_kingdom.settings import SPELLS, spell, step

PILE = step("choose", **{"as": "t", "from": "pile"})
OTHER = step("choose", **{"as": "u", "from": "pile", "not": "t"})
HOLE = step("choose", **{"as": "h", "from": "empty"})
WHO = step("choose", **{"as": "p", "from": "player"})
TURN = step("rotate", target="t", quarters=2)

SAID = [
    ((PILE, TURN), "Turn any stack half round."),
    ((PILE, OTHER, step("swap", target="t", other="u")), "Let any two stacks change places."),
    ((PILE, HOLE, step("move", target="t", to="h")), "Move any stack to any empty cell."),
    ((PILE, HOLE, step("move", target="t", to="h", scope="top")), "Move the top card of any stack to any empty cell."),
    ((WHO, step("swap_hand", **{"with": "p"})), "Swap hand cards with any player."),
    ((PILE, TURN, step("mark", target="t", flag="immune")),
     "Choose a stack. Turn the stack half round. Protect the stack from cards and magic for one round."),
    ((PILE, OTHER, TURN, step("remove_top", target="u")),
     "Choose a stack. Choose another stack. Turn the first stack half round."
     " Take the top card of the second stack out of the game."),
    ((step("repeat", n=2, steps=[PILE, TURN]), step("cycle_hand")),
     "Do this 2 times: Turn any stack half round. After that: Swap the hand card for a new one from the deck."),
    ((step("draw", n=1), step("place", which="only", mode="empty", **{"as": "t"}), TURN),
     "Draw a route card. Grow the card on an empty cell. Turn the stack half round."),
]  # fmt: skip


@pytest.mark.parametrize(("steps", "said"), SAID, ids=[said[:40] for _, said in SAID])
def test_steps_are_said_as_a_card_would(steps, said):
    assert worded(steps)["en"] == said


def test_every_spell_is_said_in_three_languages_without_a_word_missing(monkeypatch):
    init = Catalogue.__init__
    monkeypatch.setattr(Catalogue, "__init__", lambda self, game, lang, **_: init(self, game, lang, strict=True))
    for steps in (*(one.steps for one in official()), *(one["steps"] for one in SPELLS)):
        said = worded(steps)
        assert len(set(said.values())) == 3
        assert all(text[0].isupper() and text.endswith(".") and "say-" not in text for text in said.values())


def test_a_draft_is_made_whole():
    draft = whole({"names": {"de": "Großer Wind", "en": ""}, "steps": [PILE, TURN]})
    assert not draft.faults and draft.spell["id"] == "grosser_wind"
    assert set(draft.spell["names"].values()) == {"Großer Wind"}
    assert whole({**draft.spell, "text": dict.fromkeys(("en", "de", "fr"), "Mine")}).spell["text"]["en"] == "Mine"
    assert whole({"names": {"fr": "日本"}, "steps": [PILE, TURN]}).spell["id"] == "spell"
    assert whole({"names": {"en": "Chop"}, "steps": [PILE]}).spell["id"] == "chop_own"
    assert whole({"names": {"en": "2 fast"}, "steps": [PILE]}).spell["id"] == "spell_2_fast"
    assert names("no") == {}


def test_a_text_of_ones_own_has_to_fit():
    faults = whole({**spell("it", PILE), "text": dict.fromkeys(("en", "de", "fr"), "x" * 481)}).faults
    assert [fault.problem for fault in faults] == ["no-text"]
