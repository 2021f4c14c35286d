#!/usr/bin/env python3
"""Our drawing beside cairo's, pixman's, OpenCV's, Skia's and Blend2D's, and what a screen costs between two frames.

  drawing.py PROGRAM [--rounds N] [--only NAME] [--readme FILE] [--ledger FILE]

PROGRAM is the built DrawingBenchmark. Needs numpy and the font Inter; libcairo and libpixman are loaded where the
system has them, opencv-python-headless, skia-python and blend2d-py where pip has installed them. What is missing is
named. With --readme the table is written between the lines `<!-- drawing -->` and `<!-- /drawing -->` of that file;
with --ledger our times are added to that one.
"""
import argparse, ctypes, ctypes.util, math, time
import numpy as np
import contest

FONT = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
WIDTH, HEIGHT, HEADER = 1170, 2532, 900
WORDS = "Rubber band headers stretch when the table is pulled past its top and shrink again. " * 40
LINES = [WORDS[row * 48:row * 48 + 48] for row in range(40)]


def library(name, file):
    try:
        return ctypes.CDLL(ctypes.util.find_library(name) or file)
    except OSError:
        return None


def module(name):
    try:
        return __import__(name)
    except ImportError:
        return None


PIXMAN, CAIRO = library("pixman-1", "libpixman-1.so.0"), library("cairo", "libcairo.so.2")
OPENCV, SKIA, BLEND2D = module("cv2"), module("skia"), module("blend2d")


def photo(width, height):
    """Smooth waves, edges and grain, opaque, blue first."""
    u, v = np.meshgrid(np.arange(width) / width, np.arange(height) / height)
    level = 128 + np.sin(9 * u + 4 * v) * 50 + np.sin(31 * v - 13 * u) * 30 + np.sin(97 * u * v) * 20
    level += (np.sin(u * 40) + np.sin(v * 30 + u * 7) > 1.2) * 40
    level += np.random.default_rng(7).uniform(-6, 6, level.shape)
    planes = [level * 0.8 + 40 * v, level * 0.9 + 20 * u, level, np.full_like(level, 255)]
    return np.ascontiguousarray(np.clip(np.stack(planes, -1), 0, 255).astype(np.uint8))


def fill(source, width, height):
    """What aspect fill scales by and where it begins, at a place between pixels."""
    scale = 1.004 * max(width / source[0], height / source[1])
    return scale, (width - source[0] * scale) / 2 - 0.13, (height - source[1] * scale) / 2 + 0.11


class Cairo:
    """As much of cairo as is needed; a context on a surface of its own."""
    OVER, SOURCE, BILINEAR, PAD, ARGB32, RGB24 = 2, 1, 4, 3, 0, 1

    class Matrix(ctypes.Structure):
        _fields_ = [(name, ctypes.c_double) for name in ("xx", "yx", "xy", "yy", "x0", "y0")]

    class Glyph(ctypes.Structure):
        _fields_ = [("index", ctypes.c_ulong), ("x", ctypes.c_double), ("y", ctypes.c_double)]

    def __init__(self, width, height):
        P, I, D = ctypes.c_void_p, ctypes.c_int, ctypes.c_double
        for name, result, arguments in (
            ("image_surface_create_for_data", P, [P, I, I, I, I]), ("create", P, [P]),
            ("pattern_create_for_surface", P, [P]), ("pattern_set_matrix", None, [P, P]),
            ("pattern_set_filter", None, [P, I]), ("pattern_set_extend", None, [P, I]),
            ("set_source", None, [P, P]), ("set_source_rgba", None, [P, D, D, D, D]),
            ("set_source_surface", None, [P, P, D, D]), ("set_operator", None, [P, I]),
            ("rectangle", None, [P, D, D, D, D]), ("fill", None, [P]), ("paint", None, [P]),
            ("select_font_face", None, [P, ctypes.c_char_p, I, I]), ("set_font_size", None, [P, D]),
            ("font_options_create", P, []), ("font_options_set_antialias", None, [P, I]),
            ("font_options_set_hint_style", None, [P, I]), ("font_options_set_hint_metrics", None, [P, I]),
            ("set_font_options", None, [P, P]), ("get_scaled_font", P, [P]), ("show_glyphs", None, [P, P, I]),
            ("scaled_font_text_to_glyphs", I, [P, D, D, ctypes.c_char_p, I, P, P, P, P, P]),
        ):
            function = getattr(CAIRO, "cairo_" + name)
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)
        self.pixels = np.full((height, width, 4), 255, np.uint8)
        self.context = self.create(self.surface(self.pixels))

    def surface(self, pixels, format=0):
        height, width = pixels.shape[:2]
        return self.image_surface_create_for_data(pixels.ctypes.data, format, width, height, width * 4)

    def picture(self, pixels, scale, x, y):
        pattern = self.pattern_create_for_surface(self.surface(pixels, self.RGB24))
        matrix = self.Matrix(1 / scale, 0, 0, 1 / scale, -x / scale, -y / scale)
        self.pattern_set_matrix(pattern, ctypes.byref(matrix))
        self.pattern_set_filter(pattern, self.BILINEAR)
        self.pattern_set_extend(pattern, self.PAD)
        return pattern

    def glyphs(self, size, top, height):
        """Of the 40 lines, ready to be shown."""
        self.select_font_face(self.context, b"Inter", 0, 0)
        self.set_font_size(self.context, size)
        options = self.font_options_create()
        self.font_options_set_antialias(options, 2)
        self.font_options_set_hint_style(options, 1)
        self.font_options_set_hint_metrics(options, 1)
        self.set_font_options(self.context, options)
        font, rows = self.get_scaled_font(self.context), []
        for row, line in enumerate(LINES):
            glyphs, count = ctypes.c_void_p(), ctypes.c_int()
            self.scaled_font_text_to_glyphs(font, 48.3, top + (row + 0.8) * height, line.encode(), -1,
                                            ctypes.byref(glyphs), ctypes.byref(count), None, None, None)
            rows.append((glyphs, count))
        return rows


