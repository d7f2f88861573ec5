"""Fronts of shops: a wall with arched windows on sills, a door, a striped awning, lettering, lit shelves behind the panes."""

import math
import os
import tempfile

import numpy as np

from scene.mesh import icosphere, merged, mesh_obj, tube
from scene.place import group
from scene.places_goods import fill_shelf
from scene.places_stage import lamp
from scene.places_stuff import (
    arch,
    block,
    mat_boards,
    mat_cloth,
    mat_courses,
    mat_light,
    mat_paint,
    mat_plaster,
    mat_window,
    oblong,
    picture,
    plane,
    sheet,
)
from scene.print_art import front_art, shield_art
from scene.surfaces import mat_vcol
from scene.vessels import lathe, mat_metal

SILL = '#3A0F2E'


def printed(draw, spec):
    """The file of a piece of lettering."""
    return draw(spec, os.path.join(tempfile.mkdtemp(prefix='sweetshop-sign-'), 'art'))


def mat_wall(spec):
    """The material a front is built of."""
    kind, colors = spec['of'], spec['colors']
    if kind == 'brick':
        return mat_courses(colors[:2], colors[2], relief=0.55)
    if kind == 'stone':
        return mat_courses(colors[:2], colors[2], (64, 32), 0.7, 0.85, 0.5)
    if kind == 'tile':
        return mat_courses(colors[:2], colors[2], (20, 10), 0.35, 0.16, 0.35, shine=0.7)
    if kind == 'boards':
        return mat_boards(colors[0])
    return mat_plaster(colors[0])


def show(store, rng, x, z, w, h, look):
    """The room behind a window: a bed with a show of sweets, shelves to the ceiling, its light."""
    wall = mat_paint(look.get('room', '#F3D9C4'), 0.7, 0)
    wood = mat_paint(look.get('shelf', '#5A1648'), 0.4)
    half, deep, top = w / 2 + 34, 158, z + h + 14
    out = [
        block(x, deep, z - 60, 2 * half, 4, h + 90, wall),
        block(x - half, 16, z - 60, 4, deep - 12, h + 90, wall),
        block(x + half, 16, z - 60, 4, deep - 12, h + 90, wall),
        block(x, 16, top, 2 * half, deep - 12, 4, wall),
        block(x, 15, z - 12, 2 * half - 6, 62, 8, mat_paint(look.get('bed', '#FBF4F9'), 0.5)),
    ]
    kinds = look.get('goods', ['boxes', 'jars', 'jars', 'boxes', 'tins'])
    step = look.get('step', 52)
    for i in range(int((h + 6) / step)):
        level = z + 2 + i * step
        out.append(block(x, deep - 30, level - 3, 2 * half - 6, 30, 3, wood, 0.4))
        out += fill_shelf(store, rng, x - half + 8, x + half - 8, deep - 16, level, kinds[i % len(kinds)], step - 8)
    out += window_bed(store, rng, x, z - 4, w, look)
    bright = look.get('bright', 2.6)
    out.append(lamp((x, 62, top - 4), (x, 84, z + 30), w * 0.8, 50, bright, '#FFE4BE'))
    out.append(lamp((x, 30, top - 6), (x, 46, z), w * 0.7, 20, bright * 0.5, '#FFE9CC'))
    return out


def window_bed(store, rng, x, z, w, look):
    """What is put right behind the pane, low at the sides and in front, higher in the middle."""
    out, n = [], int(rng.integers(6))
    step = block(x, 44, z, w * 0.6, 30, 16, mat_paint(look.get('bed', '#FBF4F9'), 0.5))
    out.append(step)
    count = max(2, int(w * 0.62 / 36))
    for i in range(count):
        at = x + (i - (count - 1) / 2) * 36
        what = (n + i) % 3
        if what == 0:
            out += store.stand(('#FBF4F9', '#FFD3DC', '#C6EAD8')[i % 3], (at, 58, z + 16), 1.45)
        elif what == 1:
            out += store.gift(i + n, (at, 60, z + 16), rng.uniform(10, 35), 2.3)
        else:
            out += store.pops(i % 2, (at, 58, z + 16), 1.5)
    count = max(3, int((w - 24) / 32))
    for i in range(count):
        at = x + (i - (count - 1) / 2) * 32 + rng.uniform(-2, 2)
        what = (n + i * 2) % 5
        if what in (0, 3):
            out += store.gift(i + n + 2, (at, 30, z), rng.uniform(-30, 30), rng.uniform(1.7, 2.0), True, (11.5, 11.5, 4.6))
        elif what == 1:
            out += store.jar(i + n, (at, 30, z), 1.05)
        elif what == 2:
            colors = (('#F8F0E2', '#C0104B'), ('#5A1648', '#D2A953'))
            out += [o for k in range(2) for o in store.bar(*colors[k], (at - 7 + 13 * k, 30 + 2 * k, z), rng.uniform(-12, 12), 1.5)]
        else:
            out += store.stand('#FBF4F9', (at, 31, z), 1.15)
    return out


