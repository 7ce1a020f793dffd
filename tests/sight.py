"""How colours look to eyes that tell fewer apart: the matrices of Machado and others (2009), severity 1."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Colours = NDArray[np.float64]

SIGHTS: dict[str, Colours] = {
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
    "grey": np.array([[0.2126, 0.7152, 0.0722]] * 3),
}
"""What an eye makes of linear red, green and blue."""


def linear(srgb: Colours) -> Colours:
    """Light, from numbers between 0 and 1 as screens are given them."""
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


def screened(light: Colours) -> Colours:
    """The way back."""
    light = np.clip(light, 0, 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def seen(srgb: Colours, sight: str) -> Colours:
    """Colours as this eye sees them; the last axis holds red, green and blue from 0 to 1."""
    return screened(linear(srgb) @ SIGHTS[sight].T)


def read(hex: str) -> Colours:
    """A colour as it is written in a style sheet."""
    return np.array([int(hex[at : at + 2], 16) / 255 for at in (1, 3, 5)])


def contrast(one: Colours, other: Colours) -> float:
    """How well one stands out on the other, from 1 to 21, as WCAG counts."""
    lights = sorted(float(SIGHTS["grey"][0] @ linear(colour)) for colour in (one, other))
    return (lights[1] + 0.05) / (lights[0] + 0.05)
