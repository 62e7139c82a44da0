"""Tailoring: what clothes are finished with, on a body that is not seen."""

import math

import bpy
from mathutils import Vector

from goods.fashion.drape import Panel, garment, thread
from materials import printed
from prints import svg, words
from shapes import cylinder, plate, surface

WOMAN_ARM = [(13.2, 136.0, 4.6), (18, 132.5, 4.5), (38, 115, 3.8)]
MAN_ARM = [(15.5, 143.2, 5.4), (20.5, 139.5, 5.2), (36, 121, 4.4), (50, 102.5, 3.3)]
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


def collar(piece, made, stand=3.0, fall=4.4, point=3.2, opened=0.0):
    """A turned-down collar round the neckline, its points at the front; `opened` lays its ends apart (camp collar)."""
    line = piece.neck(28, 0.1)
    line = line[round(opened * 11) : len(line) - round(opened * 11)]
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
        over = out * (1.2 * math.sin(turn * math.pi / 2) + part * (2.4 - 0.4 * front)) + Vector((0, 0, 0.45 * math.sin(turn * math.pi)))
        down = (fall * (0.7 + 0.55 * front) + point * end) * part
        spread = Vector((math.copysign(1, here.x if abs(here.x) > 0.2 else 0.5 - u), 0, 0)) * (end * part * (3.4 + 1.7 * opened))
        return tuple(here - out * 0.5 + over + spread + Vector((0, -1.3 * front * part, high - down)))

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


def shirt_front(shirt, made, low, high, button, lines=None):
    shirt.patch(strip(-1.7, 1.7, low, high), made, 0.25, 4, 40)
    buttons(shirt, [(0, high - 3 - k * (high - low - 8) / 5.5) for k in range(6)], button)
    if lines:
        for x in (-1.5, 1.5):
            sewn_line(shirt, [(x, low), (x, high)], lines, radius=0.05, lift=0.5)


def trousers(made, waist, high, ankle, low, crotch, body, per=50.0, step=2.0, fullness=1.2, **how):
    """A pair of trousers: half waist and ankle widths as laid flat, the waist at `high`, the ankle at `low`."""
    hip = waist + 2.6 * fullness
    inner = 2.2
    outer = inner + ankle
    panel = Panel(
        [(waist, high), (hip, high - 16), (hip - 0.6, high - 26), (outer + 1, (high + low) / 2 - 14), (outer, low)],
        [(inner, low), (inner - 0.6, (crotch + low) / 2), (0, crotch)],
        crotch,
        1.2,
        0.2,
        round=8,
    )
    return garment(panel, body, made, step, 9, 10, per, 0.3, **how)
