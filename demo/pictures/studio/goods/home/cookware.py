"""Home & Kitchen: cookware and what stands on the table."""

import math

from goods import good
from materials import glossy, material, metal, mottled, plastic, printed, rubber, steel, weave, wood
from prints import svg, words
from shapes import box, copies, cylinder, ellipse, group, lathe, letters, plate, prism, rounded, sphere, surface, torus, tube


def ear(radius, height, wide, out, thick, made, things):
    """Two loop handles left and right, each held by two rivets a side."""
    for side in (-1, 1):
        path = [(side * (radius - 0.1), y, height) for y in (-wide / 2 - 1.2, -wide / 2)]
        path += [(side * (radius + out), -wide / 2, height + 0.5), (side * (radius + out), wide / 2, height + 0.5)]
        path += [(side * (radius - 0.1), y, height) for y in (wide / 2, wide / 2 + 1.2)]
        things.append(tube(path, thick, made))
        for y in (-wide / 2 - 0.5, wide / 2 + 0.5):
            things.append(box(0.5, 2.2, 1.8, made, 0.2, at=(side * (radius - 0.05), y, height - 0.9)))
            things.append(sphere(0.38, made, at=(side * (radius + 0.2), y, height - 0.38)))


def pot(radius, height):
    """A cast aluminium pot with its cover."""
    shine, spun = metal('#d9dadc', 0.2), metal('#c4c5c8', 0.34)
    wall = [(0, 0), (radius - 0.6, 0), (radius, 1.4), (radius, height - 0.2), (radius + 0.55, height), (radius + 0.4, height + 0.3)]
    things = [lathe(rounded(wall + [(radius - 0.35, height), (radius - 0.4, 1)], 1.1), shine)]
    for part in (0.12, 0.86):
        things.append(
            lathe([(radius + 0.02, height * part), (radius + 0.09, height * part + 0.15), (radius + 0.02, height * part + 0.3)], spun)
        )
    ear(radius, height * 0.74, radius * 0.45, 2.4, 0.5, spun, things)
    cover = [
        (radius + 0.5, 0.1),
        (radius + 0.75, 0.35),
        (radius + 0.4, 0.7),
        (radius - 1.2, 1.0),
        (radius * 0.55, radius * 0.17),
        (0, radius * 0.21),
    ]
    things.append(lathe(rounded(cover, 1.2), shine, at=(0, 0, height + 0.1)))
    top = height + radius * 0.2
    knob = [(1.1, 0), (0.8, 0.5), (0.75, 1.0), (1.7, 1.5), (1.9, 2.1), (1.3, 2.6), (0, 2.7)]
    things.append(lathe(rounded(knob, 0.4), plastic('#26211f', 0.35), at=(0, 0, top - 0.15)))
    return group(things)


@good('pot-set-6', yaw=-14, pitch=26, turned=40)
def pot_set(look):
    sizes = ((15.0, 17.5), (13.6, 15.6), (12.2, 13.8), (10.7, 12.0), (9.3, 10.4), (7.8, 8.8))
    places = ((-29, 15), (4, 19), (34, 14), (-19, -17), (7, -15), (28, -14))
    for number, ((radius, height), (x, y)) in enumerate(zip(sizes, places)):
        group([pot(radius, height)], at=(x, y, 0), turn=(0, 0, -6 + number * 3))


