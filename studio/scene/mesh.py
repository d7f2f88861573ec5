"""Meshes from points: lofts, tubes, boxes, hulls, noise."""

import math

from mathutils import noise as mnoise
import bmesh
import bpy
import numpy as np
from mathutils import Vector

from scene.outlines import offset_poly


def link(o):
    """Puts an object on the stage."""
    bpy.context.scene.collection.objects.link(o)
    return o


def mesh_obj(name, verts, faces, mat=None, smooth=True, uv=None, col=None, auto=None):
    """An object from points and faces; `uv` and `col` are per point, `auto` is the angle of sharp edges."""
    me = bpy.data.meshes.new(name)
    verts = np.asarray(verts, dtype=np.float32)
    me.from_pydata(verts.tolist(), [], [list(map(int, f)) for f in faces])
    if smooth:
        me.polygons.foreach_set('use_smooth', np.ones(len(me.polygons), bool))
    if auto is not None:
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(auto)
    if uv is not None:  # per-vertex uv
        l = me.uv_layers.new(name='UVMap')
        idx = np.zeros(len(me.loops), np.int32)
        me.loops.foreach_get('vertex_index', idx)
        l.data.foreach_set('uv', np.asarray(uv, np.float32)[idx].ravel())
    if col is not None:  # per-vertex colour
        a = me.color_attributes.new('Col', 'FLOAT_COLOR', 'POINT')
        a.data.foreach_set('color', np.asarray(col, np.float32).ravel())
    me.update()
    o = bpy.data.objects.new(name, me)
    if mat is not None:
        me.materials.append(mat)
    return link(o)


def fbm(p, scale=1.0, octaves=3, seed=0):
    """Smooth noise of several octaves at a point, about -1 to 1."""
    off = Vector((seed * 13.7, seed * 7.3, seed * 3.1))
    return mnoise.fractal(Vector(p) * scale + off, 1.0, 2.0, octaves, noise_basis='PERLIN_ORIGINAL')


def jitter(verts, amp, scale, seed):
    """Moves points by smooth noise: at most about `amp`, waves of about 1 / `scale` centimeters."""
    v = np.array(verts, dtype=np.float64)
    off = np.array((seed * 5.1, seed * 3.3, seed * 1.7))
    moves = [mnoise.noise_vector(p) for p in (v * scale + off).tolist()]
    return v + np.array([tuple(m) for m in moves]) * amp


def loft(plan, profile, mode='inset', cap=True, top_rings=14, crown=0.0):
    """plan: n x 2.  profile: list of (d, z) bottom->top, d = inset in cm (mode inset) or scale (mode scale).
    The top is closed by shrinking the last ring to a point, adding 'crown' height."""
    rings = []
    for d, z in profile:
        q = offset_poly(plan, d) if mode == 'inset' else plan * d
        rings.append((q, z))
    if cap:
        q, z = rings[-1]
        c = q.mean(0)
        for i in range(1, top_rings + 1):
            t = i / top_rings
            rings.append(((q - c) * (1 - t * 0.985) + c, z))
    n = len(plan)
    V, F = [], []
    for q, z in rings:
        V.append(np.column_stack([q, np.full(n, z)]))
    V = np.vstack(V)
    if crown:
        hx, hy = np.abs(plan[:, 0]).max(), np.abs(plan[:, 1]).max()
        zt = max(z for _, z in rings)
        w = np.clip((V[:, 2] / zt), 0, 1) ** 3
        V[:, 2] += crown * w * np.cos(np.clip(V[:, 0] / hx, -1, 1) * 1.45) * np.cos(np.clip(V[:, 1] / hy, -1, 1) * 1.45)
    m = len(rings)
    idx = np.arange(n)
    for r in range(m - 1):
        a, b = r * n, (r + 1) * n
        for i in range(n):
            j = (i + 1) % n
            F.append((a + i, a + j, b + j, b + i))
    F.append(tuple((m - 1) * n + idx))  # tiny top cap
    F.append(tuple(idx[::-1]))  # bottom
    return V, F


def add_bevel(o, w, seg=3, angle=30):
    """Rounds edges at render time."""
    m = o.modifiers.new('b', 'BEVEL')
    m.width = w
    m.segments = seg
    m.limit_method = 'ANGLE'
    m.angle_limit = math.radians(angle)
    m.harden_normals = False
    return o


def box_obj(name, sx, sy, sz, mat, bevel=0.05, seg=3, loc=(0, 0, 0)):
    """A box standing on the table with rounded edges."""
    x, y = sx / 2, sy / 2
    v = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0), (-x, -y, sz), (x, -y, sz), (x, y, sz), (-x, y, sz)]
    f = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    o = mesh_obj(name, v, f, mat, smooth=True, auto=40)
    if bevel:
        add_bevel(o, bevel, seg)
    o.location = loc
    return o


