const canvas = $('screen'), pixels = canvas.getContext('2d')
const marks = $('marks'), ink = marks.getContext('2d')
// The newest exact picture, for saving and for tests; how many pictures were drawn.
const shown = {exact: null, exactMoment: null, count: 0}
let queue = Promise.resolve(), times = []
const takeMoment = (event, bytes) => {
  // What is painted of a scene before is painted over; its numbers are not those of this one.
  const counts = () => event.scene === scene.number
  if (event.rows) rows = event.isRestart ? event.rows : rows.concat(event.rows)
  if (!event.isLive) rows = []
  if (!event.picture) {
    queue = queue.then(() => { if (counts()) { moment = event; tell() } })
    return
  }
  const picture = event.picture
  const blob = new Blob([bytes], {type: picture.kind})
  const decoded = createImageBitmap(blob)
  queue = queue.then(() => decoded).then(image => {
    if (canvas.width !== picture.totalWidth || canvas.height !== picture.totalHeight) {
      canvas.width = picture.totalWidth
      canvas.height = picture.totalHeight
      fit()
    }
    pixels.drawImage(image, picture.x, picture.y, picture.width, picture.height)
    image.close()
    shown.count++
    times.push(performance.now())
    if (counts()) {
      if (picture.isExact) { shown.exact = bytes; shown.exactMoment = event }
      moment = event
      tell()
    }
    ask('received')
  }, problem => { console.error(problem); ask('received') })
}
// A device's frame turned with its screen: landscape has its top at the left. Before the first picture the
// canvas has no size, which says nothing.
const isTurned = () => {
  const [, , width, height] = scene.device.screen
  return canvas.width > 0 && (canvas.width > canvas.height) !== (width > height)
}
const turned = ([x, y, width, height]) =>
  isTurned() ? [y, scene.device.size[0] - x - width, height, width] : [x, y, width, height]
let zoom = 1
const put = (element, frame, radius) => {
  const style = element.style
  style.left = frame[0] * zoom + 'px'
  style.top = frame[1] * zoom + 'px'
  style.width = frame[2] * zoom + 'px'
  style.height = frame[3] * zoom + 'px'
  if (radius !== undefined) style.borderRadius = radius * zoom + 'px'
}
const fit = () => {
  if (!scene) return
  const device = scene.device, box = $('room').getBoundingClientRect()
  const [, , width, height] = turned([0, 0, ...device.size])
  zoom = Math.max(0.1, Math.min((box.width - 24) / width, (box.height - 24) / height))
  const phone = $('phone').style
  phone.left = (box.width - width * zoom) / 2 + 'px'
  phone.top = (box.height - height * zoom) / 2 + 'px'
  put($('metal'), turned(device.metal), device.metalRadius)
  put($('glass'), turned(device.glass), device.glassRadius)
  put(canvas, turned(device.screen), device.radius)
  // A home button where there is room for one.
  const [left, top, wide, high] = device.screen
  const room = device.glass[1] + device.glass[3] - top - high, side = Math.min(56, room * 0.6)
  put($('home'), turned(
    [left + (wide - side) / 2, top + high + (room - side) / 2, side, side]))
  $('home').hidden = room < 60
  put(marks, turned(device.screen), device.radius)
  put($('housing'), turned(device.housing))
  const corner = Math.min(device.housing[3] / 2, 20) * zoom + 'px'
  // A notch hangs from the edge, which lies at the left of a screen that was turned.
  $('housing').style.borderRadius =
    device.housing[1] > device.screen[1] ? corner
    : isTurned() ? `0 ${corner} ${corner} 0` : `0 0 ${corner} ${corner}`
  for (const old of document.querySelectorAll('.button')) old.remove()
  for (const frame of device.buttons) {
    const button = document.createElement('div')
    button.className = 'button'
    put(button, turned(frame))
    $('phone').prepend(button)
  }
  const ratio = devicePixelRatio
  marks.width = Math.round(marks.offsetWidth * ratio)
  marks.height = Math.round(marks.offsetHeight * ratio)
  drawMarks()
  drawPlot()
}