@good('nonstick-frying-pan', yaw=-38, pitch=30, turned=60, focus=(0.35, 0.55))
def frying_pan(look):
    stone = mottled('#2b2b2d', '#a9a7a3', 0.16, 0.42, 0.9, bump=0.05)
    back, grip = mottled('#3a3836', '#6b6864', 0.14, 0.5, 0.9), plastic('#1c1a1a', 0.42)
    lathe(rounded([(0, 0.15), (10, 0.15), (11.4, 0.8), (14, 4.7), (14.3, 4.9), (14.1, 5.1)], 0.8), back)
    lathe(rounded([(14.1, 5.1), (13.8, 4.9), (11.2, 1.2), (10, 0.55), (0, 0.55)], 0.8), stone)
    lathe([(9.6, 0.0), (0, 0.0)], metal('#b9bbbe', 0.35))
    neck = steel()
    tube([(13.3, 0, 3.8), (15.2, 0, 4.6), (17.8, 0, 5.4)], [1.0, 0.85, 0.9], neck)

    def handle(u, v):
        a = 2 * math.pi * v
        wide = 1.35 + 0.55 * math.sin(math.pi * min(1, u * 1.25)) + 0.25 * u - (max(0, u - 0.93) / 0.07) ** 3 * 1.75
        tall = 0.85 + 0.2 * math.sin(math.pi * u) - (max(0, u - 0.93) / 0.07) ** 3 * 0.75
        return (17.2 + 17.5 * u, wide * math.cos(a), 5.35 + 2.3 * math.sin(u * 1.7) + tall * math.sin(a))

    surface(handle, grip, 60, 40)
    prism(
        ellipse(2.6, 1.1, at=(32.3, 0)),
        2.1,
        metal('#8b8d90', 0.35),
        0.3,
        at=(0, 0, 7.6),
        turn=(-90, 0, 0),
        holes=(ellipse(1.9, 0.6, at=(32.3, 0)),),
    )
    for y in (-1.1, 1.1):
        sphere(0.42, steel(), at=(13.0, y, 3.3), squash=0.7)
    letters('ÌKÒKÒ', 1.0, material('#c9b78a', 0.4), at=(24.5, 0, 8.24), turn=(-90, -8, 0), deep=0.02)


@good('paella-wide-pan', yaw=-22, pitch=30, turned=50)
def party_pan(look):
    dark, rim = mottled('#2a2624', '#4a413b', 3.2, 0.34, 0.1, bump=0.12), metal('#5b5552', 0.36)
    for made in (dark, rim):
        made.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 0.75
    outer = rounded([(0, 0), (16.5, 0), (17.3, 0.4), (20, 6.2), (20.3, 6.3), (20.4, 6.0)], 0.8)
    lathe(outer, dark)
    lathe(rounded([(20.4, 6.05), (20.25, 6.4), (19.85, 6.25), (17.1, 0.65), (16.4, 0.28), (0, 0.28)], 0.6), dark)
    for ring in range(5):
        for step in range(6 + ring * 7):
            angle = 2 * math.pi * step / (6 + ring * 7) + ring
            radius = 2.6 + ring * 3.2
            lathe([(0, 0.02), (0.5, 0.03), (0.62, 0.0)], rim, at=(radius * math.cos(angle), radius * math.sin(angle), 0.28), steps=16)
    iron, copper = metal('#77706b', 0.32), metal('#b8a48c', 0.3)
    for side in (-1, 1):
        path = [
            (side * 19.3, -4.6, 4.9),
            (side * 20.4, -4.4, 5.9),
            (side * 24.8, -3.4, 8.0),
            (side * 25.6, 0, 8.4),
            (side * 24.8, 3.4, 8.0),
            (side * 20.4, 4.4, 5.9),
            (side * 19.3, 4.6, 4.9),
        ]
        tube(path, 0.5, iron)
        for y in (-4.7, 4.7):
            sphere(0.55, copper, at=(side * 18.9, y, 4.5), squash=0.8)
            sphere(0.6, copper, at=(side * 19.9, y, 4.4), squash=0.8)


