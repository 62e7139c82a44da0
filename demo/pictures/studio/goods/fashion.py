"""Fashion: clothes, on a body that is not seen."""

import math

import bpy
from mathutils import Vector

from goods import good
from goods.drape import MAN, WOMAN, Panel, garment, thread, torso
from goods.fabrics import cap, folded_cloth
from materials import bumped, material, metal, printed, shade, weave
from prints import svg, words
from shapes import cylinder, plate, surface

WOMAN_ARM = [(14.5, 139, 4.6), (18, 135, 4.6), (38, 115, 3.8)]
MAN_ARM = [(17, 146, 5.4), (20, 142.5, 5.4), (36, 121, 4.4), (50, 102.5, 3.3)]
LEGS = [(9, 82, 8.6), (9, 48, 6.2), (9, 6, 4.4)]


def afloat(low):
    """A point without a body, so that the good hangs clear of the ground as on a mannequin."""
    mesh = bpy.data.meshes.new('point')
    mesh.from_pydata([(0, 0, low)], [], [])
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('point', mesh))


def wax_print(look, rough=0.72):
    return printed(look.cloth, rough, sheen=0.25)


def brand(piece, name, ink='#2a2420', ground='#f5efe2'):
    """The woven label inside the neck."""
    panel = piece.panel
    at, _ = piece.at(0, panel.top[0][1] - panel.back - 1.2, False, -0.5)
    picture = svg(words(name, 200, 76, min(48, 640 / len(name)), ink), 400, 120, ground)
    plate(5.2, 1.56, printed(picture, 0.8), at=(0, at.y, at.z - 1.5))


def band(piece, made, wide=1.8, rise=0.55, lift=0.1):
    """A ribbed band that goes on inwards from the neckline."""
    line = piece.neck(28, lift)
    middle = sum(line, Vector()) / len(line)

    def place(u, v):
        at = u * (len(line) - 1)
        k = min(int(at), len(line) - 2)
        here = line[k].lerp(line[k + 1], at - k)
        inwards = Vector((middle.x - here.x, middle.y - here.y, 0)).normalized()
        return tuple(here + inwards * (wide * v - 0.3) + Vector((0, 0, rise * wide * math.sin(v * 1.6) + 0.1)))

    return surface(place, made, 120, 8, thickness=0.35)


def piped(points, made, radius=0.25, closed=False):
    return thread(points, radius, made, closed)


def sewn_line(piece, points, made, front=True, radius=0.12, lift=0.2):
    return thread(piece.line(points, front, lift, 1.5), radius, made)


def collar(piece, made, stand=3.0, fall=4.4, point=3.2, opened=0.0, buttoned=True):
    """A turned-down collar round the neckline, its points at the front; `opened` lays its ends apart (camp collar)."""
    line = piece.neck(28, 0.1)
    middle = sum(line, Vector()) / len(line)

    def place(u, v):
        at = u * (len(line) - 1)
        k = min(int(at), len(line) - 2)
        here = line[k].lerp(line[k + 1], at - k)
        out = Vector((here.x - middle.x, here.y - middle.y, 0)).normalized()
        end = abs(2 * u - 1) ** 5
        front = max(0, -out.y) ** 1.5
        high = stand * (1 - opened * front * 0.85)
        if v < 0.4:
            part = v / 0.4
            return tuple(here - out * 0.5 * part + Vector((0, 0, high * part)))
        part = (v - 0.4) / 0.6
        turn = min(1, part / 0.3)
        over = out * (0.9 * math.sin(turn * math.pi / 2) + part * (1.9 - 0.6 * front)) + Vector((0, 0, 0.45 * math.sin(turn * math.pi)))
        down = (fall * (0.7 + 0.55 * front) + point * end) * part
        spread = Vector((math.copysign(1, here.x if abs(here.x) > 0.2 else 0.5 - u), 0, 0)) * (end * part * (1.6 + 3.5 * opened))
        return tuple(here - out * 0.5 + over + spread + Vector((0, -0.9 * front * part, high - down)))

    return surface(place, made, 140, 26, thickness=0.22, tiles=(1.0, 0.25))