def window(store, rng, spec, wall_trim, look):
    """An arched window on its sill: frame, bars, pane, and what is shown behind it."""
    x, z, w, h = spec['x'], spec['z'], spec['w'], spec['h']
    paint = mat_paint(look['trim'])
    shape = arch if spec.get('head', 'round') == 'round' else oblong
    out = [sheet('frame', shape(x, z, w, h), [shape(x, z + 6, w - 12, h - 12)], 9, paint, 7, 0.7)]
    if wall_trim is not None:
        out.append(sheet('surround', shape(x, z, w + 26, h + 13), [shape(x, z - 1, w, h + 1)], 7, wall_trim, -4, 0.8))
    spring = z + h - w / 2 if shape is arch else z + h * 0.74
    for i in range(1, 0 if spec.get('open') else spec.get('lights', 3)):
        at = x - w / 2 + w * i / spec.get('lights', 3)
        out.append(block(at, 10, z + 6, 3.4, 4, spring - z - 4, paint, 0.5))
    if not spec.get('open'):
        out.append(block(x, 9.5, spring - 3, w - 8, 5, 5, paint, 0.6))
    if shape is arch and not spec.get('open'):
        for a in np.linspace(math.pi / 6, math.pi * 5 / 6, 5):
            ends = [(x + q * math.cos(a), 12, spring + q * math.sin(a)) for q in (0.17 * w, w / 2 - 4)]
            out.append(tube(ends, 1.5, paint, 10))
        ring = [(x + 0.17 * w * math.cos(a), 12, spring + 0.17 * w * math.sin(a)) for a in np.linspace(0, math.pi, 40)]
        out.append(tube(ring, 1.5, paint, 10))
        out.append(sheet('pane', shape(x, z + 3, w - 6, h - 6), [], 0.2, mat_window(), 12))
    sill = mat_paint(look.get('sill', SILL), 0.3, 0.5)
    if spec.get('open'):
        out += counter_of(store, x, z, w, sill)
    else:
        out.append(block(x, -15, z - 9, w + 30, 32, 9, sill, 1.2))
    out += show(store, rng, x, z, w, h, look)
    return out


def counter_of(store, x, z, w, sill):
    """The broad sill of a hatch one is served through, set with jars and stands."""
    out = [block(x, -44, z - 9, w + 44, 64, 9, sill, 1.6), block(x, -40, z - 15, w + 30, 52, 6, sill, 1)]
    for i, at in enumerate(np.linspace(x - w / 2 + 8, x + w / 2 - 8, max(4, int(w / 44)))):
        spot = (at, -22, z)
        what = i % 4
        if what == 0:
            out += store.jar(i, spot, 1.25)
        elif what == 1:
            out += store.pops(i % 2, spot, 1.25)
        elif what == 2:
            out += store.stand('#FBF4F9', spot, 1.2)
        else:
            out += store.gift(i, spot, 20, 1.7)
    return out


def clock(x, z, r=40):
    """A large clock on the wall, at ten past ten."""
    iron = mat_paint('#2A0A22', 0.3)
    out = [lathe('dial', [(0.01, 3), (r, 3), (r, 0)], mat_light('#FFF6E6', 0.8), 64), lathe('case', [(r - 1, 5), (r, 6), (r + 4, 5), (r + 5, 0)], iron, 64)]
    for i in range(12):
        a = i * math.pi / 6
        out.append(tube([(q * math.cos(a), q * math.sin(a), 3.4) for q in (r * 0.78, r * 0.9)], 1.2 if i % 3 else 2, iron, 8))
    for turn, far, thick in ((math.radians(150), r * 0.5, 1.8), (math.radians(30), r * 0.74, 1.3)):
        out.append(tube([(0, 0, 4), (far * math.cos(turn), far * math.sin(turn), 4)], thick, iron, 8))
    return group(group(out, (0, 0, 0), 0, (90, 0, 0)), (x, -1, z))


