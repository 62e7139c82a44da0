"""Sports & Outdoors: the tent, the compass and the torch."""

import math

import bmesh

from goods import good
from materials import bumped, clear_plastic, film, lamp, material, metal, printed, rubber, steel, weave
from prints import svg, words
from shapes import box, copies, cylinder, group, laid, lathe, letters, plate, prism, rounded, surface, torus, tube, wires


@good('two-person-tent', yaw=-30, pitch=11)
def dome_tent(_look):
    half, high = 100.0, 125.0
    fly = bumped(weave('#2f7d5b', 0.5), 0.06, 14)
    trim = material('#f0a92a', 0.7)
    inner = weave('#e9e2d2', 0.5)

    def square(a, power):
        c, s = math.cos(a), math.sin(a)
        return math.copysign(abs(c) ** power, c), math.copysign(abs(s) ** power, s)

    def roof(u, v, low=10.0, grow=0.0):
        """A dome on a square: its ribs run over the corners, the cloth between them is drawn tight."""
        a, b = 2 * math.pi * u, math.pi / 2 * v
        c, s = square(a, 0.55)
        r = math.cos(b) ** 0.9
        corner = abs(math.sin(2 * a))
        pull = 1 - 0.09 * (1 - corner) * math.sin(2 * b)
        return (c * r * (half + grow) * pull, s * r * (half + grow) * pull, low + (high - low) * math.sin(b) ** 1.05)

    # The front, u about 0.75, is left open as an arch and filled with net.
    steps, rows = 160, 60

    def front_z(x):
        return 88 * math.sqrt(max(0.0, 1 - (abs(x) / 46) ** 2.4))

    thing = surface(roof, fly, steps, rows, True, thickness=0)
    mesh = bmesh.new()
    mesh.from_mesh(thing.data)
    gone = [f for f in mesh.faces if (m := f.calc_center_median()).y < -30 and m.z < front_z(m.x)]
    bmesh.ops.delete(mesh, geom=gone, context='FACES')
    mesh.to_mesh(thing.data)
    mesh.free()

    def on_front(x, z):
        """The depth of the roof over a place of the front."""
        best = None
        for n in range(60):
            v = n / 59
            math.cos(math.pi / 2 * v) ** 0.9
            zz = 10 + (high - 10) * math.sin(math.pi / 2 * v) ** 1.05
            if best is None or abs(zz - z) < best[0]:
                best = (abs(zz - z), v)
        v = best[1]
        best = None
        for n in range(120):
            u = 0.5 + 0.5 * n / 119
            p = roof(u, v)
            if best is None or abs(p[0] - x) < best[0]:
                best = (abs(p[0] - x), p[1])
        return best[1]

    arch = [46 * math.cos(math.pi * n / 40) for n in range(41)]
    rim = [(x, on_front(x, max(10, front_z(x))) - 0.6, max(3, front_z(x))) for x in arch]
    tube(rim, 1.1, trim, smooth=False)
    inside = surface(lambda u, v: tuple(p * k for p, k in zip(roof(u, v, 3.0, -6), (1, 1, 0.97))), inner, 96, 40, True)
    mesh = bmesh.new()
    mesh.from_mesh(inside.data)
    gone = [f for f in mesh.faces if (m := f.calc_center_median()).y < -30 and 12 < m.z < front_z(m.x) - 4]
    bmesh.ops.delete(mesh, geom=gone, context='FACES')
    mesh.to_mesh(inside.data)
    mesh.free()
    net = material('#3b4a44', 0.8)
    strands = []
    for n in range(1, 46):
        x = -46 + 2 * n
        top = front_z(x)
        strands.append(
            [(x, on_front(x, z) + 4, z) for z in (12 + (top - 12) * k / 8 for k in range(9))]
            if top > 14
            else [(x, -90, 12), (x, -90, 12.1)]
        )
    for n in range(1, 40):
        z = 12 + 2 * n
        reach = 46 * max(0.0, 1 - (z / 88) ** 2) ** (1 / 2.4) if z < 88 else 0
        if reach > 2:
            strands.append([(x, on_front(x, z) + 4, z) for x in (-reach + 2 * reach * k / 8 for k in range(9))])
    wires(strands, 0.16, net)
    tube([(0, on_front(0, z) + 3.4, z) for z in (12, 30, 50, 70, 86)], 0.8, trim)
    base = [
        (x * 0.985, y * 0.985)
        for x, y in ((half * square(2 * math.pi * n / 80, 0.55)[0], half * square(2 * math.pi * n / 80, 0.55)[1]) for n in range(80))
    ]
    prism(base, 11, weave('#3c4450', 0.5), round=1.5, at=(0, 0, 5.6), turn=(-90, 0, 0))
    black = material('#202226', 0.35)
    for a in (math.pi / 4, 3 * math.pi / 4):
        path = []
        for n in range(33):
            t = -1 + 2 * n / 32
            b = math.acos(min(1, abs(t)))
            c, s = square(a if t < 0 else a + math.pi, 0.55)
            r = math.cos(b) ** 0.9 * (half + 1.8)
            path.append((c * r, s * r, 4 + (high + 1.5 - 4) * math.sin(b) ** 1.05))
        tube(path, 1.0, black)
    for u in (0.125, 0.375, 0.625, 0.875):
        for v in (0.25, 0.5, 0.72):
            x, y, z = roof(u, v)
            box(3, 3, 4, trim, round=0.8, at=(x * 1.015, y * 1.015, z - 2))
    for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        cord = [(x * 82, y * 82, 45), (x * 118, y * 118, 0.8)]
        tube(cord, 0.45, material('#f4f1e8', 0.7))
        tube([(x * 117, y * 117, 3.5), (x * 119, y * 119, 0)], 0.7, steel())
    mark = material('#f5f0e2', 0.6)
    letters('ÌRÌNÀJÒ', 11, mark, at=(0, on_front(0, 101) - 1.2, 101), turn=(-50, 0, 0), deep=0.1)


