"""What food stands on: table, cloth, boards, plates, bowls, glasses, cups, cutlery, paper, crumbs."""

import math

import bmesh
import numpy as np
from mathutils import Euler

from scene.boards import rbox
from scene.colour import lin, mixc
from scene.mesh import chip, fbm, jitter, loft, merged, mesh_obj, tube
from scene.nodes import Nodes
from scene.outlines import densify, outline
from scene.place import group, trs
from scene.surfaces import mat_paper, mat_plain, mat_vcol
from scene.vessels import lathe, mat_glass, mat_metal


def unframed(parts):
    """Things that the camera need not show whole."""
    for o in parts:
        o['unframed'] = True
    return parts


def soft(profile, step=0.12, times=5):
    """A profile with its corners rounded."""
    q = np.array(densify(profile, step))
    for _ in range(times):
        q[1:-1] = 0.25 * q[:-2] + 0.5 * q[1:-1] + 0.25 * q[2:]
    return [tuple(p) for p in q]


def mat_stoneware(color, rough=0.2):
    """Glazed clay: even, a little wavy, fine specks."""
    t = Nodes('stoneware')
    specks = t.maprange(t.noise(9, 2, 0.7), 0.70, 0.74, 0, 0.35)
    c = t.mix(specks, t.mix(t.noise(0.4, 3), mixc(color, '#000000', 0.03), mixc(color, '#ffffff', 0.03)), '#8A6A4A')
    return t.done(
        t.principled(
            Base_Color=c, Roughness=rough, Specular=0.5, Clearcoat=0.6, Clearcoat_Roughness=0.08,
            Normal=t.bump(t.noise(0.9, 3), 0.08, 0.1),
        )
    )  # fmt: skip


def mat_marble(color='#F4EEE9', vein='#B9A9A4'):
    """Polished stone with soft veins."""
    t = Nodes('marble')
    broad = t.noise(0.09, 5, 0.6, dist=1.6)
    vein_at = t.math('ABSOLUTE', t.math('SUBTRACT', broad, 0.5))
    c = t.mix(t.maprange(vein_at, 0.0, 0.05, 0.55, 0.0), color, vein)
    return t.done(t.principled(Base_Color=c, Roughness=0.22, Specular=0.45))


def mat_linen(color, stripe=None, every=0.34):
    """Woven linen; `stripe` is the color of the bands along its length."""
    t = Nodes('linen')
    uv = t.n('ShaderNodeSeparateXYZ', {0: t.co('UV')})
    wave = lambda axis, n: t.math('SINE', t.math('MULTIPLY', uv.outputs[axis], n))
    weave = t.math('ADD', wave('X', 60), wave('Y', 60))
    slub = t.noise(1.4, 4, 0.7)
    c = t.mix(slub, mixc(color, '#000000', 0.07), mixc(color, '#ffffff', 0.05))
    if stripe:
        near = t.math('ABSOLUTE', t.math('SUBTRACT', t.math('FRACT', t.math('MULTIPLY', uv.outputs['Y'], every)), 0.5))
        c = t.mix(t.math('LESS_THAN', near, 0.07), c, stripe)
    return t.done(
        t.principled(
            Base_Color=c, Roughness=0.9, Specular=0.1, Sheen=0.4,
            Normal=t.bump(weave, 0.25, 0.02, t.bump(slub, 0.2, 0.04)),
        )
    )  # fmt: skip


def mat_plank(color, seed):
    """A plank: broad grain along x, fine lines in it, another piece of the tree each."""
    t = Nodes('plank')
    mp = t.n('ShaderNodeMapping', {'Vector': t.co(), 'Location': (seed * 7.3, seed * 3.1, 0), 'Scale': (0.05, 0.55, 0.55)})
    grain = t.noise(1.0, 4, 0.6, mp.outputs[0], 1.4)
    rings = t.math('ABSOLUTE', t.math('SINE', t.math('MULTIPLY', grain, 26)))
    line = t.n('ShaderNodeMapping', {'Vector': t.co(), 'Location': (0, seed, 0), 'Scale': (0.25, 9, 9)})
    fine = t.noise(1.0, 4, 0.7, line.outputs[0])
    f = t.math('ADD', t.math('MULTIPLY', rings, 0.5), t.math('MULTIPLY', fine, 0.5))
    c = t.ramp(f, [(0.2, mixc(color, '#2A1408', 0.55)), (0.5, mixc(color, '#2A1408', 0.18)), (0.8, mixc(color, '#FFF0D8', 0.12))])
    return t.done(t.principled(Base_Color=c, Roughness=0.5, Specular=0.3, Normal=t.bump(f, 0.2, 0.03)))


