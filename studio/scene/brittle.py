"""Brittle and toffee: broken shards of boiled sugar."""

import math

import numpy as np
from mathutils import Euler, Matrix

from scene.colour import lin
from scene.mesh import chip, fbm, jitter, link, loft, merged, mesh_obj
from scene.nodes import Nodes
from scene.nuts import nut
from scene.outlines import densify, resample, smooth_poly
from scene.place import bvh, group, raydown, trs


def mat_toffee(c='#B5651D', deep='#6A2C08', solid=False):
    """Boiled sugar with bubbles; `solid` lets no light through."""
    t = Nodes('toffee')
    n = t.noise(1.1, 3)
    f = t.noise(16, 4, 0.6)
    vb = t.n('ShaderNodeTexVoronoi', {'Vector': t.co(), 'Scale': 13, 'Randomness': 1.0})
    bub = t.maprange(vb.outputs['Distance'], 0, 0.18, 1, 0)
    col = t.mix(n, deep, c)
    b = t.bump(t.noise(1.4, 3), 0.35, 0.18)
    b = t.bump(f, 0.05, 0.03, b)
    b = t.bump(bub, -0.25, 0.03, b)
    p = t.principled(
        Base_Color=col,
        Roughness=0.13,
        Specular=0.5,
        Transmission=0 if solid else 0.30,
        Transmission_Roughness=0.3,
        IOR=1.5,
        Subsurface=0.7,
        Subsurface_Color=lin(c),
        Subsurface_Radius=(0.8, 0.32, 0.08),
        Clearcoat=0.8,
        Clearcoat_Roughness=0.05,
        Normal=b,
    )
    tr = t.n('ShaderNodeBsdfTransparent', {'Color': (0.8, 0.42, 0.12, 1)})
    lp = t.n('ShaderNodeLightPath')
    if solid:
        return t.done(p)
    return t.done(
        t.n(
            'ShaderNodeMixShader',
            {0: t.math('MULTIPLY', lp.outputs['Is Shadow Ray'], 0.4), 1: p.outputs[0], 2: tr.outputs[0]},
        )
    )


def shard(seed, size=3.0, th=0.55, mat=None, nutkind='peanut', nuts=9, solid=None):
    """One broken shard of boiled sugar, nuts half sunk in it."""
    rng = np.random.default_rng(seed)
    k = rng.integers(5, 7)
    ang = np.sort((np.arange(k) + rng.uniform(-0.28, 0.28, k)) / k * 2 * np.pi)
    pts = np.stack([np.cos(ang), np.sin(ang)], 1) * size * rng.uniform(0.72, 1.12, (k, 1))
    pts[:, 1] *= 0.78
    pl = resample(smooth_poly(resample(pts, 220), 9), 220)
    # jagged fracture edge
    d = np.array([fbm((p[0], p[1], 0), 1.3, 3, seed) for p in pl])
    pl = pl + (pl / np.linalg.norm(pl, axis=1, keepdims=True)) * d[:, None] * 0.22
    V, F = loft(
        pl,
        densify([(0.10, 0), (0.03, 0.05), (0.0, 0.12), (0.02, th - 0.12), (0.05, th - 0.04), (0.12, th)], 0.08),
        top_rings=26,
    )
    V = V.copy()
    top = V[:, 2] > 0.6 * th
    for i in range(len(V)):
        V[i, 2] += (0.16 if top[i] else 0.02) * fbm(V[i] * [1, 1, 0], 0.9, 3, seed + 2)
    V = jitter(V, 0.05, 1.5, seed)
    V[:, 2] -= V[:, 2].min()
    o = mesh_obj('shard', V, F, mat)
    out = [o]
    tr = bvh(o)
    pos = []
    tries = 0
    while len(pos) < nuts and tries < 400:
        tries += 1
        x, y = rng.uniform(-size, size, 2)
        h = raydown(tr, x, y)
        if h is None or any(math.hypot(x - a, y - b) < 0.95 for a, b in pos):
            continue
        e = [raydown(tr, x + 0.42 * math.cos(q), y + 0.42 * math.sin(q)) for q in (0, 1.57, 3.14, 4.71)]
        if any(z is None for z in e):
            continue
        pos.append((x, y))
        nu = nut(nutkind, int(rng.integers(1000)))
        nu.matrix_world = Matrix(
            trs(
                (h[0].x, h[0].y, h[0].z - 0.05),
                Euler((rng.normal(0, 0.3), rng.normal(0, 0.3), rng.random() * 6.28)),
                rng.uniform(0.75, 0.95),
            ).tolist()
        )
        # caramel glaze collar: thin shell of toffee over the lower half
        g = nu.copy()
        g.data = nu.data.copy()
        link(g)
        g.data.materials.clear()
        g.data.materials.append(solid or mat)
        g.matrix_world = nu.matrix_world @ Matrix.Diagonal((1.12, 1.16, 0.72, 1))
        g.location.z -= 0.14
        out += [nu, g]
    return out


def brittle_stack(seed=0, nutkind='peanut', sugar=('#B5651D', '#6A2C08')):
    """Shards of brittle leaning on each other, crumbs before them."""
    m = mat_toffee(*sugar)
    sol = mat_toffee(*sugar, solid=True)
    for i, (x, y, z, rz, tx, ty, s) in enumerate(
        [
            (-1.6, 0.9, 0, 10, 0, 0, 2.9),
            (2.3, 0.7, 0, 130, 0, 0, 2.6),
            (0.4, 0.2, 0.72, 60, -6, 5, 2.7),
            (-2.2, -1.9, 0.05, 200, 9, -4, 2.0),
            (2.2, -1.9, 0.1, 300, 12, 6, 1.8),
        ]
    ):
        group(shard(seed * 10 + i, s, 0.5, m, nutkind=nutkind, nuts=7, solid=sol), (x, y, z), rz, (tx, ty, 0))
    # crumbs
    rng = np.random.default_rng(seed)
    base = [chip(i, 0.3, 0.22, 0.16) for i in range(6)]
    M = [
        (
            rng.integers(6),
            trs(
                (rng.uniform(-4.2, 4.2), rng.uniform(-4, -1.5), 0.06), Euler(rng.uniform(0, 6, 3)), rng.uniform(0.4, 1)
            ),
        )
        for _ in range(26)
    ]
    merged('crumbs', base, M, sol)['unframed'] = True
