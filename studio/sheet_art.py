"""What is printed on the papers of the shop: order forms, cards, a table of allergens, a poster, stickers, a framed certificate."""

from PIL import Image, ImageDraw

from recipe_book import MASTERS
from scene.outlines import BAT
from scene.print_art import GOLD, Sheet, face, mark

# Pixels to a centimeter.
FINE = 46
PLUM = '#3A0F2E'


def page(size, paper):
    """A sheet to print on."""
    return Sheet(int(size[0] * FINE), int(size[1] * FINE), paper)


def left(s, x, y, words, font, color):
    """Words that begin at x."""
    s.pens[0].text((x, y), words, font=font, fill=color, anchor='ls')


def photograph(s, name, x, y, width):
    """One of the shop's own cut-outs, printed on the sheet; x, y is the middle of its foot."""
    picture = Image.open(MASTERS / f'{name}.webp').convert('RGBA')
    picture = picture.crop(picture.getbbox())
    picture = picture.resize((int(width), int(width * picture.height / picture.width)), Image.LANCZOS)
    s.ink.paste(picture, (int(x - picture.width / 2), int(y - picture.height)), picture)


def head(s, spec, ink):
    """The shop's sign and a title; gives how far down they reach."""
    w = s.size[0]
    mark(s, w / 2, w * 0.15, w * 0.1, ink, spec.get('paper', '#FBF4EA'))
    s.text(w / 2, w * 0.225, 'WICKETT & PLUM', face('figtree', int(w * 0.032), 700), ink, spacing=int(w * 0.008))
    y = w * 0.33
    for line in spec['title']:
        s.text(w / 2, y, line, face('kalnia', int(w * spec.get('big', 0.095)), 600), ink)
        y += w * spec.get('big', 0.095) * 1.08
    return y - w * 0.05


def form(spec, size):
    """An order form: a colored head with a picture, then numbered lines with two columns for money."""
    s = page(size, spec.get('paper', '#FFFDF8'))
    w, h = s.size
    ink, band = spec.get('ink', PLUM), spec['band']
    s.shape('rectangle', (0, 0, w, int(h * 0.36)), band, fill='paint')
    mark(s, w * 0.14, h * 0.115, w * 0.09, ink, band)
    left(s, w * 0.07, h * 0.19, spec['title'][0], face('kalnia', int(w * 0.088), 600), ink)
    for i, line in enumerate(spec['title'][1:]):
        left(s, w * 0.07, h * 0.19 + (i + 1) * w * 0.1, line, face('kalnia', int(w * 0.088), 600), ink)
    if 'picture' in spec:
        photograph(s, spec['picture'], w * 0.76, h * 0.35, w * 0.4)
    small, rule = face('figtree', int(w * 0.026), 600), '#B9AEB4'
    top, step = h * 0.42, h * 0.034
    for x, word in ((0.07, 'No.'), (0.16, 'Sweets'), (0.66, 'How many'), (0.82, 'Each'), (0.92, 'Sum')):
        left(s, w * x, top - step * 0.35, word, small, ink)
    for i in range(15):
        y = top + i * step
        s.shape('rectangle', (w * 0.06, y, w * 0.95, y + 2), rule, fill='paint')
        if i < 14:
            left(s, w * 0.07, y + step * 0.72, str(i + 1), small, '#8A7F86')
            s.shape('rectangle', (w * 0.16, y + step * 0.42, w * (0.34 + 0.2 * ((i * 37) % 10) / 10), y + step * 0.58), '#CFC6CB', fill='paint')
    for x in (0.14, 0.64, 0.8, 0.9):
        s.shape('rectangle', (w * x, top, w * x + 2, top + 14 * step), rule, fill='paint')
    s.shape('rectangle', (w * 0.06, h * 0.915, w * 0.95, h * 0.965), rule, outline='paint', width=3)
    left(s, w * 0.08, h * 0.948, 'Remarks', small, '#8A7F86')
    return s.ink


