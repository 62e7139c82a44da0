"""The world drawn simply for globes and maps: coasts as (longitude, latitude), countries as the land nearest to a few of their places."""

import math
import random

from prints import svg, words

COASTS = {
    'Africa': '-6,36 0,36 10,37.3 11,34 15,32.3 20,31 22,33 29,31 32.5,31 34,28 37,21 39,15.5 43,11.5 51,12 48,4.5 41,-2 39,-6 40.5,-11 40.5,-15 35,-20 35.5,-24 32.8,-27 30,-31.5 26,-34 20,-35 18,-32 15,-26 12,-18 13.5,-11 12,-5.5 9,-1 9.7,3.5 8.5,4.6 6,4.3 4.5,6.3 2,6.3 -2,4.8 -7.5,4.4 -11.5,6.8 -13.5,9.5 -16.8,12.5 -17.4,14.7 -16.3,19 -17,21 -14.5,26 -10,29.5 -9.5,32 -6.8,34',
    'Eurasia': '-9,37 -9.3,43 -1.8,43.5 -1.2,46 -4.5,48.4 1.5,50.5 4.5,52.5 8.5,54 8.2,57 10.5,57.6 10.5,54.5 14,54 19,54.5 21.5,57.5 24,59 30,60 23,60 21.5,63 25,65.5 22,65.7 17.5,61 19,59.8 16.5,56.5 13,55.5 11,59 7,58 5,61 12,66.5 19,70 28,71 41,67.5 33,66.5 38,64.2 44,66 46,68.2 60,69 68,68.5 68,72.5 80,73 104,77.5 113,74 130,71.5 140,72.8 160,70 180,69 180,65 177,62.5 163,60 162,56 157,51 156,57 163,62 155,59.3 142,59 135,54.7 141,52.5 140,48 133,43 128,40 129.3,36 126.5,34.5 125,38 121.5,39.5 118,39 122,37 119.5,35 121.8,31 121.5,28 117,23.5 110.5,21 108,21.5 106,18.5 109,13 107,10.4 105,9 103,11 100.5,13.3 99.5,10 103.5,3 104,1.4 101,3 98.5,8.5 98,15 94.5,16 92,21.5 88,21.8 84,18.5 80.3,15 80,11 77.5,8 74.5,14 72.8,19.5 72.5,21.5 69,22.3 67,25 57.5,25.7 56,27 51,28 48.5,30 48,29.5 51.5,25 54,24.2 56.3,26 59.7,22.5 55,17.5 45,12.8 43,13 39,21 35,28 34.3,31.3 36,36.5 30.5,36.5 27.5,37 26.5,39.5 29,41 35,42 41.5,41.5 37.5,45 35,46.2 33,46 31,46.5 28,43.5 29,41.2 26,40.8 23.5,40 23.8,38 22.8,36.5 21,38.5 19.5,41.8 14,45 12.5,44 16,42 18.4,40.2 16.5,38.5 15.7,38 15,40.2 10.5,43 7.5,43.8 3.2,43.2 3,42 0,39.5 -2,36.8 -5.5,36',
    'Britain': '-5.5,50 1.3,51.3 1.5,52.8 -2,56 -2,57.6 -4,58.5 -6,56.5 -3.2,54.5 -4.6,53',
    'Ireland': '-10,51.7 -6.2,52.3 -5.8,54.6 -8.3,55 -9.8,53.5',
    'Iceland': '-22,64 -18.5,63.5 -14,65 -16,66.4 -22,66',
    'Madagascar': '49.3,-12.2 50.3,-15.6 47,-25 45,-25.4 43.5,-22 44.5,-16.5',
    'Japan': '130.5,31.5 136,33.6 140.5,35.5 142,39.5 145,43.3 141.8,45.3 140,42 137,37 131,34.2',
    'Ceylon': '80,9.7 81.8,7 80.2,6',
    'Sumatra': '95.5,5.5 104,-2 106,-5.7 101,-2.5',
    'Java': '105.5,-6.2 114,-7.2 114,-8.5 106.5,-7.3',
    'Borneo': '109.5,1.8 117,7 119,5 116,-3.8 110.5,-3',
    'Sulawesi': '119.5,-5.5 120.5,0.8 125,1.5 121,-1 122.5,-5',
    'New Guinea': '131,-0.8 141,-2.6 147.5,-6 150.5,-10.3 143,-9 138,-8 133,-4',
    'Philippines': '120.5,18.3 122,18.3 121.5,14 124,12.5 126,7 122,7 122,11 120,14.5',
    'Australia': '114,-22 113.5,-26 115.5,-34 118,-35 124,-33 131,-31.5 135.5,-34.8 138,-33.5 140,-38 146.5,-39 150,-37.3 153.5,-29 153,-25 146,-18.8 145,-15 142.5,-10.8 140.8,-17.4 136,-15 136.5,-12 131,-11.5 129,-15 122,-18',
    'Tasmania': '144.7,-41 148.3,-41 147,-43.5',
    'New Zealand': '172.8,-34.5 178.3,-37.8 175,-41.5 171,-45.5 167,-46.3 172,-41 174,-39',
    'North America': '-168,65.5 -156,71.2 -128,70 -115,68 -95,68 -94,72 -85,69.5 -81.5,67.5 -87,64.5 -94,61 -92.5,57 -82.5,55 -80,51.3 -79,54.5 -77,57.5 -78,62 -70,61 -65,59 -62,57 -56,52.5 -66,50 -70,47.2 -65,48.8 -64.5,46 -60.5,46.5 -65.5,43.7 -70,43.8 -70,41.7 -74,40.5 -75.8,37 -76,35 -81.3,31.5 -80.2,25.5 -82.7,28 -84.5,30 -89.5,29.2 -97,27.5 -97.5,22 -94.5,18.2 -91,18.7 -90,21 -87,21.3 -88.5,16 -83.3,15 -83.5,11 -80,9.2 -77.3,8.5 -80,7.3 -83.5,8.5 -87.5,13 -94,16 -101,17.3 -105.5,20.3 -109,25.5 -113,31.2 -114.7,31 -109.5,23 -115,28.5 -117.2,32.7 -120.6,34.6 -124.3,40.3 -124,46.5 -123,49 -130,54.5 -136,59 -146,60.8 -152,59 -158,56.5 -164,54.7 -157.5,58.7 -165,61 -161,64.5',
    'Baffin': '-62,66 -72,62.5 -78,64.5 -72.5,67.5 -88,70.5 -88,73.5 -78,72.8',
    'Victoria': '-105,68.7 -117,70 -118,73 -105,73',
    'Ellesmere': '-65,82.5 -90,81.5 -88,76.5 -78,76.5',
    'Newfoundland': '-59,47.7 -53,46.8 -55.5,51.5',
    'Greenland': '-44,60 -52,65 -54,69.5 -59,75.5 -70,76.5 -60,82 -35,83.5 -18,80.5 -20,74 -24,70.2 -35,66.2',
    'Cuba': '-85,22 -80,23.1 -74.3,20.2 -77.5,19.9 -80,21.8',
    'Hispaniola': '-74.3,18.4 -73,19.9 -68.5,18.6 -71.5,17.8',
    'South America': '-77.3,8.5 -72,12 -62,10.7 -57,6 -51.5,4.3 -50,0 -44,-2.7 -37,-4.7 -34.9,-7.5 -39,-13 -39.5,-18.5 -42,-22.9 -48.5,-26 -48.7,-28.5 -53.5,-34 -58.3,-34.2 -57,-38 -62.2,-39 -65,-42 -67.5,-46 -65.8,-48 -69,-51.5 -65.3,-54.7 -71,-54 -75,-50 -73.5,-41 -73.5,-37 -71.5,-30 -70.3,-19 -76,-14 -81.2,-6 -80,-3 -80,0.5 -77.5,4',
    'Antarctica': '-180,-78 -150,-77 -120,-74 -100,-72.5 -75,-72.5 -60,-64 -60,-74 -35,-78 -15,-72 10,-70 40,-69 60,-67 90,-66.5 115,-66.5 140,-66.5 165,-71.5 180,-78 180,-90 -180,-90',
}
NIGERIA = '2.7,6.4 2.8,9 3.6,10 3.7,11.7 4.1,13.5 5.5,13.9 7,13 9.5,12.8 11,13.4 13.6,13.7 14.6,12.1 13.6,10.8 12.2,8.4 11.2,6.7 9,6.3 8.6,4.7 7,4.4 6,4.3 5,5.6 4.4,6.3'
PLACES = {
    'Algeria': '3,28 2,34 6,33 0,30 5,24',
    'Morocco': '-6,32 -8,30',
    'W. Sahara': '-13,25',
    'Tunisia': '9.5,34',
    'Libya': '17,27 21,30 14,30',
    'Egypt': '30,27 28,24 33,29',
    'Sudan': '30,16 33,19 25,14',
    'S. Sudan': '30,7.5',
    'Chad': '18,15 19,10 18,20',
    'Niger': '9,17 5,15 12,15',
    'Mali': '-4,17 -8,13 0,20',
    'Mauritania': '-11,20',
    'Senegal': '-15,14',
    'Guinea': '-11,11',
    'Ivory Coast': '-5.5,7.5',
    'Ghana': '-1,8',
    'Burkina': '-1.5,12.5',
    'Benin': '2,9',
    'Liberia': '-9.5,6.5',
    'Nigeria': '8,9 5,8 10,11 6,12',
    'Cameroon': '12.5,5 13,8',
    'C.A.R.': '20,6.5',
    'Gabon': '11.5,-0.5',
    'Congo': '15,-0.5',
    'D.R. Congo': '23,-3 25,1 24,-8 19,-4',
    'Ethiopia': '39,9 42,7',
    'Eritrea': '38.5,15.5',
    'Somalia': '45.5,3 48,8',
    'Kenya': '38,0.5',
    'Uganda': '32.5,1.5',
    'Tanzania': '35,-6',
    'Angola': '17.5,-12 16,-9',
    'Zambia': '27,-14 24,-15',
    'Malawi': '34,-13',
    'Mozambique': '37,-15 34.5,-20',
    'Zimbabwe': '29.5,-19',
    'Botswana': '23.5,-22',
    'Namibia': '17,-22 16,-19',
    'South Africa': '24,-30 29,-27 19.5,-32',
    'Madagascar': '46,-19',
    'Spain': '-4,40',
    'Portugal': '-8.3,39.5',
    'France': '2,46.5',
    'Germany': '10,51',
    'Italy': '12.5,43 16,40',
    'Poland': '19,52',
    'Ukraine': '31,49',
    'Romania': '25,46',
    'Greece': '22,39.5',
    'Sweden': '15,62 18,66',
    'Norway': '9,61 14,67.5',
    'Finland': '26,63',
    'Britain': '-2,53',
    'Ireland': '-8,53',
    'Iceland': '-18,65',
    'Türkiye': '33,39 40,39',
    'Iran': '53,33 59,32',
    'Iraq': '43.5,33',
    'Saudi Arabia': '45,24 40,27 50,21',
    'Yemen': '47,15.5',
    'Oman': '57,21',
    'Syria': '38,35',
    'Russia': '40,56 50,60 60,58 70,60 80,60 90,60 100,60 110,58 120,60 130,60 140,64 155,64 170,66 65,66 90,68 110,68 45,50 134,49 120,54 36,62',
    'Kazakhstan': '60,48 70,48 78,47',
    'Uzbekistan': '63,41',
    'Afghanistan': '66,34',
    'Pakistan': '69,29',
    'India': '78,22 77,13 82,21 76,28 92,26',
    'China': '105,34 90,37 82,38 115,34 112,26 122,43 126,46 90,31 100,28 112,40',
    'Mongolia': '103,46.5 95,47',
    'Burma': '96,21',
    'Thailand': '101,15',
    'Viet Nam': '107,15',
    'Malaysia': '102,4',
    'Japan': '138,37',
    'Korea': '127,38',
    'Indonesia': '101,0 110,-7 114,0 121,-2 137,-4',
    'Papua': '145,-6.5',
    'Philippines': '122,13',
    'Australia': '134,-25 121,-26 145,-26 147,-35 117,-31',
    'New Zealand': '172,-42',
    'Canada': '-100,57 -120,56 -80,50 -70,55 -130,62 -110,62 -95,52 -112,53 -75,48 -72,70 -62,47 -122,52',
    'U.S.A.': '-98,39 -118,40 -112,43 -83,40 -87,34 -77,41 -98,45 -112,34 -98,32 -150,65 -155,62 -70,45 -120,46',
    'Mexico': '-102,24 -97,18 -109,28',
    'Guatemala': '-89,14.5',
    'Panama': '-82,9',
    'Cuba': '-79,22',
    'Greenland': '-42,72',
    'Brazil': '-52,-10 -60,-5 -45,-7 -45,-18 -52,-25 -65,-5 -40,-9 -53,0 -55,-18',
    'Argentina': '-64,-34 -67,-42 -64,-27 -60,-30 -69,-49',
    'Chile': '-71,-35 -73,-46 -69.5,-24',
    'Peru': '-75,-9 -72,-14',
    'Bolivia': '-65,-17',
    'Paraguay': '-58,-23',
    'Uruguay': '-56,-33',
    'Colombia': '-73,4',
    'Venezuela': '-66,7',
    'Ecuador': '-78.5,-1.5',
    'Guyana': '-58,5',
    'Antarctica': '0,-80 90,-80 -90,-80 180,-80 -180,-80',
}
TINTS = ('#f2c879', '#e79a86', '#b7cf8b', '#e8b4c0', '#c9b3d8', '#f0dd8c')