def table(look='wood', color=None, back=14.0):
    """The top of a table that ends behind the food: `wood`, `marble`, `linen` or `paint`."""
    made = {
        'wood': lambda: None,
        'marble': lambda: mat_marble(color or '#F4EEE9'),
        'linen': lambda: mat_linen(color or '#F3EADF'),
        'paint': lambda: mat_plain('table', color or '#F3C9CF', 0.5, 0.35, 0, 0.02, (8, 0.04)),
    }[look]()
    parts = []
    if look == 'wood':
        v = [(-130, -90, 0.02), (130, -90, 0.02), (130, back - 0.3, 0.02), (-130, back - 0.3, 0.02)]
        parts.append(mesh_obj('gaps', v, [(0, 1, 2, 3)], mat_plain('gap', '#2A180C', 0.9, 0.1)))
        for i in range(9):
            y = back - 5.2 - 10.15 * i
            plank = rbox('plank', 260, 10.08, 0.5, mat_plank(color or '#B98A56', i), 0.06)
            plank.location = (17 * math.sin(i * 5), y, -0.46)
            parts.append(plank)
    else:
        v = [(-130, -70, 0.04), (130, -70, 0.04), (130, back, 0.04), (-130, back, 0.04)]
        parts.append(mesh_obj('top', v, [(0, 1, 2, 3)], made, uv=[(q[0], q[1]) for q in v]))
    return unframed(parts)


def cloth(wide, deep, color='#F3EADF', seed=0, stripe=None, folds=0.35, fringe=True):
    """A napkin or runner lying on the table in soft folds."""
    nx, ny = 140, 110
    x, y = np.meshgrid(np.linspace(-0.5, 0.5, nx) * wide, np.linspace(-0.5, 0.5, ny) * deep)
    z = np.array([[max(0.0, fbm((a * 0.11, b * 0.11, 0), 1.0, 2, seed)) for a, b in zip(r, q)] for r, q in zip(x, y)])
    ripple = np.array([[fbm((a * 0.3, b * 0.07, 3), 1.0, 2, seed) for a, b in zip(r, q)] for r, q in zip(x, y)])
    z = 0.08 + folds * (1.6 * z + 0.25 * np.maximum(ripple, 0))
    bend = 0.25 * np.sin(x * 0.25 + seed) + 0.12 * np.sin(x * 0.9 + 2 * seed)
    v = np.stack([x + 0.2 * np.sin(y * 0.3 + seed), y + bend, z], 2).reshape(-1, 3)
    f = [(j * nx + i, j * nx + i + 1, (j + 1) * nx + i + 1, (j + 1) * nx + i) for j in range(ny - 1) for i in range(nx - 1)]
    uv = np.stack([x, y], 2).reshape(-1, 2)
    mat = mat_linen(color, stripe)
    o = mesh_obj('cloth', v, f, mat, uv=uv)
    m = o.modifiers.new('thick', 'SOLIDIFY')
    m.thickness = 0.07
    parts = [o]
    if fringe:
        thread = mat_plain('fringe', color, 0.9, 0.1, 0, 0.06, (30, 0.2))
        placed, base = [], [chip(i, 0.06, 0.62, 0.05, 10) for i in range(4)]
        rng = np.random.default_rng(seed)
        for side in (0, ny - 1):
            for i in range(0, nx, 1):
                p = v[side * nx + i]
                out = -0.28 if side == 0 else 0.28
                placed.append((rng.integers(4), trs((p[0], p[1] + out, 0.07), Euler((0, 0, rng.normal(0, 0.25))))))
        parts.append(merged('fringe', base, placed, thread))
    return unframed(parts)


