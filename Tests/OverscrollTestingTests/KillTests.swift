import Foundation
import Graphics
import ImageCodecs
import OverscrollTesting
import Snapshots
import TestSupport
import Testing

/// Programs that are killed at any moment leave complete files: either the old or the new one.
@MainActor
@Suite(.needs(.overscroll, .inter))
struct KillTests {
  private static let seed: UInt64 = 20_261_122

  private let fixture: SnapshotFixture
  private var artifacts: String { "\(fixture.folder.path)/artifacts" }

  init() throws { fixture = try SnapshotFixture() }

  private func scene(_ by: Int) -> String {
    """
    scene: 1
    device: {size: [40, 60], scale: 1}
    screen: {name: scroll-view, content-height: 300}
    timeline: [{drag: {by: \(by), over: 0.1s}}, release, settle]
    outputs: [{file: a.png, time: 0.1s}, {file: b.png, time: 0.05s}, {file: c.gif, fps: 20}]

    """
  }

  /// Starts the program, kills it after a delay, and waits for its end.
  ///
  /// - Returns: Whether it was still running.
  private func kill(_ arguments: [String], afterMicroseconds delay: UInt32) throws -> Bool {
    let process = try #require(Executable.overscroll).process(arguments, in: fixture.folder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    usleep(delay)
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
  }

  private func checkFiles(_ words: String) throws {
    for file in fixture.folder.regularFiles where !file.contains(".overscroll-") {
      let bytes = try fixture.folder.bytes(file)
      switch (file as NSString).pathExtension {
      case "png": #expect(throws: Never.self, "\(file) \(words)") { try Bitmap(decoding: bytes) }
      case "apng": #expect(throws: Never.self, "\(file) \(words)") { try APNGDecoder(bytes) }
      case "html": #expect(bytes.suffix(8) == Array("</html>\n".utf8)[...], "\(file) \(words)")
      case "json":
        #expect(throws: Never.self, "\(file) \(words)") {
          try JSONSerialization.jsonObject(with: Data(bytes))
        }
      default: continue
      }
    }
    // Complete lines are in the list, and incomplete ones are ignored.
    let manifest = try #require(try SnapshotManifest(in: artifacts))
    #expect(manifest.entries.count <= 3 && manifest.entries.allSatisfy { !$0.golden.isEmpty })
  }

  @Test func aHundredKillsLeaveWholeFiles() throws {
    var random = SplitMix64(seed: Self.seed)
    let options = ["--artifacts", artifacts]
    try fixture.folder.write("a.yaml", scene(-40))
    let first = try #require(Executable.overscroll).run(
      ["record", "a.yaml"] + options, in: fixture.folder)
    #expect(first.status == 0, "\(first.errors)")
    let page = ["report", "-o", "page"] + options
    #expect(try #require(Executable.overscroll).run(page, in: fixture.folder).status == 0)
    let record = ["record", "a.yaml", "--all"] + options
    // The range of kill times adapts to the duration of a run: it grows while runs are killed and
    // shrinks when one finishes. Kills therefore reach up to the last file that is written.
    var latest = [20_000.0, 20_000]
    var (killed, survived, round) = (0, 0, 0)
    while killed < 100 || survived < 5, round < 600 {
      try fixture.folder.write("a.yaml", scene(-40 - round % 7))
      let kind = round.isMultiple(of: 3) ? 1 : 0
      let delay = UInt32(random.next() % UInt64(latest[kind]))
      if try kill([record, page][kind], afterMicroseconds: delay) {
        (killed, latest[kind]) = (killed + 1, min(latest[kind] * 1.15, 10_000_000))
      } else {
        (survived, latest[kind]) = (survived + 1, max(latest[kind] * 0.75, 1_000))
      }
      try checkFiles("after round \(round) of seed \(Self.seed)")
      round += 1
    }
    // With fewer kills the test would show nothing.
    #expect(killed >= 100 && survived >= 5, "\(killed) of \(round)")
    // Leftover files are no obstacle, and are removed when a day old. Few kills leave a file, so
    // one is written here.
    try fixture.folder.write("__Snapshots__/a/.p.png.overscroll-0123456789abcdef.tmp", "half")
    let left = fixture.folder.files.filter { $0.contains(".overscroll-") }
    for file in left { try fixture.folder.age(file, bySeconds: 25 * 60 * 60) }
    let last = try #require(Executable.overscroll).run(
      ["record", "a.yaml", "--all"] + options, in: fixture.folder)
    #expect(last.status == 0, "\(last.errors)")
    let goldens = fixture.folder.files.filter { $0.hasPrefix("__Snapshots__/a/") }
    #expect(goldens.filter { !$0.hasSuffix(".fonts") }.count == 3, "\(goldens)")
    let kept = fixture.folder.files.filter { $0.contains(".overscroll-") }
    #expect(kept.allSatisfy { !$0.hasPrefix("__Snapshots__/") }, "\(kept)")
  }
}
