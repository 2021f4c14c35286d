import Foundation
import Overscroll
import OverscrollTesting
import Snapshots
import TestSupport
import Testing

/// The report in a browser, loaded from a file without network access.
@MainActor
@Suite(.needs(.chromium))
struct BrowserTests {
  private let fixture: SnapshotFixture
  private let run = SnapshotRun(id: "1", isWhole: true)

  init() throws { fixture = try SnapshotFixture() }

  /// Returns the page of a report with a picture, a film and a trace that differ, and one snapshot
  /// that matches.
  private func makeReport() throws -> String {
    let strategies: [(String, SnapshotStrategy)] = [
      ("picture", .frame()), ("film", .animation(fps: 10)), ("trace", .trace()),
    ]
    // Frame 1 follows 15 points of the drag; the first 10 of them are hysteresis.
    let script: Timeline = [.drag(by: -30, over: 0.2), .release, .settle]
    for (name, strategy) in strategies {
      for side in [10, 14] as [CGFloat] {
        _ = try fixture.verify(
          square(side: side, timeline: script), strategy, named: name, run: run)
      }
    }
    _ = try fixture.verify(square(), .frame(), named: "same", run: run)
    _ = try fixture.verify(square(), .frame(), named: "same", run: run)
    let manifest = try #require(try SnapshotManifest(in: "\(fixture.folder.path)/artifacts"))
    var report = SnapshotReportFolder(
      manifest, folder: "\(fixture.folder.path)/report",
      goldensIn: GoldenRoots([fixture.folder.path]))
    return try report.write()
  }

  /// A script that uses the page's keys and buttons and collects the results.
  private static let script = """
    const said = []
    const say = (name, value) => said.push(`${name}=${value}`)
    const press = key => document.body.dispatchEvent(
      new KeyboardEvent('keydown', {key, bubbles: true}))
    const cards = () => document.querySelectorAll('.card')
    const stage = document.getElementById('stage')
    const loaded = async () => {
      await Promise.all([...stage.querySelectorAll('img')].map(image => image.decode()))
      return [...stage.querySelectorAll('img')].map(i => `${i.alt}:${i.naturalWidth}`).join('+')
    }
    addEventListener('load', async () => {
      try {
        say('cards', cards().length)
        document.getElementById('filter-matched').click()
        say('withMatched', cards().length)
        document.getElementById('filter-failed').click()
        say('withoutFailed', cards().length)
        document.getElementById('filter-failed').click()
        const search = document.getElementById('search')
        search.value = 'trace'
        search.oninput()
        say('found', cards().length)
        search.value = ''
        search.oninput()
        press('j')
        say('here', [...cards()].findIndex(card => card.classList.contains('here')))
        press('Enter')
        say('open', document.getElementById('viewer').open)
        for (const key of ['1', '2', '3', '4', '5']) {
          press(key)
          say(stage.dataset.mode, await loaded())
        }
        say('command', document.getElementById('command').textContent)
        press('k')
        press('1')
        const number = document.getElementById('number')
        const first = number.textContent
        press('ArrowRight')
        say('film', `${first} -> ${number.textContent}`)
        say('frames', await loaded())
        say('plot', document.querySelectorAll('#plot polyline').length)
        press('j')
        press('j')
        say('text', stage.querySelectorAll('pre .new').length > 0)
        document.getElementById('close').click()
        say('closed', !document.getElementById('viewer').open)
        say('outside', performance.getEntriesByType('resource')
          .filter(entry => !entry.name.startsWith('file:')).length)
      } catch (error) { say('error', error) }
      const result = document.createElement('pre')
      result.id = 'result'
      result.textContent = said.join('\\n')
      document.body.append(result)
    })
    """

  @Test func thePageWorksFromAFile() throws {
    let page = try makeReport()
    let text = try String(contentsOfFile: page, encoding: .utf8)
    try fixture.folder.write(
      "report/driven.html",
      text.replacing("</html>", with: "<script>{\(Self.script)}</script></html>"))
    let browser = try Browser(in: fixture.folder)
    let said = try browser.result(of: "file://\(fixture.folder.path)/report/driven.html")
    let pair = "expected:40+actual:40"
    let film = said.filter { $0.hasPrefix("film=") }
    #expect(
      film.count == 1
        && film[0].contains(
          /frame 0 of \d+, offset 0, differs -> frame 1 of \d+, offset [1-9][\d.]*, differs/),
      "\(film)")
    #expect(
      said.filter { !$0.hasPrefix("film=") } == [
        "cards=3", "withMatched=4", "withoutFailed=1", "found=1", "here=1", "open=true",
        "side by side=\(pair)+difference:40", "swipe=\(pair)", "onion skin=\(pair)",
        "blink=\(pair)", "difference=difference:40",
        "command=overscroll accept 'SquareTests/t.picture.png'",
        "frames=\(pair)+difference:40", "plot=1", "text=true", "closed=true", "outside=0",
      ], "\(said.joined(separator: "\n"))")
  }
}
