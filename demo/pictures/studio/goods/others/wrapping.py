"""Others: ribbons, bows and flowers of paper and silk."""

import math

from goods.shared.hardware import straight_at
from shapes import blob, group, lathe, surface


def ribbon(path, width, made, thickness=0.06, flat=(0, 0, 1)):
    """A band of cloth along points; `flat` is the direction across it."""
    count = len(path) - 1

    def place(u, v):
        return tuple(p + (v - 0.5) * width * across for p, across in zip(straight_at(path, u), flat))

    return surface(place, made, count * 2, 6, thickness=thickness)


def bow(made, size, at):
    """A full bow of two rows of loops, with a knot and two tails cut to a V."""
    things = []
    for number in range(10):
        inner = number >= 6
        reach, lift = (size * 0.66, 52) if inner else (size, 20)
        loop = []
        for step in range(21):
            a = 2 * math.pi * step / 20
            loop.append((reach * 0.5 * (1 - math.cos(a)), 0, size * 0.22 * math.sin(a) * (1 - 0.35 * math.cos(a))))
        leaf = ribbon(loop, size * 0.3, made, flat=(0, 1, 0))
        things += group(group([leaf], turn=(0, -lift, 0)), turn=(0, 0, number * 60 + 12 if not inner else (number - 6) * 90 + 40))
    things.append(blob(size * 0.34, size * 0.34, size * 0.3, made, squareness=0.1))
    return group(things, at=at)


def rose(size, petal, dice):
    """A rose of petals in three rings about a bud, opening upwards."""
    things = [
        lathe(
            [(0, 0), (size * 0.3, size * 0.1), (size * 0.34, size * 0.5), (size * 0.16, size * 0.86), (0, size * 0.8)],
            petal,
            steps=24,
            angle=180,
        )
    ]
    for ring, (count, reach, tall, open_) in enumerate(((3, 0.36, 0.86, 0.06), (5, 0.52, 0.84, 0.22), (6, 0.7, 0.7, 0.5))):
        for number in range(count):
            spin = 360 * number / count + ring * 40 + dice.uniform(-8, 8)

            def place(u, v, reach=reach, tall=tall, open_=open_, count=count):
                wide = (1.55 * math.pi / count) * (1 if v > 0.25 else v / 0.25 * 0.6 + 0.4)
                a = (u - 0.5) * 2 * wide * (1 - 0.35 * v**4)
                r = size * reach * (0.3 + 0.7 * min(1, v * 1.9) ** 0.7 + open_ * v**3)
                z = size * tall * (v - 0.14 * v**6 - 0.22 * (2 * abs(u - 0.5)) ** 3 * v) - size * open_ * 0.3 * v**8
                return (r * math.sin(a), -r * math.cos(a), z)

            things.append(surface(place, petal, 10, 10, turn=(0, 0, spin), thickness=0.04 * size))
    return things
