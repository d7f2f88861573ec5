"""Stand-up paper bags with a printed front, closed by a crimped seal."""

import math

import bpy
import numpy as np

from scene.mesh import fbm, mesh_obj
from scene.nodes import Nodes
from scene.place import group


def mat_bag(path, rough=0.55):
    """Printed paper film, soft creases where it is filled."""
    t = Nodes('bag')
    tx = t.n('ShaderNodeTexImage', {'Vector': t.co('UV')}, interpolation='Cubic')
    tx.image = bpy.data.images.load(path)
    b = t.bump(
        t.noise(0.55, 4, 0.6), 0.45, 0.35, t.bump(t.noise(1.8, 4, 0.6), 0.25, 0.12, t.bump(t.noise(40, 3), 0.04, 0.01))
    )
    return t.done(t.principled(Base_Color=tx.outputs['Color'], Roughness=rough, Specular=0.35, Normal=b))


def bag(front, width=10.4, height=14.4, depth=4.2, seed=0, lean=7):
    """A filled stand-up bag at the origin; its front is the picture in the file `front`."""
    nu, nv = 90, 120
    u, v = np.meshgrid(np.linspace(-1, 1, nu), np.linspace(0, 1, nv), indexing='ij')
    belly = np.clip(1 - v / 0.93, 0, 1) ** 0.62 * (0.80 + 0.20 * np.clip(v / 0.22, 0, 1))
    half = depth / 2 * belly * (1 - np.abs(u) ** 2.6) ** 0.62
    crumple = np.array([[fbm((a * 2.1, b * 3.3, 0), 1.3, 4, seed) for b in v[0]] for a in u[:, 0]])
    fold = np.array([[abs(fbm((a * 3.0, b * 5.0, 3), 1.1, 3, seed + 1)) for b in v[0]] for a in u[:, 0]])
    z = v * height
    x = u * width / 2 * (1 - 0.035 * np.sin(np.clip(v / 0.9, 0, 1) * math.pi))
    parts = []
    mat = mat_bag(front)
    for side in (1, -1):
        y = -side * (half + (0.16 * crumple - 0.30 * fold) * np.clip(belly, 0, 1) * (1 - np.abs(u) ** 4))
        foot = np.where(v < 0.12, (1 - v / 0.12) ** 2 * 0.9 * (1 - np.abs(u) ** 2), 0) * side
        seal = np.where(v > 0.925, 0.035 * np.sin(v * height * 21), 0)
        verts = np.stack([x, y + foot * 0.25 + seal * side, z - 0.0 * u], 2).reshape(-1, 3)
        faces = []
        for i in range(nu - 1):
            for j in range(nv - 1):
                a, b, c, d = i * nv + j, (i + 1) * nv + j, (i + 1) * nv + j + 1, i * nv + j + 1
                faces.append((a, b, c, d) if side == 1 else (d, c, b, a))
        uv = np.stack([(u * side + 1) / 2, v], 2).reshape(-1, 2)
        parts.append(mesh_obj(f'bag{side}', verts, faces, mat, uv=uv))
    edge = np.linspace(0, 2 * np.pi, 120, endpoint=False)
    floor = np.column_stack(
        [
            width / 2 * 0.96 * np.cos(edge),
            depth / 2 * 0.8 * np.sin(edge) * (1 - np.abs(np.cos(edge)) ** 2.6) ** 0.1,
            np.full(120, 0.02),
        ]
    )
    parts.append(mesh_obj('base', floor, [tuple(range(120))], mat))
    return group(parts, (0, 0, 0), 0, (-lean, 0, 0))
