// The time line of a script: its steps, the offset, the delegate's calls, and pictures.
let frame = 0, clock = null

const isFilm = card => card.kind === 'film'

// The pictures along the time line.
function stops(card) {
  if (isFilm(card)) return card.actual
  return card.course ? card.course.frames.map(one => one.file) : []
}

// The time of a picture in seconds; undefined for a film without a script.
function timeOf(card, index) {
  if (!isFilm(card)) return card.course.frames[index]?.time
  const last = Math.max(1, card.actual.length - 1)
  return card.course ? index / last * card.course.course.end : undefined
}

// The picture nearest to a time.
function nearest(card, time) {
  let best = 0
  for (let index = 0; index < stops(card).length; index++) {
    if (Math.abs(timeOf(card, index) - time) < Math.abs(timeOf(card, best) - time)) best = index
  }
  return best
}

// Whether a picture differs, or is the one that the snapshot shows.
function isMoment(card, index) {
  if (isFilm(card)) return card.marks[index]
  if (!card.course) return true
  return card.course.course.moments.some(time => nearest(card, time) === index)
}

// The picture to begin with: the first one that differs.
function firstStop(card) {
  if (isFilm(card)) return Math.max(0, card.marks.indexOf(true))
  const moment = card.course?.course.moments[0]
  return moment === undefined ? 0 : nearest(card, moment)
}

const space = 'http://www.w3.org/2000/svg'
function shape(tag, values, title) {
  const node = document.createElementNS(space, tag)
  for (const [key, value] of Object.entries(values)) node.setAttribute(key, value)
  if (title) {
    const text = document.createElementNS(space, 'title')
    text.textContent = title
    node.append(text)
  }
  return node
}

// The offsets as points of the plot, 0…1000 across.
function offsets(card) {
  const course = card.course?.course
  if (!course) {
    return card.offsets.map(
      (value, index) => [index / Math.max(1, card.offsets.length - 1) * 1000, value])
  }
  return course.times.map((time, index) => [time / (course.end || 1) * 1000, course.offsets[index]])
    .filter(pair => pair[1] !== null)
}

function seconds(time) { return `${Math.round(time * 1000) / 1000} s` }

// Builds what stays the same while a card is open.
function openCourse(card) {
  const files = stops(card)
  frame = firstStop(card)
  $('course').style.display = files.length ? 'flex' : 'none'
  $('frame').max = Math.max(0, files.length - 1)
  const course = card.course?.course
  $('steps').hidden = !course
  $('steps').replaceChildren(...(course?.steps ?? []).map(step => {
    const node = make('span', step.text)
    node.title = `${step.text} (${seconds(step.start)} to ${seconds(step.end)})`
    const end = course.end || 1
    node.style.left = `${step.start / end * 100}%`
    node.style.width = `${(step.end - step.start) / end * 100}%`
    node.onclick = () => seek(nearest(card, step.start))
    return node
  }))
  $('strip').replaceChildren(...files.map((file, index) => {
    const node = make('button')
    node.classList.toggle('moment', isMoment(card, index))
    const time = timeOf(card, index)
    node.title = time === undefined ? `frame ${index}` : seconds(time)
    const image = make('img')
    image.loading = 'lazy'
    image.alt = node.title
    image.src = file
    node.append(image)
    node.onclick = () => seek(index)
    return node
  }))
  plot(card)
}

function plot(card) {
  const course = card.course?.course
  const end = course?.end || 1
  const points = offsets(card)
  const values = points.map(pair => pair[1])
  const [low, high] = [Math.min(...values, 0), Math.max(...values, 1)]
  const line = points.map(([x, y]) => `${x},${95 - (y - low) / (high - low) * 90}`)
  const last = Math.max(1, card.actual.length - 1)
  const marks = isFilm(card)
    ? card.marks.flatMap((isOff, index) => isOff ? [[(index - .5) / last, 1 / last]] : [])
    : (course?.moments ?? []).map(time => [time / end - .002, .004])
  $('plot').replaceChildren(
    ...marks.map(([x, width]) => shape('rect', {
      x: x * 1000, width: width * 1000, y: 0, height: 100, fill: 'var(--failed)', opacity: .3})),
    ...(course?.events ?? []).map(event => shape('rect', {
      x: event.time / end * 1000 - 1.5, width: 3, y: 0, height: 10, fill: 'var(--soft)'},
    `${event.text}, ${seconds(event.time)}`)),
    shape('polyline', {points: line.join(' '), fill: 'none', stroke: 'var(--accent)',
      'stroke-width': 2, 'vector-effect': 'non-scaling-stroke'}),
    shape('line', {y1: 0, y2: 100, stroke: 'currentColor',
      'vector-effect': 'non-scaling-stroke'}))
}

// Shows the position on the time line.
function showCourse(card) {
  const files = stops(card)
  if (!files.length) return
  $('frame').value = frame
  const time = timeOf(card, frame)
  const points = offsets(card)
  const x = time === undefined || !card.course
    ? frame / Math.max(1, files.length - 1) * 1000 : time / (card.course.course.end || 1) * 1000
  const offset = points.findLast(pair => pair[0] <= x + .001)?.[1]
  const step = card.course?.course.steps.findLastIndex(one => one.start <= time + 1e-9) ?? -1
  const name = isFilm(card) ? `frame ${frame} of ${files.length - 1}` : seconds(time)
  $('number').textContent = name + (offset === undefined ? '' : `, offset ${offset}`)
    + (isMoment(card, frame) ? isFilm(card) ? ', differs' : ', the snapshot' : '')
  ;[...$('steps').children].forEach((node, index) => node.classList.toggle('now', index === step))
  ;[...$('strip').children].forEach((node, index) => {
    node.setAttribute('aria-pressed', index === frame)
    const strip = $('strip')
    if (index === frame) strip.scrollLeft = node.offsetLeft - strip.clientWidth / 2
  })
  for (const end of ['x1', 'x2']) $('plot').lastElementChild.setAttribute(end, x)
}

function seek(index) {
  frame = index
  draw()
}

function step(by) {
  if (!open || !stops(open).length) return
  const total = stops(open).length
  seek((frame + by + total) % total)
}

function stop() {
  clearInterval(clock)
  clock = null
  $('play').textContent = '▶'
}

function play() {
  if (clock) return stop()
  $('play').textContent = '❚❚'
  clock = setInterval(() => step(1), 80)
}
