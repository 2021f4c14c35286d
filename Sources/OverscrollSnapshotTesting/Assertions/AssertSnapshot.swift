public import Foundation

/// Compares a value with its golden file, and fails the running test if they differ.
///
/// Goldens have the places and names of swift-snapshot-testing:
/// `__Snapshots__/<TestFile>/<test>.<name or number>.<extension>` next to the test's source.
/// Pictures are compared with a golden of this package. If a Mac has recorded the golden in that
/// place, this package's own is in the folder `Overscroll` next to it, because the fonts differ.
///
/// - Parameters:
///   - value: The value to compare.
///   - snapshotting: The strategy.
///   - name: The name of the golden in its test; nil for the next number from 1.
///   - record: The rule for writing goldens; nil for that of the part of the tests.
///   - timeout: The longest time to wait for the snapshot, in seconds of the stage's time.
///   - fileID: The file of the call, for the report.
///   - filePath: The path of the call; the golden is stored next to it.
///   - testName: The first part of the golden's name.
///   - line: The line of the call, for the report.
///   - column: The column of the call, for the report.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotCheck(
    name: name, record: record, directory: nil, timeout: timeout, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column
  ).report(value, snapshotting)
}

/// Compares a value with its golden file. The older spelling of `assertSnapshot(of:as:)`.
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Compares a value with one golden file per strategy, which are named after the keys.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    SnapshotCheck(
      name: name, record: record, directory: nil, timeout: timeout, fileID: fileID,
      filePath: filePath, testName: testName, line: line, column: column
    ).report(value, strategy)
  }
}

/// Compares a value with one golden file per strategy, which are numbered.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    SnapshotCheck(
      name: nil, record: record, directory: nil, timeout: timeout, fileID: fileID,
      filePath: filePath, testName: testName, line: line, column: column
    ).report(value, strategy)
  }
}

/// Compares a value with its golden file, and returns the failure in words.
///
/// - Parameter snapshotDirectory: The folder of the golden; nil for the one next to the test's
///   source.
/// - Returns: The failure, or nil if the value matches.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  SnapshotCheck(
    name: name, record: record, directory: snapshotDirectory, timeout: timeout, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column
  ).failure(value, snapshotting)
}

/// Compares a value with its golden file, and returns the failure in words. The older spelling of
/// `verifySnapshot(of:as:)`.
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record,
    snapshotDirectory: snapshotDirectory, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}
