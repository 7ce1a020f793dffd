"""What is dragged, by mouse and by finger: the same answers as a tap gives, and a reason where there is none."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e import broom_player, cloud_player
from e2e.broom_player import Fingertip, Flyer
from e2e.cloud_player import Gazer
from e2e.conftest import Visit
from e2e.lifting import Drag, Spot, by_finger, by_mouse, held, let_go, middle, touch
from e2e.player import by_id
from e2e.visit import DESKTOP, PHONE, Visitor

HANDS = pytest.mark.parametrize(
    ("size", "drag"), [(DESKTOP, by_mouse), (PHONE, by_finger)], ids=["by mouse", "by finger"]
)
TARGETS = "() => [...document.querySelectorAll('[data-testid=map] [data-target]')].map((e) => e.dataset.target)"
SHEET = """() => {
  const { x, y, width } = document.querySelector('.bs-realm .sheet').getBoundingClientRect();
  return [x, y, width];
}"""
SEA = 18
"""Units of sea round the board: web/src/games/broom_service/map/coast.ts."""


def sent(visitor: Visitor, kind: str) -> list[dict[str, Any]]:
    """Words of this kind that stand in what the table told."""
    return [
        event
        for said in visitor.heard
        for block in said.get("blocks", ())
        for event in block["events"]
        if event["type"] == kind
    ]


def block(visitor: Visitor) -> dict[str, Any]:
    """The newest view of seat 0."""
    found: dict[str, Any] = [one for said in visitor.heard for one in said.get("blocks", ()) if one["seat"] == 0][-1]
    return found


def board(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = next(said["static"] for said in visitor.heard if said.get("static"))["board"]
    return found


def region(page: Page, visitor: Visitor, name: str) -> Spot:
    """Where a region lies on the screen, nearly."""
    drawn = board(visitor)
    x, y, width = page.evaluate(SHEET)
    scale = width / (drawn["width"] + 2 * SEA)
    at = drawn["regions"][name]["center"]
    return x + (at[0] + SEA) * scale, y + (at[1] + SEA) * scale


def pawn(page: Page, number: int) -> Spot:
    """The belly of one of Ann's pawns."""
    return middle(page.locator(f"[data-pawn='0:{number}']"), 0.6)


def until(player: Flyer, visitor: Visitor, kind: str) -> list[dict[str, Any]]:
    """Answer all else until the map asks for this; the words that are legal then."""
    for _ in range(250):
        assert player.wait() != "over", f"nothing of the kind was asked: {kind}"
        words: list[dict[str, Any]] = [word for word in block(visitor)["legal"] if word["type"] == kind]
        if words and "target" in player.found():
            return words
        player.answer()
        player.moves += 1
    raise AssertionError("the game does not end")


def refused(page: Page) -> None:
    """The page says why, and by which rule."""
    told = page.locator(".game [role=alert]")
    expect(told).to_be_visible()
    expect(told.locator("a, button").first).to_be_visible()


def sat(visit: Visit, size: tuple[int, int], still: bool = True) -> tuple[Visitor, Flyer]:
    visitor = visit("en", size, touch=size == PHONE, still=still)
    page = broom_player.against(visitor, "random", "random")
    return visitor, (Fingertip if size == PHONE else Flyer)(page, 7)


@HANDS
def test_roles_are_dragged_into_the_tray_and_out_of_it(visit: Visit, size: tuple[int, int], drag: Drag) -> None:
    _, player = sat(visit, size)
    page = player.page
    player.wait()
    tray = by_id(page, "roles-tray")
    roles = page.locator("[data-testid|=role]")
    expect(roles).to_have_count(10)
    full = page.locator("[data-testid|=role][aria-pressed=false][aria-disabled=true]")
    index = -1
    while not full.count():
        index += 1
        drag(page, middle(roles.nth(index)), middle(tray), look=lambda: held(page))
        let_go(page)
        expect(roles.nth(index)).to_have_attribute("aria-pressed", "true")
    drag(page, middle(full.last), middle(tray))  # one too many
    refused(page)
    let_go(page)
    expect(page.locator("[data-testid|=role][aria-pressed=true]")).to_have_count(index + 1)
    drag(page, middle(roles.nth(0)), middle(page.locator(".people, .strip").first))  # where nothing is to be done
    let_go(page)
    expect(roles.nth(0)).to_have_attribute("aria-pressed", "true")
    drag(page, middle(roles.nth(0)), middle(roles.nth(9)))  # back among the others
    expect(roles.nth(0)).to_have_attribute("aria-pressed", "false")
    roles.nth(0).click()
    expect(roles.nth(0)).to_have_attribute("aria-pressed", "true")
    player.send(by_id(page, "commit"))