def points(text):
    return [tuple(float(part) for part in pair.split(',')) for pair in text.split()]


def coast(text):
    """A coast with the small bays and capes that its few points leave out."""
    shape, chance = points(text), random.Random(text)
    for _ in range(3):
        finer = []
        for (x, y), (p, q) in zip(shape, shape[1:] + shape[:1]):
            long, bend = math.hypot(p - x, q - y), chance.uniform(-0.11, 0.11)
            finer.append((x, y))
            if 1.2 < long < 30 and abs(x) < 179:
                finer.append(((x + p) / 2 - (q - y) * bend, (y + q) / 2 + (p - x) * bend))
        shape = finer
    return shape


def cell(here, others, box):
    """The part of a box nearer to `here` than to any other place (cut by each bisector in turn)."""
    shape = box
    for x, y in others:
        mx, my, dx, dy = (here[0] + x) / 2, (here[1] + y) / 2, x - here[0], y - here[1]
        side = [(px - mx) * dx + (py - my) * dy for px, py in shape]
        cut = []
        for at, spot in enumerate(shape):
            after, s, t = shape[(at + 1) % len(shape)], side[at], side[(at + 1) % len(shape)]
            if s <= 0:
                cut.append(spot)
            if (s < 0 < t) or (t < 0 < s):
                cut.append((spot[0] + (after[0] - spot[0]) * s / (s - t), spot[1] + (after[1] - spot[1]) * s / (s - t)))
        shape = cut
    return shape


