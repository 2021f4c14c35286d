"""How well `overscroll preview` follows a hand: its screen is dragged at 2x in headless Chromium.
Usage: preview-frames.py [--load N] PROGRAM SCENE.yaml ...; needs chromium on the path. A line per scene: pictures a
second over four seconds, the longest wait for one and how far the picture is behind the finger (median and worst of
the first second, after the screen has noticed that the finger moves), in milliseconds, the processor time that the
program took of a core, and the machine's load before. With --load, N endless loops run beside it."""
import argparse, json, multiprocessing, os, signal, subprocess, tempfile, time

# A finger that comes, presses after half a second, and goes up and down over a third of the screen, a second each way.
DRAG = """
new Promise(done => {
  const send = (name, y) => canvas.dispatchEvent(new PointerEvent(
    name, {clientX: x, clientY: y, pointerId: 1, button: 0, buttons: 1, bubbles: true}))
  const box = canvas.getBoundingClientRect()
  const x = box.left + box.width / 2, y = box.top + box.height * 0.7, way = box.height / 3
  const pictures = [], points = scene.device.screen[2] / box.width
  let start = 0
  const begin = () => {
    times.push = function (...values) {
      // The moment is that of the picture before until this task ends.
      const now = performance.now()
      queueMicrotask(() => pictures.push([(now - start) / 1000, moment.offset]))
      return Array.prototype.push.apply(this, values)
    }
    send('pointerdown', y)
    requestAnimationFrame(tick)
  }
  const tick = now => {
    start = start || now
    const t = (now - start) / 1000, phase = t % 2
    send('pointermove', y - way * (phase < 1 ? phase : 2 - phase))
    if (t < 4) return requestAnimationFrame(tick)
    send('pointerup', y)
    done(JSON.stringify({pictures, speed: way * points, rest: restOffset}))
  }
  const restOffset = moment.offset
  send('pointerenter', y)
  setTimeout(begin, 500)
})
"""
# The distance in points after which a pan begins. The content does not follow over it.
SLOP = 10


class Browser:
    """Chromium, spoken to over a pipe."""

    def __init__(self, folder):
        ours_in, theirs_out = os.pipe()
        theirs_in, ours_out = os.pipe()
        def hand_over():
            a, b = os.dup(theirs_in), os.dup(theirs_out)
            os.dup2(a, 3); os.dup2(b, 4)
        self.process = subprocess.Popen(
            ['chromium', '--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage',
             '--remote-debugging-pipe', '--window-size=1200,1000', f'--user-data-dir={folder}'],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=hand_over, close_fds=False,
            start_new_session=True)
        self.input, self.output = os.fdopen(ours_in, 'rb', 0), ours_out
        self.number, self.rest, self.session = 0, b'', None
        target = self.call('Target.createTarget', {'url': 'about:blank'})['targetId']
        self.session = self.call('Target.attachToTarget', {'targetId': target, 'flatten': True})['sessionId']

    def call(self, method, parameters={}):
        self.number += 1
        message = {'id': self.number, 'method': method, 'params': parameters}
        if self.session: message['sessionId'] = self.session
        os.write(self.output, json.dumps(message).encode() + b'\0')
        while True:
            while b'\0' not in self.rest: self.rest += self.input.read(1 << 16)
            text, self.rest = self.rest.split(b'\0', 1)
            answer = json.loads(text)
            if answer.get('id') == self.number: return answer['result']

    def value(self, expression):
        return self.call('Runtime.evaluate', {
            'expression': f'(async () => String(await ({expression})))()', 'awaitPromise': True,
            'returnByValue': True})['result'].get('value')

    def close(self):
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait()


def processor_time(process):
    fields = open(f'/proc/{process.pid}/stat').read().rsplit(')', 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf('SC_CLK_TCK')


def spin():
    while True: pass


def measured(program, scene, folder):
    server = subprocess.Popen([program, 'preview', scene], stdout=subprocess.PIPE, text=True)
    address = server.stdout.readline().strip()
    browser = Browser(folder)
    browser.call('Page.navigate', {'url': address})
    for _ in range(600):
        if browser.value("typeof shown === 'undefined' ? '' : shown.exactMoment && scene ? 'there' : ''") == 'there': break
        time.sleep(0.1)
    before, start = processor_time(server), time.time()
    result = json.loads(browser.value(DRAG))
    spent = (processor_time(server) - before) / (time.time() - start)
    browser.close()
    server.send_signal(signal.SIGINT); server.wait()
    return result, spent


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--load', type=int, default=0)
    parser.add_argument('program')
    parser.add_argument('scenes', nargs='+')
    options = parser.parse_args()
    others = [multiprocessing.Process(target=spin, daemon=True) for _ in range(options.load)]
    for other in others: other.start()
    for scene in options.scenes:
        load = os.getloadavg()[0]
        with tempfile.TemporaryDirectory() as folder:
            result, spent = measured(options.program, scene, folder)
        times = [time for time, _ in result['pictures']]
        worst = max((b - a for a, b in zip(times, times[1:])), default=4)
        behind = sorted(
            time - (abs(offset - result['rest']) + SLOP) / result['speed']
            for time, offset in result['pictures'] if time < 1 and offset != result['rest'])
        middle, last = (behind[len(behind) // 2], behind[-1]) if behind else (1, 1)
        print(f"{os.path.basename(scene)}: {len(times) / 4:.1f} pictures a second, longest wait {worst * 1e3:.0f} ms, "
              f"behind the finger {middle * 1e3:.0f} ms, at most {last * 1e3:.0f} ms, {spent:.2f} of a core, "
              f"load {load:.1f}", flush=True)
    for other in others: other.terminate()


main()
