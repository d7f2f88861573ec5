"""Printed matter: bar labels, tin lids, bag labels, gift cards. Drawn in the shop's own faces, once in ink and once as the
mask of what is hot-foiled."""

from pathlib import Path
import math
import random

from PIL import Image
from PIL import ImageDraw
from PIL import ImageFont

FONTS = Path(__file__).resolve().parents[2] / 'app' / 'static' / 'fonts'
GOLD = '#C9A24B'


def face(name, size, weight):
    """A cut of one of the shop's variable faces."""
    font = ImageFont.truetype(str(FONTS / f'{name}-latin-wght.woff2'), size)
    font.set_variation_by_axes([weight])
    return font


class Sheet:
    """A sheet that is printed in ink and foil at once: two pictures of the same size."""

    def __init__(self, width, height, paper):
        self.size, self.ink, self.foil = (
            (width, height),
            Image.new('RGB', (width, height), paper),
            Image.new('L', (width, height), 0),
        )
        self.pens = ImageDraw.Draw(self.ink), ImageDraw.Draw(self.foil)

    def shape(self, kind, box, color, foil=False, **more):
        """Draws with both pens: what is ink covers foil and the other way round."""
        for pen, paint in zip(self.pens, (color, 255 if foil else 0)):
            style = {key: (paint if value == 'paint' else value) for key, value in more.items()}
            getattr(pen, kind)(box, **style)

    def text(self, x, y, words, font, color, foil=False, spacing=0):
        """Centered words; `spacing` in pixels between letters."""
        widths = [font.getlength(letter) + spacing for letter in words] if spacing else [font.getlength(words)]
        left = x - (sum(widths) - spacing) / 2
        for piece, width in zip(words if spacing else [words], widths):
            for pen, paint in zip(self.pens, (color, 255 if foil else 0)):
                pen.text((left, y), piece, font=font, fill=paint, anchor='ls')
            left += width

    def arch(self, x, y, width, height, color, foil=False, outline=0):
        """The shop's window: a rectangle with a round head. x, y is the middle of its foot."""
        r = width / 2
        body, head = (x - r, y - height + r, x + r, y), (x - r, y - height, x + r, y - height + 2 * r)
        if not outline:
            self.shape('rectangle', body, color, foil, fill='paint')
            self.shape('pieslice', head, color, foil, start=180, end=360, fill='paint')
            return
        self.shape('arc', head, color, foil, start=180, end=360, fill='paint', width=outline)
        for side in (body[0], body[2] - outline + 1):
            self.shape('rectangle', (side, body[1], side + outline - 1, body[3]), color, foil, fill='paint')
        self.shape('rectangle', (body[0], body[3] - outline, body[2], body[3]), color, foil, fill='paint')

    def save(self, stem):
        """Writes both pictures and gives the path of the inked one; the mask is beside it as `…_m.png`."""
        self.ink.save(f'{stem}.png')
        self.foil.convert('RGB').save(f'{stem}_m.png')
        return f'{stem}.png'


def pattern(sheet, kind, box, paper, gold):
    """Fills a band of the sheet with one of the shop's patterns."""
    x0, y0, x1, y1 = box
    band = Sheet(int(x1 - x0), int(y1 - y0), paper)
    w, h = band.size
    if kind == 'windows':
        step = w / 5
        for row in range(int(h / (step * 1.12)) + 2):
            for column in range(-1, 6):
                x, y = (column + 0.5 + (row % 2) * 0.5) * step, (row + 1) * step * 1.12
                band.arch(x, y, step * 0.74, step * 1.0, gold, True, 6)
                band.arch(x, y - 16, step * 0.44, step * 0.62, gold, True, 4)
    elif kind == 'sun':
        for i in range(90):
            a = i / 90 * 2 * math.pi
            band.shape(
                'line',
                (w / 2, h, w / 2 + 2000 * math.cos(a), h + 2000 * math.sin(a)),
                gold,
                True,
                fill='paint',
                width=8 if i % 2 else 3,
            )
        band.shape('ellipse', (w / 2 - 200, h - 200, w / 2 + 200, h + 200), paper, False, fill='paint')
        band.shape('ellipse', (w / 2 - 200, h - 200, w / 2 + 200, h + 200), gold, True, outline='paint', width=8)
    elif kind == 'scales':
        r = w / 8
        for row in range(int(h / (r * 0.5)) + 3):
            for column in range(-1, 6):
                x, y = column * 2 * r + (r if row % 2 else 0), row * r * 0.5
                for q in (1, 0.74, 0.48):
                    spot = (x - r * q, y + r - r * q, x + r * q, y + r + r * q)
                    band.shape('ellipse', spot, paper, False, fill='paint')
                    band.shape('ellipse', spot, gold, True, outline='paint', width=5)
    elif kind == 'stripes':
        for i in range(-20, 60):
            x = i * 92
            band.shape(
                'polygon', [(x, 0), (x + 40, 0), (x + 40 - h * 0.47, h), (x - h * 0.47, h)], gold, True, fill='paint'
            )
    elif kind == 'dots':
        step = w / 9
        for row in range(int(h / (step * 0.87)) + 2):
            for column in range(-1, 11):
                x, y, r = (
                    (column + (row % 2) * 0.5) * step,
                    row * step * 0.87,
                    step * (0.17 if (row + column) % 3 else 0.26),
                )
                band.shape('ellipse', (x - r, y - r, x + r, y + r), gold, True, fill='paint')
    elif kind == 'snow':
        rng = random.Random(5)
        for _ in range(90):
            x, y, r = rng.uniform(0, w), rng.uniform(0, h), rng.uniform(8, 30)
            for k in range(3):
                a = k * math.pi / 3 + rng.random() * 0.2
                band.shape(
                    'line',
                    (x - r * math.cos(a), y - r * math.sin(a), x + r * math.cos(a), y + r * math.sin(a)),
                    gold,
                    True,
                    fill='paint',
                    width=5,
                )
    sheet.ink.paste(band.ink, (int(x0), int(y0)))
    sheet.foil.paste(band.foil, (int(x0), int(y0)))