// The hand: points of the screen, and the browser's clock.
let pressed = null
const place = event => {
  const box = canvas.getBoundingClientRect(), [, , width] = turned(scene.device.screen)
  const points = width / box.width
  return [event.timeStamp, (event.clientX - box.left) * points,
    (event.clientY - box.top) * points]
}
canvas.onpointerdown = event => {
  if (event.button !== 0 || !scene) return
  pressed = event.pointerId
  try { canvas.setPointerCapture(pressed) } catch { /* A pointer made by a script. */ }
  document.activeElement.blur()
  ask('down', {points: [place(event)]})
  finger = place(event)
  drawMarks()
  event.preventDefault()
}
canvas.onpointermove = event => {
  if (!scene) return
  if (pressed !== event.pointerId) return hover(place(event))
  const all = event.getCoalescedEvents ? event.getCoalescedEvents() : []
  ask('move', {points: (all.length ? all : [event]).map(place)})
  finger = place(event)
  drawMarks()
}
canvas.onpointerup = canvas.onpointercancel = event => {
  if (pressed !== event.pointerId) return
  ask('up', {points: [place(event)]})
  pressed = finger = null
  drawMarks()
}
canvas.onpointerenter = () => ask('approach')
canvas.onpointerleave = () => hover(null)

// The wheel is a finger too: it comes down where the pointer is and leaves when the wheel rests.
let wheel = null
canvas.onwheel = event => {
  if (!scene || pressed !== null) return
  event.preventDefault()
  const [time, x, y] = place(event)
  if (!wheel) {
    wheel = {x, y}
    ask('down', {points: [[time, x, y]]})
  }
  wheel.x -= event.deltaX
  wheel.y -= event.deltaY
  ask('move', {points: [[time, wheel.x, wheel.y]]})
  clearTimeout(wheel.timer)
  wheel.timer = setTimeout(() => {
    ask('up', {points: [[performance.now(), wheel.x, wheel.y]]})
    wheel = null
  }, 120)
}

// What lies over the picture: the finger, and the frames that are pointed at.
let finger = null, framed = []
const drawMarks = () => {
  if (!scene) return
  const unit = marks.width / turned(scene.device.screen)[2]
  ink.setTransform(1, 0, 0, 1, 0, 0)
  ink.clearRect(0, 0, marks.width, marks.height)
  ink.setTransform(unit, 0, 0, unit, 0, 0)
  ink.font = '600 11px system-ui, sans-serif'
  const [, , right, bottom] = turned(scene.device.screen), plates = []
  const plate = (label, x, y, color) => {
    const wide = ink.measureText(label).width + 8
    const left = Math.max(2, Math.min(x, right - wide - 2))
    let top = Math.max(2, Math.min(y, bottom - 18))
    // Below those that are there; at the screen's end it covers them.
    const covers = other => left < other[0] + other[2] && other[0] < left + wide
      && top < other[1] + 17 && other[1] < top + 17
    for (let other; top < bottom - 34 && (other = plates.find(covers));) top = other[1] + 17
    plates.push([left, top, wide])
    ink.fillStyle = color
    ink.fillRect(left, top, wide, 16)
    ink.fillStyle = '#fff'
    ink.fillText(label, left + 4, top + 12)
  }
  for (const {frame, label, color} of framed.filter(mark => mark.frame)) {
    ink.strokeStyle = color
    ink.fillStyle = color + '30'
    ink.lineWidth = 1.5
    ink.fillRect(...frame)
    ink.strokeRect(...frame)
    if (label) {
      plate(label, frame[0], frame[1] > 20 ? frame[1] - 18 : frame[1] + frame[3] + 2, color)
    }
  }
  // A bar at each end, as in drawings of measures, and the number beside it. Where across its way a line lies
  // means nothing: where it can be seen.
  const inside = (value, end) => Math.min(Math.max(value, 10), end - 10)
  for (const {line: {from, to}, label, color} of framed.filter(mark => mark.line)) {
    const isLevel = from[1] === to[1]
    const ends = [from, to].map(([x, y]) =>
      isLevel ? [x, inside(y, bottom)] : [inside(x, right), y])
    const [x, y] = isLevel ? [0, 4] : [4, 0]
    ink.strokeStyle = color
    ink.beginPath()
    ink.moveTo(...ends[0])
    ink.lineTo(...ends[1])
    for (const end of ends) {
      ink.moveTo(end[0] - x, end[1] - y)
      ink.lineTo(end[0] + x, end[1] + y)
    }
    ink.stroke()
    const middle = [0, 1].map(axis => (ends[0][axis] + ends[1][axis]) / 2)
    if (isLevel) plate(label, middle[0] - 8, middle[1] - 22, color)
    else plate(label, middle[0] + 7, middle[1] - 8, color)
  }
  if (finger) {
    ink.beginPath()
    ink.arc(finger[1], finger[2], 20, 0, 7)
    ink.fillStyle = '#8888'
    ink.strokeStyle = '#fffa'
    ink.lineWidth = 1.5
    ink.fill()
    ink.stroke()
  }
}
