"""The goods of the demo shop as models: one module a category, one function a good, registered by the product's key."""

from collections.abc import Callable
from dataclasses import dataclass

import shapes
from materials import material, paper


@dataclass(frozen=True)
class Look:
    """What an offered colour changes. `color` and `other` are '#rrggbb' (main and second colour), `cloth` the file of a cloth's tile."""

    color: str | None = None
    other: str | None = None
    cloth: str | None = None
    name: str | None = None


@dataclass(frozen=True)
class Good:
    """A model: `yaw` and `pitch` are how it is turned and looked down on, degrees; `turned` how far its second view turns
    it on; `focus` where its close view looks, (across, up) of 0 to 1."""

    build: Callable[[Look], None]
    yaw: float
    pitch: float
    turned: float
    focus: tuple[float, float] | None


_goods: dict[str, Good] = {}


def good(*keys, yaw=-24, pitch=14, turned=70, focus=None):
    """Registers the model of the products with these keys."""

    def register(build):
        for key in keys:
            if key in _goods:
                raise ValueError(f'{key} is modelled twice')
            _goods[key] = Good(build, yaw, pitch, turned, focus)
        return build

    return register


def find(key):
    return _goods[key]


def keys():
    return sorted(_goods)


def boxed(things):
    """A plain carton behind the good, on its right: what comes in the parcel."""
    import stage

    cloud = stage.points(things)
    high, wide = max(p.z for p in cloud), max(abs(p.x) for p in cloud)
    card = material('#c79a66', 0.9)
    tall = max(0.75, min(1.25, high * 0.95))
    side = shapes.box(1.25, 0.85, tall, card, round=0.012, at=(wide * 0.72 + 0.25, 0.95, 0), turn=(0, 0, -22))
    tape = shapes.box(0.16, 0.862, tall + 0.004, paper('#d9b98d'), round=0.004, at=(wide * 0.72 + 0.25, 0.95, 0), turn=(0, 0, -22))
    return [side, tape]