def mark(sheet, x, y, width, ground, ink):
    """The shop's sign: a window that holds an ampersand, on its sill."""
    sheet.arch(x, y, width, width * 1.18, ground)
    sheet.text(x, y - width * 0.24, '&', face('kalnia', int(width * 0.82), 600), ink)
    sheet.shape('rectangle', (x - width * 0.58, y, x + width * 0.58, y + width * 0.09), ground, False, fill='paint')


def bar_label(spec, stem):
    """The paper around a bar, 7.6 × 15.6 cm."""
    w, h, cut = 1000, 2053, 900
    paper, ink, gold = spec.get('paper', '#F8F0E2'), spec.get('ink', '#3A0F2E'), spec.get('gold', GOLD)
    s = Sheet(w, h, paper)
    pattern(s, spec.get('pattern', 'windows'), (0, 0, w, cut), spec['band'], gold)
    s.shape('rectangle', (0, cut - 8, w, cut + 8), gold, True, fill='paint')
    mark(s, w / 2, 1130, 150, ink, paper)
    s.text(w / 2, 1240, 'WICKETT & PLUM', face('figtree', 46, 700), ink, spacing=11)
    names = spec['name']
    size = min(168, int(168 * 7.2 / max(len(n) for n in names))) if max(len(n) for n in names) > 7 else 168
    for i, name in enumerate(names):
        s.text(w / 2, 1440 + i * int(size * 1.06), name, face('kalnia', size, 500), ink)
    s.text(w / 2, 1750, spec['about'], face('figtree', 52, 500), ink)
    s.shape('rectangle', (w / 2 - 110, 1800, w / 2 + 110, 1805), gold, True, fill='paint')
    s.text(w / 2, 1925, spec.get('strength', ''), face('figtree', 92, 800), gold, True)
    s.text(w / 2, 2000, spec.get('weight', '100 g · 3.5 oz'), face('figtree', 40, 600), ink, spacing=3)
    return s.save(stem)


def ruled_label(spec, stem):
    """A sheet of ruled paper folded around a bar; somebody has begun to write on it."""
    w, h = 1000, 2053
    s = Sheet(w, h, spec.get('paper', '#FCF8EE'))
    for y in range(150, h, 96):
        s.shape('rectangle', (0, y, w, y + 4), '#A9C3DC', fill='paint')
    s.shape('rectangle', (118, 0, 122, h), '#E58A9C', fill='paint')
    for i, words in enumerate(spec['lines']):
        s.text(w / 2 + 40, 700 + i * 288, words, face('kalnia', 150, 300), spec.get('ink', '#2A3566'))
    mark(s, w / 2 + 40, 1840, 120, '#C0104B', spec.get('paper', '#FCF8EE'))
    s.text(w / 2 + 40, 1935, 'WICKETT & PLUM', face('figtree', 42, 700), '#3A0F2E', spacing=10)
    return s.save(stem)


