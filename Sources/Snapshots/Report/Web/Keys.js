$('search').oninput = list
$('fit').onchange = draw
$('close').onclick = () => $('viewer').close()
$('viewer').onclose = () => { open = null; stop(); blink(false) }
$('mix').firstElementChild.oninput = mixed
$('frame').oninput = () => seek(Number($('frame').value))
$('play').onclick = play
$('copy').onclick = () => copy($('command').textContent, $('copy'))
$('take').onclick = () => accept([open])
$('accept-all').onclick = () => accept(shown)
$('accept-key').hidden = !isServed
addEventListener('keydown', event => {
  if (event.target.type === 'search' || event.ctrlKey || event.metaKey || event.altKey) return
  const key = event.key
  const isPair = open && !$('modes').firstElementChild.disabled
  if (key === 'j') go(1)
  else if (key === 'k') go(-1)
  else if (key === 'Enter' && !open && event.target.tagName !== 'BUTTON') view(here)
  else if (key === 'a') accept([open ?? shown[here]].filter(Boolean))
  else if (open && '12345'.includes(key)) { mode = Number(key) - 1; draw() }
  else if (key === 'ArrowRight') step(1)
  else if (key === 'ArrowLeft') step(-1)
  else if (key === ' ' && open && event.target.tagName !== 'BUTTON') {
    if (stops(open).length) play()
    else if (isPair) { mode = 3; draw() }
  } else return
  event.preventDefault()
})
list()