@HANDS
def test_a_role_is_led_by_laying_it_on_the_map(visit: Visit, size: tuple[int, int], drag: Drag) -> None:
    visitor, player = sat(visit, size)
    page = player.page
    for _ in range(60):
        assert player.wait() == "move"
        if "lead" in player.found():
            break
        player.answer()
        player.moves += 1
    led = len(sent(visitor, "Led"))
    half = page.locator("[data-testid|=lead]").first
    role, how = (half.get_attribute("data-testid") or "").removeprefix("lead-").split("-")
    drag(page, middle(half), middle(by_id(page, "map")), look=lambda: held(page))
    let_go(page)
    expect(half).to_have_attribute("aria-pressed", "true")
    assert len(sent(visitor, "Led")) == led, "a role was sent that nobody confirmed"
    player.send(by_id(page, "confirm"))
    assert {"seat": 0, "role": role, "brave": how == "brave"}.items() <= sent(visitor, "Led")[led].items()


@HANDS
def test_a_witch_flies_where_she_is_laid_down(visit: Visit, size: tuple[int, int], drag: Drag) -> None:
    visitor, player = sat(visit, size, still=False)
    page = player.page
    word = until(player, visitor, "Fly")[0]
    flown = len(sent(visitor, "Flew"))
    start = pawn(page, word["pawn"])
    mine = block(visitor)["view"]["seats"][0]["pawns"][word["pawn"]]
    drawn = board(visitor)["regions"]
    away = {name: abs(complex(*one["center"]) - complex(*drawn[mine]["center"])) for name, one in drawn.items()}
    far = max(away, key=lambda name: away[name])
    # too far: she glides back, and the page says why
    drag(page, start, region(page, visitor, far), look=lambda: held(page))
    refused(page)
    let_go(page)
    expect(by_id(page, "confirm")).to_have_count(0)
    # nobody minds when she is laid down beside the map
    drag(page, pawn(page, word["pawn"]), (size[0] / 2, size[1] - 8))
    let_go(page)
    expect(by_id(page, "confirm")).to_have_count(0)
    goal = middle(by_id(page, f"place-{word['region']}"))
    drag(page, pawn(page, word["pawn"]), goal, look=lambda: held(page))
    let_go(page)
    expect(by_id(page, "ghost")).to_have_count(1)
    assert len(sent(visitor, "Flew")) == flown, "a flight was sent that nobody confirmed"
    player.send(by_id(page, "confirm"))
    assert {"seat": 0, "pawn": word["pawn"], "region": word["region"]}.items() <= sent(visitor, "Flew")[flown].items()


@HANDS
def test_a_potion_is_laid_on_a_tower(visit: Visit, size: tuple[int, int], drag: Drag) -> None:
    visitor, player = sat(visit, size)
    page = player.page
    words = until(player, visitor, "Deliver")
    towers = board(visitor)["towers"]
    word = next(one for one in words if one["tower"] in towers)
    tower = towers[word["tower"]]
    given = len(sent(visitor, "Delivered"))
    potion = by_id(page, f"own-{tower['colour']}")
    # on another tower it does not stay
    other = next(name for name, one in towers.items() if name not in {each["tower"] for each in words})
    drag(page, middle(potion), region(page, visitor, towers[other]["regions"][0]), look=lambda: held(page))
    let_go(page)
    expect(by_id(page, "confirm")).to_have_count(0)
    drag(page, middle(potion), middle(by_id(page, f"place-{word['tower']}")), look=lambda: held(page))
    let_go(page)
    confirm, pawns = by_id(page, "confirm"), page.locator("[data-testid^=pawn-]")
    expect(confirm.or_(pawns.first)).to_be_visible()
    if pawns.count():
        player.press(pawns.first)
    player.send(confirm)
    assert {"seat": 0, "tower": word["tower"]}.items() <= sent(visitor, "Delivered")[given].items()


