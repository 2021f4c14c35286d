package import Foundation
import Graphics
import ImageCodecs

extension MadeSnapshot {
  /// Compares the picture with one that iOS recorded at its path, and lists the kind of difference.
  /// Nothing is recorded.
  ///
  /// - Parameters:
  ///   - textBoxes: The boxes of the picture's text, in pixels.
  ///   - scale: Pixels per point.
  /// - Returns: `matched` if at most the text differs, and if there is no picture of iOS.
  /// - Throws: `CodecError` for a picture that the file format cannot hold.
  package func foreignResult(
    textBoxes: [CGRect], scale: CGFloat, in test: SnapshotTest, at filePath: String, _ line: UInt,
    environment: SnapshotEnvironment, tellProblems: ([String]) -> Void
  ) throws -> SnapshotResult {
    guard case .picture(let bitmap) = content else { return .matched }
    let start = environment.clock()
    let golden = GoldenFile(path: path, id: id)
    let context = SnapshotContext(
      golden: golden, test: test, filePath: filePath, line: line,
      artifacts: environment.artifacts(forTestsIn: filePath), run: environment.run,
      program: environment.program)
    let record = GoldenRecord(fonts: [])
    let files = FailureFiles(golden: golden, record: record, artifacts: context.artifacts)
    var kind: ForeignKind?
    var measure: ForeignMeasure?
    var result = SnapshotResult.matched
    do {
      if let reference = try golden.read(), !Self.isSigned(reference) {
        let (expected, actual) = (try Bitmap(decoding: reference), try bitmap.throughPNG())
        let comparison = ForeignComparison(
          reference: expected, actual: actual, textBoxes: textBoxes, scale: scale)
        (kind, measure) = (comparison.kind, comparison.measure)
        if [.colors, .geometry, .size].contains(comparison.kind) {
          result = .failed(
            files.failure(
              .foreign(comparison.kind, words: comparison.words),
              bytes: try bitmap.encodedAsPNG(), reference: reference,
              show: .picture(expected, actual, tolerance: .exact)))
        } else {
          files.clear()
        }
      } else {
        kind = .missing
      }
    } catch let error as FileFailure {
      result = .failed(SnapshotFailure(.unreadable(error), golden: path))
    } catch let error as CodecError {
      result = .failed(SnapshotFailure(.damaged(error), golden: path))
    }
    context.list(
      result, foreign: (kind, measure), record: record, took: environment.clock() - start,
      tellProblems: tellProblems)
    return result
  }
}
