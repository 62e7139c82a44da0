"""Baby & Toys: dinosaurs and painted dolls."""

import math

from goods import good
from materials import glossy, linear, material, mottled, plastic, printed, shade
from prints import svg
from shapes import blob, group, lathe, moulded, rounded, sphere, tube


def hide(back, belly, spots, size):
    """Painted vinyl: scales, spots on the back, a pale belly where the skin looks down."""
    made = mottled(back, spots, size, 0.42, 0.75, bump=0.0)
    tree = made.node_tree
    nodes, links = tree.nodes, tree.links
    shader = nodes['Principled BSDF']
    place = nodes.new('ShaderNodeTexCoord')
    split = nodes.new('ShaderNodeSeparateXYZ')
    links.new(place.outputs['Normal'], split.inputs['Vector'])
    ramp = nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.2, 0.62
    shift = nodes.new('ShaderNodeMath')
    shift.operation, shift.inputs[1].default_value, shift.inputs[2].default_value = 'MULTIPLY_ADD', 0.5, 0.62
    links.new(split.outputs['Z'], shift.inputs[0])
    links.new(shift.outputs['Value'], ramp.inputs['Fac'])
    mix = nodes.new('ShaderNodeMixRGB')
    links.new(ramp.outputs['Color'], mix.inputs['Fac'])
    links.new(shader.inputs['Base Color'].links[0].from_socket, mix.inputs['Color2'])
    mix.inputs['Color1'].default_value = (*linear(belly), 1)
    links.new(mix.outputs['Color'], shader.inputs['Base Color'])
    scales = nodes.new('ShaderNodeTexVoronoi')
    scales.inputs['Scale'].default_value = 2.6
    links.new(place.outputs['Object'], scales.inputs['Vector'])
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 0.35, 0.12
    bump.invert = True
    links.new(scales.outputs['Distance'], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], shader.inputs['Normal'])
    return made


def long_neck():
    back = hide('#4f8f86', '#e6dfb8', '#2f6a66', 1.6)
    trunk = [[(0, 5, 8.2, 3.7), (0, 0, 8.6, 4.3), (0, -4.6, 8.6, 3.5)]]
    neck = [[(0, -5.2, 9.4, 3.0), (0, -8.6, 13.2, 1.9), (0, -10.6, 18, 1.5), (0, -11.6, 22, 1.35)]]
    head = [[(0, -11.8, 22.6, 1.5), (0, -14, 22.2, 1.15), (0, -15.2, 21.8, 0.95)], [(-0.6, -12.4, 23.2, 1.0), (0.6, -12.4, 23.2, 1.0)]]
    tail = [[(0, 6, 7.6, 2.9), (0, 11, 5.2, 1.7), (2, 16, 3.2, 1.0), (5, 20, 2.4, 0.55), (8, 22, 2.6, 0.3)]]
    legs = []
    for side in (-1, 1):
        legs.append([(side * 2.5, -4.2, 7, 2.2), (side * 2.9, -4.8, 3.4, 1.55), (side * 2.9, -5, 1.4, 1.65), (side * 2.9, -5.2, 1.2, 1.6)])
        legs.append([(side * 2.7, 4.4, 7, 2.6), (side * 3.1, 5.6, 3.6, 1.7), (side * 3.1, 4.9, 1.4, 1.75), (side * 3.1, 4.7, 1.2, 1.6)])
    parts = [moulded([*trunk, *neck, *head, *tail, *legs], 0.26, back, 3)]
    nail = plastic('#d9d0ae', 0.4)
    for side in (-1, 1):
        for y in (-6.4, 3.4):
            parts += [sphere(0.42, nail, (side * 3 + x, y - abs(x) * -0.25, 0.25)) for x in (-0.95, 0, 0.95)]
        parts += [
            sphere(0.42, glossy('#f2d24a'), (side * 1.32, -12.9, 22.95)),
            sphere(0.27, glossy('#14110f'), (side * 1.55, -13.05, 23.1)),
            sphere(0.16, plastic('#2a4d48'), (side * 0.45, -15.95, 22.1)),
        ]
    parts.append(tube([(-0.9, -15.5, 21.5), (0, -16.12, 21.45), (0.9, -15.5, 21.5)], 0.07, plastic('#2a4d48')))
    return parts


