"""Electronics: keyboards, wheels and what screens show."""

import math
import random

from goods.shared.gadgets import apps, gradient
from materials import material, metal, plastic, printed
from prints import svg, words
from shapes import cylinder, group, lathe, solid

KEYS = [
    [(name, 14.5 / 14) for name in ('esc', *(f'F{n}' for n in range(1, 13)), 'del')],
    [*((name, 1) for name in '`1234567890-='), ('←', 1.5)],
    [('tab', 1.5), *((name, 1) for name in 'QWERTYUIOP[]\\')],
    [('caps', 1.75), *((name, 1) for name in "ASDFGHJKL;'"), ('enter', 1.75)],
    [('shift', 2.25), *((name, 1) for name in 'ZXCVBNM,./'), ('shift', 2.25)],
    [('ctrl', 1), ('fn', 1), ('win', 1), ('alt', 1), ('', 5.5), ('alt', 1), ('ctrl', 1), ('◂', 1), ('▾', 1), ('▸', 1)],
]


NUMBERS = [
    [('num', 1), ('/', 1), ('*', 1), ('-', 1)],
    [('7', 1), ('8', 1), ('9', 1), ('+', 1)],
    [('4', 1), ('5', 1), ('6', 1), ('+', 1)],
    [('1', 1), ('2', 1), ('3', 1), ('=', 1)],
    [('0', 2), ('.', 1), ('enter', 1)],
]


FULL_KEYS = [KEYS[0] + [(None, 0.5), ('⏻', 1), ('♪', 1), ('−', 1), ('+', 1)]] + [
    row + [(None, 0.5)] + numbers for row, numbers in zip(KEYS[1:], NUMBERS)
]


def keyboard(rows, unit, color, ink, tall=0.2, at=(0, 0, 0), turn=(0, 0, 0), gap=0.08, slant=0.08, deep=None):
    """Keys that lie about `at` with their letters to the sky, the first row farthest. `None` for a name leaves a gap."""
    deep = deep or unit
    wide = max(sum(width for _, width in row) for row in rows)
    whole, high = wide * unit, len(rows) * deep
    vertices, faces, uvs, drawn = [], [], [], []
    for number, row in enumerate(rows):
        along = 0
        for name, width in row:
            left, right = along * unit + gap, (along + width) * unit - gap
            near, far = high - (number + 1) * deep + gap, high - number * deep - gap
            if name is not None:
                first = len(vertices)
                for inset, z in ((0, 0), (slant, tall)):
                    for x, y in (
                        (left + inset, near + inset),
                        (right - inset, near + inset),
                        (right - inset, far - inset),
                        (left + inset, far - inset),
                    ):
                        vertices.append((x - whole / 2, y - high / 2, z))
                        uvs.append((x / whole, y / high))
                faces += [
                    tuple(first + corner for corner in face)
                    for face in ((4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))
                ]
                size = 40 if len(name) == 1 else 24
                drawn.append(words(name, (along + width / 2) * 100, (number + 0.5) * 100 * deep / unit + size * 0.36, size, ink, 400))
            along += width
    picture = svg(''.join(drawn), round(wide * 100), round(len(rows) * 100 * deep / unit), color)
    return solid(vertices, faces, printed(picture, 0.5), uvs, at, turn, round=0.05, segments=2)


def wheel(radius, wide, at, turn=(0, 0, 90), hub='#9b9ea5'):
    """A rubber wheel whose axle lies across (x)."""
    tyre = lathe(
        [(radius * 0.55, 0), (radius * 0.9, 0), (radius, wide * 0.2), (radius, wide * 0.8), (radius * 0.9, wide), (radius * 0.55, wide)],
        plastic('#1b1b1d', 0.7),
        at=(0, wide / 2, 0),
        turn=(90, 0, 0),
    )
    disc = cylinder(radius * 0.58, wide * 0.8, plastic(hub, 0.4), round=0.1, at=(0, wide * 0.4, 0), turn=(90, 0, 0))
    cap = cylinder(radius * 0.16, wide * 1.04, metal(), round=0.05, at=(0, wide * 0.52, 0), turn=(90, 0, 0))
    return group([tyre, disc, cap], at, turn)


