#!/usr/bin/env python3
"""Makes the pictures of Fixtures/Images: every pixel is computed, only the Inter font is read.

Run:  pip install numpy Pillow && python3 Fixtures/Images/generate.py [Name …]
      (no name: all pictures; one to two minutes)

Coffee    2000x1325 (3x)  header of the profile screen: gradients, grain, hard edges, depth blur
Header    1950x1300 (1x)  stretching header: dense fine texture, water, foliage
Group      286x283  (1x)  small header inside a nested scroll view: flat shapes, soft shading
Menu       481x88   (1x)  tab bar strip: line icons and captions on near-black
TestCard  2000x1325 (3x)  red tells u, green tells v, 10 % grid: a probe reads where it landed

Same input, same bytes: seeds are fixed, and no clock or locale is asked. The bytes of the JPEG
files do depend on the versions of numpy, Pillow and libjpeg, so the pictures are committed.
"""
import functools
import math
import pathlib
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

HERE = pathlib.Path(__file__).resolve().parent
INTER = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
F = np.float32


# ---------------------------------------------------------------- tools: noise, blur, colour

def noise(x, y, seed):
    """Value noise in -1…1 on the unit lattice, quintic interpolation, period 256."""
    table = np.random.default_rng(seed).uniform(-1, 1, (256, 256)).astype(F)
    xi, yi = np.floor(x).astype(np.int32), np.floor(y).astype(np.int32)
    fx, fy = (x - xi).astype(F), (y - yi).astype(F)
    fx, fy = (f * f * f * (f * (f * 6 - 15) + 10) for f in (fx, fy))
    x0, x1, y0, y1 = xi & 255, (xi + 1) & 255, yi & 255, (yi + 1) & 255
    top = table[y0, x0] * (1 - fx) + table[y0, x1] * fx
    return top * (1 - fy) + (table[y1, x0] * (1 - fx) + table[y1, x1] * fx) * fy


def fbm(x, y, seed, octaves=5, gain=0.5):
    """Fractal sum of `noise`, about -1…1; each octave is turned so the lattice does not show."""
    total, weight, norm = 0, 1.0, 0.0
    for octave in range(octaves):
        total = total + weight * noise(x, y, seed + octave)
        norm, weight = norm + weight, weight * gain
        x, y = 1.62 * x - 1.18 * y + 7.3, 1.18 * x + 1.62 * y - 3.1
    return total * F(1.6 / norm)


def smooth(low, high, value):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def mix(a, b, t):
    """From `a` to `b`; a map of weights is spread over the colour channels of two pictures."""
    return a + (b - a) * (t[..., None] if np.ndim(a) == 3 and np.ndim(t) == 2 else t)


def convolve(image, kernel_of):
    """Convolves rows and columns (reflected at the edges) with a kernel given by its offsets."""
    h, w = image.shape[:2]
    pad = min(160, h - 1, w - 1)
    wide = np.pad(image, ((pad, pad), (pad, pad)) + ((0, 0),) * (image.ndim - 2), mode="reflect")
    y, x = (np.fft.fftfreq(n) * n for n in wide.shape[:2])
    kernel = kernel_of(np.hypot(x[None, :], y[:, None]))
    spectrum = np.fft.rfft2(kernel / kernel.sum())
    planes = wide[..., None] if image.ndim == 2 else wide
    out = [np.fft.irfft2(np.fft.rfft2(planes[..., c]) * spectrum, s=wide.shape[:2])
           for c in range(planes.shape[2])]
    return np.stack(out, -1)[pad:pad + h, pad:pad + w].reshape(image.shape).astype(F)


def blur(image, sigma):
    return convolve(image, lambda r: np.exp(-r * r / (2 * sigma * sigma)))


def lens(image, radius):
    """Out-of-focus blur: a disc, slightly brighter at its rim, as a real aperture gives."""
    return convolve(image, lambda r: np.clip(radius + 0.5 - r, 0, 1) * (0.8 + 0.3 * r / radius))


def linear(srgb):
    """sRGB 0…255 to linear light 0…1."""
    return (np.asarray(srgb, F) / 255) ** F(2.2)


def ramp(dark, bright, t):
    """Linear light between two sRGB colours."""
    return mix(linear(dark), linear(bright), np.clip(t, 0, 1)[..., None])


def film(light, exposure=1.0, grain=0.0, seed=1):
    """Linear light to sRGB bytes: soft shoulder, then monochrome grain (in 8-bit steps)."""
    light = np.maximum(light * exposure, 0)
    tone = light * (1 + light * 0.16) / (1 + light * 0.62)
    out = 255 * np.clip(tone * 1.32, 0, 1) ** (1.14 / 2.2)
    out += np.random.default_rng(seed).normal(0, grain, out.shape[:2]).astype(F)[..., None]
    return np.clip(out + 0.5, 0, 255).astype(np.uint8)


def curve(p, steps):
    """Catmull-Rom curve through all points but the first and the last."""
    t = (np.arange(steps) / steps)[:, None]
    pieces = [0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2
                     + (3 * b - a - 3 * c + d) * t**3)
              for a, b, c, d in zip(p, p[1:], p[2:], p[3:])]
    return np.vstack(pieces + [p[-2:-1]])


def halve(image):
    return (image[::2, ::2] + image[1::2, ::2] + image[::2, 1::2] + image[1::2, 1::2]) / 4


def save_jpeg(pixels, name, quality):
    Image.fromarray(pixels).save(HERE / name, quality=quality, subsampling=2, optimize=True)


# ---------------------------------------------------------------- Coffee: a small ray tracer

EYE = np.array([-5.0, 16.0, -53.0], F)  # centimetres; the cup stands at the origin of the table
FOCAL, TILT = 1.5, -0.186               # focal length in picture widths; pitch in radians
FIELD_STEP = 0.02
KEY = np.array([-0.42, 0.80, 0.43], F)  # towards the brightest part of the sky


