"""What stands on a laid table beside the sweets: candles, pumpkins, fir, tulips, paper hearts, baskets, garlands."""

import math

import numpy as np
from mathutils import Euler, Matrix

from scene.beans import bean_body, mat_bean
from scene.colour import lin, mixc
from scene.dishes_cold import whipped
from scene.dishes_ware import dish_bowl, mat_stoneware, soft, stand
from scene.drops import sweets_of
from scene.foiled import egg
from scene.lollipops import mat_stripes_uv
from scene.mesh import chip, icosphere, jitter, link, loft, merged, mesh_obj, tube
from scene.nodes import Nodes
from scene.outlines import outline
from scene.place import group, trs
from scene.surfaces import mat_paper, mat_plain, mat_vcol
from scene.truffles import truffle
from scene.vessels import fill_round, lathe, mat_glass, mat_metal


def mat_flame():
    """A flame: it shines by itself."""
    t = Nodes('flame')
    z = t.n('ShaderNodeSeparateXYZ', {0: t.co()}).outputs['Z']
    c = t.ramp(t.maprange(z, 0, 2.4, 0, 1), [(0.0, '#FF8A1E'), (0.35, '#FFD36A'), (0.8, '#FFF3C4')])
    return t.done(t.n('ShaderNodeEmission', {'Color': c, 'Strength': 5.0}))


def flame(size, at):
    """A flame that stands at a point."""
    v, f = icosphere(4, 1.0)
    z = v[:, 2]
    slim = 0.42 * np.sqrt(np.maximum(0, 1 - z**2)) * (1 - 0.45 * z) / np.maximum(np.hypot(v[:, 0], v[:, 1]), 1e-6)
    o = mesh_obj('flame', np.stack([v[:, 0] * slim, v[:, 1] * slim, (z + 1) * 1.15], 1), f, mat_flame())
    return group([o], at, 0, None, size)


def candle(r, s):
    """A tapered candle in a brass stick, burning."""
    high, color = r.get('high', 15.0), r.get('color', '#FBF1E4')
    brass = mat_metal(r.get('metal', '#D9B062'), 0.2)
    lathe('stick', soft([(0.01, 0), (3.2, 0), (3.2, 0.25), (1.2, 0.7), (0.5, 1.6), (0.42, 2.6), (0.75, 3.1), (0.45, 3.5), (1.2, 4.2), (1.3, 4.5), (1.0, 4.5), (0.01, 4.3)], 0.12, 3), brass, 100, 50)
    wax = mat_plain('wax', color, 0.45, 0.4, 0.05, 0.02, (4, 0.05))
    lathe('wax', soft([(1.0, 4.3), (0.95, 5), (0.72, high), (0.55, high + 0.15), (0.01, high - 0.05)], 0.3, 2), wax, 60, 50)
    tube([(0, 0, high - 0.1), (0.03, 0, high + 0.55)], 0.06, mat_plain('wick', '#2A1A12', 0.9, 0.1), 8)
    flame(1.0, (0, 0, high + 0.3))


def pumpkin(r, s):
    """A ribbed pumpkin with its stalk."""
    radius, color = r.get('radius', 6.0), r.get('color', '#E0761A')
    v, f = icosphere(6, 1.0)
    a = np.arctan2(v[:, 1], v[:, 0])
    rib = 1 - 0.13 * (1 - np.abs(np.sin(a * r.get('ribs', 5)))) ** 2.2
    flat = np.hypot(v[:, 0], v[:, 1])
    q = np.stack([v[:, 0] * rib, v[:, 1] * rib, v[:, 2] * r.get('squat', 0.72)], 1)
    q[:, 2] -= 0.24 * np.exp(-((flat / 0.28) ** 2)) * np.sign(v[:, 2])
    q = jitter(q * radius, 0.18, 0.25, s)
    q[:, 2] -= q[:, 2].min()
    t = Nodes('pumpkin')
    n = t.noise(0.5, 4, 0.6)
    c = t.mix(n, mixc(color, '#7A3206', 0.35), mixc(color, '#FFB85A', 0.18))
    skin = t.done(t.principled(Base_Color=c, Roughness=0.42, Specular=0.35, Normal=t.bump(t.noise(5, 4), 0.15, 0.06)))
    mesh_obj('pumpkin', q, f, skin)
    top = q[:, 2].max()
    line = [(0.9 * k * k, 0.2 * k, top - 0.24 * radius + 0.55 * radius * k) for k in np.linspace(0, 1, 18)]
    tube(line, radius * np.linspace(0.16, 0.10, 18), mat_plain('stalk', '#7A6A3A', 0.75, 0.2, 0, 0.2, (5, 0.6)), 10)


