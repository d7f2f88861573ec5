"""Rooms of the shop: the counter with its scales, shelves of boxes, the desk for orders, a table for a good cause, the first hatch."""

import math
import os
import tempfile

import numpy as np

from scene.cards import card
from scene.counter import mat_wood
from scene.drops import sweets_of
from scene.lollipops import lolly
from scene.mesh import mesh_obj, tube
from scene.place import group
from scene.places_front import lantern, mat_wall
from scene.places_goods import Store, fill_shelf
from scene.places_stage import lamp
from scene.places_stuff import arch, block, mat_courses, mat_light, mat_paint, mat_plaster, oblong, picture, plane, sheet
from scene.print_art import bar_label, label_art, note_art, order_art
from scene.bars import wrapped_bar
from scene.surfaces import mat_plain, mat_satin
from scene.vessels import lathe, mat_metal


def drawn(draw, spec):
    """The file of a piece of printed matter."""
    return draw(spec, os.path.join(tempfile.mkdtemp(prefix='sweetshop-print-'), 'art'))


def shop_room(back, wall, top, light=3.6, wide=420.0):
    """A counter before a painted wall, window light from the left."""
    block(0, -120, -6, wide, 120 + min(back, 70), 6, top, 0.9)
    block(0, back, -120, 2.4 * wide, 6, 460, wall, 0.5)
    lamp((-190, -20, 150), (0, 10, 10), 150, 130, light, '#FFF3E2')
    lamp((40, -240, 170), (0, 0, 20), 180, 110, light * 0.25, '#EEF3FA')
    lamp((0, back - 60, 230), (0, back, 70), 300, 40, light * 0.5, '#FFE6C2')


def shelves(store, rng, y, levels, x0, x1, kinds, wood, step):
    """Shelves on a wall, filled."""
    for i, z in enumerate(levels):
        block((x0 + x1) / 2, y - 30, z - 3, x1 - x0, 30, 3, wood, 0.4)
        fill_shelf(store, rng, x0 + 4, x1 - 4, y - 15, z, kinds[i % len(kinds)], step - 7, 1.25)


def scales():
    """Brass scales: a foot, a pillar, a beam, two pans on chains."""
    brass = mat_metal('#D2A953', 0.18)
    out = [lathe('foot', [(0.01, 3.2), (4, 3), (8, 1.6), (11, 1.2), (11.4, 0.4), (11, 0)], brass, 80)]
    out.append(lathe('pillar', [(1.0, 40), (1.3, 38), (1.0, 34), (1.5, 20), (2.3, 8), (2.0, 5), (3.4, 3)], brass, 40))
    out.append(lathe('ball', [(0.01, 45), (1.6, 44), (2.1, 42.6), (1.6, 41), (0.6, 40)], brass, 32))
    tip = 0.06
    ends = [(s * 25, 0, 39 - s * 25 * tip) for s in (-1, 1)]
    beam = [(x, 0, 39 - x * tip + 2.2 * (1 - (x / 25) ** 2)) for x in np.linspace(-25, 25, 41)]
    out.append(tube(beam, [0.45 + 0.55 * (1 - (abs(x) / 25)) for x in np.linspace(-25, 25, 41)], brass, 14))
    for x, _, z in ends:
        low = z - 27
        out.append(lathe('pan', [(0.01, 0), (6, 0.3), (9.4, 1.6), (10.6, 3), (10.3, 3.1), (9.1, 1.9), (5.8, 0.6), (0.01, 0.4)], brass, 72))
        out[-1].location = (x, 0, low)
        for k in range(3):
            a = k * 2.094 + 0.5
            out.append(tube([(x, 0, z), (x + 10.3 * math.cos(a), 10.3 * math.sin(a), low + 2.9)], 0.16, brass, 8))
    return out, [(x, 0, z - 27) for x, _, z in ends]


