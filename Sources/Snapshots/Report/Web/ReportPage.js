const cards = JSON.parse(document.getElementById('data').textContent)
const $ = id => document.getElementById(id)
const make = (tag, text, kind) => {
  const node = document.createElement(tag)
  if (text !== undefined) node.textContent = text
  if (kind) node.className = kind
  return node
}
const verdicts = ['failed', 'recorded', 'skipped', 'matched']
const modes = ['side by side', 'swipe', 'onion skin', 'blink', 'difference']
const count = name => cards.filter(card => card.verdict === name).length
// What wants to be looked at, unless all is well.
const wanted = new Set(verdicts.filter(name => name !== 'matched' && count(name)))
if (!wanted.size) wanted.add('matched')
let shown = [], here = 0, mode = 0, frame = 0, open = null, clock = null

for (const name of verdicts) {
  const button = make('button', `${count(name)} ${name}`, name)
  button.id = `filter-${name}`
  button.style.color = 'var(--tone)'
  button.onclick = () => {
    wanted.has(name) ? wanted.delete(name) : wanted.add(name)
    list()
  }
  $('filters').append(button)
}
modes.forEach((name, index) => {
  const button = make('button', name)
  button.title = `${index + 1}`
  button.onclick = () => { mode = index; draw() }
  $('modes').append(button)
})

function figure(file, title, isLazy) {
  const box = make('figure')
  const image = make('img')
  if (isLazy) image.loading = 'lazy'
  image.decoding = 'async'
  image.alt = title
  image.src = file
  box.append(make('figcaption', title), image)
  return box
}

// The pictures of a card as they are called; a film's at one of its frames.
function pictures(card, at) {
  const pick = files => files.length ? files[Math.min(at, files.length - 1)] : ''
  return [['expected', pick(card.expected)], ['actual', pick(card.actual)],
    ['difference', pick(card.difference)]].filter(pair => pair[1])
}

function tile(card) {
  const node = make('article', undefined, `card ${card.verdict}`)
  node.tabIndex = 0
  node.append(make('h3', `${card.test} · ${card.id.split('/').pop()}`))
  node.append(make('span', card.verdict, 'badge'))
  if (card.words) node.append(make('p', card.words))
  const first = Math.max(0, card.marks.indexOf(true))
  const files = pictures(card, first)
  if (files.length) {
    const row = make('div', undefined, 'thumbs')
    for (const [title, file] of files) row.append(figure(file, title, true))
    node.append(row)
  }
  if (card.accept) {
    const row = make('p', undefined, 'accept')
    const button = make('button', 'copy')
    button.onclick = event => { event.stopPropagation(); copy(card.accept, button) }
    row.append(make('code', card.accept), button)
    node.append(row)
  }
  node.onclick = () => view(shown.indexOf(card))
  return node
}

function list() {
  const words = $('search').value.toLowerCase().split(/\s+/)
  shown = cards.filter(card => wanted.has(card.verdict) && words.every(
    word => `${card.id} ${card.test} ${card.suite} ${card.words}`.toLowerCase().includes(word)))
  const suites = [...new Set(shown.map(card => card.suite))]
  shown = suites.flatMap(suite => shown.filter(card => card.suite === suite))
  for (const name of verdicts) {
    $(`filter-${name}`).setAttribute('aria-pressed', wanted.has(name))
  }
  const all = []
  for (const suite of suites) {
    const group = make('section')
    group.append(make('h2', suite))
    const grid = make('div', undefined, 'group')
    for (const card of shown) if (card.suite === suite) grid.append(tile(card))
    group.append(grid)
    all.push(group)
  }
  if (!all.length) all.push(make('p', 'No snapshots to show.', 'empty'))
  $('cards').replaceChildren(...all)
  here = 0
  mark()
}

function mark() {
  const nodes = document.querySelectorAll('.card')
  nodes.forEach((node, index) => node.classList.toggle('here', index === here))
  return nodes[here]
}

function go(step) {
  if (!shown.length) return
  here = Math.max(0, Math.min(shown.length - 1, here + step))
  if (open) view(here)
  const node = mark()
  if (node) node.scrollIntoView({block: 'nearest'})
}

function view(index) {
  here = index
  open = shown[index]
  if (!open) return
  frame = Math.max(0, open.marks.indexOf(true))
  stop()
  mark()
  draw()
  if (!$('viewer').open) $('viewer').showModal()
}

function lines(text) { return text.replace(/\n$/, '').split('\n') }

function texts(card) {
  const [old, now] = [lines(card.before), lines(card.after)]
  const boxes = [make('pre'), make('pre')]
  for (let i = 0; i < Math.max(old.length, now.length); i++) {
    const same = old[i] === now[i]
    boxes[0].append(make('span', old[i] ?? ' ', same ? 'same' : 'old'))
    boxes[1].append(make('span', now[i] ?? ' ', same ? 'same' : 'new'))
  }
  boxes[0].onscroll = () => { boxes[1].scrollTop = boxes[0].scrollTop }
  return card.after ? boxes : [boxes[0]]
}

