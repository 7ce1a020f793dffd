"""Takes the pictures of the README and the guide from the real page: docs/pictures/*.png.

Needs Chromium, the built page and the test tools; `scripts/pictures.py play end` takes only those.
"""

from __future__ import annotations

import base64
import struct
import sys
import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from e2e.broom_player import CREATE, Fingertip, Flyer, box  # noqa: E402
from e2e.inn import Inn  # noqa: E402
from e2e.player import LIT, Finger, Player, by_id, on_card  # noqa: E402
from e2e.visit import DESKTOP, PHONE, Visitor, chromium  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
MOST = 300_000
"""Bytes of one picture."""
FILTERED = """async ([shot, step]) => {
  const picture = new Image();
  picture.src = 'data:image/png;base64,' + shot;
  await picture.decode();
  const [w, h] = [picture.width, picture.height];
  const canvas = new OffscreenCanvas(w, h).getContext('2d');
  canvas.drawImage(picture, 0, 0);
  const seen = canvas.getImageData(0, 0, w, h).data;
  const wide = 3 * w;
  const rgb = new Uint8Array(wide * h);
  for (let i = 0, j = 0; i < seen.length; i += 4) for (let k = 0; k < 3; k++)
    rgb[j++] = Math.min(255, Math.round(seen[i + k] / step) * step);
  const paeth = (a, b, c) => {
    const [x, y, z] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
    return x <= y && x <= z ? a : y <= z ? b : c;
  };
  const guesses = [() => 0, (a) => a, (a, b) => b, (a, b) => (a + b) >> 1, paeth];
  const out = new Uint8Array((wide + 1) * h);
  for (let y = 0, row = new Uint8Array(wide); y < h; y++) {
    let least = Infinity;
    guesses.forEach((guess, filter) => {
      let sum = 0;
      for (let x = 0, at = y * wide; x < wide; x++, at++) {
        const a = x < 3 ? 0 : rgb[at - 3], b = y ? rgb[at - wide] : 0, c = x < 3 || !y ? 0 : rgb[at - wide - 3];
        row[x] = rgb[at] - guess(a, b, c);
        sum += row[x] < 128 ? row[x] : 256 - row[x];
      }
      if (sum >= least) return;
      least = sum;
      out[y * (wide + 1)] = filter;
      out.set(row, y * (wide + 1) + 1);
    });
  }
  let text = '';
  for (let i = 0; i < out.length; i += 32768) text += String.fromCharCode(...out.subarray(i, i + 32768));
  return [w, h, btoa(text)];
}"""
"""The rows of a PNG, each under the filter that suits it, of colours rounded to a step."""

FEW = """async (shot) => {
  const picture = new Image();
  picture.src = 'data:image/png;base64,' + shot;
  await picture.decode();
  const [w, h] = [picture.width, picture.height];
  const canvas = new OffscreenCanvas(w, h).getContext('2d');
  canvas.drawImage(picture, 0, 0);
  const seen = canvas.getImageData(0, 0, w, h).data;
  const bin = (i) => ((seen[i] >> 2) << 12) | ((seen[i + 1] >> 2) << 6) | (seen[i + 2] >> 2);
  const bins = new Map();
  for (let i = 0; i < seen.length; i += 4) {
    const key = bin(i), one = bins.get(key) ?? { key, count: 0, sum: [0, 0, 0] };
    one.count++;
    for (let k = 0; k < 3; k++) one.sum[k] += seen[i + k];
    bins.set(key, one);
  }
  const mean = (one, k) => one.sum[k] / one.count;
  const measured = (all) => {
    const count = all.reduce((sum, one) => sum + one.count, 0);
    const spread = [0, 1, 2].map((k) => {
      const middle = all.reduce((sum, one) => sum + one.sum[k], 0) / count;
      return all.reduce((sum, one) => sum + one.count * (mean(one, k) - middle) ** 2, 0);
    });
    const worst = Math.max(...spread);
    return { all, worst: all.length > 1 ? worst : 0, axis: spread.indexOf(worst), count };
  };
  const boxes = [measured([...bins.values()])];
  while (boxes.length < 256) {
    boxes.sort((a, b) => a.worst - b.worst);
    const { all, worst, axis, count } = boxes.pop();
    if (!worst) { boxes.push(measured(all)); break; }
    all.sort((a, b) => mean(a, axis) - mean(b, axis));
    const middle = all.reduce((sum, one) => sum + one.sum[axis], 0) / count;
    const cut = Math.max(1, Math.min(all.length - 1, all.findIndex((one) => mean(one, axis) > middle)));
    boxes.push(measured(all.slice(0, cut)), measured(all.slice(cut)));
  }
  const of = new Map(boxes.flatMap(({ all }, index) => all.map(({ key }) => [key, index])));
  const colors = boxes.flatMap(({ all, count }) =>
    [0, 1, 2].map((k) => Math.round(all.reduce((sum, one) => sum + one.sum[k], 0) / count)));
  const out = new Uint8Array((w + 1) * h);
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i += 4) out[y * (w + 1) + 1 + x] = of.get(bin(i));
  let text = '';
  for (let i = 0; i < out.length; i += 32768) text += String.fromCharCode(...out.subarray(i, i + 32768));
  return [w, h, btoa(String.fromCharCode(...colors)), btoa(text)];
}"""
"""The rows of a PNG of 256 colors, chosen where a picture needs them most."""


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def smaller(page: Page, shot: bytes) -> bytes:
    """The same picture in fewer bytes: colors are rounded no further than it takes, or else there are 256 of them."""
    for step in range(2, 10):
        wide, high, rows = page.evaluate(FILTERED, [base64.b64encode(shot).decode(), step])
        packed = zlib.compress(base64.b64decode(rows), 9)
        if len(packed) < MOST - 100:
            return png(wide, high, 2, chunk(b"IDAT", packed))
    wide, high, colors, rows = page.evaluate(FEW, base64.b64encode(shot).decode())
    packed = zlib.compress(base64.b64decode(rows), 9)
    return png(wide, high, 3, chunk(b"PLTE", base64.b64decode(colors)) + chunk(b"IDAT", packed))


def png(wide: int, high: int, kind: int, body: bytes) -> bytes:
    head = struct.pack(">IIBBBBB", wide, high, 8, kind, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + body + chunk(b"IEND", b"")


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
    wish = {"seats": len(bots) + 1, "options": {"cadence": "off", **options}, "bots": bots, "start": True}
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


SCENES: dict[str, Callable[[Page], object]] = {
    **{"start": start, "setup": setup, "play": play, "magic": magic, "end": end},
    **{"broom-setup": broom_setup, "broom-roles": broom_roles, "broom-trick": broom_trick},
    **{"broom-delivery": broom_delivery, "broom-end": broom_end},
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
                    picture.write_bytes(smaller(visitor.page, visitor.page.screenshot()))
                    print(f"{picture.relative_to(ROOT)}: {picture.stat().st_size:,} bytes", flush=True)
                    visitor.context.close()
        finally:
            inn.close()


if __name__ == "__main__":
    main()
