"""Books & Stationery: books, maps and the globe."""

import math

from goods import good
from goods.books.atlas import globe_picture, tube_picture, wall_picture
from goods.shared.fonts import SERIF
from materials import material, metal, mottled, plastic, printed, shade, wood
from prints import svg, words
from shapes import box, cylinder, group, laid, lathe, rounded, sphere, surface, tube


def lines(texts, x, y, size, color, step=1.15, **more):
    """Several lines of words, one under another."""
    return ''.join(words(text, x, y + size * step * number, size, color, **more) for number, text in enumerate(texts))


def book(width, height, thick, cover, spine, paper_color='#f3ead6', hard=True, back='#333333', rough=0.42):
    """A closed book that stands, its cover to -y, its spine at -x. `cover` and `spine` are picture files; the leaves show at
    three sides, a hard cover overlaps them and has a joint beside its spine."""
    board = 0.28 if hard else 0.06
    over = 0.3 if hard else 0.0
    things = []
    leaves = leaf_edges(paper_color)
    inner = box(width - over - 0.15, thick - 2 * board, height - 2 * over, leaves, round=0.05, at=(-over / 2, 0, over))
    things.append(inner)
    cloth = material(back, 0.55)
    glaze = printed(cover, rough, clear=0.25)
    for side in (-1, 1):
        things.append(box(width - 0.1, board, height, cloth, round=min(0.1, board / 2.1), at=(0.05, side * (thick / 2 - board / 2), 0)))
    front = -thick / 2 - 0.012

    def face(u, v):
        x = (u - 0.5) * (width - 0.02)
        gap = 0.14 * math.exp(-(((x + width / 2 - 0.9) / 0.22) ** 2)) if hard else 0.03 * math.exp(-(((x + width / 2 - 0.6) / 0.1) ** 2))
        round_edge = 0.1 * max(0, (abs(u - 0.5) * 2 - 0.992) / 0.008) ** 2
        return (x, front + gap + round_edge, v * height)

    things.append(surface(face, glaze, 160, 1, angle=60))
    half = thick / 2

    def flat_back(u, v):
        a = (u - 0.5) * math.pi
        return (-width / 2 - (0.5 if hard else 0.03) * math.cos(a) * min(1, half / 1.4), (0.5 - u) * thick * 1.0, v * height)

    things.append(surface(flat_back, printed(spine, rough, clear=0.25), 40, 1, angle=60))
    if hard:
        for z in (over * 0.55, height - over * 0.55):
            things.append(tube([(-width / 2 + 0.15, (t - 0.5) * (thick - 0.8), z) for t in (0, 0.5, 1)], 0.16, material('#c8402f', 0.7)))
    return things


def leaf_edges(color):
    """Paper seen from its edges: hundreds of fine lines along the block."""
    return mottled(shade(color, 0.9), color, 0.05, 0.85, 0.0, bump=0.15, stretch=(0.01, 1.0, 0.01))


def spine_picture(title, author, ground, ink, thick, height, mark='', accent=None):
    tall = 1000
    wide = max(60, round(tall * thick / height))
    size = min(wide * 0.5, 1150 / max(1, len(title)))
    band = (
        f'<rect y="60" width="{wide}" height="14" fill="{accent}"/><rect y="925" width="{wide}" height="14" fill="{accent}"/>'
        if accent
        else ''
    )
    body = f'<g transform="translate({wide / 2} 410) rotate(90)">{words(title, 0, size * 0.36, size, ink, 700, family=SERIF)}</g>'
    body += (
        f'<g transform="translate({wide / 2} 800) rotate(90)">{words(author, 0, size * 0.26, min(wide * 0.36, size * 0.8), ink, 400)}</g>'
    )
    return svg(band + body + words(mark, wide / 2, 985, wide * 0.24, ink, 700), wide, tall, ground)


