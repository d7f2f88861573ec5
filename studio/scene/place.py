"""Where things are: rays, samples of surfaces, moving groups."""

import math

from mathutils.bvhtree import BVHTree
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

from scene.mesh import link


def bvh(*objs):
    """Trees for rays against objects as they are rendered."""
    dg = bpy.context.evaluated_depsgraph_get()
    trees = []
    for o in objs:
        trees.append((BVHTree.FromObject(o, dg), o.matrix_world.copy()))
    return trees


def raydown(trees, x, y, z0=100):
    """Where a ray from above hits, with the normal; None if it misses."""
    best = None
    for t, mw in trees:
        inv = mw.inverted()
        o = inv @ Vector((x, y, z0))
        d = (inv.to_3x3() @ Vector((0, 0, -1))).normalized()
        loc, nrm, i, dist = t.ray_cast(o, d)
        if loc is not None:
            w = mw @ loc
            if best is None or w.z > best[0].z:
                best = (w, (mw.to_3x3() @ nrm).normalized())
    return best


def trs(loc, rot=None, scale=1.0):
    """A 4 × 4 matrix of place, rotation and scale."""
    M = Matrix.Translation(Vector(loc))
    if rot is not None:
        M = M @ (rot.to_matrix().to_4x4() if isinstance(rot, Euler) else rot.to_4x4())
    sc = scale if hasattr(scale, '__len__') else (scale,) * 3
    return np.array(M @ Matrix.Diagonal((*sc, 1)))


def surface_samples(objs, count, seed, min_nz=-2.0, fn=None):
    """area-weighted random points + normals on evaluated meshes (world space)"""
    rng = np.random.default_rng(seed)
    dg = bpy.context.evaluated_depsgraph_get()
    out = []
    for o in (objs if isinstance(objs, (list, tuple)) else [objs]):
        ev = o.evaluated_get(dg)
        me = ev.to_mesh()
        me.calc_loop_triangles()
        mw = np.array(o.matrix_world)
        v = np.zeros(len(me.vertices) * 3)
        me.vertices.foreach_get('co', v)
        v = v.reshape(-1, 3)
        v = v @ mw[:3, :3].T + mw[:3, 3]
        t = np.zeros(len(me.loop_triangles) * 3, np.int32)
        me.loop_triangles.foreach_get('vertices', t)
        t = t.reshape(-1, 3)
        a, b, c = v[t[:, 0]], v[t[:, 1]], v[t[:, 2]]
        n = np.cross(b - a, c - a)
        ar = np.linalg.norm(n, axis=1)
        n = n / (ar[:, None] + 1e-12)
        w = ar.copy()
        w[n[:, 2] < min_nz] = 0
        if w.sum() <= 0:
            continue
        k = rng.choice(len(t), count, p=w / w.sum())
        r1, r2 = np.sqrt(rng.random(count)), rng.random(count)
        p = (1 - r1)[:, None] * a[k] + (r1 * (1 - r2))[:, None] * b[k] + (r1 * r2)[:, None] * c[k]
        nn = n[k]
        if fn is not None:
            keep = np.array([fn(x, y) for x, y in zip(p, nn)])
            p, nn = p[keep], nn[keep]
        out.append((p, nn))
        ev.to_mesh_clear()
    return np.vstack([x[0] for x in out]), np.vstack([x[1] for x in out])


def orient(n, rng, tilt=0.3):
    """rotation matrix that takes +z to n with random spin and tilt"""
    n = Vector(n) + Vector(rng.normal(0, tilt, 3))
    if n.length < 1e-6:
        n = Vector((0, 0, 1))
    q = Vector((0, 0, 1)).rotation_difference(n.normalized())
    return q.to_matrix() @ Matrix.Rotation(rng.random() * 6.283, 3, 'Z')


def group(objs, loc=(0, 0, 0), rz=0.0, tilt=None, scale=1.0):
    """move a set of objects rigidly"""
    bpy.context.view_layer.update()
    M = Matrix.Translation(Vector(loc)) @ Matrix.Rotation(math.radians(rz), 4, 'Z')
    if tilt:
        M = M @ Euler([math.radians(x) for x in tilt]).to_matrix().to_4x4()
    M = M @ Matrix.Scale(scale, 4)
    for o in objs:
        o.matrix_world = M @ o.matrix_world
    return objs
