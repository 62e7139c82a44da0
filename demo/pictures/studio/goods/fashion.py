"""Fashion."""

import math

from goods import good
from materials import in_space, printed, weave
from shapes import blob, copies, surface


def folded_cloth(material, width, depth, height, layers, at=(0, 0, 0), turn=(0, 0, 0)):
    """Cloth folded into a stack whose folds show at its front: a flattened spiral with round noses."""
    thickness = height / layers

    def place(u, v):
        sway = 0.10 * math.sin(7 * u + 3 * v) + 0.07 * math.sin(17 * u + 1.3)
        turns = v * layers
        level = min(int(turns), layers - 1)
        part = turns - level
        forth = level % 2 == 0
        nose = thickness * 0.5
        reach = depth / 2 - nose
        if part < 0.8:
            y = -reach + 2 * reach * part / 0.8
            z = 0
        else:
            angle = math.pi * (part - 0.8) / 0.2
            y = reach + nose * math.sin(angle)
            z = nose * (1 - math.cos(angle))
        y = y if forth else -y
        return ((u - 0.5) * width + 0.05 * math.sin(9 * v), y, level * thickness + z + nose * 0.5 + sway * thickness * 0.5)

    return surface(place, material, 60, layers * 24, at=at, turn=turn, thickness=thickness * 0.82, tiles=(width / 40, layers * depth / 40))


@good('ankara-six-yards', yaw=-28, pitch=24)
def ankara_six_yards(look):
    folded_cloth(printed(look.cloth, 0.8, sheen=0.2), 26, 20, 10, 8)
