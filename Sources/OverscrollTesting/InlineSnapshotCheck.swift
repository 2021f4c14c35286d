import Foundation
import HeadlessXCTest
package import Snapshots

/// One call of an assertion whose expected text is in the source.
package struct InlineSnapshotCheck {
  private let path, function: String
  private let line, column: UInt
  private let report: SnapshotReport
  /// The label of the closure that returns the text, and older labels.
  private let labels: [String]
  /// The number of trailing closures before that one.
  private let offset: Int

  /// The label of the assertions' own closure.
  package static let usualLabel = "matches"

  package init(
    fileID: StaticString, filePath: StaticString, function: String, line: UInt, column: UInt,
    labels: [String] = [usualLabel], offset: Int = 0
  ) {
    (path, self.function, self.line, self.column) = ("\(filePath)", function, line, column)
    (self.labels, self.offset) = (labels, offset)
    report = SnapshotReport(
      fileID: fileID, filePath: filePath, line: line, column: column, runner: .current)
  }

  /// Compares the text of a value and reports the result to the running test.
  ///
  /// - Parameters:
  ///   - mode: The rule for writing; nil for that of the environment.
  ///   - expected: The text in the source; nil if there is none.
  ///   - message: The words above a difference; empty for the usual ones.
  ///   - actual: Returns the text of the value; nil for a value without one.
  package func run(
    mode: RecordMode?, expected: String?, message: () -> String = { "" },
    actual: () throws -> String?
  ) {
    do {
      let mode = try mode ?? SnapshotEnvironment.current.get().record
      if let failure = failure(mode, expected, try actual(), message) { report.fail(failure) }
    } catch {
      report.fail("Threw error: \(error)")
    }
  }

  /// Returns the failure in the words of swift-snapshot-testing; nil for texts that match.
  private func failure(
    _ mode: RecordMode, _ expected: String?, _ actual: String?, _ message: () -> String
  ) -> String? {
    let difference = TextPatch(expected ?? "", actual ?? "")?.text.indented
    if mode == .all || expected == nil && mode != .never {
      guard expected != actual else { return nil }
      write(actual)
      let label = labels.first.flatMap { $0 == Self.usualLabel ? nil : " for \"\($0)\"" } ?? ""
      return "Automatically recorded a new snapshot\(label)."
        + (difference.map { " Difference: …\n\n\($0)" } ?? "")
        + "\n\nRe-run \"\(function)\" to assert against the newly-recorded snapshot."
    }
    guard expected != nil else { return "No expected value to assert against." }
    guard let difference else { return nil }
    let own = message()
    let words = "\(own.isEmpty ? "Snapshot did not match. Difference: …" : own)\n\n\(difference)"
    guard mode == .failed else { return words }
    write(actual)
    return words + "\n\nA new snapshot was automatically recorded."
  }

  private func write(_ text: String?) {
    InlineSnapshotJournal.add(
      InlineSnapshotEdit(
        path: path, line: Int(line), column: Int(column), labels: labels, offset: offset,
        text: text))
    // The command takes the snapshots of its processes.
    if TestRecord.current == nil { Self.writingAtExit }
  }

  /// Writes the snapshots at the end of the process. Test runners do not notify libraries.
  private static let writingAtExit: Void = {
    atexit {
      let lines = InlineSnapshotJournal.write(InlineSnapshotJournal.take())
      FileHandle.standardError.write(Data(lines.map { "\($0)\n" }.joined().utf8))
    }
  }()
}

extension String {
  /// The text with two spaces before each line.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      .joined(separator: "\n")
  }
}
