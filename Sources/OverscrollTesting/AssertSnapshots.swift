public import Snapshots

/// Holds a screen against a golden for every combination of a matrix. Goldens are called after the
/// combinations: `fits.iphone-15.dark.png`. Every combination is tried, whatever became of the one
/// before.
///
///     assertSnapshots(
///       of: screen, as: .frame(),
///       on: SnapshotMatrix(devices: Device.common, styles: [.light, .dark]))
///
/// - Parameters:
///   - screen: is built and played afresh.
///   - strategy: what to take of the screen.
///   - matrix: under which circumstances.
///   - name: stands before the combination's in the goldens' names.
///   - mode: see `assertSnapshot`.
///   - tolerance: see `assertSnapshot`.
///   - directory: see `assertSnapshot`.
///   - fileID: of the call, for the report.
///   - filePath: of the call; the goldens lie beside it.
///   - testName: the first part of the goldens' names.
///   - line: of the call, for the report.
///   - column: of the call, for the report.
@MainActor
public func assertSnapshots(
  of screen: ScriptedScreen, as strategy: SnapshotStrategy, on matrix: SnapshotMatrix,
  named name: String? = nil, record mode: RecordMode? = nil, tolerance: Tolerance? = nil,
  directory: String? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let report = SnapshotReport(
    fileID: fileID, filePath: filePath, line: line, column: column, runner: .current)
  for cell in matrix.cells {
    report.hold {
      try takeSnapshot(
        of: screen, as: strategy, named: name.map { "\($0).\(cell.name)" } ?? cell.name,
        record: mode, tolerance: tolerance, directory: directory, fileID: "\(fileID)",
        filePath: "\(filePath)", testName: testName, line: line, varied: cell.variation,
        tellProblems: report.warn
      ).result(tellProblems: report.warn)
    }
  }
}

/// The same for tests that are `async`: all combinations are drawn and compared at once, on as many cores
/// as there are.
@MainActor
public func assertSnapshots(
  of screen: ScriptedScreen, as strategy: SnapshotStrategy, on matrix: SnapshotMatrix,
  named name: String? = nil, record mode: RecordMode? = nil, tolerance: Tolerance? = nil,
  directory: String? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) async {
  let report = SnapshotReport(
    fileID: fileID, filePath: filePath, line: line, column: column, runner: .current)
  AssertionLedger.process.begin()
  defer { AssertionLedger.process.end() }
  var underWay: [Task<(SnapshotResult, problems: [String]), any Error>] = []
  for cell in matrix.cells {
    do {
      let taking = try takeSnapshot(
        of: screen, as: strategy, named: name.map { "\($0).\(cell.name)" } ?? cell.name,
        record: mode, tolerance: tolerance, directory: directory, fileID: "\(fileID)",
        filePath: "\(filePath)", testName: testName, line: line, varied: cell.variation,
        tellProblems: report.warn)
      underWay.append(Task { @concurrent in try await taking.concurrentResult() })
    } catch {
      report.fail("\(error)")
    }
  }
  for task in underWay {
    do {
      let (result, problems) = try await task.value
      report.warn(problems)
      report.tell(result)
    } catch {
      report.fail("\(error)")
    }
  }
}
