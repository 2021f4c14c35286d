'use strict'
const figure = document.getElementById('figure'), room = document.getElementById('room')
const play = document.getElementById('play'), scrub = document.getElementById('scrub')
const calm = matchMedia('(prefers-reduced-motion: reduce)')
const isOffset = page.mode === 'offset'

// Elements: one a layer, a box through which its contents are seen, and its border.
const svgSpace = 'http://www.w3.org/2000/svg'
const items = []
for (const [parent, numbers, words] of page.nodes) {
  const element = document.createElement('div')
  ;(parent < 0 ? figure : items[parent].inside).append(element)
  items.push({element, inside: element, numbers, words, now: [], word: []})
}
for (const item of items) {
  item.box = document.createElement('div')
  item.box.style.overflow = 'hidden'
  item.element.prepend(item.box)
  item.border = document.createElement('div')
  item.element.append(item.border)
  item.isStill = item.numbers.every(n => typeof n === 'number')
    && item.words.every(w => typeof w === 'string')
}

// The place in [samples, values] at or before a sample.
const find = (samples, at) => {
  let low = 0, high = samples.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (samples[middle] <= at) low = middle; else high = middle - 1
  }
  return low
}
const number = (track, at) => {
  if (typeof track === 'number') return track
  const [samples, values] = track, low = find(samples, at)
  if (low + 1 >= samples.length) return values[low]
  const share = (at - samples[low]) / (samples[low + 1] - samples[low])
  return values[low] + (values[low + 1] - values[low]) * Math.min(Math.max(share, 0), 1)
}
const word = (track, at) =>
  typeof track === 'string' ? track : track[1][find(track[0], Math.round(at))]

const contents = (item, name) => {
  item.box.replaceChildren()
  item.image = null
  if (!name) return
  if (name[0] === 'i') {
    item.image = document.createElement('img')
    item.image.alt = ''
    item.image.draggable = false
    item.image.src = page.sprites[name.slice(1)]
    item.box.append(item.image)
    item.box.style.overflow = 'hidden'
  } else {
    const [d, fill, rule, stroke, width] = page.shapes[name.slice(1)]
    const svg = document.createElementNS(svgSpace, 'svg')
    const path = document.createElementNS(svgSpace, 'path')
    svg.setAttribute('width', 1)
    svg.setAttribute('height', 1)
    for (const [key, value] of Object.entries(
      {d, fill, 'fill-rule': rule, stroke, 'stroke-width': width})) path.setAttribute(key, value)
    svg.append(path)
    item.box.append(svg)
    item.box.style.overflow = 'visible'
  }
}
const color = (n, at) => `rgba(${n[at]},${n[at + 1]},${n[at + 2]},${n[at + 3]})`
const radii = (corners, radius) => [1, 2, 8, 4].map(c => corners & c ? radius + 'px' : '0').join(' ')

const paint = (item, at) => {
  const n = item.numbers.map(track => number(track, at))
  const w = item.words.map(track => word(track, at))
  const old = item.now, said = item.word
  const differs = (from, to) => { for (let i = from; i < to; i++) if (n[i] !== old[i]) return true }
  const style = item.element.style
  if (w[5] !== said[5]) style.display = w[5] ? 'none' : ''
  if (w[0] !== said[0]) contents(item, w[0])
  if (differs(0, 9)) style.transform = n[2] || n[5] || n[8] !== 1
    ? `matrix3d(${n[0]},${n[1]},0,${n[2]},${n[3]},${n[4]},0,${n[5]},0,0,1,0,${n[6]},${n[7]},0,${n[8]})`
    : `matrix(${n[0]},${n[1]},${n[3]},${n[4]},${n[6]},${n[7]})`
  if (differs(9, 11)) {
    style.width = n[9] + 'px'
    style.height = n[10] + 'px'
  }
  if (differs(11, 12)) style.opacity = n[11]
  const corners = radii(+w[3], Math.min(n[12], n[9] / 2, n[10] / 2))
  if (differs(9, 11) || differs(12, 13) || w[3] !== said[3]) {
    style.borderRadius = corners
    item.border.style.borderRadius = corners
  }
  if (differs(13, 14) || differs(18, 22)) {
    item.border.style.cssText = n[13] > 0
      ? `width:100%;height:100%;border:${n[13]}px solid ${color(n, 18)};border-radius:${corners}`
      : 'display:none'
  }
  if (differs(14, 18)) style.backgroundColor = n[17] ? color(n, 14) : ''
  if (w[1] !== said[1]) {
    style.overflow = w[1] === '1' ? 'hidden' : ''
    style.clipPath = w[1].length > 1 ? `path("${w[1]}")` : ''
  }
  if (w[2] !== said[2]) {
    style.maskImage = w[2] ? `url(${page.sprites[w[2]]})` : ''
    style.maskSize = '100% 100%'
  }
  if (w[4] !== said[4]) style.filter = w[4]
  if (differs(30, 32)) {
    style.backdropFilter = n[30] > 0 ? `blur(${n[30]}px) saturate(${n[31]})` : ''
  }
  if (w[0] && (w[0] !== said[0] || differs(22, 30))) {
    const box = item.box.style
    box.transform = `translate(${n[22]}px,${n[23]}px)`
    box.width = n[24] + 'px'
    box.height = n[25] + 'px'
    if (item.image) {
      item.image.style.transform = `translate(${n[26]}px,${n[27]}px)`
      item.image.style.width = n[28] + 'px'
      item.image.style.height = n[29] + 'px'
    }
  }
  item.now = n
  item.word = w
}