def rose():
    """The card: degrees, eight winds and a star of two golds."""
    ink = '#2a2016'
    marks = ''.join(
        f'<line x1="400" y1="36" x2="400" y2="{96 if n % 9 == 0 else 70}" stroke="{ink}" '
        f'stroke-width="{9 if n % 9 == 0 else 4}" transform="rotate({n * 5} 400 400)"/>'
        for n in range(72)
    )
    names = ''.join(
        words(name, 400 + far * math.sin(math.radians(a)), 400 + size * 0.36 - far * math.cos(math.radians(a)), size, color, 800)
        for a, name, size, far, color in (
            *((n * 90, name, 128, 244, '#b3201a' if name == 'N' else ink) for n, name in enumerate('NESW')),
            *((45 + n * 90, name, 56, 262, ink) for n, name in enumerate(('NE', 'SE', 'SW', 'NW'))),
        )
    )
    star = ''.join(
        f'<path d="M400 400 l{way * 24} -24 L400 {232 if n % 2 == 0 else 290} Z" fill="{fill}" transform="rotate({n * 45} 400 400)"/>'
        for n in range(8)
        for way, fill in ((1, '#d9bd84'), (-1, '#ecdcb4'))
    )
    ring = (
        f'<circle cx="400" cy="400" r="384" fill="none" stroke="{ink}" stroke-width="8"/>'
        f'<circle cx="400" cy="400" r="330" fill="none" stroke="{ink}" stroke-width="3"/>'
    )
    return svg(star + ring + marks + names + words('ÌRÌNÀJÒ', 400, 512, 40, '#6b5122', 700), 800, 800, '#fbf5e4')