@good('chef-knife', yaw=-34, pitch=48, turned=30, focus=(0.45, 0.5))
def chef_knife(look):
    blade, edge = metal('#d4d7db', 0.16), metal('#f0f2f4', 0.1)
    # The belly of the blade from heel to point, then the spine back.
    belly = [(0, 0)] + [(20 * t, 0.06 + 2.9 * t**3.2) for t in (step / 24 for step in range(1, 25))]
    spine = [(20 - 20 * t, 2.96 + 1.75 * math.sin(math.pi / 2 * t) ** 0.8) for t in (step / 16 for step in range(1, 17))]
    things = [prism(belly + spine, 0.28, blade, 0.1)]
    things.append(
        prism([(x + 0.0, z - 0.01) for x, z in belly] + [(x, z + 0.55 * (1 - (x / 20) ** 6)) for x, z in reversed(belly)], 0.3, edge, 0.1)
    )
    things.append(prism([(-0.9, 0.2), (0.1, 0), (0.1, 4.72), (-0.9, 4.3)], 0.95, metal('#bcbfc4', 0.25), 0.25))
    grip = [
        (-0.8, 4.35),
        (-5, 4.2),
        (-10, 4.45),
        (-12.2, 4.3),
        (-13.0, 3.3),
        (-12.9, 1.9),
        (-11.9, 1.3),
        (-10, 1.75),
        (-7, 2.0),
        (-4, 1.75),
        (-0.8, 1.5),
    ]
    smooth = rounded(grip + [grip[0]], 1.1)
    things.append(prism(smooth, 0.36, metal('#c9ccd1', 0.2), 0.05))
    for y in (-0.72, 0.72):
        things.append(prism([(x * 0.995 - 0.02, z) for x, z in smooth], 1.1, wood('#5a2f1c', 0.4, 'x', 0.7), 0.4, at=(0, y, 0)))
    for x in (-2.8, -6.6, -10.6):
        things.append(cylinder(0.42, 2.7, metal('#d8c48e', 0.25), 0.1, at=(x, 1.35, 3.1), turn=(90, 0, 0)))
    things.append(letters('ỌBẸ', 1.0, material('#5c6066', 0.5), at=(3.2, -0.145, 3.2), deep=0.004))
    things.append(letters('STAINLESS · 20 CM', 0.38, material('#5c6066', 0.5), at=(3.6, -0.145, 2.25), deep=0.004, bold=False))
    group(things, at=(-3, -6, 1.28), turn=(-90, 0, 0))
    sleeve = plastic('#1d2b26', 0.45)
    outline = rounded([(-0.3, -0.35), (6, -0.2), (14, 0.9), (21, 3.0), (21.2, 3.5), (14, 4.9), (-0.3, 5.1), (-0.3, -0.35)], 0.5)
    cover = [prism(outline, 0.75, sleeve, 0.25), letters('ÌKÒKÒ · ỌBẸ', 0.85, material('#cfd8d2', 0.6), at=(6.6, -0.39, 2.3), deep=0.006)]
    group(cover, at=(-6, 3.6, 0.38), turn=(-90, 0, 8))


def strip(widths, heights, length, made, thick=0.24, bowl=0.0):
    """A flat tool along y whose half widths and heights are given at even steps: handles and bowls of cutlery."""

    def at(values, t):
        place = t * (len(values) - 1)
        low = min(int(place), len(values) - 2)
        part = place - low
        part = part * part * (3 - 2 * part)
        return values[low] * (1 - part) + values[low + 1] * part

    def place(u, v):
        x = 2 * u - 1
        deep = bowl * max(0, min(1, (v - 0.66) / 0.34)) if bowl else 0
        sink = 4 * deep * (1 - x * x) * max(0, (v - 0.66) / 0.34) * max(0, 1 - (v - 0.66) / 0.34) if bowl else 0
        return (x * at(widths, v), v * length, at(heights, v) - sink + 0.06 * (1 - x * x))

    return surface(place, made, 16, 72, thickness=thick)


