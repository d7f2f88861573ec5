"""Finished dishes from the oven: cookies, brownies, crumble bars, a ginger loaf, a bread pudding, bark on its paper."""

import math

import numpy as np
from mathutils import Euler

from scene.chocolate import mat_choc
from scene.colour import lin, mixc
from scene.cubes import cube
from scene.dishes_ware import board, crumbs, parchment, pool, rack, soft, spoon, table, unframed
from scene.mesh import chip, fbm, icosphere, jitter, loft, merged, mesh_obj
from scene.nodes import Nodes
from scene.nuts import nut
from scene.outlines import densify, outline, resample, smooth_poly
from scene.pieces import piece
from scene.place import bvh, group, orient, raydown, trs
from scene.surfaces import mat_plain, mat_vcol
from scene.toppings import drizzle
from scene.truffles import roughen, truffle


def mat_baked(dark, light, rough=0.75, grain=(7, 0.5), shine=0.0, scale=1.0):
    """Dough that was baked: darker where the noise is low, torn and open on its surface."""
    t = Nodes('baked')
    broad, fine = t.noise(0.6 * scale, 4, 0.6), t.noise(grain[0] * scale, 5, 0.7)
    holes = t.n('ShaderNodeTexVoronoi', {'Vector': t.co(), 'Scale': 5.5 * scale, 'Randomness': 1.0}).outputs['Distance']
    f = t.math('ADD', t.math('MULTIPLY', broad, 0.65), t.math('MULTIPLY', fine, 0.35))
    c = t.ramp(f, [(0.36, dark), (0.5, mixc(dark, light, 0.5)), (0.64, light)])
    return t.done(
        t.principled(
            Base_Color=c, Roughness=rough, Specular=0.25 + 0.2 * shine, Clearcoat=shine, Clearcoat_Roughness=0.2,
            Subsurface=0.06, Subsurface_Color=lin(light), Subsurface_Radius=(0.3, 0.15, 0.06),
            Normal=t.bump(fine, grain[1], 0.08, t.bump(t.maprange(holes, 0.05, 0.3, 0, 1), 0.3, 0.05)),
        )
    )  # fmt: skip


def mat_inside(dark, light, holes=4.5, moist=0.0):
    """The cut of a cake: an even crumb full of small holes."""
    t = Nodes('inside')
    v = t.n('ShaderNodeTexVoronoi', {'Vector': t.co(), 'Scale': holes, 'Randomness': 1.0}).outputs['Distance']
    w = t.n('ShaderNodeTexVoronoi', {'Vector': t.co(), 'Scale': holes * 2.7, 'Randomness': 1.0}).outputs['Distance']
    deep = t.math('ADD', t.maprange(v, 0.06, 0.34, 0, 0.55), t.maprange(w, 0.06, 0.36, 0, 0.45))
    f = t.math('ADD', t.math('MULTIPLY', deep, 0.6), t.math('MULTIPLY', t.noise(0.7, 4), 0.4))
    c = t.ramp(f, [(0.15, mixc(dark, '#000000', 0.25)), (0.42, dark), (0.75, light)])
    return t.done(
        t.principled(
            Base_Color=c, Roughness=0.85 - 0.35 * moist, Specular=0.2 + 0.25 * moist, Subsurface=0.08,
            Subsurface_Color=lin(light), Subsurface_Radius=(0.25, 0.12, 0.05), Normal=t.bump(deep, 0.9, 0.14),
        )
    )  # fmt: skip


def mat_amber(color='#CF7F2A', deep='#94480F'):
    """Toffee in bits too small for light to run about in them."""
    t = Nodes('amber')
    c = t.mix(t.noise(1.3, 3), deep, color)
    return t.done(t.principled(Base_Color=c, Roughness=0.12, Specular=0.5, Clearcoat=0.9, Clearcoat_Roughness=0.05, Normal=t.bump(t.noise(3, 3), 0.15, 0.05)))


