const options = (select, names, written, chosen) => {
  select.replaceChildren()
  for (const name of names) {
    const option = document.createElement('option')
    option.value = name === written ? '' : name
    option.textContent = name
    select.append(option)
  }
  if (written !== null && !names.includes(written)) {
    const option = document.createElement('option')
    option.value = ''
    option.textContent = written
    select.prepend(option)
  }
  select.value = chosen === written || !chosen ? '' : chosen
}
const takeScene = event => {
  scene = event
  shown.exact = shown.exactMoment = null
  document.title = `${event.title} – Overscroll`
  $('title').textContent = event.title
  $('file').textContent = event.file
  const {written, choice} = event
  options($('device'), event.devices, written.device, choice.device)
  options($('style'), ['light', 'dark'], written.style, choice.style)
  options($('textSize'), event.textSizes, written.textSize, choice.textSize)
  options($('variant'), event.variants, written.variant ?? null, choice.variant)
  $('variant').parentNode.hidden = !event.variants.length
  $('panel').replaceChildren(...event.panels.map((name, index) => new Option(name, index)))
  $('panel').value = choice.panel ?? 0
  $('panel').parentNode.hidden = event.panels.length < 2
  $('scrub').max = event.offsets.length - 1
  const problems = $('problems'), count = event.problems.length + (event.isCut ? 1 : 0)
  problems.hidden = !count
  problems.firstElementChild.textContent = count === 1 ? '1 warning' : count + ' warnings'
  const list = event.problems.map(text => {
    const item = document.createElement('li')
    item.textContent = text
    return item
  })
  if (event.isCut) {
    const item = document.createElement('li')
    item.textContent = 'the script is longer; only its beginning is shown'
    list.push(item)
  }
  problems.lastElementChild.replaceChildren(...list)
  fit()
}
const tell = () => {
  if (!moment || !scene) return
  const {isLive, isPlaying} = moment
  $('clock').textContent = moment.time.toFixed(3) + ' s'
  $('offset').textContent = moment.offset.toFixed(1)
  $('velocity').textContent = moment.velocity.toFixed(0)
  $('play').textContent = isPlaying && !isLive ? '❚❚' : '▶'
  $('reset').hidden = !isLive
  $('copy').disabled = !isLive
  $('scrub').disabled = isLive
  if (!isLive) $('scrub').value = moment.tick
  $('speed').value = moment.speed
  while (times.length && times[0] < times[times.length - 1] - 1000) times.shift()
  $('rate').textContent = isPlaying ? times.length + ' fps' : ''
  drawPlot()
}
const choose = () => ask('choose', {choice: {
  device: $('device').value || null, style: $('style').value || null,
  textSize: $('textSize').value || null, variant: $('variant').value || null,
  panel: $('panel').value === '' ? null : +$('panel').value,
}})
for (const id of ['device', 'style', 'textSize', 'variant', 'panel']) $(id).onchange = choose
$('scale').onchange = () => ask('scale', {value: +$('scale').value})
const play = () => {
  const isPlaying = moment && moment.isPlaying && !moment.isLive
  ask(isPlaying ? 'pause' : 'play')
}
$('play').onclick = play
$('speed').onchange = () => ask('speed', {value: +$('speed').value})
$('scrub').oninput = () => seek(+$('scrub').value)
$('reset').onclick = () => ask('reset')
$('copy').onclick = () => ask('copy')
$('inspect').onclick = () => {
  const on = !isInspecting()
  $('inspect').setAttribute('aria-pressed', on)
  $('inspector').hidden = !on
  ask('inspect', {value: on ? 1 : 0})
  if (!on) point([])
  fit()
}
$('keys').onclick = () => $('help').showModal()
const takeScript = async text => {
  $('text').value = text
  $('copied').textContent = ''
  if (!$('script').open) $('script').showModal()
  try {
    await navigator.clipboard.writeText(text)
    $('copied').textContent = 'Copied to the clipboard.'
  } catch { $('text').select() }
}
const save = () => {
  if (!shown.exact) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([shown.exact], {type: 'image/png'}))
  link.download = `${scene.title.replace(/[^\w-]+/g, '-')}-${moment.time.toFixed(3)}s.png`
  link.click()
  URL.revokeObjectURL(link.href)
}
const stepAt = direction => {
  const now = moment.tick / scene.hertz, starts = scene.steps.map(step => step.start)
  const next = direction > 0 ? starts.find(start => start > now + 1e-6)
    : starts.findLast(start => start < now - 1e-6)
  seek(next === undefined ? direction > 0 ? Infinity : 0 : Math.ceil(next * scene.hertz - 1e-6))
}
const nudge = direction => {
  const select = $('speed')
  select.selectedIndex = Math.min(
    Math.max(select.selectedIndex + direction, 0), select.options.length - 1)
  select.onchange()
}
const keys = {
  ' ': play, i: () => $('inspect').click(), c: () => $('copy').click(), s: save,
  '?': () => $('keys').click(), Escape: () => ask('reset'),
  ArrowLeft: event => seek(moment.tick - (event.shiftKey ? 10 : 1)),
  ArrowRight: event => seek(moment.tick + (event.shiftKey ? 10 : 1)),
  Home: () => seek(0), End: () => seek(Infinity),
  ',': () => stepAt(-1), '.': () => stepAt(1), '[': () => nudge(-1), ']': () => nudge(1),
  d: () => {
    const isDark = ($('style').value || scene.written.style) === 'dark'
    const goal = isDark ? 'light' : 'dark'
    $('style').value = goal === scene.written.style ? '' : goal
    choose()
  },
}
document.onkeydown = event => {
  const isTyping = event.target.closest('select, textarea, dialog, summary')
    || event.target.closest('input, button') && event.key !== 'Escape' && event.key.length === 1
      && event.key === ' '
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey || !scene || !moment) return
  if (moment.isLive && ['Arrow', 'Home', 'End'].some(name => event.key.startsWith(name))) return
  const act = keys[event.key]
  if (!act || event.target.id === 'scrub' && /^(Arrow|Home|End)/.test(event.key)) return
  event.preventDefault()
  act(event)
}
addEventListener('resize', fit)
new ResizeObserver(fit).observe($('room'))
matchMedia('(prefers-color-scheme: dark)').onchange = drawPlot
connect()
