"""Rule 4: what the dreamer sees, what may be said, and how words are counted."""

from __future__ import annotations

from random import Random

import pytest

from cumuli.core.game import Illegal
from cumuli.games.cloud_mine import GAME
from cumuli.games.cloud_mine import actions as a
from cumuli.games.cloud_mine.counting import count
from cumuli.games.cloud_mine.explain import may_say
from cumuli.games.cloud_mine.state import CloudMine
from games.cloud_mine.by_hand import a_round, at_a_table, begun, dealt, do, laid, legal, open_sky, told, why
from games.cloud_mine.settings import REFUSED


def asked(**options: str) -> CloudMine:
    """Seat 0 is to describe card 2 of 0 to 4."""
    return do(dealt(begun(5, **options)), "pick 2")


def saying(text: str, **options: str) -> list[str]:
    return GAME.observe(do(asked(**options), f"say {text}"), None)["said"]


def test_4_1_the_dreamer_sees_the_picked_card_and_no_other() -> None:
    view = GAME.observe(asked(), 0)
    assert (view["target"], view["hand"], view["sky"]) == (2, None, None)
    for seat in (1, 2, 3, None):
        assert GAME.observe(asked(), seat)["target"] is None


def test_4_2_one_to_five_words_are_said_once_and_for_good() -> None:
    for text in ("Krönung!", "ein Bär", "un ours qui dort là"):
        assert saying(text) == [text]
    assert why(asked(), 0, "say one two three four five six") == ("too-many-words", "4.2")
    state = do(asked(), "say a bear")
    assert told(state, "Described")[0].text == "a bear"
    assert why(laid(state), 0, "say a cat") == ("you-know-it", "6.5")
    assert why(asked(), 0, "pick 1") == ("describe-now", "4.2")
    assert why(asked(), 1, "say a cat") == ("not-your-turn", "6.1")
    words = asked()
    code = GAME.code(words, a.Describe("a cat"))
    assert [words.allows(seat, code) for seat in range(5)] == [True, False, False, False, False]


def test_4_3_letters_and_digits_of_any_script_make_words_and_all_else_parts_them() -> None:
    assert count("Ärger облако मेघ 象 cœur", False) == 5
    assert count("rot/blau_grün&gelb…5", False) == 5
    assert saying("rot/blau_grün&gelb…5")


def test_4_4_up_to_three_parts_with_hyphens_are_one_word() -> None:
    assert [count(text, False) for text in ("e-mail", "arc-en-ciel", "a-b-c-d", "a-b-c-d-e-f")] == [1, 1, 4, 6]
    assert why(asked(), 0, "say a-b-c-d-e-f") == ("too-many-words", "4.2")


def test_4_5_an_apostrophe_parts_no_word_but_elided_articles_count_where_the_table_is_strict() -> None:
    long = "l'ombre de l'ours d'hiver"
    assert saying(long) == [long]
    assert why(asked(elision="strict"), 0, f"say {long}") == ("too-many-words", "4.2")
    for text in ("aujourd'hui quelqu'un presqu'île d'abord d'accord", "it's the dogs' king's hat"):
        assert count(text, True) == count(text, False) == 5
        assert saying(text, elision="strict")


def test_4_6_a_number_is_one_word_with_its_point_or_comma() -> None:
    assert [count(text, False) for text in ("3,5", "1.000", "10:30", "3D", "U.S.A.")] == [1, 1, 1, 1, 3]


def test_4_7_without_a_word_or_with_a_picture_nothing_is_said() -> None:
    for text in ("", "  ", "…!?", "\u200b"):
        assert why(asked(), 0, f"say {text}") == ("empty", "4.7")
    for text in ("🐘", "ein Elefant 🐘", "C++", "3\ufe0f\u20e3", "a ☁ cloud"):
        assert why(asked(), 0, f"say {text}") == ("symbols", "4.7")


def test_4_8_no_description_is_longer_than_80_characters_and_no_word_than_45_letters() -> None:
    assert saying("x" * 45) and why(asked(), 0, f"say {'x' * 46}") == ("word-too-long", "4.8")
    eighty = " ".join(["x" * 40, "y" * 39])
    assert saying(eighty) and why(asked(), 0, f"say {eighty}!") == ("too-long", "4.8")


