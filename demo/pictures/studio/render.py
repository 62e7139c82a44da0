"""Takes pictures of goods: `blender -b -noaudio --python-use-system-env -P render.py -- JOBS.json WEIGHTS.tza`.

JOBS.json is a list of {good, look, view, size, samples, paper, out}: `good` a key of the goods (see goods/), `look` what
its colour changes, `size` pixels of a side (by 16), `out` the PNG to be written. Prints `done OUT` for each.
"""

import importlib
import json
import os
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
from denoise import denoised, read_weights

EXPOSURE = 1.0


def pixels(file, size):
    image = bpy.data.images.load(str(file))
    image.colorspace_settings.name = 'Non-Color'
    values = np.empty(size * size * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(size, size, 4)[::-1, :, :3]


def seen(light):
    """Scene light → sRGB: straight up to 0.7, bright things bend towards white and keep their colour."""
    bent = np.where(light > 0.7, 0.7 + 0.3 * (1 - np.exp(-(light - 0.7) / 0.3)), light).clip(0, 1)
    return np.where(bent <= 0.0031308, bent * 12.92, 1.055 * bent ** (1 / 2.4) - 0.055)


def take(job, weights, folder):
    stage.clear()
    scene = bpy.context.scene
    size, view = job['size'], job['view']
    scene.render.resolution_x = scene.render.resolution_y = size
    good = goods.find(job['good'])
    good.build(goods.Look(**job.get('look', {})))
    things = stage.everything()
    stage.stand(things, good.yaw + (good.turned if view == 'turned' else 0))
    if view == 'boxed':
        things += goods.boxed(job['good'], things)
    stage.sweep(job.get('paper') or stage.PAPER)
    stage.lights(job.get('night', False))
    stage.camera(things, view, good.pitch + (6 if view == 'turned' else 0), good.focus)
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
    color, albedo, normal = (pixels(folder / f'{name}0001.exr', size) for name in ('color', 'albedo', 'normal'))
    clean = denoised(weights, seen(color * EXPOSURE), seen(albedo), normal)
    write(clean, size, job['out'])


def write(values, size, out):
    image = bpy.data.images.new('out', size, size)
    image.colorspace_settings.name = 'Non-Color'
    flat = np.ones((size, size, 4), np.float32)
    flat[:, :, :3] = values[::-1]
    image.pixels.foreach_set(flat.ravel())
    image.filepath_raw, image.file_format = str(out), 'PNG'
    image.save()
    bpy.data.images.remove(image)


def main():
    jobs_file, weights_file = sys.argv[sys.argv.index('--') + 1 :]
    weights = read_weights(weights_file)
    only = os.environ.get('GOODS')
    for name in only.split(',') if only else [module.name for module in pkgutil.iter_modules(goods.__path__)]:
        importlib.import_module(f'goods.{name}')
    with tempfile.TemporaryDirectory() as folder:
        for job in json.loads(Path(jobs_file).read_text()):
            try:
                take(job, weights, Path(folder))
                print(f"done {job['out']}", flush=True)
            except Exception:
                print(f"failed {job['out']}", flush=True)
                traceback.print_exc(file=sys.stdout)


main()