def board(wide, deep, high=1.4, color='#A9763F', round_=0.9):
    """A wooden board."""
    return unframed([rbox('board', wide, deep, high, mat_plank(color, 3), min(round_, high * 0.45))])


def plate(radius=7.5, color='#F6EFE6', line=None):
    """A plate with a soft rim; a fine line runs round it if asked for."""
    r = radius
    profile = [(0.01, 0.25), (r * 0.6, 0.28), (r * 0.66, 0.42), (r * 0.97, 1.0), (r, 1.08), (r * 0.985, 1.0), (r * 0.66, 0.2), (r * 0.55, 0.0), (r * 0.5, 0.0), (0.01, 0.06)]
    parts = [lathe('plate', soft(profile), mat_stoneware(color), 180, 60)]
    if line:
        a = np.linspace(0, 2 * np.pi, 180, endpoint=False)
        ring = np.stack([r * 0.985 * np.cos(a), r * 0.985 * np.sin(a), np.full(180, 1.07)], 1)
        parts.append(tube(ring, 0.06, mat_metal(line, 0.25), 8, closed=True))
    return parts


def stand(radius=12.5, height=9.0, color='#F6EFE6'):
    """A cake stand; its plate lies at `height`."""
    r, h = radius, height
    profile = [
        (0.01, h), (r * 0.93, h), (r * 0.97, h + 0.35), (r, h + 0.4), (r, h - 0.2), (r * 0.9, h - 0.5), (r * 0.3, h - 0.9),
        (r * 0.13, h - 2.0), (r * 0.09, h * 0.55), (r * 0.13, h * 0.42), (r * 0.09, h * 0.3), (r * 0.16, h * 0.14),
        (r * 0.42, 0.5), (r * 0.46, 0.1), (r * 0.44, 0), (0.01, 0.1),
    ]  # fmt: skip
    return [lathe('stand', soft(profile, 0.15, 4), mat_stoneware(color), 200, 60)]


def dish_bowl(radius=6.0, height=4.4, color='#F6EFE6', inside=None):
    """A bowl for one."""
    r, h = radius, height
    outside = [(0.01, 0.0), (r * 0.42, 0.0), (r * 0.45, 0.35), (r * 0.74, h * 0.3), (r * 0.95, h * 0.72), (r, h)]
    inner = [(r * 0.965, h + 0.02), (r * 0.91, h * 0.72), (r * 0.7, h * 0.34), (r * 0.4, 0.5), (0.01, 0.42)]
    parts = [lathe('bowl', soft(outside + [(r * 0.99, h + 0.1)], 0.12, 4), mat_stoneware(color), 180, 60)]
    parts.append(lathe('bowl-in', soft([(r * 0.99, h + 0.1)] + inner, 0.12, 4), mat_stoneware(inside or color), 180, 60))
    return parts


def mug(color='#F6EFE6', radius=3.9, height=7.4, inside='#F6EFE6'):
    """A round cup with a handle to its right."""
    r, h = radius, height
    outside = [(0.01, 0), (r * 0.62, 0), (r * 0.72, 0.25), (r * 0.98, h * 0.35), (r, h * 0.6), (r * 0.97, h)]
    inner = [(r * 0.9, h + 0.02), (r * 0.9, h * 0.6), (r * 0.85, h * 0.3), (0.01, 0.6)]
    glaze = mat_stoneware(color)
    parts = [
        lathe('mug', soft(outside + [(r * 0.94, h + 0.12)], 0.12, 4), glaze, 160, 60),
        lathe('mug-in', soft([(r * 0.94, h + 0.12)] + inner, 0.12, 4), mat_stoneware(inside), 160, 60),
    ]
    a = np.linspace(-1.35, 1.35, 50)
    ear = np.stack([r * 0.86 + 2.2 * np.cos(a), np.zeros(50), h * 0.55 + 2.35 * np.sin(a)], 1)
    parts.append(tube(ear, 0.48, glaze, 20, flat=0.8))
    return parts


