"""Things of the shop that hold sweets: a bowl, a stand of pops, a chest of drawers, cartons, a snow globe, a flat cap of a box."""

import math
import os
import tempfile

import numpy as np

from scene.bars import wrapped_bar
from scene.boards import mat_wrap, rbox
from scene.boxes import gift_box
from scene.cards import card, sleeve
from scene.chocolate import mat_choc
from scene.drops import sweets_of
from scene.lollipops import lolly
from scene.mesh import jitter, loft, mesh_obj, tube
from scene.mints import mat_pinwheel, mint_body
from scene.nodes import Nodes
from scene.outlines import densify, outline
from scene.pieces import piece
from scene.place import group
from scene.print_art import bar_label, card_art, label_art
from scene.surfaces import mat_foil, mat_paper, mat_plain
from scene.twists import mat_wax, twist_sweet
from scene.vessels import fill_round, lathe, mat_glass, mat_metal, tin_body


def printed(draw, spec):
    """The file of a piece of printed matter."""
    return draw(spec, os.path.join(tempfile.mkdtemp(prefix='sweetshop-print-'), 'art'))


def mat_wood(color='#B98A56'):
    """Planed wood, its grain along x."""
    t = Nodes('wood')
    mp = t.n('ShaderNodeMapping', {'Vector': t.co(), 'Scale': (0.25, 2.6, 2.6)})
    grain = t.noise(1.6, 5, 0.6, mp.outputs[0], 0.6)
    fine = t.noise(7, 4, 0.6, mp.outputs[0])
    c = t.mix(t.math('ADD', t.math('MULTIPLY', grain, 0.7), t.math('MULTIPLY', fine, 0.3)), '#6F4A26', color)
    return t.done(t.principled(Base_Color=c, Roughness=0.45, Specular=0.35, Normal=t.bump(fine, 0.15, 0.02)))


def arrange_bowl(r, s):
    """A bowl full of sweets."""
    radius, height = 5.0, 3.6
    glaze = mat_plain('glaze', r['color'], 0.16, 0.5, 0, 0.03, (3, 0.06), 0.8)
    wall = [(2.0, 0.0), (2.1, 0.25), (3.6, 0.9), (4.7, 2.2), (5.05, 3.5), (5.1, 3.62), (4.95, 3.62), (4.5, 2.2), (3.4, 1.1), (0.01, 0.9)]
    lathe('bowl', wall, glaze, 160, 40)
    mats, make = sweets_of(r['sweets'])
    fill_round(make, mats, r.get('count', 34), 4.1, 1.5, s, height=3.4, top=height + 3.4)


def arrange_stand(r, s):
    """A stand of wood in steps, pops upright in its holes."""
    wood = mat_wood(r.get('wood', '#B98A56'))
    rows, columns = r['rows'], r['columns']
    step, gap = 1.15, r.get('gap', 2.45)
    wide = columns * gap + 1.2
    n = 0
    for row in range(rows):
        y = (rows - 1) / 2 * 2.3 - row * 2.3
        high = 1.6 + step * (rows - 1 - row)
        o = rbox('step', wide, 2.3, high, wood, 0.1)
        o.location.y = y
        for column in range(columns):
            x = (column - (columns - 1) / 2) * gap
            colors = r['colors'][(n * 3 + row) % len(r['colors'])]
            n += 1
            pop = lolly(colors, R=1.05, rt=0.3, seed=s + n, stick=2.6, twist=0.5)
            group(pop, (0, 0, 0), 0, (90, 0, 0))
            group(pop, (x, y, high + 2.2), (n * 17) % 24 - 12, ((n * 7) % 9 - 4, 0, 0))


