'use strict'
const $ = id => document.getElementById(id)
let socket = null, scene = null, moment = null, rows = [], error = null
const ask = (action, more) => {
  if (socket && socket.readyState === 1) socket.send(JSON.stringify({action, ...more}))
}
const connect = () => {
  const address = new URL('socket', location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  socket = new WebSocket(address)
  socket.binaryType = 'arraybuffer'
  socket.onopen = () => {
    $('busy').textContent = ''
    ask('scale', {value: +$('scale').value})
    if (isInspecting()) ask('inspect', {value: 1})
  }
  socket.onmessage = message => {
    if (typeof message.data === 'string') return take(JSON.parse(message.data))
    const length = new DataView(message.data).getUint32(0)
    const text = new TextDecoder().decode(new Uint8Array(message.data, 4, length))
    take(JSON.parse(text), message.data.slice(4 + length))
  }
  socket.onclose = () => {
    $('busy').textContent = 'not connected'
    setTimeout(connect, 500)
  }
}
const take = (event, bytes) => {
  switch (event.event) {
  case 'scene': takeScene(event); break
  case 'error': takeError(event.text); break
  case 'busy': $('busy').textContent = event.text || ''; break
  case 'inspection': takeInspection(event); break
  case 'script': takeScript(event.text); break
  case 'moment': takeMoment(event, bytes); break
  }
}
const takeError = text => {
  error = text || null
  $('error').hidden = !error
  $('error').textContent = error || ''
  fit()
}
