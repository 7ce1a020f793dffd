"""Looking back at a game: to any moment, by finger, key and link, through anybody's eyes once it is over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import Visit
from e2e.inn import Inn
from e2e.past import past
from e2e.player import Player, against_a_bot, by_id, table_of
from e2e.test_access import ALL_BUT_CONTRAST, SMALL, asking, faults
from e2e.visit import DESKTOP, PHONE, settled

SEATS = {"cloudy_kingdom": 2, "cloud_mine": 4, "broom_service": 3}
SIZES = {"desktop": DESKTOP, "phone": PHONE}
OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"


def opened(page: Page) -> int:
    """Wait for the review; how many plies the game has."""
    moment = by_id(page, "moment")
    expect(moment).to_contain_text(re.compile(r"\d+ (of|von|sur) \d+"))
    return int(re.findall(r"\d+", moment.locator(".where").inner_text())[1])


def ply(page: Page) -> int:
    return int(re.findall(r"\d+", by_id(page, "moment").locator(".where").inner_text())[0])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", SEATS)
def test_a_game_can_be_walked_through_from_its_first_ply_to_its_last(
    visit: Visit, inn: Inn, game: str, size: str
) -> None:
    table = past(inn.folder, game, SEATS[game])
    page = visit("en", SIZES[size], touch=size == "phone").go(f"/t/{table}/review")
    last = opened(page)
    assert last > 50 and ply(page) == 0
    by_id(page, "forth").click()
    first = ply(page)
    assert first > 0
    by_id(page, "forth").click()
    assert ply(page) > first
    by_id(page, "back").click()
    assert ply(page) == first
    by_id(page, "end").click()
    expect(by_id(page, "moment")).to_contain_text(f"{last} of {last}")
    slider = by_id(page, "slider")
    slider.focus()
    slider.press("Home")
    expect(by_id(page, "moment")).to_contain_text(f"0 of {last}")
    slider.press("PageUp")
    far = ply(page)
    assert far > last / 20
    assert page.url.endswith(f"/review#{far}-table")
    by_id(page, "eyes").select_option("truth")
    expect(page).to_have_url(re.compile(rf"#{far}-truth$"))
    assert page.evaluate(OVERFLOW) <= 0


def test_a_link_leads_to_its_moment_and_its_eyes(visit: Visit, inn: Inn) -> None:
    table = past(inn.folder, "cloudy_kingdom", 2)
    page = visit().go(f"/t/{table}/review#40-seat-2")
    opened(page)
    assert ply(page) == 40
    expect(by_id(page, "eyes")).to_have_value("1")
    page.evaluate("location.hash = '#12-truth'")
    expect(by_id(page, "moment")).to_contain_text("12 of")
    expect(by_id(page, "eyes")).to_have_value("truth")
    by_id(page, "forth").click()
    page.evaluate("location.hash = '#12-truth'")  # the same link once more
    expect(by_id(page, "moment")).to_contain_text("12 of")
    page.evaluate("location.hash = '#999999'")
    expect(by_id(page, "moment")).to_contain_text(re.compile(r"(\d+) of \1"))


def test_a_line_of_the_log_leads_to_its_moment(visit: Visit, inn: Inn) -> None:
    page = visit().go(f"/t/{past(inn.folder, 'cloudy_kingdom', 2)}/review")
    opened(page)
    line = by_id(page, "moments").get_by_role("button", name=re.compile("plays “")).nth(3)
    told = line.inner_text()
    line.click()
    expect(by_id(page, "moment")).to_contain_text(told)
    expect(line).to_have_attribute("aria-current", "step")


def test_a_card_on_the_board_leads_to_the_moment_that_put_it_there(visit: Visit, inn: Inn) -> None:
    page = visit().go(f"/t/{past(inn.folder, 'cloudy_kingdom', 2)}/review#20-table")
    opened(page)
    cell = page.locator("[data-cell]").nth(5)
    before = str(cell.get_attribute("aria-label"))
    cell.click()
    expect(by_id(page, "moment")).to_contain_text("on c2")
    assert ply(page) < 20 and str(cell.get_attribute("aria-label")).startswith(before)
    by_id(page, "back").click()
    expect(cell).not_to_have_attribute("aria-label", re.compile(re.escape(before)))


def test_the_same_card_pressed_again_leads_to_the_moment_before_until_there_is_none(visit: Visit, inn: Inn) -> None:
    page = visit().go(f"/t/{past(inn.folder, 'cloudy_kingdom', 2)}/review#60-table")
    opened(page)
    plies = pressed_back(page, page.locator("[data-cell]").nth(5))
    assert plies, "no card was ever put there"
    expect(by_id(page, "moment")).to_contain_text("Nothing touched this")


def pressed_back(page: Page, thing: Locator) -> list[int]:
    """Press the same thing until nothing is earlier; the plies it led to."""
    plies: list[int] = []
    while True:
        before = ply(page)
        thing.click()
        if "Nothing touched" in by_id(page, "moment").inner_text():
            return plies
        assert ply(page) < before
        plies.append(ply(page))


@pytest.mark.parametrize("size", SIZES)
def test_a_cloud_leads_to_its_guess_and_then_to_the_ply_it_was_laid(visit: Visit, inn: Inn, size: str) -> None:
    page = visit("en", SIZES[size], touch=size == "phone").go(f"/t/{past(inn.folder, 'cloud_mine', 4)}/review")
    opened(page)
    guess = page.locator("[data-line]", has_text="points at cloud", has_not_text="that is it").first
    told = guess.evaluate("(line) => { line.click(); return line.textContent; }")
    letter = re.findall(r"\b([A-H])\b", told)[-1]
    here = ply(page)
    by_id(page, "forth").click()
    cloud = page.locator(f"[data-place='{ord(letter) - 65}']")
    cloud.click()
    assert ply(page) == here
    expect(by_id(page, "moment")).to_contain_text(told)
    cloud.click()
    assert ply(page) < here
    laid = page.locator("[data-testid=moments] [aria-current=step]").text_content()
    assert laid and "lie face up" in laid, laid


@pytest.mark.parametrize("size", SIZES)
def test_places_and_witches_on_the_map_lead_to_what_happened_there(visit: Visit, inn: Inn, size: str) -> None:
    page = visit("en", SIZES[size], touch=size == "phone").go(
        f"/t/{past(inn.folder, 'broom_service', 3)}/review#400-truth"
    )
    last = opened(page)
    settled(page)  # the map is drawn a moment later
    for kind, told in {
        "data-pawn": r"flies|delivers|carried",
        "data-space": r"cloud",
        "data-tower": r"delivers",
    }.items():
        page.evaluate(f"location.hash = '#{last - 1}-truth'")
        expect(by_id(page, "moment")).to_contain_text(f"{last - 1} of {last}")
        for thing in page.locator(f"[{kind}]").all():
            before = ply(page)
            box = thing.bounding_box()
            assert box is not None
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            if ply(page) < before:
                break
        assert ply(page) < before, kind
        expect(by_id(page, "moment")).to_contain_text(re.compile(told))
        expect(page.get_by_test_id("map").locator(".card")).to_have_count(0)


def test_a_seat_is_shown_its_own_hand_and_the_truth_shows_all(visit: Visit, inn: Inn) -> None:
    page = visit().go(f"/t/{past(inn.folder, 'cloudy_kingdom', 2)}/review#40-table")
    opened(page)
    expect(page.locator(".seats .open")).to_have_count(0)
    expect(by_id(page, "hand-card")).to_have_count(0)
    by_id(page, "eyes").select_option("0")
    expect(by_id(page, "hand-card").first).to_be_visible()
    by_id(page, "eyes").select_option("truth")
    expect(page.locator(".seats .open")).not_to_have_count(0)


def test_the_film_plays_and_can_be_stopped(visit: Visit, inn: Inn) -> None:
    page = visit(still=False).go(f"/t/{past(inn.folder, 'cloudy_kingdom', 2)}/review#20-table")
    opened(page)
    by_id(page, "speed").select_option("4")
    by_id(page, "play").click()
    page.wait_for_function("() => parseInt(document.querySelector('[data-testid=moment] .where').textContent) > 24")
    by_id(page, "play").click()
    here = ply(page)
    page.wait_for_timeout(900)
    assert ply(page) == here
    page.keyboard.press("Escape")
    by_id(page, "to-table").focus()
    page.keyboard.press("ArrowLeft")
    assert ply(page) < here


def test_whoever_plays_looks_back_at_their_own_game_while_it_goes_on_and_at_all_of_it_after(visit: Visit) -> None:
    visitor = visit()
    page = against_a_bot(visitor, {"board": "2x2"})
    player = Player(page)
    player.step()
    table = table_of(page)
    other = visitor.context.new_page()
    other.goto(visitor.url + f"/t/{table}/review")
    opened(other)
    assert by_id(other, "eyes").locator("option").all_inner_texts() == ["What Ann knew"]
    expect(by_id(other, "save-record")).to_have_count(0)
    other.close()
    player.play()
    by_id(page, "review").click()
    opened(page)
    assert by_id(page, "eyes").locator("option").count() == 4
    page.get_by_test_id("to-table").click()
    expect(by_id(page, "ending")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", SEATS)
def test_the_review_is_for_everybody_in_every_language(visit: Visit, inn: Inn, game: str, size: str) -> None:
    table = past(inn.folder, game, SEATS[game])
    for lang in ("en", "de", "fr"):
        page = visit(lang, SIZES[size], touch=size == "phone").go(f"/t/{table}/review#60-truth")
        opened(page)
        settled(page)
        asked = asking(lang == "en", ALL_BUT_CONTRAST)
        assert faults(page, asked) == [], lang
        assert page.evaluate(OVERFLOW) <= 0
        if size == "phone":
            assert page.evaluate(SMALL) == [], lang
            by_id(page, "open-moments").click()
            settled(page)
            assert faults(page, asked) == [], lang


@pytest.mark.parametrize("size", SIZES)
def test_a_game_goes_on_from_the_moment_that_is_looked_at(visit: Visit, inn: Inn, size: str) -> None:
    table = past(inn.folder, "cloudy_kingdom", 2)
    page = visit("en", SIZES[size], touch=size == "phone").go(f"/t/{table}/review#40-seat-1")
    opened(page)
    lies = page.locator(".cells .cell").evaluate_all("(all) => all.map((e) => e.getAttribute('aria-label'))")
    if size == "phone":
        by_id(page, "open-moments").click()
    by_id(page, "fork").click()
    expect(by_id(page, "origin")).to_contain_text("after 40 steps")
    expect(page.locator("#option-board")).to_have_count(0)  # its options are the old game's
    by_id(page, "bot-1").click()
    by_id(page, "start").click()
    page.locator(".cells .cell").first.wait_for()
    now = page.locator(".cells .cell").evaluate_all("(all) => all.map((e) => e.getAttribute('aria-label'))")
    assert [one.split(",")[0] for one in now] == [one.split(",")[0] for one in lies]
    assert table_of(page) != table


def test_a_record_that_was_saved_is_brought_to_another_house_and_looked_back_at(
    visit: Visit, inn: Inn, tmp_path: Path
) -> None:
    visitor = visit("de", PHONE, touch=True)
    visitor.pardons.append(r"400|Bad Request")
    page = visitor.go(f"/t/{past(inn.folder, 'broom_service', 3)}/review")
    plies = opened(page)
    by_id(page, "open-moments").click()
    with page.expect_download() as saved:
        by_id(page, "save-record").click()
    file = tmp_path / "mine.record"
    saved.value.save_as(file)
    page = visitor.go("/replays")
    wrong = tmp_path / "wrong.record"
    wrong.write_text(file.read_text().replace("\n1 ", "\n1 nonsense ", 1))
    by_id(page, "bring").set_input_files(wrong)
    expect(page.get_by_role("alert").filter(has_text="nonsense")).to_contain_text(re.compile(r"Zeile \d+: „1 nonsense"))
    by_id(page, "bring").set_input_files(file)
    page.wait_for_url(re.compile("/review"))
    assert opened(page) == plies
    by_id(page, "eyes").select_option("truth")
    assert faults(page) == []