def arrange_till(r, s):
    """The counter: scales with sweets in one pan, weights in the other, a scoop, paper bags, jars behind."""
    rng, store = np.random.default_rng(s), Store()
    shop_room(96, mat_paint('#E9C9CF', 0.7, 0), mat_wood('#8A5A34'))
    shelves(store, rng, 96, (34, 74, 114), -150, 150, ['jars', 'jars', 'boxes'], mat_wood('#6A3F22'), 40)
    parts, pans = scales()
    mats, make = sweets_of({'shape': 'round', 'colors': ['#D8202F', '#F48C1C', '#F6D02F', '#5FB233', '#C94F9B'], 'size': 0.95})
    for k in range(46):
        q, a = 7.2 * math.sqrt(rng.random()), rng.random() * 6.283
        o = make(mats[k % len(mats)])
        o.location = (pans[1][0] + q * math.cos(a), pans[1][1] + q * math.sin(a), pans[1][2] + 1.2 + 2.9 * (1 - q / 8) * rng.random())
        parts.append(o)
    brass = mat_metal('#C79A4A', 0.2)
    for k, size in enumerate((2.4, 1.9)):
        w = lathe('weight', [(0.01, 3.2), (0.5, 3.1), (0.7, 2.5), (0.4, 2.1), (0.9, 1.8), (1, 1.6), (1, 0)], brass, 40)
        w.location, w.scale = (pans[0][0] - 2 + 4.6 * k, pans[0][1] - 0.5 + k, pans[0][2] + 0.6), (size,) * 3
        parts.append(w)
    group(parts, (-8, -8, 0), 12)
    for i in range(3):
        store.jar((1, 8, 4)[i], (-58 + 17 * i, 26 - 4 * i, 0), 1.3)
    for i in range(2):
        store.jar((6, 9)[i], (44 + 19 * i, 24 - 3 * i, 0), 1.3)
    cream = mat_plain('paper', '#F3E7D3', 0.8, 0.15, 0, 0.04, (20, 0.08))
    for i in range(5):
        group([block(0, 0, 0, 15, 21, 0.25, cream, 0.1)], (40, -42, 0.3 * i), 12 + 3 * math.sin(i * 4))
    group([card(drawn(label_art, {'about': 'confectioners'}), 8, 8, 0.06, 0.3)], (39, -31, 1.5), 12)
    scoop = [lathe('scoop', [(4.4, 0), (4.2, 11), (3.6, 12), (0.01, 12.4)], brass, 48), tube([(0, 0, 12), (0, 0, 23)], [0.9, 1.1], mat_wood('#5B3418'), 14)]
    group(group(scoop, (0, 0, 0), 0, (90, 0, 0)), (-44, -34, 4.3), 62)
    store.stand('#FBF4F9', (66, -16, 0), 1.1)


def arrange_wall_of_boxes(r, s):
    """Shelves of wrapped boxes from the counter to the top, a ladder before them, reels of ribbon."""
    rng, store = np.random.default_rng(s), Store()
    shop_room(70, mat_paint('#F3D9C4', 0.7, 0), mat_wood('#8A5A34'), 3.8)
    wood = mat_wood('#6A3F22')
    for x in (-152, -50, 52, 154):
        block(x, 36, 0, 4, 34, 230, wood, 0.4)
    for k, (x0, x1) in enumerate(((-150, -52), (-48, 50), (54, 152))):
        for i, z in enumerate((4, 40, 76, 112, 148)):
            block((x0 + x1) / 2, 38, z - 3, x1 - x0, 32, 3, wood, 0.4)
            x, n = x0 + 12, k * 2 + i
            while x < x1 - 10:
                wide = 1.5 + 0.35 * ((n * 7) % 3)
                bow = (n + i) % 2 == 0
                store.gift(n, (x + 4, 54, z), rng.uniform(-4, 4), wide, bow and wide < 1.8)
                if not bow:
                    store.gift(n + 3, (x + 4, 54, z + 7.5 * wide), rng.uniform(-6, 6), wide * 0.72, True)
                x, n = x + 13.6 * wide, n + 1
    satin = ['#C0104B', '#D9B36A', '#FBF3EA', '#4E1440', '#8CCDB0']
    for i, color in enumerate(satin):
        reel = [lathe('reel', [(0.01, 0), (5.2, 0), (5.2, 0.5), (4.3, 0.6), (4.3, 3.4), (5.2, 3.5), (5.2, 4), (0.01, 4)], mat_satin(color), 56)]
        group(reel, (-74 + 13 * i, -30 + 6 * (i % 2), 4.0 * (i == 2)), 10 * i)
        if i == 2:
            group([lathe('reel', [(0.01, 0), (5.2, 0), (5.2, 4), (0.01, 4)], mat_satin('#2F7F68'), 56)], (-74 + 13 * i, -30, 0))
    tube([(-60, -33, 0.3), (-40, -48, 0.2), (-14, -44, 0.2), (2, -52, 0.2)], 1.1, mat_satin('#D9B36A'), 8, 0.12)
    store.gift(0, (22, -26, 0), 28, 2.0)


