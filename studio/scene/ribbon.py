"""Satin ribbon: strips, bows, tails, bands."""

import math

import numpy as np
from mathutils import Matrix

from scene.mesh import mesh_obj


def strip(points, wdir, width, mat, thick=0.03, cross=0.12, nw=8):
    """ribbon: centre line points (n x 3), wdir (n x 3 unit) width direction, width scalar or list; slight cross-curvature"""
    P = np.asarray(points, float)
    n = len(P)
    W = np.asarray(wdir, float)
    W = np.tile(W, (n, 1)) if W.ndim == 1 else W
    w = np.full(n, width, float) if np.isscalar(width) else np.asarray(width, float)
    T = np.gradient(P, axis=0)
    T /= np.linalg.norm(T, axis=1, keepdims=True) + 1e-9
    N = np.cross(T, W)
    N /= np.linalg.norm(N, axis=1, keepdims=True) + 1e-9
    L = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
    V, UV, F = [], [], []
    for j in range(nw + 1):
        s = j / nw - 0.5
        V.append(P + W * (s * w)[:, None] + N * (cross * w * (0.25 - s * s))[:, None])
        UV.append(np.stack([L, np.full(n, s * 2)], 1))
    V = np.concatenate(V)
    UV = np.concatenate(UV)
    for j in range(nw):
        for i in range(n - 1):
            F.append((j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i))
    o = mesh_obj('ribbon', V, F, mat, uv=UV)
    m = o.modifiers.new('t', 'SOLIDIFY')
    m.thickness = thick
    m.offset = 0
    return o


def bow(mat, size=4.2, w=2.0, seed=0, tails=True, z=0.0, drop_len=5.0, halfbox=None):
    """classic four-loop bow, centre at origin"""
    rng = np.random.default_rng(seed)
    out = []

    def loop(az, L, h, tilt, ww, yaw=0):
        n = 70
        P, WD, wl = [], [], []
        for i in range(n):
            t = i / (n - 1)
            a = 2 * math.pi * t
            x = L * (0.5 - 0.5 * math.cos(a))
            zz = h * math.sin(a) * (math.sin(math.pi * t) ** 0.55) * (0.8 + 0.2 * math.cos(a))
            q = math.sin(math.pi * t)
            P.append((x + 0.02, 0.0 + 0.22 * ww * math.sin(a) * q, zz))
            wl.append(ww * (0.38 + 0.62 * q**0.5))
            WD.append((0.10 * math.sin(a), 1, 0.12 * math.cos(a * 1.0)))
        P = np.array(P)
        WD = np.array(WD)
        WD /= np.linalg.norm(WD, axis=1, keepdims=True)
        o = strip(P, WD, wl, mat, 0.035, 0.16)
        o.matrix_world = (
            Matrix.Rotation(math.radians(az), 4, 'Z')
            @ Matrix.Rotation(-math.radians(tilt), 4, 'Y')
            @ Matrix.Rotation(math.radians(yaw), 4, 'X')
        )
        return o

    out += [loop(6, size, size * 0.30, 20, w, 8), loop(180 + 8, size, size * 0.30, 20, w, -6)]
    out += [
        loop(-38, size * 0.80, size * 0.27, 40, w * 0.92, 10),
        loop(180 - 34, size * 0.80, size * 0.27, 40, w * 0.92, -10),
    ]
    # knot
    n = 40
    P = []
    for i in range(n + 1):
        a = 2 * math.pi * i / n
        P.append((0.0 + 0.0 * a, 0.52 * w * math.cos(a) * 0.8, 0.42 + 0.48 * math.sin(a)))
    o = strip(np.array(P), np.array([1.0, 0, 0]), 0.42 * w, mat, 0.05, 0.35)
    o.rotation_euler.z = math.radians(4)
    out.append(o)
    return out


def tails_(mat, w, half, azs, drop_len=3.2, seed=0):
    """ribbon tails in the box frame: run over the top, bend over the edge, hang"""
    out = []
    for q0, az in enumerate(azs):
        n = 120
        P, wl = [], []
        a = math.radians(az)
        d = np.array([math.cos(a), math.sin(a)])
        reach = half / max(abs(d[0]), abs(d[1])) + 0.16
        rr = 0.35
        dl = drop_len * (1 - 0.22 * q0)
        for q in np.linspace(0, reach + dl, n):
            flat = reach - rr
            if q < flat:
                x = q
                zz = (
                    0.12
                    + 0.30 * math.exp(-q * 0.9)
                    + 0.22 * math.sin(math.pi * q / flat) * (0.5 + 0.5 * math.sin(q * 1.7 + q0 * 2))
                )
            elif q < flat + rr * math.pi / 2:
                k = (q - flat) / rr
                x = flat + rr * math.sin(k)
                zz = 0.12 - rr * (1 - math.cos(k))
            else:
                k = q - flat - rr * math.pi / 2
                x = reach + 0.10 + 0.16 * math.sin(k * 1.2) + 0.08 * k
                zz = 0.12 - rr - k
            P.append((d[0] * x, d[1] * x, zz))
            wl.append(w * (0.62 + 0.24 * min(1, q / 2)))
        P = np.array(P)
        for _ in range(4):
            P[1:-1] = 0.25 * P[:-2] + 0.5 * P[1:-1] + 0.25 * P[2:]
        o = strip(P, np.array([-d[1], d[0], 0.0]), wl, mat, 0.035, 0.06)
        me = o.data  # swallow-tail end
        for j in range(9):
            sft = (1 - abs(j / 8 - 0.5) * 2) * w * 0.34
            pts = [me.vertices[j * n + i] for i in range(n)]
            acc = 0.0
            end = pts[-1].co.copy()
            for i in range(n - 1, 0, -1):
                step = (pts[i].co - pts[i - 1].co).length
                if acc + step > sft:
                    cutp = pts[i].co.lerp(pts[i - 1].co, (sft - acc) / step)
                    break
                acc += step
            for m in range(i, n):
                pts[m].co = cutp
        out.append(o)
    return out


def band(sx, sy, h, lidh, over, axis, w, mat):
    """flat ribbon round box and lid (profile steps out at the lid)"""
    half = (sx if axis == 'x' else sy) / 2
    g = 0.045
    pts = [
        (-half - g, 0.02),
        (-half - g, h - lidh - 0.06),
        (-half - over - g, h - lidh + 0.04),
        (-half - over - g, h - 0.14),
        (-half - over - g + 0.12, h + g),
        (half + over + g - 0.12, h + g),
        (half + over + g, h - 0.14),
        (half + over + g, h - lidh + 0.04),
        (half + g, h - lidh - 0.06),
        (half + g, 0.02),
    ]
    P = []
    for a, b in zip(pts[:-1], pts[1:]):
        k = max(2, int(math.hypot(b[0] - a[0], b[1] - a[1]) / 0.25))
        for i in range(k):
            P.append((a[0] + (b[0] - a[0]) * i / k, a[1] + (b[1] - a[1]) * i / k))
    P.append(pts[-1])
    P = np.array(P)
    if axis == 'x':
        Q = np.column_stack([P[:, 0], np.zeros(len(P)), P[:, 1]])
        W = np.array([0, 1.0, 0])
    else:
        Q = np.column_stack([np.zeros(len(P)), P[:, 0], P[:, 1]])
        W = np.array([1.0, 0, 0])
    return strip(Q, W, w, mat, 0.03, 0.0)
