"""Sweets without a mold: popcorn, clusters, boulders, honeycomb, logs, nests, carrots, cherries, layered toffee, thins."""

import math

import numpy as np
from mathutils import Euler

from scene.brittle import mat_toffee
from scene.chocolate import bonbon, mat_choc
from scene.colour import lin, mixc
from scene.cubes import cube, mat_cube
from scene.foiled import egg
from scene.mesh import chip, icosphere, jitter, loft, merged, mesh_obj, tube
from scene.nodes import Nodes
from scene.nuts import nut
from scene.outlines import densify, outline
from scene.place import group, trs
from scene.settle import settle_copies
from scene.solid import ell, remesh
from scene.surfaces import mat_plain, mat_vcol
from scene.toppings import CRUMB, top_crumbs, top_piece
from scene.truffles import crumb_coat, roughen


def mat_popcorn():
    """Popped corn under a thin dark caramel: brown where it ran together, pale where it is bare."""
    t = Nodes('popcorn')
    broad, fine = t.noise(0.9, 4, 0.6), t.noise(6, 4, 0.65)
    f = t.math('ADD', t.math('MULTIPLY', broad, 0.7), t.math('MULTIPLY', fine, 0.3))
    c = t.ramp(f, [(0.36, '#8A4310'), (0.47, '#C07A26'), (0.56, '#DDA550'), (0.68, '#F3DDA8')])
    return t.done(
        t.principled(
            Base_Color=c,
            Roughness=0.2,
            Specular=0.5,
            Clearcoat=0.8,
            Clearcoat_Roughness=0.06,
            Subsurface=0.12,
            Subsurface_Color=lin('#E0A850'),
            Subsurface_Radius=(0.3, 0.15, 0.05),
            Normal=t.bump(fine, 0.35, 0.05),
        )
    )


def popcorn(r, s):
    """A heap of round popped corn in caramel."""
    rng = np.random.default_rng(s)
    puffs = [ell((0, 0, 0), (0.62, 0.6, 0.58))]
    for i in range(20):
        d = rng.normal(0, 1, 3)
        d /= np.linalg.norm(d)
        q = rng.uniform(0.24, 0.4)
        puffs.append(ell(tuple(d * rng.uniform(0.52, 0.74)), (q, q * rng.uniform(0.8, 1.1), q)))
    body = remesh(puffs, 0.04, 3, mat_popcorn(), 'popcorn')
    roughen(body, [(0.1, 0.3)], s)
    settle_copies(body, [mat_popcorn()], r.get('count', 24), s, spread=1.9, lift=1.0, flat=1.0, frames=150, wall=2.9, tidy=3.6)


def lump(size, coat, seed):
    """A lump of chocolate that ran together over what is in it."""
    rng = np.random.default_rng(seed)
    parts = [ell((0, 0, 0.5 * size), (size, size * 0.86, size * 0.5))]
    for _ in range(8):
        a, d = rng.random() * 6.283, rng.uniform(0.35, 0.75) * size
        q = rng.uniform(0.36, 0.52) * size
        parts.append(ell((d * math.cos(a), d * 0.85 * math.sin(a), rng.uniform(0.35, 0.75) * size), (q, q, q * 0.85)))
    o = remesh(parts, 0.06, 7, mat_choc(coat), 'lump')
    v = np.array([q.co[:] for q in o.data.vertices])
    v[:, 2] = np.maximum(v[:, 2] - 0.08, 0)
    o.data.vertices.foreach_set('co', v.astype(np.float32).ravel())
    return o


