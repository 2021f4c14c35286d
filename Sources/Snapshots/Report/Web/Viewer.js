const modes = ['side by side', 'swipe', 'onion skin', 'blink', 'difference']
let mode = 0, open = null

modes.forEach((name, index) => {
  const button = make('button', name)
  button.title = `${index + 1}`
  button.onclick = () => { mode = index; draw() }
  $('modes').append(button)
})

function view(index) {
  here = index
  open = shown[index]
  if (!open) return
  $('viewer-problem').textContent = ''
  stop()
  mark()
  if (!$('viewer').open) $('viewer').showModal()
  openCourse(open)
  draw()
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

// What the stage shows, and its name: the comparison, or another moment of the script.
function content(card, look, files) {
  if (!isFilm(card) && !isMoment(card, frame)) {
    const time = seconds(timeOf(card, frame))
    return ['moment', [figure(stops(card)[frame], `at ${time}`)]]
  }
  if (card.kind === 'text') return ['text', texts(card)]
  if (look === 0) {
    return [modes[0], pictures(card, frame).map(([title, file]) => figure(file, title))]
  }
  if (look === 4) return [modes[4], [figure(files.difference || files.expected, 'difference')]]
  const pile = make('div', undefined, 'pile')
  for (const title of ['expected', 'actual']) {
    const image = make('img')
    image.src = files[title]
    image.alt = title
    pile.append(image)
  }
  if (look === 1) pile.append(make('div', undefined, 'handle'))
  return [modes[look], [pile]]
}

function draw() {
  const card = open
  if (!card) return
  const files = Object.fromEntries(pictures(card, frame))
  const isPair = Boolean(files.expected && files.actual)
    && (isFilm(card) || isMoment(card, frame))
  const look = isPair ? mode : 0
  $('name').textContent = `${card.suite} · ${card.id.split('/').pop()}`
  $('words').textContent = `${card.verdict}${card.words ? ': ' + card.words : ''} (${card.place})`
  ;[...$('modes').children].forEach((node, index) => {
    node.setAttribute('aria-pressed', index === look)
    node.disabled = !isPair
  })
  $('stage').classList.toggle('fit', $('fit').checked)
  const [name, nodes] = content(card, look, files)
  $('stage').dataset.mode = name
  $('stage').replaceChildren(...nodes)
  $('mix').style.display = look === 1 || look === 2 ? 'flex' : 'none'
  mixed()
  if (look === 1 || look === 2) fitSlider(document.querySelector('.pile'))
  blink(look === 3)
  showCourse(card)
  $('command').textContent = isServed ? '' : card.accept
  $('copy').hidden = isServed || !card.accept
  $('take').hidden = !isServed || !card.accept
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

// The slider is as wide as the picture that it moves over.
function fitSlider(pile) {
  const image = pile.firstElementChild
  const fit = () => { $('mix').style.maxWidth = `${Math.max(image.clientWidth, 160)}px` }
  if (image.complete) fit()
  else image.onload = fit
}

let blinker = null
function blink(isOn) {
  clearInterval(blinker)
  blinker = null
  if (!isOn) return
  const top = document.querySelector('.pile').children[1]
  blinker = setInterval(() => { top.hidden = !top.hidden }, 500)
}
