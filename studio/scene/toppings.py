"""What lies on a piece: drizzle, salt, crumbs, nuts, gold leaf, swirls."""

import math

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

from scene.chocolate import mat_choc
from scene.colour import lin
from scene.mesh import chip, cube_v, fbm, merged, mesh_obj, tube
from scene.place import bvh, orient, raydown
from scene.surfaces import mat_crystal, mat_gold, mat_vcol


def drizzle(
    objs, kind='white', path='zigzag', w=3.4, d=3.4, n=7, r=0.075, angle=20, seed=0, mat=None, offset=(0, 0), lim=None
):
    """Threads of chocolate laid over objects: `zigzag`, `spiral` or `lines`."""
    rng = np.random.default_rng(seed)
    bpy.context.view_layer.update()
    tr = bvh(*objs)
    pts = []
    A = math.radians(angle)
    ca, sa = math.cos(A), math.sin(A)
    if path == 'zigzag':
        m = n * 60
        for i in range(m + 1):
            t = i / m
            ph = t * n
            x = (t - 0.5) * w
            tri = math.sin((ph + 0.25) * math.pi)  # soft zigzag
            y = tri * d / 2 * (1 + 0.08 * math.sin(ph * 2.1 + seed))
            x += 0.10 * math.sin(ph * 1.7 + seed)
            pts.append((x, y, t))
    elif path == 'spiral':
        m = int(n * 90)
        for i in range(m + 1):
            t = i / m
            rr = t * w / 2
            th = t * n * 2 * math.pi
            pts.append((rr * math.cos(th), rr * math.sin(th), t))
    elif path == 'lines':
        for j in range(n):
            x = (j - (n - 1) / 2) / n * w + rng.normal(0, 0.02)
            for i in range(61):
                pts.append((x + 0.05 * math.sin(i * 0.1 + j), (i / 60 - 0.5) * d, j * 2 + i / 60))
            pts.append(None)
    runs, cur = [], []
    for q in pts + [None]:
        if q is None:
            if len(cur) > 6:
                runs.append(cur)
            cur = []
            continue
        x, y = q[0] * ca - q[1] * sa + offset[0], q[0] * sa + q[1] * ca + offset[1]
        h = raydown(tr, x, y)
        ok = h is not None and h[0].z > (lim if lim is not None else 0.25)
        if not ok:
            if len(cur) > 6:
                runs.append(cur)
            cur = []
            continue
        rad = r * (1 + 0.30 * fbm((x, y, 0), 1.3, 3, seed) + 0.16 * fbm((x, y, 4), 5, 2, seed))
        cur.append((h[0].x, h[0].y, h[0].z, rad))
    m = mat or mat_choc(kind, 0.9, 0.3)
    out = []
    for c in runs:
        c = np.array(c)
        P = c[:, :3].copy()
        for _ in range(3):
            P[1:-1] = 0.25 * P[:-2] + 0.5 * P[1:-1] + 0.25 * P[2:]
        P[:, 2] += 0.04 * c[:, 3]
        ends = np.minimum(np.arange(len(c)), np.arange(len(c))[::-1])
        swell = 1 + 0.35 * np.exp(-((ends / 3.0) ** 2))
        out.append(tube(P, c[:, 3] * 1.15 * swell, m, 12, flat=0.62))
    return out


def top_scatter(
    objs,
    count,
    base,
    mat,
    seed=0,
    radius=None,
    center=(0, 0),
    scale=(0.7, 1.3),
    min_nz=0.6,
    sink=0.3,
    tilt=0.35,
    cols=None,
    bias=1.0,
    smooth=False,
):
    """Lays small bodies on the upper faces of objects."""
    rng = np.random.default_rng(seed)
    bpy.context.view_layer.update()
    tr = bvh(*objs)
    M, C = [], []
    tries = 0
    while len(M) < count and tries < count * 20:
        tries += 1
        a = rng.random() * 6.2832
        r = (rng.random() ** (0.5 * bias)) * radius
        h = raydown(tr, center[0] + r * math.cos(a), center[1] + r * math.sin(a))
        if h is None or h[1].z < min_nz or h[0].z < 0.1:
            continue
        s = rng.uniform(*scale)
        R = orient(h[1], rng, tilt)
        bi = rng.integers(len(base))
        ext = np.ptp(base[bi][0][:, 2]) * s * 0.5
        p = h[0] + h[1] * ext * (1 - sink * 2)
        M.append((bi, np.array(Matrix.Translation(p) @ R.to_4x4() @ Matrix.Scale(s, 4))))
        C.append(lin(cols[rng.integers(len(cols))]) if cols else (1, 1, 1, 1))
    return [merged('scatter', base, M, mat, C, smooth)]


def salt_base(seed=0):
    """Flakes and cubes of salt."""
    rng = np.random.default_rng(seed)
    out = []
    for i in range(7):
        sx, sy, sz = rng.uniform(0.1, 0.22), rng.uniform(0.08, 0.18), rng.uniform(0.035, 0.08)
        v, f = cube_v((sx, sy, sz))
        v[:, :2] += rng.normal(0, 0.012, (8, 2))
        v[4:, :2] *= rng.uniform(0.55, 0.95)
        out.append((v, f))
    for i in range(3):
        s = rng.uniform(0.06, 0.1)
        out.append(cube_v((s, s, s)))
    return out