def clusters(r, s):
    """Lumps with nuts, and marshmallow if asked for, looking out of them."""
    rng = np.random.default_rng(s)
    white = mat_plain('marshmallow', '#FBF4EA', 0.85, 0.12, 0.35, 0.02, (26, 0.5), 0, 0.3)
    for i, (x, y, z, size) in enumerate(((-1.95, 0.6, 0, 1.7), (1.9, 0.9, 0, 1.6), (0.1, -1.7, 0, 1.75), (0.0, 0.3, 1.45, 1.45))):
        body = lump(size, r['coat'], s + i)
        parts = [body]
        for k in range(r.get('nuts', 5)):
            a, d = k * 2.4 + i, 0.26 + 0.5 * ((k * 0.37) % 1)
            at = (size * d * math.cos(a), size * d * 0.8 * math.sin(a))
            parts += top_piece([body], nut(r['nut'], s * 5 + 7 * i + k), at, 0.16, tuple(rng.uniform(-25, 25, 2)) + (rng.random() * 360,), r.get('nut_size', 0.72))
        for k in range(r.get('marshmallows', 0)):
            a, d = k * 2.4 + 1.2 + i, 0.3 + 0.4 * ((k * 0.61) % 1)
            soft = cube('caramel', s + 30 + 3 * i + k)
            soft.data.materials[0] = white
            at = (size * d * math.cos(a), size * d * 0.8 * math.sin(a))
            parts += top_piece([body], soft, at, 0.34, tuple(rng.uniform(-35, 35, 2)) + (rng.random() * 90,), 0.5)
        group(parts, (x, y, z), rng.random() * 60 - 30)


def mat_honeycomb():
    """Burst sugar foam: golden, full of holes."""
    t = Nodes('honeycomb')
    holes = t.n('ShaderNodeTexVoronoi', {'Vector': t.co(), 'Scale': 4.6, 'Randomness': 1.0}).outputs['Distance']
    small = t.n('ShaderNodeTexVoronoi', {'Vector': t.co(), 'Scale': 11, 'Randomness': 1.0}).outputs['Distance']
    deep = t.math('ADD', t.maprange(holes, 0.18, 0.42, 0, 0.7), t.maprange(small, 0.1, 0.4, 0, 0.3))
    c = t.ramp(deep, [(0.1, '#7A3D08'), (0.5, '#C9801E'), (0.9, '#EDBE58')])
    return t.done(
        t.principled(
            Base_Color=c,
            Roughness=0.3,
            Specular=0.5,
            Subsurface=0.35,
            Subsurface_Color=lin('#E0A030'),
            Subsurface_Radius=(0.5, 0.25, 0.06),
            Clearcoat=0.4,
            Clearcoat_Roughness=0.1,
            Normal=t.bump(deep, 0.9, 0.16),
        )
    )


def honeycomb(r, s):
    """A heap of broken honeycomb, crumbs before it."""
    mat = mat_honeycomb()
    rng = np.random.default_rng(s)
    spots = [(-2.0, 1.0, 0), (0.2, 1.5, 0), (2.2, 0.8, 0), (-1.1, -0.8, 0), (1.1, -0.9, 0), (-0.7, 0.4, 1.3), (0.9, 0.3, 1.25), (3.1, -1.6, 0), (-3.1, -1.5, 0)]
    for i, (x, y, z) in enumerate(spots):
        big = 1.0 if i < 7 else 0.55
        v, f = chip(s * 3 + i, 3.0 * big, 2.5 * big, 2.0 * big, 14)
        o = mesh_obj('honeycomb', v, f, mat, smooth=False)
        group([o], (x, y, z * 0.86 - min(q[2] for q in v) * 0.8), rng.random() * 360)
        m = o.modifiers.new('sub', 'SUBSURF')
        m.subdivision_type, m.levels, m.render_levels = 'SIMPLE', 5, 5
        roughen(o, [(0.22, 0.5), (0.16, 0.2)], s + i)
    base = [chip(i, 0.34, 0.26, 0.22) for i in range(6)]
    placed = [(rng.integers(6), trs((rng.uniform(-3.8, 3.8), rng.uniform(-3.6, -2), 0.07), Euler(rng.uniform(0, 6, 3)), rng.uniform(0.5, 1.2))) for _ in range(26)]
    merged('crumbs', base, placed, mat)['unframed'] = True