def arrange_desk(r, s):
    """The order desk: an order book, sample boxes, swatches of paper, a brass lamp, a cup of pencils."""
    rng, store = np.random.default_rng(s), Store()
    shop_room(88, mat_paint('#4E1440', 0.65, 0.1), mat_wood('#7A4A2A'), 4.2)
    shelves(store, rng, 88, (30, 68), -150, 150, ['boxes', 'bars'], mat_wood('#C79A62'), 38)
    page = drawn(order_art, {})
    for x, turn in ((-15.4, 3), (0, 0)):
        block(x + 7.8, -38, 0.1, 15.2, 21, 1.1, mat_plain('pages', '#F6EFE2', 0.8, 0.1), 0.25)
    left = card(page, 14.8, 20.4, 0.03, 0.2)
    right = card(page, 14.8, 20.4, 0.03, 0.2)
    left.location, right.location = (-7.6, -27.5, 1.24), (7.8, -27.5, 1.24)
    block(0.1, -39, 0, 32.5, 23, 0.25, mat_paint('#C0104B', 0.5), 0.1)
    pen = mat_plain('lacquer', '#22345C', 0.15, 0.5, 0, 0.02, (3, 0.02), 0.8)
    group([tube([(-6, 0, 0), (5.5, 0, 0)], 0.55, pen, 18), tube([(5.5, 0, 0), (7.6, 0, 0)], [0.5, 0.1], mat_metal('#D2A953', 0.2), 14)], (9, -30, 1.9), 62)
    swatches = ['#4E1440', '#C0104B', '#D9A648', '#2F7F68', '#22345C', '#F0B8BE', '#FFE08A', '#CFE6F4']
    for i, color in enumerate(swatches):
        strip = block(0, 0, 0, 4.6, 17, 0.16, mat_paint(color, 0.5, 0.1), 0.1)
        group([strip], (32, -42, 0.17 * i), 48 - 12 * i)
    store.gift(1, (-38, -12, 0), 24, 1.9)
    store.gift(0, (-52, 12, 0), -12, 2.2)
    store.gift(4, (-24, 14, 0), 8, 1.5)
    for i, (name, band, color) in enumerate((('For the', '#3A1733', 'team'), ('With', '#B3122F', 'thanks'))):
        art = drawn(bar_label, {'name': [name, color], 'about': 'milk chocolate', 'band': band, 'pattern': 'windows'})
        group(wrapped_bar(art), (44 + 10 * i, -8 + 3 * i, 0), -16 - 6 * i)
    brass = mat_metal('#D2A953', 0.2)
    lampshade = [lathe('base', [(0.01, 2), (7, 1.6), (8, 0.8), (8, 0)], brass, 64), tube([(0, 0, 1), (0, 0, 30), (0, -2, 34)], 0.7, brass, 14)]
    shade = lathe('shade', [(5.5, 38), (10.5, 30), (10.3, 30), (5.3, 37.8)], mat_paint('#07402E', 0.2, 0.6), 64)
    group([*lampshade, shade, lathe('bulb', [(0.01, 35), (2, 33), (2.6, 31), (0.01, 29.5)], mat_light('#FFD9A0', 12), 24)], (64, 22, 0))
    group([lathe('cup', [(0.01, 0), (4, 0), (4.4, 10), (4.0, 10), (3.7, 0.8), (0.01, 0.8)], mat_plain('china', '#FBF4F9', 0.15, 0.5, 0, 0.02, (3, 0.02), 0.7), 56), *[tube([(0.6 * k, 0.3 * k, 1), (2.4 * math.cos(k * 1.7), 2.4 * math.sin(k * 1.7), 17)], 0.36, mat_paint(('#C0104B', '#F2B632', '#2F7F68', '#22345C')[k], 0.4), 8) for k in range(4)]], (40, 18, 0))