def market():
    """Roofs of Ìbàdàn's old houses, stalls and three women under wrappers and head ties."""
    out = '<rect width="600" height="924" fill="#f2b34c"/><circle cx="430" cy="330" r="120" fill="#f7dd9a"/>'
    for x, y, w, color in ((-20, 470, 190, '#9c4a25'), (130, 440, 170, '#b45a2c'), (280, 476, 190, '#8a3d20'), (440, 446, 210, '#a9502a')):
        out += (
            f'<path d="M{x} {y + 50} L{x + w / 2} {y - 30} L{x + w} {y + 50} Z" fill="{color}"/>'
            f'<rect x="{x + 14}" y="{y + 50}" width="{w - 28}" height="110" fill="#d98b4a"/>'
            f'<rect x="{x + w / 2 - 16}" y="{y + 80}" width="32" height="80" fill="#5c2a17"/>'
        )
    out += '<path d="M0 600 H600 V924 H0Z" fill="#7b3a1e"/>'
    for n, x in enumerate((-30, 130, 290, 450)):
        hue = ('#c8322b', '#f4efe0', '#1d6b4a', '#f4efe0')[n]
        out += f'<path d="M{x} 640 h180 l-20 -60 h-140z" fill="{hue}"/>'
        out += ''.join(
            f'<circle cx="{x + 30 + k * 24}" cy="{700 - (k % 2) * 10}" r="15" fill="{("#e0472b", "#f0a92a", "#5c8f37")[k % 3]}"/>'
            for k in range(6)
        )
    for x, cloth, tie in ((150, '#1f4f8f', '#e9b32f'), (300, '#8d1f4b', '#2d8a67'), (450, '#1d6b4a', '#d8452f')):
        out += f'<path d="M{x - 58} 924 C{x - 70} 800 {x - 40} 760 {x} 756 C{x + 40} 760 {x + 70} 800 {x + 58} 924Z" fill="{cloth}"/>'
        out += ''.join(
            f'<circle cx="{x + dx}" cy="{y}" r="8" fill="#f4e3b0" opacity="0.8"/>'
            for dx, y in ((-30, 830), (0, 810), (30, 835), (-12, 870), (24, 885))
        )
        out += (
            f'<ellipse cx="{x}" cy="720" rx="31" ry="38" fill="#4a2816"/>'
            f'<path d="M{x - 46} 712 C{x - 52} 650 {x - 6} 640 {x + 8} 652 C{x + 56} 640 {x + 54} 690 {x + 44} 714'
            f' C{x + 10} 690 {x - 20} 690 {x - 46} 712Z" fill="{tie}"/>'
        )
    return out


@good('novel-market-days', yaw=27, pitch=10)
def novel(look):
    cover = market() + lines(('MARKET', 'DAYS'), 300, 120, 118, '#5a1712', 1.0, weight=800, family=SERIF)
    cover += (
        words('A Novel of Old Ìbàdàn', 300, 292, 34, '#5a1712', 400, family=SERIF)
        + '<rect y="846" width="600" height="78" fill="#2d120b" opacity="0.85"/>'
    )
    cover += words('FỌLÁKẸ́ ADÉṢÍNÀ', 300, 898, 42, '#f7dd9a', 700, family=SERIF, spacing=4)
    spine = spine_picture('MARKET DAYS', 'FỌLÁKẸ́ ADÉṢÍNÀ', '#8a2a1a', '#f7dd9a', 2.3, 20, 'ÌWÉ', '#f2b34c')
    book(13, 20, 2.3, svg(cover, 600, 924), spine, '#efe4cc', hard=False, back='#8a2a1a')