def fir(r, s):
    """A twig of fir lying along x, with a few red berries."""
    rng = np.random.default_rng(s)
    long = r.get('long', 18.0)
    wood = mat_plain('twig', '#5A4026', 0.85, 0.15, 0, 0.2, (10, 0.5))
    base = [chip(i, 2.2, 0.14, 0.1, 10) for i in range(4)]
    placed, shades = [], []
    tones = ['#2F5A36', '#3E6E42', '#24482C', '#5A8450']
    arms = [((-long / 2, 0), 0.0, long)] + [((-long / 2 + long * q, 0), side * 0.7, long * 0.42 * (1 - 0.5 * q)) for q in (0.2, 0.38, 0.56, 0.72) for side in (-1, 1)]
    for (x, y), turn, far in arms:
        line = [(x + far * q * math.cos(turn), y + far * q * math.sin(turn), 0.7 + 0.5 * math.sin(q * 2.4)) for q in np.linspace(0, 1, 24)]
        tube(line, np.linspace(0.2, 0.07, 24), wood, 8)
        for _ in range(int(far * 17)):
            q = rng.random()
            k = min(23, int(q * 23))
            spin = rng.normal(0, 0.75)
            side = rng.choice([-1, 1])
            at = np.array(line[k]) + [0, 0, rng.normal(0.08, 0.18)]
            out = turn + side * rng.uniform(0.45, 1.0)
            at = at + np.array([math.cos(out), math.sin(out), 0]) * 0.85
            placed.append((rng.integers(4), trs(at, Euler((0, rng.normal(-0.2, 0.3), out + 0.1 * spin)), rng.uniform(0.7, 1.15))))
            shades.append(lin(tones[rng.integers(4)]))
    merged('needles', base, placed, mat_vcol('needles', 0.55, 0.3, 0, (20, 0.2)), shades)
    red = mat_plain('berry', '#B3122F', 0.16, 0.5, 0, 0.1, (3, 0.05), 0.7)
    for k in range(r.get('berries', 7)):
        v, f = icosphere(4, 0.55)
        group([mesh_obj('berry', v, f, red)], (rng.uniform(-long * 0.35, long * 0.35), rng.normal(0, 1.2), 1.0 + 0.3 * rng.random()))


def tulip(seed, color):
    """A closed tulip on its stem, upright."""
    rng = np.random.default_rng(seed)
    t = Nodes('petal')
    z = t.n('ShaderNodeSeparateXYZ', {0: t.co()}).outputs['Z']
    c = t.ramp(t.maprange(z, 0, 4.4, 0, 1), [(0, mixc(color, '#F6F0C8', 0.6)), (0.35, color), (1, mixc(color, '#FFFFFF', 0.28))])
    petal = t.done(t.principled(Base_Color=c, Roughness=0.5, Specular=0.3, Sheen=0.3, Normal=t.bump(t.noise(3, 3), 0.12, 0.06)))
    parts = []
    for k in range(6):
        n, m = 26, 14
        v = []
        for i in range(n):
            q = i / (n - 1)
            wide = 1.55 * math.sin(math.pi * min(0.97, 0.08 + 0.9 * q) ** 0.85) ** 0.8
            reach = 1.5 * math.sin(math.pi * (0.14 + 0.62 * q)) * (1.0 if k % 2 else 0.86) - 0.15 * q
            for j in range(m):
                e = j / (m - 1) - 0.5
                a = e * wide / max(reach, 0.4) * 1.1
                v.append((reach * math.cos(a), reach * math.sin(a), 4.4 * q - 0.25 * abs(e) * q))
        f = [(i * m + j, i * m + j + 1, (i + 1) * m + j + 1, (i + 1) * m + j) for i in range(n - 1) for j in range(m - 1)]
        o = mesh_obj('petal', jitter(np.array(v), 0.08, 0.8, seed + k), f, petal)
        th = o.modifiers.new('thick', 'SOLIDIFY')
        th.thickness = 0.06
        parts += group([o], (0, 0, 0), 60 * k + rng.normal(0, 5))
    return parts


