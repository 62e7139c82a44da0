"""From light to what a screen shows."""

import numpy as np


def bent(light):
    """Scene light → light of a screen, 0 to 1: straight up to 0.7, bright things bend towards white and keep their colour."""
    return np.where(light > 0.7, 0.7 + 0.3 * (1 - np.exp(-(light - 0.7) / 0.3)), light).clip(0, 1)


def encoded(light):
    """Light of a screen, 0 to 1 → sRGB."""
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def seen(light):
    """Scene light → sRGB."""
    return encoded(bent(light))
