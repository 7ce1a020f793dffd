"""The two ceremonies of passkeys, making one and signing in with one; the library is loaded when first needed.

A challenge is good once, for a short time, for the device it was given to, and for what it was given for.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from secrets import token_bytes
from typing import Any, Final
from urllib.parse import urlsplit

from msgspec import Struct

from cumuli.server.house import refuse
from cumuli.server.people.person import Person
from cumuli.store import Challenge, Passkey, Store

GOOD_FOR: Final = 120.0
"""Seconds."""
NAME: Final = "Cumuli"


class Place(Struct, frozen=True):
    """Where a page is, as a browser swears to it."""

    origin: str

    @property
    def host(self) -> str:
        """The house that a passkey belongs to."""
        return urlsplit(self.origin).hostname or ""


async def give(store: Store, person: Person, purpose: str, now: float) -> bytes:
    """A new challenge for somebody's device."""
    challenge = token_bytes(32)
    await store.give_challenge(Challenge(person.device, person.id, purpose, challenge, now + GOOD_FOR), now)
    return challenge


async def take(store: Store, person: Person, purpose: str, now: float) -> bytes:
    """The challenge of somebody's device, which is used up by this; refuse where there is none."""
    given = await store.take_challenge(person.device)
    if given is None or given.purpose != purpose or now > given.until:
        raise refuse("passkey-late")
    return given.challenge


def wish_to_make(place: Place, person: str, name: str, challenge: bytes, has: Sequence[Passkey]) -> dict[str, Any]:
    """What the browser needs to make a passkey for somebody."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers import structs

    options = generate_registration_options(
        rp_id=place.host,
        rp_name=NAME,
        user_id=person.encode(),
        user_name=name,
        user_display_name=name,
        challenge=challenge,
        timeout=int(GOOD_FOR * 1_000),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=key.id) for key in has],
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
    )
    return dict(json.loads(options_to_json(options)))


def made(place: Place, challenge: bytes, said: dict[str, Any]) -> tuple[bytes, bytes, int]:
    """The new key that an authenticator tells of: its id, its public half and its count; or refuse."""
    from webauthn import verify_registration_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = verify_registration_response(
            credential=said, expected_challenge=challenge, expected_rp_id=place.host, expected_origin=place.origin
        )
    except WebAuthnException:
        raise refuse("passkey-wrong") from None
    return found.credential_id, found.credential_public_key, found.sign_count


def wish_to_enter(place: Place, challenge: bytes) -> dict[str, Any]:
    """What the browser needs to sign in with any passkey it has of this house."""
    from webauthn import generate_authentication_options, options_to_json

    options = generate_authentication_options(
        rp_id=place.host, challenge=challenge, timeout=int(GOOD_FOR * 1_000), allow_credentials=[]
    )
    return dict(json.loads(options_to_json(options)))


def key_id(said: dict[str, Any]) -> bytes:
    """Which key an authenticator has signed with."""
    from webauthn.helpers import base64url_to_bytes

    try:
        return base64url_to_bytes(str(said["rawId"]))
    except (KeyError, ValueError):
        raise refuse("passkey-wrong") from None


def entered(place: Place, challenge: bytes, said: dict[str, Any], key: Passkey) -> int:
    """The count of a key that was used rightly; or refuse."""
    from webauthn import verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        return verify_authentication_response(
            credential=said,
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
            credential_public_key=key.public,
            credential_current_sign_count=key.uses,
        ).new_sign_count
    except WebAuthnException:
        raise refuse("passkey-wrong") from None
