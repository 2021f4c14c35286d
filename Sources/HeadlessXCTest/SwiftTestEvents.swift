/// The results of the run of one test of Swift Testing.
struct SwiftTestEvents {
  /// The identifier of the test.
  private let identifier: String
  /// The values that the running case of the test gets, in words; nil for a test without arguments.
  private var arguments: Substring?

  private(set) var didStart = false
  private(set) var failures: [TestRecord.Failure] = []
  /// The warnings, each with its file and line.
  private(set) var warnings: [String] = []
  /// The reason of a skipped test, which may be empty; nil for a test that ran.
  private(set) var skipReason: String?

  init(_ identifier: String) { self.identifier = identifier }

  mutating func add(_ record: SwiftTestRecord) {
    let event = record.payload
    let texts = (event.messages ?? []).map(\.text)
    let text = texts.joined(separator: "\n")
    switch event.kind {
    case "testStarted" where event.testID == identifier: didStart = true
    case "testCaseStarted":
      arguments = text.wholeMatch(of: #/(?s)Test case passing (.*) to .* started\./#)?.1
    case "testCaseEnded": arguments = nil
    case "testSkipped" where event.testID == identifier:
      skipReason = text.wholeMatch(of: #/(?s).* skipped: "(.*)"/#).map { String($0.1) } ?? ""
    case "issueRecorded":
      // The first text of `Issue.record` says only that.
      let hasOwn = texts.count > 1 && texts[0] == "Issue recorded"
      add(event.issue, hasOwn ? texts.dropFirst().joined(separator: "\n") : text)
    default: break
    }
  }

  /// Adds an issue. Issues of suites count as well: the test depends on them.
  private mutating func add(_ issue: SwiftTestRecord.Issue?, _ text: String) {
    guard let issue, !issue.isKnown else { return }
    let place = issue.sourceLocation
    let failure = TestRecord.Failure(
      message: arguments.map { "with \($0): \(text)" } ?? text,
      file: place?.filePath ?? place?._filePath ?? "", line: place?.line ?? 0)
    if issue.severity == "warning" {
      warnings.append("\(failure.file):\(failure.line): \(failure.message)")
    } else {
      failures.append(failure)
    }
  }
}
