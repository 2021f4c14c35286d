import Foundation
import Graphics
import ImageCodecs
import OverscrollTesting
import Snapshots
import TestSupport
import Testing

/// A report of a thousand snapshots in a browser.
@MainActor
@Suite(.needs(.chromium))
struct LargeReportTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// Returns the page of a report with a thousand failures in ten suites, each with three pictures.
  private func makeReport() throws -> String {
    let artifacts = "\(folder.path)/artifacts"
    let goldens = "\(folder.path)/goldens"
    for place in [goldens] + (0..<10).map({ "\(artifacts)/Suite\($0)Tests" }) {
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    }
    let run = SnapshotRun(id: "1", isWhole: true)
    for number in 0..<1000 {
      var entry = ManifestEntry(
        id: "Suite\(number % 10)Tests/t.\(number).png", verdict: .failed, suite: "",
        test: "t\(number)",
        file: "/tests/Suite\(number % 10)Tests.swift", line: 7,
        golden: "\(goldens)/t.\(number).png", words: "moved 1 pixel down in \(number)")
      let place = "\(artifacts)/Suite\(number % 10)Tests/t.\(number)"
      entry.actual = "\(place).actual.png"
      entry.difference = "\(place).png.difference.png"
      for (kind, path) in [entry.golden, entry.actual, entry.difference].enumerated() {
        let shade = Pixel(
          red: UInt8(number % 251), green: UInt8(number / 251), blue: UInt8(kind), alpha: 255)
        let picture = Bitmap(width: 30, height: 60, filledWith: shade)
        try Data(picture.encodedAsPNG()).write(to: URL(filePath: try #require(path)))
      }
      try SnapshotManifest.append(entry, of: run, in: artifacts)
    }
    try SnapshotManifest.end(run, in: artifacts)
    let manifest = try #require(try SnapshotManifest(in: artifacts))
    var report = SnapshotReportFolder(
      manifest, folder: "\(folder.path)/report", goldensIn: GoldenRoots([folder.path]))
    return try report.write()
  }

  /// A script that performs every user action on the page and collects the results.
  private static let script = """
    const said = []
    const say = (name, value) => said.push(`${name}=${value}`)
    const press = key => document.body.dispatchEvent(
      new KeyboardEvent('keydown', {key, bubbles: true}))
    const cards = () => document.querySelectorAll('.card')
    addEventListener('load', async () => {
      try {
        say('cards', cards().length)
        say('suites', document.querySelectorAll('h2').length)
        const files = () => performance.getEntriesByType('resource').length
        say('loadsWhatIsSeen', files() < 200)
        const search = document.getElementById('search')
        search.value = 't.777.png'
        search.oninput()
        say('found', cards().length)
        search.value = ''
        search.oninput()
        for (let step = 0; step < 999; step++) press('j')
        say('here', [...cards()].findIndex(card => card.classList.contains('here')))
        say('scrolled', scrollY > 10000)
        press('Enter')
        const stage = document.getElementById('stage')
        await Promise.all([...stage.querySelectorAll('img')].map(image => image.decode()))
        say('shown', [...stage.querySelectorAll('img')].map(i => i.naturalWidth).join('+'))
        say('command', document.getElementById('command').textContent)
        press('Escape')
        document.getElementById('filter-failed').click()
        say('filtered', cards().length)
      } catch (error) { say('error', error) }
      const result = document.createElement('pre')
      result.id = 'result'
      result.textContent = said.join('\\n')
      document.body.replaceChildren(result)
    })
    """

  @Test func aThousandCardsAreUsable() throws {
    let page = try String(contentsOfFile: makeReport(), encoding: .utf8)
    try folder.write(
      "report/driven.html",
      page.replacing("</html>", with: "<script>{\(Self.script)}</script></html>"))
    let browser = try Browser(in: folder)
    let said = try browser.result(of: "file://\(folder.path)/report/driven.html")
    #expect(
      said == [
        "cards=1000", "suites=10", "loadsWhatIsSeen=true", "found=1", "here=999", "scrolled=true",
        "shown=30+30+30", "command=overscroll accept 'Suite9Tests/t.999.png'", "filtered=0",
      ], "\(said.joined(separator: "\n"))")
  }
}