def cookie(seed, radius=3.5, toffee=None):
    """A thick cookie: brown at its rim, pale in the middle, toffee that melted and set in it."""
    rng = np.random.default_rng(seed)
    rings, n = 46, 150
    v, shade = [], []
    edge = np.array([1 + 0.05 * fbm((math.cos(a) * 1.2, math.sin(a) * 1.2, 0), 1.0, 3, seed) for a in np.linspace(0, 2 * np.pi, n, endpoint=False)])
    rim_c, mid_c = np.array(lin('#8A4A1A')), np.array(lin('#DDA55C'))
    for k in range(rings):
        q = k / (rings - 1)
        for i in range(n):
            a = 2 * math.pi * i / n
            x, y = radius * q * edge[i] * math.cos(a), radius * q * edge[i] * math.sin(a)
            bump = 0.16 * fbm((x, y, 0), 0.9, 3, seed + 3) + 0.09 * abs(fbm((x, y, 7), 2.3, 2, seed + 5))
            z = 1.0 * (1 - q**5) ** 0.6 * (0.86 + 0.2 * (1 - q * q)) + bump * (1 - q**6)
            v.append((x, y, max(z, 0.0)))
            t = min(1, max(0, (q - 0.42) / 0.55 + 0.35 * fbm((x, y, 3), 0.8, 3, seed)))
            shade.append(mid_c * (1 - t) + rim_c * t)
    f = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(rings - 1) for i in range(n)]
    f = [q[::-1] for q in f]
    t = Nodes('cookie')
    own = t.n('ShaderNodeAttribute', attribute_name='Col').outputs['Color']
    fine = t.noise(6, 5, 0.7)
    crack = t.n('ShaderNodeTexVoronoi', {'Vector': t.co(), 'Scale': 1.1, 'Randomness': 1.0}, feature='DISTANCE_TO_EDGE').outputs['Distance']
    line = t.maprange(t.math('ADD', crack, t.math('MULTIPLY', t.noise(3, 3), 0.12)), 0.05, 0.12, 0, 1)
    c = t.mix(t.math('MULTIPLY', t.math('MULTIPLY', t.math('SUBTRACT', 1.0, line), t.maprange(t.noise(0.7, 3), 0.45, 0.6, 0, 1)), 0.3), t.mix(t.math('MULTIPLY', fine, 0.5), own, t.mix(0.35, own, '#7A3F14')), '#E9C386')
    mat = t.done(
        t.principled(
            Base_Color=c, Roughness=0.75, Specular=0.25, Subsurface=0.05, Subsurface_Color=lin('#D99A50'),
            Subsurface_Radius=(0.3, 0.15, 0.06), Normal=t.bump(fine, 0.6, 0.1, t.bump(line, 0.2, 0.08)),
        )
    )  # fmt: skip
    body = mesh_obj('cookie', v, f, mat, col=shade)
    sugar = toffee or mat_amber()
    parts, trees = [body], bvh(body)
    spots = []
    while len(spots) < 8:
        a, q = rng.random() * 6.283, 0.84 * radius * math.sqrt(rng.random())
        x, y = q * math.cos(a), q * math.sin(a)
        if all(math.hypot(x - p[0], y - p[1]) > 1.05 for p in spots):
            spots.append((x, y))
    for k, (x, y) in enumerate(spots):
        hit = raydown(trees, x, y)
        if k % 3 == 0:
            parts += group([pool(rng.uniform(0.8, 1.2), rng.uniform(0.6, 0.9), sugar, seed + k, 0.12, 0.2)], (x, y, hit[0].z - 0.07), rng.random() * 360)
        cv, cf = chip(seed * 9 + k, rng.uniform(1.0, 1.6), rng.uniform(0.7, 1.1), 0.6, 9)
        o = mesh_obj('shard', cv, cf, sugar, smooth=False)
        parts += group([o], (x, y, hit[0].z + 0.06), rng.random() * 360, (rng.normal(0, 18), rng.normal(0, 18), 0))
    return parts


