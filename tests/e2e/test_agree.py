"""People agree on things in two browsers; and a table lives through a network that goes deaf."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from e2e.broom_player import GAME
from e2e.conftest import Visit
from e2e.player import ASKED, CREATE, STEPS, Player, by_id
from e2e.test_access import faults
from e2e.visit import DESKTOP, PHONE, Visitor

TERMS = {
    **{"clock": "bank", "seconds": 600, "increment": 5, "late": "bot", "patience": 180},
    **{"undo": True, "chat": True, "watching": "live"},
}


def two(ann: Visitor, bob: Visitor) -> tuple[Page, Page]:
    """Ann and Bob at a table of Broom Service with clocks, before its beginning."""
    page = ann.go()
    by_id(page, "create").first.wait_for()
    create = {"game": GAME, "seats": 2, "options": {"cadence": "off"}, "bots": [None], "start": False, "terms": TERMS}
    page = ann.go(f"/t/{page.evaluate(CREATE, create)}")
    guest = bob.go()
    by_id(guest, "name").fill("Bob")
    by_id(guest, "name").blur()
    guest.goto(page.url)
    by_id(guest, "take-1").click()
    return page, guest


def ask(page: Page, for_what: str) -> None:
    by_id(page, "menu").click()
    by_id(page, for_what).click()


def choose(page: Page) -> None:
    """Take the first roles there are, as many as it takes."""
    for role in page.locator("[data-testid^=role-]").all()[:4]:
        role.click()
    page.locator(".game button.primary:not(:disabled)").first.click()


def test_two_people_agree_and_disagree(visit: Visit) -> None:
    ann, bob = visit(), visit("de", PHONE, touch=True)
    page, phone = two(ann, bob)
    expect(by_id(phone, "terms-line")).to_have_text(re.compile("10 Minuten \\+ 5 Sekunden · wenn jemand zu spät"))
    page.get_by_label("If somebody is late or gone").select_option("the game ends")
    expect(by_id(phone, "terms-line")).to_contain_text("die Partie endet")
    by_id(page, "start").click()
    for each in (page, phone):
        each.locator(".game").wait_for()
        expect(by_id(each, "clock-0")).to_have_text(re.compile(r"9:5\d|10:00"))
    choose(page)
    expect(page.get_by_test_id("turn")).to_have_text("Waiting for Bob.")
    ask(page, "take-back")
    expect(by_id(page, "proposal")).to_have_text("You have asked to take back your move. Still to answer: Bob.")
    expect(by_id(phone, "proposal")).to_have_text("Ann möchte einen Zug zurücknehmen.")
    assert faults(phone) == [] and faults(page) == []
    by_id(phone, "agree").tap()
    expect(by_id(page, "news-line")).to_have_text("A move was taken back.")
    expect(page.get_by_test_id("turn")).to_have_text("It is your turn.")
    ask(page, "ask-break")
    by_id(phone, "agree").tap()
    for each in (page, phone):
        expect(by_id(each, "break")).to_be_visible()
        expect(by_id(each, "clock-0")).not_to_have_class(re.compile("runs"))
    assert faults(phone) == []
    by_id(phone, "go-on").tap()
    expect(by_id(page, "break")).to_have_count(0)
    ask(page, "offer-draw")
    by_id(phone, "decline").tap()
    expect(by_id(page, "proposal")).to_have_count(0)
    by_id(phone, "menu").tap()
    by_id(phone, "take-back").tap()
    expect(phone.get_by_role("alert").filter(has_text="noch keinen Zug")).to_be_visible()
    by_id(phone, "resign").tap()
    expect(phone.get_by_text("Wirklich aufgeben? Dann gewinnt Ann.")).to_be_visible()
    by_id(phone, "resign-yes").tap()
    expect(by_id(page, "ending")).to_contain_text("You win!")
    expect(by_id(page, "ending")).to_contain_text("Bob resigned.")
    expect(by_id(phone, "ending")).to_contain_text("Bob hat aufgegeben.")
    assert faults(page) == []


def test_a_line_that_goes_deaf_is_noticed_and_nothing_is_lost_or_doubled(visit: Visit) -> None:
    ann = visit(size=DESKTOP)
    # As time flies, a line that is being dialled may be given up for the next.
    ann.pardons.append("console: WebSocket connection .* closed before the connection is established.")
    deaf = False
    sent: list[str] = []

    def between(near: WebSocketRoute) -> None:
        far = near.connect_to_server()

        def to_page(message: str | bytes) -> None:
            if not deaf:
                near.send(message)
                near.send(message)  # every message comes twice

        def to_server(message: str | bytes) -> None:
            sent.append(str(message))
            far.send(message)
            if '"Act"' in str(message):
                far.send(message)

        far.on_message(to_page)
        near.on_message(to_server)

    page = ann.page
    page.route_web_socket(re.compile("/ws$"), between)
    page.clock.install()
    ann.go()
    by_id(page, "create").first.wait_for()
    create = {"game": "cloudy_kingdom", "seats": 2, "options": {}, "bots": ["random"], "start": True}
    made = page.evaluate(CREATE, create)
    ann.go(f"/t/{made}")
    player = Player(page)
    player.wait()
    before = page.locator(STEPS).count()
    deaf = True
    player.lay(player.pick(page.locator(".cell.now, .cell.turned")))
    page.clock.fast_forward(9_000)
    for _ in range(200):
        if sum('"Act"' in message for message in sent) > 1:
            break
        page.wait_for_timeout(20)
    deaf = False
    page.clock.fast_forward(9_000)
    expect(page.locator(STEPS).nth(before)).to_be_visible()
    expect(page.locator(ASKED).first).to_be_visible()
    acts = [message for message in sent if '"Act"' in message]
    assert len(acts) > 1 and len(set(acts)) == 1, "the same command, once more"
    steps = page.locator(STEPS).all_inner_texts()
    page.reload()
    page.locator(STEPS).nth(len(steps) - 1).wait_for()
    assert page.locator(STEPS).all_inner_texts() == steps