@functools.cache
def profile_field():
    """Distance to cup, saucer and coffee, all round one axis, as a table over (radius, height)."""
    r, y = np.meshgrid(np.arange(0, 10.5, FIELD_STEP), np.arange(-1.5, 9.0, FIELD_STEP))

    def stroke(points, thickness):
        line = curve(np.array([points[0], *points, points[-1]], float), 10)
        best = np.full(r.shape, 1e9)
        for a, b in zip(line, line[1:]):
            ab = b - a
            k = np.clip(((r - a[0]) * ab[0] + (y - a[1]) * ab[1]) / (ab @ ab + 1e-12), 0, 1)
            best = np.minimum(best, np.hypot(r - a[0] - k * ab[0], y - a[1] - k * ab[1]))
        return best - thickness

    cup = stroke([(0, 1.5), (1.6, 1.5), (2.6, 1.75), (3.6, 3.0), (4.25, 4.6), (4.6, 6.6)], 0.2)
    foot = stroke([(1.9, 0.95), (2.0, 1.5)], 0.22)
    saucer = stroke([(0, 0.75), (2.6, 0.75), (3.6, 0.85), (5.6, 1.25), (7.3, 1.95)], 0.17)
    base = stroke([(3.3, 0.16), (3.3, 0.7)], 0.15)
    coffee = np.maximum(y - 5.95, np.maximum(5.6 - y, r - 4.5))
    solid = np.minimum(np.minimum(cup, foot), np.minimum(saucer, base))
    loop = stroke([(4.1, 5.55), (5.1, 5.95), (6.35, 5.75), (6.75, 4.7), (5.9, 3.5), (4.6, 2.75),
                   (3.2, 2.6)], 0)
    return np.stack([np.minimum(solid, coffee), loop]).astype(F)


HANDLE = np.array([math.cos(math.radians(197)), math.sin(math.radians(197))], F)


def cavity(y):
    """Radius within which the handle must not reach into the cup."""
    return np.interp(y, [1.5, 2.2, 3.0, 4.6, 6.6], [1.6, 2.7, 3.5, 4.15, 4.5]).astype(F)


def lookup(layer, r, y):
    t = profile_field()[layer]
    gx = np.clip(r / FIELD_STEP, 0, t.shape[1] - 1.01)
    gy = np.clip((y + 1.5) / FIELD_STEP, 0, t.shape[0] - 1.01)
    ix, iy = gx.astype(np.int32), gy.astype(np.int32)
    fx, fy = gx - ix, gy - iy
    top = t[iy, ix] * (1 - fx) + t[iy, ix + 1] * fx
    return top * (1 - fy) + (t[iy + 1, ix] * (1 - fx) + t[iy + 1, ix + 1] * fx) * fy


def distance(p):
    """Signed distance from points to cup, saucer, coffee and handle."""
    r = np.hypot(p[..., 0], p[..., 2])
    body = lookup(0, r, p[..., 1])
    out = np.hypot(np.maximum(r - 10.4, 0), np.maximum(p[..., 1] - 8.9, 0))
    u = p[..., 0] * HANDLE[0] + p[..., 2] * HANDLE[1]
    w = p[..., 0] * HANDLE[1] - p[..., 2] * HANDLE[0]
    tube = np.hypot(lookup(1, np.abs(u), p[..., 1]), w * 0.72) - 0.36 + np.where(u < 0, 9, 0)
    h = np.clip(0.5 + 0.5 * (tube - body) / 0.35, 0, 1)
    joined = tube + (body - tube) * h - 0.35 * h * (1 - h)
    return np.where(r < cavity(p[..., 1]), body, joined) + out


def march(origin, ray, steps=90, reach=80.0):
    """Sphere tracing; returns the way to the surface, `inf` where the ray misses."""
    flat_o, flat_d = origin.reshape(-1, 3), ray.reshape(-1, 3)
    way = np.full(len(flat_o), 0.02, F)
    live = np.arange(len(flat_o))
    hit = np.full(len(flat_o), np.inf, F)
    for _ in range(steps):
        d = distance(flat_o[live] + flat_d[live] * way[live, None])
        done = d < 0.006
        hit[live[done]] = way[live[done]]
        way[live] += np.maximum(d, 0.01) * 0.92
        live = live[~done & (way[live] < reach)]
        if not len(live):
            break
    return hit.reshape(ray.shape[:-1])


def normal(p):
    e = F(0.035)
    g = [distance(p + e * a) - distance(p - e * a) for a in np.eye(3, dtype=F)]
    n = np.stack(g, -1)
    return n / (np.linalg.norm(n, axis=-1, keepdims=True) + 1e-9)


def street(w, h):
    """The pale houses beyond the table, in linear light, sharp: the lens blurs them later."""
    rng = np.random.default_rng(11)
    picture = Image.new("RGB", (w, h), (214, 222, 230))
    draw = ImageDraw.Draw(picture)

    def box(x0, y0, x1, y1, colour):
        draw.rectangle([x0 * w, y0 * h, x1 * w, y1 * h], fill=colour)

    def shape(colour, *points):
        draw.polygon([(x * w, y * h) for x, y in points], fill=colour)

    box(0, 0.42, 1, 1, (128, 122, 116))
    shape((206, 199, 186), (0, 0.2), (0.1, 0.1), (0.2, 0.22), (0.2, 0.8), (0, 0.8))
    shape((150, 92, 82), (-0.02, 0.22), (0.1, 0.075), (0.23, 0.25), (0.2, 0.25), (0.1, 0.13),
          (0, 0.25))
    box(0.2, 0.26, 0.43, 0.8, (222, 214, 198))
    shape((168, 104, 90), (0.18, 0.27), (0.23, 0.13), (0.42, 0.13), (0.46, 0.27))
    box(0.43, 0.0, 0.6, 0.7, (188, 186, 182))
    box(0.6, 0.12, 0.8, 0.7, (226, 216, 192))
    box(0.585, 0.09, 0.815, 0.13, (112, 98, 90))
    box(0.8, 0.0, 1.0, 0.75, (196, 200, 206))
    for x, y in [(0.05, 0.3), (0.12, 0.3), (0.24, 0.34), (0.31, 0.34), (0.38, 0.34), (0.46, 0.06),
                 (0.53, 0.06), (0.46, 0.24), (0.53, 0.24), (0.63, 0.2), (0.7, 0.2), (0.76, 0.2),
                 (0.84, 0.05), (0.92, 0.05), (0.84, 0.27), (0.92, 0.27), (0.63, 0.38), (0.7, 0.38)]:
        box(x, y, x + 0.034, y + 0.115, (66, 70, 78))
        box(x + 0.014, y, x + 0.017, y + 0.115, (190, 190, 186))
        box(x - 0.004, y + 0.115, x + 0.038, y + 0.123, (238, 234, 226))
    box(0.29, 0.5, 0.36, 0.8, (92, 70, 58))
    box(0.66, 0.53, 0.78, 0.62, (164, 74, 60))
    box(0, 0.66, 1, 1, (150, 140, 132))
    for x in np.arange(0.0, 1.0, 0.024):
        box(x, 0.5, x + 0.0035, 0.72, (60, 60, 62))
    box(0, 0.495, 1, 0.508, (52, 52, 54))
    for cx, cy, sx, sy, count in [(0.455, 0.42, 0.05, 0.1, 900), (0.97, 0.3, 0.04, 0.16, 900),
                                  (0.02, 0.46, 0.05, 0.07, 600), (0.6, 0.5, 0.03, 0.04, 300)]:
        for _ in range(count):
            x, y, g = rng.normal(cx, sx), rng.normal(cy, sy), rng.uniform(0.45, 1.25)
            s = rng.uniform(0.003, 0.009)
            box(x, y, x + s, y + s, tuple(int(v * g) for v in (74, 104, 52)))
    light = linear(picture)
    y, x = np.mgrid[0:h, 0:w].astype(F) / F(h)
    sky = smooth(0.26, 0.0, y) * smooth(1.0, 0.1, x)
    light = light * (1 + 0.5 * sky)[..., None] + 0.25 * sky[..., None]
    for _ in range(20):  # glints: what turns into discs of light
        gx, gy = int(rng.uniform(0, w - 3)), int(rng.uniform(0.05, 0.62) * h)
        light[gy:gy + 3, gx:gx + 3] += rng.uniform(3, 12) * np.array([1, 0.9, 0.72], F)
    return light