def cookies(r, s):
    """Toffee cookies on a rack, a stack of three before it."""
    table('linen', '#F1E2D0', 26)
    sugar = mat_amber()
    group(rack(30, 17.5), (0, 4.5, 0))
    spots = [(-8.6, 8.4), (-0.8, 8.8), (7.0, 8.4), (11.6, 2.2), (-11.4, 1.4), (-3.6, 1.9), (4.1, 1.6)]
    for i, (x, y) in enumerate(spots):
        group(cookie(s + i, 3.55, sugar), (x, y, 1.85), 50 * i)
    for i in range(3):
        group(cookie(s + 20 + i, 3.5, sugar), (4.6 + 0.25 * math.sin(i * 4), -7.6 + 0.2 * i, 1.12 * i), 80 * i, (1.5 * i, -1.5, 0))
    group(cookie(s + 30, 3.5, sugar), (8.6, -9.0, 1.75), 30, (30, 34, 0))
    for i, (x, y) in enumerate(((-5.4, -7.2), (-8.6, -6.6), (-2.6, -8.6))):
        v, f = chip(s + 70 + i, 3.0, 2.2, 0.9, 10)
        o = mesh_obj('toffee', v, f, sugar, smooth=False)
        group([o], (x, y, -min(q[2] for q in v)), 60 * i)
    crumbs(['#C98B45', '#B4763A', '#DDB06A'], 46, 18, 5, s, 0.3, (2, -8, 0))


def mat_crackle():
    """The papery top of a brownie: a pale dull skin that wrinkled and tore here and there."""
    t = Nodes('crackle')
    warp = t.n('ShaderNodeMixRGB', {'Fac': 0.22, 'Color1': t.co(), 'Color2': t.n('ShaderNodeTexNoise', {'Vector': t.co(), 'Scale': 1.1, 'Detail': 3}).outputs['Color']}, blend_type='ADD').outputs[0]
    crack = t.n('ShaderNodeTexVoronoi', {'Vector': warp, 'Scale': 0.62, 'Randomness': 1.0}, feature='DISTANCE_TO_EDGE').outputs['Distance']
    torn = t.maprange(t.noise(0.8, 3), 0.46, 0.56, 0, 1)
    line = t.math('SUBTRACT', 1.0, t.math('MULTIPLY', t.maprange(crack, 0.012, 0.05, 1, 0), torn))
    wrinkle, fine = t.noise(2.6, 5, 0.65, dist=1.2), t.noise(9, 4, 0.65)
    c = t.mix(line, '#180A05', t.ramp(t.math('ADD', t.math('MULTIPLY', wrinkle, 0.6), t.math('MULTIPLY', fine, 0.4)), [(0.4, '#3A1B0E'), (0.55, '#5E3420'), (0.68, '#8A5C42')]))
    return t.done(
        t.principled(
            Base_Color=c, Roughness=0.4, Specular=0.45,
            Normal=t.bump(line, 0.9, 0.16, t.bump(wrinkle, 0.7, 0.22, t.bump(fine, 0.25, 0.04))),
        )
    )  # fmt: skip


def brownie(seed, size=4.6, high=2.9, mats=None):
    """A square of brownie, its edges cut, its top cracked."""
    crumb, top = mats
    plan = outline('super', 180, size / 2, size / 2, 18)
    v, f = loft(plan, densify([(0.05, 0), (0, 0.06), (0.02, high - 0.3), (0.06, high - 0.3)], 0.12), top_rings=8)
    body = mesh_obj('brownie', jitter(jitter(v, 0.09, 0.9, seed), 0.05, 3.0, seed + 1), f, crumb, auto=55)
    v, f = loft(plan, soft([(0.08, high - 0.34), (-0.05, high - 0.28), (-0.06, high - 0.12), (0.1, high)], 0.08, 2), top_rings=26)
    lid = mesh_obj('top', jitter(jitter(v, 0.12, 0.55, seed + 2), 0.04, 2.2, seed), f, top, auto=60)
    return [body, lid]


