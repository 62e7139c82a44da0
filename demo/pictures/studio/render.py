"""Takes pictures of goods: `blender -b -noaudio --python-use-system-env -P render.py -- JOBS.json WEIGHTS.tza`.

JOBS.json is a list of {goods, view, width, height, samples, paper, room, centre, apart, places, out}: `goods` is [{good, look}],
keys of the goods (see goods/) and what a colour changes in them, the first in the middle; `view` is front, turned, close or
boxed; `width` and `height` are pixels (by 16); `room` and `centre` say which part of the frame the goods fill (see
stage.py), whether they stand `apart`, and `out` is the PNG to be written. With `places`, one [across, deep, radius, turn] for each good, the goods stand
there and are cut out: what is neither good nor shadow has no paper and is transparent. Prints `done OUT` or `failed OUT` for
each. WEIGHTS.tza is what denoise.py reads.
"""

import importlib
import json
import pkgutil
import sys
import tempfile
import traceback
from pathlib import Path

import bpy
import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
import goods
import stage
from cut_out import cut_out
from denoise import denoised, read_weights
from light import seen

EXPOSURE = 1.0


def pixels(file, width, height):
    image = bpy.data.images.load(str(file))
    image.colorspace_settings.name = 'Non-Color'
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)[::-1]


def set_out(job):
    """Builds and arranges what the picture shows. Answers all of its things and the goods they are of."""
    view, stood = job['view'], []
    wanted = [(goods.find(one['good']), goods.Look(**one.get('look', {}))) for one in job['goods']]
    for good, look in wanted:
        before = set(stage.everything())
        good.build(look)
        stood.append([good, [thing for thing in stage.everything() if thing not in before]])
    if job.get('places'):
        for (good, things), (across, deep, radius, turn) in zip(stood, job['places']):
            stage.stand(things, good.yaw + turn, radius, (across, deep))
        return stage.everything(), wanted[0][0]
    spans = [stage.span(things) for _, things in stood]
    roots = []
    for (good, things), span in zip(stood, spans):
        # A watch beside a wardrobe would not be seen: sizes are true in order only.
        radius = max(0.5, (span / max(spans)) ** 0.4)
        roots.append((stage.stand(things, good.yaw + (good.turned if view == 'turned' else 0), radius), things))
    if job['width'] < 2 * job['height'] and len(roots) == 3:
        stage.gathered(roots)
    elif len(roots) > 1:
        stage.beside(roots, job.get('apart', False))
    things = stage.everything()
    if view == 'boxed':
        things += goods.boxed(things)
    return things, wanted[0][0]


def take(job, weights, folder):
    stage.clear()
    scene = bpy.context.scene
    width, height, view = job['width'], job['height'], job['view']
    scene.render.resolution_x, scene.render.resolution_y = width, height
    things, good = set_out(job)
    is_cut_out = bool(job.get('places'))
    if is_cut_out:
        stage.glass()
    else:
        stage.sweep(job.get('paper') or stage.PAPER)
    stage.lights()
    alone = len(job['goods']) == 1
    pitch = good.pitch + (6 if view == 'turned' else 0) if alone else 13
    focus = (good.focus or (0.5, 0.62)) if view == 'close' else None
    stage.camera(things, pitch, job.get('room') or stage.ROOM[view], job.get('centre') or (0.5, 0.485), focus)
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = job['samples'], True, 0.02
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 8, 2, 3, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.use_denoising = False
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    target = tree.nodes.new('CompositorNodeOutputFile')
    target.base_path = str(folder)
    target.format.file_format = 'OPEN_EXR'
    target.format.color_depth = '32'
    target.file_slots.clear()
    for name, output in (('color', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        target.file_slots.new(name)
        tree.links.new(source.outputs[output], target.inputs[name])
    bpy.ops.render.render()
    color, albedo, normal = (pixels(folder / f'{name}0001.exr', width, height) for name in ('color', 'albedo', 'normal'))
    albedo, normal = seen(albedo[:, :, :3]), normal[:, :, :3]
    if is_cut_out:
        write(cut_out(weights, color * (EXPOSURE, EXPOSURE, EXPOSURE, 1), albedo, normal), job['out'])
    else:
        write(denoised(weights, seen(color[:, :, :3] * EXPOSURE), albedo, normal), job['out'])


def write(values, out):
    height, width, channels = values.shape
    image = bpy.data.images.new('out', width, height, alpha=channels == 4)
    image.colorspace_settings.name = 'Non-Color'
    flat = np.ones((height, width, 4), np.float32)
    flat[:, :, :channels] = values[::-1]
    image.pixels.foreach_set(flat.ravel())
    image.filepath_raw, image.file_format = str(out), 'PNG'
    image.save()
    bpy.data.images.remove(image)


def main():
    jobs_file, weights_file = sys.argv[sys.argv.index('--') + 1 :]
    weights = read_weights(weights_file)
    for module in pkgutil.walk_packages(goods.__path__, 'goods.'):
        importlib.import_module(module.name)
    with tempfile.TemporaryDirectory() as folder:
        for job in json.loads(Path(jobs_file).read_text()):
            try:
                take(job, weights, Path(folder))
                print(f'done {job["out"]}', flush=True)
            except Exception:
                print(f'failed {job["out"]}', flush=True)
                traceback.print_exc(file=sys.stdout)


main()