def tulips(r, s):
    """A bunch of tulips in a glass vase."""
    rng = np.random.default_rng(s)
    high = r.get('high', 11.0)
    lathe('vase', soft([(0.01, 0), (3.0, 0), (3.3, 0.3), (3.5, high * 0.5), (2.9, high * 0.85), (3.6, high), (3.4, high), (2.7, high * 0.85), (3.25, high * 0.5), (3.0, 0.7), (0.01, 0.7)], 0.2, 3), mat_stoneware(r.get('vase', '#F6EFE6')), 120, 60)
    green = mat_plain('stem', '#6E9A4A', 0.5, 0.3, 0, 0.1, (5, 0.1))
    colors = r['colors']
    for k in range(r.get('count', 9)):
        a, lean = k * 2.4, 0.12 + 0.5 * math.sqrt(k / r.get('count', 9))
        tip = high + r.get('stems', 9.0) * (1 - 0.3 * lean) + rng.normal(0, 0.5)
        line = [(1.2 * math.cos(a) + (tip - high) * lean * q * q * math.cos(a), 1.2 * math.sin(a) + (tip - high) * lean * q * q * math.sin(a), 2 + (tip - 2) * q) for q in np.linspace(0, 1, 24)]
        tube(line, 0.26, green, 10)
        flower = tulip(s + k, colors[k % len(colors)])
        group(flower, (0, 0, 0), 0, (0, math.degrees(lean) * 0.75, 0))
        group(flower, line[-1], math.degrees(a))
    for k in range(7):
        a = k * 0.9 + 0.3
        n, m = 24, 7
        v = []
        for i in range(n):
            q = i / (n - 1)
            wide = 0.95 * math.sin(math.pi * (0.08 + 0.9 * q))
            far, up = 1.4 + 5.2 * q**1.7, high * 0.7 + 9.0 * q - 3.6 * q * q
            for j in range(m):
                e = j / (m - 1) - 0.5
                v.append((far, e * wide * 2, up + 0.5 * e * e))
        f = [(i * m + j, i * m + j + 1, (i + 1) * m + j + 1, (i + 1) * m + j) for i in range(n - 1) for j in range(m - 1)]
        group([mesh_obj('leaf', v, f, green)], (0, 0, 0), math.degrees(a))


def sweet_bowl(r, s):
    """A bowl of the shop's sweets."""
    radius, high = r.get('radius', 6.4), r.get('high', 4.6)
    dish_bowl(radius, high, r.get('color', '#F6EFE6'))
    mats, make = sweets_of(r['sweets'])
    fill_round(make, mats, r.get('count', 40), radius * 0.8, high * 0.45, s, height=high, top=high + 2.4)


def glass_dish(r, s):
    """A footed glass full of sweets."""
    radius, high = r.get('radius', 4.6), r.get('high', 9.0)
    foot = high * 0.34
    profile = [(0.01, 0.1), (radius * 0.62, 0.08), (radius * 0.66, 0), (radius * 0.66, 0.16), (0.6, 0.5), (0.45, foot - 0.4), (radius * 0.6, foot + 0.4), (radius, high * 0.7), (radius, high), (radius - 0.14, high), (radius - 0.16, high * 0.7), (radius * 0.56, foot + 0.7), (0.01, foot + 0.4)]
    lathe('footed', soft(profile, 0.12, 3), mat_glass(), 120, 60)
    mats, make = sweets_of(r['sweets'])
    fill_round(make, mats, r.get('count', 50), radius * 0.82, foot + 0.6, s, height=high - foot, top=high + 1.6)


