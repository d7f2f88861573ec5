"""Gift cards and other stiff paper."""

import math

import bpy
import numpy as np

from scene.boards import rbox
from scene.mesh import loft, mesh_obj
from scene.nodes import Nodes
from scene.outlines import outline
from scene.place import group
from scene.ribbon import bow
from scene.surfaces import mat_paper, mat_satin


def mat_card(path, foil=True):
    """Printed board; what the mask beside the picture shows is hot foil."""
    t = Nodes('card')
    tx = t.n('ShaderNodeTexImage', {'Vector': t.co('UV')}, interpolation='Cubic')
    tx.image = bpy.data.images.load(path)
    mask = t.n('ShaderNodeTexImage', {'Vector': t.co('UV')}, interpolation='Cubic')
    mask.image = bpy.data.images.load(path.replace('.png', '_m.png'))
    mask.image.colorspace_settings.name = 'Non-Color'
    m = mask.outputs['Color']
    b = t.bump(m, 0.2, 0.01, t.bump(t.noise(40, 3), 0.05, 0.01))
    r = t.mix(m, (0.5, 0.5, 0.5, 1), (0.22, 0.22, 0.22, 1))
    return t.done(
        t.principled(
            Base_Color=tx.outputs['Color'], Metallic=t.math('MULTIPLY', m, 0.9), Roughness=r, Specular=0.35, Normal=b
        )
    )


def card(path, width=8.6, height=5.4, thick=0.10, radius=0.34):
    """A card lying at the origin, picture up."""
    plan = outline('super', 320, width / 2, height / 2, 2)
    x, y = [], []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for a in np.radians(np.linspace(start, start + 90, 24)):
            x.append(cx * (width / 2 - radius) + radius * math.cos(a))
            y.append(cy * (height / 2 - radius) + radius * math.sin(a))
    plan = np.stack([x, y], 1)
    v, f = loft(plan, [(0.02, 0), (0, 0.02), (0, thick - 0.02), (0.02, thick)], top_rings=2)
    return mesh_obj(
        'card', v, f, mat_card(path), uv=np.stack([v[:, 0] / width + 0.5, v[:, 1] / height + 0.5], 1), auto=40
    )


def sleeve(color, width=9.6, height=6.4):
    """A paper envelope lying flat, its flap open to the back."""
    paper = mat_paper(color, 0.6, 0.05)
    body = rbox('sleeve', width, height, 0.14, paper, 0.05)
    v = np.array(
        [
            (-width / 2, height / 2, 0.07),
            (width / 2, height / 2, 0.07),
            (width / 2 - 1.6, height / 2 + 3.0, 0.45),
            (-width / 2 + 1.6, height / 2 + 3.0, 0.45),
        ]
    )
    flap = mesh_obj('flap', v, [(0, 1, 2, 3)], paper)
    m = flap.modifiers.new('thick', 'SOLIDIFY')
    m.thickness = 0.03
    return [body, flap]


def card_set(paths, envelope, ribbon, seed=0):
    """An envelope, a card half out of it, another leaning in front, a bow."""
    group(sleeve(envelope), (-0.6, 1.6, 0), 12)
    group([card(paths[0])], (0.1, 2.9, 0.22), 12, (4, 0, 0))
    group([card(paths[-1])], (1.0, -2.3, 0.30), -9, (5, 0, 0))
    satin = mat_satin(ribbon)
    group(bow(satin, 2.6, 1.1, seed), (-3.6, -1.5, 0.35), 20)
