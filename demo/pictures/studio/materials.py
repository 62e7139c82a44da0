"""What goods are made of. Colours are '#rrggbb' as they are seen."""

import bpy

_made = {}


def forget():
    """A new picture begins: materials of the last are gone with its scene."""
    _made.clear()


def linear(color):
    """(r, g, b) in scene light of '#rrggbb'."""
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)


def shade(color, factor):
    """The colour made lighter (above 1) or darker (below 1)."""
    parts = [int(color[at : at + 2], 16) for at in (1, 3, 5)]
    parts = [c * factor for c in parts] if factor <= 1 else [c + (255 - c) * (factor - 1) for c in parts]
    return '#' + ''.join(f'{max(0, min(255, round(c))):02x}' for c in parts)


def material(color, rough=0.5, metal=0.0, clear=0.0, sheen=0.0, glass=0.0, light=0.0, ior=1.45, skin=0.0):
    """The one kind that all others are made of: `clear` is lacquer, `skin` lets light in a little (fruit, wax, skin)."""
    key = (color, rough, metal, clear, sheen, glass, light, ior, skin)
    if key in _made:
        return _made[key]
    made = bpy.data.materials.new('material')
    made.use_nodes = True
    values = made.node_tree.nodes['Principled BSDF'].inputs
    values['Base Color'].default_value = (*linear(color), 1)
    values['Roughness'].default_value = rough
    values['Metallic'].default_value = metal
    values['Clearcoat'].default_value = clear
    values['Clearcoat Roughness'].default_value = 0.08
    values['Sheen'].default_value = sheen
    values['Transmission'].default_value = glass
    values['IOR'].default_value = ior
    if skin:
        values['Subsurface'].default_value = skin
        values['Subsurface Color'].default_value = (*linear(color), 1)
        values['Subsurface Radius'].default_value = (1.0, 0.4, 0.2)
    if light:
        values['Emission'].default_value = (*linear(color), 1)
        values['Emission Strength'].default_value = light
    _made[key] = made
    return made


def plastic(color, rough=0.38):
    return material(color, rough)


def glossy(color):
    """Lacquer, enamel, glazed clay, car paint."""
    return material(color, 0.35, clear=1.0)


def rubber(color='#232327'):
    return material(color, 0.75)


def metal(color='#c9ccd1', rough=0.28):
    return material(color, rough, metal=1.0)


def steel():
    return metal('#cfd2d6', 0.22)


def brass():
    return metal('#d9a441', 0.25)


def copper():
    return metal('#c9733f', 0.28)


def glass(color='#ffffff', rough=0.02):
    return material(color, rough, glass=1.0, ior=1.45)


def paper(color='#f6f2ea'):
    return material(color, 0.85)


def leather(color):
    return bumped(material(color, 0.48), 0.25, 0.35)


def lamp(color='#fff3d6', strength=4.0):
    """Shines: screens, bulbs, diodes."""
    return material(color, 0.5, light=strength)


def _nodes(made):
    tree = made.node_tree
    return tree, tree.nodes, tree.links, tree.nodes['Principled BSDF']


def _own(made):
    """A material of its own, so that others of the same figures stay as they are."""
    return made.copy()


def bumped(made, strength, size, detail=4):
    """The same material with a grain in lumps of `size` cm."""
    made = _own(made)
    _, nodes, links, shader = _nodes(made)
    place = nodes.new('ShaderNodeTexCoord')
    noise = nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 1 / size
    noise.inputs['Detail'].default_value = detail
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = size / 2
    links.new(place.outputs['Object'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], shader.inputs['Normal'])
    return made


