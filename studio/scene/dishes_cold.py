"""Finished dishes from bowls, cups and glasses: ice cream with brittle, pots of chocolate, a pie, hot chocolate, meringues, a spritz."""

import math

import numpy as np
from mathutils import Euler

from scene.brittle import shard
from scene.chocolate import mat_choc
from scene.colour import lin, mixc
from scene.dishes_baked import mat_amber, mat_inside
from scene.dishes_ware import (
    cloth, crumbs, dish_bowl, mat_stoneware, mug, plate, soft, spoon, stand, table, unframed, wedge,
)  # fmt: skip
from scene.drops import mat_drop
from scene.mesh import chip, fbm, icosphere, jitter, link, loft, merged, mesh_obj, tube
from scene.mints import mat_pinwheel, mint_body
from scene.nodes import Nodes
from scene.outlines import outline
from scene.pieces import piece
from scene.place import bvh, group, orient, raydown, trs
from scene.rough import cherry
from scene.surfaces import mat_plain
from scene.toppings import drizzle, top_crumbs
from scene.truffles import roughen
from scene.vessels import lathe


def mat_cream(color='#FBF4E6', rough=0.5, grain=(16, 0.15)):
    """Cream and meringue: ivory, hardly any color in its shade."""
    t = Nodes('cream')
    n, fine = t.noise(1.2, 3), t.noise(grain[0], 4, 0.65)
    c = t.mix(n, mixc(color, '#F0CFA0', 0.14), color)
    return t.done(t.principled(Base_Color=c, Roughness=rough, Specular=0.3, Sheen=0.2, Normal=t.bump(fine, grain[1], 0.05)))


def scoop(radius, seed, mat):
    """A scoop of ice cream: rolled furrows over its dome, a torn skirt at its foot."""
    v, f = icosphere(6, radius)
    v = np.array(v)
    lines = 0.055 * np.sin(9 * v[:, 2] / radius + 2.2 * np.sin(v[:, 0] * 1.3 + seed) + seed) * (1 - np.abs(v[:, 2]) / radius)
    v *= (1 + lines)[:, None]
    skirt = np.exp(-(((v[:, 2] + radius * 0.42) / (0.24 * radius)) ** 2))
    push = np.array([fbm((p[0], p[1], 0), 1.5, 3, seed) for p in v])
    v[:, :2] *= (1 + skirt * (0.10 + 0.22 * push))[:, None]
    v = jitter(jitter(v, 0.12, 0.9, seed), 0.05, 3.2, seed + 1)
    o = mesh_obj('scoop', v, f, mat)
    roughen(o, [(0.14, 0.35), (0.08, 0.11)], seed)
    return o


def plum_piece(seed, skin, flesh):
    """A quarter of a plum that slumped in its syrup: dark skin, wet flesh where it was cut."""
    arc = [(1.75 * math.cos(q), 1.75 * 0.92 * math.sin(q)) for q in np.linspace(-1.5, 1.5, 24)]
    o = wedge('plum', [(0.32, -1.5), *arc, (0.32, 1.5), (0.5, 0.6), (0.62, 0), (0.5, -0.6)], -34, 34, skin, seed, 0.12)
    o.data.materials.append(flesh)
    for polygon in list(o.data.polygons)[-2:]:
        polygon.material_index = 1
    # it lies with its back down
    for q in o.data.vertices:
        q.co = (q.co.z, q.co.y, 1.0 - q.co.x)
    return o