def wood(a, b, plank):
    """Albedo of weathered oak at `a` along and `b` across the slats, in centimetres."""
    shift = plank * 37.7
    bend = fbm(a * 0.05 + shift, b * 0.22 + shift, 40, 3)
    rings = fbm(a * 0.012 + shift, b * 1.5 + bend * 1.6 + shift, 44, 3)
    fibre = fbm(a * 0.5 + shift, b * 13, 48, 4, 0.7)
    pores = smooth(0.42, 0.8, fbm(a * 0.7 + shift, b * 21, 52, 2))
    tone = 0.5 + 0.34 * rings + 0.25 * fibre + 0.12 * noise(shift + a * 0, plank * 5.1, 56)
    base = ramp([112, 86, 66], [206, 180, 150], tone)
    return base * (1 - 0.45 * pores)[..., None]


SLAT, GAP, THICK, REACH = 6.1, 1.0, 2.1, 11.5
ACROSS = np.array([math.cos(math.radians(24)), math.sin(math.radians(24))], F)


def table(origin, ray):
    """The slatted table: light leaving it towards `origin`, coverage, and the way to it."""
    along = lambda p: -p[..., 0] * ACROSS[1] + p[..., 2] * ACROSS[0]
    across = lambda p: p[..., 0] * ACROSS[0] + p[..., 2] * ACROSS[1]
    way = np.where(ray[..., 1] < -1e-4, -origin[..., 1] / np.minimum(ray[..., 1], -1e-4), 1e6)
    p = origin + ray * way[..., None]
    b, a = across(p) + 3.2, along(p)
    plank = np.floor(b / (SLAT + GAP))
    inside = b - plank * (SLAT + GAP)
    drop = across(ray)
    # In a gap: does the ray meet the side of the next slat before it has fallen through?
    to_side = np.where(drop > 0, SLAT + GAP - inside, inside - SLAT) / (np.abs(drop) + 1e-6)
    depth = -ray[..., 1] * to_side
    gap = (inside > SLAT) | (a > REACH)
    side = (inside > SLAT) & (depth < THICK)
    albedo = wood(np.where(side, a + along(ray) * to_side, a),
                  np.where(side, depth * 0.8, inside), plank)
    edge = smooth(0, 0.16, inside) * smooth(0, 0.16, SLAT - inside) * smooth(REACH, REACH - 0.15, a)
    worn = 1 + 0.35 * (1 - edge) * (1 - side)
    r = np.hypot(p[..., 0], p[..., 2])
    shade = np.ones(way.shape, F)
    near = (r < 24) & ~gap
    q = p[near] + np.array([0, 0.03, 0], F)
    sun, t = np.ones(len(q), F), np.full(len(q), 0.15, F)
    for _ in range(30):  # penumbra: the narrowest angle at which the key light passes
        d = distance(q + KEY * t[:, None])
        sun = np.minimum(sun, np.clip(0.5 + d / t * 2.2, 0, 1))
        t += np.clip(d, 0.12, 1.5)
    air = np.ones(len(q), F)
    for height, weight in ((0.3, 0.3), (0.9, 0.3), (2.0, 0.25), (4.0, 0.2)):
        d = distance(q + np.array([0, height, 0], F))
        air -= 1.35 * weight * np.clip(1 - d / height, 0, 1)
    shade[near] = 0.62 * smooth(0.1, 0.9, sun) * air + 0.38 * np.maximum(air, 0.02)
    light = np.where(side, 0.26 * np.clip(1.05 - depth / THICK, 0.04, 1), 1.0 * worn * shade)
    light = np.where(gap & ~side, 0.015, light)
    colour = albedo * light[..., None] * np.array([1.0, 1.0, 1.03], F)
    sheen = (1 - np.clip(-ray[..., 1], 0, 1)) ** 5 * np.where(gap, 0, 0.35) * shade
    return colour + sheen[..., None] * linear([225, 232, 240]), way, a


def surroundings(ray, view):
    """Light from direction `ray` for reflections: the street ahead, a bright sky, a dark room."""
    up, azimuth = ray[..., 1], np.arctan2(ray[..., 0], ray[..., 2])
    h, w = view.shape[:2]
    x = np.clip((azimuth / 1.5 + 0.5) * w, 0, w - 1).astype(np.int32)
    y = np.clip((0.5 - up * 0.9) * h, 0, h - 1).astype(np.int32)
    ahead = smooth(-0.35, 0.45, ray[..., 2])
    window = smooth(0.26, 0.3, -azimuth - 1.3) * smooth(0.75, 0.71, -azimuth - 1.3)
    window = window * smooth(0.02, 0.06, up) * smooth(0.75, 0.71, up) * (np.abs(up - 0.34) > 0.02)
    sky = smooth(0.25, 0.9, up) * (0.35 + 0.65 * ahead)
    room = np.array([0.030, 0.026, 0.024], F)
    return (view[y, x] * ahead[..., None] * 0.9 + room
            + (1.5 * sky + 2.2 * window)[..., None] * np.array([0.93, 0.98, 1.05], F))