def piece(kind):
    made = metal('#dfe1e4', 0.09)
    if kind == 'spoon' or kind == 'teaspoon':
        size = 1 if kind == 'spoon' else 0.68
        body = strip(
            [0.75, 1.05, 0.95, 0.6, 0.42, 0.38, 0.45, 1.5, 2.1, 1.95, 0.1],
            [0.3, 0.35, 0.7, 1.0, 1.2, 1.1, 0.9, 1.0, 1.0, 1.0, 1.0],
            20,
            made,
            bowl=0.95,
        )
        return group([body], scale=size)
    if kind == 'fork':
        body = [strip([0.75, 1.05, 0.95, 0.6, 0.42, 0.38, 0.5, 1.25, 1.28], [0.3, 0.35, 0.7, 1.0, 1.2, 1.1, 0.8, 0.5, 0.55], 15.4, made)]
        for x in (-1.08, -0.36, 0.36, 1.08):
            body.append(tube([(x, 14.8, 0.6), (x, 17, 0.75), (x * 0.97, 19, 1.15), (x * 0.95, 20.2, 1.5)], [0.2, 0.2, 0.17, 0.09], made))
        return group(body)
    handle = strip([0.7, 0.95, 0.9, 0.75, 0.6, 0.55], [0.4, 0.45, 0.5, 0.55, 0.55, 0.55], 11, made, 0.6)
    cut = [(-0.55, 10.6), (0.6, 10.6), (1.0, 12.5), (1.05, 17), (0.85, 20), (0.2, 21.8), (-0.35, 21.5), (-0.6, 18)]
    return group([handle, prism(rounded(cut + [cut[0]], 0.7), 0.2, made, 0.08, at=(0, 0, 0.55), turn=(-90, 0, 0))])


@good('cutlery-set-24', yaw=-14, pitch=52, turned=30, focus=(0.4, 0.55))
def cutlery(look):
    chest, side_chest, cloth = wood('#5c3420', 0.36, 'x', 1.4), wood('#5c3420', 0.36, 'y', 1.4), material('#1f3a34', 0.9, sheen=0.8)
    wide, deep = 44, 49
    box(wide, deep, 1, chest, 0.3)
    for y in (-deep / 2 + 0.6, deep / 2 - 0.6):
        box(wide, 1.2, 4.6, chest, 0.35, at=(0, y, 0))
    for x in (-wide / 2 + 0.6, wide / 2 - 0.6):
        box(1.2, deep, 4.6, side_chest, 0.35, at=(x, 0, 0))
    box(wide - 2, deep - 2, 1.2, cloth, 0.4, at=(0, 0, 1))
    for y in (-16.5, 6.5):
        box(wide - 2.4, 2.4, 0.9, cloth, 0.42, at=(0, y, 2.0))
    rows = (
        ('knife', -18.2, 0.8, 2.6, 2.2),
        ('fork', 1.2, 1.4, 3.0, 2.2),
        ('spoon', -17.4, -22.2, 3.3, 2.5),
        ('teaspoon', 5.6, -21.2, 2.55, 2.4),
    )
    for kind, x, y, step, lift in rows:
        for number in range(6):
            group([piece(kind)], at=(x + number * step, y, lift + 0.55), turn=(0, -10 if kind != 'knife' else 0, 0))
    sign = svg(
        words('Ọ̀BẸ', 300, 130, 110, '#d9b46a', spacing=10) + words('STAINLESS 24', 300, 190, 40, '#d9b46a', 400, spacing=6),
        600,
        220,
        '#3a2114',
    )
    plate(7, 2.55, printed(sign, 0.35), at=(0, -deep / 2 - 0.02, 1.0), round=0.25)


def dish(radius, height, foot, made, rim):
    profile = [
        (0, 0.35),
        (foot - 0.5, 0.35),
        (foot - 0.3, 0),
        (foot, 0),
        (foot + 0.3, 0.5),
        (radius * 0.8, height * 0.55),
        (radius, height),
        (radius, height + 0.2),
    ]
    inner = [(radius - 0.3, height + 0.18), (radius * 0.78, height * 0.62 + 0.15), (foot + 0.2, 0.85), (0, 0.8)]
    body = lathe(rounded(profile + inner, 0.5), made, steps=80)
    # The band of the decor lies on the slope of the rim.
    slope = (height * 0.38 + 0.03) / (radius * 0.22 - 0.3)
    near, far = radius * 0.83, radius - 0.5
    band = lathe([(x, height + 0.2 - slope * (radius - 0.3 - x)) for x in (near, far)], rim, steps=80)
    return [body, band]