def tube(points, radii, mat=None, seg=12, flat=1.0, name='tube', closed=False, uv=True, twist=0.0):
    """sweep a circle along a polyline (parallel transport). radii: scalar or list. rounded end caps."""
    P = np.asarray(points, float)
    n = len(P)
    R = np.full(n, radii, float) if np.isscalar(radii) else np.asarray(radii, float)
    if not closed:  # rounded caps
        t0 = P[0] - P[1]
        t0 /= np.linalg.norm(t0) + 1e-9
        t1 = P[-1] - P[-2]
        t1 /= np.linalg.norm(t1) + 1e-9
        pre, post, rp, rq = [], [], [], []
        for a in (80, 55, 30):
            a = math.radians(a)
            pre.append(P[0] + t0 * R[0] * math.sin(a))
            rp.append(R[0] * math.cos(a))
        for a in (30, 55, 80):
            a = math.radians(a)
            post.append(P[-1] + t1 * R[-1] * math.sin(a))
            rq.append(R[-1] * math.cos(a))
        P = np.vstack([pre, P, post])
        R = np.r_[rp, R, rq]
        n = len(P)
    T = np.gradient(P, axis=0)
    if closed:
        T = np.roll(P, -1, 0) - np.roll(P, 1, 0)
    T /= np.linalg.norm(T, axis=1, keepdims=True) + 1e-9
    N = np.zeros_like(P)
    up = np.array([0, 0, 1.0])
    if abs(T[0] @ up) > 0.95:
        up = np.array([1.0, 0, 0])
    N[0] = up - T[0] * (T[0] @ up)
    N[0] /= np.linalg.norm(N[0])
    for i in range(1, n):
        v = N[i - 1] - T[i] * (N[i - 1] @ T[i])
        N[i] = v / (np.linalg.norm(v) + 1e-9)
    B = np.cross(T, N)
    ang = np.linspace(0, 2 * np.pi, seg, endpoint=False)
    V = (
        P[:, None]
        + R[:, None, None] * (np.cos(ang)[None, :, None] * B[:, None] + flat * np.sin(ang)[None, :, None] * N[:, None])
    ).reshape(-1, 3)
    L = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
    UV = np.stack([np.repeat(L, seg), np.tile(ang / (2 * np.pi), n)], 1)
    F = []
    for i in range(n - 1 if not closed else n):
        for j in range(seg):
            k = (j + 1) % seg
            a, b = i * seg, ((i + 1) % n) * seg
            F.append((a + j, b + j, b + k, a + k))
    if not closed:
        F.append(tuple(range(seg)))
        F.append(tuple(range((n - 1) * seg, n * seg))[::-1])
    ntube = n
    o = mesh_obj(name, V, F, mat)
    # seam-safe uv: write per loop
    me = o.data
    l = me.uv_layers.new(name='UVMap')
    data = np.zeros((len(me.loops), 2), np.float32)
    for p in me.polygons:
        if len(p.vertices) != 4:
            continue
        vs = [UV[v % len(UV)] for v in p.vertices]
        wrap = max(v[1] for v in vs) - min(v[1] for v in vs) > 0.5
        for li, v in zip(p.loop_indices, vs):
            data[li] = (v[0], v[1] + (1 if wrap and v[1] < 0.5 else 0))
    l.data.foreach_set('uv', data.ravel())
    return o


def merged(name, base, mats4, mat, cols=None, smooth=False):
    """instances baked in one mesh. base: list of (verts, faces); mats4: list of (base_index, 4x4)"""
    V, F, C = [], [], []
    off = 0
    for i, (bi, M) in enumerate(mats4):
        bv, bf = base[bi]
        M = np.asarray(M)
        v = bv @ M[:3, :3].T + M[:3, 3]
        V.append(v)
        F.extend([tuple(x + off for x in f) for f in bf])
        if cols is not None:
            C.append(np.tile(np.asarray(cols[i], float), (len(bv), 1)))
        off += len(bv)
    return mesh_obj(name, np.vstack(V), F, mat, smooth=smooth, col=np.vstack(C) if cols is not None else None)


def cube_v(s=(1, 1, 1)):
    """Points and faces of a box around the origin."""
    x, y, z = [k / 2 for k in s]
    v = np.array(
        [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)], float
    )
    f = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return v, f


def hull(points):
    """Points and faces of the convex hull."""
    bm = bmesh.new()
    for p in points:
        bm.verts.new(p)
    r = bmesh.ops.convex_hull(bm, input=bm.verts)
    bmesh.ops.delete(bm, geom=[g for g in r['geom_interior'] if isinstance(g, bmesh.types.BMVert)], context='VERTS')
    bm.verts.index_update()
    bm.faces.ensure_lookup_table()
    v = np.array([q.co[:] for q in bm.verts])
    f = [tuple(x.index for x in q.verts) for q in bm.faces]
    bm.free()
    return v, f


def chip(seed, sx=1, sy=1, sz=1, n=12):
    """An irregular chip, as of a chopped nut."""
    rng = np.random.default_rng(seed)
    p = rng.normal(0, 1, (n, 3))
    p /= np.linalg.norm(p, axis=1, keepdims=True)
    p *= np.array([sx, sy, sz]) * 0.5 * (0.75 + 0.5 * rng.random((n, 1)))
    return hull(p)


def icosphere(sub=2, r=1.0):
    """Points and faces of an even sphere."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=r)
    bm.verts.index_update()
    v = np.array([q.co[:] for q in bm.verts])
    f = [tuple(x.index for x in q.verts) for q in bm.faces]
    bm.free()
    return v, f
