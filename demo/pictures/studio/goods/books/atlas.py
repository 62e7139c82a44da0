"""The world drawn for globes and maps: countries of `countries.txt` in their tints, seas, lines of the degrees and names."""

import math
from pathlib import Path

from goods.shared.fonts import SERIF
from prints import svg, words

TINTS = ('#f2c879', '#e79a86', '#b7cf8b', '#e8b4c0', '#c9b3d8', '#f0dd8c')
INK, SEA, SHEET = '#17324a', '#a9d3e6', '#f7f3e6'
SEAS = (
    ('ATLANTIC OCEAN', -45, 27, 0.9),
    ('INDIAN OCEAN', 78, -22, 1.1),
    ('PACIFIC OCEAN', -145, 4, 1.2),
    ('PACIFIC OCEAN', 157, 17, 0.7),
    ('GULF OF GUINEA', 2, 1.5, 0.5),
)
# Names of these stand elsewhere than in the middle of the land.
MIDDLES = {
    'U.S.A.': (-98, 39.5),
    'Canada': (-107, 58),
    'Russia': (98, 62),
    'France': (2.5, 46.5),
    'Norway': (8, 60.8),
    'Chile': (-70.8, -33),
    'Nigeria': (8.1, 9.2),
    'Sweden': (15.5, 62),
    'Vietnam': (108, 14),
    'Morocco': (-6.2, 31.8),
    'Sudan': (30, 16),
    'Iran': (54, 32.5),
    'Mali': (-2.5, 18),
    'Malaysia': (102, 4),
    'Antarctica': (20, -78),
}


def read_countries():
    """Each country's name, tint and rings of (longitude, latitude), the largest first."""
    lines = (Path(__file__).parent / 'countries.txt').read_text(encoding='utf8').splitlines()
    return [
        (name, TINTS[int(tint)], [[tuple(float(part) for part in pair.split(',')) for pair in ring.split()] for ring in rings.split(';')])
        for name, tint, rings in (line.split('|') for line in lines if not line.startswith('#'))
    ]


def stepped(ring, place):
    """A closed path of SVG along a ring, with points on the way where the degrees are far apart."""
    spots = []
    for (x, y), (p, q) in zip(ring, ring[1:] + ring[:1]):
        steps = max(1, int(max(abs(p - x), abs(q - y)) / 6))
        spots += [place(x + (p - x) * n / steps, y + (q - y) * n / steps) for n in range(steps)]
    return 'M' + ' L'.join(f'{x:.1f} {y:.1f}' for x, y in spots) + 'Z'


def meridians(place, line):
    """Lines of every fifteenth degree."""
    ways = [[place(lon, lat) for lat in range(-88, 89, 4)] for lon in range(-180, 181, 15)]
    ways += [[place(lon, lat) for lon in range(-180, 181, 5)] for lat in range(-75, 76, 15)]
    lines = ''.join('M' + ' L'.join(f'{x:.1f} {y:.1f}' for x, y in way) for way in ways)
    return f'<path d="{lines}" fill="none" stroke="#ffffff" stroke-opacity="0.55" stroke-width="{line * 0.7}"/>'


def drawn(place, size, line, shown, names=SEAS):
    """The SVG of the land in the tints of its countries, `place` being the projection; a country of which an outline of at least
    `shown` pixels' width is seen carries its name."""
    shelf, lands, labels = '', '', ''
    for name, tint, rings in read_countries():
        paths = ' '.join(stepped(ring, place) for ring in rings)
        fill = '#128a4a' if name == 'Nigeria' else '#f4f2ea' if name in ('Antarctica', 'Greenland') else tint
        shelf += f'<path d="{paths}"/>'
        lands += f'<path d="{paths}" fill="{fill}" stroke="#8a7f74" stroke-width="{line * 0.6}" stroke-linejoin="round"/>'
        spots = [place(*spot) for spot in rings[0]]
        wide = max(x for x, _ in spots) - min(x for x, _ in spots)
        middle = MIDDLES.get(name) or tuple(sum(spot[axis] for spot in rings[0]) / len(rings[0]) for axis in (0, 1))
        x, y = place(*middle)
        letters = max(size * 0.34, min(size, wide * (1.2 if wide > shown * 5 else 0.95) / max(len(name), 4)))
        if wide >= shown:
            color = '#ffffff' if name == 'Nigeria' else '#3c3a36'
            text = name.upper() if wide > shown * 5 or name == 'Nigeria' else name
            labels += words(text, f'{x:.1f}', f'{y + letters * 0.3:.1f}', f'{letters:.1f}', color, 700 if text.isupper() else 400)
    for name, lon, lat, big in names:
        x, y = place(lon, lat)
        labels += words(name, f'{x:.1f}', f'{y:.1f}', size * big, '#3f7893', 400, family=SERIF, spacing=size * 0.2)
    shallow = f'<g fill="none" stroke="#d3eaf3" stroke-width="{line * 6}" stroke-linejoin="round">{shelf}</g>'
    coast = f'<g fill="none" stroke="#4f7488" stroke-width="{line * 1.6}">{shelf}</g>'
    return meridians(place, line) + shallow + coast + lands + labels