def pumpkin_face(s, x, y, color):
    """The face cut into a pumpkin: eyes, nose, a mouth with teeth."""
    for side in (-1, 1):
        s.shape('polygon', [(x + side * 210, y - 20), (x + side * 60, y - 40), (x + side * 150, y - 210)], color, fill='paint')
    s.shape('polygon', [(x - 45, y + 60), (x + 45, y + 60), (x, y - 10)], color, fill='paint')
    top = [(-260, 90), (-150, 150), (-110, 120), (-70, 170), (0, 180), (70, 170), (110, 120), (150, 150), (260, 90)]
    low = [(190, 220), (90, 275), (60, 235), (20, 285), (-60, 285), (-150, 250)]
    s.shape('polygon', [(x + a, y + b) for a, b in top + low], color, fill='paint')


def lid_art(spec, stem):
    """The top of a round tin."""
    w = 1200
    ink, gold = spec.get('ink', '#FFF6EA'), spec.get('gold', '#E2C27C')
    s = Sheet(w, w, spec['color'])
    pattern(s, spec.get('pattern', 'dots'), (0, 0, w, w), spec['color'], gold)
    s.shape('ellipse', (170, 170, w - 170, w - 170), spec['color'], False, fill='paint')
    s.shape('ellipse', (170, 170, w - 170, w - 170), gold, True, outline='paint', width=10)
    if 'face' in spec:
        pumpkin_face(s, w / 2, w / 2, spec['face'])
        return s.save(stem)
    mark(s, w / 2, 520, 190, ink, spec['color'])
    s.text(w / 2, 690, spec['name'][0], face('kalnia', 128, 500), ink)
    if len(spec['name']) > 1:
        s.text(w / 2, 820, spec['name'][1], face('kalnia', 128, 500), ink)
    s.text(w / 2, 930, 'WICKETT & PLUM', face('figtree', 44, 700), gold, spacing=10)
    return s.save(stem)


def bag_label(spec, stem):
    """The whole front of a stand-up bag, 10.4 × 14.4 cm: kraft or colored paper with a printed shield."""
    w, h = 1300, 1800
    paper, ink, gold = spec.get('paper', '#C9A077'), spec.get('ink', '#3A0F2E'), spec.get('gold', GOLD)
    s = Sheet(w, h, paper)
    if spec.get('pattern'):
        pattern(s, spec['pattern'], (0, 0, w, h), paper, spec.get('band', gold))
    s.foil.paste(0, (0, 0, w, h))
    s.arch(w / 2, 1400, 860, 1010, spec.get('shield', '#FBF4F9'))
    s.arch(w / 2, 1372, 804, 954, gold, True, 7)
    mark(s, w / 2, 690, 165, ink, spec.get('shield', '#FBF4F9'))
    s.text(w / 2, 800, 'WICKETT & PLUM', face('figtree', 42, 700), ink, spacing=9)
    names = spec['name']
    size = min(150, int(150 * 8 / max(len(n) for n in names)))
    for i, name in enumerate(names):
        s.text(w / 2, 970 + i * int(size * 1.08), name, face('kalnia', size, 500), ink)
    s.text(w / 2, 1235, spec['about'], face('figtree', 44, 500), ink)
    s.text(w / 2, 1320, spec.get('weight', '227 g · 8 oz'), face('figtree', 38, 600), ink, spacing=3)
    return s.save(stem)


def card_art(spec, stem):
    """A gift card, 8.6 × 5.4 cm."""
    w, h = 1600, 1005
    ink, gold = spec.get('ink', '#FFF6EA'), spec.get('gold', '#E2C27C')
    s = Sheet(w, h, spec['color'])
    pattern(s, spec.get('pattern', 'windows'), (0, 0, w, h), spec['color'], spec.get('line', gold))
    s.shape('rectangle', (0, 640, w, h), spec.get('base', spec['color']), False, fill='paint')
    s.shape('rectangle', (0, 634, w, 646), gold, True, fill='paint')
    s.text(w / 2, 790, 'Wickett & Plum', face('kalnia', 132, 600), ink)
    s.text(w / 2, 900, spec.get('about', 'gift card'), face('figtree', 58, 600), ink, spacing=6)
    return s.save(stem)


def label_art(spec, stem):
    """A square paper label with the shop's sign and a few words."""
    w = 1000
    ink, gold = spec.get('ink', '#3A0F2E'), spec.get('gold', GOLD)
    s = Sheet(w, w, spec.get('paper', '#FBF4F9'))
    s.shape('rectangle', (45, 45, w - 46, w - 46), gold, True, outline='paint', width=8)
    mark(s, w / 2, 470, 240, ink, spec.get('paper', '#FBF4F9'))
    s.text(w / 2, 660, 'Wickett & Plum', face('kalnia', 104, 600), ink)
    s.text(w / 2, 780, spec.get('about', 'confectioners'), face('figtree', 54, 600), ink, spacing=5)
    return s.save(stem)


