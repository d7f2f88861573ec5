"""Runs inside Blender: takes a picture of each paper, foil, ribbon and sugar a color can be chosen in.

blender -b -P swatches.py -- <folder> [name ...]

Each is a sheet with soft folds that fills the frame, 256 by 152 pixels: four times what a picker shows. Saved as PNG;
`publish.py <folder>` brings them among the masters.
"""

import math
import os
import sys
from pathlib import Path

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402

from scene.exposure import set_up_cycles  # noqa: E402
from scene.mesh import fbm, link, mesh_obj  # noqa: E402
from scene.stage import area_light, empty_scene  # noqa: E402
from scene.surfaces import mat_foil, mat_paper, mat_plain, mat_satin  # noqa: E402

WIDTH, HEIGHT = 256, 152
SAMPLES = 24


def glossy(color):
    """Pulled sugar and lacquered paper: the colors of sweets and of boxes."""
    return mat_plain('glossy', color, rough=0.22, spec=0.5, var=0.06, bump=(9, 0.04), cc=0.8)


SWATCHES = {
    'kraft': (mat_paper, '#B98A5C'),
    'ribbon': (mat_satin, '#5A1648'),
    'gold': (mat_foil, '#F0C469'),
    'silver': (mat_foil, '#E6E8EC'),
    'berry': (glossy, '#6E2C74'),
    'blush': (glossy, '#E9A9B4'),
    'cherry': (glossy, '#C0104B'),
    'green': (glossy, '#2E7D4F'),
    'mint': (glossy, '#8FD0B4'),
    'navy': (glossy, '#22345C'),
    'orange': (glossy, '#E8772A'),
    'plum': (glossy, '#5A1648'),
    'sky': (glossy, '#7DB7DE'),
}


def sheet(material, seed):
    """A sheet of 6.4 by 3.8 centimeters, and a little more, in gentle folds."""
    columns, rows = 120, 80
    verts, uv, faces = [], [], []
    for row in range(rows + 1):
        for column in range(columns + 1):
            x, y = (column / columns - 0.5) * 8, (row / rows - 0.5) * 5.4
            folds = 0.42 * math.sin(1.25 * x + 0.75 * y + seed) + 0.14 * fbm((x * 0.5, y * 0.5, seed), 1.0, 3, seed)
            verts.append((x, y, folds))
            uv.append((x, y / 2.7))
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    return mesh_obj('sheet', verts, faces, material, uv=uv)


def take(name, folder):
    """One swatch to a PNG file."""
    make, color = SWATCHES[name]
    empty_scene()
    scene = bpy.context.scene
    sheet(make(color), 1 + len(name))
    scene.world.use_nodes = True
    back = scene.world.node_tree.nodes['Background']
    back.inputs[0].default_value, back.inputs[1].default_value = (1, 0.99, 0.97, 1), 0.5
    area_light('key', (-2.2, 1.8, 5), (0, 0, 0), 6, 2.2, 330, (1, 0.97, 0.93))
    area_light('fill', (4, -3, 4), (0, 0, 0), 2, 6, 90, (1, 0.99, 0.98))
    data = bpy.data.cameras.new('camera')
    data.type, data.ortho_scale = 'ORTHO', 6.4
    camera = link(bpy.data.objects.new('camera', data))
    camera.location = (0, 0, 20)
    scene.camera = camera
    set_up_cycles(SAMPLES * 2, 1)
    scene.cycles.use_adaptive_sampling = False
    scene.view_settings.view_transform = 'Standard'
    scene.render.resolution_x, scene.render.resolution_y = WIDTH, HEIGHT
    scene.render.image_settings.file_format = 'PNG'
    scene.render.filepath = os.path.join(folder, f'swatch-{name}.png')
    bpy.ops.render.render(write_still=True)


def main():
    """The command line."""
    chosen = sys.argv[sys.argv.index('--') + 1 :]
    folder = Path(chosen[0])
    folder.mkdir(parents=True, exist_ok=True)
    for name in chosen[1:] or SWATCHES:
        take(name, str(folder))


main()