def buttons(piece, places, made, size=0.55, front=True):
    for x, z in places:
        at, normal = piece.at(x, z, front, 0.45)
        thing = cylinder(size, 0.22, made, round=0.08, at=tuple(at))
        thing.rotation_euler = normal.to_track_quat('Z', 'Y').to_euler()


def strip(left, right, low, high):
    return lambda u, v: (left + (right - left) * u, low + (high - low) * v)


def pocket(left, right, low, high, drop=1.2):
    return lambda u, v: (left + (right - left) * u, low - drop * (1 - abs(2 * u - 1)) * (1 - v) + (high - low) * v)


@good('adire-maxi-dress', yaw=-18, pitch=8, focus=(0.5, 0.78))
def maxi_dress(look):
    panel = Panel([(9, 147), (15, 145), (26, 136)], [(20, 127), (18.5, 125), (16.2, 107), (22, 90), (47, 9)], 3, 9, 2)
    dress = garment(panel, torso(WOMAN, WOMAN_ARM), wax_print(look, 0.85), 2.4, hung=17)
    piped(dress.neck(28, 0.15), printed(look.cloth, 0.85), 0.35, True)
    brand(dress, 'Àdùnní', '#25388a')
    sewn_line(dress, [(-16.2, 107), (0, 106.2), (16.2, 107)], wax_print(look), radius=0.35)
    afloat(0)


@good('ankara-flare-gown', yaw=-20, pitch=10, focus=(0.5, 0.82))
def flare_gown(look):
    panel = Panel([(12, 146), (16, 144), (27, 135)], [(20, 126), (18.3, 124.5), (14.4, 107), (58, 66)], 46, 10, 3, round=3)
    gown = garment(panel, torso(WOMAN, WOMAN_ARM, low=20), wax_print(look), 2.3, hung=17)
    line = gown.neck(28, 0.1)
    middle = sum(line, Vector()) / len(line)

    def ruffle(u, v):
        at = (u % 1) * (len(line) - 1)
        k = min(int(at), len(line) - 2)
        here = line[k].lerp(line[k + 1], at - k)
        out = Vector((here.x - middle.x, here.y - middle.y, 0)).normalized()
        front = max(0, -out.y)
        wave = math.sin(2 * math.pi * 26 * u) * v
        reach = out * ((6.5 - 4.2 * front) * v + 0.9 * wave)
        return tuple(here + reach + Vector((0, -1.0 * front * v, 0.5 + 1.4 * math.sin(v * 2.6) - (3.0 + 4.0 * front) * v * v + 0.5 * wave)))

    surface(ruffle, wax_print(look), 420, 14, True, thickness=0.16, tiles=(2.6, 0.16))
    edge = material('#c8402c' if look.name == 'Sunshine' else '#0b3d63', 0.6)
    thread([ruffle(k / 420, 1.0) for k in range(420)], 0.2, edge, True, 1)
    for front in (True, False):
        gown.patch(strip(-14.9, 14.9, 104.9, 108.6), edge, 0.35, 24, 4, front)
    brand(gown, 'Nkechi Styles', '#c8402c')
    afloat(14)


@good('ankara-peplum-blouse', yaw=-18, pitch=8)
def peplum_blouse(look):
    panel = Panel([(10, 147), (15, 145), (29, 134)], [(21, 125), (19, 123), (15.6, 108), (32, 92)], 84.5, 8, 2, round=2.5)
    blouse = garment(panel, torso(WOMAN, WOMAN_ARM, low=60), wax_print(look), 1.8)
    edge = material('#0f6048' if look.name == 'Rose' else '#e8762a', 0.7)
    piped(blouse.neck(28, 0.2), edge, 0.38, True)
    for front in (True, False):
        blouse.patch(strip(-15.9, 15.9, 107.2, 109), edge, 0.3, 24, 3, front)
    brand(blouse, 'Nkechi Styles', '#c8402c')
    afloat(78)


