"""A box dressed in four steps: open with its sweets, in paper, under ribbon, with its bow."""

import math

import numpy as np

from scene.assortment import PIECES
from scene.boards import mat_wrap, rbox
from scene.dishes_ware import table
from scene.mesh import fbm, mesh_obj
from scene.nodes import Nodes
from scene.colour import lin
from scene.pieces import piece
from scene.place import group
from scene.ribbon import band, bow, strip, tails_
from scene.surfaces import mat_paper, mat_plain, mat_satin
from scene.trays import cup
from scene.vessels import lathe

SIDE, HIGH = 15.0, 6.6
PAPER, RIBBON, BOX = '#E3B552', '#5A1648', '#F0B8BE'


def bend(points, step=0.3, times=6):
    """A line through points, its corners rounded."""
    q = [np.array(points[0], float)]
    for a, b in zip(points, points[1:]):
        a, b = np.array(a, float), np.array(b, float)
        n = max(2, int(np.linalg.norm(b - a) / step))
        q += [a + (b - a) * i / n for i in range(1, n + 1)]
    q = np.array(q)
    for _ in range(times):
        q[1:-1] = 0.25 * q[:-2] + 0.5 * q[1:-1] + 0.25 * q[2:]
    return q


def two_sided(front, back):
    """Paper that is gold outside and white inside."""
    t = Nodes('gift-paper')
    side = t.n('ShaderNodeNewGeometry').outputs['Backfacing']
    crease = t.bump(t.noise(0.7, 4, 0.6), 0.35, 0.3, t.bump(t.noise(3, 4), 0.1, 0.06))
    gold = t.principled(Base_Color=lin(front), Metallic=0.75, Roughness=0.3, Specular=0.5, Normal=crease)
    white = t.principled(Base_Color=lin(back), Roughness=0.7, Specular=0.2, Normal=crease)
    return t.done(t.n('ShaderNodeMixShader', {0: side, 1: white.outputs[0], 2: gold.outputs[0]}))


def sheet(line, deep, mat, seed=0, sag=0.0):
    """Paper that follows a line of (x, z) and is `deep` along y."""
    ny = 40
    n = len(line)
    y = np.linspace(-deep / 2, deep / 2, ny)
    v = []
    for k in range(ny):
        wave = np.array([0.1 * fbm((p[0] * 0.2, y[k] * 0.2, p[1] * 0.2), 1.0, 2, seed) for p in line])
        v.append(np.stack([line[:, 0] + wave * 0.5, np.full(n, y[k]), line[:, 1] + wave], 1))
    f = [(k * n + i, k * n + i + 1, (k + 1) * n + i + 1, (k + 1) * n + i) for k in range(ny - 1) for i in range(n - 1)]
    return mesh_obj('sheet', np.concatenate(v), f, mat)


def roll(length, radius, mat):
    """A roll of paper lying along y."""
    parts = [lathe('roll', [(radius * 0.45, 0), (radius, 0), (radius, length), (radius * 0.45, length), (radius * 0.45, 0)], mat, 90, 40)]
    return group(parts, (0, 0, radius), 0, (90, 0, 0))


def spool(color, seed=0):
    """A spool of ribbon standing on its side, its end on the table."""
    wood = mat_plain('spool', '#E8D2AE', 0.5, 0.3, 0, 0.06, (12, 0.2))
    satin = mat_satin(color)
    parts = [
        lathe('spool', [(0.6, 0), (2.9, 0), (2.9, 0.3), (0.9, 0.3), (0.9, 2.4), (2.9, 2.4), (2.9, 2.7), (0.6, 2.7), (0.6, 0)], wood, 100, 40),
        lathe('wound', [(0.9, 0.35), (2.5, 0.35), (2.55, 1.3), (2.5, 2.35), (0.9, 2.35)], satin, 100, 40),
    ]
    group(parts, (0, 0, 2.9), 0, (90, 0, 0))
    tail = bend([(2.4, 2.9), (2.2, 1.2), (3.0, 0.15), (5.5, 0.12), (8.0, 0.6), (10.0, 0.12), (12.0, 0.3)], 0.2, 20)
    line = np.stack([tail[:, 0], np.full(len(tail), -1.35) + 0.05 * np.sin(tail[:, 0]), tail[:, 1]], 1)
    parts.append(strip(line, np.array([0, 1.0, 0]), 2.0, satin))
    return parts


