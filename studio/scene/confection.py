"""Pulled and poured sweets: ribbon candy, barley sticks, the log of a winter table, sesame brittle, a campfire's sweets."""

import math

import numpy as np
from mathutils import Euler

from scene.bars import bar_mesh, grid_solid
from scene.boards import rbox
from scene.brittle import mat_toffee, shard
from scene.chocolate import mat_choc
from scene.colour import lin
from scene.cubes import cube
from scene.drops import mat_drop
from scene.licorice import rope
from scene.mesh import chip, jitter, loft, merged, mesh_obj, tube
from scene.nodes import Nodes
from scene.outlines import densify, outline
from scene.place import group, trs
from scene.surfaces import mat_plain
from scene.toppings import top_crumbs, top_scatter
from scene.vessels import lathe


def mat_ribbon(colors):
    """A band of pulled sugar, striped along its length."""
    t = Nodes('ribbon-candy')
    across = t.n('ShaderNodeSeparateXYZ', {0: t.co('UV')}).outputs['Y']
    stops, n = [], len(colors)
    for i, c in enumerate(colors):
        stops += [(i / n + 0.01, c), ((i + 1) / n - 0.01, c)]
    c = t.ramp(t.maprange(across, -1, 1, 0, 1), stops)
    return t.done(
        t.principled(
            Base_Color=c, Roughness=0.1, Specular=0.55, Clearcoat=1, Clearcoat_Roughness=0.03, Subsurface=0.25,
            Subsurface_Color=c, Subsurface_Radius=(0.4, 0.3, 0.25), Normal=t.bump(t.noise(2.5, 2), 0.1, 0.05),
        )
    )  # fmt: skip


def ribbon_candy(colors, folds=6, seed=0, width=1.7, tall=2.3):
    """A band of sugar folded over a finger, standing on its edge-wise loops along x."""
    n = folds * 60
    t = np.linspace(0, folds * 2 * np.pi, n)
    pitch = 1.25
    x = pitch * t / (2 * np.pi) + 0.42 * np.sin(2 * t)
    z = tall / 2 * (1 - np.cos(t)) + 0.12
    x = x - x.mean() + 0.06 * np.sin(t * 0.37 + seed)
    mid = np.stack([x, np.zeros(n), z], 1)
    nw = 10
    verts, uv, faces = [], [], []
    for j in range(nw + 1):
        q = j / nw - 0.5
        verts.append(mid + np.array([0, q * width, 0]) + np.stack([0.04 * np.sin(3 * q + t), np.zeros(n), 0.05 * np.cos(2 * q * 3.1 + t * 0.5)], 1))
        uv.append(np.stack([t, np.full(n, q * 2)], 1))
    for j in range(nw):
        for i in range(n - 1):
            faces.append((j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i))
    o = mesh_obj('ribbon', np.concatenate(verts), faces, mat_ribbon(colors), uv=np.concatenate(uv))
    m = o.modifiers.new('thick', 'SOLIDIFY')
    m.thickness, m.offset = 0.17, 0
    b = o.modifiers.new('soft', 'BEVEL')
    b.width, b.segments, b.limit_method = 0.06, 2, 'ANGLE'
    return [o]


def arrange_ribbon_candy(r, s):
    """Three lengths of ribbon candy, one behind the other."""
    for i, (x, y, turn) in enumerate(((-0.3, 2.5, 6), (0.4, 0.0, -5), (-0.2, -2.5, 4))):
        group(ribbon_candy(r['colors'][i], 6 - (i == 2), s + i), (x, y, 0), turn)


