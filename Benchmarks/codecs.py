#!/usr/bin/env python3
"""Our PNG and GIF encoders beside those of others: CPU time and bytes, in turn, medians and ratios.

  codecs.py PROGRAM [--rounds N] [--readme FILE] [--ledger FILE]

PROGRAM is the built CodecBenchmark. Needs numpy and Pillow, whose libpng is the anchor of PNG; gifski and
gifsicle where they are installed. What is missing is named. With --readme the table is written between the
lines `<!-- codecs -->` and `<!-- /codecs -->` of that file; with --ledger our times and bytes are added to that one.
"""
import argparse, io, os, resource, shutil, subprocess, tempfile, time
import numpy as np
from PIL import Image, ImageDraw, ImageFont
import contest


def header(width, height):
    photo = Image.open(os.path.join(contest.HERE, "../Fixtures/Images/Header.jpg")).convert("RGB")
    scale = max(width / photo.width, height / photo.height)
    photo = photo.resize((round(photo.width * scale) + 1, round(photo.height * scale) + 1), Image.LANCZOS)
    # A camera's noise, which enlarging takes away.
    noise = np.random.default_rng(7).normal(0, 2.5, (photo.height, photo.width, 1))
    pixels = np.clip(np.asarray(photo, np.float32) + noise, 0, 255).astype(np.uint8)
    return Image.fromarray(pixels).crop((0, 0, width, height))


def screen(width, height, unit, offset, photo):
    """A list of lines under a header, scrolled by `offset` pixels; flat without a photo."""
    picture = Image.new("RGB", (width, height), (242, 242, 247))
    draw = ImageDraw.Draw(picture)
    font = ImageFont.load_default(17 * unit)
    top = height * 9 // 25
    for row in range(60):
        y = top + row * 44 * unit - offset
        draw.rectangle((8 * unit, y + 2 * unit, width - 8 * unit, y + 42 * unit), (255, 255, 255))
        words = f"Line {row}: the quick brown fox jumps {row * 7 % 13} times"
        draw.text((20 * unit, y + 12 * unit), words, (20, 20, 30 + row % 5), font)
    if photo:
        picture.paste(photo, (0, -offset // 2))
    else:
        draw.rectangle((0, 0, width, top), (0, 122, 255))
        draw.text((20 * unit, top - 40 * unit), "Flat interface", (255, 255, 255), font)
    return picture.convert("RGBA")


class Ours(contest.Program):
    def __init__(self, program, frames):
        self.path = tempfile.mktemp(suffix=".rgba")
        with open(self.path, "wb") as file:
            for frame in frames:
                file.write(frame.tobytes())
        super().__init__(program, self.path, *(str(side) for side in frames[0].size))


def libpng(frame, **options):
    picture = frame.convert("RGB")

    def run():
        out, cpu, wall = io.BytesIO(), time.process_time(), time.perf_counter()
        picture.save(out, "PNG", **options)
        return (time.process_time() - cpu) * 1e3, (time.perf_counter() - wall) * 1e3, len(out.getvalue())

    return run


def tool(arguments, result):
    def run():
        before, wall = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
        subprocess.run(arguments, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return cpu * 1e3, (time.perf_counter() - wall) * 1e3, os.path.getsize(result)

    return run


def rows(title, contenders, rounds, ledger):
    """The first contender is the anchor."""
    results = contest.medians(contenders, rounds)
    anchor = results[contenders[0][0]]
    for name, (cpu, wall, count) in results.items():
        if name.startswith("ours"):
            ledger.time(f"{title}: {name}", cpu)
            ledger.count(f"{title}: {name}", round(count), "bytes")
        size = f"{count:,.0f}".replace(",", " ")
        yield (f"| {title} | {name} | {cpu:.1f} | {cpu / anchor[0]:.2f} | {wall / anchor[1]:.2f} "
               f"| {size} | {count / anchor[2]:.3f} |")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--readme")
    parser.add_argument("--ledger")
    options = parser.parse_args()
    ledger = contest.Ledger(options.ledger)
    lines = ["| work | encoder | CPU ms | of the anchor's | wall, of the anchor's | bytes | of the anchor's |",
             "|---|---|---|---|---|---|---|"]
    missing = [name for name in ("gifski", "gifsicle") if not shutil.which(name)]
    for kind, photo in (("photo", header(1170, 900)), ("flat", None)):
        still = screen(1170, 2532, 3, 0, photo)
        ours = Ours(options.program, [still])
        contenders = [("libpng, RGB, its defaults", libpng(still)),
                      ("libpng, RGB, level 9", libpng(still, compress_level=9))]
        contenders += [(f"ours, {effort}" + (f", {jobs} jobs" if jobs > 1 else ""),
                        lambda line=f"png {effort} {jobs}": ours(line))
                       for effort, jobs in (("fast", 1), ("standard", 1), ("standard", 2), ("small", 1))]
        lines += rows(f"PNG 1170×2532, {kind}", contenders, options.rounds, ledger)
    for kind, photo in (("photo", header(375, 290)), ("flat", None)):
        frames = [screen(375, 667, 1, step * step // 9, photo) for step in range(40)]
        ours = Ours(options.program, frames)
        contenders = []
        with tempfile.TemporaryDirectory() as folder:
            names = []
            for index, frame in enumerate(frames):
                names.append(os.path.join(folder, f"{index:03}.png"))
                frame.save(names[-1])
            if shutil.which("gifski"):
                out = os.path.join(folder, "gifski.gif")
                contenders.append(("gifski, quality 90", tool(
                    ["gifski", "--quality", "90", "--fps", "30", "-o", out] + names, out)))
            contenders += [(f"ours, {quality}", lambda line=f"gif {quality}": ours(line))
                           for quality in ("balanced", "draft", "small", "best")]
            if shutil.which("gifsicle"):
                out = os.path.join(folder, "gifsicle.gif")
                contenders.append(("gifsicle -O3 on ours, best: what it finds still", tool(
                    ["gifsicle", "-O3", ours.path + ".gif", "-o", out], out)))
            lines += rows(f"GIF 375×667, 40 frames, {kind}", contenders, max(1, options.rounds // 2), ledger)
    lines.append("")
    lines.append("Missing on the machine that wrote this: " + (", ".join(missing) or "nothing") + ".")
    contest.write("\n".join(lines), "codecs", options.readme)
    ledger.close()


main()
