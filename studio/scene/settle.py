"""Lets things fall and come to rest."""

import math

import bpy
import numpy as np
from mathutils import Euler, Matrix

from scene.mesh import cube_v, hull, link, mesh_obj


def drop(items, frames=90, floor=True, extra=(), friction=0.6, margin=0.0):
    """rigid-body settle. items: objects (convex hull). Returns after applying final transforms."""
    sc = bpy.context.scene
    if sc.rigidbody_world is None:
        bpy.ops.rigidbody.world_add()
    rw = sc.rigidbody_world
    rw.collection = rw.collection or bpy.data.collections.new('RB')
    rw.substeps_per_frame = 12
    rw.solver_iterations = 20
    rw.point_cache.frame_start = 1
    rw.point_cache.frame_end = frames + 5
    # scale gravity: 1 unit = 1 cm
    sc.gravity = (0, 0, -60)

    def add(o, typ, shape):
        bpy.context.view_layer.objects.active = o
        rw.collection.objects.link(o)
        rb = o.rigid_body
        rb.type = typ
        rb.collision_shape = shape
        rb.friction = friction
        rb.restitution = 0.05
        rb.use_margin = True
        rb.collision_margin = margin or 0.01
        rb.linear_damping = 0.25
        rb.angular_damping = 0.4
        return rb

    fl = None
    if floor:
        v, f = cube_v((400, 400, 2))
        fl = mesh_obj('floor', v, f)
        fl.location.z = -1
        add(fl, 'PASSIVE', 'BOX')
    for o in extra:
        add(o, 'PASSIVE', 'MESH')
    for o in items:
        add(o, 'ACTIVE', 'CONVEX_HULL')
    for fr in range(1, frames + 1):
        sc.frame_set(fr)
    dg = bpy.context.evaluated_depsgraph_get()
    M = [o.evaluated_get(dg).matrix_world.copy() for o in items]
    for o in list(rw.collection.objects):
        rw.collection.objects.unlink(o)
    bpy.ops.rigidbody.world_remove()
    for o, m in zip(items, M):
        o.matrix_world = m
    if fl:
        bpy.data.objects.remove(fl)
    sc.frame_set(1)


def settle_copies(
    proto, mats, n, seed, spread=2.6, lift=1.6, radius=None, frames=110, extra=None, flat=0.35, wall=None, tidy=None
):
    """drop n linked copies of proto; returns objects. extra: object (e.g. sugar) copied rigidly with each. What rolled
    farther away than `tidy` is taken off the table."""
    rng = np.random.default_rng(seed)
    out = []
    low = None
    for i in range(n):
        o = proto.copy()
        link(o)
        o.material_slots[0].link = 'OBJECT'
        o.material_slots[0].material = mats[i % len(mats)]
        a = rng.random() * 6.283
        r = math.sqrt(rng.random()) * spread
        tilt = Euler((rng.normal(0, flat), rng.normal(0, flat), rng.random() * 6.283))
        o.matrix_world = (
            Matrix.Translation((r * math.cos(a), r * math.sin(a), 0.8 + i * lift * 0.55)) @ tilt.to_matrix().to_4x4()
        )
        out.append(o)
    bpy.context.scene.collection.objects.unlink(proto)
    ring = None
    if wall:  # temporary funnel keeps the pile together
        a = np.linspace(0, 2 * np.pi, 48, endpoint=False)
        V = np.vstack(
            [
                np.column_stack([r * np.cos(a), r * np.sin(a), np.full(48, z)])
                for r, z in ((wall * 0.96, -0.3), (wall, 1.0), (wall * 1.25, 6), (wall * 1.3, 200))
            ]
        )
        F = [
            (k * 48 + i, k * 48 + (i + 1) % 48, (k + 1) * 48 + (i + 1) % 48, (k + 1) * 48 + i)
            for k in range(3)
            for i in range(48)
        ]
        ring = mesh_obj('ring', V, F)
    # low-poly convex proxies: the hull of ~120 vertices simulates 20x faster
    rv = np.array([v.co[:] for v in proto.data.vertices])
    dirs = np.random.default_rng(0).normal(0, 1, (120, 3))
    hv, hf = hull(rv[np.unique((rv @ dirs.T).argmax(0))])
    prox = []
    for o in out:
        q = mesh_obj('px', hv, hf)
        q.matrix_world = o.matrix_world.copy()
        prox.append(q)
    drop(prox, frames, extra=[ring] if ring else ())
    if ring:
        bpy.data.objects.remove(ring)
        drop(prox, 45)  # take the funnel away: the heap relaxes naturally
    for o, q in zip(out, prox):
        o.matrix_world = q.matrix_world.copy()
    for q in prox:
        bpy.data.objects.remove(q)
    if tidy:
        strays = [o for o in out if math.hypot(*o.matrix_world.translation[:2]) > tidy]
        out = [o for o in out if o not in strays]
        for o in strays:
            bpy.data.objects.remove(o)
    ex = []
    if extra is not None:
        for o in out:
            e = extra.copy()
            link(e)
            e.matrix_world = o.matrix_world @ extra.matrix_world
            ex.append(e)
        bpy.data.objects.remove(extra)
    return out, ex
