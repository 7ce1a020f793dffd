"""One game at a prompt: what is asked and played, taken back, seen, said, kept."""

from __future__ import annotations

import doctest
from random import Random

import pytest

import cumuli
from cumuli import BroomService, CloudMine, CloudyKingdom, Game, Illegal
from cumuli.games import SHELF
from cumuli.games.cloudy_kingdom.actions import Place
from cumuli.prompt import Refused, doors, moves
from cumuli.words import LANGUAGES

Door = type[CloudyKingdom] | type[BroomService] | type[CloudMine]
DOORS: list[Door] = [CloudyKingdom, BroomService, CloudMine]


def played(door: Door, plies: int, seed: int = 5) -> Game:
    """A game at random, so far."""
    game, rng = door(3, seed=seed), Random(seed)
    while len(game) < plies and not game.over:
        game.play(rng.choice(game.legal))
    return game


@pytest.mark.parametrize("module", [doors, moves])
def test_what_the_docstrings_show_is_true(module: object) -> None:
    found = doctest.testmod(module)  # type: ignore[arg-type]
    assert found.attempted and not found.failed


def test_the_doors_are_those_of_the_shelf_and_come_when_asked_for() -> None:
    assert {door.id for door in DOORS} == set(SHELF)
    assert set(cumuli.__all__) <= set(dir(cumuli))
    with pytest.raises(AttributeError, match="no attribute 'Chess'"):
        _ = cumuli.Chess


@pytest.mark.parametrize("door", DOORS)
def test_taking_everything_back_and_playing_it_again_is_the_same_game(door: Door) -> None:
    game = played(door, 40)
    record, view, moves_made = str(game.record), game.view(1), game.moves
    heard = game.heard(0)
    for move in reversed(moves_made):
        assert game.pop() == move
    assert len(game) == 0 and not game.over
    with pytest.raises(IndexError, match="no move to take back"):
        game.pop()
    for move in moves_made:
        game.push(move)
    assert (str(game.record), game.view(1), game.heard(0)) == (record, view, heard)


@pytest.mark.parametrize("door", DOORS)
def test_a_record_comes_back_with_every_move_to_be_taken_back(door: Door) -> None:
    game = played(door, 10_000)
    assert game.over and game.seat is None and not len(game.legal)
    again = Game.from_record(str(game.record))
    assert type(again) is door and str(again.record) == str(game.record)
    assert again.outcome == game.outcome and again.moves == game.moves and again.heard(0) == game.heard(0)
    again.pop()
    assert not again.over and again.record.result is None
    early = door.from_record(game.record, to=12)
    plies = len(early.record.moves)
    assert 12 <= plies and early.record.moves == game.record.moves[:plies] and early.seat is not None
    assert all(seat == -1 for seat, _ in early.record.moves[12:])


def test_a_copy_goes_its_own_way_with_the_same_luck() -> None:
    game = played(CloudyKingdom, 6)
    copy, before = game.copy(), str(game.record)
    move = copy.bot("greedy")
    copy.play(move)
    assert str(game.record) == before
    game.play(move)
    assert str(game.record) == str(copy.record)
    assert copy.pop() == game.pop() and str(copy.record) == before
    decks = set()
    for seed in range(8):
        other = game.copy(seed)
        other.play(move)
        decks.add(str(other.record))
    assert len(decks) > 2


def test_the_same_seed_is_the_same_game_and_another_is_not() -> None:
    first, second = (CloudyKingdom(2, seed=11) for _ in range(2))
    assert first.view(0) == second.view(0)
    records = {str(CloudyKingdom(2).record) for _ in range(12)}
    assert len(records) > 6
    chosen = CloudyKingdom(2)
    assert str(CloudyKingdom(2, seed=chosen.seed).record) == str(chosen.record)


def test_a_move_is_a_text_its_beginnings_a_line_of_a_record_a_word_or_a_move() -> None:
    game = CloudyKingdom(2, seed=7, board="2x2")
    seat = game.seat
    assert seat is not None
    move = game.legal[0]
    face = game.view(seat)["hand"]
    word = Place(face, 0, 0)
    line = f"{seat + 1} place {face} a1 n"
    assert move.line == line and move.word == word
    for way in (move, word, line, f"place {face} a1 n", f"pl {face} a1 n", "a1 n"):
        assert game.parse(way) == move and way in game.legal, way
    assert "place" not in game.legal
    assert game.why_not("place a1") and game.why_not(move) is None
    other = f"{2 - seat} place {face} a1 n"
    assert other not in game.legal
    assert 17 not in game.legal


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_refused_is_said_with_its_rule_and_changes_nothing(lang: str) -> None:
    game = CloudyKingdom(2, seed=7, board="2x2", lang=lang)
    seat = game.seat
    assert seat is not None
    before = str(game.record)
    with pytest.raises(Illegal) as caught:
        game.play(f"{2 - seat} place straight a1 n")
    error = caught.value
    assert isinstance(error, Refused) and error.rule and error.rule_said
    assert str(error) == error.said and error.rule_said in error.__notes__[0] and error.rule in error.__notes__[0]
    assert str(game.record) == before and len(game) == 0
    with pytest.raises(Refused) as unknown:
        game.play("fly 1 F01")
    assert "game.legal" in str(unknown.value)
    with pytest.raises(Refused) as wrong:
        CloudyKingdom(2, lang=lang, board="9x9")  # type: ignore[arg-type]
    assert "board" in str(wrong.value)
    with pytest.raises(Illegal):
        CloudyKingdom(7, lang=lang)


