"""Tools & Auto: steel as the hammer left it."""

from materials import bumped, metal

FORGED = ('#7d8187', 0.36)


def forged():
    """Steel as the hammer left it: dark, with a fine grain."""
    return bumped(metal(*FORGED), 0.2, 0.25)
