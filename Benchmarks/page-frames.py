"""Painted frames a second while pages of `overscroll render` are dragged in headless Chromium, and how long
their script takes a frame. Usage: page-frames.py PAGE.html ...; needs chromium on the path."""
import json, os, pathlib, re, subprocess, sys, tempfile, time, signal
DRIVER = """<script>
addEventListener('load', () => {
  const box = figure.getBoundingClientRect()
  const x = box.left + box.width / 2, y = box.top + box.height / 2
  const send = (name, y) => figure.dispatchEvent(
    new PointerEvent(name, {clientX: x, clientY: y, pointerId: 1, bubbles: true}))
  let start = 0, frames = 0, last = 0, worst = 0, script = 0
  send('pointerdown', y)
  const tick = now => {
    if (!start) { start = last = now }
    else { frames++; worst = Math.max(worst, now - last); last = now }
    const t = (now - start) / 1000
    // Up and down over 300 points, a second each way.
    const before = performance.now(); send('pointermove', y - 150 + 150 * Math.cos(Math.PI * t)); script += performance.now() - before
    if (t < 4) requestAnimationFrame(tick)
    else { send('pointerup', y)
      console.log('RESULT ' + JSON.stringify({fps: frames / t, worst, script: script / frames, nodes: document.querySelectorAll('*').length})) }
  }
  setTimeout(() => requestAnimationFrame(tick), 500)
})
</script></body>"""
for page in sys.argv[1:]:
    text = pathlib.Path(page).read_text()
    with tempfile.TemporaryDirectory() as folder:
        driven = pathlib.Path(folder) / 'driven.html'
        driven.write_text(text.replace('</body>', DRIVER))
        log = open(pathlib.Path(folder) / 'log', 'w+')
        p = subprocess.Popen(['chromium', '--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage',
            '--enable-logging=stderr', '--window-size=700,1100', f'--user-data-dir={folder}/p', f'file://{driven}'],
            stdout=subprocess.DEVNULL, stderr=log, start_new_session=True)
        result = None
        for _ in range(120):
            time.sleep(0.25)
            found = re.search(r'RESULT (\{.*?\})', open(log.name).read())
            if found: result = json.loads(found[1]); break
        os.killpg(p.pid, signal.SIGTERM); p.wait()
        print(pathlib.Path(page).name, f'{len(text)/1e6:.2f} MB', result)
