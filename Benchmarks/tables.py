#!/usr/bin/env python3
"""Prints the tables that a program writes to standard input, and adds its numbers to the ledger.

  PROGRAM | tables.py KIND LEDGER

KIND is one of `solver`, `lists` and `snapshots`. A row's first cells name the measure, and the first number of a cell
counts, which is the median where there are several.
"""
import re, sys
import contest

# For each kind: how many cells name the measure, and for each cell with a number its name and its unit. Times are
# converted to milliseconds.
KINDS = {
    "solver": (1, {1: ("median", 1e-3), 4: ("allocations", "a run")}),
    "lists": (1, {1: ("opening", 1), 2: ("frame of 20 points", 1), 3: ("jump to the end", 1)}),
    "snapshots": (3, {6: ("processor time of one", 1e3)}),
}


def cells(line):
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def main():
    kind, path = sys.argv[1:]
    names, numbers = KINDS[kind]
    ledger = contest.Ledger(path)
    for line in sys.stdin:
        print(line, end="", flush=True)
        row = cells(line)
        for column, (name, unit) in numbers.items():
            number = re.match(r"[0-9.]+", row[column]) if column < len(row) else None
            if not number:
                continue
            measure = f"{kind}: {', '.join(row[:names])}: {name}"
            if isinstance(unit, str):
                ledger.count(measure, number.group(), unit)
            else:
                ledger.time(measure, float(number.group()) * unit)
    ledger.close()


main()