def brittle_ice_cream(r, s):
    """A bowl of vanilla ice cream with warm plums, brittle over everything; a second bowl behind."""
    table('paint', '#F1DDD6', 22)
    rng = np.random.default_rng(s)
    cream = mat_plain('ice-cream', '#FFF0CE', 0.5, 0.3, 0, 0.02, (18, 0.35))
    skin = mat_plain('plum', '#4A0620', 0.12, 0.5, 0, 0.2, (2.2, 0.25), 1.0)
    flesh = mat_plain('flesh', '#9A1430', 0.12, 0.5, 0, 0.25, (2.2, 0.25), 1.0)
    syrup = mat_plain('syrup', '#5A0620', 0.06, 0.6, 0, 0.1, (1, 0.05), 1.0)
    amber = solid = mat_amber('#C9781E', '#8A3E0A')
    for n, (x, y, color, size) in enumerate(((-6.2, 0.5, '#F8F1E6', 1.0), (9.0, 9.2, '#E9D9CC', 0.92))):
        parts = dish_bowl(7.6, 4.8, color)
        parts.append(lathe('syrup', [(0.01, 2.5), (6.2, 2.5)], syrup))
        for k, (a, b, z, q) in enumerate(((-2.6, 1.0, 4.1, 3.0), (2.5, 1.5, 4.2, 3.0), (0.1, -1.6, 4.4, 3.0), (0.2, 1.0, 7.6, 2.9))):
            parts += group([scoop(q, s + k + 10 * n, cream)], (a, b, z), 70 * k)
        for k in range(10):
            a = k * 0.628 + 0.2
            parts += group([plum_piece(s + k, skin, flesh)], (5.1 * math.cos(a), 5.1 * math.sin(a), 3.3 + 0.5 * rng.random()), math.degrees(a) + 90 + rng.normal(0, 20), (-24 + rng.normal(0, 20), rng.normal(0, 14), 0), 1.15)
        for k, (a, b, z) in enumerate(((-1.2, -0.6, 9.3), (1.4, -1.8, 7.9), (-3.0, -2.4, 6.0), (1.6, -4.2, 5.0))):
            parts += group([plum_piece(s + 30 + k, skin, flesh)], (a, b, z), 50 * k, (-30, 24 - 15 * k, 0), 1.05)
        for k, (a, b, z, turn, tx, ty, q) in enumerate(((1.6, 1.2, 9.4, 20, 62, 14, 3.0), (-2.6, 1.9, 8.2, -30, 66, -16, 2.8), (3.2, -1.6, 6.6, 60, 40, 34, 2.2), (-3.7, -1.2, 6.2, 120, -46, 22, 2.2), (0.2, -0.4, 10.2, 80, 58, 10, 2.1))):
            parts += group(shard(s + 60 + k, q, 0.42, amber, 'peanut', 3, solid), (a, b, z), turn, (tx, ty, 0))
        bits = [chip(s + k, 0.6, 0.5, 0.3) for k in range(7)]
        balls = [o for o in parts if o.name.startswith('scoop')]
        parts += drizzle(balls, None, 'spiral', 9.0, 9.0, 3.4, 0.3, 20, s, syrup)
        trees, placed = bvh(*balls), []
        for _ in range(190):
            a, q = rng.random() * 6.283, 5.2 * math.sqrt(rng.random())
            hit = raydown(trees, q * math.cos(a), q * math.sin(a))
            if hit is not None and hit[1].z > 0.25:
                placed.append((rng.integers(7), trs(tuple(hit[0]), orient(hit[1], rng, 0.6).to_euler(), rng.uniform(0.3, 1.1))))
        parts.append(merged('bits', bits, placed, solid))
        group(parts, (x, y, 0), 40 * n, None, size)
    group(unframed(spoon(16)), (4.6, -6.2, 0), -38)
    for i, (x, y, turn, q) in enumerate(((7.2, -2.4, 20, 2.4), (10.8, -4.6, 110, 1.9))):
        group(shard(s + 80 + i, q, 0.5, amber, 'peanut', 5, solid), (x, y, 0.05), turn)
    crumbs(['#B5651D', '#D08A2C', '#E7C07E'], 40, 14, 5, s, 0.3, (7, -5, 0), 0.25)


def pot(color, seed):
    """A small cup of set chocolate cream, a cherry on it."""
    h, radius = 5.4, 3.5
    outside = [(0.01, 0), (radius * 0.78, 0), (radius * 0.86, 0.2), (radius, h * 0.55), (radius * 1.02, h)]
    inner = [(radius * 0.95, h), (radius * 0.93, h * 0.5), (0.01, h * 0.4)]
    parts = [lathe('pot', soft(outside + [(radius * 0.99, h + 0.1)] + inner, 0.12, 4), mat_stoneware(color), 160, 60)]
    shine = mat_plain('custard', '#2B1208', 0.16, 0.5, 0.06, 0.06, (1.5, 0.08), 0.7)
    swirl = [(radius * 0.95 * q, h - 0.75 + 0.14 * math.cos(q * 3.4) + (0.16 if q > 0.97 else 0)) for q in np.linspace(0.003, 1, 40)]
    body = lathe('custard', swirl, shine)
    v = np.array([p.co[:] for p in body.data.vertices])
    v[:, 2] += 0.09 * np.sin(3 * np.arctan2(v[:, 1], v[:, 0]) + 2.6 * np.hypot(v[:, 0], v[:, 1]) + seed)
    body.data.vertices.foreach_set('co', v.astype(np.float32).ravel())
    return parts + [body]


