/// The page of `overscroll preview`: a single file without external resources, so that it works
/// behind a forwarded port and offline.
enum PreviewPage {
  /// Returns the page's HTML.
  ///
  /// - Parameter nonce: The nonce that the response's content security policy allows for scripts
  ///   and styles.
  static func text(nonce: String) -> String {
    """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><title>Overscroll</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <style nonce="\(nonce)">\(style)</style></head>
    <body>\(content)
    <script nonce="\(nonce)">\(PreviewPageScript.connection)\(PreviewPageScript.picture)\
    \(PreviewPageScript.plot)\(PreviewPageScript.inspector)\(PreviewPageScript.controls)</script>
    </body></html>
    """
  }

  private static let content = """
    <header>
      <h1 id="title">Overscroll</h1><span id="file"></span>
      <span id="busy" role="status"></span>
      <span class="grow"></span>
      <label>Screen <select id="panel"></select></label>
      <label>Device <select id="device"></select></label>
      <label>Theme <select id="style"></select></label>
      <label>Text <select id="textSize"></select></label>
      <label>Variant <select id="variant"></select></label>
      <label>Scale <select id="scale">
        <option>1</option><option selected>2</option><option>3</option></select></label>
    </header>
    <pre id="error" role="alert" hidden></pre>
    <main>
      <section id="room" aria-label="Screen">
        <div id="phone"><div id="metal"></div><div id="glass"></div><div id="home"></div>
          <canvas id="screen" width="0" height="0" role="img" aria-label="The screen; drag it"></canvas>
          <canvas id="marks"></canvas><div id="housing"></div></div>
      </section>
      <aside id="inspector" hidden>
        <h2>Views</h2><div id="views" class="list"></div>
        <h2>Constraints</h2><div id="constraints" class="list"></div>
      </aside>
    </main>
    <footer>
      <div id="controls">
        <button id="play" title="Play (space)">▶</button>
        <select id="speed" aria-label="Speed" title="Speed ([ and ])">
          <option value="0.05">1/20</option><option value="0.1">1/10</option>
          <option value="0.25">1/4</option><option value="0.5">1/2</option>
          <option value="1" selected>1×</option><option value="2">2×</option></select>
        <output id="clock">0.000 s</output>
        <span class="offset legend">offset <output id="offset">0</output></span>
        <span class="velocity legend">velocity <output id="velocity">0</output></span>
        <output id="rate"></output>
        <span class="grow"></span>
        <button id="reset" title="Back to the script (Esc)" hidden>Back to the script</button>
        <button id="copy" title="The gesture as a scene (c)" disabled>Copy as scene</button>
        <button id="inspect" aria-pressed="false" title="Views and constraints (i)">Inspect</button>
        <button id="keys" title="Keys (?)">?</button>
      </div>
      <canvas id="plot"></canvas>
      <input id="scrub" type="range" min="0" max="0" value="0" aria-label="Tick of the script">
      <details id="problems" hidden><summary></summary><ul></ul></details>
    </footer>
    <dialog id="script"><form method="dialog">
      <h2>The gesture as a scene</h2><p id="copied"></p>
      <textarea id="text" readonly rows="18" cols="76" aria-label="Scene file"></textarea>
      <p><button>Close</button></p></form></dialog>
    <dialog id="help"><form method="dialog"><h2>Keys</h2><dl>
      <dt>space</dt><dd>play, pause</dd><dt>← →</dt><dd>a tick; with Shift ten</dd>
      <dt>Home End</dt><dd>first and last tick</dd><dt>, .</dt><dd>step before, step after</dd>
      <dt>[ ]</dt><dd>slower, faster</dd><dt>i</dt><dd>views and constraints</dd>
      <dt>d</dt><dd>dark or light screen</dd><dt>c</dt><dd>copy the gesture as a scene</dd>
      <dt>s</dt><dd>save the picture</dd><dt>Esc</dt><dd>back to the script</dd>
      </dl><p><button>Close</button></p></form></dialog>
    """

