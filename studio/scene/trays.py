"""Open assortment boxes: walls, dividers, pleated cups and a piece in each."""

import bpy
import numpy as np
from mathutils import Euler, Matrix

from scene.assortment import PIECES
from scene.boards import mat_wrap, rbox
from scene.mesh import box_obj, link, mesh_obj
from scene.outlines import outline
from scene.pieces import piece
from scene.place import trs
from scene.surfaces import mat_paper


def cup(r=1.55, h=1.35, k=40, mat=None, flare=1.18, plan='circle', e=3.2, color='#3A2115'):
    """A pleated paper cup."""
    n = k * 8
    t = np.linspace(0, 2 * np.pi, n, endpoint=False)
    base = outline(plan if plan == 'super' else 'circle', n, 1, 1, e)
    tri = np.abs(((t * k / (2 * np.pi)) % 1) * 2 - 1) * 2 - 1
    V = []
    rings = [(0.0, 0.03), (0.5, 0.03), (0.8, 0.03), (0.86, 0.05)] + [
        (0.86 + (flare - 0.86) * s, 0.05 + (h - 0.05) * s) for s in np.linspace(0.06, 1, 12)
    ]
    for s, z in rings:
        am = 0.0 if z < 0.06 else 0.075 * (z / h) ** 0.6 * r * 0.55
        rr = s * r * base + (am * tri)[:, None] * base / np.linalg.norm(base, axis=1, keepdims=True)
        V.append(np.column_stack([rr, np.full(n, z) + (0.0 if z < 0.06 else 0.02 * np.sin(t * 3))]))
    V = np.vstack(V)
    F = []
    for i in range(len(rings) - 1):
        for j in range(n):
            q = (j + 1) % n
            F.append((i * n + j, i * n + q, (i + 1) * n + q, (i + 1) * n + j))
    return mesh_obj('cup', V, F, mat or mat_paper(color), smooth=True, auto=25)


def assortment_box(layout, seed=0, box='#5A1526', cup_color='#2C170E', pitch=3.55, liner='#F3E7D3'):
    """An open box with a cup for each piece. `layout`: rows from the back to the front, each the names of its pieces."""
    rng = np.random.default_rng(seed)
    rows = layout[::-1]
    nx, ny = len(rows[0]), len(rows)
    w, d, h, t = nx * pitch + 0.7, ny * pitch + 0.7, 2.5, 0.28
    board, inner, cell = mat_wrap(box, 'paper'), mat_paper(liner, 0.7, 0), mat_paper('#E9D6B4', 0.6, 0)
    out = [
        rbox('bottom', w + 2 * t, d + 2 * t, 0.25, board, 0.06),
        box_obj('liner', w, d, 0.05, inner, 0, loc=(0, 0, 0.25)),
    ]
    for sx, sy, x, y in (
        (w + 2 * t, t, 0, -(d + t) / 2),
        (w + 2 * t, t, 0, (d + t) / 2),
        (t, d, -(w + t) / 2, 0),
        (t, d, (w + t) / 2, 0),
    ):
        out.append(rbox('wall', sx, sy, h, board, 0.07))
        out[-1].location.x, out[-1].location.y = x, y
    for i in range(1, nx):
        out.append(rbox('divider', 0.09, d, 1.5, cell, 0.02, 0.28))
        out[-1].location.x = -w / 2 + 0.35 + i * pitch
    for j in range(1, ny):
        out.append(rbox('divider', w, 0.09, 1.5, cell, 0.02, 0.28))
        out[-1].location.y = -d / 2 + 0.35 + j * pitch
    paper_cup = cup(1.42, 1.25, 36, mat_paper(cup_color, 0.5, 0.15), 1.15, 'super', 3.4)
    made = {}
    for j, row in enumerate(rows):
        for i, name in enumerate(row):
            x, y = -w / 2 + 0.35 + (i + 0.5) * pitch, -d / 2 + 0.35 + (j + 0.5) * pitch
            c = paper_cup.copy()
            link(c)
            c.matrix_world = Matrix(trs((x, y, 0.3), Euler((0, 0, rng.random() * 0.2 - 0.1))).tolist())
            out.append(c)
            if name not in made:
                parts = piece(PIECES[name], seed * 31 + len(made))
                bpy.context.view_layer.update()
                made[name] = [(o, o.matrix_world.copy()) for o in parts]
            tilt = Euler((rng.normal(0, 0.03), rng.normal(0, 0.03), rng.normal(0, 0.10)))
            at = Matrix(trs((x + rng.normal(0, 0.03), y + rng.normal(0, 0.03), 0.42), tilt).tolist()) @ Matrix.Scale(
                0.97, 4
            )
            for o, m in made[name]:
                q = o.copy()
                link(q)
                q.matrix_world = at @ m
                out.append(q)
    bpy.data.objects.remove(paper_cup)
    for parts in made.values():
        for o, _ in parts:
            bpy.data.objects.remove(o)
    return out