def tissue(color, seed):
    """A sheet of tissue folded over the edge of the box, crumpled."""
    nx, ny = 90, 60
    x, y = np.meshgrid(np.linspace(-0.5, 0.5, nx), np.linspace(0, 1, ny))
    v = []
    for j in range(ny):
        for i in range(nx):
            a, q = x[j, i], y[j, i]
            up = 1.9 * math.sin(min(1, q * 1.6) * math.pi * 0.5) - 0.2 * q
            crumple = fbm((a * 9, q * 5, 0), 1.0, 3, seed) * 0.9
            edge = 0.5 * math.sin(a * 21 + seed) * q
            v.append((a * (SIDE - 0.6) * (1 + 0.10 * q), q * 5.2 + crumple * 0.3, up + 0.6 * abs(crumple) + 0.35 * edge))
    f = [(j * nx + i, j * nx + i + 1, (j + 1) * nx + i + 1, (j + 1) * nx + i) for j in range(ny - 1) for i in range(nx - 1)]
    return mesh_obj('tissue', v, f, mat_paper(color, 0.75, 0.35), smooth=True)


def open_box(s):
    """The box without its lid, sixteen sweets in cups, tissue turned out over its edges."""
    board = mat_wrap(BOX)
    t, h = 0.3, HIGH - 2.2
    parts = [rbox('bottom', SIDE, SIDE, 0.3, board, 0.06)]
    for sx, sy, x, y in ((SIDE, t, 0, -SIDE / 2), (SIDE, t, 0, SIDE / 2), (t, SIDE, -SIDE / 2, 0), (t, SIDE, SIDE / 2, 0)):
        o = rbox('wall', sx, sy, h, board, 0.07)
        o.location.x, o.location.y = x, y
        parts.append(o)
    names = ['drizzle-dark', 'ruby-heart', 'hazelnut-dome', 'salt-milk', 'raspberry-white', 'gold-noir', 'milk-drizzle', 'green-dome']
    for j in range(4):
        for i in range(4):
            x, y = (i - 1.5) * 3.55, (j - 1.5) * 3.55
            parts += group([cup(1.42, 1.25, 36, mat_paper('#2C170E', 0.5, 0.15), 1.15, 'super', 3.4)], (x, y, h - 1.9))
            parts += group(piece(PIECES[names[(i * 3 + j * 5) % len(names)]], s + 4 * j + i), (x, y, h - 1.75), 17 * i - 11 * j, None, 0.97)
    parts += group([tissue('#FBF1EC', s)], (0, SIDE / 2 - 0.7, h - 0.9), 0)
    parts += group([tissue('#FBF1EC', s + 1)], (-SIDE / 2 + 0.7, 0, h - 0.9), 90)
    return parts


def lid(mat):
    """The lid, lying on its rim."""
    return [rbox('lid', SIDE + 0.5, SIDE + 0.5, 2.3, mat, 0.14)]


def step_open(s):
    """The box is filled; its lid leans behind it."""
    group(open_box(s), (-3.0, 0.5, 0), 16)
    group(lid(mat_wrap(BOX)), (9.6, 9.4, 6.2), -18, (-62, 0, 0))
    group(spool(RIBBON, s), (8.4, -7.4, 0), -14)


