"""Sports & Outdoors: what a team wears."""

import math

from goods import good
from materials import bumped, material, printed, shade
from prints import svg, words
from shapes import papered, plate, surface, torus, tube


def garment(top, width, deep, cloth, trim, height, shoulder, steps=72, up=40):
    """A hollow shirt without sleeves: two halves that meet at the sides and on the shoulders. `top(u, front)` is how high each
    column of cloth reaches; above the armpits (`shoulder`) the body grows thinner until the halves meet."""

    def half(front):
        side = -1 if front else 1

        def place(u, v):
            around = math.pi * u
            z = v * top(u, front)
            x = -math.cos(around) * width(z) / 2
            thin = math.sqrt(max(0.0, 1 - (max(0, z - shoulder) / (height - shoulder)) ** 2))
            fold = 0.35 * math.sin(9 * u + 0.10 * z + side) * (1 - z / height) + 0.25 * math.sin(23 * u + 0.2 * z) * math.exp(-z / 15)
            y = side * (deep * math.sin(around) * (thin * 0.95 + 0.02) + fold * math.sin(around))
            return (x, y, z)

        return place

    things = []
    for front in (True, False):
        place = half(front)
        sheet = surface(place, cloth, steps, up, thickness=0.12)
        rim = [place(step / 60, 1) for step in range(61)]
        hem = [place(step / 60, 0.004) for step in range(61)]
        things += [papered(sheet, 60, 75), tube(rim, 0.42, trim, smooth=False), tube(hem, 0.22, trim, smooth=False)]
    return things


@good('green-training-jersey', yaw=-16, pitch=8)
def running_vest(_look):
    green, gold = '#0e7a45', '#f0b41e'
    picture = svg(
        f'<rect width="1200" height="1500" fill="{green}"/>'
        + ''.join(f'<rect x="{x}" width="26" height="1500" fill="#0c6d3d"/>' for x in range(0, 1200, 52))
        + f'<path d="M0 700 L600 890 L1200 700 V790 L600 980 L0 790Z" fill="{gold}"/>'
        f'<path d="M0 815 L600 1005 L1200 815 V835 L600 1025 L0 835Z" fill="#f7f3e4"/>'
        + words('KÁSÚWÁ', 775, 560, 46, gold, 800, spacing=2)
        + words('SPORT', 775, 600, 30, '#f7f3e4', 700, spacing=6)
        + f'<path d="M385 520 h90 v60 q0 45 -45 60 q-45 -15 -45 -60z" fill="{gold}"/>'
        f'<path d="M410 575 l20 -32 20 32 -20 36z" fill="{green}"/>',
        1200,
        1500,
    )

    def top(u, front):
        side = abs(-math.cos(math.pi * u))
        arm = 44 + 24 * min(1, max(0, (1 - side) / 0.34)) ** 0.7
        neck = (49 if front else 63) + (70 - (49 if front else 63)) * min(1, side / 0.36) ** 2.2
        return min(arm, neck, 68)

    def width(z):
        waist = 45 + 1.4 * math.cos((z - 4) / 40 * math.pi * 2)
        return waist * (1 - 0.14 * max(0, (z - 42) / 26))

    cloth = bumped(printed(picture, 0.75, sheen=0.25), 0.2, 0.18)
    garment(top, width, 11, cloth, material(gold, 0.75), 69, 44)