@good('folktales-ijapa', yaw=24, pitch=11)
def folktales(look):
    cover = (
        '<rect width="800" height="1000" fill="#14503f"/><circle cx="630" cy="450" r="110" fill="#f6e7ae"/>'
        '<circle cx="660" cy="425" r="18" fill="#e8d48c"/><circle cx="600" cy="490" r="26" fill="#e8d48c"/>'
    )
    cover += ''.join(f'<circle cx="{(n * 197) % 800}" cy="{(n * 89) % 420 + 20}" r="{2 + n % 3}" fill="#f6e7ae"/>' for n in range(40))
    cover += (
        '<path d="M0 800 Q200 720 400 780 T800 760 V1000 H0Z" fill="#0c3328"/>'
        '<path d="M90 800 V470 M90 560 L40 500 M90 600 L150 530" stroke="#0a2a21" stroke-width="26"'
        ' stroke-linecap="round"/><ellipse cx="90" cy="440" rx="120" ry="80" fill="#0a2a21"/>'
    )
    cover += '<path d="M250 850 C250 660 620 660 640 850Z" fill="#8a5a24" stroke="#3a2208" stroke-width="10"/>'
    cover += ''.join(
        f'<path d="{d}" fill="none" stroke="#e9c069" stroke-width="9"/>'
        for d in ('M300 850 L350 760 L440 725 L540 755 L600 850', 'M350 760 L380 850 M440 725 L450 850 M540 755 L520 850', 'M330 800 H575')
    )
    cover += (
        '<path d="M625 835 C680 800 700 740 750 760 C790 790 760 850 700 860Z" fill="#6f9a3f"'
        ' stroke="#22401a" stroke-width="8"/><circle cx="742" cy="786" r="9" fill="#111"/>'
        '<path d="M735 822 Q755 826 768 812" stroke="#22401a" stroke-width="6" fill="none"/>'
    )
    cover += (
        '<rect x="290" y="840" width="70" height="60" rx="24" fill="#6f9a3f" stroke="#22401a"'
        ' stroke-width="8"/><rect x="530" y="840" width="70" height="60" rx="24" fill="#6f9a3f"'
        ' stroke="#22401a" stroke-width="8"/>'
    )
    cover += words('ÌJÀPÁ', 400, 190, 158, '#f4b936', 800, family=SERIF) + lines(
        ('& Other Tortoise Tales',), 60, 275, 44, '#f7f0d8', weight=700, anchor='start', family=SERIF
    )
    cover += (
        words('40 moonlight stories', 60, 440, 36, '#f7f0d8', 400, 'start', SERIF)
        + words('in Yorùbá & English', 60, 485, 36, '#f7f0d8', 400, 'start', SERIF)
        + words('Told by Àjàó Ọládiméjì', 400, 962, 38, '#f4b936', 700, family=SERIF)
    )
    spine = spine_picture('ÌJÀPÁ & Other Tortoise Tales', 'Ọládiméjì', '#0c3328', '#f4b936', 1.9, 25, 'ÌWÉ', '#f4b936')
    book(20, 25, 1.9, svg(cover, 800, 1000), spine, '#f6f0e0', hard=True, back='#0c3328')


@good('igbo-proverbs', yaw=28, pitch=11)
def igbo_proverbs(look):
    uli = ''.join(
        f'<g transform="translate({x} {y}) rotate({(x * 7 + y) % 90})">'
        f'<path d="M-60 0 C-60 -60 40 -70 50 -10 C56 30 0 40 -8 6" fill="none" stroke="#3c1608"'
        f' stroke-width="11" stroke-linecap="round"/><circle cx="76" cy="14" r="9" fill="#3c1608"/>'
        f'<path d="M-70 34 q30 24 64 10" fill="none" stroke="#3c1608" stroke-width="7"/></g>'
        for x, y in ((110, 110), (330, 90), (540, 130), (90, 800), (300, 830), (520, 790), (100, 640), (540, 640))
    )
    cover = (
        uli + '<rect x="60" y="232" width="530" height="350" fill="#3c1608"/>'
        '<rect x="74" y="246" width="502" height="322" fill="none" stroke="#f1c66a" stroke-width="4"/>'
    )
    cover += lines(('ILU', 'IGBO'), 325, 360, 112, '#f7d78c', 1.0, weight=800, family=SERIF) + words(
        'One Thousand Proverbs Explained', 325, 540, 28, '#f7ecd2', 400, family=SERIF
    )
    cover += words('NWAKAEGO ANỊGBOGU', 325, 950, 36, '#3c1608', 700, spacing=3)
    spine = spine_picture('ILU IGBO', 'ANỊGBOGU', '#c2571d', '#3c1608', 3.4, 23, 'ÌWÉ', '#3c1608')
    book(15, 23, 3.4, svg(cover, 650, 1000, '#d9701f'), spine, '#f0e6cf', hard=True, back='#c2571d')


