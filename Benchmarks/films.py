#!/usr/bin/env python3
"""What films cost: the same bytes by one thread and by two, and what gifsicle still finds in the GIFs of the README.

  films.py PROGRAM [--rounds N] [--readme FILE] [--ledger FILE]

PROGRAM is `overscroll`, built in release. gifsicle is asked where it is installed; what is missing is named. With
--readme the table is written between the lines `<!-- films -->` and `<!-- /films -->` of that file; with --ledger
times and bytes are added to that one.
"""
import argparse, glob, os, resource, shutil, subprocess, tempfile, time
import contest

SCENES = sorted(glob.glob(os.path.join(contest.HERE, "../Fixtures/Scenes/*.yaml")))
IMAGES = os.path.join(contest.HERE, "../Fixtures/Images")


def command(arguments):
    """Milliseconds of the processor and of the clock."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run(arguments, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return cpu * 1e3, wall * 1e3


def read(path):
    with open(path, "rb") as file:
        return file.read()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--readme")
    parser.add_argument("--ledger")
    options = parser.parse_args()
    ledger = contest.Ledger(options.ledger)
    gifsicle, missing = shutil.which("gifsicle"), []
    lines = ["| scene | CPU s, one thread | CPU, two of one | wall, two of one | GIF, bytes | gifsicle -O3, of ours |",
             "|---|---|---|---|---|---|"]
    for scene in SCENES:
        name = os.path.splitext(os.path.basename(scene))[0]
        with tempfile.TemporaryDirectory() as folder:
            def render(jobs):
                out = os.path.join(folder, str(jobs))
                return command([options.program, "render", scene, "--images", IMAGES, "--no-cache", "--jobs", str(jobs),
                                "-o", out])

            results = contest.medians([(jobs, lambda jobs=jobs: render(jobs)) for jobs in (1, 2)], options.rounds)
            one, two = (sorted(glob.glob(os.path.join(folder, jobs, "*.gif"))) for jobs in ("1", "2"))
            if [read(path) for path in one] != [read(path) for path in two]:
                raise SystemExit(f"{scene}: one thread and two differ")
            if not one:
                continue
            rest = "–"
            if gifsicle:
                smaller = os.path.join(folder, "smaller.gif")
                sizes = []
                for path in one:
                    subprocess.run([gifsicle, "-O3", path, "-o", smaller], check=True, stderr=subprocess.DEVNULL)
                    sizes.append(os.path.getsize(smaller))
                rest = f"{sum(sizes) / sum(len(read(path)) for path in one):.3f}"
            (cpu1, wall1), (cpu2, wall2) = results[1], results[2]
            ledger.time(f"film {name}", cpu1)
            for path in one:
                ledger.count(f"film {os.path.basename(path)}", len(read(path)), "bytes")
            size = f"{sum(len(read(path)) for path in one):,}".replace(",", " ")
            lines.append(f"| `{name}` | {cpu1 / 1e3:.2f} | {cpu2 / cpu1:.2f} | {wall2 / wall1:.2f} | {size} | {rest} |")
            print(lines[-1], flush=True)
    if not gifsicle:
        missing.append("gifsicle")
    lines += ["", "Missing on the machine that wrote this: " + (", ".join(missing) or "nothing") + "."]
    contest.write("\n".join(lines), "films", options.readme)
    ledger.close()


main()
