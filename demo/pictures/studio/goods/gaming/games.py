"""Gaming: games in their cases."""

from goods import good
from materials import material, printed, shade
from prints import svg, words
from shapes import box, group, plate

GRADIENT = '<defs><linearGradient id="{0}" x1="0" y1="0" x2="0" y2="1">{1}</linearGradient></defs>'


def sky(*colors):
    return (
        GRADIENT.format('sky', ''.join(f'<stop offset="{n / (len(colors) - 1)}" stop-color="{color}"/>' for n, color in enumerate(colors)))
        + '<rect width="540" height="680" fill="url(#sky)"/>'
    )


def cover(art, head='#0e0e12', players='1–4', age='12'):
    """The front sheet of a game's case: the console's band above, the studio's mark and the age below."""
    band = (
        f'<rect width="540" height="52" fill="{head}"/>'
        + words('ARENA X', 20, 37, 30, '#fff', anchor='start', spacing=5)
        + words('DISC', 520, 36, 22, '#35d6c3', anchor='end', spacing=3)
    )
    age_mark = (
        '<rect x="18" y="604" width="52" height="60" rx="5" fill="#fff"/><rect x="22" y="608" width="44" height="38" rx="3"'
        ' fill="#1f7a3d"/>' + words(age, 44, 637, 27, '#fff') + words('YEARS', 44, 659, 11, '#111')
    )
    studio = words('PÒPÓ STUDIOS', 520, 660, 20, '#fff', anchor='end', spacing=2) + words(
        f'{players} ▸', 520, 632, 16, '#fff', 400, anchor='end'
    )
    return svg(art + band + age_mark + studio, 540, 680)


def game_case(front, spine, title, high=17.0, wide=13.5, tint='#1d2430', ink='#ffffff'):
    """A closed case with its printed sheet under clear film; the spine is on the left."""
    thick = 1.45
    shell = material(tint, 0.25, clear=0.6)
    things = [box(wide, thick, high, shell, round=0.16)]
    things.append(plate(wide - 0.55, high - 0.4, printed(front, 0.22, clear=0.8), at=(0.14, -thick / 2 - 0.012, 0.2), round=0.06))
    back = svg(
        f'<rect width="1000" height="120" fill="{spine}"/>'
        + words(title, 60, 82, 58, ink, anchor='start', spacing=2)
        + words('PÒPÓ', 950, 80, 44, ink, anchor='end', spacing=3),
        1000,
        120,
    )
    side = plate(high - 0.4, thick - 0.22, printed(back, 0.22, clear=0.8))
    things += group(group([side], at=(-(thick - 0.22) / 2, 0, 0), turn=(0, 90, 0)), at=(-wide / 2 - 0.012, 0, high / 2), turn=(0, 0, -90))
    for z in (high * 0.3, high * 0.7):
        things.append(box(0.12, thick * 0.5, 1.8, material(shade(tint, 0.6), 0.4), round=0.04, at=(wide / 2, 0, z)))
    things.append(box(0.06, 0.05, high - 0.3, material(shade(tint, 0.5), 0.4), round=0.01, at=(-wide / 2 + 0.06, -thick / 2 + 0.01, 0.15)))
    return things


def stand_case(front, spine, title, **more):
    group(game_case(front, spine, title, **more), turn=(-7, 0, 0))