def bowl(made, rim):
    outer = [(0, 0.4), (3.4, 0.4), (3.6, 0), (4, 0), (4.2, 0.6), (6.6, 2.6), (7.6, 6.2), (7.6, 6.4)]
    body = lathe(rounded(outer + [(7.3, 6.35), (6.3, 2.8), (4, 1), (0, 0.9)], 0.9), made, steps=80)
    return [body, lathe([(7.38, 4.7), (7.64, 5.7)], rim, steps=80)]


@good('dinner-plates-18', yaw=-16, pitch=36, turned=40)
def dinner_set(look):
    opal = material('#f7f5ef', 0.2, clear=0.5)
    leaf = '<rect y="2" width="1600" height="7" fill="#4f7a55"/><rect y="92" width="1600" height="4" fill="#4f7a55"/>' + ''.join(
        f'<g transform="translate({x} 56)"><path d="M-46 14 Q0 -26 46 14" fill="none" stroke="#4f7a55" stroke-width="7"/>'
        '<ellipse cx="-20" cy="-10" rx="16" ry="9" fill="#6c9a68" transform="rotate(-25 -20 -10)"/>'
        '<ellipse cx="22" cy="-8" rx="16" ry="9" fill="#6c9a68" transform="rotate(25 22 -8)"/><circle cy="-16" r="12" fill="#cf6a45"/></g>'
        for x in range(50, 1600, 100)
    )
    rim = printed(svg(leaf, 1600, 100, '#fbfaf6'), 0.15, (2, 1), clear=0.8)
    stacks = (
        (dish(13.2, 2.2, 8, opal, rim), 1.15, (-14.5, 3)),
        (dish(9.6, 1.9, 5.8, opal, rim), 1.05, (9.5, 8)),
        (bowl(opal, rim), 2.2, (8, -11)),
    )
    for things, step, (x, y) in stacks:
        copies([things], [((x + 0.08 * math.sin(n * 5), y + 0.08 * math.cos(n * 3), n * step), (0, 0, n * 17)) for n in range(6)])


@good('red-enamel-teapot', yaw=18, pitch=14, turned=50)
def teapot(look):
    color = '#2459a8' if look.name == 'Blue' else '#c4212c'
    enamel, rim = glossy(color), glossy('#191a24')
    body = [(0, 0), (7.2, 0), (7.6, 0.5), (8.1, 3.5), (7.7, 7.5), (6.2, 11.2), (5.0, 12.6), (5.2, 13.1)]
    daisy = ''.join(
        f'<ellipse cx="300" cy="215" rx="26" ry="58" fill="#fdf8ec" transform="rotate({a} 300 300)"/>' for a in range(0, 360, 45)
    )
    spots = ((690, 245, 0.3), (560, 285, 0.2), (835, 280, 0.22), (745, 165, 0.14), (610, 190, 0.14))
    flowers = ''.join(
        f'<g transform="translate({x} {y - 60}) scale({s})">{daisy}<circle cx="300" cy="300" r="40" fill="#f0b52c"/></g>'
        for x, y, s in spots
    )
    lathe(rounded(body, 1.4), printed(svg(flowers, 1600, 420, color), 0.35, clear=1.0))
    lathe([(7.3, 0.0), (7.66, 0.2), (7.62, 0.5)], rim)
    torus(5.1, 0.17, rim, at=(0, 0, 12.95))
    lathe(rounded([(5.0, 0), (4.8, 0.5), (3.2, 1.5), (0.9, 2.1), (0, 2.15)], 0.6), enamel, at=(0, 0, 13.1))
    lathe(rounded([(0.55, 0), (0.5, 0.6), (1.25, 1.2), (1.2, 1.9), (0, 2.1)], 0.35), rim, at=(0, 0, 15.1))
    tube([(6.2, 0, 3.2), (9.6, 0, 4.4), (11.6, 0, 7.6), (12.6, 0, 10.8), (14.6, 0, 12.4)], [2.3, 1.9, 1.35, 1.05, 0.95], enamel)
    torus(0.92, 0.14, rim, at=(14.55, 0, 12.36), turn=(0, 52, 0))
    tube(
        [(-6.2, 0, 11.0), (-9.5, 0, 12.6), (-13.2, 0, 11.2), (-13.0, 0, 6.4), (-10.4, 0, 3.6), (-7.8, 0, 3.4)],
        [0.7, 0.62, 0.62, 0.62, 0.62, 0.7],
        enamel,
    )
    for side in (-1, 1):
        cylinder(0.35, 0.5, rim, 0.1, at=(side * 1.0 - 5.9, 0, 11.0), turn=(0, -60, 0))