def arrange_stall_table(r, s):
    """A table for a good cause: stacked boxes, bars in their case, a cash tin, bunting on the brick behind."""
    rng, store = np.random.default_rng(s), Store()
    block(0, 110, -120, 1200, 6, 420, mat_wall({'of': 'brick', 'colors': ['#B96F55', '#AB6248', '#D5C6B7']}), 0.5)
    lamp((-190, -40, 170), (0, 0, 10), 160, 140, 3.8, '#FFF3E2')
    lamp((60, -240, 160), (0, 0, 20), 180, 110, 0.7, '#EEF3FA')
    cloth = mat_plain('cloth', '#FFE08A', 0.85, 0.15, 0, 0.05, (30, 0.15))
    block(0, -46, -1.2, 210, 92, 1.4, cloth, 0.5)
    u = np.linspace(-105, 105, 260)
    v = [(x, -46.6 - q * (1.4 + 2.2 * math.sin(x * 0.28) + 1.2 * math.sin(x * 0.11 + 2)), -1 - 46 * q) for q in np.linspace(0, 1, 14) for x in u]
    f = [(i * 260 + j, (i + 1) * 260 + j, (i + 1) * 260 + j + 1, i * 260 + j + 1) for i in range(13) for j in range(259)]
    mesh_obj('fall', v, f, cloth)
    for i in range(4):
        for k in range(4 - i):
            x = -78 + 19.5 * k + 9.7 * i
            store.gift((i + k * 2) % 6, (x, 16, 12.6 * i), rng.uniform(-5, 5), 1.6, i == 3, (11.5, 11.5, 7.4))
    for i in range(3):
        store.gift(1 + 2 * i, (-70 + 25 * i, -22, 0), 24 * i, 1.35)
    art = drawn(bar_label, {'name': ['Band', 'Camp'], 'about': 'milk chocolate · sea salt', 'band': '#22345C', 'pattern': 'sun'})
    case = mat_plain('board', '#B98A5C', 0.8, 0.2, 0, 0.05, (20, 0.1))
    for x, y, sx, sy in ((30, -12, 36, 0.4), (30, 12, 36, 0.4), (12, -12, 0.4, 24), (48, -12, 0.4, 24)):
        block(x, y, 0, sx, sy, 6, case, 0.1)
    for i in range(4):
        for k in range(3):
            group(wrapped_bar(art), (16.8 + 8.6 * i, 1.5 + 0.5 * k, 1.1 * k), 1.5 * math.sin(i * 5 + k))
    tin = mat_paint('#C0104B', 0.3, 0.5)
    block(76, -14, 0, 24, 17, 8, tin, 0.8)
    block(76, -14.4, 8, 24.8, 17.8, 2, tin, 0.8)
    tube([(72, -6, 10), (72, -6, 12), (80, -6, 12), (80, -6, 10)], 0.5, mat_metal('#D8D8D6', 0.2), 10)
    note = drawn(note_art, {'lines': ['For the', 'band trip'], 'about': 'every box helps'})
    sign = picture(note, 0, 0, 0, 34, 25, 0.8)
    group([sign, block(0, 0.3, -0.6, 36, 1, 26.4, mat_wood('#8A5A34'), 0.3)], (56, 34, 0.6), -8, (-9, 0, 0))
    store.pops(0, (26, 30, 0), 1.4)
    flags = ['#C0104B', '#FFE08A', '#8CCDB0', '#5A1648', '#CFE6F4']
    line = [(x, 104, 96 - 16 * (1 - ((x % 130 - 65) / 65) ** 2)) for x in np.linspace(-195, 195, 120)]
    tube(line, 0.4, mat_plain('cord', '#F6EBD8', 0.8), 8)
    for i in range(22):
        x = -186 + 17.6 * i
        z = 96 - 16 * (1 - (((x + 260) % 130 - 65) / 65) ** 2)
        mesh_obj('flag', [(x - 7, 103, z), (x + 7, 103, z), (x + 0.6, 100, z - 19)], [(0, 1, 2)], mat_plain('flag', flags[i % 5], 0.8, 0.15), smooth=False)


