import Foundation
import Graphics
import HeadlessUIKit
import Overscroll
import OverscrollTesting
import Snapshots
import TestSupport
import Testing

/// The wording of differences, and of the summary at the end of a run.
@MainActor
struct WordTests {
  private let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
  private let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  private let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)

  /// Returns a picture with an asymmetric shape in it.
  private func picture(x: Int, y: Int, color: Pixel? = nil) -> Bitmap {
    var picture = Bitmap(width: 60, height: 40, filledWith: white)
    guard x >= 0 else { return picture }
    for row in 0..<12 {
      for column in 0..<12 {
        let isInk = (row * 7 + column * column) % 3 > 0
        picture[x + column, y + row] = isInk ? color ?? red : white
      }
    }
    return picture
  }

  private func change(_ old: Bitmap, _ new: Bitmap) throws -> PictureChange? {
    try #require(PictureComparison(reference: old, actual: new)?.difference).change
  }

  @Test(arguments: [(0, 1), (0, -1), (1, 0), (-1, 0), (0, 5), (-4, 0)])
  func whatMovedIsSaid(right: Int, down: Int) throws {
    let change = try change(picture(x: 20, y: 14), picture(x: 20 + right, y: 14 + down))
    #expect(change == .moved(right: right, down: down))
  }

  @Test func whatCameAndWentIsSaid() throws {
    let (empty, full) = (picture(x: -1, y: 0), picture(x: 20, y: 14))
    #expect(try change(empty, full) == .appeared(on: white))
    #expect(try change(full, empty) == .disappeared(leaving: white))
    #expect(
      try change(full, picture(x: 20, y: 14, color: blue)) == .recolored(from: red, to: blue))
  }

  /// A change that is not simple is not described.
  @Test func whatIsNotSimpleHasNoWords() throws {
    var random = SplitMix64(seed: 5)
    var (old, new) = (picture(x: -1, y: 0), picture(x: -1, y: 0))
    for y in 0..<40 {
      for x in 0..<60 {
        old[x, y].green = UInt8(truncatingIfNeeded: random.next())
        new[x, y].green = UInt8(truncatingIfNeeded: random.next())
      }
    }
    #expect(try change(old, new) == nil)
  }

  @Test(arguments: [
    (PictureChange.moved(right: 0, down: 1), "moved 1 pixel down"),
    (.moved(right: 0, down: -2), "moved 2 pixels up"),
    (.moved(right: 3, down: 0), "moved 3 pixels right"),
    (.moved(right: -1, down: 0), "moved 1 pixel left"),
  ])
  func movesArePutInWords(change: PictureChange, words: String) {
    #expect("\(change)" == words)
  }

  // MARK: - Runs

  private func entry(
    _ name: String, _ verdict: ManifestEntry.Verdict = .failed, milliseconds: Int = 10
  ) -> ManifestEntry {
    var entry = ManifestEntry(
      id: name, verdict: verdict, suite: "", test: "t", file: "/T.swift", line: 1,
      golden: "/\(name)", words: "it moved")
    entry.milliseconds = milliseconds
    return entry
  }

  @Test func manyFailuresAreToldOnceMoreAtTheEnd() {
    let names = (0..<30).map { "T/t.\($0 + 10).png" }
    #expect(RunSummary(names.prefix(4).map { entry($0) }).lines == [])
    let few = RunSummary(names.prefix(5).map { entry($0) } + [entry("T/a.png", .matched)]).lines
    #expect(few.count == 7 && few[0] == "5 of 6 snapshots failed:")
    #expect(few[1] == "  T/t.10.png: it moved" && few[6].contains("overscroll report"))
    let many = RunSummary(names.map { entry($0) }).lines
    #expect(many.count == 23 && many[21] == "  and 10 more")
    // A snapshot that was taken again and matched is not a failure.
    #expect(RunSummary(names.map { entry($0) } + names.map { entry($0, .matched) }).lines == [])
  }

  @Test func slowSnapshotsAreNamedWithTheirTime() {
    let entries = [
      entry("a", .matched, milliseconds: 1000), entry("b", .matched, milliseconds: 1001),
      entry("c", .matched, milliseconds: 12_349), entry("d", .recorded, milliseconds: 2950),
    ]
    #expect(
      RunSummary(entries).lines == [
        "3 of 4 snapshots took more than a second, the slowest:", "  c 12.3 s", "  d 3.0 s",
        "  b 1.0 s",
      ])
  }

  /// A failed assertion uses up its number, so that later assertions keep theirs, and appears in
  /// the list.
  @Test func failedAssertionsAreNumberedAndListed() throws {
    let fixture = try SnapshotFixture()
    let run = SnapshotRun(id: "1", isWhole: true)
    var environment = try fixture.folder.environment()
    environment.run = run
    let registry = SnapshotRegistry()
    let strategies: [SnapshotStrategy] = [
      .frame(), .frame(at: .offset(9000)), .frame().masking(.view("nobody")), .frame(at: .start),
    ]
    for strategy in strategies {
      _ = try verifySnapshot(
        of: square(), as: strategy, directory: "\(fixture.folder.path)/goldens",
        filePath: "/tests/SquareTests.swift",
        test: SnapshotTest(suites: [], name: "t", identity: "t"), in: environment,
        registry: registry)
    }
    let entries = try #require(
      try SnapshotManifest(in: "\(fixture.folder.path)/artifacts")
    ).entries
    #expect(entries.map(\.id) == (1...4).map { "SquareTests/t.\($0).png" })
    #expect(entries.map(\.verdict) == [.recorded, .failed, .failed, .recorded])
    #expect(entries[1].words.contains("9000"))
  }
}
