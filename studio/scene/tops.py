"""One sweet alone, as it lies in the well of a box seen from straight above."""

import math

import numpy as np
from mathutils import Matrix

from scene.brittle import mat_toffee, shard
from scene.chocolate import bonbon, mat_choc
from scene.cubes import cube, mat_cube
from scene.gummies import disc, mat_gummy, sugar_mesh
from scene.lollipops import lolly
from scene.mesh import jitter, loft, mesh_obj, tube
from scene.mints import mat_pinwheel, mint_body
from scene.nuts import nut
from scene.outlines import arc, densify, outline
from scene.pieces import piece
from scene.place import group
from scene.pops import candied_apple, clear_pop, cloud_pop, pole, portrait_pop
from scene.strawberry import dipped_strawberry
from scene.surfaces import mat_crystal, mat_plain
from scene.toppings import top_piece, top_salt
from scene.truffles import truffle
from scene.twists import mat_wax, twist_sweet


def swirl(r, s):
    """A swirl pop on a short stick, with a rim of its own color if asked for."""
    parts = lolly(r['colors'], R=2.3, rt=0.34, seed=s, stick=3.1)
    if 'rim' in r:
        ring = [(2.38 * math.cos(a), 2.38 * math.sin(a), 0.34) for a in np.linspace(0, 2 * np.pi, 120, endpoint=False)]
        parts.append(tube(ring, 0.3, mat_plain('rim', r['rim'], 0.18, 0.5, 0.15, 0.03, (4, 0.05), 0.8), 24, closed=True))
    return parts


def wrapped(r, s):
    """A sweet in twisted paper."""
    kind, colors = r['paper']
    paper = mat_wax(colors, kind)
    return [twist_sweet(paper, s, r.get('length', 1.05), r.get('radius', 0.8), 1.15, tail=0.85)]


def sugared(r, s):
    """A jelly in sugar, round or cut square."""
    jelly = mat_gummy(r['color'], transm=0.5)
    if r.get('shape') == 'square':
        profile = densify([(0.08, 0), (0.02, 0.06), (0, 0.2), (0, 0.95)] + arc(0, 0.98, 0.14, 1.14, 6)[1:], 0.06)
        v, f = loft(outline('super', 160, 1.0, 1.0, 9), profile, crown=0.03, top_rings=22)
        o = mesh_obj('jelly', jitter(jitter(v, 0.05, 0.8, s), 0.015, 3, s + 1), f, jelly)
    else:
        o = disc(jelly)
    return [o, sugar_mesh(o, 3200, s, 0.042, mat_crystal('#FFFFFF', 0.3, 0.28))]


def marshmallow(r, s):
    """A cube of marshmallow, dusted."""
    o = cube('caramel', s, 2.0)
    o.data.materials[0] = mat_plain('marshmallow', '#FBF4EA', 0.85, 0.12, 0.35, 0.02, (26, 0.5), 0, 0.3)
    return [o]


def topped_cube(r, s):
    """A cube with a nut pressed into it, or with several."""
    o = cube(r['cube'], s)
    if 'coat' in r:
        o.data.materials[0] = mat_choc(r['coat'])
    parts = [o]
    for i, (x, y, turn) in enumerate(r['spots']):
        parts += top_piece([o], nut(r['nut'], s + i), (x, y), 0.12, (0, 0, turn), r.get('scale', 0.8))
    return parts


def toffee_corner(r, s):
    """A shard with almonds."""
    return shard(s, 2.1, 0.55, mat_toffee('#C06A1B', '#7A330A'), 'almond', 5, mat_toffee('#C06A1B', '#7A330A', True))


def nudge(r, s):
    """Two pecan halves on a caramel, a coat of chocolate that does not reach its edges."""
    caramel = bonbon('super', 1.55, 1.3, 2.5, 0.55, 'slab', seed=s, mat=mat_cube('caramel'), wob=2)
    coat = bonbon('super', 1.26, 1.02, 2.4, 0.62, 'enrobed', r['coat'], s + 1, wob=2.4)
    group([coat], (0, 0, 0.42))
    parts = [caramel, coat]
    for i, (x, y, turn) in enumerate(((-0.42, 0.06, 76), (0.44, -0.05, 102))):
        parts += top_piece([coat], nut('pecan', s + i), (x, y), 0.1, (6, 0, turn), 0.95)
    return parts


def burnt_dome(r, s):
    """A white dome under a disc of burnt sugar."""
    body = bonbon('circle', 1.4, h=1.15, profile='dome', coat='white', seed=s)
    v, f = loft(outline('circle', 120, 1.02), densify([(0.05, 0), (0, 0.05), (0.05, 0.13)], 0.03), top_rings=20)
    v[:, 2] += 1.2 - 0.17 * (v[:, 0] ** 2 + v[:, 1] ** 2)
    crust = mat_toffee('#C9791E', '#5E2606', solid=True)
    return [body, mesh_obj('crust', jitter(jitter(v, 0.05, 1.2, s), 0.02, 5, s), f, crust)]


def coin(r, s):
    """A flat piece with a raised rim and candied peel."""
    parts = piece(r['piece'], s)
    a = r['piece']['a'] * 0.8
    ring = [(a * math.cos(t), a * math.sin(t), r['piece']['h'] + 0.02) for t in np.linspace(0, 2 * np.pi, 120, endpoint=False)]
    return parts + [tube(ring, 0.07, mat_choc(r['piece']['coat']), 16, closed=True, flat=0.7)]


def flaked(r, s):
    """A piece with a few large flakes of salt, each where it is put."""
    parts = piece(r['piece'], s)
    for i, at in enumerate(r['flakes']):
        flakes = top_salt(parts[:1], 0.05, 1, s + i, (0, 0))
        lift = r['piece']['h'] + 0.05
        for o in flakes:
            middle = np.mean([v.co[:] for v in o.data.vertices], 0)
            o.matrix_world = Matrix.Translation((at[0], at[1], lift)) @ Matrix.Scale(2.3, 4) @ Matrix.Translation((-middle).tolist())
        parts += flakes
    return parts


SWEETS = {
    'piece': lambda r, s: piece(r['piece'], s),
    'flaked': flaked,
    'coin': coin,
    'truffle': lambda r, s: truffle(r['finish'], s),
    'strawberry': lambda r, s: dipped_strawberry(r['coat'], s),
    'nudge': nudge,
    'burnt-dome': burnt_dome,
    'topped-cube': topped_cube,
    'wrapped': wrapped,
    'mint': lambda r, s: [mint_body(mat_pinwheel(r['colors']))],
    'sugared': sugared,
    'marshmallow': marshmallow,
    'toffee-corner': toffee_corner,
    'swirl': swirl,
    'clear-pop': lambda r, s: clear_pop(r['color'], s),
    'portrait': lambda r, s: portrait_pop(r['color'], s, r['turn']),
    'pole': lambda r, s: pole(r['colors'], s),
    'cloud': lambda r, s: cloud_pop(r['color'], s),
    'apple': lambda r, s: candied_apple(r['color'], s),
}


def arrange_top(r, s):
    """The sweet of a recipe, turned as it lies in its well."""
    group(SWEETS[r['sweet']](r, s), (0, 0, 0), r.get('turn', 0))
