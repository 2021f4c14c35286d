#!/usr/bin/env python3
"""Compares the weight of our text with a browser's.

Renders the profile screen, whose labels are white on dark and black on light, and the same labels of
the same font files in headless Chromium with grey anti-aliasing, and prints for each label how much
ink there is in ours per ink in the browser's. 1.00 is the same weight; below is thinner.

    apt-get install chromium-headless-shell && pip install Pillow
    swift build -c release --product overscroll
    python3 Benchmarks/text-weight.py [directory for the two pictures]
"""
import pathlib
import subprocess
import sys
import tempfile

from PIL import Image

ROOT = pathlib.Path(__file__).resolve().parent.parent
FONT = "/usr/share/fonts/opentype/inter/Inter-{}.otf"
SCALE = 2
# Text, weight, size, tracking, left, top of the line, colour, background; points. Where the screen of
# profile-banner puts its labels on an iPhone 8 at rest.
LABELS = [
    ("Name", "Regular", 17, -0.32, 30, 83.5, "#fff", "#555"),
    ("City, State", "Regular", 13, -0.32 / 17 * 13, 30, 104, "#fff", "#555"),
    ("Name: ...", "Regular", 17, -0.32, 8, 260, "#000", "#f5f5f1"),
    ("Age: ...", "Regular", 17, -0.32, 8, 430.5, "#000", "#f5f5f1"),
    ("Other: ...", "Regular", 17, -0.32, 8, 601, "#000", "#f5f5f1"),
]
SCENE = """
scene: 1
device: iphone-8
screen: {name: profile-banner}
outputs:
  - {file: ours.png, time: 0s, scale: 2}
"""


def page() -> str:
    face = "".join(
        f"@font-face {{ font-family: Inter{w}; src: url(file://{FONT.format(w)}); }}"
        for w in {label[1] for label in LABELS}
    )
    spans = "".join(
        f'<div style="position:absolute;left:0;top:{top - 2}px;width:375px;height:{size * 1.6}px;'
        f'background:{back}"><span style="position:absolute;left:{left}px;top:2px;color:{ink};'
        f"font:{size}px/{size * 2444 / 2048}px Inter{weight};letter-spacing:{tracking}px;"
        f'white-space:pre">{text}</span></div>'
        for text, weight, size, tracking, left, top, ink, back in LABELS
    )
    return f"<style>{face} body {{ margin: 0; background: #fff }}</style>{spans}"


def ink(picture: Image.Image, label) -> float:
    """The sum of differences from the background around the label."""
    _, _, size, _, left, top, _, back = label
    box = [left - 1, top, left + 120, top + size * 1.3]
    crop = picture.convert("L").crop([round(side * SCALE) for side in box])
    base = Image.new("RGB", (1, 1), back).convert("L").getpixel((0, 0))
    return sum(abs(value - base) * count for value, count in enumerate(crop.histogram()))


def main() -> None:
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else tempfile.mkdtemp())
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "scene.yaml").write_text(SCENE)
    (folder / "page.html").write_text(page())
    overscroll = ROOT / ".build/release/overscroll"
    subprocess.run(
        [overscroll, "render", folder / "scene.yaml", "-o", folder / "ours.png"], check=True)
    subprocess.run(
        ["chromium-headless-shell", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
         "--disable-lcd-text", "--font-render-hinting=none",
         f"--force-device-scale-factor={SCALE}", "--window-size=375,667",
         f"--screenshot={folder / 'theirs.png'}", f"file://{folder / 'page.html'}"],
        check=True, stderr=subprocess.DEVNULL)
    ours, theirs = (Image.open(folder / f"{name}.png") for name in ("ours", "theirs"))
    for label in LABELS:
        ratio = ink(ours, label) / ink(theirs, label)
        print(f"{label[0]:12} {label[2]:3} pt {label[6]} on {label[7]}: {ratio:.3f}")


if __name__ == "__main__":
    main()