def globe_picture():
    """A picture for a `lathe` ball: its height is as the sine of the latitude, Africa in the middle."""

    def shifted(lon, lat):
        return ((lon - 12 + 180) / 360 * 1600, 400 - 400 * math.sin(math.radians(lat)))

    body = drawn(shifted, 17, 1.1, 26)
    return svg(f'{body}<g transform="translate(1600 0)">{body}</g>', 1600, 800, '#7db6d6')


def framed(name, width, height, body):
    """A map in its frame, the sea behind it."""
    return (
        f'<clipPath id="{name}"><rect width="{width}" height="{height}"/></clipPath><rect width="{width}" height="{height}" fill="{SEA}"/>'
        f'<g clip-path="url(#{name})">{body}</g><rect width="{width}" height="{height}" fill="none" stroke="{INK}" stroke-width="4"/>'
    )


def miller(wide, north):
    """Miller's projection: (lon, lat) → (x, y) on a map `wide` units wide whose upper edge is `north`."""

    def rise(lat):
        return 1.25 * math.log(math.tan(math.pi / 4 + 0.4 * math.radians(lat)))

    return lambda lon, lat: ((lon + 180) / 360 * wide, (rise(north) - rise(max(-89, lat))) * wide / math.tau)


def wall_picture():
    """The world as a wall map of 120 × 80 cm with title, frame and key."""
    body = words('THE WORLD', 800, 84, 60, INK, 800, family=SERIF, spacing=16)
    body += f'<rect x="16" y="16" width="1568" height="1035" fill="none" stroke="{INK}" stroke-width="5"/>'
    body += f'<rect x="24" y="24" width="1552" height="1019" fill="none" stroke="{INK}" stroke-width="1.5"/>'
    body += f'<g transform="translate(50 112)">{framed("world", 1500, 800, drawn(miller(1500, 84), 19, 1.1, 22))}</g>'
    for n in range(24):
        lon = -165 + n * 15
        if n % 2:
            body += words(f'{abs(lon)}°', 50 + (lon + 180) / 360 * 1500, 932, 14, INK, 400)
    for n, (tint, name) in enumerate(zip((*TINTS, '#128a4a'), ('Countries', '', '', '', '', '', 'Nigeria'))):
        x = 60 + n * 44 + (70 if name == 'Nigeria' else 0)
        body += f'<rect x="{x}" y="952" width="40" height="26" fill="{tint}" stroke="#555" stroke-width="1"/>'
        body += words(name, x, 1006, 20, INK, 400, 'start') if name else ''
    for n in range(6):
        body += f'<rect x="{690 + n * 36}" y="962" width="36" height="9" fill="{INK if n % 2 else "#ffffff"}" stroke="{INK}"/>'
    body += words('Political · Scale 1 : 33 000 000', 800, 1006, 22, INK, 400) + words(
        'ÌWÉ PRESS', 1540, 978, 32, INK, 800, 'end', spacing=4
    )
    body += words('Laminated – a marker wipes off', 1540, 1008, 20, INK, 400, 'end')
    return svg(body, 1600, 1067, SHEET)


def tube_picture():
    """What is printed round the map's tube: Africa, the other side, as its front."""

    def place(lon, lat):
        return (230 + (lon - 17) * 5, 205 - lat * 5.1)

    africa = framed('africa', 460, 400, drawn(place, 12, 1.0, 24, ()))
    label = words('WORLD & AFRICA', 490, 150, 92, '#ffffff', 800, 'start', SERIF)
    label += words('Laminated wall map · 120 × 80 cm', 494, 222, 44, '#ffffff', 400, 'start')
    label += words('Two sides · a marker wipes off', 494, 286, 38, '#cfe3ee', 400, 'start')
    label += words('ÌWÉ PRESS', 494, 362, 44, '#f2c879', 800, 'start', spacing=6)
    return svg(f'{africa}{label}', 1500, 400, INK)