def half_moon(seed):
    """The praline bonbon of the shop."""
    top = [{'t': 'drizzle', 'c': 'white', 'n': 10, 'r': 0.05, 'angle': 25, 'w': 3.6, 'd': 3.6}]
    return piece({'coat': 'dark', 'plan': 'moon', 'a': 1.55, 'b': 1.35, 'h': 1.05, 'top': top}, seed)


def cut_brownie(seed, size, high, mats):
    """Half a brownie, its cut to the front, half a bonbon in its heart."""
    crumb, top = mats
    body, lid = brownie(seed, size, high, mats)
    for o in (body, lid):
        for q in o.data.vertices:
            q.co.y = max(q.co.y, -0.06 + 0.04 * math.sin(q.co.x * 3 + q.co.z * 2))
    parts = [body, lid]
    a = np.linspace(0, np.pi, 60)
    rim = np.stack([1.5 * np.cos(a), 1.12 * np.sin(a)], 1)
    shell = mesh_obj('shell', *loft(resample(smooth_poly(resample(rim, 160), 3), 160), [(0, 0), (0, 0.1), (0.05, 0.13)], top_rings=10), mat_choc('dark', 0.8))
    core = mesh_obj('praline', *loft(resample(smooth_poly(resample(rim * 0.86 + [0, 0.07], 160), 3), 160), [(0, 0), (0, 0.13), (0.04, 0.16)], top_rings=10), mat_inside('#A06A34', '#D3A566', 7))
    parts += group([shell, core], (0, -0.02, 0.72), 0, (90, 0, 0))
    return parts


def brownies(r, s):
    """Brownies on a board, one cut through its bonbon."""
    table('paint', '#E9C3BE', 24)
    group(board(29, 17, 1.3, '#8A5A2E'), (0, 1.6, 0), -4)
    mats = mat_inside('#2A120A', '#6A3820', 2.6, 0.5), mat_crackle()
    size, high, z = 5.0, 3.1, 1.32
    for i in range(3):
        for j in range(2):
            group(brownie(s + 3 * i + j, size, high, mats), (-8.0 + 5.35 * i + 0.2 * j, 7.2 - 5.4 * j, z), 2.5 * math.sin(5 * i + 3 * j))
    group(brownie(s + 40, size, high, mats), (-5.3, 4.6, z + high - 0.05), 24)
    group(cut_brownie(s + 50, size + 0.5, high + 0.2, mats), (7.6, -1.6, z), 20)
    group(cut_brownie(s + 51, size + 0.5, high + 0.2, mats), (0.2, -4.9, z), -8)
    for i, (x, y, turn) in enumerate(((10.4, -5.2, 30), (-7.6, -5.6, -20), (-5.4, -8.9, 24), (5.6, -8.9, 60))):
        group(half_moon(s + i), (x, y, 0.05 if y < -8 else z), turn, None, 1.2)
    crumbs(['#2E150C', '#4A2614', '#1F0D07'], 60, 20, 7, s, 0.3, (0, -5.2, z))


def oat_top(top, size, count, seed):
    """Oats and lumps of crumble on a bar."""
    rng = np.random.default_rng(seed)
    flake, ff = icosphere(2, 1.0)
    base = [(flake * [0.34, 0.24, 0.05], ff), (flake * [0.28, 0.2, 0.07], ff)] + [chip(seed + i, 0.75, 0.6, 0.5) for i in range(5)]
    trees = bvh(top)
    placed, shades = [], []
    tones = ['#E8C78E', '#D9A95E', '#C98B45', '#F0DAB0', '#B4763A']
    for k in range(count):
        x, y = rng.uniform(-size[0], size[0]), rng.uniform(-size[1], size[1])
        hit = raydown(trees, x, y)
        if hit is None:
            continue
        lump = k % 3 == 0
        up = 0.12 if lump else rng.uniform(0.04, 0.5)
        turn = orient(hit[1], rng, 0.5).to_euler()
        placed.append((rng.integers(2, 7) if lump else rng.integers(2), trs((x, y, hit[0].z + up), turn, rng.uniform(0.7, 1.25))))
        shades.append(lin(tones[rng.integers(len(tones))]))
    return merged('oats', base, placed, mat_vcol('oats', 0.75, 0.25, 0, (14, 0.45)), shades)