def midnight_pots(r, s):
    """Three small pots of dark chocolate cream, a sour cherry on each, squares of the bar before them."""
    table('wood', '#9A6A44', 20)
    group(cloth(30, 17, '#E9D6D8', s, '#9A3A5A'), (0, 2, 0), 6)
    red = mat_plain('cherry', '#7A0618', 0.08, 0.6, 0, 0.12, (1.5, 0.06), 1.0)
    for i, (x, y, color) in enumerate(((-8.0, 1.2, '#F6EFE6'), (1.2, 4.0, '#4E1440'), (9.9, 0.2, '#F6EFE6'))):
        group(plate(4.5, '#FBF6EE', '#C9A45A'), (x, y, 0.45))
        parts = pot(color, s + i)
        parts += group(cherry(red, s + i, 1.15), (0.5 - 0.5 * i, 0.3, 4.35), 50 * i)
        parts += top_shavings(s + i, 2.6, 4.85, 16)
        group(parts, (x, y, 0.75))
    block = {'coat': 'noir', 'plan': 'super', 'e': 10, 'a': 1.7, 'h': 0.8, 'profile': 'slab', 'crown': 0.02}
    for i, (x, y, z, turn, tilt) in enumerate(((-2.0, -5.4, 0.4, 20, None), (0.9, -6.2, 0.4, -30, None), (-0.5, -5.4, 1.2, 48, (6, -5, 0)), (5.2, -6.6, 0.4, 70, None))):
        group(piece(block, s + i), (x, y, z), turn, tilt)
    group(cherry(red, s + 9, 1.2), (-8.6, -6.0, 0.4), 120)
    group(cherry(red, s + 12, 1.15), (-11.0, -5.0, 0.4), -20)
    group(unframed(spoon(14)), (13.4, -8.4, 0.4), 52)
    crumbs(['#2B1208', '#4A2412'], 30, 12, 3, s, 0.26, (1, -6, 0.35))


def top_shavings(seed, radius, z, count):
    """Curls of chocolate."""
    rng = np.random.default_rng(seed)
    dark = mat_choc('noir', 0.9)
    parts = []
    for _ in range(count):
        a, q = rng.random() * 6.283, radius * math.sqrt(rng.random())
        n = np.linspace(0, 1, 14)
        size = rng.uniform(0.25, 0.5)
        line = np.stack([size * (n - 0.5) * 2, size * 0.5 * np.sin(n * 3.6 + seed), 0.12 * np.cos(n * 4)], 1)
        o = tube(line, np.linspace(0.05, 0.09, 14), dark, 8, flat=0.4)
        parts += group([o], (q * math.cos(a), q * math.sin(a), z + 0.1), rng.random() * 360, (rng.normal(0, 20), rng.normal(0, 20), 0))
    return parts


def mint_bits(seed):
    """Crushed starlight mints: white with a stripe of red."""
    return [chip(seed + k, 0.8, 0.6, 0.45, 9) for k in range(8)]


def scattered_mints(trees, count, reach, seed, mats, size=(0.35, 1.1)):
    """Crushed mints on a surface, some red, some white."""
    rng = np.random.default_rng(seed)
    base, out = mint_bits(seed), []
    for mat, part in zip(mats, (0.55, 0.45)):
        placed = []
        for _ in range(int(count * part)):
            x, y = rng.uniform(-reach, reach, 2)
            hit = raydown(trees, x, y)
            if hit is not None and abs(hit[1].z) > 0.6:
                placed.append((rng.integers(8), trs(tuple(hit[0]), orient(hit[1], rng, 0.7).to_euler(), rng.uniform(*size))))
        if placed:
            out.append(merged('mint-bits', base, placed, mat))
    return out


