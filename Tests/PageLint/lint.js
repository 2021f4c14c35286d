'use strict'
// Rules for files of pages; `files` has their paths and texts. Files of one folder are one page.
const findings = []
const report = (file, index, words) => {
  const line = file.text.slice(0, index).split('\n').length
  findings.push(`${file.path}:${line}: ${words}`)
}

// JavaScript: [kind, text, index] of names, strings and marks. Comments are left out, and templates give the tokens
// of their expressions.
const tokens = (text, start = 0, end = text.length) => {
  const found = []
  const pattern = /\/\/.*|\/\*[^]*?\*\/|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[\p{L}_$][\w$]*|\d[\w.]*|\.\.\.|[^\s]/uy
  let at = start
  while (at < end) {
    if (/\s/.test(text[at])) { at++; continue }
    const last = found.at(-1)?.[1]
    if (text[at] === '`') {
      at++
      while (text[at] !== '`' && at < end) {
        if (text[at] === '\\') at += 2
        else if (text.startsWith('${', at)) {
          let depth = 1, close = at + 2
          for (; depth && close < end; close++) depth += {'{': 1, '}': -1}[text[close]] || 0
          found.push(...tokens(text, at + 2, close - 1))
          at = close
        } else at++
      }
      at++
      found.push(['string', '``', at])
      continue
    }
    // After a mark that no value ends with, a slash begins a regular expression.
    if (text[at] === '/' && !/^[/*]/.test(text.slice(at + 1)) && !(last && /[\w$)\]'"`]$/.test(last))) {
      at += /^\/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[])+\/\w*/.exec(text.slice(at))[0].length
      found.push(['string', '//', at])
      continue
    }
    pattern.lastIndex = at
    const [word] = pattern.exec(text)
    if (!/^\/[/*]/.test(word)) {
      const kind = /^[\p{L}_$]/u.test(word) ? 'name' : /^['"]/.test(word) ? 'string' : 'mark'
      found.push([kind, word, at])
    }
    at += word.length
  }
  return found
}

const syntax = file => {
  let problem = null
  onerror = (words, _, line, column) => {
    problem = `${file.path}:${line - 1}:${column}: ${words.replace(/^.*: /, '')}`
    return true
  }
  const script = document.createElement('script')
  script.textContent = `(function () { 'use strict';\n${file.text}\n})`
  document.head.append(script)
  onerror = null
  if (problem) findings.push(problem)
  return !problem
}

const reserved = new Set(`async await break case catch class const continue default delete do else finally for
  function if in instanceof let new null of return static switch this throw true false try typeof undefined var void
  while yield`.split(/\s+/))

// A name that appears once in a page, and is none of the browser's, is declared or used, but not both.
const lonelyNames = page => {
  const places = new Map(), members = new Set()
  for (const file of page.scripts) {
    const all = tokens(file.text)
    all.forEach(([kind, word, index], i) => {
      if (kind !== 'name' || reserved.has(word)) return
      if (all[i - 1]?.[1] === '.') members.add(word)
      else places.set(word, [...places.get(word) || [], [file, index]])
    })
  }
  for (const [word, [place, ...others]] of places) {
    if (others.length || members.has(word) || word in window || word[0] === '_') continue
    // A key of an object that is handed on.
    const [file, index] = place
    if (/^[\w$]+\s*:/.test(file.text.slice(index))) continue
    report(file, index, `'${word}' appears only here: it is not declared or not used`)
  }
}

// Elements that the scripts ask for by name.
const missingElements = page => {
  const known = new Set(page.pages.flatMap(file => [...file.text.matchAll(/\bid="([^"]*)"/g)].map(m => m[1])))
  for (const file of page.scripts) {
    for (const match of file.text.matchAll(/(?:\$|getElementById)\('([^']*)'\)/g)) {
      if (!known.has(match[1])) report(file, match.index, `no element has the id '${match[1]}'`)
    }
  }
}

// CSS: rules, those of @media one by one.
const style = (file, start = 0, end = file.text.length) => {
  const text = file.text.replace(/\/\*[^]*?\*\//g, comment => comment.replace(/\S/g, ' '))
  let at = start
  while (at < end) {
    const open = text.indexOf('{', at)
    if (open < 0 || open >= end) {
      if (text.slice(at, end).trim()) report(file, at, `no rule: ${text.slice(at, end).trim()}`)
      return
    }
    let depth = 1, close = open + 1
    for (; depth && close < end; close++) depth += {'{': 1, '}': -1}[text[close]] || 0
    if (depth) return report(file, open, 'a brace is not closed')
    const selector = text.slice(at, open).trim()
    if (selector.startsWith('@media')) {
      const query = selector.slice(6).trim()
      // Of one with an unknown feature neither is true.
      if (!matchMedia(query).matches && !matchMedia(`not all and ${query}`).matches) {
        report(file, at + text.slice(at).search(/\S/), `no media query: ${query}`)
      }
      style(file, open + 1, close - 1)
    } else rule(file, selector, text, at, open + 1, close - 1)
    at = close
  }
}

const rule = (file, selector, text, at, start, end) => {
  try { document.querySelector(selector) } catch { report(file, at + text.slice(at).search(/\S/), `no selector: ${selector}`) }
  let place = start
  for (const part of text.slice(start, end).split(';')) {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*([^]*?)\s*(?:!important)?\s*$/.exec(part) || []
    const index = place + part.search(/\S|$/)
    if (part.trim() && !(name && (name.startsWith('--') || CSS.supports(name, value)))) {
      report(file, index, `Chromium does not know '${part.trim()}'`)
    }
    place += part.length + 1
  }
}

const voids = new Set(['!doctype', 'meta', 'link', 'input', 'img', 'br', 'hr'])
const markup = file => {
  const open = [], ids = new Set()
  for (const match of file.text.matchAll(/<(\/?)([a-z!][a-z0-9]*)((?:"[^"]*"|[^">])*)>/g)) {
    const [, slash, name, attributes] = match
    const id = /\bid="([^"]*)"/.exec(attributes)?.[1]
    if (id && ids.has(id)) report(file, match.index, `a second element has the id '${id}'`)
    ids.add(id)
    if (slash) {
      const last = open.pop()
      if (last !== name) report(file, match.index, `</${name}> closes <${last || ''}>`)
    } else if (!voids.has(name)) open.push(name)
  }
  if (open.length) report(file, file.text.length, `<${open.pop()}> is not closed`)
}

const folder = file => file.path.replace(/[^/]*$/, '')
for (const name of new Set(files.map(folder))) {
  const own = files.filter(file => folder(file) === name)
  const page = {
    scripts: own.filter(file => file.path.endsWith('.js')),
    styles: own.filter(file => file.path.endsWith('.css')),
    pages: own.filter(file => file.path.endsWith('.html')),
  }
  if (page.scripts.map(syntax).every(isRight => isRight)) lonelyNames(page)
  missingElements(page)
  for (const file of page.styles) style(file)
  page.pages.forEach(markup)
}
document.getElementById('result').textContent = [...findings, `${files.length} files`].join('\n')
