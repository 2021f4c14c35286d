import Foundation
import HeadlessXCTest
package import Snapshots
import Testing

/// The report of snapshot results to the test runner.
package struct SnapshotReport {
  /// The test runner of this process.
  package enum Runner {
    case swiftTesting
    case xctest(XCTestBridge)
    /// The runner of `overscroll test`.
    case headless

    /// The current runner, or nil without one. Detached tasks have no current test. In them, Swift
    /// Testing can still fail the run, but only by its own function: it ignores XCTest's.
    package static var current: Runner? {
      if Test.current == nil, TestRecord.current != nil { return .headless }
      let arguments = CommandLine.arguments
      // The arguments with which SwiftPM starts Swift Testing.
      let isSwiftTesting = zip(arguments, arguments.dropFirst()).contains {
        $0 == "--testing-library" && $1 == "swift-testing"
      }
      if Test.current != nil || isSwiftTesting { return .swiftTesting }
      return XCTestBridge().map(Runner.xctest)
    }
  }

  private let fileID: StaticString
  private let filePath: StaticString
  private let line: UInt
  private let column: UInt
  private let runner: Runner?

  package init(
    fileID: StaticString = #fileID, filePath: StaticString, line: UInt, column: UInt = 1,
    runner: Runner?
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    self.runner = runner
  }

  private var location: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// Runs a comparison and reports its result.
  func run(_ verify: () throws -> SnapshotResult) {
    AssertionLedger.process.begin()
    defer { AssertionLedger.process.end() }
    do {
      report(try verify())
    } catch {
      fail("\(error)")
    }
  }

  package func report(_ result: SnapshotResult) {
    switch result {
    // Another shard reports its own snapshots, and a report over all shards checks that none is
    // missing.
    case .matched, .inAnotherShard: return
    case .skipped(let skip): warn("\(skip)")
    case .recorded(let recording): fail("\(recording)")
    case .failed(let failure): fail("\(failure)", attachments: failure.attachments)
    }
  }

  package func warn(_ problems: [String]) {
    for problem in problems { warn(problem) }
  }

  package func fail(_ message: String, attachments: [(name: String, bytes: [UInt8])] = []) {
    switch runner {
    case .swiftTesting:
      for file in attachments {
        Attachment.record(file.bytes, named: file.name, sourceLocation: location)
      }
      Issue.record("\(message)", sourceLocation: location)
    case .xctest(let bridge):
      AssertionLedger.process.recordXCTestFailure("\(filePath):\(line): \(message)")
      bridge.fail(message, filePath: filePath, line: line)
    case .headless: TestRecord.fail(message, "\(filePath)", line)
    case nil: stop(message)
    }
  }

  /// Reports a message that does not fail the test.
  package func warn(_ message: String) {
    switch runner {
    case .swiftTesting:
      Issue.record("\(message)", severity: .warning, sourceLocation: location)
    case .xctest, .headless: write("warning: \(message)")
    case nil: stop(message)
    }
  }

  /// Stops the program, because no test runner can report the failure.
  private func stop(_ message: String) -> Never {
    write("error: \(message)\nassertSnapshot was called outside a test; use verifySnapshot there")
    preconditionFailure("assertSnapshot was called outside a test")
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data("\(filePath):\(line): \(text)\n".utf8))
  }
}
