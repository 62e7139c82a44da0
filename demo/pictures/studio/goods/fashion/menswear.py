"""Fashion: clothes for men."""

import math

import bpy

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
    buttons,
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
from shapes import ellipse, group, surface


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
    ink, silk = ('#3c6cc2', '#1c3878') if 'Blue' in (look.name or '') else ('#767c87', '#363a43')
    stripes = ''.join(f'<rect x="{k * 32}" width="13" height="960" fill="{ink}"/>' for k in range(30))
    made = printed(svg(stripes, 960, 960, '#fbfaf7'), 0.75, sheen=0.1)
    arm = [(15.5, 143.2, 5.0), (20.5, 139.5, 4.4), (34, 119.8, 3.6), (49.2, 94.7, 2.4)]
    panel = Panel([(7.6, 157.5), (20, 152.5), (24, 149.5), (54, 97.5)], [(44.5, 92), (28, 113.5), (26, 107), (27, 82)], 79, 6.5, 1.0)
    shirt = garment(panel, torso(MAN, arm, low=60), made, 1.8)
    collar(shirt, made, 3.6, 4.6, 3.6)
    pearl = material('#f2efe8', 0.3, clear=0.8)
    shirt_front(shirt, made, 80, 151, pearl, material(shade(ink, 1.2), 0.8))
    for sign in (-1, 1):
        for front in (True, False):
            # The cuff lies over the sleeve's end, its seam seven centimetres up the arm.
            shirt.patch(lambda u, v, s=sign: (s * (44.6 + 9.3 * u - 3.2 * v), 92.2 + 5.2 * u + 5.5 * v), made, 0.35, 10, 8, front)
            sewn_line(shirt, [(sign * 41.4, 97.8), (sign * 50.7, 103)], material(shade(ink, 0.9), 0.8), front, 0.09, 0.6)
        buttons(shirt, [(sign * 51.4, 98.4)], pearl, 0.5)
    satin = material(silk, 0.33, sheen=0.3)

    def blade(u, v):
        z = 151.4 - 56 * v
        half = 1.6 + 3.2 * v if v < 0.93 else (1.6 + 3.2 * 0.93) * (1 - v) / 0.07
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


def outer_robe(brocade, yarn):
    """The wide robe: from the neck a board of embroidery hangs down the chest, spirals in rings between its borders."""
    arm = [(x, z, r + 1.6) for x, z, r in MAN_ARM]
    panel = Panel([(9.5, 158.6), (22, 155.5), (74, 128)], [(66, 52), (62, 34)], 28, 13, 1.5, pointed=True)
    legs = [(10, 84, 12.5), (10, 50, 11.5), (10, 20, 10)]
    robe = garment(panel, torso(fuller(MAN, 1.9), arm, legs, low=80), brocade, 2.8, 16, 20, hung=20)
    for gap in (0, 1.1, 2.2):
        sewn_line(robe, [(-9.5 - gap, 158 - gap * 0.3), (0, 145.4 - gap * 1.5), (9.5 + gap, 158 - gap * 0.3)], yarn, radius=0.3)
    for x, z, turns, size, side in (
        (-13, 128, 4.6, 9, 1),
        (8, 131, 3.2, 6, -1),
        (14, 117, 2.8, 5, 1),
        (1, 113, 3.2, 6.5, -1),
        (-15, 111, 2.6, 4.5, 1),
        (17.5, 130, 1.8, 2.6, 1),
        (-1.5, 123, 1.6, 2.2, 1),
    ):
        sewn_line(robe, spiral(x, z, turns, size, side), yarn, radius=0.36, lift=0.3)
        for gap in (0.9, 1.7):
            ring = ellipse(2 * (size + gap), 2 * (size + gap), 40, (x, z))
            sewn_line(robe, [*ring, ring[0]], yarn, radius=0.3, lift=0.3)
    for gap in (0, 1.2, 2.4):
        board = [(-26 + gap, 144), (-27 + gap, 103 + gap), (0, 98 + gap), (23 - gap, 103 + gap), (22 - gap, 140)]
        sewn_line(robe, board, yarn, radius=0.34 if gap != 1.2 else 0.2, lift=0.3)
    brand(robe, 'Gidan Zainab', '#6d1731')


def inner_suit(brocade, yarn):
    """The bùbá over its ṣòkòtò, both edged with the yarn of the robe."""
    legs = trousers(brocade, 21, 104, 17, 5, 74, torso(MAN[2:6], None, LEGS, low=78), fullness=1.6, step=2.6)
    suit = kaftan_piece(brocade, torso(fuller(MAN, 0.6), MAN_ARM, [(9, 84, 10.6), (9, 50, 8.6), (9, 20, 7)], low=80), 70, 92, step=2.6)
    piped(suit.neck(28, 0.15), yarn, 0.35, True)
    for x in (-2.4, 2.4):
        sewn_line(suit, [(x, 150), (x, 120), (0, 117)], yarn, radius=0.24, lift=0.3)
    for sign in (-1, 1):
        for number in range(4):
            z = 146 - number * 6.6
            sewn_line(suit, spiral(sign * 5.6, z, 2, 2.2, sign), yarn, radius=0.24, lift=0.3)
        for front in (True, False):
            for gap in (0, 1.3):
                sewn_line(suit, [(sign * (44 - gap), 102.4 + gap), (sign * (53.4 - gap), 110 + gap)], yarn, front, 0.2, 0.3)
                sewn_line(legs, [(sign * 3, 8 + gap), (sign * 10, 7.4 + gap), (sign * 18, 8 + gap)], yarn, front, 0.2, 0.3)
    brand(suit, 'Gidan Zainab', '#6d1731')


@good('agbada-three-piece', yaw=-10, pitch=7, turned=40, focus=(0.3, 0.76))
def agbada(look):
    brocade, yarn = damask(look.color), material(look.other if look.color != '#f7f5f0' else '#c99a3a', 0.42, sheen=0.3)
    before = set(bpy.context.scene.objects)
    outer_robe(brocade, yarn)
    group([thing for thing in bpy.context.scene.objects if thing not in before], at=(-50, 0, 0))
    before = set(bpy.context.scene.objects)
    inner_suit(brocade, yarn)
    group([thing for thing in bpy.context.scene.objects if thing not in before], at=(73, 0, 0))
    cap(brocade, yarn, at=(16, -34, 0), turn=(0, 0, 25))