@good('kampala-boubou', yaw=-16, pitch=8, focus=(0.5, 0.8))
def boubou(look):
    panel = Panel([(9, 147.5), (18, 144.5), (66, 122)], [(58, 70), (55, 10)], 3, 11, 2, pointed=True, slit=-1)
    robe = garment(panel, torso(WOMAN, WOMAN_ARM), printed(look.cloth, 0.5, sheen=0.5), 2.8, hung=17)
    yarn = material('#f2c14e' if look.name == 'Plum' else '#4d7a1f', 0.55)
    for lift in (0, 0.9, 1.8):
        left = [(-9 - lift, 147.3 - lift * 0.2), (0, 136.2 - lift * 1.6), (9 + lift, 147.3 - lift * 0.2)]
        sewn_line(robe, left, yarn, radius=0.28 if lift == 0 else 0.16)
    sewn_line(robe, [(-9, 147), (0, 145.4), (9, 147)], yarn, False, 0.28)
    # The scarf of the same cloth lies folded beside the hem.
    folded_cloth(printed(look.cloth, 0.5, sheen=0.4), material(look.color or '#7a2f86', 0.7), 30, 22, 4, 5, at=(66, -26, 0), turn=(0, 0, 24))
    brand(robe, 'Àdùnní', '#5b2368')


def trousers(made, waist, high, ankle, low, crotch, body, per=50.0, step=2.0, fullness=1.2, **how):
    """A pair of trousers: half waist and ankle widths as laid flat, the waist at `high`, the ankle at `low`."""
    hip = waist + 2.6 * fullness
    inner = 2.2
    outer = inner + ankle
    panel = Panel([(waist, high), (hip, high - 16), (hip - 0.6, high - 26), (outer + 1, (high + low) / 2 - 14), (outer, low)], [(inner, low), (inner - 0.6, (crotch + low) / 2), (0, crotch)], crotch, 1.2, 0.2, round=8)
    return garment(panel, body, made, step, 9, 10, per, 0.3, **how)


@good('classic-denim-jeans', yaw=-20, pitch=6, focus=(0.5, 0.85))
def jeans(look):
    color = look.color or '#4a6b9a'
    denim = bumped(weave(color, 0.1, 0.95), 0.25, 0.12, 2)
    seam, brass = material('#c98a3c' if look.color is None else '#4a4a4c', 0.7), metal('#b98946', 0.35)
    body = torso([(70, 12, 9), (80, 17.2, 11.6), (90, 17.4, 12), (98, 15.6, 11), (106, 13.4, 9.8), (110, 13.2, 9.6)], None, [(9, 80, 9.2), (8.6, 50, 6.4), (8.2, 6, 4.8)], low=72)
    pair = trousers(denim, 20.4, 106, 14, 8, 77.5, body, fullness=1.7)
    for front in (True, False):
        rim = (lambda u: 0.9 * math.cos(math.pi * (u - 0.5))) if front else (lambda u: 0)
        pair.patch(lambda u, v, rim=rim: (-20.2 + 40.4 * u, 102.2 - rim(u) + 3.9 * v), denim, 0.35, 30, 4, front)
        for z in (102.4, 105.6):
            sewn_line(pair, [(-20 + k * 4, z - 0.9 * math.cos(math.pi * (k / 10 - 0.5)) * front) for k in range(11)], seam, front, 0.07, 0.6)
        for x in (-13, -6, 6, 13):
            pair.patch(strip(x - 0.6, x + 0.6, 101.4, 105.8), denim, 0.8, 3, 5, front, 0.3)
    for sign in (-1, 1):
        curve = [(sign * 9.5, 101.6), (sign * 10.2, 97.4), (sign * 12.5, 94.4), (sign * 16, 93), (sign * 21.3, 92.6)]
        for shift in (0, 0.7):
            sewn_line(pair, [(x, z - shift) for x, z in curve], seam, radius=0.07)
        for at in ((sign * 9.9, 100.6), (sign * 20.6, 93.2)):
            buttons(pair, [at], metal('#a8622f', 0.4), 0.3)
        sewn_line(pair, [(sign * 17.2, 60), (sign * 16.4, 34), (sign * 15.4, 10)], seam, radius=0.06)
        sewn_line(pair, [(sign * x, 9.6) for x in (2.4, 6, 10, 14, 16)], seam, radius=0.07)
        back = [(sign * 5, 96), (sign * 16, 96.6), (sign * 15.6, 84.5), (sign * 10.4, 81.6), (sign * 5.4, 84), (sign * 5, 96)]
        sewn_line(pair, back, seam, False, 0.07)
    fly = [(3.4, 101.6), (3.4, 92), (2.6, 88.4), (0.2, 86.2)]
    for shift in (0, 0.7):
        sewn_line(pair, [(x - shift, z) for x, z in fly], seam, radius=0.07)
    sewn_line(pair, [(0, 101.4), (0, 79)], material(shade(color, 0.7), 0.9), radius=0.12)
    buttons(pair, [(0, 103.2)], brass, 0.85)
    tag = printed(svg(words('BLUE', 200, 110, 90, '#5b3216') + words('YARD', 200, 210, 90, '#5b3216'), 400, 260, '#b9803f'), 0.6)
    pair.patch(strip(9, 15, 101.6, 105.6), tag, 1.0, 5, 4, False)
    afloat(0)


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