def arrange_first_hatch(r, s):
    """About 1910: eleven bricks taken out of a wall, a small arched hatch, lollipops on its sill, a gas lantern."""
    wall = mat_wall({'of': 'brick', 'colors': ['#9A5A48', '#87493A', '#B9AA9C']})
    x, z, w, h = 0, 112, 92, 104
    sheet('wall', [(-420, -4), (420, -4), (420, 460), (-420, 460)], [arch(x, z, w, h), oblong(-230, -2, 104, 226)], 30, wall)
    paint, wood = mat_paint('#4A3226', 0.6, 0), mat_wood('#5B4030')
    sheet('frame', arch(x, z, w, h), [arch(x, z + 5, w - 11, h - 11)], 9, paint, 10, 0.6)
    sheet('ring', arch(x, z, w + 30, h + 15), [arch(x, z - 1, w, h + 1)], 5, mat_wall({'of': 'stone', 'colors': ['#C9BCA9', '#BFB19C', '#8A7C6A']}), -3, 0.6)
    block(x, -26, z - 7, w + 36, 40, 7, wood, 0.8)
    for side in (-1, 1):
        shutter = [sheet('shutter', oblong(0, 0, 44, 96), [], 3, paint, -1.5, 0.4), block(0, -3, 18, 38, 2, 6, paint, 0.3), block(0, -3, 72, 38, 2, 6, paint, 0.3)]
        group(shutter, (side * (w / 2 + 24), -5, z + 1), side * -24)
    block(0, 60, 0, 330, 4, 340, mat_plaster('#8A6A4E'), 0.5)
    lamp((0, 34, z + h - 12), (0, 30, z), 50, 24, 3.0, '#FFC98A')
    store = Store()
    store.pops(0, (-26, -8, z), 1.15)
    store.jar(8, (22, -8, z), 0.95)
    store.jar(0, (38, -4, z), 0.9)
    store.pops(2, (2, 30, z + 4), 1.1)
    for k in range(4):
        group(lolly(['#D6263B', '#FFF6EA'], R=2.8, rt=0.45, seed=k, stick=9), (-6 + 5 * k, -16, z), 160 + 14 * k)
    block(0, -5, 252, 250, 7, 38, mat_paint('#2E2018', 0.6, 0), 0.6)
    picture(drawn(note_art, {'lines': ['T. Wickett'], 'about': 'lollipops', 'paper': '#2E2018', 'ink': '#E6D3A8', 'ratio': 6.4}), 0, -5.3, 254, 236, 34, 0.7)
    sheet('leaf', oblong(-230, 0, 100, 222), [], 5, paint, 14, 0.5)
    for k in range(2):
        sheet('panel', oblong(-230, 24 + 100 * k, 66, 78), [], 2, paint, 12, 0.6)
    block(-230, -24, 0, 124, 44, 9, mat_plaster('#9C948A'), 1)
    lantern(128, 232, 5)
    bricks = mat_courses(['#9A5A48', '#87493A'], '#87493A', (60, 60), 0.0, 0.9, 0.2)
    for k in range(11):
        group([block(0, 0, 0, 22, 10.5, 7, bricks, 0.5)], (74 + 12 * (k % 4) + 5 * (k // 4), -34 - 4 * (k % 3), 7.2 * (k // 4)), (13, -8, 4, 20)[k % 4])
    cobbles = mat_courses(['#8A847E', '#7A746E'], '#4E4843', (17, 11), 1.3, 0.8, 0.9, True)
    plane('cobbles', -1000, 1000, -1400, 30, 0, cobbles)
    block(-330, -60, 0, 44, 44, 60, wood, 1)
    group([lathe('barrel', [(0.01, 0), (17, 0), (21, 30), (17.5, 62), (16.5, 62), (16, 58), (0.01, 58)], wood, 48), lathe('hoop', [(19.5, 12), (20.2, 16)], mat_paint('#2A2426', 0.5), 48), lathe('hoop', [(20.3, 46), (19.6, 50)], mat_paint('#2A2426', 0.5), 48)], (210, -46, 0))


ROOMS = {
    'till': arrange_till,
    'wall-of-boxes': arrange_wall_of_boxes,
    'desk': arrange_desk,
    'stall-table': arrange_stall_table,
    'first-hatch': arrange_first_hatch,
}