def arrange_barley(r, s):
    """Clear twisted sticks in a bundle tied with string, some of other colors beside it."""
    rng = np.random.default_rng(s)
    twine = mat_plain('twine', '#F2E6CF', 0.8, 0.2, 0, 0.12, (40, 0.5))
    rows = [(-1.5, 0), (-0.5, 0), (0.5, 0), (1.5, 0), (-1.0, 0.84), (0.0, 0.86), (1.0, 0.84), (-0.5, 1.68), (0.5, 1.68)]
    for i, (y, z) in enumerate(rows):
        half = 5.2 + rng.normal(0, 0.18)
        x = np.linspace(-half, half, 150)
        line = np.stack([x, y + 0.03 * np.sin(x), np.full_like(x, 0.46 + z)], 1)
        group([rope(line, 0.46, mat_drop(r['colors'][i % len(r['colors'])]), 4, 0.22, s + i)], (0, 0.8, 0), -14)
    for off in (-2.3, 2.3):
        for k in range(3):
            loop = [(off + 0.14 * k, 2.06 * math.cos(a) * (1 - 0.2 * max(0, math.sin(a))), 1.12 + 1.2 * math.sin(a)) for a in np.linspace(0, 2 * np.pi, 80, endpoint=False)]
            group([tube(loop, 0.075, twine, 10, closed=True)], (0, 0.8, 0), -14)
    for i, (x, y, turn) in enumerate(((-1.5, -2.9, 8), (2.2, -3.3, -30))):
        line = np.stack([np.linspace(-3.2, 3.2, 100), np.zeros(100), np.full(100, 0.46)], 1)
        group([rope(line, 0.46, mat_drop(r['colors'][(i + 1) % len(r['colors'])]), 4, 0.22, s + 40 + i)], (x, y, 0), turn)


def mushroom(seed, size=1.0):
    """A mushroom of meringue, cocoa on its cap."""
    cap = mat_plain('cap', '#EAD8BE', 0.7, 0.2, 0.2, 0.08, (10, 0.3))
    stem = mat_plain('stem', '#FBF3E6', 0.7, 0.2, 0.2, 0.03, (10, 0.3))
    parts = [
        lathe('cap', [(0.02, 0.95), (0.3, 0.93), (0.62, 0.74), (0.74, 0.52), (0.66, 0.42), (0.25, 0.46)], cap, 60),
        lathe('stem', [(0.01, 0.0), (0.34, 0.0), (0.3, 0.2), (0.2, 0.5)], stem, 40),
    ]
    return group(parts, (0, 0, 0), 30 * seed, None, size)


def arrange_log(r, s):
    """A chocolate log for the winter table, a slice before it, mushrooms and a dust of sugar."""
    plan = outline('circle', 260, 1.75)
    a = np.arctan2(plan[:, 1], plan[:, 0])
    plan = plan * (1 + 0.02 * np.sin(31 * a) + 0.018 * np.sin(17 * a + 1) + 0.012 * np.sin(53 * a))[:, None]
    bark = mat_choc('milk', 0.7, 2.2)
    for length, at, turn in ((7.6, (-0.9, 0.9, 0), 16), (1.5, (3.9, -2.4, 0), 34)):
        v, f = loft(plan, densify([(0.05, 0), (0, 0.06), (0, length - 0.06), (0.05, length)], 0.12), top_rings=6)
        v = jitter(v, 0.08, 0.6, s)
        coat = mesh_obj('log', v, f, bark, auto=60)
        ends = []
        for z in (-0.02, length + 0.02):
            sponge = mesh_obj('sponge', *loft(outline('circle', 120, 1.6), [(0, 0), (0.02, 0.03)], top_rings=8), mat_plain('sponge', '#C98F52', 0.8, 0.15, 0.1, 0.1, (16, 0.7)))
            sponge.location.z = z - (0.03 if z < 0 else 0.0)
            swirl = [(q * math.cos(7.5 * q), q * math.sin(7.5 * q), z + (0.05 if z > 0 else -0.05)) for q in np.linspace(0.1, 1.5, 140)]
            ends += [sponge, tube(swirl, 0.13, mat_plain('cream', '#F6E7CB', 0.5, 0.3, 0.2), 12)]
        parts = group([coat, *ends], (0, length / 2, 1.72), 0, (90, 0, 0))
        snow = top_scatter([coat], 150 if length > 3 else 30, [chip(i, 0.09, 0.09, 0.05) for i in range(5)], mat_plain('icing', '#FFFDF8', 0.9, 0.1), s, 3.6, (0, 0), (0.5, 1.4), 0.55)
        group([*parts, *snow], at, turn + 74)
    for i, (x, y, size) in enumerate(((-2.9, -2.3, 1.25), (-1.5, -2.8, 0.95), (0.4, -2.6, 1.1))):
        group(mushroom(i, size), (x, y, 0), 0)


