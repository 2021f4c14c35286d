const plot = $('plot'), lines = plot.getContext('2d')
const span = () => {
  if (moment && moment.isLive && rows.length) {
    const end = rows[rows.length - 1][0]
    return [Math.max(rows[0][0], end - 12), Math.max(end, rows[0][0] + 4)]
  }
  return [0, Math.max(scene.offsets.length - 1, 1) / scene.hertz]
}
const inset = 6
const drawPlot = () => {
  if (!scene) return
  const ratio = devicePixelRatio, width = plot.clientWidth, height = plot.clientHeight
  if (plot.width !== Math.round(width * ratio)) plot.width = Math.round(width * ratio)
  if (plot.height !== Math.round(height * ratio)) plot.height = Math.round(height * ratio)
  lines.setTransform(ratio, 0, 0, ratio, 0, 0)
  lines.clearRect(0, 0, width, height)
  const [start, end] = span()
  const across = time => inset + (time - start) / (end - start) * (width - 2 * inset)
  const text = getComputedStyle($('file')).color, isLive = moment && moment.isLive
  lines.font = '10.5px system-ui, sans-serif'
  const top = isLive ? 8 : 20, bottom = height - 6
  if (!isLive) scene.steps.forEach((step, index) => {
    const left = across(step.start)
    const next = scene.steps[index + 1], right = next ? across(next.start) : width - inset
    if (right - left < 0.5) return
    lines.fillStyle = text
    lines.globalAlpha = index % 2 ? 0.05 : 0.11
    lines.fillRect(left, 0, right - left, height)
    lines.globalAlpha = 1
    if (right - left < 22) return
    lines.save()
    lines.beginPath()
    lines.rect(left, 0, right - left - 3, 18)
    lines.clip()
    lines.fillText(step.text, left + 4, 13)
    lines.restore()
  })
  const draw = (count, at, number, color) => {
    let low = Infinity, high = -Infinity
    for (let i = 0; i < count; i++) { low = Math.min(low, number(i)); high = Math.max(high, number(i)) }
    if (!(high > low)) { high += 1; low -= 1 }
    const down = value => bottom - (value - low) / (high - low) * (bottom - top)
    lines.strokeStyle = color
    lines.lineWidth = 1.5
    if (low < 0 && high > 0) {
      lines.globalAlpha = 0.35
      lines.beginPath()
      lines.moveTo(inset, down(0))
      lines.lineTo(width - inset, down(0))
      lines.stroke()
      lines.globalAlpha = 1
    }
    lines.beginPath()
    for (let i = 0; i < count; i++) {
      const time = at(i)
      if (time >= start) lines.lineTo(across(time), down(number(i)))
    }
    lines.stroke()
    return down
  }
  const blue = getComputedStyle(document.querySelector('.offset')).color
  const orange = getComputedStyle(document.querySelector('.velocity')).color
  const at = isLive ? i => rows[i][0] : i => i / scene.hertz
  const count = isLive ? rows.length : scene.offsets.length
  const velocityDown = draw(
    count, at, isLive ? i => rows[i][2] : i => scene.velocities[i], orange)
  const offsetDown = draw(count, at, isLive ? i => rows[i][1] : i => scene.offsets[i], blue)
  if (!moment) return
  const x = across(moment.time)
  lines.strokeStyle = lines.fillStyle = getComputedStyle(document.body).color
  lines.lineWidth = 1
  lines.beginPath()
  lines.moveTo(x, 0)
  lines.lineTo(x, height)
  lines.stroke()
  for (const [y, color] of
    [[velocityDown(moment.velocity), orange], [offsetDown(moment.offset), blue]]) {
    lines.fillStyle = color
    lines.beginPath()
    lines.arc(x, y, 4, 0, 7)
    lines.fill()
  }
}
const seek = tick => {
  const last = scene ? scene.offsets.length - 1 : 0
  ask('seek', {tick: Math.min(Math.max(Math.round(tick), 0), last)})
}
const scrubTo = event => {
  if (!scene || moment && moment.isLive) return
  const box = plot.getBoundingClientRect(), [start, end] = span()
  const share = (event.clientX - box.left - inset) / (box.width - 2 * inset)
  seek((start + share * (end - start)) * scene.hertz)
}
plot.onpointerdown = event => { plot.setPointerCapture(event.pointerId); scrubTo(event) }
plot.onpointermove = event => { if (event.buttons) scrubTo(event) }