def door(spec, look):
    """A door with a tall arched pane, a light over it, a step before it; dim shop behind."""
    x, w, h = spec['x'], spec['w'], spec['h']
    paint, leaf = mat_paint(look['trim']), mat_paint(look.get('door', '#5A1648'))
    brass = mat_metal('#D2A953', 0.22)
    shape = arch if spec.get('head') == 'round' else oblong
    leaf_high = min(h - 46, 218)
    out = [
        sheet('door-frame', shape(x, 0, w, h), [oblong(x, 4, w - 16, leaf_high), shape(x, leaf_high + 12, w - 16, h - leaf_high - 20)], 12, paint, 8, 0.7),
        sheet('leaf', oblong(x, 5, w - 18, leaf_high - 2), [arch(x, 78, w - 46, leaf_high - 98)], 5, leaf, 15, 0.8),
        sheet('panel', oblong(x, 20, w - 46, 44), [], 3, leaf, 13, 1.0),
        sheet('door-pane', arch(x, 78, w - 46, leaf_high - 98), [], 0.3, mat_window(), 17),
        sheet('light-pane', shape(x, leaf_high + 12, w - 16, h - leaf_high - 20), [], 0.3, mat_window(), 17),
        block(x, -26, 0, w + 16, 44, 5, mat_plaster('#BDB3AA'), 1),
        block(x, 150, 0, w + 180, 4, h + 20, mat_paint(look.get('room', '#F3D9C4'), 0.7, 0)),
        lamp((x, 90, h - 6), (x, 120, 60), w, 60, look.get('bright', 1.8) * 0.8, '#FFE4BE'),
    ]
    for z in (96.0, 122.0):
        out.append(tube([(x + w / 2 - 20, 15, z), (x + w / 2 - 20, 9, z)], 1.0, brass, 10))
    out.append(tube([(x + w / 2 - 20, 9, 92.0), (x + w / 2 - 20, 9, 126.0)], 1.5, brass, 14))
    out.append(picture(printed(shield_art, {'ground': look.get('awning', ['#C0104B'])[0]}), x, 16.6, 132, 22, 22))
    return out


def awning(x, z, w, deep, drop, colors, cloth=18.0, valance=17.0):
    """A striped awning: sloping cloth that hangs a little between its ribs, a scalloped edge, closed sides."""
    n = max(2, round(w / cloth))
    w = n * cloth
    mat = mat_cloth(colors, cloth, w / 2)
    u = np.linspace(-w / 2, w / 2, n * 8 + 1)
    verts, rows = [], 9
    for i in range(rows):
        q = i / (rows - 1)
        sag = 1.6 * math.sin(math.pi * q)
        verts += [(a, -deep * q, -drop * q - sag - 0.35 * math.cos(2 * math.pi * (a + w / 2) / cloth) * math.sin(math.pi * q)) for a in u]
    for depth in (0.0, 0.5, 1.0):
        low = valance * depth
        verts += [(a, -deep - 0.6 - 0.5 * math.sin(a / 9) * depth, -drop - low * (0.62 + 0.38 * abs(math.sin(math.pi * (a + w / 2) / cloth)))) for a in u]
    k = len(u)
    lines = rows + 3
    faces = [(r * k + i, (r + 1) * k + i, (r + 1) * k + i + 1, r * k + i + 1) for r in range(lines - 1) for i in range(k - 1)]
    cover = mesh_obj('awning', verts, faces, mat, auto=60)
    out = [cover]
    for side in (-1, 1):
        s = side * w / 2
        out.append(mesh_obj('side', [(s, 0, 0), (s, -deep, -drop), (s, 0, -drop)], [(0, 1, 2)], mat, smooth=False))
    iron = mat_paint('#2A0A22', 0.4)
    out.append(tube([(-w / 2, -deep, -drop - 0.4), (w / 2, -deep, -drop - 0.4)], 1.3, iron, 10))
    out.append(block(0, -9, -1, w, 9, 6, iron, 1))
    return group(out, (x, 0, z))


def timber(spec, look):
    """A painted wooden front over the wall: pilasters, panels below the windows, a cornice."""
    paint = mat_paint(look['trim'])
    out = []
    for x in spec['pilasters']:
        out += [
            block(x, -9, 14, 24, 12, spec['top'] - 14, paint, 0.8),
            block(x, -13, 0, 30, 16, 24, paint, 1.2),
            block(x, -12, spec['top'] - 16, 30, 16, 14, paint, 1.4),
            sheet('inlay', arch(x, 40, 11, spec['top'] - 76), [arch(x, 43, 6, spec['top'] - 82)], 2, paint, -10.6, 0.4),
        ]
    left, right = spec['pilasters'][0] - 14, spec['pilasters'][-1] + 14
    for x, w in spec['panels']:
        out.append(block(x, -5, 0, w, 8, 46, paint, 0.8))
        out.append(sheet('field', oblong(x, 8, w - 14, 32), [oblong(x, 11, w - 20, 26)], 2.4, paint, -6.4, 0.6))
    middle, wide = (left + right) / 2, right - left
    out.append(block(middle, -7, spec['top'] - 2, wide, 10, 6, paint, 1))
    return out