def sunset(extra='', wide=1600, tall=900, sky=('#2a1a5e', '#c2447a', '#ff9a3c', '#ffe08a')):
    """A television picture: the sun goes down behind palms and a lagoon."""

    def palm(x, y, size):
        leaves = ''.join(
            f'<path d="M0 0Q{70 * math.cos(a):.0f} {-70 * math.sin(a) - 40:.0f} {130 * math.cos(a):.0f}'
            f' {-60 * math.sin(a) + 30:.0f}Q{60 * math.cos(a):.0f} {-40 * math.sin(a) - 10:.0f} 0 0"/>'
            for a in (math.radians(turn) for turn in (-5, 25, 60, 100, 130, 160, 188))
        )
        return f'<g transform="translate({x} {y}) scale({size})" fill="#140b22"><path d="M-9 420Q22 200-5 0H7Q38 200 16 420z"/>{leaves}</g>'

    waves = ''.join(
        f'<ellipse cx="{wide * 0.56 + 60 * math.sin(n * 2.4):.0f}" cy="{tall * 0.66 + n * tall * 0.034:.0f}"'
        f' rx="{140 - n * 9}" ry="{4 + n * 0.5}" fill="#ffe9b0" opacity=".75"/>'
        for n in range(9)
    )
    return svg(
        f'<defs>{gradient("s", *sky)}{gradient("w", "#e2713f", "#6d2a63", "#1c1140")}</defs>'
        f'<rect width="{wide}" height="{tall * 0.65}" fill="url(#s)"/>'
        f'<circle cx="{wide * 0.56}" cy="{tall * 0.5}" r="{tall * 0.25}" fill="#fff3c4" opacity=".25"/>'
        f'<circle cx="{wide * 0.56}" cy="{tall * 0.52}" r="{tall * 0.15}" fill="#fff6d6"/>'
        f'<path d="M0 {tall * 0.6}Q{wide * 0.2} {tall * 0.5} {wide * 0.42} {tall * 0.62}T{wide * 0.8}'
        f' {tall * 0.58}T{wide} {tall * 0.56}V{tall * 0.66}H0z" fill="#4b1d4f"/>'
        f'<rect y="{tall * 0.64}" width="{wide}" height="{tall * 0.36}" fill="url(#w)"/>{waves}'
        f'<path d="M0 {tall}V{tall * 0.8}Q{wide * 0.15} {tall * 0.74} {wide * 0.34} {tall}z" fill="#140b22"/>'
        f'<path d="M{wide} {tall}V{tall * 0.84}Q{wide * 0.9} {tall * 0.82} {wide * 0.78} {tall}z" fill="#140b22"/>'
        + palm(wide * 0.13, tall * 0.24, tall / 800)
        + palm(wide * 0.22, tall * 0.46, tall / 1100)
        + palm(wide * 0.91, tall * 0.42, tall / 1000)
        + extra,
        wide,
        tall,
    )


