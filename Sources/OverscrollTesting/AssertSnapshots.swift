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

/// Compares a screen with one golden file per combination of a matrix, for tests that are `async`.
/// All combinations are drawn and compared in parallel, on all available cores.
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
