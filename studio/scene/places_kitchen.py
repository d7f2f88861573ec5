"""Where sweets are made: the stove with its copper pan, the enrober, the dipping place, starch trays, the hook for pulling."""

import math

import bpy
import numpy as np

from scene.assortment import PIECES
from scene.brittle import mat_toffee, shard
from scene.chocolate import mat_choc
from scene.counter import mat_wood
from scene.cubes import cube
from scene.lollipops import lolly, mat_stripes_uv
from scene.gummies import bear, mat_gummy
from scene.mesh import icosphere, jitter, link, loft, merged, mesh_obj, tube
from scene.nodes import Nodes
from scene.outlines import outline
from scene.pieces import piece
from scene.place import group
from scene.places_goods import Store
from scene.places_stage import lamp
from scene.places_stuff import block, mat_courses, mat_light, mat_paint, mat_plaster
from scene.surfaces import mat_paper, mat_plain
from scene.vessels import lathe, mat_metal


def mat_marble():
    """White stone with gray veins, honed."""
    t = Nodes('marble')
    bent = t.n('ShaderNodeTexNoise', {'Vector': t.co(), 'Scale': 0.035, 'Detail': 5, 'Distortion': 1.6}).outputs['Fac']
    vein = t.math('ABSOLUTE', t.math('SUBTRACT', bent, 0.5))
    c = t.mix(t.maprange(vein, 0.0, 0.045, 0.75, 0.0), '#F2EEEA', '#9C979B')
    c = t.mix(t.maprange(t.noise(0.02, 3), 0.3, 0.7, 0, 0.25), c, '#D9D3D0')
    return t.done(t.principled(Base_Color=c, Roughness=0.24, Specular=0.5, Clearcoat=0.2, Clearcoat_Roughness=0.1))


def mat_copper(color='#C87A50'):
    """Beaten copper that has seen use."""
    t = Nodes('copper')
    dents = t.n('ShaderNodeTexVoronoi', {'Vector': t.co(), 'Scale': 0.62}, feature='SMOOTH_F1').outputs['Distance']
    c = t.mix(t.maprange(t.noise(0.2, 4, 0.6), 0.3, 0.7, 0, 0.5), color, '#8E4A2C')
    return t.done(t.principled(Base_Color=c, Metallic=1, Roughness=0.24, Normal=t.bump(dents, 0.35, 0.25, t.bump(t.noise(6, 3), 0.03, 0.02))))


def kitchen(back=86.0, top=None, wall=None, light=4.0, wide=340.0):
    """A bench before a tiled wall, and the window light from the left."""
    block(0, -110, -5, wide, back + 110, 5, top or mat_marble(), 0.8)
    block(0, back, -60, 2 * wide, 6, 320, wall or mat_courses(['#F4EFE8', '#EFE9E0'], '#C9C0B6', (20, 10), 0.3, 0.18, 0.3, shine=0.6))
    lamp((-150, 10, 120), (0, -10, 6), 130, 110, light, '#FFF3E2')
    lamp((30, -190, 150), (0, 0, 10), 160, 100, light * 0.22, '#EEF3FA')
    lamp((120, 40, 90), (0, 0, 10), 20, 80, light * 0.22, '#FFFFFF')


