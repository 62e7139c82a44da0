"""Shapes of the studio. Lengths are centimetres, z is up, the ground is z = 0, the front of a good looks to -y.

Each shape stands on `at` (the middle of its foot) unless it says otherwise, takes one material and answers its object.
"""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector


def _object(name, mesh, material, at, turn):
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    if material is not None:
        mesh.materials.append(material)
    thing.location = at
    thing.rotation_euler = Euler([math.radians(angle) for angle in turn])
    return thing


def _smooth(thing, angle=40):
    for face in thing.data.polygons:
        face.use_smooth = True
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(angle)
    return thing


def _bevel(thing, width, segments=5):
    if width <= 0:
        return thing
    bevel = thing.modifiers.new('bevel', 'BEVEL')
    bevel.width = width
    bevel.segments = segments
    bevel.limit_method = 'ANGLE'
    bevel.angle_limit = math.radians(35)
    bevel.harden_normals = False
    return thing


def _meshed(name, vertices, faces, material, at, turn, uvs=None):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    if uvs is not None:
        layer = mesh.uv_layers.new()
        for loop in mesh.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    mesh.update()
    return _object(name, mesh, material, at, turn)


def subdivided(thing, levels=2):
    """Rounds a thing by subdivision (Catmull-Clark)."""
    more = thing.modifiers.new('subdivision', 'SUBSURF')
    more.levels = more.render_levels = levels
    return _smooth(thing, 180)


def thick(thing, width):
    """Gives a surface a thickness in centimetres."""
    solid = thing.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness = width
    solid.offset = 0
    return thing


def rough(thing, strength, size, detail=2):
    """Moves the surface in and out by at most `strength` cm, in lumps of `size` cm. It needs vertices: see `subdivided`."""
    noise = bpy.data.textures.new('lumps', 'CLOUDS')
    noise.noise_scale = size
    noise.noise_depth = detail
    lumps = thing.modifiers.new('lumps', 'DISPLACE')
    lumps.texture = noise
    lumps.strength = strength * 2
    lumps.texture_coords = 'LOCAL'
    return thing


def box(width, depth, height, material, round=0.3, at=(0, 0, 0), turn=(0, 0, 0), segments=5):
    """A block with rounded edges. Its UV is the front, seen straight, on every side (see `faced`)."""
    w, d = width / 2, depth / 2
    corners = [(-w, -d, 0), (w, -d, 0), (w, d, 0), (-w, d, 0), (-w, -d, height), (w, -d, height), (w, d, height), (-w, d, height)]
    faces = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    thing = _meshed('box', corners, faces, material, at, turn)
    return _smooth(_bevel(thing, min(round, width / 2.01, depth / 2.01, height / 2.01), segments), 50)


def lathe(profile, material, at=(0, 0, 0), turn=(0, 0, 0), steps=96, angle=35, uv=True):
    """A turned body: `profile` is a list of (radius, height) from its foot upwards. A wall between corners steeper than
    `angle` degrees keeps its edge. UV: u runs round once, beginning at the back; v is the height as part of the whole."""
    low = min(z for _, z in profile)
    high = max(z for _, z in profile)
    vertices, uvs, faces = [], [], []
    for step in range(steps + 1):
        around = 2 * math.pi * step / steps
        for radius, z in profile:
            vertices.append((radius * math.sin(around), radius * math.cos(around), z))
            uvs.append((1 - step / steps, (z - low) / max(high - low, 1e-6)))
    rows = len(profile)
    for step in range(steps):
        for row in range(rows - 1):
            a = step * rows + row
            faces.append((a, a + 1, a + 1 + rows, a + rows))
    thing = _meshed('lathe', vertices, faces, material, at, turn, uvs if uv else None)
    welded = bmesh.new()
    welded.from_mesh(thing.data)
    bmesh.ops.remove_doubles(welded, verts=welded.verts, dist=1e-4)
    bmesh.ops.recalc_face_normals(welded, faces=welded.faces)
    welded.to_mesh(thing.data)
    welded.free()
    return _smooth(thing, angle)


