"""A spritz of plums: a clear drink, ice, a slice on the rim."""

import math

import numpy as np

from scene.colour import lin, mixc
from scene.dishes_ware import plate, soft, table
from scene.drops import drop_body, mat_drop
from scene.mesh import icosphere, jitter, loft, merged, mesh_obj, tube
from scene.nodes import Nodes
from scene.outlines import outline
from scene.place import group, trs
from scene.surfaces import mat_plain
from scene.vessels import lathe, mat_glass


def mat_liquid(low, high, top):
    """A clear drink as one sees it in a glass: dark where the syrup sank and toward its edge. `top` is how high it stands."""
    t = Nodes('liquid')
    z = t.n('ShaderNodeSeparateXYZ', {0: t.co()}).outputs['Z']
    facing = t.n('ShaderNodeLayerWeight', {'Blend': 0.35}).outputs['Facing']
    c = t.ramp(t.math('ADD', t.maprange(z, 0.8, top, 0, 1), t.math('MULTIPLY', t.math('SUBTRACT', t.noise(0.5, 3), 0.5), 0.22)), [(0.04, low), (0.4, mixc(low, high, 0.5)), (0.95, high)])
    c = t.mix(t.math('MULTIPLY', t.math('POWER', facing, 2.0), 0.6), c, mixc(low, '#000000', 0.2))
    p = t.principled(Base_Color=c, Roughness=0.06, Specular=0.5, Clearcoat=0.6, Clearcoat_Roughness=0.03, Emission=c, Emission_Strength=0.2)
    return t.done(p)


def mat_ice(color):
    """Ice seen in a drink: pale, wet, cloudy inside."""
    t = Nodes('ice')
    facing = t.n('ShaderNodeLayerWeight', {'Blend': 0.4}).outputs['Facing']
    c = t.mix(facing, t.mix(t.noise(0.9, 4, 0.65), mixc(color, '#9A4A6A', 0.22), color), '#FFFFFF')
    return t.done(t.principled(Base_Color=c, Roughness=0.1, Specular=0.6, Clearcoat=0.7, Clearcoat_Roughness=0.05, Normal=t.bump(t.noise(1.2, 3), 0.3, 0.2)))


def plum_slice(flesh, skin, seed):
    """A round slice of plum: pale red flesh, dark skin round it."""
    disc = mesh_obj('slice', *loft(outline('circle', 120, 2.2, 2.05), [(0.04, 0), (0, 0.04), (0, 0.3), (0.05, 0.34)], top_rings=16), flesh)
    a = np.linspace(0, 2 * np.pi, 120, endpoint=False)
    ring = np.stack([2.22 * np.cos(a), 2.07 * np.sin(a), np.full(120, 0.17)], 1)
    return [disc, tube(ring, 0.17, skin, 12, closed=True)]


def spritz(r, s):
    """Three tall glasses of plum spritz with ice, a slice of plum on each rim, plum drops on a saucer."""
    table('marble', '#F3ECE6', 22)
    rng = np.random.default_rng(s)
    drink = mat_liquid('#8E1450', '#F0A0B4', 11.0)
    ice = mat_ice('#F3E2E6')
    skin = mat_plain('skin', '#3E0A2E', 0.14, 0.5, 0.1, 0.1, (2, 0.1), 0.8)
    t = Nodes('flesh')
    p = t.n('ShaderNodeSeparateXYZ', {0: t.co()})
    far = t.math('SQRT', t.math('ADD', t.math('MULTIPLY', p.outputs['X'], p.outputs['X']), t.math('MULTIPLY', p.outputs['Y'], p.outputs['Y'])))
    c = t.ramp(t.math('ADD', t.maprange(far, 0, 2.2, 0, 1), t.math('MULTIPLY', t.math('SUBTRACT', t.noise(2.4, 4), 0.5), 0.25)), [(0.08, '#E58A5A'), (0.35, '#D0485A'), (0.75, '#B8244A'), (0.97, '#6A0F3A')])
    flesh = t.done(t.principled(Base_Color=c, Roughness=0.2, Specular=0.5, Subsurface=0.1, Subsurface_Color=lin('#D0485A'), Subsurface_Radius=(0.4, 0.2, 0.1), Clearcoat=0.6, Normal=t.bump(t.noise(6, 3), 0.15, 0.04)))
    for i, (x, y) in enumerate(((-8.2, -0.5), (0.6, 4.2), (8.4, -1.6))):
        radius, high = 3.5, 14.0
        # where the drink stands one sees the drink; glass over it would only leave noise
        wall = [(radius * 0.988, 11.4), (radius, high), (radius * 0.955, high + 0.02), (radius * 0.945, 11.4)]
        foot = [(0.01, 0.02), (radius * 0.9, 0.02), (radius * 0.94, 0.15), (radius * 0.944, 1.0), (0.01, 0.95)]
        parts = [lathe(name, soft(line, 0.15, 2), mat_glass(), 128, 60) for name, line in (('glass', wall), ('foot', foot))]
        fill = [(0.01, 0.9), (radius * 0.93, 0.95), (radius * 0.945, 1.3), (radius * 0.988, 11.5), (radius * 0.93, 11.5), (0.01, 11.4)]
        parts.append(lathe('drink', soft(fill, 0.2, 1), drink, 96, 60))
        # ice swims on top; below one would hardly see it
        for k in range(4):
            v, f = loft(outline('super', 80, 1.3, 1.25, 6), soft([(0.2, 0), (0, 0.25), (0, 1.9), (0.25, 2.2)], 0.15, 2), top_rings=8)
            o = mesh_obj('ice', jitter(v, 0.12, 0.6, s + k), f, ice)
            a = k * 1.6 + i
            parts += group([o], (1.4 * math.cos(a), 1.4 * math.sin(a), 10.4), rng.random() * 90, tuple(rng.uniform(-20, 20, 2)) + (0,), 0.9)
        bubbles = [icosphere(2, 0.09)]
        placed = [(0, trs((radius * 0.95 * math.cos(q), radius * 0.95 * math.sin(q), rng.uniform(2, 11.4)), None, rng.uniform(0.4, 1.1))) for q in rng.uniform(3.3, 6.1, 60)]
        parts.append(merged('bubbles', bubbles, placed, ice, smooth=True))
        parts += group(plum_slice(flesh, skin, s + i), (radius * 0.72, -0.9, high - 0.5), 20, (76, 14, 0))
        group(parts, (x, y, 0.05), 40 * i - 40)
    group(plate(5.6, '#FBF6EE', '#C9A45A'), (0.2, -8.2, 0.04))
    plum = mat_drop('#6A1450')
    for i, (x, y, z) in enumerate(((-1.6, -7.6, 0.75), (0.1, -7.0, 0.75), (1.7, -7.9, 0.75), (-0.6, -9.2, 0.75), (1.0, -9.3, 0.75), (0.1, -8.2, 1.75))):
        group([drop_body(plum, 'oval', 0.95)], (x, y, z), 50 * i)
    for i, (x, y) in enumerate(((-7.6, -8.6), (8.4, -9.0))):
        group([drop_body(plum, 'oval', 0.95)], (x, y, 0.66), 70 * i)


DRINKS = {'dish-spritz': spritz}