@good('vacuum-food-flask', yaw=-8, pitch=14, turned=40)
def food_flask(look):
    brushed, inner, dark = metal('#c8cbd0', 0.3), metal('#dcdee1', 0.16), plastic('#2d4a45', 0.45)
    jacket = [(0, 0), (7.4, 0), (7.8, 0.6), (7.8, 22.6), (7.5, 23.6), (7.2, 23.6)]
    lathe(rounded(jacket, 0.5), brushed, at=(-9, 4, 0))
    lathe([(7.2, 23.6), (7.0, 23.2), (6.9, 2), (0, 1.8)], inner, at=(-9, 4, 0))
    for z, tall in ((0, 2.4), (20.4, 2.2)):
        lathe(rounded([(7.82, z), (8.0, z + 0.1), (8.0, z + tall - 0.1), (7.82, z + tall)], 0.1), dark, at=(-9, 4, 0))
    sign = svg(
        words('ÌKÒKÒ', 800, 130, 74, '#2d4a45', spacing=8) + words('VACUUM · 3 TIERS · 2 L', 800, 186, 27, '#2d4a45', 700, spacing=1),
        1600,
        240,
        '#c8cbd0',
    )
    made = printed(sign, 0.3)
    made.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 1
    lathe([(7.82, 9.5), (7.82, 16.9)], made, at=(-9, 4, 0))
    for side in (-1, 1):
        box(1.0, 3.2, 5.2, dark, 0.4, at=(-9 + side * 8.1, 4, 17.2))
        box(0.6, 2.4, 3.6, brushed, 0.25, at=(-9 + side * 8.6, 4, 18.8))
    strap = weave('#3a3f45', 0.12)

    def band(u, v):
        a = math.pi * u
        return (-9 - 9.0 * math.cos(a), 4 + (v - 0.5) * 2.6, 18 + 13.5 * math.sin(a) ** 0.8)

    surface(band, strap, 60, 8, thickness=0.5)
    lid = [lathe(rounded([(0, 0), (7.7, 0), (8.0, 0.4), (8.0, 3.2), (7.2, 4.2), (0, 4.4)], 0.6), dark)]
    lid += [
        lathe(rounded([(2.5, 4.2), (2.2, 5.2), (0, 5.2)], 0.3), metal('#b9bcc1', 0.28)),
        torus(7.3, 0.25, rubber('#8b9490'), at=(0, 0, -0.2)),
    ]
    group(lid, at=(-0.5, -13.5, 0.3))
    for number in range(3):
        z = number * 6.4
        tier = rounded([(0, 0), (5.9, 0), (6.4, 0.8), (6.5, 5.4), (6.8, 5.5), (6.8, 5.8)], 0.4)
        lathe(tier, inner, at=(9.5, 1, z))
        lathe(rounded([(6.8, 5.4), (6.9, 6.2), (6.4, 6.5), (0, 6.6)], 0.3), plastic('#e9ece9', 0.4), at=(9.5, 1, z))
    tube([(8.4, 1, 19.3), (8.4, 1, 20.6), (10.6, 1, 20.6), (10.6, 1, 19.3)], 0.35, dark)
