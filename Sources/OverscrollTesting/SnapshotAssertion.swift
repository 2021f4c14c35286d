import Snapshots

/// The snapshots of one call of an assertion, and the report of their results.
@MainActor
struct SnapshotAssertion {
  private let requests: [SnapshotRequest]
  private let fileID, testName: String
  private let report: SnapshotReport

  init(
    _ requests: [SnapshotRequest], fileID: StaticString, filePath: StaticString, testName: String,
    line: UInt, column: UInt
  ) {
    self.requests = requests
    (self.fileID, self.testName) = ("\(fileID)", testName)
    report = SnapshotReport(
      fileID: fileID, filePath: filePath, line: line, column: column, runner: .current)
  }

  /// Takes the snapshots one after another. A failure does not prevent the next snapshot.
  func run() {
    for request in requests {
      report.run {
        try play(request).result(tellProblems: report.warn)
      }
    }
  }

  /// Plays the snapshots on the main actor, and draws and compares them on all cores.
  func run() async {
    AssertionLedger.process.begin()
    defer { AssertionLedger.process.end() }
    var underWay: [Task<(SnapshotResult, problems: [String]), any Error>] = []
    for request in requests {
      do {
        let taking = try play(request)
        underWay.append(Task { @concurrent in try await taking.concurrentResult() })
      } catch {
        report.fail("\(error)")
      }
    }
    for task in underWay {
      do {
        let (result, problems) = try await task.value
        report.warn(problems)
        report.report(result)
      } catch {
        report.fail("\(error)")
      }
    }
  }

  private func play(_ request: SnapshotRequest) throws -> SnapshotOutcome {
    try request.playInRunningTest(
      fileID: fileID, testName: testName, tellProblems: report.warn)
  }
}
