"""Colors: hexadecimal to linear light, mixing."""


def lin(h, a=1.0):
    """Linear RGBA of a `#rrggbb`."""
    if isinstance(h, (tuple, list)):
        return tuple(h) if len(h) == 4 else (*h, a)
    h = h.lstrip('#')
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c) + (a,)


def mixc(a, b, t):
    """A color between two."""
    a, b = lin(a), lin(b)
    return tuple(a[i] * (1 - t) + b[i] * t for i in range(4))
