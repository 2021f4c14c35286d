import Foundation
import Graphics
import HeadlessUIKit
import ImageCodecs
import Overscroll
import OverscrollTesting
import Snapshots
import TestSupport
import Testing

/// The time line of a script that led to a failure.
@MainActor
struct CourseTests {
  private let fixture: SnapshotFixture
  private let run = SnapshotRun(id: "1", isWhole: true)

  init() throws { fixture = try SnapshotFixture() }

  private static let script: Timeline = [
    .hold(0.1), .drag(by: -30, over: 0.2), .release, .settle,
  ]

  /// Takes a snapshot of two screens under one name, and returns the entry of the second.
  private func fail(
    _ strategy: SnapshotStrategy, named name: String = "a", timeline: Timeline = script
  ) throws -> ManifestEntry {
    for side in [10, 14] as [CGFloat] {
      _ = try fixture.verify(
        square(side: side, timeline: timeline), strategy, named: name, run: run)
    }
    let manifest = try #require(try SnapshotManifest(in: artifacts))
    return try #require(manifest.entries.last)
  }

  private var artifacts: String { "\(fixture.folder.path)/artifacts" }

  private struct Written: Decodable {
    let course: ScriptCourse
    let times: [Double]
  }

  private func course(_ entry: ManifestEntry) throws -> Written {
    let path = try #require(entry.course)
    return try JSONDecoder().decode(
      Written.self, from: Data(contentsOf: URL(filePath: path)))
  }

  @Test func aStillHasStepsOffsetsAndPicturesAroundItsMoment() throws {
    let entry = try fail(.frame(at: .time(0.25)))
    let written = try course(entry)
    let course = written.course
    #expect(
      course.steps.map(\.text) == [
        "hold: 0.1s", "drag: {by: -30, over: 0.2s}", "release", "settle",
      ])
    #expect(course.steps.map(\.start) == [0, 0.1, 0.30000000000000004, 0.30000000000000004])
    #expect(course.steps.last?.end == course.end)
    #expect(course.moments == [0.25])
    #expect(course.times.count == course.offsets.count)
    // The drag's first 10 points are hysteresis.
    #expect(course.offsets[0] == 0 && course.offsets.contains { ($0 ?? 0) > 19 })
    #expect(course.events.first?.text == "scrollViewWillBeginDragging(scrollView)")
    let ticks = [12, 13, 14, 15, 16, 17, 18].map { Double($0) / 60 }
    #expect(ticks.allSatisfy { tick in written.times.contains { abs($0 - tick) < 1e-9 } })
    let film = [UInt8](
      try Data(contentsOf: URL(filePath: try #require(entry.course) + ".apng")))
    var decoder = try APNGDecoder(film)
    var count = 0
    while let frame = try decoder.nextFrame() {
      #expect(frame.bitmap.width == 40)
      count += 1
    }
    #expect(count == written.times.count)
  }

  @Test func aTraceAndAFilmPointToWhatDiffersFirst() throws {
    let trace = try fail(.trace(), named: "trace")
    #expect(try course(trace).course.moments == [0])
    let film = try fail(.animation(fps: 10), named: "film")
    #expect(try course(film).course.moments == [0] && course(film).times.isEmpty)
    let event = try fail(.frame(at: .event("scrollViewWillEndDragging")), named: "event")
    #expect(try course(event).course.moments == [0.3])
  }

  @Test func onlyFailuresOfScriptsHaveOne() throws {
    let still = try fail(.frame(), timeline: [])
    #expect(still.verdict == .failed && still.course == nil)
    let entry = try fail(.frame(), named: "b")
    let path = try #require(entry.course)
    _ = try fixture.verify(
      square(side: 10, timeline: Self.script), .frame(), named: "b", run: run)
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(!FileManager.default.fileExists(atPath: "\(path).apng"))
  }

  /// Playing all scripts of a run again would take too long if most of its snapshots fail.
  @Test func theFirstFiftyFailuresOfARunAreRecorded() throws {
    var environment = try fixture.folder.environment()
    environment.run = run
    let registry = SnapshotRegistry()
    for side in [10, 14] as [CGFloat] {
      for name in 0..<52 {
        _ = try verifySnapshot(
          of: square(side: side, timeline: [.hold(0.01)]), as: .frame(), named: "\(name)",
          record: .missing, tolerance: nil, directory: "\(fixture.folder.path)/goldens",
          filePath: "/tests/SquareTests.swift",
          test: SnapshotTest(suites: [], name: "t", identity: "t"), in: environment,
          registry: side == 10 ? SnapshotRegistry() : registry, varied: SnapshotVariation())
      }
    }
    let manifest = try #require(try SnapshotManifest(in: artifacts))
    #expect(manifest.entries.filter { $0.verdict == .failed }.count == 52)
    #expect(manifest.entries.filter { $0.course != nil }.count == 50)
  }
}