def cairo_frame():
    cairo, source = Cairo(WIDTH, HEIGHT), photo(3000, 2000)
    picture = cairo.picture(source, *fill((3000, 2000), WIDTH, HEADER))
    rows = cairo.glyphs(40, HEADER, (HEIGHT - HEADER) / 40)

    def run():
        context = cairo.context
        cairo.set_source_rgba(context, 1, 1, 1, 1)
        cairo.rectangle(context, 0, HEADER, WIDTH, HEIGHT - HEADER)
        cairo.fill(context)
        cairo.set_source(context, picture)
        cairo.rectangle(context, 0, 0, WIDTH, HEADER)
        cairo.fill(context)
        cairo.set_source_rgba(context, 0, 0, 0, 1)
        for glyphs, count in rows:
            cairo.show_glyphs(context, glyphs, count)

    run.keep = source
    return run


def cairo_glyphs(size, draws=True):
    cairo = Cairo(WIDTH, HEIGHT)
    rows = cairo.glyphs(size, 0, HEIGHT / 40) if draws else []

    def run():
        cairo.set_source_rgba(cairo.context, 1, 1, 1, 1)
        cairo.paint(cairo.context)
        cairo.set_source_rgba(cairo.context, 0, 0, 0, 1)
        for glyphs, count in rows:
            cairo.show_glyphs(cairo.context, glyphs, count)

    return run