def drawn(place, names=(), size=9, box=(-180, -90, 180, 90), line=0.8):
    """The SVG of the world's land in the colours of its countries, `place` (lon, lat) → (x, y) being the projection."""

    def path(shape):
        spots = []
        for (x, y), (p, q) in zip(shape, shape[1:] + shape[:1]):
            steps = max(1, int(max(abs(p - x), abs(q - y)) / 6))
            spots += [place(x + (p - x) * n / steps, y + (q - y) * n / steps) for n in range(steps)]
        return 'M' + ' L'.join(f'{x:.1f} {y:.1f}' for x, y in spots) + 'Z'

    coasts = ' '.join(path(coast(line)) for line in COASTS.values())
    spots = [(spot, number) for number, text in enumerate(PLACES.values()) for spot in points(text)]
    west, south, east, north = box
    frame = [(west, south), (east, south), (east, north), (west, north)]
    lands = []
    for spot, number in spots:
        if not (west - 20 < spot[0] < east + 20 and south - 20 < spot[1] < north + 20):
            continue
        shape = cell(spot, [other for other, _ in spots if other != spot], frame)
        if shape:
            color = '#f4f2ea' if list(PLACES)[number] in ('Antarctica', 'Greenland') else TINTS[number * 7 % 6]
            lands.append(f'<path d="{path(shape)}" fill="{color}" stroke="{color}" stroke-width="0.6"/>')
    lines = ''
    for lon in range(-180, 181, 15):
        lines += f'<path d="{"M" + " L".join("{:.1f} {:.1f}".format(*place(lon, lat)) for lat in range(-90, 91, 5))}" fill="none" stroke="#ffffff" stroke-opacity="0.5" stroke-width="{line * 0.7}"/>'
    for lat in range(-75, 76, 15):
        lines += f'<path d="{"M" + " L".join("{:.1f} {:.1f}".format(*place(lon, lat)) for lon in range(-180, 181, 5))}" fill="none" stroke="#ffffff" stroke-opacity="0.5" stroke-width="{line * 0.7}"/>'
    ice = path(points(COASTS['Antarctica']))
    home = path(coast(NIGERIA))
    out = f'<clipPath id="land"><path d="{coasts}"/></clipPath>{lines}<g clip-path="url(#land)">{"".join(lands)}</g>'
    out += f'<path d="{ice}" fill="#f4f2ea"/><path d="{coasts}" fill="none" stroke="#5d7f8c" stroke-width="{line}"/><path d="{home}" fill="#128a4a" stroke="#f7f4ea" stroke-width="{line}"/>'
    for name, lon, lat, big in names:
        x, y = place(lon, lat)
        out += words(name, f'{x:.1f}', f'{y:.1f}', size * big, '#ffffff' if name == 'NIGERIA' else '#3c3a36', 700 if big >= 1 else 400)
    return out