let shown = null
const showSample = at => {
  at = Math.min(Math.max(at, 0), page.count - 1)
  if (at === shown) return
  for (const item of items) if (shown === null || !item.isStill) paint(item, at)
  shown = at
}

// Where the content is.
let offset = isOffset ? Math.min(Math.max(0, page.lower), page.upper) : 0
const clamp = x => Math.min(Math.max(x, page.lower), page.upper)
const show = () => {
  if (!isOffset) return
  showSample((offset - page.first) / page.step)
  const share = (clamp(offset) - page.lower) / Math.max(page.upper - page.lower, 1e-9)
  if (document.activeElement !== scrub) scrub.value = share * 1000
  figure.setAttribute('aria-valuenow', Math.round(offset))
  figure.setAttribute('aria-valuetext', Math.round(share * 100) + ' %')
}

// Closed forms, with the constants of the recorded scroll view: a rubber band, an exponential
// deceleration, and beyond the edges both at once.
const {band, decay, pull, weights} = page.physics || {}
const rest = Math.max(page.physics?.rest, 1e-3)
const displayed = raw => {
  const edge = clamp(raw), travel = Math.abs(raw - edge)
  if (!travel || !page.bounces) return edge
  const seen = band * travel / (1 + band * travel / page.length)
  return raw < edge ? edge - seen : edge + seen
}
const raw = x => {
  const edge = clamp(x), seen = Math.min(Math.abs(x - edge), page.length * 0.999)
  const travel = seen / (band * (1 - seen / page.length))
  return x < edge ? edge - travel : edge + travel
}
// Where the content is `t` seconds after it was let go at `x` with a velocity; null at rest.
const motion = (x, velocity) => {
  const parts = []
  let time = 0
  for (let guard = 0; guard < 4; guard++) {
    const edge = clamp(x), d = x - edge, start = time, from = x, v = velocity
    if (d !== 0 || (x === page.lower && v < 0) || (x === page.upper && v > 0)) {
      if (!page.bounces) { parts.push({end: Infinity, at: () => edge, isRest: true}); break }
      const at = t => edge + Math.exp(-pull * t) * (d - v * Math.expm1(-decay * t) / decay)
      const crosses = d * v < 0 && Math.abs(v) > decay * Math.abs(d)
      const crossing = crosses ? -Math.log1p(decay * d / v) / decay : null
      const left = crosses ? v * Math.exp(-(decay + pull) * crossing) : 0
      if (crosses && Math.abs(left) / decay > rest) {
        time += crossing
        parts.push({start, end: time, at})
        ;[x, velocity] = [edge, left]
        continue
      }
      let length = 0.05
      const isFar = t => Math.abs(at(t) - edge) > rest
      while (isFar(length) || isFar(length + 0.02)) length += 0.01
      parts.push({start, end: start + length, at})
      parts.push({start: start + length, end: Infinity, at: () => edge, isRest: true})
      break
    }
    const at = t => from - v * Math.expm1(-decay * t) / decay
    const goal = v > 0 ? page.upper : page.lower
    const share = v ? decay * (goal - from) / v : 2
    if (share >= 0 && share < 1) {
      time += -Math.log1p(-share) / decay
      parts.push({start, end: time, at})
      ;[x, velocity] = [goal, v - decay * (goal - from)]
      continue
    }
    const length = Math.max(0, Math.log(Math.abs(v) / (rest * decay)) / decay) || 0
    const end = from + v / decay
    parts.push({start, end: start + length, at})
    parts.push({start: start + length, end: Infinity, at: () => end, isRest: true})
    break
  }
  return t => {
    const part = parts.find(part => t < part.end) || parts[parts.length - 1]
    return {offset: part.at(t - (part.start || 0)), isRest: !!part.isRest}
  }
}
// From 0 to 1 along a cubic from (0, 0) to (1, 1).
const cubic = (a, b, s) => 3 * s * (1 - s) * (1 - s) * a + 3 * s * s * (1 - s) * b + s * s * s
const ease = x => {
  const [x1, y1, x2, y2] = page.physics.curve
  let s = x
  for (let i = 0; i < 12; i++) {
    const slope = 3 * (1 - s) * (1 - s) * x1 + 6 * s * (1 - s) * (x2 - x1) + 3 * s * s * (1 - x2)
    s -= (cubic(x1, x2, s) - x) / Math.max(slope, 1e-3)
  }
  return cubic(y1, y2, s)
}

