"""What stands on shelves and counters: jars, boxes, tins, bars, stands. Made once each and set down many times."""

import math

import bpy
import numpy as np
from mathutils import Matrix

from scene.boards import mat_wrap, rbox
from scene.boxes import gift_box
from scene.lollipops import lolly
from scene.mesh import icosphere, link, merged
from scene.place import group
from scene.places_stuff import mat_heap
from scene.surfaces import mat_plain, mat_vcol
from scene.vessels import lathe, mat_enamel, mat_glass, mat_metal

# What the jars hold.
SWEETS = [
    ['#D8202F', '#C2142E', '#E0353F'],
    ['#F48C1C', '#F6D02F', '#5FB233', '#D8202F', '#2F8FC8', '#C94F9B'],
    ['#FBF3EA', '#F0B8BE', '#F7D6DA'],
    ['#4A2413', '#5E3019', '#3A1A0E'],
    ['#BFE0CF', '#8CCDB0', '#FBF7F2'],
    ['#F6D02F', '#F2B632', '#FBE8A0'],
    ['#C9A2DC', '#8E6BB0', '#E6D3F0'],
    ['#C98A3A', '#A8662A', '#E0A95A'],
    ['#FBF7F2', '#D0172B', '#FBF7F2'],
    ['#2F8FC8', '#9CD0EA', '#FBF7F2'],
]
WRAPS = [('#4E1440', '#E0BE78'), ('#C0104B', '#FBF3EA'), ('#FFD3DC', '#C0104B'), ('#C6EAD8', '#4E1440'), ('#FFE08A', '#4E1440'), ('#CFE6F4', '#FBF3EA')]


class Store:
    """Prototypes: each is built when it is first wanted and copied from then on."""

    def __init__(self, names=SWEETS, wraps=WRAPS):
        self.sweets, self.wraps, self.kept = names, wraps, {}

    def put(self, key, make, at, turn=0.0, scale=1.0):
        """Sets down one copy; gives its objects."""
        if key not in self.kept:
            parts = make()
            bpy.context.view_layer.update()
            self.kept[key] = [(o, o.matrix_world.copy()) for o in parts]
            for o in parts:
                bpy.context.scene.collection.objects.unlink(o)
        m = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Scale(scale, 4)
        copies = []
        for o, own in self.kept[key]:
            q = link(o.copy())
            q.matrix_world = m @ own
            copies.append(q)
        return copies

    def jar(self, n, at, scale=1.0):
        """A jar of the n-th sweet."""
        n %= len(self.sweets)
        return self.put(('jar', n), lambda: jar_of(self.sweets[n]), at, 37 * n, scale)

    def gift(self, n, at, turn=0.0, scale=1.0, with_bow=True, size=(11.5, 11.5, 7.4)):
        """A box in the n-th paper."""
        n %= len(self.wraps)
        wrap, ribbon = self.wraps[n]
        return self.put(('gift', n, with_bow, size), lambda: gift_box(wrap, ribbon, n, *size, rz=0, with_bow=with_bow), at, turn, scale)

    def tin(self, color, at, scale=1.0):
        """A tall tin."""
        return self.put(('tin', color), lambda: tall_tin(color), at, 0, scale)

    def bar(self, color, band, at, turn=0.0, scale=1.0):
        """A bar standing on its short side, leaning back a little."""
        return self.put(('bar', color, band), lambda: standing_bar(color, band), at, turn, scale)

    def pops(self, n, at, scale=1.0):
        """A jar full of swirl pops."""
        return self.put(('pops', n), lambda: pop_jar(n), at, 0, scale)

    def stand(self, color, at, scale=1.0):
        """A cake stand with a pyramid of truffles."""
        return self.put(('stand', color), lambda: truffle_stand(color), at, 0, scale)


def jar_of(colors, r=7.0, h=19.0, lid='#3A0F2E'):
    """A tall candy jar, nearly full."""
    out = [(0.01, 0), (r * 0.9, 0), (r, 0.8), (r, h * 0.8), (r * 0.9, h * 0.9), (r * 0.74, h * 0.95), (r * 0.74, h)]
    glass = lathe('jar', out, mat_glass(), 56, 60)
    inner = [(0.01, 0.5), (r * 0.88, 0.6), (r * 0.95, 1.3), (r * 0.95, h * 0.72), (r * 0.6, h * 0.78), (0.01, h * 0.79)]
    fill = lathe('fill', inner, mat_heap(colors, 2.1), 48, 60)
    cap = lathe('cap', [(r * 0.76, h - 0.6), (r * 0.82, h - 0.4), (r * 0.82, h + 1.6), (r * 0.7, h + 2.1), (0.01, h + 2.2)], mat_enamel(lid), 48)
    knob = lathe('knob', [(0.9, h + 2.1), (1.5, h + 3.0), (1.4, h + 3.9), (0.01, h + 4.3)], mat_enamel(lid), 32)
    return [glass, fill, cap, knob]


