"""Takes the picture: two halves of the samples with different seeds, with what the denoiser needs beside them."""

import os
import time

import bpy
import numpy as np

PASSES = {
    'Image': 'color',
    'Denoising Albedo': 'albedo',
    'Denoising Normal': 'normal',
    'Denoising Depth': 'depth',
    'Shadow Catcher': 'shadow',
}

# A soft shadow needs few pixels: parts of the picture's width, and samples of both halves together.
SHADOW_WIDTH = 0.3
SHADOW_SAMPLES = 14


def set_up_cycles(samples, threads, bounces=6):
    """Path tracing without caustics, clamped, adaptive."""
    scene = bpy.context.scene
    c = scene.cycles
    c.device = 'CPU'
    scene.render.threads_mode, scene.render.threads = 'FIXED', threads
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = bounces, min(3, bounces - 2), 4, bounces
    c.volume_bounces, c.transparent_max_bounces = 0, 10
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy, c.sample_clamp_indirect, c.sample_clamp_direct = 0.6, 4.0, 0
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, 0.06, 5
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.5
    c.use_denoising = False
    c.samples = max(1, samples // 2)
    scene.render.use_persistent_data = True
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.view_settings.view_transform = 'Raw'


def connect_outputs(folder, stem):
    """Compositor that writes each pass to a file of its own. Gives the keys of the passes that exist."""
    scene = bpy.context.scene
    scene.use_nodes = scene.render.use_compositing = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.exr_codec = 'OPEN_EXR', '32', 'ZIP'
    out.format.color_mode = 'RGBA'
    out.file_slots.clear()
    keys = []
    for name, key in PASSES.items():
        if name not in layers.outputs or not layers.outputs[name].enabled:
            continue
        out.file_slots.new(f'{stem}_{key}_')
        tree.links.new(layers.outputs[name], out.inputs[f'{stem}_{key}_'])
        keys.append(key)
    return keys


def read_and_remove(path):
    """Pixels of an EXR file, first row on top, premultiplied as Cycles left them."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    w, h = image.size
    pixels = np.zeros(w * h * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    pixels = pixels.reshape(h, w, image.channels)[::-1].copy()
    bpy.data.images.remove(image)
    os.remove(path)
    return pixels


def halves_of(out_file, seed, width, height, wanted, result):
    """Renders the scene as it stands twice, with different seeds, and keeps the wanted passes as `<pass>0` and `<pass>1`."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    folder, stem = os.path.dirname(os.path.abspath(out_file)), os.path.basename(out_file)[:-4]
    keys = connect_outputs(folder, stem)
    for half in range(2):
        scene.cycles.seed = seed * 100 + half * 7919 + 1
        scene.frame_set(half + 1)
        started = time.process_time()
        bpy.ops.render.render(write_still=False)
        print(f'EXPOSED half {half} in {time.process_time() - started:.0f} s of CPU', flush=True)
        for key in keys:
            pixels = read_and_remove(os.path.join(folder, f'{stem}_{key}_{half + 1:04d}.exr'))
            if key == 'color' and 'alpha' in wanted:
                result[f'alpha{half}'] = pixels[..., 3].copy()
            if key == 'color' and 'covered' in wanted:
                result[f'covered{half}'] = pixels[..., 3].copy()
            if key in wanted:
                result[f'{key}{half}'] = pixels[..., :3].copy()


def expose(out_file, samples, width, height, threads=2, seed=0, tint=None, bounces=6):
    """Takes the product and writes its passes to an .npz file. The shadow of a cut-out is soft, so it is taken apart
    from the product and smaller: a catcher follows every path twice, so that halves the time of a picture. `tint` is how it is
    to be printed; a place needs fewer `bounces` of light than a sweet."""
    scene = bpy.context.scene
    catchers = [o for o in scene.objects if o.is_shadow_catcher] if scene.render.film_transparent else []
    result = {}
    set_up_cycles(samples, threads, bounces)
    for o in catchers:
        o.is_shadow_catcher, o.visible_camera = False, False
    scene.view_layers[0].cycles.use_pass_shadow_catcher = False
    halves_of(out_file, seed, width, height, ('color', 'alpha', 'albedo', 'normal', 'depth'), result)
    if catchers:
        for o in catchers:
            o.is_shadow_catcher, o.visible_camera = True, True
        scene.view_layers[0].cycles.use_pass_shadow_catcher = True
        set_up_cycles(SHADOW_SAMPLES, threads)
        part = int(width * SHADOW_WIDTH), int(height * SHADOW_WIDTH)
        halves_of(out_file, seed, *part, ('shadow', 'covered'), result)
    if tint:
        result['tint'] = np.array(tint)
    np.savez(out_file, **result)