def egg_basket(r, s):
    """A nest of straw in a shallow bowl, eggs in it."""
    rng = np.random.default_rng(s)
    dish_bowl(8.6, 4.4, r.get('color', '#F6EFE6'))
    base = [chip(i, 3.2, 0.16, 0.1, 12) for i in range(5)]
    placed, shades = [], []
    for _ in range(900):
        a, q = rng.random() * 6.283, 8.0 * math.sqrt(rng.random())
        placed.append((rng.integers(5), trs((q * math.cos(a), q * math.sin(a), 2.6 + 1.2 * rng.random() + 0.12 * q), Euler((rng.normal(0, 0.25), rng.normal(0, 0.3), rng.random() * 6.283)), rng.uniform(0.7, 1.2))))
        shades.append(lin(['#D9C48A', '#C7AE6E', '#E7D8A8', '#A9B06A'][rng.integers(4)]))
    merged('straw', base, placed, mat_vcol('straw', 0.7, 0.2, 0, (30, 0.2)), shades)
    for k, (x, y, z, turn) in enumerate(((-4.2, 1.2, 4.2, 20), (-0.4, 3.4, 4.2, -30), (3.9, 1.8, 4.2, 60), (-2.2, -2.9, 4.1, -50), (2.6, -2.6, 4.1, 15), (0.0, 0.3, 5.4, 80), (-5.6, -1.9, 4.3, 70))):
        kind, colors = r['eggs'][k % len(r['eggs'])]
        group(egg(s + k, kind, colors, 1.45), (x, y, z), turn, (rng.normal(0, 8), rng.normal(0, 8), 0))


def truffle_stand(r, s):
    """A small stand with truffles heaped in a pyramid."""
    high = r.get('high', 6.0)
    stand(8.4, high, r.get('color', '#F6EFE6'))
    n = 0
    for level, (count, radius) in enumerate(((10, 5.4), (5, 2.6), (6, 3.7), (3, 1.6), (1, 0.0))):
        z = high + 0.05 + (0 if level < 2 else 2.25 if level < 4 else 4.3)
        for k in range(count):
            a = 6.283 * k / count + 0.3 * level
            group(truffle(r['finishes'][n % len(r['finishes'])], s + n, 1.5), (radius * math.cos(a), radius * math.sin(a), z), 50 * n)
            n += 1


def bunting(r, s):
    """A garland of paper flags hanging between two points behind the table."""
    wide, high, y = r.get('wide', 60.0), r.get('high', 22.0), r.get('y', 16.0)
    x = np.linspace(-wide / 2, wide / 2, 80)
    z = high + 5.0 * (x / (wide / 2)) ** 2
    string = tube(np.stack([x, np.full(80, y), z], 1), 0.12, mat_plain('string', '#F6EBD8', 0.8, 0.2), 8)
    string['unframed'] = True
    n = r.get('flags', 11)
    for k in range(n):
        at = -wide / 2 + wide * (k + 0.5) / n
        up = high + 5.0 * (at / (wide / 2)) ** 2
        w = wide / n * 0.42
        flag = mesh_obj('flag', [(-w, 0, 0), (w, 0, 0), (0, -0.3, -w * 2.1)], [(0, 1, 2)], mat_paper(r['colors'][k % len(r['colors'])], 0.6, 0.2), smooth=False)
        flag['unframed'] = True
        group([flag], (at, y - 0.1, up - 0.1), 0, (8 * math.sin(k * 3), math.degrees(math.atan(-10 * at / (wide / 2) ** 2)), 0))


def place_card(r, s):
    """A folded card that stands, a heart pressed into it if asked for."""
    paper = mat_paper(r.get('color', '#FDF6EC'), 0.7, 0.1)
    w, h = r.get('wide', 6.0), r.get('high', 4.0)
    for side in (-1, 1):
        mesh_obj('card', [(-w / 2, side * 1.6, 0), (w / 2, side * 1.6, 0), (w / 2, 0, h), (-w / 2, 0, h)], [(0, 1, 2, 3)], paper, smooth=False)
    if 'heart' in r:
        v, f = loft(outline('heart', 120, 1.2, 1.15), [(0, 0), (0, 0.05)], top_rings=6)
        lean = math.degrees(math.atan2(h, 1.6))
        group([mesh_obj('heart', v, f, mat_plain('heart', r['heart'], 0.5, 0.3))], (0, -0.86, h * 0.5), 0, (lean, 0, 0))


