"""Books & Stationery: the children's school bag."""

import math

from goods import good
from materials import bumped, material, metal, printed, shade, weave
from prints import svg, words
from shapes import box, group, surface, tube


@good('school-backpack-kids', yaw=-24, pitch=10)
def school_bag(look):
    color = look.color or '#cf2331'
    cloth = bumped(weave(color, 0.12), 0.06, 3)
    dark = weave(shade(color, 0.62), 0.12)
    black, zip_of = material('#222228', 0.7), metal('#c3c6ca', 0.25)
    shine = material('#eef0f0', 0.25, metal=0.55)

    def pod(w, d, h, skin, at, square=0.55):
        """A stuffed box of soft corners; its points stand evenly, so that folds and what is sewn on lie right."""
        power = 2 / (2 + 6 * square)

        def place(u, v):
            a, s = 2 * math.pi * u, math.sin(math.pi * (v - 0.5))
            up, level = abs(s) * s, math.sqrt(max(0.0, 1 - s**4))
            out, back = math.cos(a), math.sin(a)
            far = (abs(out) ** (2 / power) + abs(back) ** (2 / power)) ** (-power / 2)
            top = max(0.0, v - 0.5) * 2
            x = w / 2 * level ** (0.35 + 0.25 * top) * out * far
            y = d / 2 * level**0.4 * back * far * (1 - 0.25 * top * (back < 0))
            z = h / 2 * (1 + math.copysign(abs(up) ** (0.5 + 0.3 * top), up))
            fold = (0.22 * math.sin(0.5 * z + 3 * a) + 0.12 * math.sin(1.1 * x + z)) * level
            return (at[0] + x, at[1] + y - fold * (y < 0), at[2] + z)

        return place, surface(place, skin, 160, 90, True)

    main, _ = pod(29, 14, 40, cloth, (0, 0, 0), 0.5)
    pocket, _ = pod(24, 7, 19, cloth, (0, -7.2, 1.5), 0.5)
    pod(29.3, 14.4, 9, dark, (0, 0, -0.2), 0.55)
    for side in (-1, 1):
        pod(4, 9, 15, dark, (side * 14.2, 0.5, 3), 0.4)
        tube([(side * 16, -3.2, 17.2), (side * 16.4, 0.5, 17.4), (side * 16, 4, 17.2)], 0.4, black)

    def seam(place, v, radius, skin, begin, end, steps=60):
        return tube([place(begin + (end - begin) * n / steps, v) for n in range(steps + 1)], radius, skin, smooth=False)

    arc = []
    for n in range(61):
        a = math.pi * n / 60
        arc.append(
            (
                13.0 * math.copysign(abs(math.cos(a)) ** 0.5, math.cos(a)),
                -1.2 - 3.4 * math.sin(a) ** 0.6 * 0.9,
                14 + 23.6 * math.sin(a) ** 0.55,
            )
        )
    front = []
    for x, _y, z in arc:
        front.append((x, surface_depth(main, x, z) - 0.15, z))
    tube(front, 0.55, black)
    tube([(x, y - 0.32, z) for x, y, z in front], 0.2, zip_of)
    mid = front[38]
    group(
        [box(0.8, 0.4, 1.3, zip_of, round=0.1), tube([(0, 0, 0), (0, -0.3, -1.4), (0.2, -0.3, -3.4)], 0.25, shine)],
        at=(mid[0], mid[1] - 0.6, mid[2] - 0.4),
    )
    line = [
        (x, surface_depth(pocket, x, 17.4 - abs(x / 11) ** 4 * 3) - 0.12, 17.4 - abs(x / 11) ** 4 * 3)
        for x in (-11 + 22 * n / 40 for n in range(41))
    ]
    tube(line, 0.5, black)
    tube([(x, y - 0.3, z) for x, y, z in line], 0.18, zip_of)
    group(
        [box(0.7, 0.4, 1.2, zip_of, round=0.1), tube([(0, 0, 0), (0, -0.3, -1.2), (0.2, -0.3, -3.0)], 0.25, shine)],
        at=(line[30][0], line[30][1] - 0.5, line[30][2] - 1.0),
    )
    for low, high, place, reach in ((6.0, 7.6, pocket, 10.8),):
        surface(
            lambda u, v: (lambda x, z: (x, surface_depth(place, x, z) - 0.1, z))((u - 0.5) * 2 * reach, low + (high - low) * v),
            shine,
            48,
            2,
            thickness=0.12,
        )
    for side in (-1, 1):
        surface(
            lambda u, v, s=side: (lambda x, z: (x, surface_depth(main, x, z) - 0.12, z))(s * (12.2 + 1.2 * (v - 0.5)), 16.5 + u * 11),
            shine,
            40,
            2,
            thickness=0.12,
        )
    patch = svg(
        '<rect x="6" y="6" width="588" height="288" rx="60" fill="#fbf6ea" stroke="#26262b" stroke-width="10" stroke-dasharray="22 12"/>'
        + words('Akẹ́kọ̀ọ́', 300, 165, 112, '#26262b', 800)
        + words('SCHOOL', 300, 236, 44, color, 800, spacing=10),
        600,
        300,
        '#fbf6ea',
    )
    surface(
        lambda u, v: (lambda x, z: (x, surface_depth(pocket, x, z) - 0.22, z))((u - 0.5) * 9.6, 9.4 + v * 4.8), printed(patch, 0.7), 32, 16
    )
    tube([(-3.2, 2.6, 39), (-3.0, 3.0, 42.4), (0, 3.2, 44), (3.0, 3.0, 42.4), (3.2, 2.6, 39)], 0.75, black)
    for side in (-1, 1):
        strap = [(side * 5, 5.5, 38.5), (side * 9, 11, 37), (side * 12.5, 15.5, 28), (side * 14.0, 13.5, 16), (side * 13.4, 7.5, 4.5)]
        tube(strap, [1.4, 1.9, 2.1, 1.6, 0.8], dark)


def surface_depth(place, x, z):
    """How far in front (-y) a pod's cloth stands at (x, z): found by halving along its two measures."""
    low, high = 0.02, 0.985
    for _ in range(24):
        v = (low + high) / 2
        if place(0.75, v)[2] < z:
            low = v
        else:
            high = v
    left, right = 0.5, 1.0
    for _ in range(24):
        u = (left + right) / 2
        if place(u, v)[0] < x:
            left = u
        else:
            right = u
    return place(u, v)[1]