def shirt_front(shirt, made, low, high, button, lines=None):
    shirt.patch(strip(-1.7, 1.7, low, high), made, 0.25, 4, 40)
    buttons(shirt, [(0, high - 3 - k * (high - low - 8) / 5.5) for k in range(6)], button)
    if lines:
        for x in (-1.5, 1.5):
            sewn_line(shirt, [(x, low), (x, high)], lines, radius=0.05, lift=0.5)


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
        z = 149.4 - 47 * v
        half = 1.5 + 2.9 * v if v < 0.93 else (1.5 + 2.9 * 0.93) * (1 - v) / 0.07
        return (half * (2 * u - 1), z)

    tie = shirt.patch(blade, satin, 1.15, 14, 60, width=0.3)
    for point in tie.data.vertices:
        point.co.y -= 0.35
    top, _ = shirt.at(0, 150.2, True, 1.6)

    def knot(u, v):
        a, wide = 2 * math.pi * u, 1.35 + 0.95 * v
        return (top.x + wide * math.sin(a), top.y - 0.5 + 0.95 * math.cos(a), top.z - 1.6 + 4.2 * v)

    surface(knot, satin, 32, 12, True)
    afloat(73)


def kaftan_piece(made, body, low, slit, wide=28.5, step=2.2):
    panel = Panel([(8.4, 157.5), (20, 153), (24, 150), (56, 107.5)], [(45.5, 99.5), (29.5, 121.5), (27, 111), (28, 96), (wide, low + 1)], low, 7, 1.4, slit=slit)
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
    tile = ''.join(f'<g transform="translate({x} {y})" fill="{light}">{flower}<circle r="9" fill="{dark}"/></g>' for x, y in ((100, 100), (300, 100), (0, 300), (200, 300), (400, 300), (100, 500), (300, 500), (0, 700), (200, 700), (400, 700)))
    return printed(svg(tile, 400, 800, color), 0.42, (2.5, 1.25), sheen=0.5)


def spiral(x, z, turns, size, side=1, start=0.0):
    return [(x + side * size * t * math.cos(2 * math.pi * turns * t + start), z + size * t * math.sin(2 * math.pi * turns * t + start)) for t in (k / 80 for k in range(81))]


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
    for x, z, turns, size, side in ((-13, 128, 3.2, 9, 1), (8, 131, 2.4, 6, -1), (13, 118, 2.2, 5, 1), (0, 112, 2.4, 6.5, -1), (-16, 112, 2, 4.5, 1)):
        sewn_line(robe, spiral(x, z, turns, size, side), yarn, radius=0.26, lift=0.3)
        sewn_line(robe, [(x + (size + 1) * math.cos(a), z + (size + 1) * math.sin(a)) for a in (2 * math.pi * k / 40 for k in range(41))], yarn, radius=0.2, lift=0.3)
    sewn_line(robe, [(-25, 144), (-26, 104), (0, 99), (22, 104), (21, 140)], yarn, radius=0.24, lift=0.3)
    sewn_line(robe, [(-23.5, 143), (-24.4, 105.4), (0, 100.6), (20.4, 105.4), (19.5, 139.4)], yarn, radius=0.14, lift=0.3)
    brand(robe, 'Gidan Zainab', '#6d1731')
    cap(brocade, yarn, at=(58, -24, 0), turn=(0, 0, 25))
