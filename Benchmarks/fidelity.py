#!/usr/bin/env python3
"""Compares the pictures of public snapshot suites with those that iOS recorded.

    fidelity.py FOLDER [--program PROGRAM] [--suite NAME]… > table.md

FOLDER has a checkout of each suite in a folder of the repository's name; suites without one are left
out. `fidelity.py --list` prints the repositories. Nothing in the checkouts changes, except that
libraries of a suite are expected in its `.build/checkouts`, as `swift package resolve` puts them.
The tests run by `overscroll test --against ios`, with the device and the version of iOS that the
suite was recorded on.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile

# The name of the folder, the repository, and the options.
SUITES = [
    ("Paralayout", "square/Paralayout",
     ["--device", "iphone-15-pro", "--system-version", "17.5"]),
    ("stagehand", "cashapp/stagehand",
     ["--device", "iphone-16-pro", "--system-version", "18.0", "--skip", "PerformanceTests"]),
    ("swift-snapshot-testing", "pointfreeco/swift-snapshot-testing",
     ["--target", "SnapshotTestingTests", "--device", "iphone-x", "--system-version", "13.0"]),
    ("Charts", "ChartsOrg/Charts", ["--device", "iphone-15", "--system-version", "16.0"]),
    ("thumbprint-ios", "thumbtack/thumbprint-ios",
     ["--device", "iphone-15", "--system-version", "17.5"]),
    ("Layout", "Tinder/Layout", ["--device", "iphone-15", "--system-version", "17.0"]),
]
KINDS = ["same", "text", "colors", "geometry", "size"]
HEADER = ["suite", "pictures", "same size", "equal", "text only", "colours", "geometry",
          "off by > 2, 8, 32, median %", "the same without text", "texts in place"]


def measure(program, folder, options):
    """Runs a suite and returns the entries of its manifest that have a picture of iOS."""
    with tempfile.TemporaryDirectory() as artifacts:
        command = [program, "test", folder, "--against", "ios", "--record", "never",
                   "--artifacts", artifacts] + options
        done = subprocess.run(command, stdout=sys.stderr, stderr=subprocess.PIPE, text=True)
        last = done.stderr.strip().splitlines()[-1:]
        print(f"{folder}: {''.join(last)}", file=sys.stderr)
        try:
            with open(f"{artifacts}/manifest.jsonl", encoding="utf-8") as file:
                lines = [json.loads(line) for line in file]
        except FileNotFoundError:
            return []
    # A test that is repeated adds a line for each picture again.
    entries = {line["id"]: line for line in lines if "id" in line}
    return [entry for entry in entries.values() if entry.get("foreignKind") in KINDS]


def row(name, entries):
    """Returns the cells of a row of the table."""
    kinds = [entry["foreignKind"] for entry in entries]
    measures = [entry["foreignMeasure"] for entry in entries if "foreignMeasure" in entry]

    def median(part):
        shares = [
            statistics.median(
                100 * measure[part][key] / max(1, measure[part]["total"]) for measure in measures)
            for key in ("over2", "over8", "over32")]
        return ", ".join(f"{share:.2f}" for share in shares)

    texts = sum(measure["texts"] for measure in measures)
    aligned = sum(measure["alignedTexts"] for measure in measures)
    counts = [str(kinds.count(kind)) for kind in KINDS[:-1]]
    same_size = 100 * (len(kinds) - kinds.count("size")) / len(kinds)
    return [name, str(len(kinds)), f"{same_size:.0f} %"] + counts + [
        median("whole") if measures else "–", median("plain") if measures else "–",
        f"{aligned} of {texts}"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", nargs="?", help="the folder with the checkouts")
    parser.add_argument("--program", default="overscroll", help="default: overscroll")
    parser.add_argument("--suite", action="append", help="only this suite; can be repeated")
    parser.add_argument("--list", action="store_true", help="print the repositories")
    arguments = parser.parse_args()
    if arguments.list:
        for suite in SUITES:
            print(f"https://github.com/{suite[1]}")
        return
    if not arguments.folder or not os.path.isdir(arguments.folder):
        parser.error(f"no such folder: {arguments.folder}")
    names = [suite[0] for suite in SUITES]
    for name in arguments.suite or []:
        if name not in names:
            parser.error(f"no suite '{name}'; there are {', '.join(names)}")
    print("| " + " | ".join(HEADER) + " |")
    print("|" + "---|" * len(HEADER))
    everything = []
    for name, repository, options in SUITES:
        folder = os.path.join(arguments.folder, name)
        if arguments.suite and name not in arguments.suite:
            continue
        if not os.path.isdir(folder):
            print(f"{folder}: not there; left out", file=sys.stderr)
            continue
        entries = measure(arguments.program, folder, options)
        if entries:
            print("| " + " | ".join(row(repository, entries)) + " |", flush=True)
            everything += entries
    if everything:
        print("| " + " | ".join(row("all", everything)) + " |")


main()