def mottled(color, other, size, rough=0.5, sharp=0.5, skin=0.0, bump=0.0, stretch=(1, 1, 1)):
    """Two colours in patches of `size` cm: fruit, clay, stone, roasted things. `sharp` of 0 to 1 hardens their borders."""
    made = _own(material(color, rough, skin=skin))
    _, nodes, links, shader = _nodes(made)
    place = nodes.new('ShaderNodeTexCoord')
    spread = nodes.new('ShaderNodeMapping')
    spread.inputs['Scale'].default_value = [1 / (size * part) for part in stretch]
    noise = nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 1
    noise.inputs['Detail'].default_value = 5
    ramp = nodes.new('ShaderNodeValToRGB')
    half = 0.22 * (1 - sharp) + 0.01
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.5 - half, 0.5 + half
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*linear(color), 1), (*linear(other), 1)
    links.new(place.outputs['Object'], spread.inputs['Vector'])
    links.new(spread.outputs['Vector'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], shader.inputs['Base Color'])
    if bump:
        relief = nodes.new('ShaderNodeBump')
        relief.inputs['Strength'].default_value = bump
        relief.inputs['Distance'].default_value = size / 3
        links.new(noise.outputs['Fac'], relief.inputs['Height'])
        links.new(relief.outputs['Normal'], shader.inputs['Normal'])
    return made


def wood(color='#a8703f', rough=0.45, along='z', size=1.0):
    """Grain along one axis of the thing itself; `size` is about a year ring in cm."""
    stretch = {'x': (14, 1, 1), 'y': (1, 14, 1), 'z': (1, 1, 14)}[along]
    return mottled(shade(color, 0.72), shade(color, 1.12), size, rough, 0.0, bump=0.06, stretch=stretch)


def weave(color, size=0.12, rough=0.9):
    """Cloth of one colour whose threads one sees close by."""
    made = _own(material(color, rough, sheen=0.4))
    _, nodes, links, shader = _nodes(made)
    place = nodes.new('ShaderNodeTexCoord')
    heights = []
    for axis in ('X', 'DIAGONAL'):
        wave = nodes.new('ShaderNodeTexWave')
        wave.bands_direction = axis
        wave.inputs['Scale'].default_value = 0.314 / size
        wave.inputs['Distortion'].default_value = 0.6
        links.new(place.outputs['Object'], wave.inputs['Vector'])
        heights.append(wave)
    mix = nodes.new('ShaderNodeMath')
    mix.operation = 'MAXIMUM'
    links.new(heights[0].outputs['Fac'], mix.inputs[0])
    links.new(heights[1].outputs['Fac'], mix.inputs[1])
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = 0.25
    bump.inputs['Distance'].default_value = size / 2
    links.new(mix.outputs['Value'], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], shader.inputs['Normal'])
    return made


def printed(picture, rough=0.6, tiles=1.0, clear=0.0, sheen=0.0, light=0.0):
    """A picture file laid over the UV of a shape, `tiles` times each way: labels (`prints.svg`), cloth, screens."""
    made = _own(material('#ffffff', rough, clear=clear, sheen=sheen))
    _, nodes, links, shader = _nodes(made)
    place = nodes.new('ShaderNodeTexCoord')
    spread = nodes.new('ShaderNodeMapping')
    across, up = tiles if isinstance(tiles, (list, tuple)) else (tiles, tiles)
    spread.inputs['Scale'].default_value = (across, up, 1)
    image = nodes.new('ShaderNodeTexImage')
    image.image = bpy.data.images.load(str(picture), check_existing=True)
    links.new(place.outputs['UV'], spread.inputs['Vector'])
    links.new(spread.outputs['Vector'], image.inputs['Vector'])
    links.new(image.outputs['Color'], shader.inputs['Base Color'])
    if light:
        links.new(image.outputs['Color'], shader.inputs['Emission'])
        shader.inputs['Emission Strength'].default_value = light
    return made


def in_space(picture, size, rough=0.85, sheen=0.3, side='xz'):
    """A cloth tile of `size` cm laid on a shape without UV by its place, from the front ('xz') or from above ('xy')."""
    made = _own(printed(picture, rough, 1, sheen=sheen))
    _, nodes, links, _ = _nodes(made)
    spread = next(node for node in nodes if node.type == 'MAPPING')
    place = next(node for node in nodes if node.type == 'TEX_COORD')
    links.new(place.outputs['Object'], spread.inputs['Vector'])
    spread.inputs['Scale'].default_value = (1 / size, 1 / size, 1 / size)
    if side == 'xz':
        spread.inputs['Rotation'].default_value = (-1.5707963, 0, 0)
    return made


