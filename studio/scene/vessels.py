"""Tins and jars, empty; `fill_round` lets sweets fall into them."""

import math

import bpy
import numpy as np
from mathutils import Euler, Matrix

from scene.colour import lin, mixc
from scene.mesh import hull, link, loft, mesh_obj, tube
from scene.nodes import Nodes
from scene.outlines import densify, outline
from scene.settle import drop


def lathe(name, profile, mat, segments=160, auto=35):
    """A body of revolution around z from (radius, height) pairs."""
    a = np.linspace(0, 2 * np.pi, segments, endpoint=False)
    v = np.vstack([np.column_stack([r * np.cos(a), r * np.sin(a), np.full(segments, z)]) for r, z in profile])
    f = []
    for k in range(len(profile) - 1):
        for i in range(segments):
            j = (i + 1) % segments
            f.append((k * segments + i, k * segments + j, (k + 1) * segments + j, (k + 1) * segments + i))
    o = mesh_obj(name, v, f, mat, auto=auto)
    lengths = np.r_[0, np.cumsum([math.hypot(q[0] - p[0], q[1] - p[1]) for p, q in zip(profile, profile[1:])])]
    layer = o.data.uv_layers.new(name='UVMap')
    for poly in o.data.polygons:
        ks = [vi // segments for vi in poly.vertices]
        js = [vi % segments for vi in poly.vertices]
        wraps = max(js) - min(js) > segments / 2
        for li, k, j in zip(poly.loop_indices, ks, js):
            layer.data[li].uv = ((j + (segments if wraps and j == 0 else 0)) / segments, lengths[k] / lengths[-1])
    return o


def mat_enamel(color, rough=0.24):
    """Printed tin: lacquer over metal, with the faint dents of tin plate."""
    t = Nodes('enamel')
    b = t.bump(t.noise(0.7, 3), 0.10, 0.15, t.bump(t.noise(40, 2), 0.015, 0.01))
    return t.done(
        t.principled(
            Base_Color=lin(color),
            Metallic=0.18,
            Roughness=rough,
            Specular=0.5,
            Clearcoat=0.55,
            Clearcoat_Roughness=0.08,
            Normal=b,
        )
    )


def mat_metal(color='#C9C6C0', rough=0.22):
    """Bare rolled metal."""
    t = Nodes('metal')
    b = t.bump(t.noise(30, 3), 0.02, 0.01, t.bump(t.noise(1, 3), 0.05, 0.1))
    return t.done(t.principled(Base_Color=lin(color), Metallic=1, Roughness=rough, Normal=b))


def rim(radius, z, thick, mat):
    """A rolled edge."""
    a = np.linspace(0, 2 * np.pi, 160, endpoint=False)
    return tube(
        np.stack([radius * np.cos(a), radius * np.sin(a), np.full(160, z)], 1), thick, mat, 12, closed=True, name='rim'
    )


def tin_body(radius, height, color, metal='#D8BE84'):
    """An open round tin with a bare metal inside and rolled edges."""
    r, h = radius, height
    outside = lathe('tin', [(r * 0.97, 0), (r, 0.05), (r, h)], mat_enamel(color))
    inside = lathe('tin-in', [(r - 0.06, h), (r - 0.06, 0.12), (0.01, 0.12)], mat_metal('#D6CDBB', 0.3))
    return [outside, inside, rim(r, 0.08, 0.07, mat_enamel(color)), rim(r - 0.02, h, 0.075, mat_metal(metal))]


def tin_lid(radius, color, art=None, metal='#D8BE84'):
    """The lid lying on its rim, its printed top up. `art` is the file of a square picture."""
    r, h = radius + 0.09, 1.15
    side = lathe('lid', [(r, 0), (r, h - 0.14), (r - 0.03, h - 0.05), (r - 0.12, h)], mat_enamel(color))
    v, f = loft(outline('circle', 160, r - 0.12), [(0, h), (0.22, h + 0.05), (0.34, h + 0.02)], top_rings=10)
    top = mesh_obj(
        'lid-top', v, f[:-1], mat_printed(art) if art else mat_enamel(color), uv=v[:, :2] / (2 * r) + 0.5, auto=40
    )
    return [side, top, rim(r, 0.05, 0.06, mat_metal(metal))]


def mat_printed(path, rough=0.30, coat=0.4):
    """A picture printed on what it covers; UV 0..1."""
    t = Nodes('printed')
    tx = t.n('ShaderNodeTexImage', {'Vector': t.co('UV')}, interpolation='Cubic')
    tx.image = bpy.data.images.load(path)
    b = t.bump(t.noise(0.8, 3), 0.06, 0.12, t.bump(t.noise(45, 2), 0.02, 0.01))
    return t.done(
        t.principled(
            Base_Color=tx.outputs['Color'],
            Roughness=rough,
            Specular=0.4,
            Clearcoat=coat,
            Clearcoat_Roughness=0.08,
            Normal=b,
        )
    )


def mat_glass(tint='#EAF4F0'):
    """Clear thin jar glass: one looks straight through it, its edge is darker, it mirrors at a flat angle. Bending the
    light would leave noise on all that lies behind."""
    t = Nodes('glass')
    facing = t.n('ShaderNodeLayerWeight', {'Blend': 0.5}).outputs['Facing']
    edge = t.math('POWER', facing, 5)
    clear = t.n('ShaderNodeBsdfTransparent', {'Color': t.mix(edge, '#FBFEFD', mixc(tint, '#7F9A92', 0.55))})
    mirror = t.n('ShaderNodeBsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': 0.03})
    seen = t.n('ShaderNodeLightPath').outputs['Is Camera Ray']
    mirrored = t.math('MULTIPLY', t.maprange(edge, 0, 1, 0.035, 0.5), seen)
    return t.done(t.n('ShaderNodeMixShader', {0: mirrored, 1: clear.outputs[0], 2: mirror.outputs[0]}))


