#!/usr/bin/env python3
"""Lints the JavaScript, CSS and HTML that Sources embed: lint.js, run by Chromium over all of these files.

Prints a line for each finding and fails if there is one, or if Chromium is missing.
"""
import html
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
BROWSERS = ['chromium', 'chromium-browser', 'google-chrome']
PATIENCE = 60  # seconds


def files(root):
    return [
        {'path': str(path.relative_to(root)), 'text': path.read_text(encoding='utf-8')}
        for path in sorted((root / 'Sources').rglob('*'))
        if path.suffix in ('.js', '.css', '.html')
    ]


def findings(browser, sources):
    # A `<` in a script could end it.
    data = json.dumps(sources).replace('<', '\\u003c')
    script = (HERE / 'lint.js').read_text(encoding='utf-8')
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder) / 'lint.html'
        page.write_text(
            '<!doctype html><meta charset="utf-8"><pre id="result"></pre>'
            f'<script>const files = {data}\n{script}</script>', encoding='utf-8')
        run = subprocess.run(
            [browser, '--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage',
             f'--user-data-dir={folder}/profile', '--dump-dom', page.as_uri()],
            capture_output=True, text=True, timeout=PATIENCE)
    result = re.search(r'<pre id="result">(.*?)</pre>', run.stdout, re.DOTALL)
    lines = html.unescape(result.group(1)).splitlines() if result else []
    if not lines or lines[-1] != f'{len(sources)} files':
        sys.exit(f'{browser} did not run lint.js to its end:\n{run.stdout[-2000:]}{run.stderr[-2000:]}')
    return lines[:-1]


def main():
    root = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else HERE.parent.parent
    browser = next((name for name in BROWSERS if shutil.which(name)), None)
    if browser is None:
        sys.exit(f'error: pages are linted by one of {", ".join(BROWSERS)}; none is installed')
    sources = files(root)
    if not sources:
        sys.exit('error: no pages in Sources')
    found = findings(browser, sources)
    for line in found:
        print(line)
    sys.exit(1 if found else 0)


main()