def tyrant():
    back = hide('#b5652f', '#ecd9a6', '#6d3517', 1.3)
    trunk = [[(0, 3.4, 9.6, 3.1), (0, -0.5, 10.6, 3.4), (0, -3.2, 12.8, 2.6), (0, -4.2, 15, 2.1)]]
    head = [[(0, -4.4, 16.4, 2.5), (0, -7.6, 16.6, 2.0), (0, -10.2, 16.4, 1.6)], [(-1.1, -5.2, 17.6, 1.3), (1.1, -5.2, 17.6, 1.3)]]
    jaw = [[(0, -4.8, 14.4, 1.5), (0, -7.2, 13.2, 1.15), (0, -9.4, 12.9, 0.95)]]
    tail = [[(0, 4, 9.4, 2.7), (0, 8.6, 8.2, 1.8), (-1, 13, 7.2, 1.1), (-3, 17, 7, 0.4)]]
    limbs = []
    for side in (-1, 1):
        limbs.append(
            [
                (side * 2.5, 2, 8.2, 2.5),
                (side * 3.1, -0.6, 5.4, 1.9),
                (side * 3.1, 1.9, 2.8, 1.1),
                (side * 3.1, 0.2, 0.95, 0.95),
                (side * 3.1, -2.2, 0.75, 0.75),
            ]
        )
        limbs += [[(side * 3.1, -0.2, 0.8, 0.8), (side * 3.1 + x, -2.4, 0.6, 0.6)] for x in (-1.2, 1.2)]
        limbs.append([(side * 2.3, -3.2, 12, 1.0), (side * 2.9, -4.8, 10.4, 0.65), (side * 2.5, -6.4, 10.7, 0.5)])
    parts = [moulded([*trunk, *head, *jaw, *tail, *limbs], 0.22, back, 3)]
    ivory, mouth = plastic('#f3ecd4', 0.35), material('#a8423c', 0.5)
    parts.append(blob(2.3, 5.4, 0.8, mouth, (0, -7.6, 14.1), (-8, 0, 0)))
    for side in (-1, 1):
        for number in range(5):
            y = -6.6 - number * 0.95
            wide = (1.55 - 0.12 * number) * side
            parts.append(lathe([(0.27, 0), (0.2, 0.45), (0, 0.95)], ivory, (wide, y, 15.2 - 0.05 * number), (180, 0, 0), 16))
            if number < 4:
                parts.append(lathe([(0.22, 0), (0.16, 0.35), (0, 0.7)], ivory, (wide * 0.66, y + 0.3, 13.8 - 0.08 * number), (0, 0, 0), 16))
        parts += [
            lathe([(0.3, 0), (0.22, 0.5), (0, 1.0)], ivory, (side * 3.1 + x, -2.6 - (0.3 if x == 0 else 0), 0.5), (100, 0, 0), 16)
            for x in (-1.3, 0, 1.3)
        ]
        parts += [
            sphere(0.46, glossy('#f0c02c'), (side * 1.72, -6.0, 17.25)),
            sphere(0.28, glossy('#14110f'), (side * 2.0, -6.2, 17.42)),
            sphere(0.2, plastic('#4a2210'), (side * 0.7, -11.5, 17.0)),
        ]
    return parts


@good('dinosaur-set', yaw=0, pitch=12)
def dinosaurs(_look):
    group(long_neck(), (-7.5, 2, 0), (0, 0, -62))
    group(tyrant(), (10.5, -5, 0), (0, 0, -38))