def crumble_bar(seed, mats, wide=6.4, deep=4.4):
    """A bar in three layers: oats, fudge, crumble."""
    oats, fudge = mats
    plan = outline('super', 180, wide / 2, deep / 2, 16)
    v, f = loft(plan, densify([(0.05, 0), (0, 0.1), (0, 1.15)], 0.12), top_rings=6)
    base = mesh_obj('base', jitter(jitter(v, 0.1, 1.0, seed), 0.1, 2.6, seed + 1), f, oats, auto=60)
    v, f = loft(plan, soft([(0.1, 1.05), (-0.04, 1.2), (-0.06, 1.75), (0.06, 1.95)], 0.08, 2), top_rings=12)
    middle = mesh_obj('fudge', jitter(jitter(v, 0.1, 0.7, seed + 2), 0.04, 2.2, seed), f, fudge, auto=60)
    v, f = loft(plan * 0.99, densify([(0.1, 1.9), (0.06, 2.2), (0.35, 2.5)], 0.12), top_rings=14)
    lumps = mesh_obj('crumble', jitter(jitter(v, 0.16, 0.9, seed + 4), 0.1, 2.4, seed), f, oats, auto=60)
    roughen(base, [(0.22, 0.6), (0.16, 0.2)], seed)
    roughen(lumps, [(0.2, 0.5), (0.12, 0.18)], seed)
    parts = [base, middle, lumps, oat_top(lumps, (wide / 2 - 0.1, deep / 2 - 0.1), 330, seed)]
    for k in range(2):
        walnut = nut('walnut', seed + k)
        parts += group([walnut], (-1.4 + 2.6 * k, 0.5 - 0.9 * k, 2.75), 70 * k + 20 * seed, (12, -8, 0), 0.72)
    return parts


def crumble_bars(r, s):
    """Oat and fudge bars, stacked on paper."""
    table('wood', '#C79A66', 22)
    group(parchment(32, 20, s, '#F3E8D6'), (0, 1.5, 0.02), 5)
    mats = mat_baked('#A8682C', '#E2BC80', 0.8, (5, 0.8)), mat_plain('fudge', '#3A1A0C', 0.3, 0.5, 0.05, 0.12, (4, 0.3), 0.35)
    spots = [(-7.8, 5.2, 0, 6), (-0.6, 5.8, 0, -5), (6.8, 5.0, 0, 9), (-8.4, -0.9, 0, -8), (-3.7, 4.6, 2.85, 18), (3.6, 5.0, 2.8, -14), (-0.9, -1.0, 0, 4), (7.3, -1.8, 0, 20), (0.4, 4.9, 5.6, 30)]
    for i, (x, y, z, turn) in enumerate(spots):
        group(crumble_bar(s + i, mats), (x, y, z + 0.25), turn)
    for i, (x, y, z) in enumerate(((-7.4, -7.0, 0), (-5.0, -7.8, 0), (3.3, -7.4, 0))):
        group([cube('fudge', s + i, 2.0)], (x, y, z + 0.2), 25 * i + 10)
    crumbs(['#E8C78E', '#D9A95E', '#C98B45', '#F0DAB0'], 90, 24, 7, s, 0.36, (0, -4.6, 0.15))


def loaf_plan(wide, high):
    """The cut of a loaf: straight sides, a round top."""
    q = [(-wide * 0.42, 0), (-wide * 0.5, high * 0.62), (-wide * 0.46, high * 0.76), (-wide * 0.25, high * 0.93), (0, high)]
    q += [(-x, y) for x, y in q[:-1][::-1]]
    return resample(smooth_poly(resample(np.array(q, float)[::-1], 220), 5), 220)