def film(rough=0.08, color='#ffffff', picture=None):
    """Clear foil and thin PET: what lies behind is seen straight, lights shine on it. Where `picture` (with UV) is not
    transparent it is printed on."""
    made = _own(material('#ffffff', max(rough, 0.4), clear=0.15))
    tree, nodes, links, shader = _nodes(made)
    target = nodes['Material Output']
    clear = nodes.new('ShaderNodeBsdfTransparent')
    clear.inputs['Color'].default_value = (*linear(color), 1)
    shine = nodes.new('ShaderNodeBsdfGlossy')
    shine.inputs['Roughness'].default_value = rough
    edge = nodes.new('ShaderNodeFresnel')
    edge.inputs['IOR'].default_value = 1.38
    foil = nodes.new('ShaderNodeMixShader')
    links.new(edge.outputs['Fac'], foil.inputs['Fac'])
    links.new(clear.outputs['BSDF'], foil.inputs[1])
    links.new(shine.outputs['BSDF'], foil.inputs[2])
    last = foil
    if picture is not None:
        place = nodes.new('ShaderNodeTexCoord')
        image = nodes.new('ShaderNodeTexImage')
        image.image = bpy.data.images.load(str(picture), check_existing=True)
        links.new(place.outputs['UV'], image.inputs['Vector'])
        links.new(image.outputs['Color'], shader.inputs['Base Color'])
        last = nodes.new('ShaderNodeMixShader')
        links.new(image.outputs['Alpha'], last.inputs['Fac'])
        links.new(foil.outputs['Shader'], last.inputs[1])
        links.new(shader.outputs['BSDF'], last.inputs[2])
    links.new(last.outputs['Shader'], target.inputs['Surface'])
    return made


def varied(colors, rough=0.55, skin=0.0, clear=0.0):
    """Every loose piece of a body (see `shapes.scattered`) takes a tint of its own between the `colors`: grain, beans, chips."""
    made = _own(material(colors[0], rough, skin=skin, clear=clear))
    _, nodes, links, shader = _nodes(made)
    piece = nodes.new('ShaderNodeNewGeometry')
    ramp = nodes.new('ShaderNodeValToRGB')
    steps = ramp.color_ramp.elements
    while len(steps) < len(colors):
        steps.new(0.5)
    for number, color in enumerate(colors):
        steps[number].position = number / max(len(colors) - 1, 1)
        steps[number].color = (*linear(color), 1)
    links.new(piece.outputs['Random Per Island'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], shader.inputs['Base Color'])
    return made


def clear_plastic(color='#eef5f6', rough=0.1, haze=0.06):
    """Bottles, tubs and tanks whose walls are seen from within, too: light goes straight through, rims are brighter.
    `haze` is how much of the plastic itself is seen where one looks straight at it."""
    made = _own(material(color, rough))
    tree, nodes, links, shader = _nodes(made)
    through = nodes.new('ShaderNodeBsdfTransparent')
    through.inputs['Color'].default_value = (*linear(color), 1)
    edge = nodes.new('ShaderNodeLayerWeight')
    edge.inputs['Blend'].default_value = 0.35
    steep = nodes.new('ShaderNodeMath')
    steep.operation, steep.inputs[1].default_value = 'POWER', 2.5
    part = nodes.new('ShaderNodeMath')
    part.operation, part.inputs[1].default_value, part.inputs[2].default_value = 'MULTIPLY_ADD', 0.55, haze
    mix = nodes.new('ShaderNodeMixShader')
    links.new(edge.outputs['Facing'], steep.inputs[0])
    links.new(steep.outputs['Value'], part.inputs[0])
    links.new(part.outputs['Value'], mix.inputs['Fac'])
    links.new(through.outputs['BSDF'], mix.inputs[1])
    links.new(shader.outputs['BSDF'], mix.inputs[2])
    links.new(mix.outputs['Shader'], nodes['Material Output'].inputs['Surface'])
    return made