@good('hausa-primer', yaw=25, pitch=10)
def hausa_primer(look):
    star = (
        '<path d="M0 -150 L32 -46 L140 -58 L56 14 L92 118 L0 60 L-92 118 L-56 14 L-140 -58 L-32 -46Z"'
        ' fill="none" stroke="#ffffff" stroke-opacity="0.25" stroke-width="8"/>'
    )
    cover = ''.join(f'<g transform="translate({x} {y})">{star}</g>' for x in (60, 350, 640) for y in (620, 900))
    cover += (
        '<path d="M150 860 h110 v-70 h110 v-70 h110 v-70 h110" fill="none" stroke="#f3c33b" stroke-width="30" stroke-linejoin="round"/>'
    )
    cover += ''.join(
        f'<circle cx="{x}" cy="{y}" r="36" fill="#f7f3e6"/>{words(t, x, y + 12, 34, "#123f86", 800)}'
        for t, x, y in (('1', 205, 815), ('2', 315, 745), ('3', 425, 675), ('4', 535, 605))
    )
    cover += (
        words('HAUSA', 350, 190, 160, '#ffffff', 800)
        + words('Step by Step', 350, 274, 64, '#f3c33b', 700)
        + words('Sannu! Ina kwana?', 350, 360, 42, '#dfe9fb', 400)
    )
    cover += (
        '<rect x="440" y="408" width="220" height="76" rx="38" fill="#d33b2c"/>'
        + words('with audio', 550, 458, 34, '#ffffff', 700)
        + words('Malama Hauwa Ɗanjuma · Bello Ƙofa', 350, 960, 32, '#ffffff', 700)
    )
    spine = spine_picture('HAUSA Step by Step', 'Ɗanjuma · Ƙofa', '#123f86', '#ffffff', 1.8, 24, 'ÌWÉ', '#f3c33b')
    book(17, 24, 1.8, svg(cover, 700, 1000, '#1d5bb5'), spine, '#f3efe3', hard=False, back='#123f86')


@good('cookbook-naija', yaw=24, pitch=13)
def cookbook(look):
    plate_of = (
        '<circle cx="400" cy="600" r="290" fill="#efe9dc"/><circle cx="400" cy="600" r="250" fill="#fbf8f0"/>'
        '<circle cx="400" cy="600" r="200" fill="#c1441c"/>'
    )
    rice = ''.join(
        f'<ellipse cx="{400 + 185 * math.sqrt((n * 61 % 300) / 300) * math.cos(n * 2.4):.0f}"'
        f' cy="{600 + 185 * math.sqrt((n * 61 % 300) / 300) * math.sin(n * 2.4):.0f}" rx="11" ry="5"'
        f' fill="{("#e2702c", "#d9541f", "#ee8a3c")[n % 3]}" transform="rotate({n * 37 % 180}'
        f' {400 + 185 * math.sqrt((n * 61 % 300) / 300) * math.cos(n * 2.4):.0f}'
        f' {600 + 185 * math.sqrt((n * 61 % 300) / 300) * math.sin(n * 2.4):.0f})"/>'
        for n in range(300)
    )
    extras = ''.join(
        f'<ellipse cx="{x}" cy="{y}" rx="46" ry="24" fill="#e9a92c" stroke="#a5641a" stroke-width="6" transform="rotate({a} {x} {y})"/>'
        for x, y, a in ((290, 690, 20), (345, 740, 5), (420, 752, -12))
    )
    extras += (
        '<path d="M470 520 C540 480 600 540 560 600 C530 650 470 620 456 580 C450 550 452 532 470 520Z"'
        ' fill="#8a4a1c" stroke="#5c2c0e" stroke-width="6"/>'
        '<rect x="556" y="590" width="70" height="18" rx="9" fill="#f3e6cc" transform="rotate(38 556 590)"/>'
    )
    extras += ''.join(
        f'<path d="M{x} {y} q18 -26 40 -6 q-16 26 -40 6z" fill="#3d8a3a"/>' for x, y in ((330, 500), (370, 470), (300, 540), (400, 520))
    )
    cover = (
        plate_of
        + rice
        + extras
        + words('THE NIGERIAN', 400, 120, 76, '#1c3a2a', 800, family=SERIF, spacing=2)
        + words('KITCHEN', 400, 226, 116, '#b5321f', 800, family=SERIF, spacing=6)
    )
    cover += words('120 Recipes from Six Zones', 400, 284, 36, '#1c3a2a', 400, family=SERIF) + words(
        'AMINA LAWAL & CHIDỊ OKORO', 400, 966, 38, '#1c3a2a', 700, spacing=3
    )
    spine = spine_picture('THE NIGERIAN KITCHEN', 'LAWAL & OKORO', '#b5321f', '#f7efdc', 2.9, 27, 'ÌWÉ', '#f0b93b')
    book(21, 27, 2.9, svg(cover, 800, 1028, '#f3d998'), spine, '#fbf8f0', hard=True, back='#b5321f')
    tube([(-4.0, 0.2, 0.4), (-4.0, -0.4, 0.2), (-4.2, -3.0, 0.06), (-4.8, -5.6, 0.06)], 0.16, material('#b5321f', 0.6))