def log(length, radius, seed):
    """A log of cream rolled in chopped nuts, its ends cut."""
    plan = outline('circle', 120, radius)
    cream = mat_plain('cream', '#EBD2A4', 0.5, 0.3, 0.25, 0.04, (12, 0.3))
    v, f = loft(plan, densify([(0.02, 0), (0, 0.03), (0, length - 0.03), (0.02, length)], 0.15), top_rings=12)
    inner = mesh_obj('log', jitter(v, 0.04, 1.2, seed), f, cream, auto=50)
    v, f = loft(plan * 1.02, densify([(0, 0.04), (0, length - 0.04)], 0.15), cap=False)
    skin = mesh_obj('skin', v, f[:-2], mat_plain('skin', '#B98A52', 0.6, 0.3))
    coat = crumb_coat(skin, 'walnut', 1500, 1.15, seed)
    return group([inner, skin, coat], (0, length / 2, radius), 0, (90, 0, 0))


def logs(r, s):
    """Logs stacked like firewood, their ends to the front."""
    rng = np.random.default_rng(s)
    spots = [(-2.05, 0), (0, 0), (2.05, 0), (-1.02, 1.72), (1.03, 1.72)]
    for i, (x, z) in enumerate(spots):
        group(log(4.4 + rng.normal(0, 0.12), 1.0, s + i), (x, rng.normal(0, 0.12), z), rng.normal(0, 2.5))
    group(log(2.0, 1.0, s + 9), (3.0, -3.2, 0), 62)


def nest(seed, coat='milk'):
    """A nest of toasted coconut in chocolate, three small blue eggs in it."""
    rng = np.random.default_rng(seed)
    base = [chip(i, 1.1, 0.16, 0.1, 16) for i in range(8)]
    placed, shades = [], []
    tones = ['#8A5226', '#B4763A', '#5A3116', '#734221', '#D3A060', '#5A3116']
    for _ in range(620):
        a = rng.random() * 6.283
        tilt = abs(rng.normal(0, 0.75))
        r = 1.5 + 0.55 * math.cos(tilt * 2.1) * rng.choice([-1, 1]) * rng.random() ** 0.5
        z = 0.25 + 0.95 * rng.random() * max(0.15, 1 - abs(r - 1.6) / 0.75)
        turn = Euler((rng.normal(0, 0.3), rng.normal(0, 0.35), a + 1.57 + rng.normal(0, 0.45)))
        placed.append((rng.integers(8), trs((r * math.cos(a), r * math.sin(a), z), turn, rng.uniform(0.7, 1.25))))
        shades.append(lin(tones[rng.integers(len(tones))]))
    ring = [(1.5 * math.cos(t), 1.5 * math.sin(t), 0.4) for t in np.linspace(0, 2 * np.pi, 90, endpoint=False)]
    floor = mesh_obj('floor', *loft(outline('circle', 90, 1.5), [(0, 0), (0, 0.35)], top_rings=4), mat_choc(coat))
    parts = [tube(ring, 0.5, mat_choc(coat), 24, closed=True), floor, merged('straw', base, placed, mat_vcol('straw', 0.5, 0.35, 0, (30, 0.3)), shades)]
    for i, (x, y, turn) in enumerate(((-0.52, -0.2, 30), (0.5, -0.28, -36), (0.02, 0.5, 80))):
        parts += group(egg(seed * 5 + i, 'speckled', ['#8FCBE0', '#5A4A40'], 0.5), (x, y, 0.5), turn)
    return parts


def nests(r, s):
    """Three nests."""
    for i, (x, y) in enumerate(((-2.35, 0.5), (2.4, 0.9), (0.1, -2.9))):
        group(nest(s + i), (x, y, 0), 70 * i)


