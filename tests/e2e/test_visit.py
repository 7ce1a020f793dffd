"""The negative control: whatever goes wrong on a page is noticed."""

from __future__ import annotations

from e2e.conftest import Visit
from e2e.player import on_card

WRONG = """async () => {
  console.error('said aloud');
  setTimeout(() => { throw new Error('thrown'); });
  await fetch('/assets/missing.js');
  const script = document.createElement('script');
  script.textContent = 'window.smuggled = true';
  document.body.append(script);
}"""


def test_troubles_are_written_down(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    on_card(page, "create").wait_for()
    assert not visitor.wrong()
    page.evaluate(WRONG)
    page.wait_for_timeout(200)
    assert page.evaluate("window.smuggled") is None
    told = "\n".join(visitor.wrong())
    for trouble in ("said aloud", "page error: thrown", "404: ", "CSP: script-src"):
        assert trouble in told, told
    visitor.pardons.append("")
