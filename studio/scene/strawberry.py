"""A strawberry that was held by its leaves and dipped in chocolate."""

import math

import numpy as np
from mathutils import Euler, Matrix

from scene.chocolate import mat_choc
from scene.colour import lin, mixc
from scene.mesh import icosphere, jitter, merged, mesh_obj
from scene.nodes import Nodes
from scene.place import orient, surface_samples
from scene.surfaces import mat_plain

LENGTH, WIDTH = 1.75, 1.3
SHOULDER = 0.42


def berry_shape(seed, grown=0.0):
    """Points of a berry that lies on its side, its leaves towards +y; `grown` is the thickness of a coat."""
    v, f = icosphere(6, 1.0)
    y = v[:, 1]
    slim = np.where(y < SHOULDER, 1 - 0.42 * ((SHOULDER - y) / (1 + SHOULDER)) ** 1.5, 1 - 0.25 * (y - SHOULDER))
    wide = WIDTH * slim
    s = np.stack([v[:, 0] * wide, y * LENGTH, v[:, 2] * wide * 0.92], 1)
    s = jitter(s, 0.06, 0.8, seed) + v * grown
    s[:, 2] += WIDTH * 0.9
    return s, f


def mat_berry():
    """Ripe fruit, paler at the leaves."""
    t = Nodes('berry')
    along = t.n('ShaderNodeSeparateXYZ', {0: t.co()}).outputs['Y']
    c = t.ramp(t.maprange(along, 0.2, LENGTH, 0, 1), [(0.0, '#B80F1E'), (0.65, '#CF2430'), (1.0, '#E98C76')])
    return t.done(
        t.principled(
            Base_Color=c,
            Roughness=0.28,
            Specular=0.5,
            Subsurface=0.18,
            Subsurface_Color=lin('#D01A28'),
            Subsurface_Radius=(0.35, 0.08, 0.06),
            Normal=t.bump(t.noise(3, 3), 0.2, 0.06),
        )
    )


def seeds(o, seed):
    """Pips sunk into the fruit where it was not dipped."""
    rng = np.random.default_rng(seed)
    points, normals = surface_samples(o, 150, seed, fn=lambda p, n: p[1] > 0.25 and n[2] > -0.2)
    pip = [(icosphere(2, 1.0)[0] * [0.05, 0.085, 0.03], icosphere(2, 1.0)[1])]
    kept = []
    for p, n in zip(points, normals):
        if all(np.linalg.norm(p - q) > 0.3 for q, _ in kept):
            kept.append((p, n))
    placed = [
        (0, np.array(Matrix.Translation((p - n * 0.01).tolist()) @ orient(n, rng, 0.02).to_4x4())) for p, n in kept
    ]
    return merged('pips', pip, placed, mat_plain('pip', '#E8C25A', 0.45, 0.3), smooth=True)


def leaf(angle, seed):
    """One green leaf of the crown."""
    n = 16
    rng = np.random.default_rng(seed)
    length, droop = rng.uniform(0.95, 1.2), rng.uniform(0.15, 0.4)
    verts, faces = [], []
    for i in range(n):
        t = i / (n - 1)
        half = 0.26 * math.sin(math.pi * min(1, 0.12 + 0.88 * t)) ** 0.8 + 0.004
        for s in (-1, 0, 1):
            verts.append((s * half, t * length, 0.30 * t - droop * t * t - 0.06 * (s == 0)))
    for i in range(n - 1):
        for s in (0, 1):
            a = 3 * i + s
            faces.append((a, a + 1, a + 4, a + 3))
    o = mesh_obj('leaf', verts, faces, mat_plain('leaf', '#4E8A2E', 0.5, 0.35, 0.1, 0.18, (9, 0.3)))
    o.matrix_world = (
        Matrix.Translation((0, LENGTH * 0.93, WIDTH * 1.05))
        @ Euler((math.radians(22), 0, 0)).to_matrix().to_4x4()
        @ Matrix.Rotation(angle, 4, 'Z')
    )
    return o


def dipped_strawberry(coat='milk', seed=0):
    """The berry in its coat, which ends in a wave below the leaves."""
    v, f = berry_shape(seed)
    fruit = mesh_obj('berry', v, f, mat_berry())
    v, f = berry_shape(seed, 0.055)
    line = 0.3 + 0.16 * np.sin(v[:, 0] * 2.3 + seed) + 0.06 * np.sin(v[:, 0] * 6.1)
    beyond = np.clip((v[:, 1] - line) / 0.12, 0, 1)[:, None]
    middle = np.array([0, 0, WIDTH * 0.9])
    v = v - (v - middle) * [1, 0, 1] * beyond * 0.16
    coated = mesh_obj('coat', v, f, mat_choc(coat, 1.1))
    crown = [leaf(math.radians(a), seed + i) for i, a in enumerate((-105, -60, -20, 18, 58, 100))]
    stalk = mesh_obj(
        'stalk',
        icosphere(3, 1.0)[0] * [0.09, 0.3, 0.09] + [0, LENGTH * 1.05, WIDTH * 1.1],
        icosphere(3, 1.0)[1],
        mat_plain('stalk', mixc('#4E8A2E', '#ffffff', 0.25), 0.5, 0.3),
    )
    return [fruit, coated, seeds(fruit, seed), stalk, *crown]