@good('team-shorts', yaw=-20, pitch=10)
def team_shorts(look):
    color = look.color or '#1f8a4c'
    trim = '#f3f1ea'
    crotch, height, waist = 17, 41, 16.5

    def leg(side):
        def place(u, v):
            z = (2.2 * math.exp(-(((u - 0.5) / 0.09) ** 2)) * (1 - v)) + v * height
            low = max(0.0, min(1.0, (crotch + 5 - z) / 8))
            low = low * low * (3 - 2 * low)
            fall = 1 - z / height
            outer = waist + 4.6 * math.sin(min(1.0, fall * 2.4) * math.pi / 2) ** 1.3 + 2.4 * fall**1.5
            deep = 8.4 + 2.6 * math.sin(min(1.0, fall * 2) * math.pi / 2) - 0.4 * fall
            inner = 0.05 + 2.6 * max(0.0, (crotch - z) / crotch) ** 0.8
            whole, own = math.pi * (u - 0.5), 2 * math.pi * (u - 0.5)
            up_x, up_y = outer * math.cos(whole), deep * math.sin(whole)
            down_x = (inner + outer) / 2 + (outer - inner) / 2 * math.cos(own)
            down_y = deep * math.copysign(abs(math.sin(own)) ** 0.8, math.sin(own))
            x, y = up_x + (down_x - up_x) * low, up_y + (down_y - up_y) * low
            gather = 0.22 * math.sin(2 * math.pi * u * 21 + 1.3 * math.sin(9 * u)) * math.exp(-(height - z) / 5)
            hang = 0.85 * math.sin(2 * math.pi * u * 4 + 1.1 + side + 0.05 * z) * fall**1.2 * math.sin(math.pi * min(1, u * 1.02)) ** 0.5
            hang += 0.3 * math.sin(2 * math.pi * u * 9 + 0.16 * z + side) * fall
            pulled = 0.0
            for slope, start in ((0.25, 17.5), (0.75, 18.5), (1.5, 19.5)):
                away = (z - start - slope * x) / math.hypot(1, slope)
                pulled += 0.5 * math.exp(-((away / 0.9) ** 2)) * math.exp(-(((x - 5) / 5) ** 2))
            move = (gather + hang - pulled) / math.hypot(x, y * 1.6 + 0.01)
            return (side * x * (1 + move * 0.6), y * (1 + 1.6 * move), z)

        mark = words('KÁSÚWÁ', 255, 640, 46, trim, 800, spacing=2) + words('SPORT', 255, 676, 26, trim, 700, spacing=7) if side > 0 else ''
        crest = (
            f'<path d="M225 640 h70 v46 q0 36 -35 48 q-35 -12 -35 -48z" fill="{trim}"/>'
            f'<path d="M244 682 l16 -26 16 26 -16 30z" fill="{color}"/>'
        )
        picture = svg(
            f'<path d="M520 0 C500 300 480 520 470 820 H730 C720 520 700 300 680 0Z" fill="{shade(color, 0.62)}"/>'
            + f'<path d="M516 0 C496 300 476 520 466 820 M684 0 C704 300 724 520 734 820" fill="none" stroke="{trim}" stroke-width="10"/>'
            + f'<path d="M0 786 H1200 M0 794 H1200" stroke="{shade(color, 0.6)}" stroke-width="3" stroke-dasharray="9 5"/>'
            + (mark or crest),
            1200,
            820,
            color,
        )
        surface(place, bumped(printed(picture, 0.72, sheen=0.3), 0.12, 0.15), 180, 70, thickness=0.13)

    leg(-1), leg(1)
    band = bumped(material(shade(color, 0.86), 0.8), 0.25, 0.3)

    def belt(u, v):
        a = 2 * math.pi * u
        pleat = (0.2 * math.sin(58 * a) + 0.12 * math.sin(23 * a)) * (0.45 + 0.55 * math.cos(3 * math.pi * v) ** 2)
        roll = 0.3 * math.sin(math.pi * v)
        return (math.cos(a) * (waist + 0.2 + pleat + roll), math.sin(a) * (8.7 + pleat + roll), height - 1.2 + v * 4.2)

    surface(belt, band, 640, 12, True, thickness=0.3)
    white = material(trim, 0.75)
    surface(lambda u, v: belt(u, v * 0.9)[:2] + (height - 9 + 8.5 * v,), material('#e6e3da', 0.9), 320, 6, True, at=(0, 0, 0)).scale = (
        0.96,
        0.93,
        1,
    )
    for way in (-1, 1):
        torus(0.42, 0.13, material('#d9d6cd', 0.4), (way * 1.7, -9.1, height + 0.6), (90, 0, 0))
        cord = [(way * 1.7, -8.9, height + 1.0), (way * 1.2, -9.6, height + 0.6), (0, -9.9, height + 0.1)]
        loop = [(0, -9.9, height), (way * 2.2, -10.4, height + 0.5), (way * 4.2, -10.6, height - 1.6), (way * 2.8, -10.8, height - 2.6)]
        tube(cord, 0.2, white)
        tube([*loop, (0, -10.0, height - 0.1)], 0.2, white)
        tube([(0, -10, height), (way * 0.9, -10.7, height - 2), (way * 1.5, -11.3, height - 6), (way * 1.9, -11.6, height - 9)], 0.2, white)
    tube([(-0.5, -10.1, height), (0.5, -10.1, height)], 0.42, white)
    label = svg(words('KÁSÚWÁ', 200, 90, 60, '#1d1d22', 800) + words('M', 200, 170, 56, '#1d1d22', 700), 400, 200, '#f6f4ee')
    plate(4.4, 2.2, printed(label, 0.8), (0, 7.4, height + 0.2), round=0.1)
