"""Gift boxes, with and without ribbon."""

from scene.boards import mat_wrap, rbox
from scene.cards import card
from scene.place import group
from scene.ribbon import band, bow, tails_
from scene.surfaces import mat_satin


def gift_box(color, ribbon, seed=0, sx=11.5, sy=11.5, h=7.4, paper='paper', accent=None, rz=30, with_bow=True):
    """A box with a lid, ribbon round it and a bow."""
    m = mat_wrap(color, paper, accent)
    rm = mat_satin(ribbon)
    over, lidh = 0.18, 2.3
    o = [rbox('body', sx, sy, h - lidh + 0.2, m), rbox('lid', sx + 2 * over, sy + 2 * over, lidh, m, 0.12, h - lidh)]
    w = 2.1
    o += [band(sx, sy, h, lidh, over, 'x', w, rm), band(sx, sy, h, lidh, over, 'y', w, rm)]
    b = [] if not with_bow else group(bow(rm, 4.6, 2.3, seed), (0, 0, h + 0.05), -rz + 4)
    if with_bow:
        b += group(tails_(rm, 2.3, min(sx, sy) / 2 + over, (-78, 196)), (0, 0, h + 0.05))
    group(o + b, (0, 0, 0), rz)
    return o + b


def closed_box(color, sign=None, sx=11.5, sy=11.5, h=7.4, paper='paper', rz=30):
    """A box with a lid and no ribbon; the picture in the file `sign` is pasted on the lid as a label."""
    m = mat_wrap(color, paper)
    over, lidh = 0.18, min(2.3, h * 0.45)
    parts = [
        rbox('body', sx, sy, h - lidh + 0.2, m),
        rbox('lid', sx + 2 * over, sy + 2 * over, lidh, m, 0.12, h - lidh),
    ]
    if sign:
        label = card(sign, 5.4, 5.4, 0.04, 0.5)
        label.location.z = h - 0.005
        parts.append(label)
    return group(parts, (0, 0, 0), rz)


def sleeved_box(color, sleeve, sign, sx=17.0, sy=12.0, h=3.8, rz=20):
    """A flat closed box with a paper sleeve around its middle; the picture in the file `sign` is printed on the sleeve."""
    parts = closed_box(color, None, sx, sy, h, 'paper', 0)
    parts.append(rbox('sleeve', 8.4, sy + 0.6, h + 0.2, mat_wrap(sleeve, 'paper'), 0.14))
    label = card(sign, 7.4, 7.4, 0.02, 0.2)
    label.location.z = h + 0.2
    parts.append(label)
    return group(parts, (0, 0, 0), rz)
