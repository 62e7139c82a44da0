"""Fashion: clothes for women."""

import math

from mathutils import Vector

from goods import good
from goods.fashion.drape import Panel, garment, thread
from goods.fashion.fabrics import folded_cloth
from goods.fashion.falling import WOMAN, torso
from goods.fashion.tailoring import WOMAN_ARM, afloat, brand, buttons, piped, sewn_line, strip, trousers, wax_print
from materials import bumped, material, metal, printed, shade, weave
from prints import svg, words
from shapes import surface


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
    afloat(36)


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
    folded_cloth(
        printed(look.cloth, 0.5, sheen=0.4), material(look.color or '#7a2f86', 0.7), 30, 22, 4, 5, at=(66, -26, 0), turn=(0, 0, 24)
    )
    brand(robe, 'Àdùnní', '#5b2368')


@good('classic-denim-jeans', yaw=-20, pitch=6, focus=(0.5, 0.85))
def jeans(look):
    color = look.color or '#4a6b9a'
    denim = bumped(weave(color, 0.1, 0.95), 0.25, 0.12, 2)
    seam, brass = material('#c98a3c' if look.color is None else '#4a4a4c', 0.7), metal('#b98946', 0.35)
    body = torso(
        [(70, 12, 9), (80, 17.2, 11.6), (90, 17.4, 12), (98, 15.6, 11), (106, 13.4, 9.8), (110, 13.2, 9.6)],
        None,
        [(9, 80, 9.2), (8.6, 50, 6.4), (8.2, 6, 4.8)],
        low=72,
    )
    pair = trousers(denim, 20.4, 106, 14, 8, 77.5, body, fullness=1.7)
    for front in (True, False):
        rim = (lambda u: 0.9 * math.cos(math.pi * (u - 0.5))) if front else (lambda u: 0)
        pair.patch(lambda u, v, rim=rim: (-20.2 + 40.4 * u, 102.2 - rim(u) + 3.9 * v), denim, 0.35, 30, 4, front)
        for z in (102.4, 105.6):
            sewn_line(
                pair, [(-20 + k * 4, z - 0.9 * math.cos(math.pi * (k / 10 - 0.5)) * front) for k in range(11)], seam, front, 0.07, 0.6
            )
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