@good('trail-compass', yaw=-18, pitch=44)
def field_compass(_look):
    gold, dark = metal('#d3a24a', 0.24), metal('#a2762f', 0.32)
    lathe(rounded([(0, 0), (3.5, 0), (3.75, 0.3), (3.75, 1.5), (3.5, 1.8), (3.15, 1.8), (3.1, 1.25), (0, 1.2)], 0.12), gold)
    ridges = [((3.76 * math.sin(a), 3.76 * math.cos(a), 0.42), (0, 0, -math.degrees(a))) for a in (math.pi * n / 45 for n in range(90))]
    copies([box(0.09, 0.12, 1.0, gold, round=0.03)], ridges)
    plate(6.2, 6.2, printed(rose(), 0.5), at=(0, -3.1, 1.26), turn=(-90, 0, 0), round=3.05)
    # A needle of two halves, each folded along its middle.
    for way, color in ((1, '#c8221b'), (-1, '#1f3550')):
        half = [(-0.36 * way, 0), (0, 2.35 * way), (0.36 * way, 0)]
        prism(half, 0.09, material(color, 0.3, clear=0.6), round=0.02, at=(0, 0, 1.52), turn=(-90, 0, 24))
    cylinder(0.3, 0.3, gold, at=(0, 0, 1.4), round=0.1)
    lathe([(0, 1.72), (3.1, 1.72)], clear_plastic('#ffffff', 0.04, 0.0))
    lathe(rounded([(3.0, 1.6), (3.2, 1.6), (3.34, 1.95), (3.08, 2.02), (2.98, 1.6)], 0.08), dark)
    ring = [
        (2.15, 0.1),
        (3.5, 0),
        (3.75, 0.2),
        (3.75, 0.75),
        (3.5, 0.75),
        (3.42, 0.4),
        (2.3, 0.38),
        (2.15, 0.55),
        (2.0, 0.45),
        (2.0, 0.15),
        (2.15, 0.1),
    ]
    lid = [lathe(rounded(ring, 0.06), gold, (0, 0.4, 3.75), (90, 0, 0))]
    lid.append(lathe([(0, 0.3), (2.1, 0.3)], clear_plastic('#ffffff', 0.04, 0.03), (0, 0.4, 3.75), (90, 0, 0)))
    lid.append(tube([(0, 0.1, 1.6), (0, 0.1, 5.9)], 0.06, material('#1d1a16', 0.5)))
    lid.append(letters('ÌRÌNÀJÒ', 0.62, bumped(material('#5b4016', 0.6), 0.1, 0.1), at=(0, 0.0, 6.62), deep=0.03))
    lid.append(letters('LAGOS · 2026', 0.36, material('#5b4016', 0.6), at=(0, 0.0, 0.9), deep=0.03))
    group(lid, at=(0, 3.95, 1.3), turn=(-24, 0, 0))
    tube([(-1.2, 4.0, 1.35), (1.2, 4.0, 1.35)], 0.32, gold)
    for x in (-0.75, 0, 0.75):
        torus(0.33, 0.06, dark, (x, 4.0, 1.35), (0, 90, 0))
    box(1.6, 0.5, 1.0, gold, round=0.15, at=(0, -3.85, 0.5))
    tube([(-0.9, -3.9, 0.9), (-1.2, -4.9, 0.7), (0, -5.7, 0.5), (1.2, -4.9, 0.7), (0.9, -3.9, 0.9)], 0.2, gold)


@good('led-torch', yaw=132, pitch=18)
def hunters_torch(_look):
    black = material('#1e1f22', 0.42, metal=0.75)
    grip = bumped(material('#1a1b1d', 0.5, metal=0.6), 0.9, 0.18, 0)
    body = [(0, 0), (1.35, 0), (1.5, 0.3), (1.5, 1.6), (1.38, 1.8), (1.38, 2.2), (1.5, 2.4)]
    things = [lathe(rounded(body, 0.12), black), lathe(rounded([(1.5, 2.4), (1.52, 2.6), (1.52, 10.2), (1.42, 10.4)], 0.1), grip)]
    head = [(1.42, 10.4), (1.42, 10.9), (1.7, 11.2), (1.7, 13.0)]
    for n in range(4):
        z = 13.0 + n * 0.5
        head += [(1.95, z), (1.95, z + 0.28), (1.75, z + 0.3), (1.75, z + 0.5)]
    head += [(2.3, 15.4), (2.55, 16.2), (2.6, 17.6), (2.4, 17.8), (2.25, 17.8), (2.2, 17.4)]
    things.append(lathe(rounded(head, 0.06, 3), black, angle=30))
    things.append(lathe([(0.35, 15.6), (1.0, 16.0), (1.7, 16.7), (2.2, 17.45)], metal('#f1f1ee', 0.1)))
    things.append(lathe([(0, 15.6), (0.35, 15.6)], lamp('#fff6dd', 14)))
    things.append(lathe([(0, 17.42), (2.22, 17.42)], film(0.02)))
    things.append(lathe([(2.2, 17.7), (2.32, 17.9), (2.42, 17.82)], steel()))
    things.append(cylinder(0.72, 0.35, rubber('#2e2f33'), at=(0, -1.55, 11.9), turn=(90, 0, 0), round=0.12))
    things.append(cylinder(0.2, 0.38, lamp('#38d66a', 2), at=(0, -1.57, 11.9), turn=(90, 0, 0), round=0.03))
    things.append(letters('ÌMỌ́LẸ̀', 0.72, material('#d9dade', 0.4), at=(-0.05, -1.535, 6.6), turn=(0, -90, 0), deep=0.01))
    things.append(letters('800 lm · USB-C', 0.34, material('#d9dade', 0.4), at=(0.62, -1.4, 6.6), turn=(0, -90, 24), deep=0.01))
    laid(things, 0, at=(0, 0, 2.6))
