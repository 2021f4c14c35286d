#!/usr/bin/env python3
"""What changed in the ledger: each measure's newest line beside the one before it.

  changes.py LEDGER [--share 0.1]

Times are compared in yardsticks, which takes out how fast the machine was, and are listed if they changed by more than
the share. Counts are listed if they changed at all.
"""
import argparse, csv


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("ledger")
    parser.add_argument("--share", type=float, default=0.1)
    options = parser.parse_args()
    last, pairs = {}, {}
    with open(options.ledger, newline="") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            key = row["measure"], row["unit"]
            pairs[key] = last.get(key), row
            last[key] = row
    print("| measure | before | now | of before |", "|---|---|---|---|", sep="\n")
    for (measure, unit), (before, now) in pairs.items():
        if not before:
            continue
        isTime = unit == "ms"
        old, new = (float(row["value"]) / (float(row["yardstick ms"]) if isTime else 1) for row in (before, now))
        ratio = new / old if old else float("inf") if new else 1
        if abs(ratio - 1) > (options.share if isTime else 0):
            values = [f"{row['value']} {unit} at {row['commit']}" for row in (before, now)]
            print(f"| {measure} | {values[0]} | {values[1]} | {ratio:.2f} |")


main()