def test_two_fingers_and_an_empty_place_still_move_the_map(visit: Visit) -> None:
    """Also where the first finger comes down on a pawn that could be lifted."""
    visitor, player = sat(visit, PHONE)
    page = player.page
    word = until(player, visitor, "Fly")[0]
    x, y = pawn(page, word["pawn"])
    before = page.evaluate(SHEET)
    touch(page, "touchStart", (x, y))
    touch(page, "touchStart", (x, y), (x, y + 60))
    for step in range(1, 6):
        touch(page, "touchMove", (x, y - 6 * step), (x, y + 60 + 14 * step))
    touch(page, "touchEnd")
    let_go(page)
    near = page.evaluate(SHEET)
    assert near[2] > before[2] * 1.3, (before, near)
    box = by_id(page, "map").bounding_box()
    assert box
    spots = [(box["x"] + box["width"] * part, box["y"] + box["height"] * 0.5) for part in (0.25, 0.5, 0.75)]
    hands = [pawn(page, number) for number in (0, 1)]
    free = max(spots, key=lambda spot: min(abs(spot[0] - a) + abs(spot[1] - b) for a, b in hands))
    moves = []
    for dx in (70.0, -140.0):
        by_finger(page, free, (free[0] + dx, free[1]))
        moves.append(page.evaluate(SHEET)[0])
    assert len({*moves, near[0]}) > 1, "the map does not move"
    expect(by_id(page, "confirm")).to_have_count(0)
    let_go(page)


@HANDS
def test_a_cloud_is_given_to_the_dreamer(visit: Visit, size: tuple[int, int], drag: Drag) -> None:
    visitor = visit("de", size, touch=size == PHONE)
    page = cloud_player.against(visitor, "random", "random")
    player = (cloud_player.Fingertip if size == PHONE else Gazer)(page, 2)
    player.until("pick")
    view = block(visitor)["view"]
    cloud = page.locator(".cloud.open").nth(1)
    drag(page, middle(cloud), (size[0] - 20, size[1] * 0.55))  # among the others: nothing is given
    let_go(page)
    expect(by_id(page, "confirm")).to_have_count(0)
    for place, to in enumerate((by_id(page, "bar"), by_id(page, f"person-{view['dreamer']}"))):
        cloud = page.locator(".cloud.open").nth(place)
        drag(page, middle(cloud), middle(to), look=lambda: held(page))
        let_go(page)
        expect(cloud).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_role("dialog")).to_have_count(0)
    picked = view["hand"][int(cloud.get_attribute("data-place") or 0)]
    before = page.evaluate(cloud_player.MARK)
    by_id(page, "confirm").click()
    page.wait_for_function(cloud_player.MOVED, arg=before)
    assert any(block["view"]["target"] == picked for said in visitor.heard for block in said.get("blocks", ()))


@HANDS
def test_a_sign_is_laid_on_a_cloud(visit: Visit, size: tuple[int, int], drag: Drag) -> None:
    visitor = visit("fr", size, touch=size == PHONE)
    page = cloud_player.against(visitor, "random", "random")
    player = (cloud_player.Fingertip if size == PHONE else Gazer)(page, 3)
    for _ in range(60):
        player.until("guess")
        if page.locator(".cloud.turned").count():
            break
        player.answer("guess")
    sign = by_id(page, "mark")
    drag(page, middle(sign), middle(page.locator(".cloud.turned").first), look=lambda: held(page))
    refused(page)
    let_go(page)
    expect(by_id(page, "confirm")).to_have_count(0)
    cloud = page.locator(".cloud.open").first
    place = int(cloud.get_attribute("data-place") or 0)
    guessed = len(sent(visitor, "Guessed"))
    drag(page, middle(sign), middle(cloud), look=lambda: held(page))
    let_go(page)
    expect(cloud).to_have_attribute("aria-pressed", "true")
    assert len(sent(visitor, "Guessed")) == guessed, "a guess was sent that nobody confirmed"
    before = page.evaluate(cloud_player.MARK)
    by_id(page, "confirm").click()
    page.wait_for_function(cloud_player.MOVED, arg=before)
    assert {"seat": 0, "place": place}.items() <= sent(visitor, "Guessed")[guessed].items()


def test_escape_lets_go_of_what_is_held(visit: Visit) -> None:
    _, player = sat(visit, DESKTOP)
    page = player.page
    player.wait()
    role = page.locator("[data-testid|=role]").first
    by_mouse(page, middle(role), middle(by_id(page, "roles-tray")), let_go=False)
    held(page)
    page.keyboard.press("Escape")
    let_go(page)
    page.mouse.up()
    expect(role).to_have_attribute("aria-pressed", "false")