def pie_part(start, end, seed, mats):
    """A part of the pie between two angles: dark crust, minted ice cream, chocolate on top."""
    crust, ice, glaze, red, white = mats
    shell = [(0.05, 0.0), (9.6, 0.0), (10.0, 0.3), (11.6, 4.4), (11.8, 5.0), (11.2, 5.1), (10.7, 4.6), (9.4, 0.95), (0.05, 0.9)]
    cream = [(0.05, 0.85), (9.4, 0.9), (10.75, 4.5), (10.4, 4.9), (8, 5.15), (0.05, 5.3)]
    top = [(0.05, 5.28), (8, 5.12), (10.3, 4.86), (10.6, 4.72), (10.5, 5.0), (8, 5.5), (0.05, 5.72)]
    base = wedge('crust', shell, start, end, crust, seed, 0.12)
    filling = wedge('ice', cream, start, end, ice, seed, 0.0)
    cover = wedge('glaze', top, start, end, glaze, seed, 0.05)
    parts = [base, filling, cover]
    parts += scattered_mints(bvh(cover), 420, 11, seed, (red, white))
    # what was folded in looks out of the cut
    rng = np.random.default_rng(seed)
    bits = mint_bits(seed)
    for mat, n in ((red, 26), (white, 12)):
        placed = []
        for a in (start, end):
            t = math.radians(a)
            for _ in range(n):
                q, z = rng.uniform(1, 9.6), rng.uniform(1.3, 4.8)
                placed.append((rng.integers(8), trs((q * math.cos(t), q * math.sin(t), z), Euler(rng.uniform(0, 6, 3)), rng.uniform(0.25, 0.6))))
        parts.append(merged('folded', bits, placed, mat))
    return parts


def ice_cream_pie(r, s):
    """A starlight pie on a stand with a slice taken out, the slice on a plate before it."""
    table('paint', '#CFE3DA', 26)
    t = Nodes('peppermint-ice')
    pink = t.maprange(t.noise(1.6, 4, 0.65), 0.52, 0.66, 0, 1)
    specks = t.maprange(t.noise(7, 3, 0.7), 0.62, 0.66, 0, 1)
    c = t.mix(t.math('MULTIPLY', specks, 0.8), t.mix(t.math('MULTIPLY', pink, 0.75), '#FFF4E8', '#F7B6B8'), '#D23A4C')
    ice = t.done(t.principled(Base_Color=c, Roughness=0.42, Specular=0.4, Normal=t.bump(t.noise(9, 4, 0.7), 0.35, 0.08)))
    glaze = mat_plain('glaze', '#33160B', 0.3, 0.45, 0, 0.08, (1, 0.12), 0.1)
    red = mat_plain('mint-red', '#CF1730', 0.16, 0.5, 0.15, 0.12, (6, 0.1), 0.7)
    white = mat_plain('mint-white', '#FBF3EE', 0.2, 0.5, 0.2, 0.03, (6, 0.1), 0.6)
    mats = mat_inside('#22100A', '#4A2818', 4.5), ice, glaze, red, white
    group(stand(13.4, 7.5, '#F8F2EA'), (-3.2, 5.5, 0))
    group(pie_part(-42, 270, s, mats), (-3.2, 5.5, 7.55))
    group(plate(8.2, '#F8F2EA', '#C9A45A'), (11.6, -6.4, 0.04))
    group(pie_part(-24, 24, s + 3, mats), (15.6, -4.6, 0.5), 196)
    mint = mint_body(mat_pinwheel(['#FBF7F2', '#D0172B']))
    for i, (x, y) in enumerate(((-9.2, -9.6), (-6.6, -11.0), (-4.0, -9.4), (1.4, -11.6))):
        o = mint.copy()
        o.data = mint.data
        group([link(o)], (x, y, 0.05), 40 * i, None, 1.25)
    mint.hide_render = True
    unframed([mint])
    mint.location.z = -50
    group(unframed(spoon(15)), (2.0, -8.6, 0), 62)