def copper_pan(r=17.0, h=13.0, fill=None, level=0.62):
    """A wide pan with two brass ears; `fill` is what it holds."""
    m, brass = mat_copper(), mat_metal('#CFA258', 0.24)
    wall = [(0.01, 0), (r * 0.86, 0), (r * 0.93, 0.8), (r, h), (r + 0.7, h + 0.5), (r + 0.1, h + 0.8), (r - 0.4, h), (r * 0.9, 1.2), (0.01, 0.8)]
    out = [lathe('pan', wall, m, 128)]
    for s in (-1, 1):
        ear = [(s * (r + 0.2 + 4.6 * math.sin(a)), 5.2 * math.cos(a), h * 0.72 + 1.4 * math.sin(a)) for a in np.linspace(0.1, math.pi - 0.1, 30)]
        out.append(tube(ear, 0.75, brass, 14))
        for e in (-5.2, 5.2):
            stud = lathe('stud', [(0.01, 1.2), (1.3, 0.9), (1.6, 0)], brass, 24)
            out += group([stud], (s * (r - 0.2), e * 0.98, h * 0.72), 0 if s > 0 else 180, (0, 90, 0))
    if fill is not None:
        inner = r * (0.9 + 0.1 * level) - 0.3
        a = np.linspace(0, 2 * math.pi, 97)[:-1]
        rings = [(inner * q, h * level + (0.55 if q > 0.985 else 0.0) + 0.12 * math.sin(9 * q)) for q in np.linspace(0.02, 1, 30)]
        v = np.vstack([np.column_stack([q * np.cos(a), q * np.sin(a), np.full(96, k) + 0.14 * np.sin(3 * a + q)]) for q, k in rings])
        f = [(i * 96 + j, i * 96 + (j + 1) % 96, (i + 1) * 96 + (j + 1) % 96, (i + 1) * 96 + j) for i in range(29) for j in range(96)]
        out.append(mesh_obj('fill', v, f, fill))
        rng = np.random.default_rng(3)
        ball, places = icosphere(2, 1), []
        for _ in range(90):
            q, t = inner * math.sqrt(rng.random()) * 0.96, rng.random() * 6.283
            m4 = np.eye(4) * rng.uniform(0.16, 0.62) * (1 if q > inner * 0.5 else 0.7)
            m4[2, 2] *= 0.55
            m4[:, 3] = (q * math.cos(t), q * math.sin(t), h * level + 0.05, 1)
            places.append((0, m4))
        out.append(merged('bubbles', [ball], places, fill, None, True))
    return out


def spoon(length=34.0):
    """A wooden spoon lying along x."""
    wood = mat_wood('#C79A62')
    bowl = mesh_obj('bowl', icosphere(4, 1)[0] * [3.6, 2.6, 0.9], icosphere(4, 1)[1], wood)
    bowl.location.x = length / 2
    return [bowl, tube([(-length / 2, 0, 0.2), (0, 0, 0.5), (length / 2 - 2, 0, 0.1)], [0.7, 0.75, 0.62], wood, 14)]


def rack(wide, deep, legs=2.2):
    """A cooling rack of wire."""
    wire = mat_metal('#BEBEBC', 0.2)
    out = [tube([(-wide / 2, y, legs), (wide / 2, y, legs)], 0.13, wire, 8) for y in np.linspace(-deep / 2, deep / 2, int(deep / 1.9))]
    out += [tube([(x, -deep / 2, legs - 0.25), (x, deep / 2, legs - 0.25)], 0.2, wire, 8) for x in (-wide / 2, -wide / 6, wide / 6, wide / 2)]
    out += [tube([(x, y, 0), (x, y, legs)], 0.2, wire, 8) for x in (-wide / 2, wide / 2) for y in (-deep / 2, deep / 2)]
    return out


def burner():
    """A gas ring with its flames."""
    iron = mat_paint('#1B1618', 0.5, 0.1)
    out = [lathe('ring', [(5, 0), (8, 0.4), (8, 2), (5, 2.2)], iron, 48)]
    for k in range(4):
        a = k * math.pi / 2 + 0.5
        out.append(tube([(19 * math.cos(a), 19 * math.sin(a), 0.3), (18 * math.cos(a), 18 * math.sin(a), 4.6), (5 * math.cos(a), 5 * math.sin(a), 4.6)], 0.7, iron, 10))
    flame = lathe('flame', [(0.01, 3.4), (0.32, 1.2), (0.4, 0.3), (0.1, 0)], mat_light('#4F86E0', 3.0), 10)
    for k in range(26):
        q = flame.copy()
        link(q)
        a = k / 26 * 6.283
        q.location = (8.3 * math.cos(a), 8.3 * math.sin(a), 1.3)
        q.rotation_euler = (0.35 * -math.sin(a), 0.35 * math.cos(a), 0)
        out.append(q)
    bpy.data.objects.remove(flame)
    return out


