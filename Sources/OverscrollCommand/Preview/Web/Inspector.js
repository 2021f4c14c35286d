let inspection = null
const isInspecting = () => $('inspect').getAttribute('aria-pressed') === 'true'
const short = number => String(Math.round(number * 100) / 100)
const size = frame => `${short(frame[2])} × ${short(frame[3])} at ${short(frame[0])}, ${short(frame[1])}`
const colors = {view: '#0a60d0', first: '#b0127b', second: '#5f7f00', broken: '#c4001a'}
const point = marks => { framed = marks; drawMarks() }
// A view's frame, and the constraints that it has to others than those in it.
const marksOfView = index => {
  const {views, constraints} = inspection, view = views[index]
  let end = index + 1
  while (end < views.length && views[end].depth > view.depth) end++
  const own = constraints.filter(({line, items}) => line && items.includes(index)
    && items.every(item => item <= index || item >= end))
  return [
    {frame: view.frame, label: `${view.name || view.kind}  ${size(view.frame)}`,
      color: colors.view},
    ...own.map(({line, isBroken}) => (
      {line, label: line.label, color: isBroken ? colors.broken : colors.first})),
  ]
}
const row = (list, parts, marks, name) => {
  const element = document.createElement('div')
  element.className = 'row ' + name
  for (const [kind, text] of parts) {
    const part = document.createElement(kind)
    part.textContent = text
    element.append(part, ' ')
  }
  element.onpointerenter = () => point(marks())
  element.onpointerleave = () => point([])
  list.append(element)
  return element
}
const takeInspection = event => {
  inspection = event.screen
  const views = $('views'), constraints = $('constraints')
  const places = [views.scrollTop, constraints.scrollTop]
  views.replaceChildren()
  constraints.replaceChildren()
  inspection.views.forEach((view, index) => {
    const words = [['b', view.kind]]
    if (view.name) words.push(['span', view.name])
    if (view.text) words.push(['i', JSON.stringify(view.text.slice(0, 40))])
    words.push(['i', size(view.frame)])
    if (view.alpha !== 1) words.push(['i', 'alpha ' + short(view.alpha)])
    const element = row(
      views, words, () => marksOfView(index), view.isHidden ? 'hidden' : '')
    element.style.paddingLeft = 10 + view.depth * 12 + 'px'
    element.dataset.index = index
  })
  for (const constraint of inspection.constraints) {
    const words = []
    if (constraint.name) words.push(['b', constraint.name])
    words.push(['span', constraint.words.replace(/^<NSLayoutConstraint ('[^']*' )?| \(active.*$/g, '')])
    if (constraint.priority !== 1000) words.push(['i', '@' + short(constraint.priority)])
    if (constraint.isBroken) words.push(['b', 'not fulfilled'])
    const frames = constraint.frames.map((frame, index) => ({
      frame, color: index ? colors.second : colors.first,
      label: index ? '' : `constant ${short(constraint.constant)}`,
    }))
    row(constraints, words, () => frames, constraint.isBroken ? 'broken' : '')
      .title = constraint.words
  }
  ;[views.scrollTop, constraints.scrollTop] = places
}
// The innermost view under the pointer, which is drawn last.
const hover = sample => {
  for (const old of document.querySelectorAll('.row.here')) old.classList.remove('here')
  if (!sample || !inspection || !isInspecting()) return framed.length ? point([]) : undefined
  const [, x, y] = sample
  const hit = inspection.views.findLastIndex(({frame, isHidden, alpha}) =>
    !isHidden && alpha > 0.01 && x >= frame[0] && x < frame[0] + frame[2]
      && y >= frame[1] && y < frame[1] + frame[3])
  if (hit < 0) return point([])
  point(marksOfView(hit))
  const element = $('views').children[hit]
  element.classList.add('here')
  element.scrollIntoView({block: 'nearest'})
}
