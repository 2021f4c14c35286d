public import Foundation
import OverscrollTesting

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
  InlineSnapshotCheck(
    fileID: fileID, filePath: filePath, function: "\(function)", line: line, column: column,
    labels: [syntaxDescriptor.trailingClosureLabel]
      + syntaxDescriptor.deprecatedTrailingClosureLabels,
    offset: syntaxDescriptor.trailingClosureOffset
  ).run(
    mode: (record ?? SnapshotTestingConfiguration.currentRecord)?.mode, expected: expected?(),
    message: message
  ) {
    guard let value = try value() else { return nil }
    let later = snapshotting.snapshot(value)
    guard let text = SnapshotWait.value(of: later, atMost: timeout) else {
      throw SnapshotTimeout(seconds: timeout)
    }
    return text
  }
}
