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


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def smaller(page: Page, shot: bytes) -> bytes:
    """The same picture in fewer bytes: colours are rounded no further than it takes."""
    for step in range(2, 10):
        wide, high, rows = page.evaluate(FILTERED, [base64.b64encode(shot).decode(), step])
        packed = zlib.compress(base64.b64decode(rows), 9)
        if len(packed) < MOST - 100:
            break
    head = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", packed) + chunk(b"IEND", b"")


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


SCENES: dict[str, Callable[[Page], None]] = {"start": start, "setup": setup, "play": play, "magic": magic, "end": end}


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
