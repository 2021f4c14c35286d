// Whether `overscroll report --serve` shows the page. A file can only name the command.
const isServed = $('cards').dataset.served === 'yes'

// Accepts the pictures of cards as goldens, and shows the next one that can be accepted.
async function accept(chosen) {
  const wishes = chosen.filter(card => card.accept)
  if (!isServed || !wishes.length) return
  const next = shown.slice(shown.indexOf(wishes[0])).find(
    card => card.accept && !wishes.includes(card))
  let problems
  try {
    const answer = await fetch('accept', {
      method: 'POST', headers: {'content-type': 'application/json'},
      body: JSON.stringify({snapshots: wishes.map(card => ({id: card.id, hash: card.hash}))})})
    if (!answer.ok) throw new Error(await answer.text())
    const reply = await answer.json()
    for (const card of wishes) {
      if (!reply.accepted.includes(card.id)) continue
      Object.assign(card, {verdict: 'recorded', accept: '', words: 'the golden was accepted'})
    }
    problems = Object.values(reply.problems)
  } catch (error) {
    problems = [`${error.message}: is overscroll report --serve still running?`]
  }
  for (const name of ['problem', 'viewer-problem']) $(name).textContent = problems.join('\n')
  const isOpen = open
  list()
  if (next && shown.includes(next)) here = shown.indexOf(next)
  if (isOpen) {
    if (problems.length) draw()
    else if (next) view(here)
    else $('viewer').close()
  }
  const node = mark()
  if (node) node.scrollIntoView({block: 'nearest'})
}