function draw() {
  const card = open
  if (!card) return
  const isFilm = card.kind === 'film', isText = card.kind === 'text'
  const files = Object.fromEntries(pictures(card, frame))
  const isPair = files.expected && files.actual
  const look = isPair ? mode : 0
  $('name').textContent = `${card.suite} · ${card.id.split('/').pop()}`
  $('words').textContent = `${card.verdict}${card.words ? ': ' + card.words : ''} (${card.place})`
  ;[...$('modes').children].forEach((node, index) => {
    node.setAttribute('aria-pressed', index === look)
    node.disabled = !isPair
  })
  $('stage').classList.toggle('fit', $('fit').checked)
  $('stage').dataset.mode = isText ? 'text' : modes[look]
  const nodes = []
  if (isText) nodes.push(...texts(card))
  else if (look === 0) {
    for (const [title, file] of pictures(card, frame)) nodes.push(figure(file, title))
  } else if (look === 4) nodes.push(figure(files.difference || files.expected, 'difference'))
  else {
    const pile = make('div', undefined, 'pile')
    for (const title of ['expected', 'actual']) {
      const image = make('img')
      image.src = files[title]
      image.alt = title
      pile.append(image)
    }
    if (look === 1) pile.append(make('div', undefined, 'handle'))
    nodes.push(pile)
  }
  $('stage').replaceChildren(...nodes)
  $('mix').style.display = look === 1 || look === 2 ? 'flex' : 'none'
  mixed()
  blink(look === 3)
  $('film').style.display = isFilm ? 'flex' : 'none'
  if (isFilm) plot(card)
  $('command').textContent = card.accept
  $('copy').hidden = !card.accept
}

function mixed() {
  const share = Number($('mix').firstElementChild.value)
  const pile = document.querySelector('.pile')
  if (!pile) return
  const top = pile.children[1]
  if (mode === 1) {
    top.style.clipPath = `inset(0 0 0 ${share}%)`
    pile.lastElementChild.style.left = `${share}%`
  }
  if (mode === 2) top.style.opacity = share / 100
}

let blinker = null
function blink(isOn) {
  clearInterval(blinker)
  blinker = null
  if (!isOn) return
  const top = document.querySelector('.pile').children[1]
  blinker = setInterval(() => { top.hidden = !top.hidden }, 500)
}

function plot(card) {
  const last = card.actual.length - 1
  $('frame').max = last
  $('frame').value = frame
  const per = card.offsets.length > 1 ? (card.offsets.length - 1) / Math.max(1, last) : 0
  const offset = card.offsets[Math.round(frame * per)]
  $('number').textContent = `frame ${frame} of ${last}`
    + (offset === undefined ? '' : `, offset ${offset}`) + (card.marks[frame] ? ', differs' : '')
  const [low, high] = [Math.min(...card.offsets, 0), Math.max(...card.offsets, 1)]
  const points = card.offsets.map((value, index) =>
    `${index / Math.max(1, card.offsets.length - 1) * 1000},`
    + `${95 - (value - low) / (high - low) * 90}`)
  const space = 'http://www.w3.org/2000/svg'
  const shape = (tag, values) => {
    const node = document.createElementNS(space, tag)
    for (const [key, value] of Object.entries(values)) node.setAttribute(key, value)
    return node
  }
  const place = index => index / Math.max(1, last) * 1000
  const marks = card.marks.flatMap((isOff, index) => isOff ? [shape('rect', {
    x: place(index) - 500 / Math.max(1, last), width: 1000 / Math.max(1, last), y: 0, height: 100,
    fill: 'var(--failed)', opacity: .22})] : [])
  $('plot').replaceChildren(...marks,
    shape('polyline', {points: points.join(' '), fill: 'none', stroke: 'var(--accent)',
      'stroke-width': 2, 'vector-effect': 'non-scaling-stroke'}),
    shape('line', {x1: place(frame), x2: place(frame), y1: 0, y2: 100,
      stroke: 'currentColor', 'vector-effect': 'non-scaling-stroke'}))
}

function step(by) {
  if (!open || open.kind !== 'film') return
  const total = open.actual.length
  frame = (frame + by + total) % total
  draw()
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

function copy(text, button) {
  const done = () => {
    button.textContent = 'copied'
    setTimeout(() => { button.textContent = 'copy' }, 1200)
  }
  const byHand = () => {
    const area = make('textarea', text)
    button.after(area)
    area.select()
    document.execCommand('copy')
    area.remove()
    done()
  }
  navigator.clipboard ? navigator.clipboard.writeText(text).then(done, byHand) : byHand()
}

$('search').oninput = list
$('fit').onchange = draw
$('close').onclick = () => $('viewer').close()
$('viewer').onclose = () => { open = null; stop(); blink(false) }
$('mix').firstElementChild.oninput = mixed
$('frame').oninput = () => { frame = Number($('frame').value); draw() }
$('play').onclick = play
$('copy').onclick = () => copy($('command').textContent, $('copy'))
addEventListener('keydown', event => {
  if (event.target.type === 'search') return
  const key = event.key
  if (key === 'j') go(1)
  else if (key === 'k') go(-1)
  else if (key === 'Enter' && !open) view(here)
  else if (open && '12345'.includes(key)) { mode = Number(key) - 1; draw() }
  else if (key === 'ArrowRight') step(1)
  else if (key === 'ArrowLeft') step(-1)
  else if (key === ' ' && open) { open.kind === 'film' ? play() : (mode = 3, draw()) }
  else return
  event.preventDefault()
})
list()