def jar(radius=3.1, height=6.6, lid='#D8BE84'):
    """A glass jar with a shoulder and a metal lid lying on it."""
    r, h, w = radius, height, 0.16
    out = [
        (0.01, 0),
        (r * 0.86, 0),
        (r * 0.96, 0.12),
        (r, 0.45),
        (r, h * 0.80),
        (r * 0.93, h * 0.88),
        (r * 0.80, h * 0.93),
        (r * 0.78, h),
    ]
    inner = [
        (r * 0.78 - w, h),
        (r * 0.80 - w, h * 0.93),
        (r * 0.93 - w, h * 0.875),
        (r - w, h * 0.79),
        (r - w, 0.6),
        (r * 0.93 - w, 0.3),
        (0.01, 0.26),
    ]

    def soften(p):
        q = np.array(densify(p, 0.12))
        for _ in range(6):
            q[1:-1] = 0.25 * q[:-2] + 0.5 * q[1:-1] + 0.25 * q[2:]
        return [tuple(x) for x in q]

    glass = lathe('jar', soften(out) + soften(inner), mat_glass(), 128, 60)
    top = h + 0.02
    cap = lathe(
        'cap',
        soften(
            [
                (r * 0.80, top - 0.75),
                (r * 0.83, top - 0.7),
                (r * 0.83, top + 0.10),
                (r * 0.78, top + 0.22),
                (r * 0.4, top + 0.26),
                (0.01, top + 0.26),
            ]
        ),
        mat_metal(lid, 0.28),
    )
    return [glass, cap]


def fill_round(make, mats, count, radius, floor, seed=0, height=9.0, spread=0.55, flat=1.0, frames=150, top=None):
    """Lets copies of a sweet fall into a round vessel; those that end above `top` or outside are taken away."""
    proto = make(mats[0])
    rng = np.random.default_rng(seed)
    out, proxies = [], []
    points = np.array([v.co[:] for v in proto.data.vertices])
    directions = np.random.default_rng(0).normal(0, 1, (90, 3))
    hull_v, hull_f = hull(points[np.unique((points @ directions.T).argmax(0))])
    size = float(np.ptp(points, axis=0).max())
    for i in range(count):
        o = proto.copy()
        link(o)
        o.material_slots[0].link = 'OBJECT'
        o.material_slots[0].material = mats[int(rng.integers(len(mats)))]
        a, r = rng.random() * 6.283, math.sqrt(rng.random()) * radius * spread
        tilt = Euler((rng.normal(0, flat), rng.normal(0, flat), rng.random() * 6.283))
        q = mesh_obj('proxy', hull_v, hull_f)
        q.matrix_world = (
            Matrix.Translation((r * math.cos(a), r * math.sin(a), floor + size + i * size * 0.28))
            @ tilt.to_matrix().to_4x4()
        )
        out.append(o)
        proxies.append(q)
    bpy.data.objects.remove(proto)
    a = np.linspace(0, 2 * np.pi, 64, endpoint=False)
    rings = [
        (0.01, floor),
        (radius, floor),
        (radius, floor + height),
        (radius * 1.4, floor + height * 1.4),
        (radius * 1.5, floor + 400),
    ]
    v = np.vstack([np.column_stack([r * np.cos(a), r * np.sin(a), np.full(64, z)]) for r, z in rings])
    f = [
        (k * 64 + i, k * 64 + (i + 1) % 64, (k + 1) * 64 + (i + 1) % 64, (k + 1) * 64 + i)
        for k in range(len(rings) - 1)
        for i in range(64)
    ]
    wall = mesh_obj('vessel', v, f)
    drop(proxies, frames, floor=False, extra=[wall])
    bpy.data.objects.remove(wall)
    kept = []
    for o, q in zip(out, proxies):
        o.matrix_world = q.matrix_world.copy()
        at = q.matrix_world.translation
        bpy.data.objects.remove(q)
        if at.z < floor - size or math.hypot(at.x, at.y) > radius * 1.6 or (top is not None and at.z > top):
            bpy.data.objects.remove(o)
        else:
            kept.append(o)
    return kept