@good('jamb-past-questions', yaw=28, pitch=20)
def past_questions(look):
    subjects = (
        ('BIOLOGY', '#2c8a4b'),
        ('CHEMISTRY', '#7a3fa0'),
        ('PHYSICS', '#1f5fae'),
        ('MATHEMATICS', '#c8322b'),
        ('ENGLISH', '#e08a1c'),
    )
    signs = {
        'ENGLISH': words('Aa', 350, 640, 260, '#ffffff', 800, family=SERIF),
        'MATHEMATICS': words('√x² + π', 350, 610, 150, '#ffffff', 700, family=SERIF),
    }
    for number, (name, color) in enumerate(subjects):
        cover = (
            f'<rect width="700" height="980" fill="{color}"/>'
            f'<path d="M0 700 L700 420 V980 H0Z" fill="{shade(color, 0.75)}"/>'
            f'<rect y="60" width="700" height="150" fill="#ffffff"/>'
        )
        cover += (
            words('UTME', 350, 166, 110, '#1d1d22', 800, spacing=10)
            + words('PAST QUESTIONS & ANSWERS', 350, 270, 40, '#ffffff', 700)
            + words(name, 350, 390, min(100, 820 / len(name)), '#ffffff', 800)
            + signs.get(name, '')
        )
        cover += (
            '<circle cx="570" cy="820" r="86" fill="#f7d13d"/>'
            + words('10', 570, 832, 76, '#1d1d22', 800)
            + words('YEARS', 570, 872, 30, '#1d1d22', 800)
            + words('Science Set · New Syllabus', 60, 900, 34, '#ffffff', 400, 'start')
            + words('ÌWÉ PRESS', 60, 940, 26, '#ffffff', 700, 'start')
        )
        spine = spine_picture(f'UTME {name}', '10 YEARS', color, '#ffffff', 1.3, 28, '')
        things = book(20, 28, 1.25, svg(cover, 700, 980), spine, '#efe9da', hard=False, back=color)
        if number < 4:
            laid(things, (7, -4, 5, -3)[number], at=((0.4, -0.5, 0.6, -0.2)[number], -14, 0.63 + number * 1.27))
        else:
            group(things, turn=(-12, 0, 0))
            group(things, at=(0.5, 12.5, 0))