def goblet(radius=3.6, height=14.0, bowl=7.0):
    """A glass on a stem; its bowl is `bowl` high."""
    r, h, b = radius, height, height - bowl
    profile = [
        (0.01, 0.12), (r * 0.8, 0.1), (r * 0.86, 0.04), (r * 0.84, 0.0), (r * 0.86, 0.14), (0.5, 0.4), (0.3, 1.0), (0.28, b - 0.6),
        (0.6, b), (r * 0.8, b + bowl * 0.22), (r, b + bowl * 0.55), (r * 0.86, h), (r * 0.83, h), (r * 0.95, b + bowl * 0.55),
        (r * 0.74, b + bowl * 0.24), (0.01, b + 0.25),
    ]  # fmt: skip
    return [lathe('goblet', soft(profile, 0.1, 3), mat_glass(), 128, 60)]


def spoon(length=15.0, color='#D9D2C4'):
    """A spoon lying along y, its bowl to the front."""
    metal = mat_metal(color, 0.16)
    v, f = [], []
    nu, nv = 60, 24
    for i in range(nu):
        a = 2 * math.pi * i / nu
        for j in range(nv):
            q = (j + 1) / nv
            x, y = 1.55 * q * math.cos(a), 2.5 * q * math.sin(a) * (1 - 0.12 * q * math.sin(a))
            v.append((x, y, 0.75 - 0.6 * (1 - q**2.4) + 0.0))
    for i in range(nu):
        for j in range(nv - 1):
            k = (i + 1) % nu
            f.append((i * nv + j, i * nv + j + 1, k * nv + j + 1, k * nv + j))
    f.append(tuple(i * nv for i in range(nu))[::-1])
    o = mesh_obj('spoon', v, f, metal)
    m = o.modifiers.new('thick', 'SOLIDIFY')
    m.thickness = 0.12
    y = np.linspace(2.2, length - 2.5, 50)
    line = np.stack([np.zeros(50), y, 0.75 + 0.55 * np.sin((y - 2.2) / (length - 4.7) * 2.9)], 1)
    return [o, tube(line, np.interp(y, [2.2, 5, length - 6, length - 2.5], [0.42, 0.26, 0.34, 0.55]), metal, 16, flat=0.35)]


def fork(length=16.0, color='#D9D2C4'):
    """A fork lying along y, its tines to the front."""
    metal = mat_metal(color, 0.16)
    y = np.linspace(2.0, length - 4, 40)
    line = np.stack([np.zeros(40), y, 0.35 + 0.6 * np.sin((y - 2) / (length - 6) * 2.8)], 1)
    parts = [tube(line, np.interp(y, [2, 5, length - 4], [0.6, 0.25, 0.55]), metal, 16, flat=0.3)]
    for k in range(4):
        x = (k - 1.5) * 0.5
        q = np.linspace(0, 1, 20)
        tine = np.stack([x * np.minimum(1, 0.4 + q * 2), 2.2 - 4.2 * q, 0.36 - 0.25 * np.sin(3 * q)], 1)
        parts.append(tube(tine, np.linspace(0.17, 0.09, 20), metal, 10, flat=0.6))
    return parts


def rack(wide=30.0, deep=20.0, high=1.6):
    """A wire rack for cooling."""
    wire = mat_metal('#CFC8BE', 0.22)
    parts = []
    for y in np.linspace(-deep / 2, deep / 2, 4):
        parts.append(tube([(-wide / 2, y, high), (wide / 2, y, high)], 0.16, wire, 12))
    for x in np.linspace(-wide / 2, wide / 2, int(wide / 1.5)):
        parts.append(tube([(x, -deep / 2, high + 0.22), (x, deep / 2, high + 0.22)], 0.1, wire, 8))
    for x in (-wide / 2 + 1, wide / 2 - 1):
        for y in (-deep / 2, deep / 2):
            parts.append(tube([(x, y, high), (x, y, 0.1)], 0.16, wire, 10))
    return unframed(parts)


def parchment(wide, deep, seed=0, color='#EADCC4'):
    """A sheet of baking paper, its corners lifting."""
    nx, ny = 120, 100
    x, y = np.meshgrid(np.linspace(-0.5, 0.5, nx), np.linspace(-0.5, 0.5, ny))
    lift = np.maximum(np.hypot(x * 1.02, y * 1.02) - 0.52, 0) * 7
    z = np.array([[abs(fbm((a * 7, b * 7, 0), 1.0, 3, seed)) * 0.22 for a, b in zip(r, q)] for r, q in zip(x, y)])
    v = np.stack([x * wide, y * deep, 0.07 + z + lift], 2).reshape(-1, 3)
    f = [(j * nx + i, j * nx + i + 1, (j + 1) * nx + i + 1, (j + 1) * nx + i) for j in range(ny - 1) for i in range(nx - 1)]
    return unframed([mesh_obj('parchment', v, f, mat_paper(color, 0.7, 0.15))])