def crockery(origin, ray, way, view):
    """Light from cup, saucer and coffee: black glaze with one true bounce, coffee with crema."""
    p = origin + ray * way[..., None]
    n = normal(p)
    facing = np.clip(-(n * ray).sum(-1), 0, 1)
    mirror = ray + 2 * facing[..., None] * n
    fresnel = 0.045 + 0.955 * (1 - facing) ** 5
    start = p + n * F(0.05)
    again = march(start, mirror, 40, 16.0)
    seen = surroundings(mirror, view)
    wooden, far, a = table(start, mirror)
    down = (mirror[..., 1] < -0.02) & (a < REACH)
    seen = np.where(down[..., None], wooden * 0.8, seen)
    seen = np.where(np.isfinite(again)[..., None], 0.02, seen)
    air = np.clip(0.25 + 0.75 * distance(p + n * F(1.2)) / 1.2, 0, 1)
    sky = 0.5 + 0.5 * n[..., 1]
    glaze = np.array([0.0085, 0.008, 0.008], F) * (sky * air)[..., None]
    r = np.hypot(p[..., 0], p[..., 2])
    drink = (r < 4.49) & (p[..., 1] > 5.9) & (n[..., 1] > 0.9)
    swirl = fbm(p[..., 0] * 0.7, p[..., 2] * 0.7, 60, 5)
    swirl = fbm(p[..., 0] * 0.9 + swirl, p[..., 2] * 0.9 - swirl, 66, 4)
    crema = 0.3 + 0.7 * smooth(-0.7, 0.6, swirl + smooth(2.6, 4.3, r) * 0.6)
    liquid = ramp([66, 34, 16], [186, 122, 66], crema) * 0.62
    liquid = liquid * (0.35 + 0.65 * smooth(-4.4, -1.0, -p[..., 2] + p[..., 0] * 0.4))[..., None]
    body = np.where(drink[..., None], liquid, glaze)
    rough = np.where(drink, 0.35, 1.0)
    return body + seen * (fresnel * rough * (0.4 + 0.6 * air))[..., None]


def rays(w, h):
    x, y = np.meshgrid((np.arange(w) + 0.5) / w - 0.5, (h / 2 - np.arange(h) - 0.5) / w)
    d = np.stack([x, y, np.full(x.shape, FOCAL)], -1).astype(F)
    d /= np.linalg.norm(d, axis=-1, keepdims=True)
    c, s = math.cos(TILT), math.sin(TILT)
    return np.stack([d[..., 0], d[..., 1] * c + d[..., 2] * s, d[..., 2] * c - d[..., 1] * s], -1)


def chair(w, h):
    """Back of a chair in front of the street: coverage and light."""
    picture = Image.new("RGBA", (w, h), (0, 0, 0, 0))
    draw = ImageDraw.Draw(picture)
    for y0, x1, y1, thick, colour in [(0.44, 0.29, 0.462, 0.052, (92, 62, 44)),
                                      (0.57, 0.30, 0.585, 0.046, (84, 58, 41))]:
        left, right = (-0.02 * w, y0 * h), (x1 * w, y1 * h)
        draw.polygon([left, right, (x1 * w, (y1 + thick) * h), (-0.02 * w, (y0 + thick * 1.1) * h)],
                     fill=colour)
        draw.line([left, right], fill=(176, 146, 118), width=int(0.008 * h))
    for x0, x1 in [(0.255, 0.275), (0.05, 0.055)]:
        draw.line([(x0 * w, 0.43 * h), (x1 * w, 0.95 * h)], fill=(30, 29, 30), width=int(0.013 * w))
    rgba = np.asarray(picture, F)
    alpha = rgba[..., 3:] / 255
    soft = lens(np.concatenate([linear(rgba[..., :3]) * alpha, alpha], -1), w * 0.0085)
    return soft[..., :3], soft[..., 3:]