def arrange_drawers(r, s):
    """A small chest of drawers with knobs; one is open and shows what is in it."""
    rows, columns = r['rows'], r['columns']
    wide, high, deep = r.get('cell', [2.4, 2.0])[0], r.get('cell', [2.4, 2.0])[1], 4.6
    body, front = mat_wrap(r['color']), [mat_wrap(c) for c in r['fronts']]
    brass = mat_metal('#D2A953', 0.22)
    w, h = columns * wide + 0.5, rows * high + 0.5
    parts = [rbox('chest', w, deep, h, body, 0.12), rbox('top', w + 0.5, deep + 0.4, 0.35, body, 0.1, h)]
    for row in range(rows):
        for column in range(columns):
            x, z = (column - (columns - 1) / 2) * wide, 0.28 + row * high
            out = 2.2 if [column, row] == r['open'] else 0.12
            y = -deep / 2 - out
            panel = rbox('front', wide - 0.22, 0.3, high - 0.22, front[(row * 2 + column * 3) % len(front)], 0.07, z)
            panel.location.y = y
            panel.location.x = x
            knob = lathe('knob', [(0.02, 0.5), (0.24, 0.46), (0.28, 0.3), (0.12, 0.16), (0.12, 0.0)], brass, 40)
            group([knob], (x, y - 0.15, z + high / 2 - 0.1), 0, (90, 0, 0))
            parts += [panel, knob]
            if out > 1:
                for side in (-1, 1):
                    wall = rbox('side', 0.12, out, high * 0.62, body, 0.03, z)
                    wall.location.x, wall.location.y = x + side * (wide / 2 - 0.22), y + out / 2 + 0.1
                    parts.append(wall)
                floor = rbox('floor', wide - 0.4, out, 0.12, body, 0.03, z)
                floor.location.x, floor.location.y = x, y + out / 2 + 0.1
                parts.append(floor)
                mats, make = sweets_of(r['sweets'])
                scale = r.get('sweet_size', 0.5)
                rng = np.random.default_rng(s)
                for k in range(r.get('count', 16)):
                    o = make(mats[k % len(mats)])
                    at = (x + rng.uniform(-0.5, 0.5) * (wide - 3.2), y + 1.2 + rng.uniform(0, 1) * (out - 1.5), z + 0.4 + 0.3 * (k // 8))
                    group([o], at, rng.random() * 360, tuple(rng.uniform(-30, 30, 2)) + (0,), scale)
                    parts.append(o)
    group(parts, (0, 0, 0), r.get('turn', 24))


def carton(wide, deep, high, color='#B98A5C'):
    """An open carton, its flaps out."""
    board = mat_wrap(color)
    parts = [rbox('bottom', wide, deep, 0.2, board, 0.04)]
    for sx, sy, x, y in ((wide, 0.2, 0, -deep / 2), (wide, 0.2, 0, deep / 2), (0.2, deep, -wide / 2, 0), (0.2, deep, wide / 2, 0)):
        o = rbox('wall', sx, sy, high, board, 0.05)
        o.location.x, o.location.y = x, y
        parts.append(o)
    return parts


def arrange_case(r, s):
    """A carton of bars in two stacks, two labels to the eye."""
    art = printed(bar_label, r['print'])
    parts = carton(16.6, 17.6, r.get('high', 4.6))
    levels = r.get('levels', 5)
    for i in range(levels):
        for x in (-4.0, 4.0):
            parts += group(wrapped_bar(art, foil=r.get('foil', '#D8C190')), (x + 0.1 * math.sin(i * 5 + x), 0.1 * math.cos(i * 3), 0.2 + 1.08 * i), 0.8 * math.sin(i * 7 + x))
    group(parts, (0, 0, 0), r.get('turn', 14))


def arrange_boxes(r, s):
    """A carton with many small closed boxes in it, each with the shop's label."""
    columns, rows = r['columns'], r['rows']
    size, high = r.get('size', 4.6), r.get('box_high', 3.4)
    art = printed(label_art, r.get('print', {})) if r.get('print') is not None else None
    parts = carton(columns * (size + 0.2) + 0.6, rows * (size + 0.2) + 0.6, r.get('high', 2.6), r.get('carton', '#B98A5C'))
    for row in range(rows):
        for column in range(columns):
            n = row * columns + column
            x, y = (column - (columns - 1) / 2) * (size + 0.2), (row - (rows - 1) / 2) * (size + 0.2)
            if 'ribbon' in r:
                small = gift_box(r['colors'][n % len(r['colors'])], r['ribbon'], s + n, size, size, high, rz=0)
            else:
                small = [rbox('box', size, size, high, mat_wrap(r['colors'][n % len(r['colors'])]), 0.08)]
                if art:
                    small += group([card(art, size * 0.72, size * 0.72, 0.04, 0.2)], (0, 0, high))
            parts += group(small, (x, y, 0.2), 1.5 * math.sin(n * 5))
    group(parts, (0, 0, 0), r.get('turn', 18))


def arrange_squares(r, s):
    """A tray with a lip, rows of small squares in foil."""
    parts = carton(13.4, 11.2, 1.3, r['tray'])
    foils = [mat_foil(c, 0.22) for c in r['colors']]
    for i in range(5):
        for j in range(4):
            o = rbox('square', 2.35, 2.35, 0.75, foils[(i + 2 * j) % len(foils)], 0.16)
            v = np.array([q.co[:] for q in o.data.vertices])
            o.data.vertices.foreach_set('co', jitter(v, 0.05, 1.4, s + i * 7 + j).astype(np.float32).ravel())
            parts += group([o], ((i - 2) * 2.5, (j - 1.5) * 2.6, 0.3 + 0.5 * ((i + j) % 2)), 6 * math.sin(i * 3 + j * 5), (3 * math.sin(j * 4), 4 * math.cos(i * 3), 0))
    group(parts, (0, 0, 0), 16)


def arrange_globe(r, s):
    """A tin with a dome of glass, mints like snow in it."""
    radius = 4.0
    tin_body(radius, 2.2, r['color'])
    profile = [(radius - 0.15, 2.2), (radius - 0.1, 3.4)] + [(radius * math.cos(a) * 0.975, 3.4 + radius * math.sin(a)) for a in np.linspace(0.05, 1.55, 26)]
    lathe('dome', profile, mat_glass(), 128, 60)
    lathe('knob', [(0.55, 7.35), (0.6, 7.5), (0.2, 7.7), (0.24, 7.9), (0.02, 8.15)], mat_metal('#D8BE84', 0.24), 60)
    mats, make = sweets_of(r['sweets'])
    fill_round(make, mats, r.get('count', 110), radius - 0.35, 1.6, s, height=3.4, top=6.2)


def arrange_cap(r, s):
    """A flat black box like a scholar's cap, its tassel over the edge."""
    black = mat_wrap('#1B1618')
    parts = [rbox('box', 8.6, 8.6, 2.6, black, 0.2), rbox('board', 13.4, 13.4, 0.5, black, 0.1, 2.6)]
    gold = mat_plain('cord', r['tassel'], 0.5, 0.4, 0.05, 0.1, (60, 0.5))
    parts.append(lathe('button', [(0.01, 3.45), (0.4, 3.4), (0.55, 3.1)], gold, 40))
    cord = [(0.0, 0.0, 3.25), (1.6, -1.8, 3.2), (3.6, -3.9, 3.2), (5.2, -6.4, 3.2), (5.45, -6.9, 3.0), (5.5, -7.0, 2.2)]
    line = np.array([np.interp(np.linspace(0, 5, 60), range(6), np.array(cord)[:, k]) for k in range(3)]).T
    parts.append(tube(line, 0.12, gold, 12))
    for i in range(26):
        a, q = i * 2.4, 0.34 * math.sqrt(i / 26)
        top = np.array([5.5 + 0.4 * q * math.cos(a), -7.05 + 0.4 * q * math.sin(a), 2.1])
        end = np.array([5.5 + 1.5 * q * math.cos(a), -7.1 + 1.2 * q * math.sin(a) - 0.15, 0.12])
        parts.append(tube([top, (top * 0.5 + end * 0.5) + [0, -0.06, 0], end], 0.06, gold, 8))
    parts.append(lathe('knot', [(0.16, 0.5), (0.3, 0.3), (0.28, 0.0), (0.2, -0.2)], gold, 30))
    parts[-1].location = (5.5, -7.05, 2.0)
    group(parts, (0, 0, 0), r.get('turn', 28))


def arrange_wallet(r, s):
    """A printed card and two squares of chocolate on it, two beside it."""
    art = printed(card_art, r['print'])
    group([card(art, 12.0, 7.6, 0.12, 0.4)], (0, 2.9, 0), 8)
    for i, (x, y, z, turn) in enumerate(((-2.6, -3.2, 0, 14), (1.3, -3.5, 0, -12), (4.9, -2.6, 0, 26))):
        group(piece(r['piece'], s + i), (x, y, z), turn)


def arrange_envelope(r, s):
    """A paper envelope, three mints half out of it."""
    group(sleeve(r['paper'], 8.6, 5.8), (0, 1.3, 0), 10)
    for i, (x, y, z, turn) in enumerate(((-2.1, -1.9, 0, 0), (0.5, -2.5, 0, 40), (2.6, -1.3, 0.0, 80))):
        group([mint_body(mat_pinwheel(['#FBF7F2', r['color']]))], (x, y, z), turn, None, 1.15)


def arrange_taste(r, s):
    """A sweet in twisted foil and the bonbon that is in it."""
    kind, colors = r['paper']
    group([twist_sweet(mat_wax(colors, kind), s, 1.35, 0.95, 1.2, tail=1.2)], (-0.5, 1.1, 0.9), 12)
    group(piece(r['piece'], s), (0.9, -1.9, 0), -14)


def arrange_carrier(r, s):
    """Two striped paper bags with string handles, side by side."""
    twine = mat_plain('twine', '#F6EBD8', 0.8, 0.2, 0, 0.1, (40, 0.5))
    for i, (x, y, turn, size) in enumerate(((-3.6, 1.2, 20, 1.0), (3.4, -1.2, -14, 0.86))):
        wide, deep, high = 8.4, 4.2, 10.4
        paper = mat_wrap(*r['papers'][i])
        inside = mat_paper('#EFE3D0', 0.7, 0.1)
        parts = []
        for sx, sy, px, py in ((wide, 0.08, 0, -deep / 2), (wide, 0.08, 0, deep / 2), (0.08, deep, -wide / 2, 0), (0.08, deep, wide / 2, 0)):
            o = rbox('wall', sx, sy, high, paper, 0.02)
            o.location.x, o.location.y = px, py
            parts.append(o)
        parts.append(rbox('floor', wide, deep, 0.1, inside, 0.02))
        for py in (-deep / 2 - 0.06, deep / 2 + 0.06):
            loop = [(2.0 * math.cos(a), py, high - 0.9 + 3.2 * math.sin(a)) for a in np.linspace(0, np.pi, 40)]
            parts.append(tube(loop, 0.14, twine, 12))
        parts += group([card(printed(label_art, {'about': 'confectioners'}), 4.4, 4.4, 0.03, 2.1)], (0, -deep / 2 - 0.06, high * 0.46), 0, (90, 0, 0))
        group(parts, (x, y, 0), turn, None, size)


def apron(color, pocket, seed):
    """An apron laid flat: bib, skirt, a wide pocket, strings."""
    half = [(1.5, 8.6), (1.75, 6.8), (2.3, 5.2), (3.6, 4.1), (3.9, 3.6), (4.0, -3.6), (3.85, -4.0)]
    plan = np.array(half + [(-x, y) for x, y in half[::-1]], float)[::-1]
    from scene.outlines import resample, smooth_poly

    plan = smooth_poly(resample(plan, 420), 3)
    t = Nodes('cloth')
    weave = t.noise(60, 2, 0.6)
    folds = t.noise(0.55, 3, 0.5)
    cloth = t.done(t.principled(Base_Color=color and mat_color(color), Roughness=0.85, Specular=0.15, Sheen=0.4, Normal=t.bump(folds, 0.55, 0.5, t.bump(weave, 0.3, 0.02))))
    v, f = loft(plan, [(0.0, 0), (0, 0.12), (0.08, 0.18)], top_rings=40)
    body = mesh_obj('apron', jitter(v, 0.16, 0.35, seed), f, cloth, auto=50)
    stitched = mat_plain('thread', pocket, 0.8, 0.2)
    flap = rbox('pocket', 5.6, 3.0, 0.14, cloth, 0.05, 0.2)
    flap.location.y = 0.2
    hem = [rbox('hem', 5.4, 0.07, 0.03, stitched, 0.01, 0.36), rbox('hem', 0.07, 2.8, 0.03, stitched, 0.01, 0.36)]
    hem[0].location.y, hem[1].location.y = 1.5, 0.2
    tape = mat_plain('tape', color, 0.85, 0.15)
    neck = tube([(1.35 * math.cos(a), 8.5 + 2.3 * math.sin(a), 0.2) for a in np.linspace(0, np.pi, 50)], 0.16, tape, 10, flat=0.4)
    ties = [tube([(k * 3.9, 3.7, 0.2), (k * 5.0, 3.2, 0.2), (k * 5.3, 1.6, 0.15), (k * 5.0, 0.2, 0.15), (k * 5.4, -1.4, 0.15)], 0.16, tape, 10, flat=0.4) for k in (-1, 1)]
    return [body, flap, *hem, neck, *ties]


def mat_color(color):
    """The linear value of a color, for a shader."""
    from scene.colour import lin

    return lin(color)


def arrange_aprons(r, s):
    """Two aprons laid flat, one partly over the other."""
    group(apron(r['color'], r['thread'], s), (-2.4, 1.0, 0), 10)
    group(apron(r['color'], r['thread'], s + 1), (3.0, -0.8, 0.25), -12)


def arrange_tasting(r, s):
    """Pleated paper cups, some with a bonbon, and flags on toothpicks."""
    from scene.trays import cup

    paper = mat_paper(r['cups'], 0.5, 0.15)
    wood = mat_plain('stick', '#DDBB86', 0.6, 0.3)
    for i, (x, y) in enumerate(((-3.4, 1.5), (0, 1.9), (3.4, 1.5), (-1.8, -1.6), (1.7, -1.8))):
        group([cup(1.42, 1.25, 36, paper, 1.15, 'super', 3.4)], (x, y, 0), 9 * i)
        if i in (0, 2, 4):
            continue
        group(piece(r['piece'], s + i), (x, y, 0.32), 20 * i, None, 0.84)
        stick = tube([(x, y, 1.1), (x + 0.1, y, 3.9)], 0.07, wood, 10)
        flag = mesh_obj('flag', [(0, 0, 0), (1.5, -0.1, 0.1), (1.5, -0.1, 0.95), (0, 0, 0.9)], [(0, 1, 2, 3)], mat_paper(r['flags'][i % len(r['flags'])], 0.6, 0.1))
        group([flag], (x + 0.1, y, 3.0))
    for i, turn in enumerate((12, -26, 40)):
        stick = tube([(-1.9, 0, 0.08), (1.9, 0, 0.08)], 0.07, wood, 10)
        flag = mesh_obj('flag', [(0, 0, 0), (1.2, 0, 0), (1.2, 1.0, 0.02), (0, 1.0, 0.02)], [(0, 1, 2, 3)], mat_paper(r['flags'][i % len(r['flags'])], 0.6, 0.1))
        group([stick, *group([flag], (0.6, 0.05, 0.1))], (-2.6 + 2.6 * i, -3.9, 0), turn)


COUNTER = {
    'bowl': arrange_bowl,
    'stand': arrange_stand,
    'drawers': arrange_drawers,
    'case': arrange_case,
    'boxes': arrange_boxes,
    'squares': arrange_squares,
    'globe': arrange_globe,
    'cap': arrange_cap,
    'wallet': arrange_wallet,
    'envelope': arrange_envelope,
    'taste': arrange_taste,
    'carrier': arrange_carrier,
    'aprons': arrange_aprons,
    'tasting': arrange_tasting,
}