def rounded(points, radius, steps=6):
    """The same line of (x, y) points with its inner corners rounded by `radius` cm: for `lathe` and `prism`."""
    out = [points[0]]
    for before, here, after in zip(points, points[1:], points[2:]):
        a, b, c = Vector(before), Vector(here), Vector(after)
        reach = min(radius, (a - b).length / 2.01, (c - b).length / 2.01)
        start, end = b + (a - b).normalized() * reach, b + (c - b).normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            out.append(tuple((1 - t) ** 2 * start + 2 * t * (1 - t) * b + t * t * end))
    return out + [points[-1]]


def cylinder(radius, height, material, round=0.2, at=(0, 0, 0), turn=(0, 0, 0), top=None):
    """A drum with rounded rims; `top` is the upper radius where it is another."""
    upper = radius if top is None else top
    edge = min(round, radius / 2, height / 2.1)
    profile = rounded([(0, 0), (radius, 0), (upper, height), (0, height)], edge)
    return lathe(profile, material, at, turn)


def sphere(radius, material, at=(0, 0, 0), turn=(0, 0, 0), squash=1.0):
    """A ball that stands on `at`; `squash` is its height as part of its width."""
    profile = [(radius * math.sin(math.pi * step / 48), radius * squash * (1 - math.cos(math.pi * step / 48))) for step in range(49)]
    return lathe(profile, material, at, turn, angle=180)


def torus(radius, tube_radius, material, at=(0, 0, 0), turn=(0, 0, 0)):
    """A ring that lies on `at`."""
    profile = [
        (radius + tube_radius * math.sin(2 * math.pi * step / 32), tube_radius * (1 - math.cos(2 * math.pi * step / 32)))
        for step in range(33)
    ]
    return lathe(profile, material, at, turn, angle=180)


