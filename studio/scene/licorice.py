"""Ropes of licorice: ribbed, twisted, cut straight across."""

import numpy as np

from scene.colour import lin, mixc
from scene.mesh import jitter, mesh_obj
from scene.nodes import Nodes
from scene.place import group


def mat_licorice(color):
    """Dense and slightly waxy."""
    t = Nodes('licorice')
    c = t.mix(t.noise(2, 3), mixc(color, '#000000', 0.12), mixc(color, '#ffffff', 0.03))
    return t.done(
        t.principled(
            Base_Color=c,
            Roughness=0.27,
            Specular=0.45,
            Subsurface=0.08,
            Subsurface_Color=lin(color),
            Subsurface_Radius=(0.25, 0.1, 0.08),
            Clearcoat=0.35,
            Clearcoat_Roughness=0.12,
            Normal=t.bump(t.noise(9, 3), 0.06, 0.03),
        )
    )


def rope(points, radius, mat, lobes=6, turns_per_cm=0.16, seed=0):
    """A ribbed rope along a line in the plane, its ribs winding around it."""
    p = np.asarray(points, float)
    n, seg = len(p), lobes * 14
    tangent = np.gradient(p, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    side = np.stack([-tangent[:, 1], tangent[:, 0], np.zeros(n)], 1)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(tangent, side)
    length = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    angle = np.linspace(0, 2 * np.pi, seg, endpoint=False)
    r = radius * (1 - 0.20 * np.abs(np.sin(lobes * angle / 2)) ** 0.6 + 0.06)
    turn = angle[None, :] + (length * turns_per_cm * 2 * np.pi)[:, None]
    v = p[:, None] + r[None, :, None] * (
        np.cos(turn)[..., None] * side[:, None] + np.sin(turn)[..., None] * up[:, None]
    )
    v = v.reshape(-1, 3)
    f = [
        (i * seg + j, i * seg + (j + 1) % seg, (i + 1) * seg + (j + 1) % seg, (i + 1) * seg + j)
        for i in range(n - 1)
        for j in range(seg)
    ]
    f += [tuple(range(seg))[::-1], tuple(range((n - 1) * seg, n * seg))]
    o = mesh_obj(f'rope{seed}', jitter(v, 0.015, 2, seed), f, mat, auto=55)
    return o


def rope_bundle(color, seed=0, accent=None, turn=-16):
    """Ropes side by side with some on top, and short cut pieces in front."""
    rng = np.random.default_rng(seed)
    mats = [mat_licorice(color), mat_licorice(accent or color)]
    r = 0.50
    rows = [(-2.1, 0), (-1.05, 0), (0, 0), (1.05, 0), (2.1, 0), (-1.5, 0.92), (-0.4, 0.90), (0.75, 0.92), (0.1, 1.78)]
    for i, (y, z) in enumerate(rows):
        half = 5.0 + rng.normal(0, 0.35)
        x = np.linspace(-half, half, 130)
        bend = rng.uniform(-0.12, 0.12)
        line = np.stack([x, y + bend * np.cos(x * 0.35 + i), np.full_like(x, r + z) + 0.03 * np.sin(x * 0.8 + i)], 1)
        group([rope(line, r, mats[i % 3 == 1], seed=seed + i, turns_per_cm=0.16 if i % 2 else 0.14)], (0, 0, 0), turn)
    for i, (x, y, turn) in enumerate([(-3.3, -3.6, 20), (0.3, -4.1, -34), (3.4, -3.4, 58)]):
        line = np.stack([np.linspace(-0.9, 0.9, 40), np.zeros(40), np.full(40, r)], 1)
        group([rope(line, r, mats[i == 1], seed=seed + 40 + i)], (x, y, 0), turn)
