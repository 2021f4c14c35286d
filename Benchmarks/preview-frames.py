"""Pictures a second that `overscroll preview` shows at 2x while its screen is dragged in headless Chromium.
Usage: preview-frames.py PROGRAM SCENE.yaml ...; needs chromium on the path. A line per scene: pictures a
second over four seconds, the longest wait for one in milliseconds, the processor time that the program took
of a core, and the machine's load before."""
import json, os, signal, subprocess, sys, tempfile, time

# A finger that goes up and down over 300 points, a second each way.
DRAG = """
new Promise(done => {
  const send = (name, y) => canvas.dispatchEvent(new PointerEvent(
    name, {clientX: x, clientY: y, pointerId: 1, button: 0, buttons: 1, bubbles: true}))
  const box = canvas.getBoundingClientRect()
  const x = box.left + box.width / 2, y = box.top + box.height * 0.7, way = box.height / 3
  let start = 0, count = 0, last = 0, worst = 0
  times.push = function (...values) {
    const now = performance.now()
    if (last) worst = Math.max(worst, now - last)
    last = now
    count++
    return Array.prototype.push.apply(this, values)
  }
  send('pointerdown', y)
  const tick = now => {
    start = start || now
    const t = (now - start) / 1000
    send('pointermove', y - way / 2 + way / 2 * Math.cos(Math.PI * t))
    if (t < 4) return requestAnimationFrame(tick)
    send('pointerup', y)
    done(JSON.stringify({pictures: count / t, worst}))
  }
  requestAnimationFrame(tick)
})
"""


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


program = sys.argv[1]
for scene in sys.argv[2:]:
    with tempfile.TemporaryDirectory() as folder:
        load = os.getloadavg()[0]
        server = subprocess.Popen([program, 'preview', scene], stdout=subprocess.PIPE, text=True)
        address = server.stdout.readline().strip()
        browser = Browser(folder)
        browser.call('Page.navigate', {'url': address})
        for _ in range(200):
            if browser.value("typeof shown === 'undefined' ? '' : shown.exactMoment && scene ? 'there' : ''") == 'there': break
            time.sleep(0.1)
        before, start = processor_time(server), time.time()
        result = json.loads(browser.value(DRAG))
        spent = (processor_time(server) - before) / (time.time() - start)
        browser.close()
        server.send_signal(signal.SIGINT); server.wait()
        print(f"{os.path.basename(scene)}: {result['pictures']:.1f} pictures a second, longest wait "
              f"{result['worst']:.0f} ms, {spent:.2f} of a core, load {load:.1f}")
