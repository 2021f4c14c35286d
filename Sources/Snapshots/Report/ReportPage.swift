import Foundation

/// The page of a report: one HTML file without network access or libraries.
enum ReportPage {
  /// Returns the page.
  ///
  /// - Parameter data: The cards as JSON.
  static func html(data: [UInt8]) -> String {
    // A `<` in the data could end the script element.
    let safe = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c")
    return top + style + middle + safe + rest + script + bottom
  }

  private static let top = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Snapshots</title>
    <style>

    """

  private static let middle = """

    </style>
    <header>
      <h1>Snapshots</h1>
      <nav id="filters" aria-label="verdicts"></nav>
      <input id="search" type="search" placeholder="Search" aria-label="Search">
      <span id="keys">
        <kbd>j</kbd><kbd>k</kbd> next, back <kbd>↵</kbd> open <kbd>1</kbd>–<kbd>5</kbd> look
      </span>
    </header>
    <main id="cards"></main>
    <dialog id="viewer">
      <div class="bar">
        <strong id="name"></strong>
        <div id="modes" role="group"></div>
        <label><input id="fit" type="checkbox" checked> fit</label>
        <button id="close" title="Escape">✕</button>
      </div>
      <p id="words"></p>
      <div id="stage"></div>
      <div id="mix"><input type="range" min="0" max="100" value="50" aria-label="mix"></div>
      <div id="film">
        <button id="play" title="space">▶</button>
        <input id="frame" type="range" min="0" value="0" aria-label="frame">
        <output id="number"></output>
        <svg id="plot" viewBox="0 0 1000 100" preserveAspectRatio="none"></svg>
      </div>
      <p class="accept"><code id="command"></code> <button id="copy">copy</button></p>
    </dialog>
    <script type="application/json" id="data">
    """

  private static let rest = """
    </script>
    <script>

    """

  private static let bottom = """

    </script>
    </html>

    """

  private static let style = """
    :root {
      color-scheme: light dark;
      --page: light-dark(#f4f4f6, #16161a); --card: light-dark(#fff, #222228);
      --text: light-dark(#1b1b1f, #ececf1); --soft: light-dark(#66666f, #9d9da8);
      --line: light-dark(#d9d9df, #3a3a44); --accent: light-dark(#0a63d6, #6cabff);
      --failed: light-dark(#c3221b, #ff7b72); --recorded: light-dark(#8a5a00, #e6b450);
      --skipped: light-dark(#5d5d68, #b0b0bc); --matched: light-dark(#1a7f37, #56d364);
    }
    * { box-sizing: border-box }
    body {
      margin: 0; background: var(--page); color: var(--text);
      font: 14px/1.45 system-ui, sans-serif;
    }
    header {
      position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 16px;
      align-items: center; padding: 10px 20px; background: var(--card);
      border-bottom: 1px solid var(--line);
    }
    h1 { font-size: 17px; margin: 0 }
    h2 { font-size: 14px; margin: 22px 0 8px; color: var(--soft); font-weight: 600 }
    main { padding: 0 20px 60px; max-width: 1500px; margin: 0 auto }
    button, input[type=search] {
      font: inherit; color: inherit; background: var(--page); border: 1px solid var(--line);
      border-radius: 6px; padding: 3px 10px;
    }
    button { cursor: pointer; flex: none; white-space: nowrap }
    button[aria-pressed=true] { border-color: currentColor; font-weight: 600 }
    button[aria-pressed=false] { opacity: .6 }
    #keys { margin-left: auto; color: var(--soft) }
    kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 4px; margin: 0 1px }
    .group {
      display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(320px, 1fr));
    }
    .card {
      background: var(--card); border: 1px solid var(--line); border-radius: 10px;
      padding: 12px; content-visibility: auto; contain-intrinsic-size: 320px 260px;
      cursor: pointer; border-left: 4px solid var(--soft); min-width: 0;
    }
    .failed { --tone: var(--failed) } .recorded { --tone: var(--recorded) }
    .skipped { --tone: var(--skipped) } .matched { --tone: var(--matched) }
    .card { border-left-color: var(--tone) }
    .card:focus, .card.here { outline: 2px solid var(--accent); outline-offset: 1px }
    .card h3 { font-size: 14px; margin: 0 0 2px; overflow-wrap: anywhere }
    .badge { color: var(--tone); font-weight: 600 }
    .card p, #words { margin: 4px 0; color: var(--soft); overflow-wrap: anywhere }
    .card p { max-height: 5.8em; overflow: hidden }
    .thumbs { display: flex; gap: 8px; margin-top: 8px; height: 150px }
    .thumbs figure { flex: 1; min-width: 0; margin: 0; display: flex; flex-direction: column }
    .thumbs img {
      flex: 1; min-height: 0; width: 100%; object-fit: contain; object-position: top left;
      image-rendering: auto;
    }
    figcaption { color: var(--soft); font-size: 12px }
    .accept { display: flex; gap: 8px; align-items: center; margin: 8px 0 0 }
    code { font: 12px ui-monospace, monospace; overflow-wrap: anywhere }
    dialog {
      width: calc(100vw - 40px); height: calc(100vh - 40px); max-width: none; max-height: none;
      border: 1px solid var(--line); border-radius: 12px; background: var(--card);
      color: var(--text); padding: 14px 18px; display: none; flex-direction: column;
    }
    dialog[open] { display: flex }
    dialog::backdrop { background: rgb(0 0 0 / .55) }
    .bar { display: flex; gap: 14px; align-items: center; flex-wrap: wrap }
    #name { overflow-wrap: anywhere }
    #modes { display: flex; gap: 4px }
    #close { margin-left: auto }
    #stage {
      flex: 1; min-height: 0; overflow: auto; display: flex; gap: 12px; padding: 8px;
      border-radius: 8px;
      background: repeating-conic-gradient(light-dark(#e4e4e9, #2b2b32) 0 25%, transparent 0 50%)
        0 0 / 20px 20px;
    }
    #stage figure { margin: 0; min-width: 0; min-height: 0; display: flex; flex-direction: column }
    #stage img { image-rendering: pixelated }
    #stage.fit figure { flex: 1 }
    #stage.fit img {
      width: 100%; height: 100%; min-height: 0; object-fit: contain; object-position: top left;
    }
    .pile { position: relative; display: grid }
    .pile > img { grid-area: 1 / 1 }
    #stage.fit .pile { height: 100%; min-width: 0 }
    #stage.fit .pile > img { width: auto; max-width: 100% }
    .pile .handle { position: absolute; inset: 0 auto 0 50%; width: 2px; background: var(--accent) }
    pre { margin: 0; font: 12px/1.5 ui-monospace, monospace; flex: 1; overflow: auto;
      background: var(--card); padding: 8px; border-radius: 6px }
    pre .old { background: light-dark(#ffd7d5, #5c2320); display: block }
    pre .new { background: light-dark(#ccf2d4, #1d4428); display: block }
    pre .same { display: block }
    #mix, #film { display: none; gap: 10px; align-items: center; margin-top: 8px }
    #mix input { width: 100% }
    #film { flex-wrap: wrap }
    #frame { flex: 1 }
    #number { min-width: 14em; color: var(--soft); font-variant-numeric: tabular-nums }
    #plot {
      flex-basis: 100%; height: 90px; border: 1px solid var(--line); border-radius: 6px;
    }
    .empty { color: var(--soft); padding: 40px 0; text-align: center }
    """

  private static let script = ReportScript.text
}