def top_salt(objs, radius=1.0, n=45, seed=0, center=(0, 0)):
    """Salt flakes."""
    return top_scatter(
        objs,
        n,
        salt_base(seed),
        mat_crystal(rough=0.3, transm=0.22),
        seed,
        radius,
        center,
        (0.7, 1.35),
        0.7,
        0.12,
        0.3,
        bias=1.5,
    )


CRUMB = {
    'raspberry': (['#B3173A', '#D02A4E', '#8E1030', '#E2506B'], 0.7, 0.13),
    'pistachio': (['#93A83E', '#7A9433', '#B5C25C', '#6E5A2E'], 0.6, 0.13),
    'hazelnut': (['#D9B27A', '#C79558', '#E7CB9A', '#8C5A2D'], 0.55, 0.13),
    'cocoanib': (['#3B1D10', '#5A2E18', '#28130A'], 0.5, 0.12),
    'coconut': (['#FBF7EC', '#F4ECDA', '#FFFFFF'], 0.6, 0.12),
    'feuilletine': (['#C98D45', '#DDAA62', '#B87A34'], 0.5, 0.13),
    'orange': (['#F08A1C', '#F7A83A', '#D86F10'], 0.3, 0.12),
    'walnut': (['#C79A5E', '#A9773E', '#E0C090', '#7E4D22'], 0.55, 0.14),
    'ginger': (['#E3B24A', '#D99A2E', '#F0CB74'], 0.35, 0.26),
    'sesame': (['#F0DDB0', '#E4C98F', '#F7EBCB'], 0.5, 0.11),
    'violet': (['#6F4FA0', '#8E6FC0', '#5A3C8C'], 0.6, 0.12),
}


def top_crumbs(
    objs, kind='raspberry', radius=0.9, n=40, seed=0, center=(0, 0), scale=(0.6, 1.4), bias=1.2, min_nz=0.6, sz=1.0
):
    """Crumbs of a kind."""
    cols, rough, s = CRUMB[kind]
    s *= sz
    base = (
        [chip(seed + i, s * 1.3, s, s * 0.7) for i in range(8)]
        if kind != 'coconut'
        else [chip(seed + i, s * 2.6, s * 0.5, s * 0.3) for i in range(8)]
    )
    return top_scatter(
        objs,
        n,
        base,
        mat_vcol('crumb', rough, 0.3, 0.15 if kind in ('raspberry', 'coconut', 'pistachio') else 0, (40, 0.3)),
        seed,
        radius,
        center,
        scale,
        min_nz,
        0.2,
        0.6,
        cols,
        bias,
    )


def top_piece(objs, o, at=(0, 0), sink=0.12, rot=(0, 0, 0), scale=0.55):
    """One body set on top."""
    bpy.context.view_layer.update()
    tr = bvh(*objs)
    h = raydown(tr, at[0], at[1])
    M = Euler([math.radians(r) for r in rot]).to_matrix().to_4x4() @ Matrix.Scale(scale, 4)
    zs = [(M @ v.co).z for v in o.data.vertices]
    o.matrix_world = Matrix.Translation(h[0] + Vector((0, 0, -min(zs) - sink))) @ M
    return [o]


def top_goldleaf(objs, at=(0, 0), size=0.5, seed=0):
    """A torn leaf of gold."""
    rng = np.random.default_rng(seed)
    bpy.context.view_layer.update()
    tr = bvh(*objs)
    n = 26
    V, F, idx = [], [], {}
    for i in range(n):
        for j in range(n):
            x, y = (i / (n - 1) - 0.5) * 2 * size, (j / (n - 1) - 0.5) * 2 * size
            r = math.hypot(x, y) / size
            a = math.atan2(y, x)
            lim = 0.72 + 0.35 * fbm((math.cos(a), math.sin(a), seed), 2.2, 3, seed)
            if r > lim:
                continue
            h = raydown(tr, at[0] + x, at[1] + y)
            if h is None:
                continue
            idx[i, j] = len(V)
            V.append((h[0].x, h[0].y, h[0].z + 0.012 + 0.035 * abs(fbm((x, y, 0), 5, 3, seed))))
    for i in range(n - 1):
        for j in range(n - 1):
            q = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
            if all(k in idx for k in q):
                F.append([idx[k] for k in q])
    return [mesh_obj('leaf', V, F, mat_gold(), smooth=True)]


def top_swirl(objs, coat='dark', r=0.7, seed=0, turns=2.2):
    """piped rope spiral finishing in a peak"""
    P, R = [], []
    tr = bvh(*objs)
    h = raydown(tr, 0, 0)
    z0 = h[0].z
    n = 160
    for i in range(n):
        t = i / (n - 1)
        th = t * turns * 2 * math.pi
        rr = r * (1 - t) ** 0.85
        P.append((rr * math.cos(th), rr * math.sin(th), z0 + 0.10 + t * 0.75 * r))
        R.append(0.24 * r * (1.15 - 0.75 * t) + 0.01)
    return [tube(P, R, mat_choc(coat), 14)]
