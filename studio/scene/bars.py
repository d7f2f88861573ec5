"""Chocolate bars: the moulded tablet, its broken edge, its paper and foil."""

import math

import bpy
import numpy as np
from mathutils import Euler

from scene.boards import rbox
from scene.chocolate import mat_choc
from scene.mesh import chip, fbm, merged, mesh_obj
from scene.nodes import Nodes
from scene.outlines import outline
from scene.place import group, trs
from scene.surfaces import mat_foil
from scene.toppings import top_crumbs


def bar_mesh(cols, rows, pw, ph, th, mat, gap=0.16, res=16, broken=None, seed=0, logo=True):
    """moulded tablet as a height field. broken: cut-off y profile (fracture) above which geometry is dropped"""
    W, H = cols * pw, rows * ph
    nx, ny = cols * res * 2, rows * res * 2
    xs = np.linspace(0, W, nx + 1)
    ys = np.linspace(0, H, ny + 1)
    X, Y = np.meshgrid(xs, ys, indexing='ij')
    fx, fy = np.abs(((X / pw) % 1) - 0.5) * 2, np.abs(((Y / ph) % 1) - 0.5) * 2
    ex, ey = (1 - fx) * pw / 2, (1 - fy) * ph / 2
    d = np.minimum(ex, ey)
    d = -0.08 * np.log(np.exp(-ex / 0.08) + np.exp(-ey / 0.08) + 1e-9)
    d = np.clip(d, 0, None)
    g = np.clip(d / gap / 1.7, 0, 1)
    prof = g * g * (3 - 2 * g)
    inn = np.clip((d - 0.36) / 0.05, 0, 1)
    inn2 = np.clip((d - 0.44) / 0.05, 0, 1)
    Z = th * (0.46 + 0.54 * prof) - 0.05 * inn * (1 - inn2)
    edge = np.minimum(np.minimum(X, W - X), np.minimum(Y, H - Y))
    Z *= np.clip((edge + 0.05) / 0.12, 0.5, 1)
    return X - W / 2, Y - H / 2, Z


def grid_solid(X, Y, Z, mat, keep=None, name='bar'):
    """A solid between a height field and the table; cells not kept are left out."""
    nx, ny = X.shape
    top = np.stack([X, Y, Z], 2).reshape(-1, 3)
    bot = np.stack([X, Y, np.zeros_like(Z)], 2).reshape(-1, 3)
    V = np.vstack([top, bot])
    N = nx * ny
    F = []
    keep = np.ones((nx - 1, ny - 1), bool) if keep is None else keep

    def id(i, j):
        return i * ny + j

    for i in range(nx - 1):
        for j in range(ny - 1):
            if not keep[i, j]:
                continue
            a, b, c, d = id(i, j), id(i + 1, j), id(i + 1, j + 1), id(i, j + 1)
            F.append((a, b, c, d))
            F.append((N + d, N + c, N + b, N + a))
            for p, q, di, dj in ((a, b, 0, -1), (b, c, 1, 0), (c, d, 0, 1), (d, a, -1, 0)):
                ii, jj = i + di, j + dj
                if ii < 0 or jj < 0 or ii >= nx - 1 or jj >= ny - 1 or not keep[ii, jj]:
                    F.append((q, p, N + p, N + q))
    o = mesh_obj(name, V, F, mat, auto=48)
    return o


def mat_label(path, rough=0.62):
    """Printed paper with hot foil; the mask of the foil lies beside the picture as `…_m.png`."""
    t = Nodes('label')
    im = bpy.data.images.load(path)
    tx = t.n('ShaderNodeTexImage', {'Vector': t.co('UV')})
    tx.image = im
    tx.interpolation = 'Cubic'
    # gold ink: a second image is the hot-foil mask
    mk = t.n('ShaderNodeTexImage', {'Vector': t.co('UV')})
    mk.image = bpy.data.images.load(path.replace('.png', '_m.png'))
    mk.image.colorspace_settings.name = 'Non-Color'
    met = mk.outputs['Color']
    b = t.bump(t.noise(28, 3, 0.6), 0.07, 0.02)
    b = t.bump(t.noise(0.5, 3), 0.12, 0.25, b)
    b = t.bump(met, 0.25, 0.02, b)
    r = t.mix(met, (rough,) * 3 + (1,), (0.22, 0.22, 0.22, 1))
    return t.done(
        t.principled(
            Base_Color=tx.outputs['Color'], Metallic=t.math('MULTIPLY', met, 0.9), Roughness=r, Specular=0.22, Normal=b
        )
    )


