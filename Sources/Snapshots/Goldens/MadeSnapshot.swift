import Foundation
package import Graphics
package import HeadlessUIKit
import ImageCodecs
package import Typography

/// A finished picture or text to compare with a golden of any name.
package struct MadeSnapshot: Sendable {
  package enum Content: Sendable {
    case picture(Bitmap)
    case text(String)
  }

  let content: Content
  /// The path of the golden, and its identifier in lists and artifacts.
  let path, id: String
  /// The fonts of the contents, as `name digest`.
  package var fonts: [String] = []
  /// The library that the fonts are from.
  package var library: FontLibrary?
  /// The reason why text is drawn as boxes; nil if none is.
  package var blockReason: BlockTextReason?
  /// Whether the golden is in a folder next to a picture of another program.
  package var isBesideForeign = false

  /// Creates a snapshot.
  ///
  /// - Parameters:
  ///   - path: The path of the golden.
  ///   - title: The title of the test's file, which begins the golden's identifier.
  package init(_ content: Content, golden path: String, title: String) {
    (self.content, self.path) = (content, path)
    id = "\(title)/\((path as NSString).lastPathComponent)"
  }

  private var hints: [RecordingHint] {
    (blockReason.map { [RecordingHint($0)] } ?? []) + (isBesideForeign ? [.besideForeign] : [])
  }

  /// Whether a picture's file says that this package has made it.
  package static func isSigned(_ png: [UInt8]) -> Bool { PNGSoftware.isIn(png) }

  /// Compares the snapshot with its golden, and records it if the mode permits.
  ///
  /// - Parameters:
  ///   - mode: The condition for writing the golden.
  ///   - tellProblems: Called with what could not be done as intended.
  /// - Throws: `CodecError` for a picture that the file format cannot hold.
  package func result(
    in test: SnapshotTest, at filePath: String, _ line: UInt, mode: RecordMode,
    tolerance: Tolerance, environment: SnapshotEnvironment, registry: SnapshotRegistry,
    tellProblems: ([String]) -> Void
  ) throws -> SnapshotResult {
    PictureComparison.stop(unless: PictureComparison.isReliable)
    let golden = GoldenFile(path: path, id: id)
    let plan = environment.plan(forTestsIn: filePath, registry)
    let context = SnapshotContext(
      golden: golden, test: test, filePath: filePath, line: line,
      artifacts: environment.artifacts(forTestsIn: filePath),
      run: environment.run.map { run in plan.map { run.following($0.name) } ?? run },
      program: environment.program)
    guard environment.isAssigned(golden, plan) else {
      context.beginList(tellProblems: tellProblems)
      return .inAnotherShard
    }
    guard !tolerance.isBlind else {
      return .failed(SnapshotFailure(.blindTolerance(tolerance), golden: golden.path))
    }
    var played: PlayedSnapshot
    switch content {
    case .picture(let bitmap): played = PlayedSnapshot(artifact: .picture(bitmap))
    case .text(let text): played = PlayedSnapshot(artifact: .text(text))
    }
    (played.fonts, played.library) = (fonts, library)
    (played.isSigned, played.mayBeEmpty) = (true, true)
    // Tests of other libraries may compare several values with one golden.
    return try PendingSnapshot(
      played: played, context: context, tolerance: tolerance, mode: mode,
      registry: SnapshotRegistry(), playing: .zero, clock: environment.clock
    ).result(tellProblems: tellProblems).explained(by: hints, registry)
  }
}