def tube(path, radius, material, at=(0, 0, 0), turn=(0, 0, 0), smooth=True, closed=False, tilt=None):
    """A pipe, cable or stick along `path`, points (x, y, z). `radius` is one figure, or one for each point."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = 1
    curve.bevel_resolution = 8
    curve.resolution_u = 16
    curve.use_fill_caps = True
    line = curve.splines.new('NURBS' if smooth and len(path) > 2 else 'POLY')
    line.points.add(len(path) - 1)
    radii = radius if isinstance(radius, (list, tuple)) else [radius] * len(path)
    for point, place, wide in zip(line.points, path, radii):
        point.co = (*place, 1)
        point.radius = wide
    if line.type == 'NURBS':
        line.order_u = min(4, len(path))
        line.use_endpoint_u = not closed
    line.use_cyclic_u = closed
    thing = bpy.data.objects.new('tube', curve)
    bpy.context.scene.collection.objects.link(thing)
    curve.materials.append(material)
    thing.location = at
    thing.rotation_euler = Euler([math.radians(angle) for angle in turn])
    return thing


def prism(outline, thickness, material, round=0.1, at=(0, 0, 0), turn=(0, 0, 0), holes=()):
    """An outline of (x, z) points seen from the front, `thickness` cm deep about y = 0, its rims rounded; `holes` are outlines, too."""
    curve = bpy.data.curves.new('prism', 'CURVE')
    curve.dimensions = '2D'
    curve.fill_mode = 'BOTH'
    for line in (outline, *holes):
        spline = curve.splines.new('POLY')
        spline.points.add(len(line) - 1)
        for point, (x, z) in zip(spline.points, line):
            point.co = (x, z, 0, 1)
        spline.use_cyclic_u = True
    edge = min(round, thickness / 2.05)
    curve.extrude = thickness / 2 - edge
    curve.bevel_depth = edge
    curve.bevel_resolution = 4
    curve.offset = -edge
    curve.materials.append(material)
    thing = bpy.data.objects.new('prism', curve)
    bpy.context.scene.collection.objects.link(thing)
    upright = Matrix.Rotation(math.radians(90), 4, 'X')
    spun = Euler([math.radians(angle) for angle in turn]).to_matrix().to_4x4()
    thing.matrix_world = Matrix.Translation(at) @ spun @ upright
    return thing


def plate(width, height, material, at=(0, 0, 0), turn=(0, 0, 0), round=0.0):
    """A thin upright picture, label or screen that stands on `at` and looks to -y. UV is the whole picture."""
    w = width / 2
    outline = [(-w, 0), (w, 0), (w, height), (-w, height)] if round <= 0 else rounded_rectangle(width, height, round)
    vertices = [(x, 0, z) for x, z in outline]
    uvs = [((x + w) / width, z / height) for x, z in outline]
    return _meshed('plate', vertices, [tuple(range(len(outline)))], material, at, turn, uvs)


def rounded_rectangle(width, height, radius, steps=8):
    """The outline of a rectangle with round corners that stands on 0, for `prism`."""
    w, points = width / 2, []
    for cx, cz, begin in (
        (w - radius, radius, -90),
        (w - radius, height - radius, 0),
        (radius - w, height - radius, 90),
        (radius - w, radius, 180),
    ):
        for step in range(steps + 1):
            angle = math.radians(begin + 90 * step / steps)
            points.append((cx + radius * math.cos(angle), cz + radius * math.sin(angle)))
    return points


def ellipse(width, height, steps=64, at=(0, 0)):
    """The outline of an ellipse about `at`, for `prism`."""
    return [
        (at[0] + width / 2 * math.cos(2 * math.pi * step / steps), at[1] + height / 2 * math.sin(2 * math.pi * step / steps))
        for step in range(steps)
    ]


def surface(place, material, across=48, up=48, around=False, at=(0, 0, 0), turn=(0, 0, 0), thickness=0.0, angle=180, tiles=(1, 1)):
    """Whatever can be written as a function: `place(u, v)` answers (x, y, z) for u and v of 0 to 1; `around` closes u.
    UV is (u, v) times `tiles`. For cloth, sacks, shells, leaves and shoes."""
    vertices, uvs, faces = [], [], []
    for i in range(across + 1):
        for j in range(up + 1):
            u, v = i / across, j / up
            vertices.append(place(u, v))
            uvs.append((u * tiles[0], v * tiles[1]))
    rows = up + 1
    for i in range(across):
        for j in range(up):
            a = i * rows + j
            faces.append((a, a + rows, a + rows + 1, a + 1))
    thing = _meshed('surface', vertices, faces, material, at, turn, uvs)
    if around:
        welded = bmesh.new()
        welded.from_mesh(thing.data)
        bmesh.ops.remove_doubles(welded, verts=welded.verts, dist=1e-3)
        bmesh.ops.recalc_face_normals(welded, faces=welded.faces)
        welded.to_mesh(thing.data)
        welded.free()
    if thickness > 0:
        thick(thing, thickness)
    return _smooth(thing, angle)


def blob(width, depth, height, material, at=(0, 0, 0), turn=(0, 0, 0), squareness=0.0, levels=3):
    """A soft body (pillow, tuber, fruit, cushion): 0 is an egg, 1 nearly a block."""
    power = 2 + 6 * squareness

    def place(u, v):
        around, above = 2 * math.pi * u, math.pi * (v - 0.5)

        def bent(value):
            return math.copysign(abs(value) ** (2 / power), value)

        return (
            width / 2 * bent(math.cos(above)) * bent(math.cos(around)),
            depth / 2 * bent(math.cos(above)) * bent(math.sin(around)),
            height / 2 * (1 + bent(math.sin(above))),
        )

    return surface(place, material, 64, 40, True, at, turn)


def letters(words, size, material, at=(0, 0, 0), turn=(0, 0, 0), deep=0.02, align='CENTER', bold=True):
    """Standing letters whose middle is `at`, `size` cm high: for embossed or printed words on flat faces (curved ones take `printed`)."""
    curve = bpy.data.curves.new('letters', 'FONT')
    name = 'DejaVuSans-Bold.ttf' if bold else 'DejaVuSans.ttf'
    curve.font = bpy.data.fonts.load(f'/usr/share/fonts/truetype/dejavu/{name}', check_existing=True)
    curve.body = words
    curve.size = size
    curve.extrude = deep
    curve.align_x = align
    curve.align_y = 'CENTER'
    curve.materials.append(material)
    thing = bpy.data.objects.new('letters', curve)
    bpy.context.scene.collection.objects.link(thing)
    upright = Matrix.Rotation(math.radians(90), 4, 'X')
    spun = Euler([math.radians(angle) for angle in turn]).to_matrix().to_4x4()
    thing.matrix_world = Matrix.Translation(at) @ spun @ upright
    return thing


def wires(paths, radius, material, at=(0, 0, 0), turn=(0, 0, 0), closed=False):
    """Many straight-jointed wires as one thing: nets, racket strings, spokes, bristles. `paths` are lists of (x, y, z)."""
    curve = bpy.data.curves.new('wires', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 2
    curve.use_fill_caps = True
    for path in paths:
        line = curve.splines.new('POLY')
        line.points.add(len(path) - 1)
        for point, place in zip(line.points, path):
            point.co = (*place, 1)
        line.use_cyclic_u = closed
    curve.materials.append(material)
    thing = bpy.data.objects.new('wires', curve)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = Euler([math.radians(angle) for angle in turn])
    return thing


def fused(things, material, grain=0.3, soft=6):
    """Several closed bodies grown together under one soft skin (gloves, saddles, toys); `grain` cm is its fineness."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    joined = bmesh.new()
    for body in [one for thing in things for one in (thing if isinstance(thing, list) else [thing])]:
        mesh = bpy.data.meshes.new_from_object(body.evaluated_get(graph))
        mesh.transform(body.matrix_world)
        joined.from_mesh(mesh)
        bpy.data.objects.remove(body)
    whole = bpy.data.meshes.new('fused')
    joined.to_mesh(whole)
    joined.free()
    whole.materials.clear()
    for face in whole.polygons:
        face.material_index = 0
    thing = _object('fused', whole, material, (0, 0, 0), (0, 0, 0))
    skin = thing.modifiers.new('skin', 'REMESH')
    skin.mode, skin.voxel_size, skin.use_smooth_shade = 'VOXEL', grain, True
    even = thing.modifiers.new('even', 'SMOOTH')
    even.factor, even.iterations = 0.5, soft
    return thing


