"""Bark of milk chocolate, poured, strewn and broken by hand."""

import math

import numpy as np

from scene.chocolate import mat_choc
from scene.dishes_baked import mat_amber, mat_inside
from scene.dishes_ware import crumbs, parchment, table, unframed
from scene.mesh import chip, fbm, icosphere, jitter, link, loft, mesh_obj
from scene.outlines import densify, outline, resample, smooth_poly
from scene.place import bvh, group, raydown
from scene.rough import mat_popcorn
from scene.solid import ell, remesh
from scene.toppings import top_salt


def malt_half(seed, coat, malt):
    """Half a malted milk marble, its pale cut up."""
    v, f = icosphere(4, 0.72)
    ball = mesh_obj('marble', np.stack([v[:, 0], v[:, 1], np.minimum(v[:, 2], 0.02) + 0.62], 1), f, coat, auto=40)
    cut = mesh_obj('malt', *loft(outline('circle', 60, 0.6), [(0, 0.6), (0, 0.67), (0.06, 0.69)], top_rings=6), malt)
    return [ball, cut]


def bark_shard(plan, seed, mats, thick=0.75):
    """A broken piece of chocolate with popcorn, brittle and malt balls on it. `plan` is its outline."""
    rng = np.random.default_rng(seed)
    coat, corn, amber, malt = mats
    push = np.array([fbm((p[0], p[1], 0), 1.1, 3, seed) for p in plan])
    plan = plan + plan / np.linalg.norm(plan, axis=1, keepdims=True) * push[:, None] * 0.25
    v, f = loft(plan, densify([(0.06, 0), (0.0, 0.08), (0.02, thick - 0.1), (0.1, thick)], 0.1), top_rings=26)
    v = jitter(v, 0.07, 0.7, seed)
    body = mesh_obj('bark', v, f, coat, auto=50)
    parts, trees, spots = [body], bvh(body), []
    reach = np.abs(plan).max(0)
    for _ in range(700):
        x, y = rng.uniform(-reach[0], reach[0]), rng.uniform(-reach[1], reach[1])
        near = [raydown(trees, x + 0.35 * math.cos(q), y + 0.35 * math.sin(q)) for q in (0, 1.57, 3.14, 4.71)]
        if any(h is None for h in near) or any(math.hypot(x - p, y - q) < 1.12 for p, q in spots):
            continue
        spots.append((x, y))
        kind, z = len(spots) % 7, near[0][0].z
        if kind in (0, 2, 5):
            o = corn.copy()
            o.data = corn.data
            parts += group([link(o)], (x, y, z + 0.22), rng.random() * 360, tuple(rng.uniform(-60, 60, 2)) + (0,), rng.uniform(0.75, 1.05))
        elif kind in (1, 4):
            cv, cf = chip(seed * 5 + len(spots), 1.25, 0.9, 0.45, 9)
            parts += group([mesh_obj('brittle', cv, cf, amber, smooth=False)], (x, y, z + 0.12), rng.random() * 360, (rng.normal(0, 14), rng.normal(0, 14), 0))
        else:
            parts += group(malt_half(seed + len(spots), coat, malt), (x, y, z - 0.05), rng.random() * 360, (rng.normal(8, 24), rng.normal(0, 24), 0))
    return parts + top_salt([body], float(reach.min()), 24, seed)


def bark(r, s):
    """Milk chocolate bark on parchment, broken by hand."""
    table('paint', '#F0CFCF', 24)
    group(parchment(34, 23, s, '#F6EEE0'), (0, 1.2, 0), -4)
    rng = np.random.default_rng(s)
    puffs = [ell((0, 0, 0), (0.5, 0.48, 0.42))]
    for _ in range(13):
        d = rng.normal(0, 1, 3)
        d /= np.linalg.norm(d)
        q = rng.uniform(0.26, 0.4)
        puffs.append(ell(tuple(d * rng.uniform(0.42, 0.66)), (q, q, q)))
    corn = remesh(puffs, 0.06, 2, mat_popcorn(), 'popcorn')
    mats = mat_choc('milk', 1.3), corn, mat_amber('#C8741E', '#8A3E0A'), mat_inside('#B07C3E', '#E3BE84', 7)
    # a sheet of 26 by 16, broken along lines that meet in the middle
    pieces = [
        [(-13, 8), (-4.6, 8), (-3.4, 2.4), (-7.6, 0.6), (-13, 2.2)],
        [(-4.6, 8), (4.8, 8), (5.6, 3.6), (0.6, 1.2), (-3.4, 2.4)],
        [(4.8, 8), (13, 8), (13, 0.6), (8.4, 0.2), (5.6, 3.6)],
        [(-13, 2.2), (-7.6, 0.6), (-6.0, -4.2), (-8.4, -8), (-13, -8)],
        [(-7.6, 0.6), (-3.4, 2.4), (0.6, 1.2), (1.4, -3.6), (-1.6, -8), (-8.4, -8), (-6.0, -4.2)],
        [(0.6, 1.2), (5.6, 3.6), (8.4, 0.2), (7.6, -4.4), (1.4, -3.6)],
        [(8.4, 0.2), (13, 0.6), (13, -8), (5.2, -8), (7.6, -4.4)],
    ]
    for i, points in enumerate(pieces):
        q = np.array(points, float)
        mid = q.mean(0)
        area = np.sum(q[:, 0] * np.roll(q[:, 1], -1) - q[:, 1] * np.roll(q[:, 0], -1))
        q = q if area > 0 else q[::-1]
        plan = resample(smooth_poly(resample((q - mid) * 0.96, 200), 4), 200)
        one = bark_shard(plan, s + i, mats)
        away = mid * 0.07
        tilt = (0, 0, 0) if i not in (2, 5, 6) else (7 - 3 * (i % 2), -6, 0)
        group(one, (mid[0] + away[0], mid[1] + away[1] + 1, 0.25 + (0.5 if any(tilt) else 0)), rng.normal(0, 5), tilt)
    corn.hide_render = True
    unframed([corn])
    crumbs(['#6A3A1E', '#8A5230', '#E8C98A'], 50, 24, 5, s, 0.3, (0, -8.6, 0.1))


BARK = {'dish-bark': bark}
