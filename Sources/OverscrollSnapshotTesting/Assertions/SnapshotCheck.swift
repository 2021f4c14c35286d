import Foundation
import HeadlessUIKit
import HeadlessXCTest
import OverscrollTesting
import Snapshots
import Synchronization

/// One call of an assertion.
struct SnapshotCheck {
  /// The golden's name; nil for the next number.
  let name: String?
  /// The rule for writing goldens; nil for that of the part of the tests.
  let record: SnapshotTestingConfiguration.Record?
  /// The folder of the golden; nil for the one next to the test's source.
  let directory: String?
  /// The longest time to wait for the snapshot, in seconds.
  let timeout: TimeInterval
  let fileID, filePath: StaticString
  let testName: String
  let line, column: UInt

  private enum Outcome {
    case compared(SnapshotResult)
    case failed(String)
    case passed
  }

  private var report: SnapshotReport {
    SnapshotReport(
      fileID: fileID, filePath: filePath, line: line, column: column, runner: .current)
  }

  /// Compares a value with its golden, and reports the result to the running test.
  func report<Value, Format>(
    _ value: () throws -> Value, _ strategy: Snapshotting<Value, Format>
  ) {
    switch outcome(value, strategy) {
    case .compared(let result): report.report(result)
    case .failed(let message): report.fail(message)
    case .passed: break
    }
  }

  /// Compares a value with its golden, and returns the failure in words; nil without one.
  func failure<Value, Format>(
    _ value: () throws -> Value, _ strategy: Snapshotting<Value, Format>
  ) -> String? {
    switch outcome(value, strategy) {
    case .compared(.failed(let failure)): "\(failure)"
    case .compared(.recorded(let recording)): "\(recording)"
    case .compared, .passed: nil
    case .failed(let message): message
    }
  }

  private func outcome<Value, Format>(
    _ value: () throws -> Value, _ strategy: Snapshotting<Value, Format>
  ) -> Outcome {
    do {
      let environment = try SnapshotEnvironment.current.get()
      // The number is taken first, so that a failure does not change the next one.
      let place = SnapshotPlace(self, strategy.pathExtension)
      guard let taken = SnapshotWait.value(of: strategy.snapshot(try value()), atMost: timeout)
      else { throw SnapshotTimeout(seconds: timeout) }
      switch (strategy.diffing.comparison, taken) {
      case (.picture, let image as UIImage) where image.size.width * image.size.height == 0:
        return .failed(
          "the picture is empty: the view has no size. Set its frame, or pass 'size:' to the strategy"
        )
      case (.picture(let tolerance), let image as UIImage):
        return .compared(
          try place.result(
            of: image, in: test, at: "\(filePath)", line, mode: mode(environment),
            tolerance: tolerance, environment: environment, tellProblems: report.warn))
      case (.text, _ as String) where strategy.showsUIKit && environment.reference == .ios:
        // The trees of iOS contain private views.
        return .passed
      case (.text, let text as String):
        let path = strategy.showsUIKit ? place.ownPath : place.path
        let made = MadeSnapshot(.text(text), golden: path, title: place.title)
        return .compared(
          try made.result(
            in: test, at: "\(filePath)", line, mode: mode(environment), tolerance: .exact,
            environment: environment, registry: .process, tellProblems: report.warn))
      default: return try compare(taken, strategy.diffing, place.path, environment)
      }
    } catch {
      return .failed("\(error)")
    }
  }

  private var test: SnapshotTest {
    SnapshotTest(testName: testName, fileID: "\(fileID)", filePath: "\(filePath)")
  }

  private func mode(_ environment: SnapshotEnvironment) -> RecordMode {
    (record ?? SnapshotTestingConfiguration.currentRecord)?.mode ?? environment.record
  }

  /// Compares a value with its golden by the functions of its own strategy.
  private func compare<Format>(
    _ taken: Format, _ diffing: Diffing<Format>, _ path: String,
    _ environment: SnapshotEnvironment
  ) throws -> Outcome {
    let mode = mode(environment)
    let data = diffing.toData(taken)
    guard let reference = FileManager.default.contents(atPath: path) else {
      guard mode != .never else { return .failed("there is no golden \(path)") }
      return try recorded(data, path, replaced: false)
    }
    if mode == .all { return try recorded(data, path, replaced: true) }
    guard let (message, _) = diffing.diff(diffing.fromData(reference), taken) else {
      return .passed
    }
    if mode == .failed { return try recorded(data, path, replaced: true) }
    return .failed("\(message)\ngolden:     \(path)")
  }

  private func recorded(_ data: Data, _ path: String, replaced: Bool) throws -> Outcome {
    try AtomicFile.write([UInt8](data), to: path)
    return .compared(.recorded(SnapshotRecording(golden: path, replaced: replaced)))
  }
}