def mama_picture(cloth, other, gele, skin, motif):
    """A doll painted round: gele, face, blouse and wrapper. 1,600 units go round her, 1,200 up to her crown."""
    marks = []
    for row in range(5):
        for column in range(16):
            x, y = column * 100 + 50 * (row % 2), 830 + row * 82
            if motif == 'rings':
                marks.append(
                    f'<circle cx="{x}" cy="{y}" r="26" fill="none" stroke="{other}" stroke-width="9"/>'
                    f'<circle cx="{x}" cy="{y}" r="8" fill="{other}"/>'
                )
            elif motif == 'leaves':
                marks.append(f'<path d="M{x} {y - 34}q34 34 0 68q-34-34 0-68z" fill="{other}"/>')
            elif motif == 'rays':
                marks.append(f'<path d="M{x} {y - 32}l9 23 23 9-23 9-9 23-9-23-23-9 23-9z" fill="{other}"/>')
            else:
                marks.append(f'<path d="M{x - 40} {y}l40-26 40 26-40 26z" fill="none" stroke="{other}" stroke-width="9"/>')
    folds = ''.join(
        f'<path d="M{x} 0q{40 if x < 800 else -40} 150 {0} 330" stroke="{shade(gele, 0.72)}" stroke-width="8" fill="none"/>'
        for x in range(0, 1601, 100)
    )
    dots = ''.join(f'<circle cx="{x}" cy="{y}" r="11" fill="{other}"/>' for x in range(50, 1600, 100) for y in (60, 150, 240))
    beads = ''.join(
        f'<circle cx="{800 + 200 * math.sin(a):.0f}" cy="{560 + 84 * math.cos(a):.0f}" '
        f'r="17" fill="#c8402f" stroke="#7c1d14" stroke-width="3"/>'
        for a in (math.radians(d) for d in range(-70, 71, 14))
    )
    face = (
        f'<ellipse cx="800" cy="375" rx="210" ry="158" fill="{skin}"/>'
        f'<path d="M590 372q20-150 210-152t210 152q-60-78-210-78t-210 78z" fill="{shade(gele, 0.85)}"/>'
        '<g fill="#ffffff"><ellipse cx="712" cy="374" rx="38" ry="24"/><ellipse cx="888" cy="374" rx="38" ry="24"/></g>'
        '<g fill="#25150f"><circle cx="714" cy="375" r="21"/><circle cx="886" cy="375" r="21"/>'
        '</g><g fill="#fff"><circle cx="721" cy="367" r="7"/><circle cx="893" cy="367" r="7"/></g>'
        '<g stroke="#25150f" fill="none" stroke-width="9" stroke-linecap="round">'
        '<path d="M668 368q44-40 88 0M844 368q44-40 88 0"/><path d="M666 330q44-26 90-6M844 324q46-20 90 6"/></g>'
        f'<path d="M800 385q-16 38-4 44h10" fill="none" stroke="{shade(skin, 0.6)}" stroke-width="8" stroke-linecap="round"/>'
        '<path d="M752 466q24-18 48-6 24-12 48 6-48 46-96 0z" fill="#b8323a"/><path d="M758 466h84" stroke="#7d1a22" stroke-width="5"/>'
        '<circle cx="672" cy="432" r="32" fill="#c8503c" opacity=".35"/><circle cx="928" cy="432" r="32" fill="#c8503c" opacity=".35"/>'
        '<circle cx="580" cy="430" r="17" fill="#e2b13c"/><circle cx="1020" cy="430" r="17" fill="#e2b13c"/>'
    )
    hands = (
        f'<path d="M520 640q60 150 230 150h100q170 0 230-150l70 40q-40 210-260 222H710q-220-12-260-222z" fill="{shade(cloth, 0.82)}"/>'
        f'<ellipse cx="760" cy="845" rx="62" ry="40" fill="{skin}"/>'
        f'<ellipse cx="846" cy="845" rx="62" ry="40" fill="{shade(skin, 0.92)}"/>'
    )
    return svg(
        f'<rect width="1600" height="560" y="500" fill="{cloth}"/>'
        + ''.join(marks)
        + f'<rect y="1130" width="1600" height="70" fill="{other}"/><rect y="715" width="1600" height="18" fill="{other}"/>'
        + f'<rect width="1600" height="330" fill="{gele}"/>{folds}{dots}<path d="M0 330H1600V520H0z" fill="#1d1310"/>'
        + hands
        + f'<path d="M640 500h320q-20 90-160 100-140-10-160-100z" fill="{skin}"/>'
        + beads
        + face,
        1600,
        1200,
        cloth,
    )


def mama(high, look):
    """Her outline is that of a nesting doll: a seam round her middle, a foot, a head with a tied gele."""
    shape = [
        (0, 0),
        (0.2, 0),
        (0.235, 0.02),
        (0.262, 0.12),
        (0.275, 0.28),
        (0.262, 0.42),
        (0.22, 0.53),
        (0.178, 0.585),
        (0.172, 0.62),
        (0.195, 0.68),
        (0.205, 0.76),
        (0.19, 0.86),
        (0.14, 0.95),
        (0.07, 0.99),
        (0, 1),
    ]
    body = lathe(
        rounded([(r * high, z * high) for r, z in shape], high * 0.05), printed(mama_picture(*look), 0.32, clear=0.9), angle=180, steps=96
    )
    seam = lathe([(0.2652 * high, 0.398 * high), (0.2668 * high, 0.4 * high), (0.2648 * high, 0.402 * high)], material('#3a2417', 0.6))
    knot = printed(svg('', 64, 64, look[2]), 0.32, clear=0.9)
    bow = [
        blob(high * 0.13, high * 0.07, high * 0.1, knot, (side * high * 0.07, -high * 0.06, high * 0.93), (-20, side * 32, 0))
        for side in (-1, 1)
    ]
    return [body, seam, *bow, sphere(high * 0.035, knot, (0, -high * 0.1, high * 0.93))]


@good('nesting-mamas', yaw=0, pitch=12)
def nesting_mamas(_look):
    looks = [
        ('#1f5f8b', '#f2c14e', '#c8402f', '#7a4a2d', 'rings'),
        ('#2f7d4f', '#f6e3b0', '#e0a12e', '#8a5535', 'leaves'),
        ('#a8324a', '#f7d9c4', '#2f6f8f', '#6d4026', 'rays'),
        ('#d9822b', '#5b2b17', '#6a3d86', '#83502f', 'diamonds'),
        ('#6a3d86', '#f3c95a', '#3f9a6b', '#7a4a2d', 'rings'),
    ]
    places = ((-5.6, 2.6, 8), (3.6, 3.4, -4), (-11.6, -3.6, 12), (-0.6, -4.6, -3), (7.4, -4.0, -10))
    for high, look, (x, y, turn) in zip((16, 13, 10.4, 8, 6), looks, places):
        group(mama(high, look), (x, y, 0), (0, 0, turn))
