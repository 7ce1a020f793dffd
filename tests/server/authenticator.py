"""A phone that makes passkeys, in software: what a browser would send when its owner agrees."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def raw(said: str) -> bytes:
    return urlsafe_b64decode(said + "=" * (-len(said) % 4))


class Authenticator:
    """Holds one passkey of one house."""

    def __init__(self, origin: str, house: str) -> None:
        self.origin = origin
        self.house = house
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = token_bytes(16)
        self.uses = 0
        self.user = b""

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _data(self, flags: int, more: bytes = b"") -> bytes:
        self.uses += 1
        return sha256(self.house.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big") + more

    def make(self, wish: dict[str, Any]) -> dict[str, Any]:
        """Answer the wish for a new passkey."""
        self.user = raw(wish["user"]["id"])
        point = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._data(PRESENT | VERIFIED | ATTESTED, credential)
        return self._said(
            {
                "clientDataJSON": text(self._client("webauthn.create", wish["challenge"])),
                "attestationObject": text(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
            }
        )

    def enter(self, wish: dict[str, Any]) -> dict[str, Any]:
        """Answer the wish to sign in."""
        client, data = self._client("webauthn.get", wish["challenge"]), self._data(PRESENT | VERIFIED)
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._said(
            {
                "clientDataJSON": text(client),
                "authenticatorData": text(data),
                "signature": text(signature),
                "userHandle": text(self.user),
            }
        )

    def _said(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}