def whipped(seed, radius=3.0, turns=3.2, z=0.0, mat=None):
    """A swirl of cream from a piping bag: a fluted rope that winds up to a tip."""
    n = 260
    q = np.linspace(0, 1, n)
    a = q * turns * 2 * np.pi
    rr = radius * (1 - q) ** 0.8
    line = np.stack([rr * np.cos(a), rr * np.sin(a), z + radius * 0.3 + q * radius * 1.15], 1)
    o = tube(line, radius * (0.46 - 0.34 * q), mat or mat_cream(), 48)
    flutes = 9
    me = o.data
    seg = 48
    v = np.array([p.co[:] for p in me.vertices])
    rows = len(v) // seg
    v = v.reshape(rows, seg, 3)
    mid = v.mean(1, keepdims=True)
    wave = 1 + 0.13 * np.cos(flutes * np.linspace(0, 2 * np.pi, seg, endpoint=False))
    v = mid + (v - mid) * wave[None, :, None]
    me.vertices.foreach_set('co', v.astype(np.float32).ravel())
    return o


def hot_chocolate(r, s):
    """Two cups of hot chocolate with whipped cream, slabs of salted chocolate beside them."""
    table('wood', '#B5835A', 20)
    group(cloth(34, 15, '#F1E6D8', s + 1, '#7A2A4A'), (0, 0.5, 0), -7)
    cream = mat_cream('#FDF6EA', 0.45, (9, 0.06))
    drink = mat_plain('drink', '#5A2E18', 0.1, 0.5, 0.15, 0.06, (1, 0.04), 0.7)
    cocoa = mat_plain('dust', '#5A3018', 0.9, 0.1)
    for i, (x, y, color, turn) in enumerate(((-7.2, 0.2, '#5A1648', 196), (6.9, 3.0, '#F6EFE6', -18))):
        parts = mug(color, 5.0, 7.4)
        parts.append(lathe('drink', [(0.01, 6.5), (3.6, 6.5), (4.4, 6.55), (4.55, 6.7)], drink))
        swirl = whipped(s + i, 2.5, 2.8, 6.3, cream)
        parts.append(swirl)
        parts += top_crumbs([swirl], 'cocoanib', 2.2, 80, s + i, scale=(0.3, 0.9), min_nz=0.2)
        group(parts, (x, y, 1.2), turn)
        group(plate(7.0, '#FBF6EE' if i == 0 else '#E9CFC8', '#C9A45A'), (x, y, 0.4))
    slab = {'coat': 'milk', 'plan': 'super', 'e': 10, 'a': 2.1, 'h': 0.95, 'profile': 'slab', 'crown': 0.02, 'top': [{'t': 'salt', 'n': 70, 'radius': 1.6}]}
    for i, (x, y, z, turn, tilt) in enumerate(((1.2, -6.0, 0.4, 18, None), (5.0, -6.4, 0.4, -24, None), (3.2, -5.6, 1.35, 40, (6, -6, 0)), (-11.4, -5.8, 0.4, 30, None), (9.8, -5.2, 0.4, 70, None))):
        group(piece(slab, s + i), (x, y, z), turn, tilt)
    group(unframed(spoon(15)), (-3.4, -8.6, 0.45), 66)
    crumbs(['#6A3A1E', '#8A5230'], 34, 14, 3, s, 0.3, (4, -6.8, 0.35))