def table(spec, size):
    """A table: sweets down the side, what they may hold along the top, a dot where they do."""
    s = page(size, '#FFFDF8')
    w, h = s.size
    y = head(s, spec, PLUM)
    names, columns = spec['rows'], spec['columns']
    small = face('figtree', int(w * 0.026), 600)
    x0, step = w * 0.36, w * 0.58 / len(columns)
    top, row = y + w * 0.06, (h - y - w * 0.14) / len(names)
    for j, word in enumerate(columns):
        s.text(x0 + (j + 0.5) * step, top - w * 0.014, word, small, PLUM)
    for i, name in enumerate(names):
        yy = top + i * row
        if i % 2 == 0:
            s.shape('rectangle', (w * 0.05, yy, w * 0.95, yy + row), '#F6E3EA', fill='paint')
        left(s, w * 0.07, yy + row * 0.66, name, small, PLUM)
        for j in range(len(columns)):
            x, r = x0 + (j + 0.5) * step, row * 0.2
            if columns[j] in spec['holds'].get(name, []):
                s.shape('ellipse', (x - r, yy + row / 2 - r, x + r, yy + row / 2 + r), '#C0104B', fill='paint')
    return s.ink


def prices(spec, size):
    """A narrow list of names, a bar for each sum."""
    s = page(size, spec['paper'])
    w, h = s.size
    ink = spec['ink']
    y = head(s, spec, ink) + w * 0.08
    font = face('figtree', int(w * 0.052), 600)
    row = (h - y - w * 0.12) / len(spec['rows'])
    for i, (name, price) in enumerate(spec['rows']):
        yy = y + (i + 0.6) * row
        left(s, w * 0.09, yy, name, font, ink)
        s.shape('rectangle', (w * (0.91 - price), yy - row * 0.22, w * 0.91, yy - row * 0.06), spec['line'], fill='paint')
        s.shape('rectangle', (w * 0.09, yy + row * 0.3, w * 0.91, yy + row * 0.3 + 2), spec['line'], fill='paint')
    return s.ink


def notice(spec, size):
    """A card or a poster: a title, a picture or a bat, a line below."""
    s = page(size, spec['paper'])
    w, h = s.size
    ink = spec['ink']
    s.shape('rectangle', (w * 0.04, w * 0.04, w * 0.96, h - w * 0.04), spec.get('line', GOLD), outline='paint', width=max(3, int(w * 0.006)))
    y = head(s, spec, ink)
    if spec.get('bat'):
        points = [(x * w * 0.155, y * w * 0.155) for x, y in BAT + [(-x, y) for x, y in BAT[::-1]]]
        s.shape('polygon', [(w / 2 + x, h * 0.64 - yy) for x, yy in points], spec.get('bat_color', ink), fill='paint')
    if 'picture' in spec:
        photograph(s, spec['picture'], w / 2, h * 0.84, min(w * 0.62, (h * 0.84 - y) * 1.15))
    s.text(w / 2, h - w * 0.11, spec['foot'], face('figtree', int(w * 0.042), 600), ink)
    return s.ink


def envelope(spec, size):
    """A brown envelope, its flap down, sums printed on it."""
    s = page(size, spec['paper'])
    w, h = s.size
    for k, color in ((0, spec.get('fold', '#9A7447')), (6, spec['paper'])):
        s.shape('polygon', [(0, -k), (w, -k), (w * 0.56, h * 0.4 - k), (w * 0.44, h * 0.4 - k)], color, fill='paint')
    ink = spec.get('ink', '#4A2E14')
    mark(s, w / 2, h * 0.56, h * 0.12, ink, spec['paper'])
    s.text(w / 2, h * 0.7, spec['title'], face('kalnia', int(h * 0.12), 600), ink)
    font = face('figtree', int(h * 0.06), 600)
    for i, line in enumerate(spec['lines']):
        s.text(w / 2, h * (0.81 + 0.085 * i), line, font, ink)
    return s.ink


def stickers(spec, size):
    """A sheet of round stickers: an awning over the shop's sign."""
    s = page(size, '#EFEBE4')
    w, h = s.size
    columns, rows = spec['columns'], spec['rows']
    pitch = min(w / columns, h / rows)
    for i in range(columns):
        for j in range(rows):
            x, y, r = (i + 0.5) * w / columns, (j + 0.5) * h / rows, pitch * 0.43
            color = spec['colors'][(i + j) % len(spec['colors'])]
            s.shape('ellipse', (x - r, y - r, x + r, y + r), '#FFFDF8', fill='paint')
            s.shape('ellipse', (x - r, y - r, x + r, y + r), PLUM, outline='paint', width=int(r * 0.06))
            span, top, drop = r * 1.3, y - r * 0.52, r * 0.42
            for k in range(6):
                x0 = x - span / 2 + k * span / 6
                c = color if k % 2 == 0 else '#F3BFCB'
                s.shape('rectangle', (x0, top, x0 + span / 6, top + drop), c, fill='paint')
                s.shape('pieslice', (x0, top + drop - span / 12, x0 + span / 6, top + drop + span / 12), c, start=0, end=180, fill='paint')
            s.text(x, y + r * 0.38, 'Wickett', face('kalnia', int(r * 0.34), 600), PLUM)
            s.text(x, y + r * 0.68, '& Plum', face('kalnia', int(r * 0.3), 600), PLUM)
    return s.ink


