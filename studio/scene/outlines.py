"""Closed plan curves and profiles."""

import math

import numpy as np

# Right halves, about two units wide.
BAT = [
    (0, 0.34), (0.1, 0.36), (0.17, 0.62), (0.28, 0.34), (0.42, 0.26), (0.8, 0.42), (1.25, 0.66), (1.9, 0.42), (2.5, 0.0),
    (2.1, 0.06), (1.8, -0.1), (1.62, -0.42), (1.35, -0.2), (1.05, -0.24), (0.82, -0.5), (0.6, -0.3), (0.34, -0.36),
    (0.12, -0.72), (0, -0.78),
]  # fmt: skip
LEAF = [
    (0, 2.0), (0.22, 1.5), (0.5, 1.65), (0.44, 0.95), (0.86, 1.3), (0.98, 1.06), (1.5, 1.14), (1.36, 0.7), (1.72, 0.52),
    (1.0, 0.02), (1.06, -0.3), (0.42, -0.26), (0.09, -0.34), (0.08, -1.1), (0, -1.14),
]  # fmt: skip


def outline(kind, n=128, a=1.0, b=None, e=2.0, k=6, amp=0.08):
    """closed plan curve as n x 2 array; a,b half extents"""
    b = a if b is None else b
    t = np.linspace(0, 2 * np.pi, n, endpoint=False)
    c, s = np.cos(t), np.sin(t)
    if kind == 'super':
        return np.stack([a * np.sign(c) * np.abs(c) ** (2 / e), b * np.sign(s) * np.abs(s) ** (2 / e)], 1)
    if kind == 'circle':
        return np.stack([a * c, b * s], 1)
    if kind == 'flower':
        r = 1 + amp * np.cos(k * t)
        return np.stack([a * r * c, b * r * s], 1)
    if kind == 'heart':
        x = 16 * s**3
        y = 13 * c - 5 * np.cos(2 * t) - 2 * np.cos(3 * t) - np.cos(4 * t)
        x = x / 17.0
        y = (y + 2.5) / 17.0
        p = np.stack([a * x, b * y], 1)[::-1]
        return resample(smooth_poly(p, 6), n)
    if kind == 'star':
        pts = []
        for i in range(2 * k):
            r = 1.0 if i % 2 == 0 else (1 - amp)
            pts.append(
                (a * r * math.cos(math.pi * i / k + math.pi / 2), b * r * math.sin(math.pi * i / k + math.pi / 2))
            )
        return resample(smooth_poly(resample(np.array(pts), n), 14), n)
    if kind == 'poly':
        pts = [
            (a * math.cos(2 * math.pi * i / k + math.pi / k), b * math.sin(2 * math.pi * i / k + math.pi / k))
            for i in range(k)
        ]
        return resample(smooth_poly(resample(np.array(pts), n), 8), n)
    if kind == 'moon':
        # the upper half of a disc, its corners rounded, around its own middle
        pts = np.stack([a * c, b * np.where(s > 0, s, 0.0) * 1.25], 1)
        return resample(smooth_poly(resample(pts, n), 9), n) - [0, 0.55 * b]
    if kind == 'leaf':
        y = np.sin(t)
        x = np.cos(t)
        return np.stack([a * x, b * y * (1 - 0.55 * (x + 1) / 2)], 1)
    raise ValueError(kind)


def smooth_poly(p, it):
    """Rounds the corners of a closed curve."""
    p = np.array(p, float)
    for _ in range(it):
        p = 0.25 * np.roll(p, 1, 0) + 0.5 * p + 0.25 * np.roll(p, -1, 0)
    return p


def resample(p, n):
    """A closed curve with evenly spaced points."""
    q = np.vstack([p, p[:1]])
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(q, axis=0), axis=1))]
    s = np.linspace(0, d[-1], n, endpoint=False)
    return np.stack([np.interp(s, d, q[:, 0]), np.interp(s, d, q[:, 1])], 1)


def offset_poly(p, d):
    """inset a closed ccw polygon by d (approximate, fine for smooth convex-ish shapes)"""
    t = np.roll(p, -1, 0) - np.roll(p, 1, 0)
    t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-9
    nrm = np.stack([t[:, 1], -t[:, 0]], 1)
    return p - nrm * d


def densify(pr, step):
    """A profile with points at most a step apart."""
    out = [pr[0]]
    for p, q in zip(pr[:-1], pr[1:]):
        k = max(1, int(math.hypot(q[0] - p[0], q[1] - p[1]) / step))
        out += [(p[0] + (q[0] - p[0]) * i / k, p[1] + (q[1] - p[1]) * i / k) for i in range(1, k + 1)]
    return out


def arc(d0, z0, d1, z1, n=8, bulge=1.0):
    """quarter-ellipse profile from (d0,z0) vertical tangent to (d1,z1) horizontal tangent"""
    out = []
    for i in range(n + 1):
        t = i / n * math.pi / 2
        out.append((d0 + (d1 - d0) * (1 - math.cos(t)), z0 + (z1 - z0) * math.sin(t)))
    return out