@good('wall-map-nigeria', yaw=-7, pitch=13)
def wall_map(look):
    """The world stands behind its tube, on which Africa, the other side, is printed."""
    wide, high = 120, 80

    def sheet(u, v):
        across = 2 * u - 1
        return (across * wide / 2, -9 * across**2 - 5 * max(0, across) ** 6 * (1 - v) ** 2 + 6 * v, v * high)

    surface(sheet, printed(wall_picture(), 0.24, clear=0.8), 80, 24, thickness=0.04)
    radius, long = 4.2, 84
    tin, cap = material('#e6ddc9', 0.7), plastic('#f4f4f1', 0.4)
    roll = [lathe(rounded([(0, 0), (radius, 0), (radius, long), (0, long)], 0.15), tin, steps=64)]
    roll += [
        lathe(rounded([(0, z), (radius + 0.25, z), (radius + 0.25, z + 1.2), (0, z + 1.2)], 0.25), cap, steps=64) for z in (-0.3, 83.1)
    ]
    # Its label is seen lying: what is up on paper runs round the tube.
    label = surface(
        lambda u, v: (
            (radius + 0.03) * math.cos(math.pi * (0.98 - v)),
            -(radius + 0.03) * math.sin(math.pi * (0.98 - v)),
            long / 2 + (0.5 - u) * 56,
        ),
        printed(tube_picture(), 0.45, clear=0.3),
        4,
        48,
    )
    group([*roll, label], at=(long / 2 - 3, -40, radius + 0.25), turn=(0, -90, 0))


@good('desk-globe', yaw=-8, pitch=9)
def desk_globe(look):
    radius, middle = 12.5, 20.0
    skin = printed(globe_picture(), 0.32, clear=0.5, light=0.14)
    profile = [(radius * math.sin(math.pi * n / 64), -radius * math.cos(math.pi * n / 64)) for n in range(65)]
    chrome = metal('#cfa45a', 0.25)
    ball = [lathe(profile, skin, angle=180, steps=128)]
    ball.append(
        lathe([(radius + 0.02, -0.09), (radius + 0.05, -0.05), (radius + 0.05, 0.05), (radius + 0.02, 0.09)], material('#d9c089', 0.4))
    )
    for sign in (-1, 1):
        ball.append(cylinder(0.75, 0.7, chrome, at=(0, 0, sign * (radius + 0.25) - 0.35), round=0.15))
        ball.append(sphere(0.5, chrome, at=(0, 0, sign * (radius + 1.5) - 0.5)))
    reach = radius + 1.2
    arc = [(reach * math.sin(a), reach * math.cos(a)) for a in (math.radians(-2 + 184 * n / 60) for n in range(61))]
    band = surface(lambda u, v: (arc[round(u * 60)][0], (v - 0.5) * 1.3, arc[round(u * 60)][1]), chrome, 60, 1, thickness=0.28)
    ball.append(band)
    group(ball, at=(0, 0, middle), turn=(0, 23.4, 0))
    base = wood('#6b3b20', 0.3, 'x', 0.6)
    lathe(rounded([(0, 0), (8.6, 0), (8.8, 0.5), (8.6, 1.1), (7.8, 1.5), (7.4, 2.0), (3.0, 2.6), (1.9, 3.4), (0, 3.4)], 0.3), base)
    lean = math.radians(23.4 + 150)
    foot = (reach * math.sin(lean), 0, middle + reach * math.cos(lean))
    tube([(0, 0, 3.0), (0, 0, 4.2), (foot[0] * 0.7, 0, foot[2] - 0.6), (foot[0], 0, foot[2])], [1.1, 0.9, 0.8, 0.7], chrome)
    lathe(rounded([(1.95, 3.0), (2.1, 3.2), (1.6, 4.0), (1.1, 4.4)], 0.2), chrome)
    cord = material('#f0ece2', 0.5)
    tube([(6.5, 6.0, 0.6), (9, 8, 0.3), (13, 7.5, 0.25), (15.5, 3.5, 0.25), (13.5, 0.5, 0.25)], 0.25, cord)
    box(1.6, 3.0, 1.1, cord, round=0.3, at=(13.0, -0.8, 0), turn=(0, 0, 20))