def test_4_9_a_text_is_tidied_before_it_is_counted_and_kept() -> None:
    assert saying("  ein \t Ba\u0308r\u200b,  l’ours\u2010blanc ") == ["ein Bär, l'ours-blanc"]
    assert count("one\u200btwo three", False) == 2
    state = asked()
    codes = {GAME.code(state, a.Describe(text)) for text in ("ein Bär", " ein  Ba\u0308r ", "ein\u00a0Bär")}
    assert len(codes) == 1


def test_4_10_what_was_said_may_be_said_again_unless_the_table_refuses_it() -> None:
    again = dealt(a_round(begun(5), 1, "ein Bär"))
    do(do(again, f"pick {GAME.observe(again, 3)['hand'][0]}"), "say ein Bär")
    strict = dealt(a_round(begun(5, repeats="refused"), 1, "ein Bär"))
    do(strict, f"pick {GAME.observe(strict, 3)['hand'][0]}")
    for text in ("ein Bär", "EIN BÄR!", "ein, Bär"):
        assert why(strict, 4, f"say {text}") == ("repeated", "4.10")
        refused = may_say(strict, text)
        assert refused is not None and refused.reason == "repeated"
    assert may_say(strict, "zwei Bären") is None
    do(strict, "say zwei Bären")


# What stands in the list, and what does not


def test_the_list_offers_one_number_in_digits_that_stands_for_everything_else() -> None:
    state = asked()
    assert legal(state, 0) == ["say 1"]
    assert legal(do(dealt(a_round(begun(5), 1)), "pick 5"), 4) == ["say 2"]


def test_the_number_offered_was_not_said_before() -> None:
    state = begun(5)
    for text in ("2", "3!", "five 4"):
        a_round(state, 1, text)
    assert legal(do(dealt(state), "pick 15"), int(state.dreamer)) == ["say 4"]
    busy = begun(5)
    a_round(a_round(busy, 1, "3"), 1, "« 4 »")
    assert legal(do(dealt(busy), "pick 10"), int(busy.dreamer)) == ["say 5"]


@pytest.mark.parametrize("text", REFUSED, ids=lambda text: ascii(text)[:20])
def test_a_table_refuses_what_is_no_description_and_nothing_changes(text: str) -> None:
    table = at_a_table(4, start="1")
    pick = table.legal(3)[0]
    table.act(3, pick)
    before, phrases = table.state.key(), list(table.state.phrases.texts)  # type: ignore[attr-defined]
    with pytest.raises(Illegal) as refused:
        table.act(0, a.Describe(text))
    assert refused.value.refusal.rule in ("4.2", "4.7", "4.8")
    assert table.state.key() == before and table.state.phrases.texts == phrases  # type: ignore[attr-defined]


def test_nobody_can_fill_the_memory_with_words_that_are_not_asked_for() -> None:
    state = open_sky(begun(5))
    known = len(state.phrases.texts)
    for n in range(50):
        assert why(state, 1, f"say nonsense {n}x") == ("guess-now", "6.1")
    assert len(state.phrases.texts) == known


def test_the_number_of_a_phrase_makes_no_difference_to_a_position() -> None:
    one, two = asked(), asked()
    for text in ("a dog", "a cat"):
        GAME.code(one, a.Describe(text))
    do(one, "say Ein Bär, облако")
    do(two, "say Ein Bär, облако")
    assert one == two and one != do(asked(), "say ein Bär, облако") and GAME.save(one) == GAME.save(two)
    again = GAME.load(5, GAME.options(start="1"), "1", GAME.save(one))
    assert again == one and GAME.observe(again, None)["said"] == ["Ein Bär, облако"]


def test_clones_share_the_phrases_but_not_what_was_said() -> None:
    state = asked()
    twin = state.clone()
    code = GAME.code(twin, a.Describe("a bear"))
    assert state.allows(0, code) and GAME.word(state, code) == a.Describe("a bear")
    twin.apply(0, code)
    assert GAME.observe(state, None)["said"] == []
    guess = GAME.resample(state, 0, Random(1))
    assert guess.allows(0, code)


def test_no_code_beyond_the_phrases_is_allowed() -> None:
    state = asked()
    assert not state.allows(0, 10**6) and not state.allows(0, -1)
    with pytest.raises(ValueError, match="no action has the code"):
        GAME.word(state, 10**6)