@good('game-lagos-drift', yaw=22, pitch=8)
def lagos_drift(look):
    towers = ''.join(
        f'<rect x="{x}" y="{368 - h}" width="{w}" height="{h}" fill="#5e1a2e"/>'
        + ''.join(
            f'<rect x="{x + 7 + c * 13}" y="{376 - h + r * 18}" width="6" height="9" fill="#ffd27a" opacity=".8"/>'
            for c in range((w - 8) // 13)
            for r in range((h - 14) // 18)
            if (c * 7 + r * 3 + x) % 4
        )
        for x, w, h in ((0, 60, 110), (64, 42, 170), (112, 66, 90), (330, 44, 130), (380, 60, 200), (446, 40, 120), (490, 50, 160))
    )
    bridge = '<path d="M0 372H540" stroke="#3a0f20" stroke-width="10"/>' + ''.join(
        f'<path d="M{x} 372l30-96 30 96" fill="none" stroke="#3a0f20" stroke-width="5"/>' for x in (196, 256)
    )
    road = (
        '<path d="M236 372H304L600 680H-60Z" fill="#25232b"/><path d="M0 372H236L-60 680H0Z" fill="#6b2436"/><path d="M304'
        ' 372H540V680H600Z" fill="#6b2436"/>'
        + ''.join(
            f'<polygon points="{270 - w},{y} {270 + w},{y} {270 + w * 1.4},{y + h} {270 - w * 1.4},{y + h}" fill="#fff3c4"/>'
            for w, y, h in ((2, 384, 12), (4, 410, 20), (7, 448, 32), (11, 506, 48), (17, 586, 70))
        )
    )
    danfo = (
        '<g transform="translate(300 505) rotate(-7)"><path d="M-150 78V-40Q-150-86-106-86H78Q112-86 128-50L154 12V78Z"'
        ' fill="#f7c40f"/><path d="M-132-20V-52Q-132-68-114-68H-66V-20ZM-54-68H6V-20H-54ZM18-68H74Q92-66 102-44L114-20H18Z"'
        ' fill="#202a36"/><rect x="-150" y="-4" width="296" height="15" fill="#17130d"/><rect x="-150" y="24" width="302" height="15"'
        ' fill="#17130d"/><circle cx="-92" cy="80" r="36" fill="#101012"/><circle cx="-92" cy="80" r="16" fill="#b9bcc4"/><circle cx="94"'
        ' cy="80" r="36" fill="#101012"/><circle cx="94" cy="80" r="16" fill="#b9bcc4"/><rect x="136" y="26" width="20" height="18" rx="4"'
        ' fill="#fff6cf"/><path d="M-330 60H-168M-300 30H-170M-360 92H-190" stroke="#fff" stroke-width="8" opacity=".75"/></g>'
    )
    keke = (
        '<g transform="translate(92 436) scale(.62)"><path d="M-60 50V-22Q-54-70 0-70H30Q50-70 56-40L66 50Z" fill="#1fa34a"/><path'
        ' d="M-46-10V-30Q-40-54-10-54V-10ZM4-54H24Q38-52 42-34L48-10H4Z" fill="#1b2a22"/><circle cx="-34" cy="54" r="20"'
        ' fill="#111"/><circle cx="48" cy="54" r="20" fill="#111"/></g>'
    )
    title = (
        '<g transform="translate(270 148) skewX(-12)">'
        + ''.join(
            words(text, 6, y + 6, s, '#3a0f20') + words(text, 0, y, s, c)
            for text, y, s, c in (('LAGOS', 0, 124, '#ffffff'), ('DRIFT', 112, 124, '#ffe04a'))
        )
        + '</g>'
        + '<rect x="96" y="276" width="348" height="44" fill="#3a0f20"/>'
        + words('EKO STREETS', 274, 309, 32, '#ffffff', spacing=10)
    )
    stand_case(
        cover(
            sky('#f4511e', '#f98a2b', '#ffd166', '#f4743b')
            + '<circle cx="270" cy="330" r="92" fill="#fff0b8"/>'
            + towers
            + bridge
            + road
            + keke
            + danfo
            + title
        ),
        '#c2410c',
        'LAGOS DRIFT',
        tint='#23262e',
    )


@good('game-super-league', yaw=22, pitch=8)
def super_league(look):
    stripes = ''.join(
        f'<polygon points="{270 + (n - 4) * 60},330 {270 + (n - 3) * 60},330 {270 + (n - 3) * 170},680 {270 + (n - 4) * 170},680"'
        f' fill="{"#178a42" if n % 2 else "#1fa350"}"/>'
        for n in range(8)
    )
    stands = '<rect y="200" width="540" height="136" fill="#123524"/>' + ''.join(
        f'<circle cx="{(n * 37) % 540}" cy="{208 + (n * 53) % 116}" r="3.6" fill="{("#fff", "#1fa350", "#f5c518", "#e0e0e0")[n % 4]}"/>'
        for n in range(420)
    )
    lights = ''.join(
        f'<g transform="translate({x} 226) scale(.62)"><rect x="-5" width="10" height="60" fill="#c9ccd0"/><rect x="-42" y="-36" width="84"'
        ' height="40" rx="4" fill="#fffbe0"/><circle r="90" cy="-16" fill="#fff" opacity=".16"/></g>'
        for x in (34, 506)
    )
    lines = (
        '<path d="M60 372H480M-20 470H560" stroke="#fff" stroke-width="5" opacity=".85"/><ellipse cx="270" cy="372" rx="120" ry="26"'
        ' fill="none" stroke="#fff" stroke-width="5" opacity=".85"/>'
    )
    player = (
        '<g transform="translate(250 420)"><circle cx="6" cy="-106" r="27" fill="#4a2a18"/><path d="M-20-126Q6-148'
        ' 32-126L30-112Q6-128-18-112Z" fill="#15100d"/><path d="M-46-74Q6-92 56-74L92-8 68 4 44-34 40 42H-30L-34-34-64 8-88-8Z"'
        ' fill="#f7f7f2"/><path d="M-30 42H40L58 96 26 106 4 70-16 112-50 100Z" fill="#0f6b37"/><path d="M26 104L58 96 92 150 66 166Z"'
        ' fill="#4a2a18"/><path d="M-50 100L-16 112-34 190-62 184Z" fill="#4a2a18"/><path d="M66 164l28-16 34 14-10 20-44 4z"'
        ' fill="#e0333c"/><path d="M-64 182l32 6 2 26h-48z" fill="#e0333c"/>' + words('10', 4, 20, 52, '#0f6b37') + '</g>'
    )
    ball = (
        '<g transform="translate(424 580)"><circle r="52" fill="#fff"/><path d="M0-22L21-7 13 18H-13L-21-7Z" fill="#17171a"/><path'
        ' d="M0-22V-52M21-7L50-16M13 18L31 42M-13 18L-31 42M-21-7L-50-16" stroke="#17171a" stroke-width="5"/><path d="M-18-49Q0-36'
        ' 18-49L8-52H-8ZM46-24Q38-4 51 8ZM-46-24Q-38-4-51 8ZM18 47L34 40 28 32ZM-18 47L-34 40-28 32Z" fill="#17171a"/></g>'
    )
    title = words('SUPER LEAGUE', 270, 122, 62, '#fef9c3') + words('MANAGER', 270, 176, 54, '#ffffff', spacing=8)
    stand_case(
        cover(sky('#052e16', '#0f5a32', '#0f5a32') + lights + stands + stripes + lines + player + ball + title, players='1–2', age='3'),
        '#15803d',
        'SUPER LEAGUE MANAGER',
        tint='#23262e',
    )


@good('game-sango', yaw=22, pitch=8)
def sango(look):
    bolts = ''.join(
        f'<path transform="translate({x} {y}) scale({s})" d="M0 0L-38 96H-6L-46 206 52 76H14L50 0Z" fill="{c}"/>'
        for x, y, s, c in ((470, 220, 1.0, '#fde68a'), (96, 220, 1.1, '#fbbf24'), (210, 226, 0.6, '#c4b5fd'))
    )
    hills = (
        '<path d="M0 520Q120 430 250 500T540 450V680H0Z" fill="#2a0f47"/><path d="M0 580Q180 510 330 570T540 540V680H0Z" fill="#1a082e"/>'
        + ''.join(
            f'<path d="M{x} {y}l26-30 26 30v26h-52z" fill="#12051f"/><rect x="{x + 21}" y="{y + 8}" width="9" height="18" fill="#ffb347"/>'
            for x, y in ((70, 490), (130, 476), (420, 474), (476, 462))
        )
    )
    smith = (
        '<g transform="translate(268 420)"><path d="M-66 220Q-74 60-44 6L-60-30-28-58-22-20Q0-30 24-20L60-92 88-74 52 10Q76 90 70 220Z"'
        ' fill="#160a24"/><circle cx="2" cy="-52" r="34" fill="#2a1520"/><path d="M-32-66Q2-104 38-66L32-46Q2-70-28-46Z"'
        ' fill="#c2272d"/><path d="M-44 6Q0 34 52 10L60 60Q0 84-58 60Z" fill="#c2272d"/><path d="M-58 84Q0 108 66 84L68 112Q0 134-62 112Z"'
        ' fill="#f5d76e"/></g>'
    )
    axe = (
        '<g transform="translate(352 330) rotate(24) scale(1.25)"><rect x="-8" y="-70" width="16" height="180" rx="6" fill="#8a5a2b"/><path'
        ' d="M0-58Q-20-64-74-98-92-56-74-4-20-38 0-42 20-38 74-4 92-56 74-98 20-64 0-58Z" fill="#fbbf24" stroke="#7a4a08"'
        ' stroke-width="4"/></g>'
    )
    title = (
        words('ṢÀNGÓ’S', 274, 146, 92, '#2a0f47')
        + words('ṢÀNGÓ’S', 270, 142, 92, '#fbbf24')
        + words('THUNDER', 270, 204, 62, '#ffffff', spacing=8)
    )
    stand_case(
        cover(sky('#1e0a3c', '#581c87', '#a1338a', '#f08a4b') + bolts + hills + smith + axe + title, players='1'),
        '#581c87',
        'ṢÀNGÓ’S THUNDER',
        tint='#23262e',
        ink='#fbbf24',
    )


@good('game-space-trader', yaw=22, pitch=8)
def space_trader(look):
    stars = ''.join(
        f'<circle cx="{(n * 97) % 540}" cy="{60 + (n * 61) % 600}" r="{0.8 + n % 3 * 0.7}" fill="#fff" opacity="{0.4 + n % 5 * 0.14}"/>'
        for n in range(160)
    )
    planet = (
        '<defs><radialGradient id="p" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#ffb48a"/><stop offset=".6"'
        ' stop-color="#b5452f"/><stop offset="1" stop-color="#4d1320"/></radialGradient><radialGradient id="q" cx=".35" cy=".3"'
        ' r=".8"><stop offset="0" stop-color="#b8f2e6"/><stop offset="1" stop-color="#12556b"/></radialGradient></defs>'
    )
    planet += (
        '<circle cx="400" cy="560" r="190" fill="url(#p)"/><path d="M226 500Q400 560 582 486M216 570Q400 640 590 566" fill="none"'
        ' stroke="#7a2434" stroke-width="14" opacity=".5"/><circle cx="104" cy="292" r="58" fill="url(#q)"/><ellipse cx="104" cy="292"'
        ' rx="108" ry="22" fill="none" stroke="#e0e7ff" stroke-width="7" transform="rotate(-18 104 292)"/>'
    )
    ship = (
        '<g transform="translate(268 400) rotate(28)"><path d="M0-140Q52-70 44 48H-44Q-52-70 0-140Z" fill="#eef1fb"/><path d="M0-140Q52-70'
        ' 44 48H10Q22-70 0-140Z" fill="#b9c1dc"/><circle cy="-44" r="21" fill="#173a6b" stroke="#f2b632" stroke-width="7"/><path'
        ' d="M-44-4L-90 60-78 84-40 48ZM44-4L90 60 78 84 40 48Z" fill="#d3303a"/><rect x="-30" y="48" width="60" height="16"'
        ' fill="#5a6072"/><path d="M-24 64H24L0 156Z" fill="#ffb347"/><path d="M-12 64H12L0 112Z" fill="#fff3c4"/></g>'
    )
    nuts = ''.join(
        f'<g transform="translate({x} {y}) rotate({r}) scale({s})"><path d="M0-30C26-30 34-8 30 12 24 34-24 34-30 12-34-8-26-30 0-30Z"'
        ' fill="#a8324a"/><path d="M-22-14Q0 6 22-14M0-4V28" fill="none" stroke="#5e1426" stroke-width="5"/></g>'
        for x, y, r, s in ((450, 300, 20, 0.9), (180, 560, -25, 1.1), (84, 470, 40, 0.7))
    )
    title = words('STAR KÒLÁ', 270, 138, 84, '#e0e7ff') + words('SPACE TRADER', 270, 184, 36, '#f2b632', spacing=9)
    stand_case(
        cover(sky('#070b26', '#14246b', '#3a2a7a') + stars + planet + nuts + ship + title, players='1', age='7'),
        '#1e3a8a',
        'STAR KÒLÁ: SPACE TRADER',
        tint='#23262e',
    )
