"""Takes the pictures of the README and the guide from the real page: docs/pictures/*.png.

Needs Chromium, the built page and the test tools; `scripts/pictures.py play end` takes only those.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from e2e.broom_player import Fingertip, Flyer, box  # noqa: E402
from e2e.cloud_player import Fingertip as Fingers  # noqa: E402
from e2e.cloud_player import Gazer  # noqa: E402
from e2e.cloud_player import box as sky_box  # noqa: E402
from e2e.inn import Inn  # noqa: E402
from e2e.learner import begun  # noqa: E402
from e2e.player import CREATE, LIT, Finger, Player, by_id, on_card  # noqa: E402
from e2e.visit import DESKTOP, PHONE, Visitor, chromium  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
MOST = 300_000
"""Bytes of one picture."""


def smaller(shot: bytes) -> bytes:
    """The same picture in fewer bytes, if need be with fewer colors."""
    picture = Image.open(BytesIO(shot)).convert("RGB")
    for colors in (None, 256, 128, 64):
        packed = BytesIO()
        (picture.quantize(colors) if colors else picture).save(packed, "PNG", optimize=True)
        if packed.tell() < MOST:
            break
    return packed.getvalue()


def begin(page: Page, *bots: str) -> Player:
    """A game of Ann's against these bots."""
    by_id(page, "name").fill("Ann")
    on_card(page, "create").click()
    by_id(page, f"seats-{len(bots) + 1}").click()
    for seat, bot in enumerate(bots, 1):
        row = by_id(page, f"seat-{seat}")
        row.get_by_role("combobox").select_option(bot)
        by_id(page, f"bot-{seat}").click()
        by_id(page, f"free-{seat}").wait_for()
    by_id(page, "start").click()
    return Finger(page, 5) if page.evaluate("navigator.maxTouchPoints > 0") else Player(page, 5)


def start(page: Page) -> None:
    on_card(page, "create").wait_for()


def setup(page: Page) -> None:
    by_id(page, "name").fill("Ann")
    on_card(page, "create").click()
    by_id(page, "start").wait_for()


def midway(page: Page) -> Player:
    """A game after a few rounds, with a route card in hand that fits."""
    while True:
        player = begin(page, "greedy", "random")
        player.casts = False
        for _ in range(4):
            player.step()
        if player.wait() == "move" and page.locator(".magics button.lit").count() and page.locator(LIT).count():
            return player
        page.goto(page.url.split("/t/")[0])


def play(page: Page) -> None:
    player = midway(page)
    player.press(page.locator(LIT).last)
    by_id(page, "confirm").wait_for()


def magic(page: Page) -> None:
    player = midway(page)
    player.press(page.locator(".magics button.lit").last)
    page.locator("#ck-magic-name").wait_for()


def end(page: Page) -> None:
    """A game that Ann wins."""
    while True:
        begin(page, "random").play()
        if page.locator("[data-testid=ending].mine").count() and page.locator("path.won").count():
            return
        page.goto(page.url.split("/t/")[0])


def fly(page: Page, *bots: str, **options: object) -> Flyer:
    """A game of Broom Service of Ann's against these bots."""
    box(page).get_by_test_id("create").wait_for()
    wish = {
        "game": "broom_service",
        "seats": len(bots) + 1,
        "options": {"cadence": "off", **options},
        "bots": bots,
        "start": True,
    }
    page.goto(f"{page.url.rstrip('/')}/t/{page.evaluate(CREATE, wish)}")
    return Fingertip(page, 5) if page.evaluate("navigator.maxTouchPoints > 0") else Flyer(page, 5)


def until(player: Flyer, seen: Callable[[dict[str, list[str]]], bool], least: int) -> None:
    """Play on until these answers are in sight, after so many others at the least."""
    while player.wait() == "move" and not (player.moves >= least and seen(player.found())):
        player.step()


def broom_setup(page: Page) -> None:
    by_id(page, "name").fill("Ann")
    box(page).get_by_test_id("create").click()
    by_id(page, "seats-4").click()
    by_id(page, "start").wait_for()


def broom_roles(page: Page) -> None:
    player = fly(page, "planner", "planner")
    until(player, lambda found: "role" in found, 6)
    for role in ("valley_druid", "forest_witch", "fruit_gatherer"):
        player.press(by_id(page, f"role-{role}"))


def broom_trick(page: Page) -> None:
    until(fly(page, "planner", "planner", "planner"), lambda found: "answer" in found, 12)


def broom_delivery(page: Page) -> None:
    """Somebody may deliver on the back, with everything on it."""
    player = fly(page, "planner", "planner", board="back", storm=True)
    until(player, lambda found: any("T" in name for name in found.get("target", ())), 12)


def broom_end(page: Page) -> None:
    home = page.url
    while True:
        fly(page, "random", "random", board="back", mountain=True).play()
        if page.locator("[data-testid=ending].mine").count():
            return
        page.goto(home)


def gaze(page: Page, kind: str, bots: int = 5) -> Gazer:
    """A game of Cloud Mine of Ann's in which this is asked of her."""
    create = {"game": "cloud_mine", "seats": bots + 1, "options": {}, "bots": ["normal"] * bots, "start": True}
    sky_box(page).get_by_test_id("create").wait_for()
    page.goto(f"{page.url.rstrip('/')}/t/{page.evaluate(CREATE, create)}")
    player = (Fingers if page.evaluate("navigator.maxTouchPoints > 0") else Gazer)(page, 5)
    player.until(kind)
    player.painted()
    return player


def mine_describe(page: Page) -> None:
    by_id(gaze(page, "describe").page, "describe").fill("two swans in a hurry")


def mine_guess(page: Page) -> None:
    gaze(page, "guess")


def mine_pick(page: Page) -> None:
    gaze(page, "pick", 7)


def mine_end(page: Page) -> None:
    gaze(page, "guess", 2).play()


def learn(page: Page) -> None:
    begun(page, "cloudy_kingdom").play(until="bend")


SCENES: dict[str, Callable[[Page], object]] = {
    **{"start": start, "setup": setup, "play": play, "magic": magic, "end": end},
    **{"broom-setup": broom_setup, "broom-roles": broom_roles, "broom-trick": broom_trick},
    **{"broom-delivery": broom_delivery, "broom-end": broom_end},
    **{"learn": learn},
    **{"mine-pick": mine_pick, "mine-describe": mine_describe, "mine-guess": mine_guess, "mine-end": mine_end},
}


def main() -> None:
    wanted = sys.argv[1:] or list(SCENES)
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        inn = Inn(Path(folder), seed=3).open()
        try:
            for scene in wanted:
                for device, size in (("desktop", DESKTOP), ("phone", PHONE)):
                    visitor = Visitor(browser, inn.url, "en", size, touch=size == PHONE, still=True)
                    SCENES[scene](visitor.go())
                    visitor.page.mouse.move(0, 0)
                    visitor.page.wait_for_timeout(800)
                    picture = PICTURES / f"{scene}-{device}.png"
                    picture.write_bytes(smaller(visitor.page.screenshot()))
                    print(f"{picture.relative_to(ROOT)}: {picture.stat().st_size:,} bytes", flush=True)
                    visitor.context.close()
        finally:
            inn.close()


if __name__ == "__main__":
    main()