def coffee(w=2000, h=1325):
    sharp = street(w // 2, h // 2 + 1)
    view = lens(sharp, 21)
    planes = [Image.fromarray(view[..., c]).resize((w, h), Image.BICUBIC) for c in range(3)]
    scene = np.stack([np.asarray(plane) for plane in planes], -1)
    seat, cover = chair(w, h)
    scene = scene * (1 - cover) + seat
    ray = rays(2 * w, 2 * h)
    origin = np.broadcast_to(EYE, ray.shape)
    top = h * 9 // 20  # no table above
    parts = []
    for y in range(2 * top, 2 * h, 200):
        colour, way, a = table(origin[y:y + 200], ray[y:y + 200])
        on = ((a < REACH) & (way < 300)).astype(F)[..., None]
        parts.append(np.concatenate([colour * on, on, np.minimum(way, 300)[..., None] * on], -1))
    layer = np.zeros((h, w, 5), F)
    layer[top:] = halve(np.concatenate(parts))
    away = layer[..., 4] / np.maximum(layer[..., 3], 1e-3)
    away = np.where(layer[..., 3] > 0.01, away, 70)
    confusion = np.abs(1 / 54 - 1 / np.maximum(away, 5)) * 2300
    confusion = blur(np.clip(confusion, 0, 16).astype(F), 6)
    stack = [layer[..., :4]] + [lens(layer[..., :4], k) for k in (2, 4, 8, 16)]
    level = np.clip(np.log2(np.maximum(confusion, 0.5)), 0, 4)
    focus = sum(s * np.clip(1 - np.abs(level - i), 0, 1)[..., None] for i, s in enumerate(stack))
    scene = scene * (1 - focus[..., 3:]) + focus[..., :3]
    x0, x1, y0, y1 = int(0.36 * w), w, int(0.34 * h), h
    r, o = ray[2 * y0:2 * y1, 2 * x0:2 * x1], origin[2 * y0:2 * y1, 2 * x0:2 * x1]
    way = march(o, r)
    hit = np.isfinite(way)
    shaded = np.zeros(r.shape, F)
    shaded[hit] = crockery(o[hit], r[hit], way[hit], view)
    cup = halve(np.concatenate([np.minimum(shaded, 3), hit[..., None].astype(F)], -1))
    scene[y0:y1, x0:x1] = scene[y0:y1, x0:x1] * (1 - cup[..., 3:]) + cup[..., :3]
    yy, xx = np.mgrid[0:h, 0:w].astype(F)
    vignette = 1 - 0.38 * (((xx / w - 0.5) ** 2 + (yy / h - 0.5) ** 2) * 2) ** 1.2
    glow = blur(np.maximum(scene - 0.7, 0), 18)
    save_jpeg(film((scene + 0.25 * glow) * vignette[..., None], 1.22, 1.5), "Coffee@3x.jpg", 88)


# ---------------------------------------------------------------- Header: a waterfall

def lit(height, scale):
    """Shading of a height map (pixels) under soft light from above; also how much it faces up."""
    gy, gx = np.gradient(height * scale)
    inverse = 1 / np.sqrt(gx * gx + gy * gy + 1)
    return np.clip((0.55 - 0.35 * gx - 0.75 * gy) * inverse, 0.02, 1.6), -gy * inverse


def cliff(x, y):
    """Height map of the rock face: blocks, cracks and three ledges, in pixels."""
    warp = fbm(x * 4, y * 4, 200, 4) * 0.03
    blocks = np.abs(fbm((x + warp) * 8, (y - warp) * 7, 210, 6, 0.55))
    columns = np.abs(fbm((x + warp) * 24, (y + warp) * 13, 220, 5, 0.55))
    ledge = sum(smooth(0, 0.05, y - at - 0.03 * fbm(x * 5, x * 0 + at * 9, 230, 3))
                for at in (0.2, 0.43, 0.6))
    grit = fbm(x * 70, y * 60, 240, 4, 0.6)
    return 90 * ledge + 75 * (1 - blocks) + 34 * (1 - columns) + 5 * grit


def falling(height, w, h):
    """Water: drops slide over the rock and their paths are summed, as a long exposure does."""
    rng = np.random.default_rng(77)
    gy, gx = np.gradient(blur(height, 2.0))
    streams = [(0.50, 0.035, 46000, -0.06), (0.455, 0.05, 22000, 0.0), (0.83, 0.05, 20000, 0.03),
               (0.93, 0.045, 13000, 0.0), (0.335, 0.012, 3600, -0.02), (0.66, 0.008, 2000, 0.01)]
    px = np.concatenate([rng.normal(c * w, s * w, n) for c, s, n, _ in streams])
    start = np.concatenate([np.full(n, o) for _, _, n, o in streams]) * h
    thread = noise(px * 0.11, px * 0, 250)  # drops gather in threads
    px = px + 7 * thread
    py = np.minimum(start, 0) + rng.uniform(-40, 0, len(px))
    vx, vy = rng.normal(0, 0.15, len(px)), np.full(len(px), 2.0)
    free = rng.uniform(0, 1, len(px)) < 0.3  # these leap clear of the rock
    total = np.zeros(w * h)
    for _ in range(1150):
        ix, iy = np.clip(px, 0, w - 1).astype(int), np.clip(py, 0, h - 1).astype(int)
        slope = np.where(free, 0.12, 1.0)
        hit = gy[iy, ix] * slope
        vy = np.clip(vy + 0.055 - 0.055 * np.clip(hit, 0, 3), 0.55, 4.2)
        vx = vx * 0.93 - 0.06 * np.clip(gx[iy, ix], -3, 3) * slope
        vx += np.where(hit > 1.6, rng.normal(0, 0.42, len(px)), rng.normal(0, 0.03, len(px)))
        px, py = px + vx, py + vy
        ok = (px >= 0) & (px < w - 1) & (py >= 0) & (py < h - 1)
        back = rng.uniform(0, 1, len(px))[ok]  # anywhere on the way, or the steps show as dots
        bx, by = (np.maximum(q[ok] - v[ok] * back, 0).astype(int) for q, v in ((px, vx), (py, vy)))
        total += np.bincount(by * w + bx, (by > 0) * 2 / (0.6 + vy[ok]), w * h)
    return np.vstack([total.reshape(h, w)[1:2], total.reshape(h, w)[1:]]).astype(F)


def boulders(rng, scene, x, y, line, count, size, tint):
    """Mossy stones, back to front below `line` (a function of x): domes with a fine rough skin."""
    h, w = y.shape
    for depth in np.linspace(0, 1, count):
        cx = rng.uniform(-0.05, 1.05)
        cy = line(cx) + depth * (1.08 - line(cx)) + rng.normal(0, 0.012)
        rx = size * rng.uniform(0.5, 1.25) ** 2 * (0.6 + 0.8 * depth)
        ry = rx * rng.uniform(0.45, 0.8)
        x0, x1 = (int(min(max(e * w, 0), w)) for e in (cx - 1.4 * rx, cx + 1.4 * rx))
        y0, y1 = (int(min(max(e * h, 0), h)) for e in (cy - 2.3 * ry, cy + 3.6 * ry))
        if x1 - x0 < 4 or y1 - y0 < 4:
            continue
        u = (x[y0:y1, x0:x1] - cx) / rx
        v = (y[y0:y1, x0:x1] - cy) / (ry * 1.5)
        seed = int(rng.integers(1, 9000))
        s = rng.uniform(0, 90)
        rough = fbm(u * 1.4 + s, v * 1.4, seed, 5)
        skin = fbm(u * rx * 170 + s, v * ry * 200, seed + 9, 5, 0.75)
        d = np.hypot(u, np.where(v > 0, v * 0.5, v)) + 0.24 * rough + 0.035 * skin
        dome = np.sqrt(np.clip(1 - d * d, 0, 1))
        light = np.clip(0.16 + 0.6 * -v + 0.42 * dome + 0.15 * -u + 0.2 * rough, 0.02, 1.1)
        light = light * np.clip(0.85 + 0.6 * skin + 0.25 * rough, 0.2, 2.0)
        bare = smooth(0.15, 0.5, rough + 0.35 * v + rng.uniform(-0.45, 0.1))
        moss = ramp([40, 50, 22], [140, 150, 62], light)
        moss = moss * np.array([1 + rng.uniform(-0.2, 0.45), 1, 1], F)
        stone = ramp([16, 20, 22], [110, 118, 116], light * 0.9)
        colour = mix(moss, stone, bare) * light[..., None] * tint * (0.75 + 0.4 * depth)
        cover = smooth(1.0, 0.985 - 0.004 / rx, d)[..., None]
        shadow = (smooth(1.35, 0.95, d) * (0.3 + 0.7 * smooth(-0.2, 0.5, v)))[..., None]
        part = scene[y0:y1, x0:x1]
        scene[y0:y1, x0:x1] = part * (1 - 0.6 * shadow) * (1 - cover) + colour * cover


def trunk(scene, x, y):
    """The fallen trunk from upper left to lower right: a lit cylinder with bark and moss."""
    t = np.clip((x + 0.02) / 1.04, 0, 1)
    axis = 0.50 + 0.285 * t + 0.05 * np.sin(t * 2.6) + 0.004 * fbm(x * 6, y * 0, 300, 3)
    radius = 0.050 - 0.014 * t + 0.004 * fbm(x * 11, y * 0 + 3, 303, 3)
    v = (y - axis) / radius + 0.025 * fbm(x * 60, y * 20, 306, 3)
    around = np.arcsin(np.clip(v, -1, 1))
    wave = 0.2 * fbm(x * 7, around * 2, 309, 3)
    fibre = fbm(x * 3.5 + around * 0.3, around * 10 + wave, 312, 6, 0.68)
    crack = smooth(0.2, 0.7, fbm(x * 5, around * 8 + x * 4, 318, 5))
    dome = np.sqrt(np.clip(1 - v * v, 0, 1))
    light = np.clip(0.10 + 0.95 * np.clip(-v, -0.35, 1) + 0.36 * dome, 0.04, 1.2)
    bark = ramp([50, 40, 32], [182, 172, 160], 0.5 + 0.5 * fibre)
    bark = bark * (1 - 0.75 * crack)[..., None]
    fluff = fbm(x * 130, y * 90, 322, 4, 0.7)
    where = smooth(0.0, 0.35, fbm(x * 8, y * 9, 326, 4) * 0.8 - v * 0.45 - 0.12 + 0.3 * fluff)
    moss = ramp([40, 52, 14], [140, 152, 44], 0.5 + 0.5 * fluff)
    colour = mix(bark * 0.85, moss, where) * light[..., None]
    scene *= (1 - 0.6 * smooth(3.0, 1.0, v) * smooth(0.6, 1.0, v))[..., None]
    cover = smooth(1.0, 0.97, np.abs(v) - 0.05 * where * (v < 0))[..., None]
    scene[:] = scene * (1 - cover) + colour * cover


def foliage(w, h):
    """Twigs with leaves at both borders; drawn twice as large, dark ones first."""
    rng = np.random.default_rng(5)
    picture = Image.new("RGBA", (2 * w, 2 * h), (20, 34, 16, 0))
    draw = ImageDraw.Draw(picture)
    for layer in range(9):
        shade = layer / 8
        for _ in range(190):
            left = rng.uniform() < 0.72
            x = abs(rng.normal(0, 0.105)) if left else 1 - abs(rng.normal(0, 0.045))
            y = rng.uniform(-0.05, 0.47 - 1.0 * x) if left else rng.uniform(-0.08, 0.2)
            angle = rng.normal(0.2 if left else math.pi - 0.2, 0.8)
            length = rng.uniform(0.015, 0.05) * w * 2
            px, py = x * 2 * w, y * 2 * h
            warm = rng.uniform(0, 1)
            tone = (0.16 + 0.84 * shade ** 1.5) * rng.uniform(0.55, 1.1) * (1 - 0.4 * (y > 0.3))
            base = np.array([70 + 52 * warm, 128 + 22 * warm, 44 - 10 * warm]) * tone + [4, 10, 10]
            for k in range(9):
                q = k / 9
                droop = angle + 0.7 * q * (1 if left else -1)
                px, py = px + math.cos(droop) * length / 9, py + math.sin(droop) * length / 9
                for turn in (-1, 1):
                    a = droop + turn * rng.uniform(0.2, 1.5)
                    n, m = rng.uniform(10, 30) * (1.1 - 0.5 * q), rng.uniform(3, 8)
                    c, s = math.cos(a), math.sin(a)
                    colour = tuple(int(v) for v in np.clip(base * rng.uniform(0.7, 1.3), 0, 255))
                    mx, my = px + c * n * 0.5, py + s * n * 0.5
                    draw.polygon([(px, py), (mx - s * m, my + c * m), (px + c * n, py + s * n),
                                  (mx + s * m, my - c * m)], fill=colour + (255,))
    rgba = halve(np.asarray(picture, F))
    return linear(rgba[..., :3]), rgba[..., 3:] / 255


def header(w=1950, h=1300):
    rng = np.random.default_rng(3)
    y, x = np.mgrid[0:h, 0:w].astype(F)
    x, y = x / w, y / h
    height = cliff(x * 1.5, y).astype(F)
    light, up = lit(height, 0.8)
    fine = fbm(x * 150, y * 100, 260, 4, 0.7)
    patch = fbm(x * 6, y * 4, 264, 4)
    broad = lit(blur(height, 5), 1.0)[1]
    moss = smooth(0.0, 0.5, patch * 0.75 + broad * 0.5 + up * 0.12 + 0.16 * fine)
    green = ramp([30, 44, 20], [120, 144, 56], 0.42 + 0.4 * fine + 0.35 * patch)
    stone = ramp([20, 26, 30], [128, 138, 146], 0.4 + 0.45 * fine)
    scene = mix(stone, green, moss) * (light * (0.5 + 0.5 * smooth(0.9, 0.0, y)))[..., None]
    dark = smooth(0.32, 0.05, x) * 0.75 + smooth(0.45, 0.8, y) * 0.35
    scene *= (1 - np.clip(dark, 0, 0.9))[..., None]
    drops = falling(height, w, h)
    veil = blur(drops, 5.0)
    water = 1 - np.exp(-(0.021 * (drops + blur(drops, 0.9)) + 0.008 * veil))
    tint = ramp([128, 158, 190], [240, 247, 255], smooth(0.2, 1.0, water))
    scene = mix(scene, tint * 1.05, np.clip(water, 0, 0.97))
    spray = blur(np.clip(veil * 0.05, 0, 1.5), 46)
    foot = np.exp(-((x - 0.53) / 0.16) ** 2 - ((y - 0.70) / 0.10) ** 2)
    foot += 0.5 * np.exp(-((x - 0.86) / 0.13) ** 2 - ((y - 0.72) / 0.08) ** 2)
    mist = np.clip(0.20 * spray + foot * (0.75 + 0.4 * fbm(x * 5, y * 6, 270, 4)), 0, 0.85)
    scene = mix(scene, np.broadcast_to(linear([170, 194, 214]), scene.shape), mist)
    leaves, cover = foliage(w, h)
    scene = scene * (1 - 0.8 * blur(cover[..., 0], 14)[..., None]) * (1 - cover) + leaves * cover
    bank = lambda at: 0.66 + 0.2 * at + 0.05 * np.sin(at * 9) - 0.12 * np.maximum(0, 0.3 - at)
    below = smooth(-0.01, 0.03, y - bank(x))
    earth = ramp([16, 20, 12], [84, 90, 44], 0.35 + 0.3 * fine + 0.4 * patch)
    scene = mix(scene, earth * 0.5, below * 0.95)
    boulders(rng, scene, x, y, bank, 330, 0.046, np.array([0.85, 0.9, 0.85], F))
    trunk(scene, x, y)
    near = lambda at: 0.84 + 0.10 * np.sin(at * 5 + 1)
    boulders(rng, scene, x, y, near, 80, 0.07, np.array([0.62, 0.68, 0.6], F))
    vignette = 1 - 0.62 * np.clip(((x - 0.52) ** 2 + (y - 0.42) ** 2) * 2, 0, 1.3)
    cool = np.array([0.92, 1.0, 1.08], F)
    glow = blur(np.maximum(scene - 0.45, 0), 14)
    scene = (scene + 0.22 * glow) * vignette[..., None] * cool + np.array([0.002, 0.005, 0.009], F)
    save_jpeg(film(scene, 1.35, 2.0, 2), "Header.jpg", 82)


# ---------------------------------------------------------------- Group, Menu, TestCard

def soft(size, radius, paint):
    """A blurred layer: `paint` draws on it."""
    layer = Image.new("RGBA", size, (0, 0, 0, 0))
    paint(ImageDraw.Draw(layer))
    return layer.convert("RGBa").filter(ImageFilter.GaussianBlur(radius)).convert("RGBA")


def woman(canvas, cx, top, s, skin, hair, dress, glasses, curly, lean):
    """Head to hip, laughing, in sunglasses; `s` is the height of the face in canvas pixels."""
    size = canvas.size
    at = lambda x, y: (cx + (x + lean * (1.6 - y) * 0.35) * s, top + y * s)
    dark = tuple(int(v * 0.8) for v in skin)

    def blob(draw, x, y, rx, ry, fill):
        (px, py) = at(x, y)
        draw.ellipse([px - rx * s, py - ry * s, px + rx * s, py + ry * s], fill=fill)

    def shape(draw, points, fill):
        draw.polygon([at(*p) for p in spline(points)], fill=fill)

    d = ImageDraw.Draw(canvas)
    if curly:
        for k in range(26):
            a = k * 2.4
            blob(d, 0.48 * math.cos(a), 0.42 + 0.48 * math.sin(a), 0.26, 0.26, hair)
    else:
        shape(d, [(-0.52, 0.5), (-0.4, -0.08), (0.05, -0.24), (0.5, -0.02), (0.6, 0.6), (0.72, 1.5),
                  (0.35, 1.75), (-0.3, 1.7), (-0.7, 1.55), (-0.6, 0.95)], hair)
    shape(d, [(-0.17, 0.8), (0.17, 0.8), (0.2, 1.2), (0.5, 1.35), (-0.5, 1.35), (-0.2, 1.2)], dark)
    shape(d, [(-0.22, 1.2), (0.22, 1.2), (0.7, 1.34), (0.95, 1.75), (1.04, 2.6), (1.0, 4.6),
              (-1.0, 4.6), (-1.04, 2.6), (-0.95, 1.75), (-0.7, 1.34)], skin)
    shape(d, [(-0.5, 1.33), (-0.3, 1.6), (0, 1.72), (0.3, 1.6), (0.5, 1.33), (0.74, 1.55),
              (0.66, 2.5), (0.85, 4.6), (-0.85, 4.6), (-0.66, 2.5), (-0.74, 1.55)], dress)
    canvas.alpha_composite(soft(size, s * 0.09, lambda g: (
        shape(g, [(0.3, 1.7), (0.75, 1.6), (0.9, 4.6), (0.35, 4.6), (0.2, 2.6)], (40, 20, 50, 60)),
        shape(g, [(-0.6, 1.5), (-0.35, 1.7), (-0.45, 3.6), (-0.68, 3.0)], (255, 255, 255, 70)))))
    d = ImageDraw.Draw(canvas)
    shape(d, [(-0.4, 0.3), (-0.36, 0.02), (0, -0.12), (0.36, 0.02), (0.4, 0.3), (0.36, 0.68),
              (0.16, 0.96), (0, 1.0), (-0.16, 0.96), (-0.36, 0.68)], skin)
    canvas.alpha_composite(soft(size, s * 0.06, lambda g: (
        blob(g, -0.25, 0.62, 0.11, 0.08, (236, 96, 92, 120)),
        blob(g, 0.25, 0.62, 0.11, 0.08, (236, 96, 92, 120)),
        shape(g, [(0.3, 0.1), (0.4, 0.4), (0.3, 0.8), (0.1, 0.98), (0.22, 0.6)],
              (90, 40, 40, 60)))))
    d = ImageDraw.Draw(canvas)
    if curly:
        for k in range(9):
            blob(d, -0.4 + 0.1 * k, -0.06 - 0.07 * math.sin(k * math.pi / 8), 0.13, 0.13, hair)
    else:
        shape(d, [(-0.46, 0.55), (-0.44, 0.0), (-0.05, -0.2), (0.42, -0.04), (0.48, 0.5),
                  (0.34, 0.2), (0.1, 0.04), (-0.2, 0.1), (-0.38, 0.28)], hair)
    shape(d, [(-0.2, 0.66), (0, 0.685), (0.2, 0.66), (0.14, 0.82), (0, 0.87), (-0.14, 0.82)],
          (150, 36, 48))
    shape(d, [(-0.17, 0.675), (0, 0.695), (0.17, 0.675), (0.12, 0.745), (-0.12, 0.745)],
          (255, 252, 248))
    d.line([at(0.02, 0.45), at(-0.03, 0.58), at(0.04, 0.59)], fill=dark, width=int(s * 0.025))
    for side in (-1, 1):
        x = side * 0.185
        blob(d, x, 0.36, 0.165, 0.145, glasses)
        blob(d, x, 0.365, 0.135, 0.115, tuple(int(v * 0.35) for v in glasses))
        d.polygon([at(x - 0.08, 0.40), at(x, 0.28), at(x + 0.05, 0.28), at(x - 0.03, 0.42)],
                  fill=(190, 205, 225))
    d.line([at(-0.06, 0.33), at(0.06, 0.33)], fill=glasses, width=int(s * 0.045))


def spline(points):
    """Closed smooth outline through the points."""
    p = np.array(points, float)
    return [tuple(q) for q in curve(np.vstack([p[-1:], p, p[:2]]), 8)]


def bag(canvas, x, y, w, h, colour):
    d = ImageDraw.Draw(canvas)
    d.arc([x + w * 0.25, y - h * 0.42, x + w * 0.75, y + h * 0.4], 180, 360, fill=(250, 246, 240),
          width=int(w * 0.05))
    d.polygon([(x, y), (x + w, y), (x + w * 1.04, y + h), (x - w * 0.04, y + h)], fill=colour)
    d.polygon([(x + w * 0.76, y), (x + w, y), (x + w * 1.04, y + h), (x + w * 0.8, y + h)],
              fill=tuple(int(v * 0.84) for v in colour))
    edge = tuple(min(int(v * 1.12 + 12), 255) for v in colour)
    d.rectangle([x, y, x + w, y + h * 0.05], fill=edge)


def group(w=286, h=283, k=6):
    rng = np.random.default_rng(21)
    y, x = np.mgrid[0:h * k, 0:w * k].astype(F) / F(h * k)
    warm = smooth(1.1, 0.0, np.hypot(x - 0.7, y - 0.1))[..., None]
    ground = mix(np.array([255, 196, 176], F), np.array([255, 244, 214], F), warm)
    canvas = Image.fromarray(ground.astype(np.uint8)).convert("RGBA")
    u = w * k / 286

    tones = [(255, 255, 255), (255, 214, 150), (160, 214, 226), (255, 170, 160)]

    def bokeh(g):
        for _ in range(34):
            cx, cy, r = rng.uniform(0, 286) * u, rng.uniform(0, 230) * u, rng.uniform(5, 20) * u
            tone = tones[int(rng.integers(4))]
            g.ellipse([cx - r, cy - r, cx + r, cy + r], fill=tone + (90,))
    canvas.alpha_composite(soft(canvas.size, 2.2 * u, bokeh))
    for place, skin, hair, dress, glasses, curly, lean in [
        ((66, 74, 66), (240, 190, 160), (104, 56, 34), (44, 150, 160), (226, 70, 80), False, 0.25),
        ((224, 70, 67), (250, 208, 180), (226, 168, 84), (244, 122, 96), (40, 60, 110), False,
         -0.25),
        ((145, 50, 71), (150, 96, 66), (44, 28, 26), (250, 204, 80), (250, 246, 240), True, 0.0)]:
        woman(canvas, *(v * u for v in place), skin, hair, dress, glasses, curly, lean)
    bag(canvas, 10 * u, 214 * u, 58 * u, 66 * u, (232, 76, 104))
    bag(canvas, 214 * u, 206 * u, 64 * u, 74 * u, (70, 130, 190))
    bag(canvas, 112 * u, 222 * u, 56 * u, 58 * u, (244, 244, 238))
    glow = np.asarray(canvas.convert("RGB"), F) + 26 * (warm - 0.35)
    glow += rng.normal(0, 1.6 * k / 2, glow.shape[:2])[..., None]
    flat = Image.fromarray(np.clip(glow, 0, 255).astype(np.uint8)).resize((w, h), Image.LANCZOS)
    save_jpeg(np.asarray(flat), "Group.jpg", 92)


def menu(w=481, h=88, k=8):
    """Five icons in a 26 pixel box over 11 pixel captions, white-grey on (18, 18, 18)."""
    picture = Image.new("RGB", (w * k, h * k), (18, 18, 18))
    d = ImageDraw.Draw(picture)
    font = ImageFont.truetype(INTER, 12 * k)
    ink, pen = (226, 226, 230), int(1.7 * k)

    def icon(cx):
        p = lambda x, y: (cx + x * k, (34 + y) * k)
        disc = lambda x, y, r: [*p(x - r, y - r), *p(x + r, y + r)]
        line = lambda *points: d.line([p(*q) for q in points], fill=ink, width=pen, joint="curve")
        return p, disc, line

    for index, caption in enumerate(("Help", "Contacts", "Albums", "Chat", "Settings")):
        cx = (index + 0.5) * w * k / 5
        p, disc, line = icon(cx)
        if caption == "Help":
            d.ellipse(disc(0, 0, 13), outline=ink, width=pen)
            d.text(p(0, 0.3), "?", font=ImageFont.truetype(INTER, 17 * k), fill=ink, anchor="mm")
        elif caption == "Contacts":
            d.ellipse(disc(0, -6, 6.2), outline=ink, width=pen)
            d.arc([*p(-12, 2.5), *p(12, 23.5)], 180, 360, fill=ink, width=pen)
            line((-12, 12.2), (12, 12.2))
        elif caption == "Albums":
            d.rounded_rectangle([*p(-9, -12), *p(13.5, 7)], 3 * k, outline=ink, width=pen)
            line((-13, -7), (-13, 11.5), (8.5, 11.5))
            line((-7.5, 4), (-1, -3.5), (3, 1), (6, -2), (12, 4.5))
            d.ellipse(disc(7.5, -7, 1.9), fill=ink)
        elif caption == "Chat":
            d.rounded_rectangle([*p(-14, -12), *p(14, 7)], 5 * k, outline=ink, width=pen)
            d.polygon([p(-7, 5.4), p(0, 5.4), p(-7, 12.4)], fill=(18, 18, 18))
            line((-7, 6.2), (-7, 12.5), (0, 6.2))
            for x in (-6, 0, 6):
                d.ellipse(disc(x, -2.5, 1.6), fill=ink)
        else:
            turn = [(i * math.pi / 8, 12.8 if i % 2 == 0 else 9.9) for i in range(16)]
            ring = [(math.cos(a + s) * r, math.sin(a + s) * r)
                    for a, r in turn for s in (-0.12, 0.12)]
            line(*ring, ring[0], ring[1])
            d.ellipse(disc(0, 0, 4.6), outline=ink, width=pen)
        d.text((cx, 66 * k), caption, font=font, fill=(200, 200, 206), anchor="mm")
    picture = picture.resize((w, h), Image.BOX)
    shades = picture.quantize(128, dither=Image.Dither.NONE)
    shades.save(HERE / "Menu.png", optimize=True)


def test_card(w=2000, h=1325):
    """Cell (column, row) of the 10 x 10 grid is (25.5 column, 25.5 row, 40), lines are white."""
    u, v = (np.arange(w) * 10) // w, (np.arange(h) * 10) // h
    index = (v[:, None] * 10 + u[None, :]).astype(np.uint8)
    for n in range(11):
        x, y = min(max(round(n * w / 10) - 1, 0), w - 2), min(max(round(n * h / 10) - 1, 0), h - 2)
        index[:, x:x + 2] = 100
        index[y:y + 2, :] = 100
    palette = [c for row in range(10) for column in range(10)
               for c in (int(25.5 * column), int(25.5 * row), 40)] + [255, 255, 255]
    picture = Image.fromarray(index)
    picture.putpalette(palette)
    picture.save(HERE / "TestCard@3x.png", optimize=True)


if __name__ == "__main__":
    makers = {"Coffee": coffee, "Header": header, "Group": group, "Menu": menu,
              "TestCard": test_card}
    wanted = sys.argv[1:] or list(makers)
    if unknown := [name for name in wanted if name not in makers]:
        sys.exit(f"no picture named {', '.join(unknown)}; there are {', '.join(makers)}")
    for name in wanted:
        makers[name]()