def framed(spec, size):
    """A certificate behind glass in a frame of wood."""
    s = page(size, spec['frame'])
    w, h = s.size
    bar, mat = int(w * 0.06), int(w * 0.1)
    pen = ImageDraw.Draw(s.ink)
    dark, light = spec['shades']
    pen.polygon([(0, 0), (w, 0), (w - bar, bar), (bar, bar)], fill=light)
    pen.polygon([(0, 0), (bar, bar), (bar, h - bar), (0, h)], fill=light)
    pen.polygon([(w, 0), (w, h), (w - bar, h - bar), (w - bar, bar)], fill=dark)
    pen.polygon([(0, h), (w, h), (w - bar, h - bar), (bar, h - bar)], fill=dark)
    pen.rectangle((bar, bar, w - bar, h - bar), fill='#F7F1E6')
    pen.rectangle((mat, mat, w - mat, h - mat), fill='#FFFDF6', outline=GOLD, width=5)
    pen.rectangle((mat + 14, mat + 14, w - mat - 14, h - mat - 14), outline=GOLD, width=2)
    mark(s, w / 2, h * 0.27, w * 0.09, PLUM, '#FFFDF6')
    for i, line in enumerate(spec['title']):
        s.text(w / 2, h * 0.39 + i * h * 0.085, line, face('kalnia', int(w * 0.085), 600), PLUM)
    font = face('figtree', int(w * 0.03), 500)
    for i, line in enumerate(spec['lines']):
        s.text(w / 2, h * 0.56 + i * h * 0.05, line, font, PLUM)
    r = w * 0.065
    pen.ellipse((w / 2 - r, h * 0.79 - r, w / 2 + r, h * 0.79 + r), fill='#2F6F9F', outline='#1D4A70', width=5)
    s.text(w / 2, h * 0.79 + r * 0.42, 'K', face('kalnia', int(r * 1.25), 600), '#FFFDF6')
    glare = Image.new('RGBA', (w, h), (255, 255, 255, 0))
    ImageDraw.Draw(glare).polygon([(bar, bar), (w * 0.46, bar), (w * 0.16, h - bar), (bar, h - bar)], fill=(255, 255, 255, 46))
    ink = s.ink.convert('RGBA')
    ink.alpha_composite(glare)
    return ink.convert('RGB')


def pencil(spec, size):
    """A pencil seen from above: paint, wood, lead; the rest of the sheet is clear."""
    w, h = int(size[0] * FINE), int(size[1] * FINE)
    image = Image.new('RGBA', (w, h), (0, 0, 0, 0))
    pen = ImageDraw.Draw(image)
    tip = int(h * 2.6)
    pen.rectangle((0, 0, w - tip, h), fill=spec['color'])
    pen.rectangle((0, int(h * 0.3), w - tip, int(h * 0.5)), fill=spec['shine'])
    pen.rectangle((0, 0, int(h * 1.2), h), fill='#E8A0A8')
    pen.rectangle((int(h * 1.2), 0, int(h * 2.0), h), fill='#C9A24B')
    pen.polygon([(w - tip, 0), (w, h / 2), (w - tip, h)], fill='#E3BE8A')
    pen.polygon([(w - tip * 0.34, h * 0.33), (w, h / 2), (w - tip * 0.34, h * 0.67)], fill='#2A2226')
    return image


ART = {
    'form': form,
    'table': table,
    'prices': prices,
    'notice': notice,
    'envelope': envelope,
    'stickers': stickers,
    'framed': framed,
    'pencil': pencil,
}


def draw(spec, size):
    """The printed sheet a recipe describes, `size` in centimeters. @raises KeyError for print nobody knows."""
    return ART[spec['type']](spec, size)