def tall_tin(color, r=5.6, h=15.0):
    """A tin with a lid and a pale band."""
    body = lathe('tin', [(0.01, 0), (r, 0), (r, h - 3)], mat_enamel(color), 56)
    band = lathe('band', [(r + 0.04, h * 0.25), (r + 0.06, h * 0.26), (r + 0.06, h * 0.56), (r + 0.04, h * 0.57)], mat_plain('paper', '#FBF4F9', 0.55, 0.3), 56)
    lid = lathe('lid', [(r + 0.25, h - 3.2), (r + 0.25, h - 0.2), (r, h), (0.01, h)], mat_metal('#D8BE84', 0.26), 56)
    return [body, band, lid]


def standing_bar(color, band):
    """A bar in its paper, upright."""
    paper, lower = rbox('bar', 7.8, 1.2, 15.6, mat_wrap(color), 0.15), rbox('band', 7.9, 1.3, 6.6, mat_wrap(band), 0.12)
    gold = rbox('line', 7.92, 1.32, 0.4, mat_metal('#D2A953', 0.3), 0.05, 6.7)
    return group([paper, lower, gold], (0, 0, 0), 0, (-10, 0, 0))


def pop_jar(n):
    """A stoneware pot and the swirl pops in it."""
    glaze = mat_plain('glaze', '#F3E7D8', 0.2, 0.5, 0, 0.04, (3, 0.06), 0.6)
    parts = [lathe('pot', [(0.01, 0), (5.4, 0), (6.0, 0.8), (6.2, 11), (6.4, 12), (5.8, 12), (5.6, 2), (0.01, 1.6)], glaze, 56)]
    colors = [['#D6263B', '#FFF6EA'], ['#1F8F86', '#FFF6EA'], ['#E2559A', '#FFE3EE'], ['#F2A42B', '#FFF3D6'], ['#7C4BA0', '#F0E3F6']]
    rng = np.random.default_rng(n)
    for i in range(9):
        pop = lolly(colors[(i + n) % len(colors)], R=2.6, rt=0.42, seed=i, stick=12, twist=0.4)
        group(pop, (0, 0, 0), 0, (90, 0, 0))
        a = i * 2.4
        r = 3.6 * math.sqrt(i / 9)
        parts += group(pop, (r * math.cos(a), r * math.sin(a), 19.5 + rng.uniform(-2, 2.2)), rng.uniform(-30, 30), (7 * math.sin(a), 9 * math.cos(a), 0))
    return parts


def truffle_stand(color):
    """A footed plate with truffles in a pyramid."""
    glaze = mat_plain('china', color, 0.14, 0.5, 0, 0.03, (3, 0.05), 0.8)
    profile = [(0.01, 0), (6.4, 0), (6.2, 0.7), (1.6, 1.8), (1.2, 5), (1.6, 8), (11, 8.8), (12.2, 9.9), (12.0, 10.1), (10.8, 9.5), (0.01, 9.3)]
    parts = [lathe('stand', profile, glaze, 80)]
    ball = icosphere(3, 2.0)
    mats4, cols = [], []
    tones = [(0.07, 0.028, 0.014, 1), (0.16, 0.07, 0.035, 1), (0.72, 0.55, 0.36, 1), (0.35, 0.17, 0.08, 1)]
    z = 11.2
    for level, count in enumerate((14, 9, 5, 2)):
        r = (8.2, 5.6, 3.2, 1.6)[level]
        for i in range(count):
            a = i / count * 6.283 + level
            m = np.eye(4)
            m[:3, 3] = (r * math.cos(a), r * math.sin(a), z)
            mats4.append((0, m))
            cols.append(tones[(i * 3 + level) % 4])
        z += 2.9
    parts.append(merged('truffles', [ball], mats4, mat_truffles(), cols, True))
    return parts


def mat_truffles():
    """Cocoa and nut dust in the color of each ball."""
    return mat_vcol('truffle', 0.75, 0.25, 0, (8, 0.5))


def fill_shelf(store, rng, x0, x1, y, z, kind, high=30.0, size=1.5):
    """Sets one shelf from left to right with what `kind` names: jars, boxes, bars, tins or a mix."""
    out, x, n = [], x0, int(rng.integers(20))
    size = min(size, high / 25)
    while x < x1 - 9 * size:
        what = kind if kind != 'mix' else ('jars', 'boxes', 'tins', 'jars', 'bars')[int(rng.integers(5))]
        n += 1
        if what == 'jars':
            out += store.jar(n, (x + 8 * size, y, z), size * rng.uniform(0.95, 1.0))
            x += 16.2 * size
        elif what == 'boxes':
            levels = max(1, int((high - 5 * size) / (7.6 * size)))
            for level in range(levels):
                at = (x + 7 * size, y, z + 7.6 * size * level)
                out += store.gift(n + level * 2, at, rng.uniform(-5, 5), size, level == levels - 1)
            x += 15 * size
        elif what == 'tins':
            out += store.tin(('#4E1440', '#C0104B', '#2F7F68', '#22345C')[n % 4], (x + 6.5 * size, y, z), size)
            x += 13 * size
        else:
            for k in range(3):
                colors = ('#F8F0E2', '#5A1648', '#F0C79A', '#CFE6F4')[(n + k) % 4], ('#3A1733', '#C0104B', '#2F7F68', '#8A5A14')[(n + k) % 4]
                out += store.bar(*colors, (x + 5 * size, y + (1.5 - 3 * k) * size, z), 0, size)
            x += 10 * size
    return out
