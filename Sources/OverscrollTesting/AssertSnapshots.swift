public import Snapshots

/// Compares a screen with one golden file per combination of a matrix.
///
/// Goldens are named after the combinations, such as `fits.iphone-15.dark.png`. Every combination
/// is compared, whatever the results of the previous ones.
///
/// ```swift
/// assertSnapshots(
///   of: screen, as: .frame(),
///   on: SnapshotMatrix(devices: Device.common, styles: [.light, .dark]))
/// ```
///
/// - Parameters:
///   - screen: The scripted screen, which is built and played from the start for each combination.
///   - strategy: The part of the screen to capture.
///   - matrix: The combinations of circumstances.
///   - name: The part of the goldens' names before that of the combination.
///   - mode: See `assertSnapshot`.
///   - tolerance: See `assertSnapshot`.
///   - directory: See `assertSnapshot`.
///   - fileID: The file of the call, for the report.
///   - filePath: The path of the call; the goldens are stored next to it.
///   - testName: The first part of the goldens' names.
///   - line: The line of the call, for the report.
///   - column: The column of the call, for the report.
@MainActor
public func assertSnapshots(
  of screen: ScriptedScreen, as strategy: SnapshotStrategy, on matrix: SnapshotMatrix,
  named name: String? = nil, record mode: RecordMode? = nil, tolerance: Tolerance? = nil,
  directory: String? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let requests = matrix.cells.map { cell in
    SnapshotRequest(
      of: screen, as: strategy, named: name.map { "\($0).\(cell.name)" } ?? cell.name,
      record: mode, tolerance: tolerance, directory: directory, filePath: "\(filePath)",
      line: line, varied: cell.variation)
  }
  SnapshotAssertion(
    requests, fileID: fileID, filePath: filePath, testName: testName, line: line, column: column
  ).run()
}

/// Compares a screen with one golden file per combination of a matrix, for tests that are `async`.
/// All combinations are drawn and compared in parallel, on all available cores.
@MainActor
public func assertSnapshots(
  of screen: ScriptedScreen, as strategy: SnapshotStrategy, on matrix: SnapshotMatrix,
  named name: String? = nil, record mode: RecordMode? = nil, tolerance: Tolerance? = nil,
  directory: String? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) async {
  let requests = matrix.cells.map { cell in
    SnapshotRequest(
      of: screen, as: strategy, named: name.map { "\($0).\(cell.name)" } ?? cell.name,
      record: mode, tolerance: tolerance, directory: directory, filePath: "\(filePath)",
      line: line, varied: cell.variation)
  }
  await SnapshotAssertion(
    requests, fileID: fileID, filePath: filePath, testName: testName, line: line, column: column
  ).run()
}
