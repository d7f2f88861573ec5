"""Nuts and beans one by one."""

import math

import numpy as np

from scene.colour import lin
from scene.mesh import fbm, icosphere, jitter, mesh_obj
from scene.nodes import Nodes


def nut(kind='hazelnut', seed=0):
    """One nut at the origin."""
    v, f = icosphere(5, 1.0)
    if kind == 'hazelnut':
        z = v[:, 2]
        s = np.stack([v[:, 0] * 0.62, v[:, 1] * 0.62, z * 0.62 + 0.10 * np.maximum(0, z) ** 4], 1)
        a = np.arctan2(v[:, 1], v[:, 0])
        s[:, :2] *= (1 + 0.018 * np.sin(a * 9 + 2 * z))[:, None]
        s = jitter(s, 0.03, 2, seed)
        m = mat_nutskin('#A8642F', '#D7A263')
    elif kind == 'malt':
        s = jitter(v * 0.66, 0.02, 1.6, seed)
        m = mat_nutskin('#D9B27A', '#E7CB9A')
    elif kind == 'macadamia':
        s = jitter(v * [0.62, 0.62, 0.56], 0.03, 1.8, seed)
        m = mat_nutskin('#E6CFA0', '#F3E4C3')
    elif kind == 'almond':
        x = v[:, 0]
        s = np.stack([x * 1.05, v[:, 1] * 0.58 * (1 - 0.35 * x), v[:, 2] * 0.36 * (1 - 0.2 * x)], 1)
        s = jitter(s, 0.02, 2, seed)
        m = mat_nutskin('#8E4F22', '#BB7B3E', streak=True)
    elif kind == 'pistachio':
        x = v[:, 0]
        s = np.stack([x * 0.72, v[:, 1] * 0.38 * (1 - 0.2 * x), v[:, 2] * 0.34], 1)
        s = jitter(s, 0.04, 3, seed)
        m = mat_nutskin('#8FA045', '#6E3F3A', patch=True)
    elif kind == 'peanut':
        x = v[:, 0]
        s = np.stack([x * 0.62, v[:, 1] * 0.40 * (1 - 0.12 * x), v[:, 2] * 0.36], 1)
        s = jitter(s, 0.02, 2, seed)
        m = mat_nutskin('#D9A55C', '#E7C07E')
    elif kind == 'cashew':
        # bent round to the back, thicker at one end
        x, bend = v[:, 0], v[:, 0] * 1.25
        thick = 0.34 * (1 + 0.22 * x)
        reach = 0.62 - v[:, 1] * thick
        s = np.stack([np.sin(bend) * reach, 0.45 - np.cos(bend) * reach, v[:, 2] * thick], 1)
        s = jitter(s, 0.025, 2, seed)
        m = mat_nutskin('#D2A766', '#EED9AE')
    elif kind == 'coffee':
        y = v[:, 1]
        s = np.stack([v[:, 0] * 0.62, y * 0.45, np.maximum(v[:, 2], -0.25) * 0.42], 1)
        g = np.exp(-(((y - 0.10 * np.sin(v[:, 0] * 2.6)) / 0.10) ** 2)) * np.clip(v[:, 2], 0, 1)
        s[:, 2] -= 0.17 * g
        m = mat_nutskin('#2B140A', '#46230F')
    elif kind == 'walnut':
        s = np.stack([v[:, 0] * 0.95, v[:, 1] * 0.72, np.maximum(v[:, 2], -0.2) * 0.45], 1)
        out = []
        for p, q in zip(s, v):
            w = abs(math.sin(3.2 * q[0] + 2.0 * fbm(q, 1.5, 2, seed) * 2)) * 0.5 + abs(fbm(q, 2.6, 3, seed + 3)) * 0.9
            c = math.exp(-((q[1] / 0.10) ** 2))
            out.append(np.array(p) * (1 + 0.20 * w - 0.22 * c))
        s = np.array(out)
        m = mat_nutskin('#B07A3E', '#7E4D22')
    elif kind == 'pecan':
        x = v[:, 0]
        s = np.stack([x * 1.0, v[:, 1] * 0.46 * (1 - 0.12 * x), np.maximum(v[:, 2], -0.2) * 0.4], 1)
        ridges = 0.10 * np.abs(np.sin(v[:, 1] * 5.5 + 0.5 * np.sin(x * 2.4 + seed))) * np.clip(v[:, 2], 0, 1)
        groove = 0.16 * np.exp(-((v[:, 1] / 0.13) ** 2)) * np.clip(v[:, 2], 0, 1)
        s[:, 2] += ridges - groove
        s = jitter(s, 0.035, 2.4, seed)
        m = mat_nutskin('#7A4218', '#A9682E')
    o = mesh_obj(kind, s, f, m)
    return o


def mat_nutskin(c1, c2, streak=False, patch=False):
    """The skin of a nut."""
    t = Nodes('nut')
    if streak:
        mp = t.n('ShaderNodeMapping', {'Vector': t.co(), 'Scale': (0.6, 7, 7)})
        n = t.noise(2.2, 4, 0.6, mp.outputs[0])
        b = t.bump(n, 0.5, 0.06)
    elif patch:
        n = t.noise(2.0, 4, 0.65)
        n = t.maprange(n, 0.5, 0.62, 0, 1)
        b = t.bump(t.noise(6, 4), 0.4, 0.05)
    else:
        n = t.noise(2.5, 5, 0.65)
        b = t.bump(t.noise(9, 4), 0.25, 0.04)
    c = t.mix(n, c1, c2)
    return t.done(
        t.principled(
            Base_Color=c,
            Roughness=0.48,
            Specular=0.35,
            Subsurface=0.05,
            Subsurface_Color=lin(c2),
            Subsurface_Radius=(0.2, 0.1, 0.05),
            Normal=b,
        )
    )