// What moves by itself: a function of seconds that says where it is.
let move = null, began = 0, frames = 0
const start = (f, at) => {
  move = f
  began = at
  requestAnimationFrame(tick)
}
const step = now => {
  if (!move) return
  const state = move((now - began) / 1000)
  if (state.sample !== undefined) {
    showSample(state.sample)
    scrub.value = state.sample / Math.max(page.count - 1, 1) * 1000
  } else {
    offset = state.offset
    show()
  }
  frames++
  if (state.isRest) stop()
}
const tick = now => {
  if (!move) return
  step(Math.max(now, began))
  if (move) requestAnimationFrame(tick)
}
const stop = () => {
  move = null
  play.textContent = 'Play'
}

// After a swipe that could scroll no further, the browser scrolls the page around the figure with
// the next one, if it follows soon. Touches further apart pull the content beyond its end again.
let handing = 0
const handOn = way => {
  clearTimeout(handing)
  figure.style.touchAction = way < 0 ? 'pan-up' : way > 0 ? 'pan-down' : ''
  if (way) handing = setTimeout(() => handOn(0), 1500)
}

// A finger: moves by points of the screen; the first of them do nothing, as in UIKit.
let finger = null
const scaled = () => figure.getBoundingClientRect().width / page.width * page.zoom
const down = (y, now) => {
  stop()
  finger = {start: y, samples: [[now, y]], grabbed: raw(offset), isPan: false}
}
const drag = (y, now) => {
  if (!finger) return
  finger.samples.push([now, y])
  if (finger.samples.length > weights.length + 1) finger.samples.shift()
  if (!finger.isPan) {
    const way = y - finger.start
    if (Math.abs(way) < page.physics.hysteresis) return
    finger.isPan = true
    finger.start += Math.sign(way) * page.physics.hysteresis
  }
  offset = displayed(finger.grabbed - (y - finger.start))
  show()
}
const up = now => {
  if (!finger) return
  const {samples, isPan, grabbed} = finger
  finger = null
  const pulled = grabbed - (samples[samples.length - 1][1] - samples[0][1])
  const isAtEnd = isPan && clamp(grabbed) === clamp(pulled)
  handOn(isAtEnd ? pulled - clamp(pulled) : 0)
  let sum = 0, total = 0
  for (let i = samples.length - 1, k = weights.length - 1; i > 0 && k >= 0; i--, k--) {
    const [a, b] = [samples[i - 1], samples[i]]
    if (b[0] <= a[0]) continue
    sum += weights[k] * (b[1] - a[1]) / (b[0] - a[0]) * 1000
    total += weights[k]
  }
  const isStale = now - samples[samples.length - 1][0] > page.physics.stale * 1000
  let velocity = isPan && total && !isStale ? -sum / total : 0
  if (Math.abs(velocity) < page.physics.slowest) velocity = 0
  if (calm.matches) {
    offset = clamp(offset)
    show()
  } else if (velocity || offset !== clamp(offset)) start(motion(offset, velocity), now)
}
const glide = goal => {
  const from = offset, to = clamp(goal), now = performance.now(), length = page.physics.glide
  if (calm.matches) { stop(); offset = to; show(); return }
  start(t => ({
    offset: from + (to - from) * (t >= length ? 1 : ease(t / length)), isRest: t >= length
  }), now)
}