def rose_petals(r, s):
    """Petals strewn on the table."""
    rng = np.random.default_rng(s)
    v, f = icosphere(3, 1.0)
    base = [(np.stack([v[:, 0] * 1.1, v[:, 1] * 0.85, v[:, 2] * 0.06 + 0.28 * v[:, 0] ** 2], 1), f)]
    placed = [(0, trs((rng.normal(0, r['wide'] / 2), rng.normal(0, r['deep'] / 2), 0.12), Euler((rng.normal(0, 0.2), rng.normal(0, 0.2), rng.random() * 6.283)), rng.uniform(0.6, 1.1))) for _ in range(r.get('count', 24))]
    o = merged('petals', base, placed, mat_plain('petal', r.get('color', '#C8274E'), 0.55, 0.25, 0, 0.12, (3, 0.1), 0, 0.4), None, True)
    o['unframed'] = True


def birthday_cake(r, s):
    """A frosted cake on its stand: shells of cream around its top, jelly beans on it, six candles lit."""
    rng = np.random.default_rng(s)
    high = 6.5
    stand(11.5, high, '#F6EFE6')
    frosting = mat_plain('frosting', r.get('color', '#FBEBD8'), 0.5, 0.3, 0, 0.02, (3, 0.25))
    pink = mat_plain('pink', r.get('accent', '#F2A3B4'), 0.45, 0.3, 0, 0.02, (3, 0.2))
    body = lathe('cake', soft([(8.6, 0), (8.8, 0.3), (8.7, 7.2), (8.2, 7.8), (0.01, 7.9)], 0.2, 3), frosting, 160, 60)
    v = np.array([q.co[:] for q in body.data.vertices])
    body.data.vertices.foreach_set('co', jitter(v, 0.12, 0.5, s).astype(np.float32).ravel())
    body.location.z = high
    for low, count, size, radius in ((7.7, 18, 1.25, 7.2), (0.1, 26, 1.05, 9.0)):
        for k in range(count):
            a = 6.283 * k / count
            group([whipped(s + k, size, 2.4, 0.0, pink)], (radius * math.cos(a), radius * math.sin(a), high + low), 40 * k)
    colors = ['#D8202F', '#F48C1C', '#F6D02F', '#5FB233', '#2F8FC8', '#C94F9B']
    for k in range(40):
        a, q = rng.random() * 6.283, 5.4 * math.sqrt(rng.random())
        bean = bean_body(mat_bean(colors[k % 6])) if k < 6 else None
        if bean is None:
            bean = link(first[k % 6].copy())
        else:
            first = [*(first if k else []), bean]
        group([bean], (0, 0, 0), 0)
        bean.matrix_world = Matrix(trs((q * math.cos(a), q * math.sin(a), high + 8.2), Euler((0, 0, rng.random() * 6.283)), 0.62).tolist())
    wick = mat_plain('wick', '#2A1A12', 0.9, 0.1)
    for k in range(6):
        a = 6.283 * k / 6 + 0.3
        at = (4.3 * math.cos(a), 4.3 * math.sin(a), high + 7.7)
        group([tube([(0, 0, 0), (0, 0, 5.4)], 0.28, mat_stripes_uv([colors[k], '#FFF6EA'], 0.3, 1), 16), tube([(0, 0, 5.4), (0, 0, 5.9)], 0.05, wick, 8)], at)
        flame(0.62, (at[0], at[1], at[2] + 5.75))


TABLES = {
    'birthday-cake': birthday_cake,
    'candle': candle,
    'pumpkin': pumpkin,
    'fir': fir,
    'tulips': tulips,
    'sweet-bowl': sweet_bowl,
    'glass-dish': glass_dish,
    'egg-basket': egg_basket,
    'truffle-stand': truffle_stand,
    'bunting': bunting,
    'place-card': place_card,
    'petals': rose_petals,
}