def arrange_sesame(r, s):
    """Thin shards of sesame brittle leaning on each other."""
    clear = mat_toffee('#D9982E', '#A8641A')
    spots = [(-1.6, 0.9, 0, 10, 0, 0, 2.9), (2.3, 0.7, 0, 130, 0, 0, 2.6), (0.4, 0.2, 0.45, 60, -6, 5, 2.7), (-2.2, -1.9, 0.05, 200, 9, -4, 2.0), (2.2, -1.9, 0.1, 300, 12, 6, 1.8)]
    for i, (x, y, z, turn, tx, ty, size) in enumerate(spots):
        parts = shard(s * 10 + i, size, 0.34, clear, nuts=0)
        parts += top_crumbs(parts[:1], 'sesame', size, 420, s + i, scale=(0.8, 1.3), bias=1.0, min_nz=0.4)
        group(parts, (x, y, z), turn, (tx, ty, 0))


def cracker(seed, size=4.2):
    """A graham cracker: four fields, pricked."""
    t = Nodes('graham')
    grain = t.noise(16, 4, 0.65)
    c = t.mix(grain, '#A8703A', '#D0A068')
    mat = t.done(t.principled(Base_Color=c, Roughness=0.75, Specular=0.2, Normal=t.bump(grain, 0.4, 0.04)))
    body = rbox('cracker', size, size, 0.42, mat, 0.1)
    dark = mat_plain('hole', '#5A3416', 0.9, 0.1)
    holes = []
    for i in range(6):
        for j in range(6):
            x, y = (i - 2.5) * size / 6.4, (j - 2.5) * size / 6.4
            holes.append(mesh_obj('hole', *loft(outline('circle', 14, 0.09), [(0, 0), (0, 0.02)], top_rings=1), dark))
            holes[-1].location = (x, y, 0.41)
    line = [rbox('score', size - 0.1, 0.07, 0.02, dark, 0.005, 0.41), rbox('score', 0.07, size - 0.1, 0.02, dark, 0.005, 0.41)]
    return [body, *holes, *line]


def arrange_campfire(r, s):
    """Crackers, slabs of milk chocolate and large marshmallows."""
    for i, (x, y, z, turn) in enumerate(((-3.0, 1.6, 0, 8), (-3.1, 1.5, 0.44, -4), (-2.9, 1.6, 0.88, 12))):
        group(cracker(s + i), (x, y, z), turn)
    milk = mat_choc('milk', 1.0, 0.6)
    for x, y, z, turn in ((2.4, 2.0, 0, -12), (2.2, 2.1, 0.9, -4)):
        group([grid_solid(*bar_mesh(3, 2, 1.85, 1.85, 0.85, milk), milk)], (x, y, z), turn)
    soft = mat_plain('marshmallow', '#FBF4EA', 0.85, 0.12, 0.35, 0.02, (26, 0.35), 0, 0.3)
    profile = densify([(0.35, 0), (0.12, 0.06), (0.0, 0.3), (0, 1.75), (0.12, 2.0), (0.35, 2.08)], 0.08)
    for i, (x, y, z, turn, tilt) in enumerate(((-1.5, -2.1, 0, 0, None), (1.0, -1.7, 0, 30, None), (3.3, -2.2, 0, 60, None), (-0.4, -3.9, 1.25, 24, (90, 0, 0)))):
        v, f = loft(outline('circle', 120, 1.25), profile, top_rings=14, crown=0.06)
        group([mesh_obj('soft', jitter(v, 0.05, 0.9, s + i), f, soft)], (x, y, z), turn, tilt)
    group([*cracker(s + 8, 3.4)], (-4.0, -2.6, 0), 24)


POURED = {
    'ribbon-candy': arrange_ribbon_candy,
    'barley': arrange_barley,
    'log': arrange_log,
    'sesame': arrange_sesame,
    'campfire': arrange_campfire,
}