def football(wide=1600, tall=900):
    """A television picture: a match of green against white, seen from the stand."""
    draw = random.Random('match')
    stripes = ''.join(
        f'<path d="M{800 + (n - 6) * 190} 300L{800 + (n - 6) * 330} 900h330L{800 + (n - 5) * 190} 300z"'
        f' fill="{"#3f9b3f" if n % 2 else "#46a846"}"/>'
        for n in range(12)
    )
    crowd = ''.join(
        f'<circle cx="{draw.randint(0, wide)}" cy="{draw.randint(20, 250)}" r="9"'
        f' fill="{draw.choice(("#e8e4da", "#1f8a4c", "#c8322b", "#3a6fc0", "#d9a441", "#5a4636"))}"/>'
        for _ in range(700)
    )
    players = ''
    for n, (x, y) in enumerate(
        ((420, 480), (640, 640), (760, 430), (930, 560), (1130, 470), (1240, 700), (560, 400), (1010, 400), (310, 700), (840, 720))
    ):
        size = 0.5 + (y - 300) / 520
        shirt, shorts = ('#0f7a3f', '#ffffff') if n % 2 else ('#fbfbfb', '#22305a')
        players += (
            f'<g transform="translate({x} {y}) scale({size:.2f})">'
            f'<ellipse cx="26" cy="92" rx="46" ry="9" fill="#1d5c26" opacity=".7"/>'
            f'<path d="M-12 40L-22 90M10 40L26 86" stroke="#5a3a26" stroke-width="13" stroke-linecap="round"/>'
            f'<path d="M-20 22h40l4 30h-48z" fill="{shorts}"/>'
            f'<path d="M-22-34h44l14 34-12 6-6-14 2 36h-40l2-36-6 14-12-6z" fill="{shirt}"/>'
            f'<circle cy="-50" r="15" fill="#4b2f20"/></g>'
        )
    return svg(
        f'<rect width="{wide}" height="300" fill="#39404f"/>{crowd}<rect y="250" width="{wide}" height="56" fill="#12382a"/>'
        + words('ỌJÀ     ÌMỌ́LẸ̀     SUNGATE     AGBÁRA', 800, 292, 36, '#ffe08a')
        + stripes
        + '<g fill="none" stroke="#f4f7f0" stroke-width="6" opacity=".9"><path d="M800 306V900"/>'
        '<ellipse cx="800" cy="560" rx="230" ry="90"/><path d="M0 330h1600"/></g>'
        + players
        + '<circle cx="880" cy="650" r="13" fill="#fff"/>'
        '<rect x="60" y="50" width="470" height="74" rx="10" fill="#0d1524"/>'
        '<rect x="60" y="50" width="14" height="74" fill="#1fa855"/>'
        + words('NGA  2 – 1  GHA', 270, 102, 42)
        + words('67:12', 470, 101, 34, '#ffd060', 400),
        wide,
        tall,
    )


def desktop(deep='#0d3b4a', bright='#35a28c', wide=1600, tall=900):
    """A computer's screen: a report with a chart and a bar of icons below."""
    bars = ''.join(
        f'<rect x="{700 + n * 62}" y="{560 - h}" width="40" height="{h}" rx="5" fill="{"#e08a1e" if n == 5 else "#2a7f6f"}"/>'
        for n, h in enumerate((90, 140, 120, 190, 170, 250, 210, 280))
    )
    lines = ''.join(
        f'<rect x="330" y="{270 + n * 36}" width="{(290, 250, 300, 210, 280, 180, 260, 230)[n]}" height="12" rx="6" fill="#b9bec8"/>'
        for n in range(8)
    )
    return svg(
        f'<defs>{gradient("d", deep, bright, turned=True)}</defs><rect width="{wide}" height="{tall}" fill="url(#d)"/>'
        f'<path d="M0 {tall}Q{wide * 0.3} {tall * 0.3} {wide} {tall * 0.45}V{tall}z" fill="#fff"'
        f' opacity=".1"/><path d="M0 {tall}Q{wide * 0.6} {tall * 0.6} {wide} {tall * 0.15}V{tall}z"'
        f' fill="#fff" opacity=".07"/>'
        '<rect x="250" y="110" width="1040" height="580" rx="16" fill="#fbfbfc"/>'
        '<path d="M250 126a16 16 0 0 1 16-16h1008a16 16 0 0 1 16 16v36H250z" fill="#e4e6ea"/>'
        '<circle cx="280" cy="136" r="9" fill="#e0564b"/><circle cx="308" cy="136" r="9" fill="#eab23c"/>'
        '<circle cx="336" cy="136" r="9" fill="#4cae5b"/>'
        + words('Sales of the week', 330, 240, 40, '#20242c', 700, 'start')
        + lines
        + bars
        + '<path d="M690 562h520" stroke="#9aa0ab" stroke-width="3"/>'
        + f'<rect x="{wide / 2 - 330}" y="{tall - 110}" width="660" height="90" rx="24" fill="#fff" opacity=".3"/>'
        + apps(8, 1, wide / 2 - 280, tall - 65, 80, 60),
        wide,
        tall,
    )


def enamel(color):
    """Powder-coated sheet of machines."""
    return material(color, 0.42, clear=0.35)