def carrot(seed):
    """A carrot of marzipan lying along y: rings pressed into it, cocoa in them, green leaves."""
    rng = np.random.default_rng(seed)
    y = np.linspace(0, 1, 150)
    radius = 0.78 * (1 - 0.86 * y**1.25) * np.minimum(1, (y / 0.05 + 0.25)) ** 0.5
    for at in rng.uniform(0.08, 0.85, 9):
        radius -= 0.03 * np.exp(-(((y - at) / 0.008) ** 2))
    line = np.stack([0.1 * np.sin(3 * y + seed), -3.9 * y, np.maximum(radius, 0.1) + 0.02], 1)
    t = Nodes('carrot')
    dirt = t.maprange(t.noise(5, 4, 0.7), 0.56, 0.66, 0, 0.75)
    c = t.mix(dirt, t.mix(t.noise(1.2, 3), '#E07A14', '#F09A2E'), '#5A3016')
    skin = t.principled(
        Base_Color=c, Roughness=0.55, Specular=0.3, Subsurface=0.2, Subsurface_Color=lin('#F0902A'),
        Subsurface_Radius=(0.3, 0.14, 0.04), Normal=t.bump(t.noise(22, 4, 0.65), 0.35, 0.03),
    )  # fmt: skip
    body = tube(line, radius, t.done(skin), 40)
    green = mat_plain('leaf', '#4E8A2E', 0.5, 0.35, 0.1, 0.14, (9, 0.3))
    leaves = []
    for i in range(7):
        a, lean = i * 0.9 - 2.7, 0.36 * (i - 3)
        stem = [(lean * q * q * 0.9, 1.5 * q, 0.75 + 0.28 * math.sin(a) * q) for q in np.linspace(0, 1, 14)]
        leaves.append(tube(stem, np.linspace(0.11, 0.07, 14), green, 10))
        for k in range(4):
            q = 0.45 + 0.18 * k
            side = (-1) ** k
            tip = (lean * q * q * 0.9 + side * 0.3, 1.5 * q + 0.26, 0.78 + 0.28 * math.sin(a) * q)
            leaves.append(tube([(lean * q * q * 0.9, 1.5 * q, 0.75 + 0.28 * math.sin(a) * q), tip], [0.06, 0.1], green, 8))
    return [body, *leaves]


def carrots(r, s):
    """A bunch of carrots tied with string."""
    for i, (x, y, z, turn) in enumerate(((-2.0, 0.2, 0, -20), (-0.75, 0.35, 0, -6), (0.6, 0.3, 0, 7), (1.9, 0.15, 0, 21), (-1.3, 0.1, 1.15, -14), (0.05, 0.15, 1.2, 2), (1.3, 0.1, 1.15, 14))):
        group(carrot(s + i), (x, y, z), turn)
    twine = mat_plain('twine', '#C9A877', 0.8, 0.2, 0, 0.12, (40, 0.5))
    for k in range(3):
        loop = [(2.05 * math.cos(a), 0.42 + 0.16 * k + 0.05 * math.sin(5 * a), 1.05 + 1.2 * math.sin(a)) for a in np.linspace(0, 2 * np.pi, 90, endpoint=False)]
        tube(loop, 0.07, twine, 10, closed=True)


def cherry(mat, seed, radius=1.25):
    """A cherry on its stalk; in chocolate it stands on a small foot."""
    v, f = icosphere(6, radius)
    v = jitter(v, 0.05, 0.8, seed)
    v[:, 2] -= 0.22 * np.exp(-((np.hypot(v[:, 0], v[:, 1]) / 0.4) ** 2)) * (v[:, 2] > 0)
    v[:, 2] = np.maximum(v[:, 2] + radius * 0.94, 0)
    lean = 0.5 if seed % 2 else -0.4
    stalk = [(lean * q * q * 1.6, 0.35 * q * q, radius * 1.75 + 2.5 * q) for q in np.linspace(0, 1, 26)]
    wood = mat_plain('stalk', '#7A5A2A', 0.55, 0.3, 0, 0.2, (12, 0.3))
    return [mesh_obj('cherry', v, f, mat), tube(stalk, np.linspace(0.09, 0.12, 26), wood, 14)]