def step_paper(s):
    """The closed box lies on its paper; one side is drawn over it, the other is still flat."""
    gold = two_sided(PAPER, '#FBF3E6')
    half, top = SIDE / 2 + 0.3, HIGH + 0.1
    box = lid(mat_wrap(BOX))
    group(box, (0, 0, HIGH - 2.3))
    body = rbox('body', SIDE, SIDE, HIGH - 1.9, mat_wrap(BOX), 0.12)
    over = bend([(0, 0.06), (-half, 0.08), (-half - 0.05, 1.2), (-half, top), (-half + 0.8, top + 0.12), (1.2, top + 0.14), (3.6, top + 1.0), (4.8, top + 2.4)], 0.3, 3)
    flat = bend([(0, 0.05), (half, 0.05), (half + 3, 0.1), (half + 7, 0.9), (half + 9.6, 3.2)], 0.3, 12)
    # the outer side of the paper looks down on the table and up over the box
    parts = [*box, body, sheet(over[::-1], SIDE + 7.0, gold, s), sheet(flat, SIDE + 7.0, gold, s + 2)]
    group(parts, (-2.0, 0, 0), 18)
    group(roll(24, 1.9, mat_wrap(PAPER, 'foil')), (-10.5, 15.5, 0), 66)
    group(spool(RIBBON, s), (12.0, -9.4, 0), -8)


def wrapped(s):
    """The box in its paper: folds pressed sharp on two sides."""
    gold = mat_wrap(PAPER, 'foil')
    parts = [rbox('wrapped', SIDE + 0.4, SIDE + 0.4, HIGH, gold, 0.1)]
    for side in (-1, 1):
        tri = [(-SIDE / 2, 0, 0.1), (SIDE / 2, 0, 0.1), (0, -0.02, HIGH * 0.82)]
        flap = mesh_obj('flap', [(x, side * (SIDE / 2 + 0.24), z) for x, _, z in tri], [(0, 1, 2)], gold, smooth=False)
        m = flap.modifiers.new('t', 'SOLIDIFY')
        m.thickness, m.offset = 0.06, 0
        parts.append(flap)
    return parts


def step_ribbon(s):
    """The ribbon goes round the box both ways; its ends lie on the table."""
    satin = mat_satin(RIBBON)
    side = SIDE + 0.4
    parts = wrapped(s)
    parts.append(band(side, side, HIGH, 0.01, 0.0, 'x', 2.3, satin))
    half, top = side / 2 + 0.06, HIGH + 0.06
    near = bend([(half, 0.1), (half, top), (0, top + 0.03), (-half + 0.1, top + 0.02), (-half - 0.35, top - 0.6), (-half - 0.7, 1.4), (-half - 1.6, 0.2), (-half - 4.0, 0.1), (-half - 6.4, 0.7), (-half - 8.6, 0.15), (-half - 10.6, 0.35)], 0.22, 3)
    line = np.stack([0.25 * np.sin(near[:, 0] * 0.35), near[:, 0], near[:, 1]], 1)
    parts.append(strip(line, np.array([1.0, 0, 0]), 2.3, satin, 0.03, 0.04))
    group(parts, (0.5, 2.0, 0), 26)
    group(spool(RIBBON, s), (12.0, -8.2, 0), -12)


def step_bow(s):
    """The bow is tied, a card lies under its knot."""
    satin = mat_satin(RIBBON)
    side = SIDE + 0.4
    parts = wrapped(s)
    parts += [band(side, side, HIGH, 0.01, 0.0, axis, 2.3, satin) for axis in 'xy']
    parts += group(bow(satin, 6.0, 2.8, s), (0, 0, HIGH + 0.08), -22)
    parts += group(tails_(satin, 2.5, side / 2, (-74, 200)), (0, 0, HIGH + 0.06))
    paper = mat_paper('#FBF3E6', 0.7, 0.05)
    parts += group([rbox('card', 6.2, 4.2, 0.1, paper, 0.03)], (4.2, -4.0, HIGH + 0.2), -14, (4, -3, 0))
    group(parts, (0, 0.5, 0), 26)


STEPS = {'open': step_open, 'paper': step_paper, 'ribbon': step_ribbon, 'bow': step_bow}


def arrange_wrapping(r, s):
    """One step of wrapping on the shop's table."""
    table('paint', '#EBC3C6', 26)
    STEPS[r['step']](s)


WRAPPING = {'wrapping': arrange_wrapping}
