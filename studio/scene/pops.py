"""Pops that are no swirl: a clear one, a striped pole, a cloud, a portrait, a candied apple."""

import math

import numpy as np
from mathutils import Matrix

from scene.colour import lin, mixc
from scene.drops import mat_drop
from scene.lollipops import mat_stripes_uv
from scene.mesh import icosphere, jitter, loft, mesh_obj, tube
from scene.nodes import Nodes
from scene.outlines import arc, densify, outline, resample, smooth_poly
from scene.solid import ell, remesh
from scene.surfaces import mat_paper, mat_plain
from scene.truffles import roughen


def paper_stick(length, start, radius=0.2):
    """A paper stick on the table that leaves towards -y."""
    return tube([(0, start - 0.1 * i * length, 0.36) for i in range(11)], radius, mat_paper('#FBF8F2', 0.65, 0.05), 24)


def clear_pop(color, seed=0, radius=2.1, stick=2.2):
    """A round pop of clear sugar, domed, with the rim of its mold."""
    profile = [(0.14, 0), (0.02, 0.12), (0, 0.3), (0.16, 0.42), (0.22, 0.46)] + arc(0.22, 0.46, 1.5, 0.98, 12)[1:]
    verts, faces = loft(outline('circle', 128, radius), densify(profile, 0.06), crown=0.04, top_rings=18)
    body = mesh_obj('pop', jitter(verts, 0.025, 0.9, seed), faces, mat_drop(color))
    return [body, paper_stick(stick + 0.5, -radius + 0.5)]


def portrait_pop(color, seed=0, turn=0):
    """A round pop with a profile of white sugar pressed on it, upright once the pop is turned."""
    parts = clear_pop(color, seed)
    profile = [
        (-0.35, -1.15), (0.42, -1.15), (0.36, -0.72), (0.74, -0.7), (0.8, -0.5), (0.72, -0.38), (0.84, -0.28),
        (0.74, -0.16), (1.02, 0.02), (0.78, 0.36), (0.82, 0.78), (0.5, 1.12), (-0.1, 1.24), (-0.66, 1.0),
        (-0.9, 0.5), (-0.78, -0.05), (-0.5, -0.42), (-0.46, -0.8),
    ]  # fmt: skip
    plan = smooth_poly(resample(np.array(profile) * 1.08 - [0.06, 0.04], 180), 1)
    verts, faces = loft(plan, [(0.03, 0), (0, 0.03), (0, 0.08), (0.04, 0.12)], top_rings=10)
    verts[:, 2] += 0.94 + 0.02 * np.cos(verts[:, 0])
    icing = mesh_obj('profile', verts, faces, mat_plain('icing', '#FFF8F2', 0.55, 0.3, 0.1, 0.02, (40, 0.2)))
    icing.matrix_world = Matrix.Rotation(math.radians(-turn), 4, 'Z')
    return [*parts, icing]


def pole(colors, seed=0, length=5.6):
    """A straight pop with barber stripes on a stick."""
    points = [(0.03 * math.sin(0.6 * y + seed), y - length / 2, 0.62) for y in np.linspace(0, length, 60)]
    striped = mat_stripes_uv(colors, 0.3, 2, rough=0.14, edge=0.025, widths=[0.5, 0.5])
    return [tube(points, 0.72, striped, 40), paper_stick(2.4, -length / 2 + 0.3)]


def mat_cloud(color):
    """Spun sugar: soft, lit through, no gloss."""
    t = Nodes('cloud')
    strands = t.noise(7, 6, 0.75, dist=1.6)
    c = t.mix(t.maprange(strands, 0.35, 0.65, 0, 1), mixc(color, '#000000', 0.04), mixc(color, '#ffffff', 0.55))
    return t.done(
        t.principled(
            Base_Color=c,
            Roughness=1,
            Specular=0.05,
            Sheen=1.0,
            Subsurface=0.5,
            Subsurface_Color=lin(mixc(color, '#ffffff', 0.3)),
            Subsurface_Radius=(0.7, 0.5, 0.45),
            Normal=t.bump(strands, 0.9, 0.12),
        )
    )


def cloud_pop(color, seed=0):
    """A small pop in a head of cotton candy."""
    rng = np.random.default_rng(seed)
    puffs = [ell((0, 0, 1.5), (1.5, 1.45, 1.3))]
    for i in range(9):
        a = i / 9 * 2 * math.pi + rng.normal(0, 0.15)
        r = rng.uniform(0.75, 1.0)
        puffs.append(ell((1.35 * math.cos(a), 1.3 * math.sin(a), 1.3 + rng.normal(0, 0.25)), (r, r, r)))
    o = remesh(puffs, 0.07, 6, mat_cloud(color), 'cloud')
    roughen(o, [(0.34, 0.75), (0.16, 0.26), (0.07, 0.1)], seed)
    return [o, paper_stick(2.4, -1.9)]


def candied_apple(color, seed=0):
    """A crab apple under red sugar glass, its stalk out to one side."""
    v, f = icosphere(6, 1.0)
    radius = 1.9 * (1 + 0.03 * np.cos(5 * np.arctan2(v[:, 1], v[:, 0])) * np.hypot(v[:, 0], v[:, 1]))
    dent = 0.55 * np.exp(-((np.hypot(v[:, 0], v[:, 1]) / 0.3) ** 2)) * (v[:, 2] > 0)
    body = np.stack([v[:, 0] * radius, v[:, 1] * radius, v[:, 2] * 1.7 - dent + 1.65], 1)
    glass = mat_plain('candied', color, 0.1, 0.6, 0.12, 0.12, (2, 0.12), 1.0)
    points = [(0.1 * t + 0.55 * t * t, 0.2 * t + 0.8 * t * t, 2.6 + 1.5 * t) for t in np.linspace(0, 1.35, 24)]
    stalk = tube(points, np.linspace(0.1, 0.15, 24), mat_plain('stalk', '#5A3A1C', 0.7, 0.2, 0, 0.2, (12, 0.4)), 14)
    apple = mesh_obj('apple', jitter(body, 0.05, 0.9, seed), f, glass)
    apple.matrix_world = Matrix.Rotation(math.radians(-9), 4, 'X')
    return [apple, stalk]