def firm_art(spec, stem):
    """What a firm has printed on the sleeve around its boxes: its initials in a ring, its name below."""
    w = 1000
    ink = spec.get('ink', '#22324F')
    s = Sheet(w, w, spec.get('paper', '#F6EFE6'))
    s.shape('ellipse', (300, 150, 700, 550), ink, outline='paint', width=16)
    s.text(w / 2, 410, spec['initials'], face('kalnia', 170, 600), ink)
    s.text(w / 2, 720, spec['name'], face('kalnia', 104, 600), ink)
    s.text(w / 2, 830, spec['about'], face('figtree', 50, 600), ink, spacing=6)
    return s.save(stem)


def coin_art(stem):
    """The relief of a chocolate coin: light is high."""
    w = 900
    s = Sheet(w, w, '#000000')
    s.shape('ellipse', (95, 95, w - 95, w - 95), '#606060', outline='paint', width=16)
    mark(s, w / 2, 610, 330, '#FFFFFF', '#303030')
    for i in range(60):
        a = i / 60 * 2 * math.pi
        x, y = w / 2 + 330 * math.cos(a), w / 2 + 330 * math.sin(a)
        s.shape('ellipse', (x - 8, y - 8, x + 8, y + 8), '#A0A0A0', fill='paint')
    return s.save(stem)


def front_art(spec, stem):
    """The lettering over a shop: the name on both sides of its sign, as long and as high as the board is."""
    h = 200
    w = int(h * spec['ratio'])
    ink = spec.get('ink', '#F4DDA8')
    s = Sheet(w, h, spec['ground'])
    letters, half = face('kalnia', 150, 600), 88
    left, right = letters.getlength('Wickett'), letters.getlength('Plum')
    x = w / 2 - (left + right + 2 * half) / 2
    s.text(x + left / 2, 152, 'Wickett', letters, ink)
    sign = x + left + half
    s.arch(sign, 154, 108, 128, ink)
    s.text(sign, 137, '&', face('kalnia', 94, 600), spec['ground'])
    s.shape('rectangle', (sign - 63, 154, sign + 63, 165), spec.get('sill', '#C0104B'), False, fill='paint')
    s.text(x + left + 2 * half + right / 2, 152, 'Plum', letters, ink)
    s.shape('rectangle', (14, 14, w - 15, h - 15), ink, True, outline='paint', width=3)
    return s.save(stem)


def shield_art(spec, stem):
    """The ampersand of the shop's sign alone on its ground."""
    s = Sheet(600, 600, spec['ground'])
    s.text(300, 470, '&', face('kalnia', 560, 600), spec.get('ink', '#FFF6EA'))
    return s.save(stem)


def order_art(spec, stem):
    """A page of the order book, written on."""
    w, h = 740, 1020
    s = Sheet(w, h, '#FBF6EA')
    s.text(w / 2, 96, 'Orders', face('kalnia', 60, 500), '#3A0F2E')
    rng = random.Random(4)
    for i in range(15):
        y = 170 + i * 54
        s.shape('line', (50, y, w - 50, y), '#D9CBB8', fill='paint', width=2)
        if i < 11:
            x = 60
            for _ in range(rng.randint(2, 4)):
                far = x + rng.randint(50, 130)
                line = [(q, y - 12 + 9 * math.sin(q * 0.35) * rng.random()) for q in range(x, far, 4)]
                s.shape('line', line, '#2A3566', fill='paint', width=4)
                x = far + 26
            s.text(w - 90, y - 10, str(rng.choice((24, 48, 60, 120, 200))), face('figtree', 34, 600), '#2A3566')
    return s.save(stem)


def note_art(spec, stem):
    """A board with a few words in large letters."""
    w = 1200
    h = int(w / spec.get('ratio', 1.36))
    ink = spec.get('ink', '#3A0F2E')
    s = Sheet(w, h, spec.get('paper', '#FFF6EA'))
    lines = spec['lines']
    # As high as the board lets them be, and no wider than four fifths of it.
    size = min(int(h * 0.62 / len(lines) / 1.1), int(w * 0.8 / (0.56 * max(map(len, lines)))))
    for i, words in enumerate(lines):
        s.text(w / 2, int(h * 0.14 + size * (0.85 + 1.06 * i)), words, face('kalnia', size, 600), ink)
    s.text(w / 2, int(h * 0.9), spec['about'], face('figtree', int(h * 0.1 + 18), 600), spec.get('small', '#9C0A3B' if 'paper' not in spec else ink))
    return s.save(stem)