def fascia(look, x, z, w, h=46):
    """The board with the shop's name, a cornice over it."""
    paint = mat_paint(look['trim'])
    ground = look.get('board', '#3A0F2E')
    out = [
        block(x, -8, z, w, 12, h, mat_paint(ground), 0.8),
        picture(printed(front_art, {'ground': ground, 'ink': look.get('ink', '#F4DDA8'), 'ratio': (w - 24) / (h - 8)}), x, -8.3, z + 4, w - 24, h - 8),
        block(x, -15, z + h, w + 10, 22, 6, paint, 1.5),
        block(x, -21, z + h + 6, w + 22, 28, 7, paint, 2.2),
        block(x, -11, z - 5, w + 4, 14, 5, paint, 1.5),
    ]
    return out


def lantern(x, z, glow):
    """A wall lantern on a bracket."""
    iron = mat_paint('#2A0A22', 0.4)
    out = [
        tube([(x, 0, z + 14), (x, -10, z + 22), (x, -20, z + 20)], 1.1, iron, 10),
        lathe('cap', [(0.01, 20), (3, 18), (8.4, 12.5), (8.2, 12)], iron, 6),
        lathe('glass', [(4.6, -8), (7.4, 11.5)], mat_light('#FFD9A0', glow), 6),
        lathe('foot', [(0.01, -11), (3.2, -9.6), (4.9, -8)], iron, 6),
    ]
    for o in out[1:]:
        o.location = (x, -20, z)
    return out


def blade(look, x, z):
    """The shop's sign hung out at a right angle: an arched board with the ampersand."""
    iron = mat_paint('#2A0A22', 0.4)
    out = [tube([(x, 0, z + 74), (x, -66, z + 74)], 1.3, iron, 10)]
    parts = [sheet('blade', arch(0, 0, 50, 62), [], 4, mat_paint(look.get('board', '#3A0F2E')), -2, 0.8)]
    file = printed(shield_art, {'ground': look.get('board', '#3A0F2E'), 'ink': '#FFE08A'})
    parts.append(picture(file, 0, -2.3, 8, 40, 40))
    parts.append(block(0, -5, -5, 58, 10, 5, mat_paint('#C0104B'), 0.8))
    parts += [tube([(s * 18, 0, 58), (s * 18, 0, 74)], 0.6, iron, 8) for s in (-1, 1)]
    return out + group(parts, (x, -36, z), 90)


def bay(x, y, z, size=34.0, seed=0, pot='#3A0F2E'):
    """A clipped tree in a pot."""
    rng = np.random.default_rng(seed)
    tub = lathe('tub', [(0.01, 0), (13, 0), (15, 1), (18, 30), (19, 31), (19, 34), (16.6, 34), (16, 29), (0.01, 29)], mat_paint(pot, 0.5), 48)
    stem = tube([(0, 0, 29), (0.6, 0.3, 70)], 1.8, mat_paint('#5B4030', 0.8, 0), 10)
    leaf = (np.array([(0, 0, 0), (1.5, 2.6, 0.4), (0, 6.4, 0), (-1.5, 2.6, 0.4)]), [(0, 1, 2, 3)])
    mats4, cols = [], []
    for _ in range(1700):
        d = rng.normal(0, 1, 3)
        d /= np.linalg.norm(d)
        r = size / 2 * (0.62 + 0.38 * rng.random() ** 0.5) * (1 + 0.05 * math.sin(5 * d[0] + 3 * d[2]))
        side = np.cross(d, rng.normal(0, 1, 3))
        side /= np.linalg.norm(side)
        out = d * 0.5 + side * 0.8 + rng.normal(0, 0.2, 3)
        out /= np.linalg.norm(out)
        third = np.cross(out, side)
        m = np.eye(4)
        m[:3, 0], m[:3, 1], m[:3, 2], m[:3, 3] = third, out, side, d * r + [0, 0, 86]
        mats4.append((0, m))
        g = rng.uniform(0.6, 1.2)
        cols.append((0.035 * g, 0.085 * g, 0.022 * g, 1))
    crown = merged('leaves', [leaf], mats4, mat_vcol('leaf', 0.4, 0.5), cols, False)
    core = mesh_obj('core', icosphere(3, size * 0.36)[0] + [0, 0, 86], icosphere(3, 1)[1], mat_paint('#132408', 0.9, 0))
    return group([tub, stem, crown, core], (x, y, z), 40 * seed)