def wrapped_bar(label, w=7.6, L=15.6, th=1.0, foil='#D8C08A'):
    """paper sleeve (label texture over the top face), foil ends"""
    n = 60
    # sleeve: rounded-rect cross-section swept along y with a little waviness
    cs = outline('super', 120, w / 2, th / 2, 14)
    ys = np.linspace(-L / 2, L / 2, n)
    V, UV = [], []
    for y in ys:
        q = cs.copy()
        e = 1 - 0.015 * math.exp(-(((abs(y) - L / 2) / 0.25) ** 2))
        puff = 1 + 0.05 * math.sin(y * 0.5 + 0.7) * 0.3
        z = q[:, 1] * puff + th / 2 + 0.02
        V.append(np.column_stack([q[:, 0] * e, np.full(len(q), y), z]))
        UV.append(np.column_stack([q[:, 0] / w + 0.5, np.full(len(q), y / L + 0.5)]))
    V = np.vstack(V)
    UV = np.vstack(UV)
    F = []
    m = 120
    for i in range(n - 1):
        for j in range(m):
            k = (j + 1) % m
            F.append((i * m + j, i * m + k, (i + 1) * m + k, (i + 1) * m + j))
    s = mesh_obj('sleeve', V, F, mat_label(label), uv=UV, auto=50)
    f = rbox('foil', w - 0.16, L + 1.1, th - 0.14, mat_foil(foil), 0.22, 0.09)
    return [s, f]


def bar_scene(label, foil, coat, seed=0, inclusions=None):
    """A bar in its paper, the broken half of another beside it and loose squares."""
    A = wrapped_bar(label, foil=foil)
    group(A, (-1.9, 1.2, 0), 14)
    m = mat_choc(coat, 1.0, 0.6)
    X, Y, Z = bar_mesh(4, 4, 1.85, 1.85, 0.85, m)
    rng = np.random.default_rng(seed)
    # fracture: squash everything beyond a noisy line on to that line, then drop the collapsed cells
    fr = np.array(
        [0.9 + 0.18 * x + 0.8 * fbm((x, 0, 0), 0.8, 3, seed) + 0.10 * fbm((x, 3, 0), 5, 2, seed) for x in X[:, 0]]
    )[:, None]
    keep = Y[:-1, :-1] < np.minimum(fr[:-1], fr[1:]) - 1e-4
    Y = np.minimum(Y, fr + 0.06 * (Z - 0.4))
    o = grid_solid(X, Y, Z, m, keep)
    broken = [o]
    if inclusions:
        broken += top_crumbs([o], inclusions, 3.6, 46, seed, center=(0, -1.8), sz=1.3, min_nz=0.5)
    group(broken, (4.6, -4.2, 0), -17)
    p = grid_solid(*bar_mesh(1, 1, 1.85, 1.85, 0.85, m), m)
    group([p], (-2.2, -7.9, 0), 38)
    p2 = grid_solid(*bar_mesh(1, 1, 1.85, 1.85, 0.85, m), m)
    group([p2], (6.6, 0.2, 0.12), 64, (7, 0, 0))
    base = [chip(i, 0.35, 0.25, 0.2) for i in range(6)]
    merged(
        'crumb',
        base,
        [
            (
                rng.integers(6),
                trs(
                    (rng.uniform(2, 8), rng.uniform(-2.8, 0.5), 0.06), Euler(rng.uniform(0, 6, 3)), rng.uniform(0.3, 1)
                ),
            )
            for _ in range(26)
        ],
        m,
    )
