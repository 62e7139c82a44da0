"""Fashion: clothes for men."""

import math

from goods import good
from goods.fashion.drape import Panel, garment
from goods.fashion.fabrics import cap
from goods.fashion.falling import MAN, torso
from goods.fashion.tailoring import (
    LEGS,
    MAN_ARM,
    afloat,
    band,
    brand,
    collar,
    piped,
    pocket,
    sewn_line,
    shirt_front,
    strip,
    trousers,
    wax_print,
)
from materials import bumped, material, printed, shade, weave
from prints import svg
from shapes import surface


@good('plain-polo-shirt', yaw=-14, pitch=6)
def t_shirt(look):
    panel = Panel([(9, 157), (21, 152), (41, 132)], [(29, 119), (27, 125), (27, 82)], 82, 9)
    jersey = weave(look.color, 0.09, 0.95)
    shirt = garment(panel, torso(MAN, MAN_ARM, low=60), jersey, 1.7)
    band(shirt, bumped(jersey, 0.3, 0.2, 0))
    fine = material(shade(look.color, 0.82), 0.9)
    for front in (True, False):
        for z in (84.6, 85.2):
            sewn_line(shirt, [(x, z) for x in range(-27, 28, 3)], fine, front, 0.06, 0.16)
        for sign in (-1, 1):
            # The armhole, where the sleeve is set in.
            sewn_line(shirt, [(sign * 22, 151), (sign * 21.6, 140), (sign * 23, 132), (sign * 27, 125.5)], fine, front, 0.09, 0.1)
            for shift in (0, 0.6):
                sewn_line(shirt, [(sign * (39.3 - shift), 133.4 + shift), (sign * (27.8 - shift), 121.6 + shift)], fine, front, 0.06, 0.16)
    brand(shirt, 'PLAINLY')
    afloat(76)


@good('kids-ankara-shirt', yaw=-16, pitch=7)
def camp_shirt(look):
    panel = Panel([(8.5, 157), (21, 152), (43, 131)], [(29.5, 117), (29, 124), (30, 82)], 82, 12, 1.5, pointed=True)
    print_ = wax_print(look)
    shirt = garment(panel, torso(MAN, MAN_ARM, low=60), print_, 1.8)
    collar(shirt, print_, 2.4, 4.6, 3.4, 0.9)
    shirt_front(shirt, print_, 83, 145, material('#5b3a22', 0.35, clear=0.6))
    shirt.patch(pocket(6.5, 18.5, 120, 134), print_, 0.35)
    edge = material('#12204f' if look.name == 'Night blue' else '#b8452c', 0.8)
    sewn_line(shirt, [(6.5, 134), (18.5, 134)], edge, radius=0.09, lift=0.6)
    sewn_line(shirt, [(6.5, 133.6), (6.6, 120.2), (12.5, 118.9), (18.4, 120.2), (18.5, 133.6)], edge, radius=0.07, lift=0.55)
    brand(shirt, 'Nkechi Styles', '#c8402c')
    afloat(76)


@good('striped-tie-shirt', yaw=-14, pitch=6, focus=(0.5, 0.8))
def shirt_and_tie(look):
    ink, silk = ('#5c85c4', '#20407f') if 'Blue' in (look.name or '') else ('#8a8d94', '#3c4049')
    stripes = ''.join(f'<rect x="{k * 20}" width="5" height="1000" fill="{ink}"/>' for k in range(50))
    made = printed(svg(stripes, 1000, 1000, '#fbfaf7'), 0.75, sheen=0.1)
    panel = Panel([(7.6, 157.5), (20, 152.5), (24, 149.5), (56, 107)], [(46.5, 100), (29, 121.5), (26.5, 112), (27, 82)], 79, 6.5, 1.0)
    shirt = garment(panel, torso(MAN, MAN_ARM, low=60), made, 1.8)
    collar(shirt, made, 3.6, 4.6, 3.6)
    shirt_front(shirt, made, 80, 151, material('#f2efe8', 0.3, clear=0.8), material(shade(ink, 1.2), 0.8))
    for sign in (-1, 1):
        for front in (True, False):
            sewn_line(shirt, [(sign * 43.2, 104.4), (sign * 52.6, 111.4)], material(shade(ink, 0.9), 0.8), front, 0.1)
    satin = material(silk, 0.33, sheen=0.3)

    def blade(u, v):
        z = 151.4 - 49 * v
        half = 1.5 + 2.9 * v if v < 0.93 else (1.5 + 2.9 * 0.93) * (1 - v) / 0.07
        return (half * (2 * u - 1), z)

    tie = shirt.patch(blade, satin, 1.15, 14, 60, width=0.3)
    for point in tie.data.vertices:
        point.co.y -= 0.8
    top, _ = shirt.at(0, 150.2, True, 1.6)

    def knot(u, v):
        a, wide = 2 * math.pi * u, (1.3 + 0.95 * v) * min(1, 0.3 + v * 6)
        return (top.x + wide * math.sin(a), top.y - 1.3 + 0.6 * v + 0.95 * math.cos(a), top.z - 3.0 + 5.4 * v)

    surface(knot, satin, 32, 12, True)
    afloat(73)


def kaftan_piece(made, body, low, slit, wide=28.5, step=2.2):
    panel = Panel(
        [(8.4, 157.5), (20, 153), (24, 150), (56, 107.5)],
        [(45.5, 99.5), (29.5, 121.5), (27, 111), (28, 96), (wide, low + 1)],
        low,
        7,
        1.4,
        slit=slit,
    )
    return garment(panel, body, made, step)


def fuller(sections, by):
    return [(z, a + by, b + by) for z, a, b in sections]