def pavement(look):
    """Flags, a curb, the street."""
    stone = look.get('flags', ['#B3A9A0', '#A2988F', '#6E655E'])
    if look.get('indoors'):
        floor = mat_courses(stone[:2], stone[2], (80, 80), 0.25, 0.14, 0.1, True, 0.0, 0.5)
        return [plane('floor', -1500, 1500, -1700, 60, 0, floor), *ceiling(look['indoors'])]
    if look.get('planks'):
        wood = mat_courses(stone[:2], stone[2], (340, 15), 0.6, 0.8, 0.5, True)
        return [plane('planks', -1300, 1300, -1700, 40, 0, wood)]
    out = [
        plane('flags', -1300, 1300, -150, 420, 0, mat_courses(stone[:2], stone[2], (72, 50), 0.7, 0.75, 0.3, True)),
        plane('street', -1300, 1300, -1700, -176, -13, mat_plaster(look.get('street', '#6B6668'), 0.6)),
        block(0, -178, -16, 2600, 28, 16.2, mat_courses(['#A79E97', '#958C86'], '#5E5650', (120, 60), 0.6, 0.75, 0.3, True), 1.5),
    ]
    return out


def ceiling(high):
    """The ceiling of a hall with round lights in it, and the light they give."""
    out = [plane('ceiling', -1500, 1500, -900, 60, high, mat_paint('#F4EEEA', 0.8, 0))]
    glow = mat_light('#FFF2DC', 3)
    for x in range(-480, 481, 160):
        for y in (-70, -270, -470):
            spot = lathe('spot', [(0.01, -1), (14, -1), (15, 0.5)], glow, 32)
            spot.location = (x, y, high)
            out.append(spot)
    out.append(lamp((-160, -330, high - 4), (0, -60, 120), 900, 300, 3.2, '#FFF3E2'))
    # The hall's daylight on the front; panes do not mirror it.
    far = lamp((-420, -1000, 300), (0, 0, 170), 700, 420, 2.6, '#FFF8F0')
    far.visible_glossy = False
    out.append(far)
    return out


def front(spec, store, rng):
    """One front of a street in its own coordinates, as a recipe's data describe it."""
    look = spec['look']
    wall = mat_wall(spec['wall'])
    trim = mat_wall(spec['surround']) if 'surround' in spec else None
    left, right, high = spec.get('from', -320), spec.get('to', 320), spec.get('high', 520)
    holes, out = [], []
    for opening in spec['openings']:
        if opening['is'] == 'window':
            shape = arch if opening.get('head', 'round') == 'round' else oblong
            holes.append(shape(opening['x'], opening['z'], opening['w'], opening['h']))
            out += window(store, rng, opening, trim, {**look, **opening.get('look', {})})
        elif opening['is'] == 'hole':
            holes.append(arch(opening['x'], -2, opening['w'], opening['h'] + 2))
            if trim is not None:
                ring = arch(opening['x'], -2, opening['w'] + 30, opening['h'] + 17)
                out.append(sheet('surround', ring, [arch(opening['x'], -3, opening['w'], opening['h'] + 3)], 8, trim, -4, 0.8))
        else:
            shape = arch if opening.get('head') == 'round' else oblong
            holes.append(shape(opening['x'], -2, opening['w'], opening['h'] + 2))
            out += door(opening, look)
    out.append(sheet('wall', [(left, -4), (right, -4), (right, high), (left, high)], holes, 24, wall))
    if 'base' in spec:
        for a, b in spec['base']['spans']:
            out.append(block((a + b) / 2, -4, 0, b - a, 8, spec['base'].get('high', 34), mat_wall(spec['base']), 0.8))
    if 'timber' in spec:
        out += timber(spec['timber'], look)
    for board in spec.get('boards', []):
        out += fascia(look, board['x'], board['z'], board['w'], board.get('h', 46))
    for a in spec.get('awnings', []):
        out += awning(a['x'], a['z'], a['w'], a.get('deep', 74), a.get('drop', 34), look['awning'], a.get('cloth', 18))
    for x, z in spec.get('lanterns', []):
        out += lantern(x, z, look.get('lantern', 2.5))
    for x, z in spec.get('blades', []):
        out += blade(look, x, z)
    for x, z in spec.get('clocks', []):
        out += clock(x, z)
    for i, (x, y) in enumerate(spec.get('trees', [])):
        out += bay(x, y, 0, seed=i + 1, pot=look.get('pot', '#3A0F2E'))
    return out