def loaf_part(length, mats, seed, wide=10.5, high=8.2, truffles=()):
    """A length of loaf along y, its front cut; truffles show in the cut at (x, z, radius)."""
    crust, inside, cocoa, ganache = mats
    plan = loaf_plan(wide, high)
    v, f = loft(plan, densify([(0.02, 0), (0, 0.05), (0, length - 0.1), (0.08, length)], 0.3), top_rings=6)
    v = np.asarray(v)
    v = jitter(jitter(v, 0.14, 0.45, seed), 0.05, 2.0, seed + 1)
    skin = mesh_obj('crust', v, f, crust, auto=45)
    v, f = loft(plan, [(0.2, 0), (0.2, 0.08)], top_rings=40)
    face = mesh_obj('cut', np.asarray(v) * [1, 1, -1], f, inside, smooth=False)
    parts = [skin, face]
    for k, (x, z, radius) in enumerate(truffles):
        # no truffle is quite round, and what it sank through closed around it
        around = np.array([1 + 0.14 * fbm((math.cos(q), math.sin(q), k + seed), 1.1, 2, seed) for q in np.linspace(0, 2 * np.pi, 90, endpoint=False)])
        plan2 = outline('circle', 90, radius, radius * 0.88) * around[:, None]
        rim = mesh_obj('truffle-rim', *loft(plan2, [(0, 0), (0.02, 0.012)], top_rings=6), cocoa)
        heart = mesh_obj('truffle-cut', *loft(plan2 * 0.93, [(0, 0), (0.03, 0.022)], top_rings=8), ganache)
        # the cut looks down -z before the loaf is laid on its side
        for o in (rim, heart):
            for q in o.data.vertices:
                q.co = (q.co.x + x, q.co.y + z, -0.075 - q.co.z)
        parts += [rim, heart]
    # built with its length up; laid down, the length runs back along y and the cut looks to the front
    for o in parts:
        for q in o.data.vertices:
            q.co = (q.co.x, q.co.z, q.co.y)
    return parts


def ginger_loaf(r, s):
    """A dark ginger loaf, two slices cut from it, truffles sunk in."""
    table('paint', '#E6D3B8', 26)
    group(board(33, 21, 1.4, '#A8733C'), (0, 1.0, 0), 4)
    crust = mat_baked('#2A0F06', '#6E3414', 0.34, (4, 0.5), 0.35)
    mats = crust, mat_inside('#4E2812', '#85522E', 3.0, 0.25), mat_plain('cocoa', '#3A1D10', 0.9, 0.1, 0, 0.1, (18, 0.5)), mat_plain('ganache', '#2A130A', 0.55, 0.3, 0, 0.18, (9, 0.5))
    loaf = loaf_part(15, mats, s, truffles=[(-0.4, 3.2, 1.55)])
    group(loaf, (-6.8, 0.2, 1.42), 36)
    for i, (x, y, z, turn, tilt) in enumerate(((5.4, -6.2, 3.15, -14, -86), (9.6, -4.6, 3.9, 16, -72))):
        one = loaf_part(1.7, mats, s + 3 + i, truffles=[(0.35 * i - 0.2, 3.2 + 0.2 * i, 1.5)])
        group(one, (0, 0, 0), 0, (tilt, 0, 0))
        group(one, (x, y, z), turn)
    for i, (x, y, z) in enumerate(((-4.6, -5.6, 1.42), (-1.6, -6.6, 1.42), (13.4, 4.2, 1.42))):
        group(truffle('cocoa', s + i, 1.5), (x, y, z))
    crumbs(['#5A2A10', '#8A4A1E', '#3A1808'], 80, 18, 6, s, 0.32, (2, -5.0, 1.45))