def papered(thing, width, height, low=0.0):
    """Gives a shape the UV of a picture of `width` × `height` cm held before its front, from `low` upwards."""
    mesh = thing.data
    layer = mesh.uv_layers.active or mesh.uv_layers.new()
    for loop in mesh.loops:
        place = mesh.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (place.x / width + 0.5, (place.z - low) / height)
    return thing


def strands(paths, radius, material, sides=1, taper=1.0):
    """Many thin threads as one body (hair, fibres, bristles, grass): `paths` are lines of (x, y, z); `taper` is the tip's width as
    part of the root's."""
    curve = bpy.data.curves.new('strands', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = sides
    for path in paths:
        line = curve.splines.new('POLY')
        line.points.add(len(path) - 1)
        for number, (point, place) in enumerate(zip(line.points, path)):
            point.co = (*place, 1)
            point.radius = 1 + (taper - 1) * number / (len(path) - 1)
        line.use_smooth = True
    curve.materials.append(material)
    thing = bpy.data.objects.new('strands', curve)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def group(things, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Moves, turns and scales several things as one about the origin; answers them, so that groups nest."""
    bpy.context.view_layer.update()
    spun = Euler([math.radians(angle) for angle in turn]).to_matrix().to_4x4()
    moved = Matrix.Translation(at) @ spun @ Matrix.Scale(scale, 4)
    flat = [one for thing in things for one in (thing if isinstance(thing, list) else [thing])]
    for thing in flat:
        thing.matrix_world = moved @ thing.matrix_world
    bpy.context.view_layer.update()
    return flat


def copies(things, places):
    """The same things again at each (at, turn) of `places`, the first being moved themselves."""
    bpy.context.view_layer.update()
    flat = [one for thing in things for one in (thing if isinstance(thing, list) else [thing])]
    out = []
    for number, (at, turn) in enumerate(places):
        twins = flat
        if number < len(places) - 1:
            twins = []
            for thing in flat:
                twin = thing.copy()
                bpy.context.scene.collection.objects.link(twin)
                twin.matrix_world = thing.matrix_world.copy()
                twins.append(twin)
        out.extend(group(twins, at, turn))
    return out


def loft(sections, material, squareness=0.0, at=(0, 0, 0), turn=(0, 0, 0), across=40, steps=8, angle=50):
    """A body whose level cuts are given, (x, y, z, width, depth) from its foot upwards, smooth between them and closed at both
    ends: handles, grips, limbs, bottles that are not round. `squareness` is as in `blob`. UV runs as in `lathe`."""
    power = 2 / (2 + 6 * squareness)
    rows = (len(sections) - 1) * steps + 1
    vertices, uvs = [], []
    for row in range(rows):
        span = min(row // steps, len(sections) - 2)
        t = row / steps - span
        near = [sections[max(0, min(len(sections) - 1, span + step))] for step in (-1, 0, 1, 2)]
        x, y, z, width, depth = (
            (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3) / 2 for a, b, c, d in zip(*near)
        )
        for step in range(across + 1):
            around = 2 * math.pi * step / across
            out, back = math.sin(around), math.cos(around)
            out, back = math.copysign(abs(out) ** power, out), math.copysign(abs(back) ** power, back)
            vertices.append((x + width / 2 * out, y + depth / 2 * back, z))
            uvs.append((1 - step / across, row / (rows - 1)))
    wide = across + 1
    faces = [
        (row * wide + step, row * wide + wide + step, row * wide + wide + step + 1, row * wide + step + 1)
        for row in range(rows - 1)
        for step in range(across)
    ]
    faces += [tuple(range(across)), tuple((rows - 1) * wide + step for step in reversed(range(across)))]
    thing = _meshed('loft', vertices, faces, material, at, turn, uvs)
    welded = bmesh.new()
    welded.from_mesh(thing.data)
    bmesh.ops.remove_doubles(welded, verts=welded.verts, dist=1e-4)
    bmesh.ops.recalc_face_normals(welded, faces=welded.faces)
    welded.to_mesh(thing.data)
    welded.free()
    return _smooth(thing, angle)


def laid(things, spin=0, at=(0, 0, 0)):
    """What was built upright is laid on its back, its front up, and turned by `spin` degrees on the ground."""
    return group(group(things, turn=(-90, 0, 0)), at=at, turn=(0, 0, spin))


def lying(width, depth, material, at=(0, 0, 0), turn=0, round=0.0):
    """A `plate` that lies on the ground about `at`, its picture seen from above, its top away from us."""
    across, up = math.sin(math.radians(turn)), math.cos(math.radians(turn))
    foot = (at[0] + across * depth / 2, at[1] - up * depth / 2, at[2])
    return plate(width, depth, material, foot, (-90, 0, turn), round)


def sown(thing, places):
    """One thing of its own origin at each (at, turn) of `places`: like `copies`, for hundreds of beads, seeds or keys."""
    out = [thing]
    for _ in places[1:]:
        twin = thing.copy()
        bpy.context.scene.collection.objects.link(twin)
        out.append(twin)
    for twin, (at, turn) in zip(out, places):
        twin.location = at
        twin.rotation_euler = Euler([math.radians(angle) for angle in turn])
    return out


def carved(thing, cutters):
    """Takes the room of the `cutters` out of a thing; they are gone thereafter."""
    for cutter in cutters:
        cut = thing.modifiers.new('cut', 'BOOLEAN')
        cut.operation, cut.object, cut.solver = 'DIFFERENCE', cutter, 'EXACT'
    bpy.context.view_layer.update()
    seen = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = bpy.data.meshes.new_from_object(seen)
    thing.modifiers.clear()
    thing.data = mesh
    for cutter in cutters:
        bpy.data.objects.remove(cutter)
    return _smooth(thing, 35)


def scattered(thing, places):
    """The thing, a mesh, at each matrix of `places` as one body: heaps of thousands of grains stay quick."""
    bpy.context.view_layer.update()
    one = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(thing)
    spots = np.array([[list(row) for row in place] for place in places])
    number, count = len(spots), len(one.vertices)
    corners = np.empty(count * 3)
    one.vertices.foreach_get('co', corners)
    corners = np.c_[corners.reshape(-1, 3), np.ones(count)]
    corner_of = np.empty(len(one.loops), np.int32)
    one.loops.foreach_get('vertex_index', corner_of)
    starts, sizes = np.empty(len(one.polygons), np.int32), np.empty(len(one.polygons), np.int32)
    one.polygons.foreach_get('loop_start', starts)
    one.polygons.foreach_get('loop_total', sizes)
    mesh = bpy.data.meshes.new('scattered')
    mesh.vertices.add(number * count)
    mesh.vertices.foreach_set('co', np.einsum('nij,vj->nvi', spots, corners)[:, :, :3].ravel())
    mesh.loops.add(number * len(corner_of))
    mesh.loops.foreach_set('vertex_index', (corner_of[None] + np.arange(number)[:, None] * count).ravel().astype(np.int32))
    mesh.polygons.add(number * len(starts))
    mesh.polygons.foreach_set('loop_start', (starts[None] + np.arange(number)[:, None] * len(corner_of)).ravel().astype(np.int32))
    mesh.polygons.foreach_set('loop_total', np.tile(sizes, number))
    if one.uv_layers:
        spread = np.empty(len(corner_of) * 2)
        one.uv_layers.active.data.foreach_get('uv', spread)
        mesh.uv_layers.new().data.foreach_set('uv', np.tile(spread, number))
    for used in one.materials:
        mesh.materials.append(used)
    mesh.update()
    mesh.validate()
    return _smooth(_object('scattered', mesh, None, (0, 0, 0), (0, 0, 0)), 60)


def solid(vertices, faces, material, uvs=None, at=(0, 0, 0), turn=(0, 0, 0), round=0.0, segments=3):
    """Any mesh of flat faces, its sharp edges rounded: roofs, hulls, keys, wedges. `uvs` has one (u, v) for each vertex."""
    thing = _meshed('solid', vertices, faces, material, at, turn, uvs)
    return _smooth(_bevel(thing, round, segments), 40)


def moulded(chains, fine, material, smooth=6, at=(0, 0, 0), turn=(0, 0, 0)):
    """One soft body without seams along `chains` of balls (x, y, z, radius): animals, dolls, soft toys. `fine` is its
    finest detail in cm."""
    balls = bmesh.new()
    for chain in chains:
        for (*start, wide), (*end, narrow) in zip(chain, chain[1:] or chain):
            start, end = Vector(start), Vector(end)
            steps = max(1, math.ceil((end - start).length / (0.3 * max(min(wide, narrow), fine))))
            for step in range(steps + 1):
                t = step / steps
                middle = Matrix.Translation(start.lerp(end, t))
                bmesh.ops.create_icosphere(balls, subdivisions=2, radius=wide + (narrow - wide) * t, matrix=middle)
    thing = _meshed('moulded', [], [], material, at, turn)
    balls.to_mesh(thing.data)
    balls.free()
    whole = thing.modifiers.new('whole', 'REMESH')
    whole.mode = 'VOXEL'
    whole.voxel_size = fine
    whole.use_smooth_shade = True
    soft = thing.modifiers.new('soft', 'SMOOTH')
    soft.factor, soft.iterations = 0.5, smooth
    return thing


def closed_curve(points, steps=8):
    """A smooth closed line through (x, y) points: outlines of shells, bodies and soles, for `prism`."""
    out, count = [], len(points)
    for n in range(count):
        a, b, c, d = (points[(n + step) % count] for step in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            out.append(
                tuple(
                    (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3) / 2
                    for p, q, r, s in zip(a, b, c, d)
                )
            )
    return out