def sheet_of(mat, wide, deep, thick, seed):
    """A poured sheet with an uneven edge."""
    plan = outline('super', 260, wide / 2, deep / 2, 7)
    v, f = loft(plan, [(0.5, 0), (0.1, thick * 0.3), (0, thick * 0.6), (0.35, thick)], top_rings=26)
    return mesh_obj('sheet', jitter(jitter(v, 0.55, 0.16, seed), 0.1, 0.8, seed + 1), f, mat)


def arrange_stove(r, s):
    """The copper pan on the gas, caramel poured on marble, squares and brittle cooling."""
    kitchen(78)
    hob = mat_paint('#2A2426', 0.3, 0.4)
    block(-27, 4, 0, 52, 52, 1.2, hob, 0.8)
    group(burner(), (-27, 30, 1.2))
    group(copper_pan(18, 13.5, mat_toffee('#C06A1C', '#7A3208'), 0.66), (-27, 30, 6.4), 14)
    group(spoon(), (-38, 22, 21.4), 24, (0, 16, 0))
    group([sheet_of(mat_toffee('#C77A2C', '#8A430F', True), 34, 22, 1.5, s)], (14, -10, 0), -6)
    cut = [cube('caramel', s + i, 2.2) for i in range(14)]
    for i, o in enumerate(cut):
        group([o], (-20 + 2.9 * (i % 5) + 0.25 * math.sin(i * 3), -22 + 2.9 * (i // 5), 0), 5 * math.sin(i * 5))
    steel = mat_metal('#C9CCCE', 0.16)
    blade = mesh_obj('blade', [(0, 0, 0), (22, 0, 0), (24, 0, 2.4), (0, 0, 4.2), (0, 0.25, 4.2), (24, 0.25, 2.4), (22, 0.25, 0), (0, 0.25, 0)], [(0, 1, 2, 3), (4, 5, 6, 7), (3, 2, 5, 4)], steel, False)
    handle = block(-6, -0.6, 1.4, 12, 1.5, 2.6, mat_wood('#5B3418'), 0.6)
    group(group([blade, handle], (0, 0, 0), 0, (90, 0, 0)), (-4, -30, 0.7), 14)
    group(rack(44, 26), (34, 26, 0), -4)
    for i in range(9):
        group(shard(s + i, 4.6, 0.7, mat_toffee('#C98432', '#8A4A14', True), 'peanut', 9), (19 + 10.5 * (i % 4), 17 + 9.5 * (i // 4), 2.5), 50 * i, (5 * math.sin(i * 3), 4 * math.cos(i), 0))
    store = Store()
    block(20, 64, 31.5, 150, 14, 2.5, mat_wood('#9A6B3F'), 0.4)
    for i in range(8):
        store.jar(i * 3 + 3, (-40 + 17 * i, 71, 34), 0.82)


def arrange_pot(r, s):
    """The caramel pan from near by, a thermometer in it."""
    kitchen(60)
    group(burner(), (0, 0, 0))
    group(copper_pan(18, 13.5, mat_toffee('#C4701E', '#7E350A'), 0.72), (0, 0, 5.2), 30)
    glass = mat_plain('scale', '#FBF4E6', 0.2, 0.5, 0, 0.02, (3, 0.02), 0.8)
    brass = mat_metal('#D2A953', 0.22)
    group([tube([(0, 0, 0), (0, 0, 33)], 0.55, glass, 16), block(0, 0.4, 20, 2.2, 0.4, 13, brass, 0.2), lathe('bulb', [(0.01, -0.8), (0.8, -0.3), (0.7, 1), (0.5, 1.4)], mat_plain('red', '#B3122F', 0.2), 20)], (9, 6, 8.5), -20, (-24, 14, 0))
    group(spoon(36), (-13, -3, 21.5), -26, (0, 34, 0))
    for i in range(6):
        group([cube('caramel', s + i, 2.1)], (24 + 3.2 * (i % 3), -19 + 3.3 * (i // 3), 0), 14 * math.sin(i * 4))
    group(group([sheet_of(mat_plain('butter', '#F7E0A0', 0.4, 0.4, 0, 0.03, (4, 0.05)), 9, 6, 3.4, s)], (0, 0, 0)), (-27, -14, 0.6), 24)
    block(-27, -19, 0, 15, 10, 0.6, mat_plain('dish', '#FBF8F2', 0.15, 0.5, 0, 0.02, (3, 0.02), 0.7), 0.3)
    store = Store()
    for i in range(3):
        store.jar((3, 7, 2)[i], (24 + 15 * i, 40, 0), 0.95)


def arrange_enrober(r, s):
    """Maureen: centers ride on a belt of wire through a curtain of chocolate and come out coated."""
    kitchen(120, light=5.0)
    steel, dark = mat_metal('#C4C6C7', 0.26), mat_choc('milk')
    belt = 14.0
    for y in (-23, 19):
        block(0, y, 0, 300, 4, belt + 1.6, steel, 0.8)
    wire = mat_metal('#B5B5B3', 0.2)
    for i in range(210):
        tube([(-105 + i, -19, belt - 0.4), (-105 + i, 19, belt - 0.4)], 0.11, wire, 6)
    for y in np.linspace(-17, 17, 9):
        tube([(-110, y, belt - 0.62), (110, y, belt - 0.62)], 0.12, wire, 6)
    block(0, -19, belt - 6, 60, 38, 1, dark, 0.2)
    for x in (-13, 13):
        block(x, -25, belt + 25, 3.4, 50, 15, steel, 0.9)
    for y in (-25, 21):
        block(0, y, belt + 25, 26, 4, 15, steel, 0.9)
        block(0, y + 0.5, 0, 8, 3, belt + 26, steel, 0.6)
    block(0, -22, belt + 26, 24, 44, 11.4, dark, 0.6)
    u, w = np.linspace(-17, 17, 120), np.linspace(0, 1, 40)
    v = [(1.1 * math.sin(a * 0.5) * q + 0.35 * math.sin(a * 2.1 + q * 2) * q, a * (1 - 0.06 * q), belt + 26 - 25.4 * q) for q in w for a in u]
    f = [(i * 120 + j, i * 120 + j + 1, (i + 1) * 120 + j + 1, (i + 1) * 120 + j) for i in range(39) for j in range(119)]
    curtain = mesh_obj('curtain', v, f, dark)
    m = curtain.modifiers.new('t', 'SOLIDIFY')
    m.thickness = 0.7
    bare = {'coat': 'white', 'plan': 'super', 'e': 7, 'a': 1.7, 'h': 1.7, 'profile': 'slab', 'crown': 0.02}
    done = {'coat': 'milk', 'plan': 'super', 'e': 6, 'a': 1.85, 'h': 1.9, 'crown': 0.05}
    center = mat_plain('center', '#C99A66', 0.75, 0.25, 0.1, 0.12, (10, 0.25))
    left = piece(bare, s)
    for o in left:
        o.data.materials.clear()
        o.data.materials.append(center)
    right = [piece(done, s + k) for k in range(3)]
    for i in range(17):
        for j in range(6):
            x, y = -76 + 9.4 * i, -15 + 6.0 * j
            if abs(x) < 2.5:
                continue
            for o in left if x < 0 else right[(i + j) % 3]:
                q = link(o.copy())
                q.location = (x + 0.4 * math.sin(i * 7 + j), y + 0.3 * math.cos(j * 5 + i), belt)
                q.rotation_euler.z = 0.14 * math.sin(i * 3 + j * 5)
    for o in [o for p in (left, *right) for o in p]:
        o.hide_render = True


def arrange_dipping(r, s):
    """A marble slab with a pool of chocolate, a bonbon on its fork, finished ones on paper."""
    kitchen(74)
    bowl = mat_metal('#C6C7C8', 0.2)
    group([lathe('bowl', [(0.01, 0), (7, 0), (12.5, 4), (15, 10), (15.6, 10.2), (15.2, 10.4), (12, 4.4), (0.01, 1)], bowl, 96)], (-24, 12, 0))
    group([lathe('melted', [(0.01, 8.3), (9, 8.32), (13.6, 8.4), (14.2, 8.9)], mat_choc('dark', 1.6), 96)], (-24, 12, 0))
    group([sheet_of(mat_choc('dark', 1.5), 30, 17, 0.55, s)], (-14, -19, 0), 8)
    steel = mat_metal('#C9CCCE', 0.14)
    prongs = [tube([(0, y, 0), (9, y, 0)], 0.12, steel, 8) for y in (-0.7, 0, 0.7)]
    shaft = [tube([(0, -0.75, 0), (0, 0.75, 0)], 0.16, steel, 8), tube([(-6, 0, 0.4), (0, 0, 0)], 0.2, steel, 8), tube([(-19, 0, 0.8), (-6, 0, 0.4)], [0.8, 0.65], mat_wood('#6A3A1E'), 12)]
    group(prongs + shaft + group(piece({'coat': 'dark', 'plan': 'super', 'e': 6, 'a': 1.6, 'h': 1.5, 'gloss': 1.4}, s), (6.4, 0, 0.1)), (-25, 8, 13.2), -28, (0, 7, 0))
    paper = mat_paper('#F6EFE4', 0.7, 0.1)
    block(30, -26, 0, 52, 44, 0.9, mat_metal('#B9BBBC', 0.3), 0.4)
    block(30, -25, 0.9, 49, 42, 0.12, paper, 0.05)
    store = Store()
    for j, look in enumerate(('drizzle-dark', 'salt-milk', 'lace-dark', 'hazelnut-dome', 'gold-noir', 'ruby-drizzle')):
        for i in range(8):
            at = (10.6 + 5.5 * i + 0.3 * math.sin(i * 5 + j), -21 + 6.6 * j + 0.3 * math.cos(i + 3 * j), 1.02)
            store.put(look, lambda: piece(PIECES[look], s + j), at, 9 * math.sin(i * 2 + j), 1.4)
    for i in range(4):
        store.jar((3, 7, 0, 2)[i], (-34 + 16 * i, 54, 0), 1.0)
    store.gift(0, (52, 46, 0), 24, 1.5)
    store.gift(2, (38, 52, 0), -14, 1.2)


def arrange_starch(r, s):
    """Trays of starch with the prints of shapes, half of them poured; the loose ones before them."""
    kitchen(90, mat_wood('#B98A56'))
    wood, starch = mat_wood('#A87747'), mat_plain('starch', '#F7F3EA', 0.95, 0.1, 0.05, 0.02, (3, 0.25))
    colors = ['#D8202F', '#F48C1C', '#F2C22F', '#4FA33A', '#8E3F9A']
    gums = [mat_gummy(c) for c in colors]
    wide, deep, nx, ny = 62.0, 36.0, 13, 7
    u, w = np.linspace(-wide / 2, wide / 2, 420), np.linspace(-deep / 2, deep / 2, 250)
    X, Y = np.meshgrid(u, w)
    Z = np.full_like(X, 4.0)
    rng = np.random.default_rng(s)
    spots = []
    for i in range(nx):
        for j in range(ny):
            cx, cy = (i - (nx - 1) / 2) * 4.55, (j - (ny - 1) / 2) * 4.8
            d = np.hypot((X - cx) / 1.45, (Y - cy) / 1.45)
            a = np.arctan2(Y - cy, X - cx)
            star = d / (1 + 0.16 * np.cos(5 * a + 1.57)) if j % 2 else d / (0.82 + 0.2 * np.abs(np.sin(a + 0.2)))
            Z -= 1.15 * np.clip(1.25 * (1 - star**4), 0, 1)
            spots.append((i, j, cx, cy))
    Z += 0.06 * rng.normal(0, 1, Z.shape)
    n = len(u)
    f = [(i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j) for i in range(len(w) - 1) for j in range(n - 1)]
    parts = [mesh_obj('bed', np.stack([X.ravel(), Y.ravel(), Z.ravel()], 1), f, starch)]
    for i, j, cx, cy in spots:
        if i < 8:
            drop = lathe('drop', [(0.01, 4.05), (0.9, 4.02), (1.3, 3.85), (1.36, 3.4)], gums[(j + i // 3) % 5], 40)
            drop.location = (cx, cy, 0)
            parts.append(drop)
    for y in (-deep / 2 - 1.2, deep / 2):
        parts.append(block(0, y, 0, wide + 2.4, 1.2, 5.6, wood, 0.3))
    for x in (-wide / 2 - 0.6, wide / 2 + 0.6):
        parts.append(block(x, -deep / 2, 0, 1.2, deep, 5.6, wood, 0.3))
    group(parts, (0, 4, 0), -7)
    for k in range(5):
        for y in (-1.2, 30):
            group([block(0, y, 0, 64, 1.2, 5.4, wood, 0.3)], (20, 50, 5.6 * k), 4)
        group([block(0, 0, 0, 64, 30, 4.6, starch, 0.4)], (20, 50, 5.6 * k), 4)
    for i in range(16):
        o = bear(gums[i % 5])
        group([o], (-24 + 3.6 * i + rng.normal(0, 0.5), -24 - 3.4 * (i % 3) + rng.normal(0, 0.5), 0), rng.uniform(0, 360), None, 1.15)
    funnel = mat_copper()
    group([lathe('funnel', [(0.6, 0), (0.8, 4), (5.6, 12), (5.8, 18), (5.4, 18), (5.2, 12.2), (0.4, 4), (0.3, 0)], funnel, 72)], (44, -24, 5.9), 205, (0, 88, 0))


def arrange_pull(r, s):
    """Pulled sugar over a hook on the wall, ropes and finished pops on the bench."""
    kitchen(44, mat_marble(), mat_plaster('#E9D3C9', 0.15), 4.0)
    brass = mat_metal('#C79A4A', 0.2)
    block(0, 41, 34, 9, 3, 15, mat_wood('#7A4A26'), 0.6)
    tube([(0, 41, 45), (0, 30, 45), (0, 26, 42), (0, 25, 38), (0, 27, 35), (0, 31, 35.4)], 1.15, brass, 18)
    satin = mat_stripes_uv(['#FBF3EA', '#D6263B', '#FBF3EA', '#F0B8BE'], 0.05, 2, 0.22, 0.15, 0.6)
    for k, off in enumerate((-1.5, 1.5)):
        line = []
        for t in np.linspace(0, 1, 150):
            a = math.pi * (1.16 * t - 0.08)
            x = 5.4 * math.cos(a) * (1 + 1.7 * (1 - math.sin(a)) ** 1.3)
            z = 38.6 - 29 * max(0.0, 1 - math.sin(a)) ** 1.05
            line.append((x + 0.9 * math.sin(t * 24 + k * 3.1), 28.4 + off * math.cos(t * 24) * 0.8 - 6 * (1 - math.sin(max(0.0, min(math.pi, a)))), z + off * math.sin(t * 24)))
        tube(line, np.interp(np.linspace(0, 1, 150), [0, 0.2, 0.5, 0.8, 1], [1.9, 2.3, 1.5, 2.3, 1.9]), satin, 24)
    rope = mat_stripes_uv(['#D6263B', '#FFF6EA'], 0.34, 2, 0.14, 0.1, 1.0)
    for i in range(4):
        tube([(-48, -30 + 3.1 * i, 1.1), (-10, -29 + 3.0 * i, 1.1), (26 + 3 * i, -31 + 3.4 * i, 1.1)], 1.05, rope, 28)
    for i in range(7):
        x = 32 + 2.6 * (i % 4)
        group([tube([(-1.3, 0, 0.9), (1.3, 0, 0.9)], 0.9, rope, 24)], (x + 4, -34 + 3.1 * (i // 2) - 4, 0), 40 * i)
    colors = [['#D6263B', '#FFF6EA'], ['#1F8F86', '#FFF6EA'], ['#E2559A', '#FFE3EE'], ['#F2A42B', '#FFF3D6'], ['#7C4BA0', '#F0E3F6']]
    for i in range(5):
        group(lolly(colors[i], R=4.6, rt=0.62, seed=s + i, stick=11), (-40 + 12 * i, -7 + 3 * (i % 2), 0), 176 + 8 * math.sin(i * 3))
    store = Store()
    store.pops(1, (40, 8, 0), 1.25)
    store.jar(0, (58, 16, 0), 1.1)
    store.jar(8, (-52, 22, 0), 1.1)


KITCHEN = {
    'stove': arrange_stove,
    'pot': arrange_pot,
    'enrober': arrange_enrober,
    'dipping': arrange_dipping,
    'starch': arrange_starch,
    'pull': arrange_pull,
}