def test_a_text_that_is_no_record_is_said_with_its_line() -> None:
    game = played(CloudyKingdom, 4)
    text = str(game.record)
    lines = text.splitlines()
    wrong = "\n".join([*lines[:-1], "1 place cross z9 n", ""])
    for lang, word in (("en", "Line"), ("de", "Zeile"), ("fr", "Ligne")):
        with pytest.raises(ValueError, match=f"{word}.{len(lines)}"):
            Game.from_record(wrong, lang=lang)
    with pytest.raises(ValueError, match="Line 1"):
        Game.from_record("once upon a time")
    with pytest.raises(ValueError, match="not of broom_service"):
        BroomService.from_record(text)


@pytest.mark.parametrize("door", DOORS)
def test_a_bot_moves_for_whoever_is_asked_and_keeps_to_its_mind(door: Door) -> None:
    game = door(3, seed=2)
    for _ in range(4):
        move = game.bot(game.bots[1])
        assert move.seat in game.to_act and move in game.legal_for(move.seat)
        assert game.bot(game.bots[1]) == move
        game.play(move)
    with pytest.raises(ValueError, match="does not play"):
        game.bot("stockfish")
    idle = next(seat for seat in range(3) if seat not in game.to_act)
    with pytest.raises(ValueError, match="is not asked"):
        game.bot(seat=idle)


def test_bots_play_on_until_a_seat_is_asked_or_to_the_end() -> None:
    game = CloudyKingdom(2, seed=3)
    first = game.seat
    assert first is not None
    game.play(game.legal[0])
    assert game.play_out("greedy", until=first) is None and game.seat == first
    outcome = game.play_out("random", "greedy")
    assert outcome is game.outcome is not None or outcome == game.outcome
    assert game.over


@pytest.mark.parametrize("door", DOORS)
def test_what_a_seat_has_heard_is_what_was_redacted_for_it_as_it_happened(door: Door) -> None:
    """The rooms of the server tell a seat each event at its moment; a seat that looks back hears the same."""
    game, rng = door(3, seed=9), Random(9)
    rules = SHELF[door.id]
    told = {seat: [rules.redact(game.state, event, seat) for event in game.events] for seat in (0, 1, None)}
    for _ in range(60):
        if game.over:
            break
        events = game.play(rng.choice(game.legal))
        for seat in told:
            told[seat] += [rules.redact(game.state, event, seat) for event in events]
    assert {seat: game.heard(seat) for seat in told} == told
    assert any(mine != theirs for mine, theirs in zip(told[0], game.events, strict=True))
    assert len(game.log(0)) == len(told[0]) and all(game.log(None))


def test_moves_and_events_are_said_in_the_games_language() -> None:
    said = {}
    for lang in LANGUAGES:
        game = CloudyKingdom(["Ann", "Bob"], seed=7, lang=lang)
        said[lang] = game.said(game.legal[0])
        game.play(game.legal[0])
        assert any("Ann" in line or "Bob" in line for line in game.log(0))
    assert len(set(said.values())) == 3


def test_the_short_form_at_a_prompt_says_whose_game_it_is_and_who_acts() -> None:
    game = CloudyKingdom(["Ann", "Bob"], seed=7)
    assert repr(game) == "<CloudyKingdom of Ann, Bob: 0 moves, Bob to act>"
    assert repr(game.legal).startswith(f"<{len(game.legal)} moves of seat 1: ")
    assert game and len(game) == 0
    game.play_out("greedy")
    assert repr(game).endswith(f"over, {game.record.result}>")


def test_seats_languages_and_games_that_are_not_there_are_named() -> None:
    game = CloudyKingdom(["Ann", "Bob"], seed=7)
    asks = (game.view, game.heard, game.log, game.legal_for, lambda seat: game.play("a1 n", seat), game.show)
    for ask in asks:
        with pytest.raises(ValueError, match="counted from 0 to 1"):
            ask(2)
    with pytest.raises(ValueError, match="no seat 8"):
        game.play("9 place straight a1 n")
    with pytest.raises(ValueError, match="en, de, fr"):
        CloudyKingdom(2, lang="xx")
    with pytest.raises(TypeError, match=r"Game\.from_record"):
        Game(2)
    game.play_out("greedy")
    assert game.why_not("a1 n") == "The game is over. You can start a new one."


def test_a_bot_says_what_it_thinks_of_a_move_that_was_made() -> None:
    game = CloudyKingdom(2, seed=4, lang="de", board="2x2")
    with pytest.raises(IndexError):
        game.why()
    for _ in range(4):
        game.play(game.bot("1"))
    said = game.why(level="random")
    assert said[0] and any("gespielt" in line for line in said) and "Los" in said[-1]
    assert game.why(3, "2") == game.why(3, "2") != said
    with pytest.raises(ValueError, match="'planner' does not play cloudy_kingdom"):
        game.why(level="planner")
    with pytest.raises(IndexError):
        game.why(5)