if (isOffset) {
  figure.addEventListener('pointerdown', event => {
    if (event.button) return
    figure.focus({preventScroll: true})
    try { figure.setPointerCapture(event.pointerId) } catch {}
    down(event.clientY / scaled(), event.timeStamp)
  })
  figure.addEventListener('pointermove', event => drag(event.clientY / scaled(), event.timeStamp))
  for (const name of ['pointerup', 'pointercancel']) {
    figure.addEventListener(name, event => up(event.timeStamp))
  }
  figure.addEventListener('wheel', event => {
    const unit = event.deltaMode === 1 ? 20 : event.deltaMode === 2 ? page.length : 1 / scaled()
    const goal = clamp(offset + event.deltaY * unit)
    // At its end the page around it scrolls.
    if (goal === offset) return
    event.preventDefault()
    stop()
    offset = goal
    show()
  }, {passive: false})
  figure.addEventListener('keydown', event => {
    const ways = {
      ArrowDown: offset + 60, ArrowUp: offset - 60, ArrowRight: offset + 60,
      ArrowLeft: offset - 60, PageDown: offset + page.length * 0.9,
      PageUp: offset - page.length * 0.9, ' ': offset + page.length * 0.9 * (event.shiftKey ? -1 : 1),
      Home: page.lower, End: page.upper
    }
    if (!(event.key in ways)) return
    event.preventDefault()
    glide(ways[event.key])
  })
  figure.setAttribute('aria-valuemin', Math.round(page.lower))
  figure.setAttribute('aria-valuemax', Math.round(page.upper))
  figure.setAttribute('aria-orientation', 'vertical')
} else {
  figure.style.touchAction = 'auto'
  figure.style.cursor = 'default'
}
scrub.addEventListener('input', () => {
  stop()
  if (isOffset) {
    offset = page.lower + scrub.value / 1000 * (page.upper - page.lower)
    show()
  } else showSample(Math.round(scrub.value / 1000 * (page.count - 1)))
})
const played = t => {
  if (!isOffset) {
    const at = Math.min(t / page.step, page.count - 1)
    return {sample: Math.floor(at + 1e-9), isRest: at >= page.count - 1}
  }
  const at = Math.min(t / page.scriptStep, page.script.length - 1), low = Math.floor(at)
  const high = Math.min(low + 1, page.script.length - 1)
  return {
    offset: page.script[low] + (page.script[high] - page.script[low]) * (at - low),
    isRest: at >= page.script.length - 1
  }
}
play.addEventListener('click', () => {
  if (move) return stop()
  start(played, performance.now())
  play.textContent = 'Stop'
})
if (isOffset && page.script.length < 2) play.hidden = true

// As wide as there is room.
const fit = () => {
  // Beside the figure, a finger scrolls the page around it.
  const style = getComputedStyle(room.parentElement)
  const sides = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight)
  const scale = Math.min(1, (document.documentElement.clientWidth - sides) / page.width)
  figure.style.transform = scale < 1 ? `scale(${scale})` : ''
  room.style.width = page.width * scale + 'px'
  room.style.height = page.height * scale + 'px'
  // On a whole pixel, where an odd width would be centred between two.
  const free = document.documentElement.clientWidth - sides - Math.round(page.width * scale)
  room.style.marginRight = Math.max(0, free % 2) + 'px'
}
addEventListener('resize', fit)
fit()
const named = new URLSearchParams(location.hash.slice(1))
if (isOffset && named.has('offset')) offset = Number(named.get('offset')) || 0
if (isOffset) show(); else showSample(Number(named.get('sample')) || 0)
