const cards = JSON.parse(document.getElementById('data').textContent)
const $ = id => document.getElementById(id)
const make = (tag, text, kind) => {
  const node = document.createElement(tag)
  if (text !== undefined) node.textContent = text
  if (kind) node.className = kind
  return node
}
const verdicts = ['failed', 'recorded', 'skipped', 'matched']
const count = name => cards.filter(card => card.verdict === name).length
// What wants to be looked at, unless all is well.
const wanted = new Set(verdicts.filter(name => name !== 'matched' && count(name)))
if (!wanted.size) wanted.add('matched')
let shown = [], here = 0

for (const name of verdicts) {
  const button = make('button', '', name)
  button.id = `filter-${name}`
  button.style.color = 'var(--tone)'
  button.onclick = () => {
    wanted.has(name) ? wanted.delete(name) : wanted.add(name)
    list()
  }
  $('filters').append(button)
}

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
    const button = make('button', isServed ? 'accept' : 'copy')
    button.onclick = event => {
      event.stopPropagation()
      isServed ? accept([card]) : copy(card.accept, button)
    }
    if (!isServed) row.append(make('code', card.accept))
    row.append(button)
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
    const button = $(`filter-${name}`)
    button.textContent = `${count(name)} ${name}`
    button.setAttribute('aria-pressed', wanted.has(name))
  }
  const open = shown.filter(card => card.accept).length
  $('accept-all').hidden = !isServed || !open
  $('accept-all').textContent = open === 1 ? 'accept this one' : `accept these ${open}`
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