  private static let style = """
    :root{color-scheme:light dark;--line:light-dark(#d8d8dc,#3a3a3e);--soft:light-dark(#f2f2f5,#1d1d20);\
    --accent:light-dark(#0a60d0,#5aa6ff)}
    *{box-sizing:border-box}
    [hidden]{display:none!important}
    html,body{height:100%}
    body{margin:0;display:flex;flex-direction:column;font:13px/1.35 system-ui,sans-serif;\
    background:light-dark(#fff,#131315);color:light-dark(#1c1c1e,#e8e8ea)}
    header,#controls{display:flex;flex-wrap:wrap;gap:6px 12px;align-items:center}
    header{padding:8px 12px;border-bottom:1px solid var(--line)}
    h1{font-size:15px;margin:0}
    h2{font-size:12px;margin:10px 10px 4px;font-weight:600}
    #file,#busy,#rate{color:light-dark(#6c6c70,#98989d)}
    .grow{flex:1}
    label{color:light-dark(#6c6c70,#98989d)}
    select,button{font:inherit;color:inherit;background:light-dark(#fff,#2a2a2e);max-width:150px;\
    border:1px solid var(--line);border-radius:6px;padding:3px 8px}
    select{color:light-dark(#1c1c1e,#e8e8ea)}
    button:disabled{opacity:.45}
    button[aria-pressed=true]{background:var(--accent);color:light-dark(#fff,#000)}
    :focus-visible{outline:2px solid var(--accent);outline-offset:1px}
    #error{margin:0;padding:10px 12px;max-height:35vh;overflow:auto;white-space:pre-wrap;\
    font:12px/1.4 ui-monospace,monospace;background:light-dark(#fff0ef,#3a1512);\
    color:light-dark(#8f1009,#ffb4ab);border-bottom:1px solid light-dark(#f0b8b3,#7a2a22)}
    main{flex:1;display:flex;min-height:0}
    #room{flex:1;position:relative;overflow:hidden;min-width:0;background:var(--soft)}
    #phone,#phone>*{position:absolute}
    #metal{background:linear-gradient(90deg,#57575c,#2c2c2f 12%,#3b3b3f 50%,#2c2c2f 88%,#57575c);\
    box-shadow:0 8px 30px #0004}
    .button{position:absolute;background:#2c2c2f;border-radius:2px}
    #home{border:2px solid #3a3a3e;border-radius:50%}
    #glass,#housing{background:#050506}
    #screen{cursor:grab;touch-action:none;background:#808084}
    #screen:active{cursor:grabbing}
    #housing,#marks{pointer-events:none}
    #inspector{width:min(380px,45vw);overflow:auto;border-left:1px solid var(--line);\
    display:flex;flex-direction:column}
    .list{flex:1;overflow:auto;min-height:60px;font:11.5px/1.5 ui-monospace,monospace}
    .row{padding:0 10px;white-space:nowrap;cursor:default}
    .row:hover,.row.here{background:light-dark(#dcebff,#1f3a5c)}
    .row.hidden{opacity:.45}
    .row.broken{color:light-dark(#b3261e,#ff8a80)}
    .row b{font-weight:600}.row i{font-style:normal;color:light-dark(#6c6c70,#98989d)}
    footer{border-top:1px solid var(--line);padding:6px 12px 8px}
    .legend{min-width:112px}output{font-variant-numeric:tabular-nums}
    .offset{color:light-dark(#0a60d0,#5aa6ff)}.velocity{color:light-dark(#b25000,#ff9f45)}
    #clock{min-width:64px}#rate{min-width:48px}
    #plot{width:100%;height:120px;display:block;margin-top:6px;touch-action:none;cursor:ew-resize}
    #scrub{width:100%;margin:2px 0 0;accent-color:var(--accent)}
    #problems{max-height:90px;overflow:auto}
    #problems ul{margin:4px 0 0;padding-left:20px}
    dialog{border:1px solid var(--line);border-radius:10px;padding:8px 16px;max-width:94vw;\
    background:light-dark(#fff,#1d1d20);color:inherit}
    dialog h2{margin:8px 0;font-size:14px}
    textarea{font:11.5px/1.4 ui-monospace,monospace;max-width:100%;color:inherit;\
    background:var(--soft);border:1px solid var(--line);border-radius:6px}
    dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0}
    dt{font:11.5px ui-monospace,monospace}dd{margin:0}
    @media (max-width:720px){main{flex-direction:column}
    #inspector{width:auto;height:40%;border-left:0;border-top:1px solid var(--line)}
    header .grow{flex-basis:100%;height:0}label{font-size:12px}#plot{height:84px}.legend{min-width:96px}}
    """
}