WORLD = (
    ('AFRICA', 22, -1, 1.35),
    ('EUROPE', 20, 50, 1.0),
    ('ASIA', 92, 46, 1.6),
    ('NORTH AMERICA', -100, 41, 1.15),
    ('SOUTH', -57, -13, 1.0),
    ('AMERICA', -57, -18, 1.0),
    ('AUSTRALIA', 134, -26, 1.1),
    ('NIGERIA', 8.3, 8.6, 0.62),
    ('ATLANTIC OCEAN', -35, 25, 1.1),
    ('INDIAN OCEAN', 78, -20, 1.1),
    ('PACIFIC OCEAN', -145, 5, 1.2),
    ('CHINA', 104, 34, 0.9),
    ('INDIA', 79, 21, 0.8),
    ('RUSSIA', 95, 62, 1.0),
    ('CANADA', -105, 60, 1.0),
)


def globe_picture():
    """A picture for a `lathe` ball: its height is as the sine of the latitude, Africa in the middle."""

    def shifted(lon, lat):
        return ((lon - 12 + 180) / 360 * 1600, 400 - 400 * math.sin(math.radians(lat)))

    body = drawn(shifted, names=WORLD, size=17, line=1.4)
    again = body.replace('"land"', '"again"').replace('#land', '#again')
    return svg(f'{body}<g transform="translate(1600 0)">{again}</g>', 1600, 800, '#7db6d6')


