"""Messages nobody should send: each is answered once and with a reason, and the house stays as it was."""

from __future__ import annotations

from random import Random
from typing import Any

from chaos.hostile import FIXED, Told, note, run
from chaos.messages import KINDS, Maker, readable

from long import long


def test_whatever_is_said_is_answered_once_with_a_reason_that_every_language_has_words_for() -> None:
    told = run(long(200_000, 3_000), seed=3)
    assert told.wrong == [] and told.stumbles == []
    assert told.sent == sum(told.answers.values()) and told.unread > told.sent / 10
    assert len(told.reasons) > 15 and told.answers["Done"] > told.sent / 100
    assert told.growth < 1.5


def test_the_same_seed_makes_the_same_messages_of_every_kind() -> None:
    def made(seed: int) -> list[bytes]:
        maker = Maker(Random(seed), lambda: FIXED)
        return [maker.message() for _ in range(3_000)]

    messages = made(5)
    assert messages == made(5) != made(6)
    for kind in KINDS:
        assert any(f'"type": "{kind.__name__}"'.encode() in raw and readable(raw) for raw in messages), kind
    assert not all(map(readable, messages))


def test_the_trial_sees_what_is_answered_twice_not_at_all_or_without_words() -> None:
    told = Told()
    refused: dict[str, Any] = {"type": "Refused", "id": "", "reason": "bad-message", "rule": "", "args": {}}
    note(told, b"{", [refused, {"type": "Changed"}])
    assert told.wrong == []
    note(told, b"{", [])
    note(told, b"{", [refused, refused])
    note(told, b"{", [{"type": "Done", "id": ""}])
    note(told, b"{", [{**refused, "reason": "because-i-say-so"}])
    assert len(told.wrong) >= 4
