"""What the comparisons of this folder have in common: contenders take turns, medians count, tables go into README.md,
and numbers into the ledger."""
import csv, os, platform, statistics, subprocess, time

HERE = os.path.dirname(os.path.abspath(__file__))
COLUMNS = ["date", "commit", "processor", "yardstick ms", "measure", "value", "unit"]


class Program:
    """A program that does what a line of its input says and answers with numbers."""

    def __init__(self, *arguments):
        self.process = subprocess.Popen(list(arguments), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __call__(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"{self.process.args[0]} ended at: {line}")
        return tuple(float(number) for number in answer.split())


def medians(contenders, rounds):
    """Of what each (name, run) gives, number by number. A round asks each once; who is first changes."""
    samples = {name: [] for name, _ in contenders}
    for number in range(rounds):
        first = number % len(contenders)
        for name, run in contenders[first:] + contenders[:first]:
            samples[name].append(run())
    return {name: [statistics.median(values) for values in zip(*all)] for name, all in samples.items()}


def write(text, mark, path):
    """Prints a text; with a path also between the lines `<!-- MARK -->` and `<!-- /MARK -->` of that file."""
    print(text)
    if not path:
        return
    with open(path) as file:
        whole = file.read()
    start, end = whole.index(f"<!-- {mark} -->"), whole.index(f"<!-- /{mark} -->")
    with open(path, "w") as file:
        file.write(whole[:start] + f"<!-- {mark} -->\n" + text + "\n" + whole[end:])


def processor():
    """The processor's name."""
    try:
        with open("/proc/cpuinfo") as file:
            return next(line.split(":", 1)[1].strip() for line in file if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


class Ledger:
    """The file in which every run of a comparison leaves a line per measure, with the time that a fixed amount of work
    takes on the machine. Without a path nothing is written."""

    def __init__(self, path):
        self.path, self.rows = path, []
        self.before = path and self.yardstick()

    def yardstick(self):
        """The milliseconds that the fixed amount of work takes."""
        program = os.path.join(HERE, ".build/release/Yardstick")
        return float(subprocess.run([program], check=True, capture_output=True, text=True).stdout)

    def time(self, measure, milliseconds):
        """A processor time."""
        self.rows.append((measure, f"{milliseconds:.4g}", "ms"))

    def count(self, measure, value, unit):
        """A number that is the same on every machine, such as a file's bytes."""
        self.rows.append((measure, value, unit))

    def close(self):
        """Adds the lines to the file. The yardstick is the mean of before and after, as a machine's speed changes."""
        if not self.path:
            return
        yardstick = (self.before + self.yardstick()) / 2
        commit = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=HERE, check=True, capture_output=True,
                                text=True).stdout.strip()
        start = [time.strftime("%Y-%m-%d"), commit, processor(), f"{yardstick:.1f}"]
        with open(self.path, "a", newline="") as file:
            writer = csv.writer(file, delimiter="\t", lineterminator="\n")
            if file.tell() == 0:
                writer.writerow(COLUMNS)
            writer.writerows(start + list(row) for row in self.rows)