def crumbs(colors, count, wide, deep, seed=0, size=0.3, at=(0, 0, 0), rough=0.7):
    """Crumbs strewn on the table around a point."""
    rng = np.random.default_rng(seed)
    base = [chip(seed + i, size * 1.2, size, size * 0.75) for i in range(7)]
    placed, shades = [], []
    for _ in range(count):
        spot = (at[0] + rng.normal(0, wide / 2), at[1] + rng.normal(0, deep / 2), at[2] + 0.1 * size + 0.05)
        placed.append((rng.integers(7), trs(spot, Euler(rng.uniform(0, 6, 3)), rng.uniform(0.3, 1.25))))
        shades.append(lin(colors[rng.integers(len(colors))]))
    return unframed([merged('crumbs', base, placed, mat_vcol('crumbs', rough, 0.25, 0.05, (30, 0.4)), shades)])


def wedge(name, section, start, end, mat, seed=0, rough=0.0, steps=None):
    """A part of a round cake: a closed section of (radius, height) turned from one angle to another, its cut faces closed."""
    q = np.array(densify(list(section) + [section[0]], 0.25))[:-1]
    n = steps or max(12, int(abs(end - start) / 2.2))
    a = np.radians(np.linspace(start, end, n))
    whole = abs(end - start) >= 359.9
    a = a[:-1] if whole else a
    v = np.vstack([np.column_stack([q[:, 0] * math.cos(t), q[:, 0] * math.sin(t), q[:, 1]]) for t in a])
    m = len(q)
    f = []
    for i in range(len(a) if whole else len(a) - 1):
        j = (i + 1) % len(a)
        for k in range(m):
            p = (k + 1) % m
            f.append((i * m + k, i * m + p, j * m + p, j * m + k))
    if not whole:
        f += [tuple(range(m))[::-1], tuple(range((len(a) - 1) * m, len(a) * m))]
    if rough:
        v = jitter(v, rough, 0.8, seed)
    o = mesh_obj(name, v, f, mat, auto=38)
    shell = bmesh.new()
    shell.from_mesh(o.data)
    bmesh.ops.recalc_face_normals(shell, faces=shell.faces)
    shell.to_mesh(o.data)
    shell.free()
    return o


def pool(radius_x, radius_y, mat, seed=0, thick=0.22, wobble=0.12):
    """A puddle of something that ran and set."""
    plan = outline('circle', 160, radius_x, radius_y)
    push = np.array([fbm((p[0], p[1], 0), 1.1 / max(radius_x, 0.5), 1, seed) for p in plan])
    plan = plan * (1 + wobble * 2 * push)[:, None]
    v, f = loft(plan, soft([(0.0, 0), (-0.02, thick * 0.3), (0.12, thick * 0.9), (0.3, thick)], 0.04, 3), top_rings=14)
    return mesh_obj('pool', v, f, mat)


WARE = {
    'table': lambda r, s: table(r.get('look', 'wood'), r.get('color'), r.get('back', 14.0)),
    'cloth': lambda r, s: cloth(r['wide'], r['deep'], r.get('color', '#F3EADF'), s, r.get('stripe'), r.get('folds', 0.35)),
    'plate': lambda r, s: plate(r.get('radius', 7.5), r.get('color', '#F6EFE6'), r.get('line')),
    'cake-stand': lambda r, s: stand(r.get('radius', 12.5), r.get('height', 9.0), r.get('color', '#F6EFE6')),
    'goblet': lambda r, s: goblet(r.get('radius', 3.6), r.get('height', 14.0)),
    'spoon': lambda r, s: unframed(spoon()),
    'fork': lambda r, s: unframed(fork()),
    'mug': lambda r, s: group(mug(r.get('color', '#F6EFE6')), (0, 0, 0), r.get('turn', 0)),
}
