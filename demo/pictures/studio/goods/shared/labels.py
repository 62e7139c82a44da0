"""Printed labels on bottles, jars and tubs."""

import math

from materials import printed
from shapes import surface


def label_on(picture):
    """A printed label whose transparent parts let the wall behind it be seen."""
    made = printed(picture, 0.4)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    image = next(node for node in nodes if node.type == 'TEX_IMAGE')
    links.new(image.outputs['Alpha'], nodes['Principled BSDF'].inputs['Alpha'])
    return made


def wrapped(profile, label_file, span, round=1.0):
    """A label on a turned body, from one height to another, over the part `round` of its girth, its middle in front."""

    def radius(z):
        for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
            if z0 <= z <= z1 and z1 > z0:
                return r0 + (r1 - r0) * (z - z0) / (z1 - z0)
        return profile[-1][0]

    def wrap(u, v):
        around = math.pi + 2 * math.pi * round * (0.5 - u)
        z = span[0] + (span[1] - span[0]) * v
        r = radius(z) + 0.035
        return (r * math.sin(around), r * math.cos(around), z)

    return surface(wrap, printed(label_file, 0.45, clear=0.25), 96, 16)


def stuck(radius, span, label_file, wide):
    """A label `wide` cm across on the front of a straight round wall."""
    return wrapped([(radius, 0), (radius, span[1])], label_file, span, wide / (2 * math.pi * radius))
