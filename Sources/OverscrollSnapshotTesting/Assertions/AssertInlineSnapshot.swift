public import Foundation
import HeadlessXCTest
import OverscrollTesting
import Snapshots

/// Compares a value with the text that a closure at the call returns, and fails the running test if
/// they differ.
///
/// Without a closure, it is written to the source after the tests. The rule for that is the one
/// for goldens: `all` writes each text, `failed` also those that differ, `never` none.
///
/// - Parameters:
///   - value: The value to compare; nil has no text.
///   - snapshotting: The strategy.
///   - message: The text of the failure, above the difference; empty for the usual one.
///   - record: The rule for writing; nil for that of the part of the tests.
///   - timeout: The longest time to wait for the snapshot, in seconds of the stage's time.
///   - syntaxDescriptor: The closure at the call, for functions that call this one.
///   - expected: Returns the text of the value; nil if it has not been written yet.
///   - fileID: The file of the call, for the report.
///   - filePath: The path of the call.
///   - function: The function of the call, for the report.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, function: StaticString = #function,
  line: UInt = #line, column: UInt = #column
) {
  let report = SnapshotReport(
    fileID: fileID, filePath: filePath, line: line, column: column, runner: .current)
  let mode: RecordMode
  var actual: String?
  do {
    let environment = try SnapshotEnvironment.current.get()
    mode = (record ?? SnapshotTestingConfiguration.currentRecord)?.mode ?? environment.record
    if let value = try value() {
      let later = snapshotting.snapshot(value)
      guard let text = SnapshotWait.value(of: later, atMost: timeout) else {
        return report.fail(
          "the snapshot was not ready within \(timeout) seconds of the stage's time")
      }
      actual = text
    }
  } catch {
    return report.fail("Threw error: \(error)")
  }
  func write() {
    InlineSnapshotJournal.add(
      InlineSnapshotEdit(
        path: "\(filePath)", line: Int(line), column: Int(column),
        labels: [syntaxDescriptor.trailingClosureLabel]
          + syntaxDescriptor.deprecatedTrailingClosureLabels,
        offset: syntaxDescriptor.trailingClosureOffset, text: actual),
      writesAtExit: TestRecord.current == nil)
  }
  let text = expected?()
  let difference = snapshotting.diffing.diff(text ?? "", actual ?? "")?.0.indented
  if mode == .all || text == nil && mode != .never {
    guard text != actual else { return }
    write()
    let own = syntaxDescriptor.trailingClosureLabel
    let isUsual = own == InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel
    let label = isUsual ? "" : " for \"\(own)\""
    return report.fail(
      "Automatically recorded a new snapshot\(label)."
        + (difference.map { " Difference: …\n\n\($0)" } ?? "")
        + "\n\nRe-run \"\(function)\" to assert against the newly-recorded snapshot.")
  }
  guard text != nil else { return report.fail("No expected value to assert against.") }
  guard let difference else { return }
  let own = message()
  var words = "\(own.isEmpty ? "Snapshot did not match. Difference: …" : own)\n\n\(difference)"
  if mode == .failed {
    write()
    words += "\n\nA new snapshot was automatically recorded."
  }
  report.fail(words)
}

extension String {
  /// The text with two spaces before each line.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      .joined(separator: "\n")
  }
}