def bread_pudding(r, s):
    """A white dish of bread pudding, brown on top, caramel running in it."""
    table('linen', '#EFE3D4', 26)
    rng = np.random.default_rng(s)
    glaze = mat_plain('dish', '#F7F1E8', 0.16, 0.5, 0, 0.02, (2, 0.04), 0.8)
    plan = outline('super', 220, 15.2, 10.2, 3.4)
    rings = [(1.6, 0), (1.2, 0.1), (0.15, 4.6), (-0.7, 5.0), (-0.75, 5.2), (0.1, 5.25), (0.5, 4.6), (1.5, 1.2)]
    v, f = loft(plan, soft(rings, 0.2, 3), top_rings=20)
    mesh_obj('dish', v, f, glaze, auto=60)
    custard = mesh_obj('custard', *loft(plan, [(0.7, 4.1), (0.62, 4.25), (0.7, 4.3)], top_rings=30), mat_baked('#C98A34', '#EFC76E', 0.35, (3, 0.4), 0.3))
    roughen(custard, [(0.5, 1.6), (0.2, 0.5)], s)
    crust = mat_baked('#8A4712', '#E4B266', 0.6, (4, 0.6), 0.15)
    pale = mat_baked('#C98A40', '#F3D9A0', 0.65, (4, 0.7), 0.1)
    caramel = mat_amber('#B8661A', '#7A3606')
    spots, bread = [], []
    tries = 0
    while len(spots) < 58 and tries < 6000:
        tries += 1
        x, y = rng.uniform(-13.3, 13.3), rng.uniform(-8.4, 8.4)
        if abs(x / 12.8) ** 3 + abs(y / 7.9) ** 3 > 1:
            continue
        if all(math.hypot(x - p, y - q) > 2.1 for p, q in spots):
            spots.append((x, y))
    for k, (x, y) in enumerate(spots):
        w = rng.uniform(2.6, 3.5)
        body = mesh_obj('bread', *loft(outline('super', 90, w / 2, w * rng.uniform(0.36, 0.5), 4), soft([(0.35, 0), (0, 0.5), (0, 1.5), (0.5, 2.3)], 0.12, 3), top_rings=14), crust if k % 3 else pale)
        q = np.array([p.co[:] for p in body.data.vertices])
        body.data.vertices.foreach_set('co', jitter(jitter(q, 0.5, 0.5, s + k), 0.2, 1.6, k).astype(np.float32).ravel())
        roughen(body, [(0.28, 0.7), (0.14, 0.22)], s + k)
        bread += group([body], (x, y, rng.uniform(3.3, 4.2)), rng.random() * 360, (rng.normal(0, 16), rng.normal(0, 16), 0))
    drizzle(bread, None, 'zigzag', 22.0, 13.5, 11, 0.3, 12, s, caramel)
    drizzle(bread, None, 'zigzag', 20.0, 11.0, 5, 0.42, -24, s + 4, caramel)
    base = [chip(i, 0.3, 0.26, 0.22) for i in range(5)]
    sugar = [(rng.integers(5), trs((rng.uniform(-12, 12), rng.uniform(-7.4, 7.4), 6.35 + rng.normal(0, 0.2)), Euler(rng.uniform(0, 6, 3)), rng.uniform(0.5, 1))) for _ in range(60)]
    merged('sugar', base, sugar, mat_plain('demerara', '#E9C88A', 0.25, 0.5, 0.3, 0.1))
    group(unframed(spoon(17)), (9.0, -12.2, 0), -62)
    for i, (x, y) in enumerate(((-12.4, -10.9), (-9.6, -12.2), (-6.6, -11.5))):
        group([cube('caramel', s + i, 2.0)], (x, y, 0.05), 30 * i + 8)


BAKED = {
    'dish-cookies': cookies,
    'dish-brownies': brownies,
    'dish-crumble-bars': crumble_bars,
    'dish-loaf': ginger_loaf,
    'dish-bread-pudding': bread_pudding,
}