def meringue(seed, mats):
    """A nest of meringue filled with cream, cut fruit jellies heaped on it."""
    shell, cream, jellies = mats
    rng = np.random.default_rng(seed)
    parts = []
    for level, (radius, z, thick) in enumerate(((3.5, 0.7, 0.9), (3.4, 1.65, 0.75))):
        a = np.linspace(0, 2 * np.pi, 240, endpoint=False)
        line = np.stack([radius * np.cos(a), radius * np.sin(a), z + 0.1 * np.sin(3 * a + seed)], 1)
        o = tube(line, thick, shell, 40, closed=True)
        v = np.array([p.co[:] for p in o.data.vertices]).reshape(-1, 40, 3)
        mid = v.mean(1, keepdims=True)
        spin = np.arange(v.shape[0])[:, None] * 0.17
        wave = 1 + 0.17 * np.cos(7 * np.linspace(0, 2 * np.pi, 40, endpoint=False)[None] + spin)
        v = mid + (v - mid) * wave[..., None]
        o.data.vertices.foreach_set('co', jitter(v.reshape(-1, 3), 0.07, 0.9, seed + level).astype(np.float32).ravel())
        parts.append(o)
    parts.append(mesh_obj('floor', *loft(outline('circle', 90, 3.4), soft([(0.2, 0.05), (0, 0.5), (0.2, 0.9)], 0.1, 2), top_rings=8), shell))
    heap = mesh_obj('cream', *loft(outline('circle', 120, 2.9), soft([(0.0, 1.0), (-0.1, 2.0), (0.25, 2.6), (0.9, 3.1), (2.0, 3.4)], 0.12, 3), top_rings=10), cream)
    q = np.array([p.co[:] for p in heap.data.vertices])
    heap.data.vertices.foreach_set('co', jitter(q, 0.25, 0.7, seed).astype(np.float32).ravel())
    parts.append(heap)
    for k in range(12):
        a, d = k * 2.4, 1.75 * math.sqrt((k + 0.3) / 12)
        v, f = loft(outline('super', 60, 0.68, 0.6, 6), soft([(0.1, 0), (0, 0.12), (0, 0.85), (0.12, 1.0)], 0.08, 1), top_rings=6)
        o = mesh_obj('jewel', jitter(v, 0.09, 1.1, seed + k), f, jellies[(k + seed) % len(jellies)])
        z = 3.65 - 0.2 * d * d + (0.55 if k < 4 else 0)
        parts += group([o], (d * math.cos(a), d * math.sin(a), z - 0.3), rng.random() * 360, (rng.normal(0, 28), rng.normal(0, 28), 0), rng.uniform(0.9, 1.15))
    return parts


def mat_jelly(color):
    """Fruit jelly as it was cut: clear, wet, light from inside."""
    t = Nodes('jelly')
    c = lin(color)
    return t.done(
        t.principled(
            Base_Color=c, Roughness=0.1, Specular=0.5, Subsurface=0.8, Subsurface_Color=c, Subsurface_Radius=tuple(0.2 + 0.7 * x for x in c[:3]),
            Clearcoat=0.8, Clearcoat_Roughness=0.05, Normal=t.bump(t.noise(2.2, 2), 0.12, 0.06),
        )
    )  # fmt: skip


def meringues(r, s):
    """Meringue nests with cream and cut jellies on a stand, one on a plate before it."""
    table('linen', '#E7E3EE', 24)
    shell, cream = mat_cream('#F8E9D0', 0.62, (30, 0.12)), mat_cream('#FFFAF2', 0.4, (8, 0.06))
    jellies = [mat_jelly(c) for c in ('#C8142E', '#F0901A', '#6E9A1E', '#7A1E6A', '#E8B81A')]
    mats = shell, cream, jellies
    group(stand(13.2, 7.0, '#F3D3D3'), (-3.5, 5.0, 0))
    for i, (x, y) in enumerate(((-9.6, 3.8), (-1.6, -0.8 + 3.2), (5.0, 5.2), (-5.4, 10.4), (2.4, 11.0))):
        group(meringue(s + i, mats), (x - 1.4, y - 1.0, 7.4), 40 * i)
    group(plate(7.4, '#FBF6EE', '#C9A45A'), (10.6, -7.6, 0.04))
    group(meringue(s + 9, mats), (10.4, -7.4, 0.4), 70)
    sugared = [mat_drop(c, True) for c in ('#C8142E', '#F0901A', '#6E9A1E', '#7A1E6A', '#E8B81A')]
    for i, (x, y) in enumerate(((-10.6, -8.6), (-7.6, -9.8), (-4.4, -8.8), (-8.9, -6.4), (-0.8, -10.8))):
        v, f = loft(outline('super', 120, 1.3, 1.3, 4.5), soft([(0.2, 0), (0, 0.25), (0, 1.3), (0.3, 1.7)], 0.1, 2), top_rings=14)
        group([mesh_obj('jelly', jitter(v, 0.06, 0.8, s + i), f, sugared[i])], (x, y, 0.06), 33 * i)
    crumbs(['#FBF3E4', '#F3E6D0'], 26, 16, 4, s, 0.34, (4, -9, 0.05))


COLD = {
    'dish-ice-cream': brittle_ice_cream,
    'dish-pots': midnight_pots,
    'dish-pie': ice_cream_pie,
    'dish-hot-chocolate': hot_chocolate,
    'dish-meringues': meringues,
}
