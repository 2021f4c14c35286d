import Foundation
package import HeadlessUIKit
import OverscrollTesting
package import Snapshots

/// A comparison of a picture with a golden of any name.
package struct PictureAssertion {
  private let place: SnapshotPlace
  private let tolerance: Tolerance
  private let isRecording: Bool
  private let testName: String
  private let filePath: StaticString
  private let line: UInt

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - folder: The folder of the golden.
  ///   - file: The name of the golden.
  package init(
    folder: String, file: String, tolerance: Tolerance, isRecording: Bool, testName: String,
    filePath: StaticString, line: UInt
  ) {
    place = SnapshotPlace(folder: folder, file: file, forTestsIn: "\(filePath)")
    (self.tolerance, self.isRecording, self.testName) = (tolerance, isRecording, testName)
    (self.filePath, self.line) = (filePath, line)
  }

  /// Compares a picture with the golden, and reports the result to the running test.
  package func run(_ image: UIImage) {
    let report = SnapshotReport(filePath: filePath, line: line, runner: .current)
    do {
      let environment = try SnapshotEnvironment.current.get()
      let test = SnapshotTest(testName: testName, fileID: "", filePath: "\(filePath)")
      report.report(
        try place.result(
          of: image, in: test, at: "\(filePath)", line,
          mode: isRecording ? .all : environment.record, tolerance: tolerance,
          environment: environment, tellProblems: report.warn))
    } catch {
      report.fail("\(error)")
    }
  }
}