@good('senator-kaftan', yaw=-15, pitch=6, focus=(0.5, 0.8))
def senator(look):
    suiting, yarn = weave(look.color, 0.1, 0.8), material(look.other, 0.45, sheen=0.3)
    legs = trousers(suiting, 21, 104, 16, 5, 74, torso(MAN[2:6], None, LEGS, low=78), fullness=1.6, step=2.4)
    for sign in (-1, 1):
        sewn_line(legs, [(sign * 11, 60), (sign * 10.4, 34), (sign * 10.2, 6)], material(shade(look.color, 0.85), 0.8), radius=0.14)
    robe = kaftan_piece(suiting, torso(fuller(MAN, 0.6), MAN_ARM, [(9, 84, 10.8), (9, 50, 8.8), (9, 20, 7.5)], low=80), 58, 86)
    piped(robe.neck(28, 0.15), suiting, 0.3, True)
    band(robe, suiting, 2.6, 1.5)
    for x in (-2.3, 2.3):
        sewn_line(robe, [(x, 150), (x, 112)], yarn, radius=0.16, lift=0.35)
    robe.patch(strip(-2.1, 2.1, 112, 150), suiting, 0.25, 4, 30)
    sewn_line(robe, [(-2.3, 112), (0, 109.6), (2.3, 112)], yarn, radius=0.16, lift=0.35)
    chain = [(0.9 * math.sin(k * 1.2), 148.5 - k * 0.55) for k in range(64)]
    sewn_line(robe, chain, yarn, radius=0.14, lift=0.5)
    robe.patch(strip(8, 19, 129.5, 131.5), suiting, 0.3, 8, 3)
    sewn_line(robe, [(8, 131.5), (19, 131.5)], yarn, radius=0.1, lift=0.5)
    for sign in (-1, 1):
        for front in (True, False):
            sewn_line(robe, [(sign * 43.8, 102.6), (sign * 53.4, 110)], yarn, front, 0.12, 0.25)
    brand(robe, 'Gidan Zainab', '#6d1731')
    afloat(0)


def damask(color):
    """Brocade: a figure of the ground's own colour that shines."""
    light, dark = shade(color, 1.16), shade(color, 0.9)
    flower = ''.join(f'<ellipse cx="0" cy="-32" rx="11" ry="24" transform="rotate({turn})"/>' for turn in range(0, 360, 45))
    tile = ''.join(
        f'<g transform="translate({x} {y})" fill="{light}">{flower}<circle r="9" fill="{dark}"/></g>'
        for x, y in ((100, 100), (300, 100), (0, 300), (200, 300), (400, 300), (100, 500), (300, 500), (0, 700), (200, 700), (400, 700))
    )
    return printed(svg(tile, 400, 800, color), 0.42, (2.5, 1.25), sheen=0.5)


def spiral(x, z, turns, size, side=1, start=0.0):
    return [
        (x + side * size * t * math.cos(2 * math.pi * turns * t + start), z + size * t * math.sin(2 * math.pi * turns * t + start))
        for t in (k / 80 for k in range(81))
    ]


@good('agbada-three-piece', yaw=-14, pitch=7, focus=(0.5, 0.76))
def agbada(look):
    brocade, yarn = damask(look.color), material(look.other if look.color != '#f7f5f0' else '#c99a3a', 0.42, sheen=0.3)
    trousers(brocade, 21, 104, 17, 5, 74, torso(MAN[2:6], None, LEGS, low=78), fullness=1.6, step=2.6)
    arm = [(x, z, r + 1.6) for x, z, r in MAN_ARM]
    kaftan_piece(brocade, torso(MAN, MAN_ARM, [(9, 84, 10.6), (9, 50, 8.6), (9, 20, 7)], low=80), 70, 92, step=2.6)
    panel = Panel([(9.5, 158.6), (22, 155.5), (74, 128)], [(66, 52), (62, 34)], 28, 13, 1.5, pointed=True)
    legs = [(10, 84, 12.5), (10, 50, 11.5), (10, 20, 10)]
    robe = garment(panel, torso(fuller(MAN, 1.9), arm, legs, low=80), brocade, 2.8, 16, 20, hung=20)
    for gap in (0, 1.0):
        sewn_line(robe, [(-9.5 - gap, 158 - gap * 0.3), (0, 145.4 - gap * 1.5), (9.5 + gap, 158 - gap * 0.3)], yarn, radius=0.2)
    for x, z, turns, size, side in (
        (-13, 128, 3.2, 9, 1),
        (8, 131, 2.4, 6, -1),
        (13, 118, 2.2, 5, 1),
        (0, 112, 2.4, 6.5, -1),
        (-16, 112, 2, 4.5, 1),
    ):
        sewn_line(robe, spiral(x, z, turns, size, side), yarn, radius=0.26, lift=0.3)
        sewn_line(
            robe,
            [(x + (size + 1) * math.cos(a), z + (size + 1) * math.sin(a)) for a in (2 * math.pi * k / 40 for k in range(41))],
            yarn,
            radius=0.2,
            lift=0.3,
        )
    sewn_line(robe, [(-25, 144), (-26, 104), (0, 99), (22, 104), (21, 140)], yarn, radius=0.24, lift=0.3)
    sewn_line(robe, [(-23.5, 143), (-24.4, 105.4), (0, 100.6), (20.4, 105.4), (19.5, 139.4)], yarn, radius=0.14, lift=0.3)
    brand(robe, 'Gidan Zainab', '#6d1731')
    cap(brocade, yarn, at=(58, -24, 0), turn=(0, 0, 25))
