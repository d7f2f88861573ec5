"""Broken slabs: bark with things strewn on it, toffee under chocolate."""

import math

import bpy
import numpy as np

from scene.brittle import mat_toffee, shard
from scene.chocolate import mat_choc
from scene.nuts import nut
from scene.place import bvh, group, raydown
from scene.toppings import drizzle, top_crumbs, top_piece


def slab(seed, size, coat, toppings, toffee=False, drizzled=None):
    """One irregular slab. `toppings`: names of crumbs, with an optional `:count`."""
    base = []
    thickness = 0.62
    if toffee:
        base = shard(seed, size, 0.42, mat_toffee(), nuts=0)
        top = shard(seed, size * 0.985, 0.26, mat_choc(coat, 1.0, 1.2), nuts=0)
        group(top, (0, 0, 0.40))
    else:
        top = shard(seed, size, thickness, mat_choc(coat, 1.0, 1.3), nuts=0)
    bpy.context.view_layer.update()
    for i, topping in enumerate(toppings):
        name, _, count = topping.partition(':')
        if name.endswith('-whole'):
            rng = np.random.default_rng(seed + i)
            for k in range(int(count or 4)):
                a, r = rng.random() * 6.283, math.sqrt(rng.random()) * size * 0.62
                if raydown(bvh(*top), r * math.cos(a), r * math.sin(a) * 0.78) is None:
                    continue
                n = nut(name.split('-')[0], seed * 7 + k)
                base += top_piece(
                    top, n, (r * math.cos(a), r * math.sin(a) * 0.78), 0.1, (0, 0, rng.random() * 360), 0.5
                )
        else:
            base += top_crumbs(
                top, name, size * 0.95, int(count or 60), seed + i, scale=(0.6, 1.9), min_nz=0.5, bias=1.0, sz=1.25
            )
    if drizzled:
        base += drizzle(top, drizzled, 'zigzag', 2 * size, 2 * size, 9, 0.07, 25, seed)
    return top + base


def slab_stack(coat, toppings, seed=0, toffee=False, drizzled=None, second=None):
    """Five slabs leaning on each other."""
    spots = [
        (-1.7, 0.9, 0, 10, 0, 0, 2.9),
        (2.3, 0.8, 0, 130, 0, 0, 2.6),
        (0.4, 0.25, 0.82, 60, -5, 4, 2.7),
        (-2.2, -2.1, 0.05, 200, 10, -4, 2.0),
        (2.2, -2.0, 0.1, 300, 12, 6, 1.9),
    ]
    for i, (x, y, z, turn, tx, ty, size) in enumerate(spots):
        group(
            slab(seed * 10 + i, size, second if second and i % 2 else coat, toppings, toffee, drizzled),
            (x, y, z),
            turn,
            (tx, ty, 0),
        )