def veil():
    alpha = (np.arange(WIDTH * HEIGHT) * 7 // 3 % 256).reshape(HEIGHT, WIDTH)
    return np.ascontiguousarray(np.stack([alpha, alpha // 3, alpha // 2, alpha], -1).astype(np.uint8))


def cairo_over():
    cairo, layer = Cairo(WIDTH, HEIGHT), veil()
    cairo.set_source_surface(cairo.context, cairo.surface(layer), 0, 0)
    run = lambda: cairo.paint(cairo.context)
    run.keep = layer
    return run


def cairo_solid():
    cairo = Cairo(WIDTH, HEIGHT)
    cairo.set_source_rgba(cairo.context, 0.2, 0.4, 0.6, 0.5)
    return lambda: cairo.paint(cairo.context)


def pixman_fill(source, width, height):
    P, I, U = ctypes.c_void_p, ctypes.c_int, ctypes.c_uint32
    bits = PIXMAN.pixman_image_create_bits
    bits.restype, bits.argtypes = P, [U, I, I, P, I]
    composite = PIXMAN.pixman_image_composite32
    composite.argtypes = [I, P, P, P] + [I] * 8
    pixels, target = photo(*source), np.zeros((height, width, 4), np.uint8)
    image = bits(0x20020888, source[0], source[1], pixels.ctypes.data, source[0] * 4)
    onto = bits(0x20020888, width, height, target.ctypes.data, width * 4)
    scale, x, y = fill(source, width, height)
    fixed = [round(value * 65536) for value in (1 / scale, 0, -x / scale, 0, 1 / scale, -y / scale, 0, 0, 1)]
    PIXMAN.pixman_image_set_transform(P(image), ctypes.byref((ctypes.c_int32 * 9)(*fixed)))
    PIXMAN.pixman_image_set_filter(P(image), 4, None, 0)
    PIXMAN.pixman_image_set_repeat(P(image), 2)
    run = lambda: composite(1, image, None, onto, 0, 0, 0, 0, 0, 0, width, height)
    run.keep = (pixels, target)
    return run


def skia_over():
    layer, target = veil(), np.full((HEIGHT, WIDTH, 4), 255, np.uint8)
    info = SKIA.ImageInfo.Make(WIDTH, HEIGHT, SKIA.kBGRA_8888_ColorType, SKIA.kPremul_AlphaType)
    image = SKIA.Image.MakeRasterCopy(SKIA.Pixmap(info, layer, WIDTH * 4))
    surface = SKIA.Surface(target, SKIA.kBGRA_8888_ColorType)
    canvas = surface.getCanvas()
    run = lambda: canvas.drawImage(image, 0, 0)
    run.keep = (target, surface)
    return run


def blend2d_solid():
    image = BLEND2D.Image(WIDTH, HEIGHT)
    context = BLEND2D.Context(image)
    context.set_fill_style_rgba(255, 255, 255, 255)
    context.fill_all()
    context.set_fill_style_rgba(51, 102, 153, 128)
    return lambda: context.fill_rect(0, 0, WIDTH, HEIGHT)


def shadow_size(sigma):
    return 30 * sigma + 6 * sigma, 20 * sigma + 6 * sigma


def opencv_boxes(sigma):
    OPENCV.setNumThreads(1)
    width, height = shadow_size(sigma)
    mask = np.zeros((height, width), np.uint8)
    mask[3 * sigma:-3 * sigma, 3 * sigma:-3 * sigma] = 255
    side = int(sigma * 3 * math.sqrt(2 * math.pi) / 4 + 0.5)
    one, two = np.zeros_like(mask), np.zeros_like(mask)

    def run():
        OPENCV.blur(mask, (side, side), one)
        OPENCV.blur(one, (side, side), two)
        OPENCV.blur(two, (side, side), one)

    return run


def timed(run, count):
    """Milliseconds of the processor and of the clock, of one run."""
    def measured():
        cpu, wall = time.process_time(), time.perf_counter()
        for _ in range(count):
            run()
        return (time.process_time() - cpu) * 1e3 / count, (time.perf_counter() - wall) * 1e3 / count

    run()
    return measured


GLYPHS = sum(len(line.replace(" ", "")) for line in LINES)
AREA = WIDTH * HEIGHT


def works():
    """What is measured: its name, ours and how often, the anchors, the unit and how many of it a run does."""
    for name in ("linear", "area"):
        yield (f"full frame 1170×2532, photo and 40 lines, {name}", f"frame-{name}", None, 5,
               {"cairo": CAIRO and cairo_frame}, "ms", 1)
    for source, width, height in (((3000, 2000), WIDTH, HEADER), ((3000, 2000), 375, 300),
                                  ((1600, 1067), WIDTH, HEADER)):
        yield (f"aspect fill, linear, {source[0]} to {width}", f"fill-{source[0]}-{width}", None, 10,
               {"pixman": PIXMAN and (lambda: pixman_fill(source, width, height))}, "ns a pixel", width * height)
    yield ("a layer over another, every alpha", "over", None, 10,
           {"cairo": CAIRO and cairo_over, "Skia": SKIA and skia_over}, "ns a pixel", AREA)
    yield ("a colour of 50 %", "solid", None, 10,
           {"cairo": CAIRO and cairo_solid, "Blend2D": BLEND2D and blend2d_solid}, "ns a pixel", AREA)
    for sigma in (10, 30):
        width, height = shadow_size(sigma)
        yield (f"shadow of a rounded rectangle, sigma {sigma} pixels", f"shadow-{sigma}", None, 20,
               {"OpenCV, three boxes": OPENCV and (lambda: opencv_boxes(sigma))}, "ns a pixel", width * height)
        yield ("the same, blurred before", f"shadow-kept-{sigma}", None, 20,
               {"OpenCV, three boxes": OPENCV and (lambda: opencv_boxes(sigma))}, "ns a pixel", width * height)
    yield ("frame of a moving list under a flat bar", "list-flat", None, 10, {}, "ms", 1)
    yield ("the same at 0.6 pixels a point, drawn at the device's 3 and reduced", "list-reduced", None, 10, {}, "ms", 1)
    yield ("the same at 0.6, drawn straight, with text and hairlines that jump", "list-straight", None, 10, {}, "ms", 1)
    yield ("the same under a bar that blurs it", "list-blur", None, 10, {}, "ms", 1)
    yield ("what the blur of the bar takes of it", "list-blur", "list-flat", 10, {}, "ms", 1)
    for filter in ("linear", "area"):
        for way, words in (("upright", "upright"), ("turned", "turned by 1.7°"), ("deep", "in perspective")):
            yield (f"a picture {words}, {filter}, 1600 to 1360", f"picture-{way}-{filter}", None, 3, {},
                   "ns a pixel", WIDTH * 900)
    for size in (17, 51):
        yield (f"a cached glyph of {size} pixels", f"glyphs-{size}", "clear", 5,
               {"cairo": CAIRO and (lambda: (cairo_glyphs(size), cairo_glyphs(size, draws=False)))},
               "ns a glyph", GLYPHS)
    for views in (58, 998):
        yield (f"an unchanged frame, {views} views", f"still-{views}", None, 20, {}, "µs", 1)
    for views in (58, 998):
        yield (f"layout pass, {views} views, one offset changed", f"scroll-{views}", None, 100, {}, "µs", 1)
        yield (f"layout pass, {views} views, one constant changed", f"constant-{views}", None, 100, {}, "µs", 1)
    for views in (198, 998):
        yield (f"a constrained card that leaves and one that comes, of {views} views", f"row-{views}", None, 20, {},
               "µs", 1)


UNITS = {"ms": 1, "µs": 1e3, "ns a pixel": 1e6, "ns a glyph": 1e6}


def text(value):
    return f"{value:.3g}" if value < 100 else f"{value:,.0f}".replace(",", " ")


def contender(make, count):
    """Of a pair, what the first takes longer than the second."""
    made = make()
    if not isinstance(made, tuple):
        return timed(made, count)
    whole, base = (timed(run, count) for run in made)
    return lambda: tuple(a - b for a, b in zip(whole(), base()))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--only", default="", help="works whose own name contains this")
    parser.add_argument("--readme")
    parser.add_argument("--ledger")
    options = parser.parse_args()
    ledger = contest.Ledger(options.ledger)
    program, missing = contest.Program(options.program, FONT), []

    def ours(name, base, count):
        def once(what):
            return tuple(value / count for value in program(f"{what} {count}"))
        return lambda: once(name) if not base else tuple(a - b for a, b in zip(once(name), once(base)))

    lines = ["| work | ours | anchor | anchor's | of the anchor's |", "|---|---|---|---|---|"]
    for title, name, base, count, anchors, unit, amount in works():
        if options.only not in name:
            continue
        contenders = [("ours", ours(name, base, count))]
        for anchor, make in anchors.items():
            if make:
                contenders.append((anchor, contender(make, count)))
            elif anchor not in missing:
                missing.append(anchor)
        factor = UNITS[unit] / amount
        results = {who: cpu * factor for who, (cpu, _) in contest.medians(contenders, options.rounds).items()}
        own = results.pop("ours")
        ledger.time(f"{name} without {base}" if base else name, own / UNITS[unit] * amount)
        for anchor, value in results.items() or [("–", None)]:
            beside = f"{text(value)} | {own / value:.2f}" if value else "– | –"
            lines.append(f"| {title} | {text(own)} {unit} | {anchor} | {beside} |")
        print(lines[-1], flush=True)
    lines += ["", "Missing on the machine that wrote this: " + (", ".join(missing) or "nothing") + "."]
    contest.write("\n".join(lines), "drawing", options.readme)
    ledger.close()


main()