def wall_picture():
    """The world as a wall map of 120 × 80 cm with title, frame and key."""

    def place(lon, lat):
        return (60 + (lon + 180) / 360 * 1480, 500 - lat / 90 * 385)

    title = words('THE WORLD', 800, 76, 54, '#17324a', 800, family='DejaVu Serif', spacing=14)
    frame = '<rect x="18" y="18" width="1564" height="1030" fill="none" stroke="#17324a" stroke-width="5"/><rect x="52" y="108" width="1496" height="784" fill="#a9d3e6" stroke="#17324a" stroke-width="3"/>'
    key = ''.join(
        f'<rect x="{70 + n * 120}" y="930" width="60" height="34" fill="{tint}" stroke="#555" stroke-width="1"/>'
        for n, tint in enumerate(TINTS)
    )
    key += words('Political · Scale 1 : 33 000 000', 800, 956, 24, '#17324a', 400, 'start') + words(
        'ÌWÉ PRESS · ÌBÀDÀN', 1530, 956, 24, '#17324a', 700, 'end'
    )
    key += words('Laminated – a marker wipes off', 800, 1004, 20, '#17324a', 400, 'start')
    return svg(frame + title + key + drawn(place, names=WORLD, size=17, line=1.4), 1600, 1067, '#f7f3e6')


def africa_picture():
    """Africa alone, the map's other side."""

    def place(lon, lat):
        return (430 + (lon - 17) * 9.6, 545 - lat * 11.2)

    names = [
        (name.upper() if name == 'Nigeria' else name, *points(spots)[0], 1.15 if name == 'Nigeria' else 1.0)
        for name, spots in list(PLACES.items())[:40]
    ]
    body = drawn(place, names=names, size=13, box=(-26, -40, 62, 42), line=2)
    frame = '<clipPath id="sheet"><rect x="20" y="110" width="760" height="850"/></clipPath><rect x="20" y="110" width="760" height="850" fill="#a9d3e6"/>'
    return svg(
        f'{frame}<g clip-path="url(#sheet)">{body}</g><rect x="20" y="110" width="760" height="850" fill="none" stroke="#17324a" stroke-width="4"/>'
        + words('AFRICA', 400, 80, 56, '#17324a', 800, family='DejaVu Serif', spacing=12),
        800,
        1000,
        '#f7f3e6',
    )
