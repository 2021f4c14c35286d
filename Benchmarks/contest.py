"""What the comparisons of this folder have in common: contenders take turns, medians count, tables go into README.md."""
import statistics, subprocess


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
