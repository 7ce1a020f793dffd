"""A guest makes an account with a passkey; on a second device it brings seats, choices and history."""

from __future__ import annotations

from playwright.sync_api import CDPSession, expect

from e2e.conftest import Visit
from e2e.inn import Inn
from e2e.player import CREATE, Player, by_id, on_card
from e2e.test_games import small
from e2e.visit import PHONE, Visitor

PHONE_KEY = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def authenticator(visitor: Visitor) -> tuple[CDPSession, str]:
    """Give a browser a virtual device that keeps passkeys."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("WebAuthn.enable")
    return session, session.send("WebAuthn.addVirtualAuthenticator", {"options": PHONE_KEY})["authenticatorId"]


def test_an_account_carries_seats_choices_and_history_to_a_second_device(visit: Visit, inn: Inn) -> None:
    home = f"http://localhost:{inn.port}"
    ann = visit(url=home)
    keys, store = authenticator(ann)
    page = ann.go()
    by_id(page, "name").fill("Ann")
    by_id(page, "name").press("Tab")
    by_id(page, "theme").select_option("moonlight")
    on_card(page, "create").click()
    small(page)
    by_id(page, "bot-1").click()
    by_id(page, "start").click()
    assert Player(page).play() > 2
    table = page.url
    page.goto(f"{home}/me")
    by_id(page, "sound").click()
    with page.expect_request("**/api/me/choices"):
        by_id(page, "volume").fill("0.9")
    expect(by_id(page, "finished").locator("li")).to_have_count(1)
    by_id(page, "account-make").click()
    expect(by_id(page, "passkeys").locator("li")).to_have_count(1)
    (key,) = keys.send("WebAuthn.getCredentials", {"authenticatorId": store})["credentials"]

    phone = visit(size=PHONE, touch=True, url=home)
    session, second = authenticator(phone)
    session.send("WebAuthn.addCredential", {"authenticatorId": second, "credential": key})
    page = phone.go()
    on_card(page, "start-bots").wait_for()
    table_of_guest = page.evaluate(CREATE, {"game": "cloudy_kingdom", "seats": 2})
    page.goto(f"{home}/me")
    by_id(page, "account-enter").click()
    expect(by_id(page, "devices").locator("li")).to_have_count(2)
    expect(page.locator("html")).to_have_attribute("data-theme", "moonlight")
    kept = page.evaluate("['sound', 'volume'].map((key) => localStorage.getItem(`cumuli.${key}`))")
    assert kept == ["on", "0.9"]  # what can be heard came along, too
    expect(by_id(page, "name")).to_have_value("Ann")
    expect(by_id(page, "finished").locator("a").first).to_have_attribute("href", f"{table.removeprefix(home)}/review")
    page.goto(f"{home}/t/{table_of_guest}")
    expect(by_id(page, "free-0")).to_be_visible()  # the guest's seat came along

    # whoever signs out everywhere is a guest again on both
    page.goto(f"{home}/me")
    by_id(page, "sign-out-all").click()
    expect(by_id(page, "account-make")).to_be_visible()
    ann.page.goto(f"{home}/me")
    expect(by_id(ann.page, "account-make")).to_be_visible()


def test_where_there_can_be_no_passkey_the_page_says_why(visit: Visit) -> None:
    page = visit("de").go("/me")
    expect(by_id(page, "no-passkeys")).to_contain_text("http://localhost:")