def cherries(r, s):
    """Cherries on their stalks in dark chocolate, one bare before them."""
    red = mat_plain('cherry', '#9A0A1E', 0.1, 0.6, 0.2, 0.1, (2, 0.08), 1.0)
    for i, (x, y, turn) in enumerate(((-1.7, 0.5, 20), (1.65, 0.8, -30), (-0.3, -1.9, 60))):
        parts = cherry(mat_choc(r['coat'], 1.2), s + i)
        foot = bonbon('circle', 1.0, h=0.22, profile='slab', coat=r['coat'], seed=s + i)
        group([*parts, foot], (x, y, 0), turn)
    group(cherry(red, s + 9, 1.05), (2.5, -2.2, 0), 130)


def layers(r, s):
    """Squares of seven thin layers, biscuit and toffee by turns, chocolate on top."""
    biscuit = mat_plain('biscuit', '#D9A860', 0.7, 0.25, 0.1, 0.12, (22, 0.6))
    toffee = mat_toffee('#A8601C', '#7A380C', solid=True)
    for i, (x, y, z, turn) in enumerate(((-2.2, 0.7, 0, 10), (1.9, 1.0, 0, -16), (0.2, -2.0, 0, 6), (-0.1, 0.6, 2.3, 24))):
        parts, height = [], 0.0
        for k in range(8):
            mat, thick = (mat_choc('milk'), 0.26) if k == 7 else (biscuit, 0.3) if k % 2 == 0 else (toffee, 0.24)
            plan = outline('super', 160, 1.62 - 0.02 * (k % 2), 1.62 - 0.02 * (k % 2), 14)
            v, f = loft(plan, densify([(0.03, 0), (0, 0.05), (0, thick - 0.05), (0.03, thick)], 0.06), top_rings=12)
            v = jitter(jitter(v, 0.03, 1.1, s + i), 0.02 if k % 2 == 0 else 0.01, 7, s + k)
            layer = mesh_obj('layer', v, f, mat, auto=50)
            layer.location.z = height
            height += thick
            parts.append(layer)
        group(parts, (x, y, z), turn)


def thins(r, s):
    """Very thin discs of chocolate with flaked almonds, fanned and leaning."""
    flake = [(icosphere(3, 1.0)[0] * [0.42, 0.22, 0.035], icosphere(3, 1.0)[1])]
    rng = np.random.default_rng(s)
    spots = [(-3.0, 0.6, 0, 0, None), (-1.6, 0.9, 0.2, 30, (0, -5, 0)), (0.0, 1.05, 0.4, 80, (0, -6, 0)), (1.6, 0.9, 0.58, 120, (0, -7, 0)), (3.1, 0.6, 0.7, 170, (0, -9, 0)), (-1.3, -2.6, 0, 10, None), (1.9, -2.5, 0.12, 50, (5, 0, 0))]
    for i, (x, y, z, turn, tilt) in enumerate(spots):
        v, f = loft(outline('circle', 140, 1.9), densify([(0.05, 0), (0, 0.05), (0.0, 0.1), (0.06, 0.17)], 0.04), top_rings=18)
        disc = mesh_obj('thin', jitter(jitter(v, 0.09, 0.7, s + i), 0.02, 3, s), f, mat_choc(r['coat']))
        placed, shades = [], []
        for _ in range(13):
            a, q = rng.random() * 6.283, 1.45 * math.sqrt(rng.random())
            placed.append((0, trs((q * math.cos(a), q * math.sin(a), 0.2), Euler((rng.normal(0, 0.12), rng.normal(0, 0.12), rng.random() * 6.283)), rng.uniform(0.8, 1.25))))
            shades.append(lin(['#F0DDB4', '#E6C994', '#F7EBD0'][rng.integers(3)]))
        group([disc, merged('flakes', flake, placed, mat_vcol('flake', 0.5, 0.35, 0.1), shades, True)], (x, y, z), turn, tilt)


ROUGH = {
    'popcorn': popcorn,
    'clusters': clusters,
    'honeycomb': honeycomb,
    'logs': logs,
    'nests': nests,
    'carrots': carrots,
    'cherries': cherries,
    'layers': layers,
    'thins': thins,
}
