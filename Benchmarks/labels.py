#!/usr/bin/env python3
"""Lists the labels of storyboards and xibs whose frames Xcode calculated from their text.

    labels.py REPOSITORY… > Fixtures/Reference/labels.csv

A repository is a folder, or a bare clone. A label is listed if its font is the system font, its
position comes from Auto Layout, and no constraint, stack view or other line decides its width. Then
its frame is the size of its text. Frames that were dragged afterwards are still among them. Only
texts in ASCII of Xcode 12 and later are listed.
"""

import csv
import math
import os
import subprocess
import sys
import xml.etree.ElementTree as xml

# The sizes of text styles at the default text size.
STYLES = {
    "LargeTitle": 34, "Title0": 34, "Title1": 28, "Title2": 22, "Title3": 20, "Headline": 17,
    "Body": 17, "Callout": 16, "Subhead": 15, "Footnote": 13, "Caption1": 12, "Caption2": 11,
}
LINE_HEIGHT = 2444 / 2048
# The first `toolsVersion` of Xcode 12, with which the San Francisco of iOS 14 came.
OLDEST_XCODE = 17000


def documents(repository):
    """Yields the path and the bytes of every storyboard and xib."""
    bare = next((path for path in (repository + "/repo/.git", repository + "/repo", repository)
                 if os.path.exists(path + "/HEAD")), repository)
    if os.path.exists(bare + "/HEAD"):
        git = ["git", "--git-dir=" + bare]
        names = subprocess.run(
            git + ["ls-tree", "-r", "-z", "--name-only", "HEAD"], capture_output=True, check=True)
        for name in names.stdout.decode("utf-8", "replace").split("\0"):
            if name.endswith((".storyboard", ".xib")):
                shown = subprocess.run(git + ["show", "HEAD:" + name], capture_output=True)
                if shown.returncode == 0:
                    yield name, shown.stdout
        return
    for folder, _, names in sorted(os.walk(repository)):
        for name in sorted(names):
            if name.endswith((".storyboard", ".xib")):
                path = os.path.join(folder, name)
                with open(path, "rb") as file:
                    yield os.path.relpath(path, repository), file.read()


def font(label):
    """Returns the size and the weight of a system font; None for other fonts."""
    description = label.find("fontDescription")
    if description is None or description.get("key") != "fontDescription":
        return None
    style = description.get("style")
    if style:
        name = style.removeprefix("UICTFontTextStyle")
        return (STYLES[name], "semibold" if name == "Headline" else "regular") if name in STYLES else None
    size = description.get("pointSize")
    if size is None:
        return None
    kind = description.get("type", "system")
    if kind == "boldSystem":
        return float(size), "bold"
    return (float(size), description.get("weight", "regular")) if kind == "system" else None


def labels(data):
    """Yields text, size, weight, width and scale of each label of a document."""
    root = xml.fromstring(data)
    if root.get("targetRuntime") not in ("iOS.CocoaTouch", "AppleCocoaTouch"):
        return
    version = root.get("toolsVersion", "0").split(".")[0]
    if int(version) < OLDEST_XCODE:
        return
    device = root.find("device")
    scales = (3, 2) if device is not None and device.get("id") in (
        "retina5_9", "retina5_5", "retina6_0", "retina6_1_3", "retina6_3", "retina6_5",
        "retina6_7", "retina6_12", "retina6_72") else (2, 3)
    parents = {child: parent for parent in root.iter() for child in parent}
    fixed = {}
    for constraint in root.iter("constraint"):
        if constraint.get("relation"):
            continue
        own = None
        if constraint in parents and parents[constraint] in parents:
            own = parents[parents[constraint]].get("id")
        for item, attribute in (("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")):
            view = constraint.get(item) or (own if item == "firstItem" else None)
            fixed.setdefault(view, set()).add(constraint.get(attribute, ""))
    left = {"leading", "left", "leadingMargin", "leftMargin"}
    right = {"trailing", "right", "trailingMargin", "rightMargin"}
    for label in root.iter("label"):
        if label.get("translatesAutoresizingMaskIntoConstraints") != "NO":
            continue
        parent = parents.get(label)
        while parent is not None and parent.tag == "subviews":
            parent = parents.get(parent)
        if parent is None or parent.tag == "stackView":
            continue
        ends = fixed.get(label.get("id"), set())
        if "width" in ends or len([side for side in (left, right) if ends & side]) > 1:
            continue
        if "centerX" in ends and ends & (left | right):
            continue
        text = label.get("text")
        if text is None:
            string = label.find("string")
            text = string.text if string is not None and string.get("key") == "text" else None
        described, frame = font(label), label.find("rect")
        if not text or not described or frame is None or frame.get("key") != "frame":
            continue
        if "\n" in text or text != text.strip() or not text.isascii():
            continue
        size, weight = described
        width, height = float(frame.get("width")), float(frame.get("height"))
        # Frames whose height is not rounded to pixels are older than the text, or set by hand.
        for scale in scales:
            if width > 0 and abs(height - math.ceil(size * LINE_HEIGHT * scale) / scale) < 0.01:
                yield text, f"{size:g}", weight, f"{width:g}", scale
                break


def main():
    table = csv.writer(sys.stdout, lineterminator="\n")
    table.writerow(["text", "size", "weight", "width", "scale", "repository"])
    for repository in sys.argv[1:]:
        name = os.path.basename(repository.rstrip("/")).replace("+", "/")
        found = set()
        for path, data in documents(repository):
            try:
                found.update(labels(data))
            except (xml.ParseError, ValueError, AttributeError) as error:
                print(f"{name}: {path}: {error}", file=sys.stderr)
        for row in sorted(found):
            table.writerow([*row, name])


main()
