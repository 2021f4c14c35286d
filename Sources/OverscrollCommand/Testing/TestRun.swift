import ArgumentParser
import Foundation
import HeadlessXCTest
import Snapshots

/// A run of tests and its report.
@MainActor
final class TestRun {
  private let command: TestCommand
  private let console: Console
  private let id = "tests \(getpid())"
  private var counts = (run: 0, failed: 0, skipped: 0, failures: 0)
  private var seconds = 0.0
  private let start = ContinuousClock.now
  /// The explanations that were printed.
  private var hints: Set<RecordingHint> = []
  private var inlineSnapshots: [InlineSnapshotEdit] = []
  /// Whether tests could not run, or a process ended between tests.
  private var isIncomplete = false

  init(_ command: TestCommand, _ console: Console) {
    (self.command, self.console) = (command, console)
  }

  /// Compiles and runs the tests of a target.
  ///
  /// - Throws: `Failure`.
  func run(_ target: TestTarget, _ number: Int) throws {
    _ = try LoadedTests(of: target, try command.tools(console))
    let limit = command.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    let pool = TestPool(number, target.name, run: id, limit: limit, console)
    do {
      let list = try pool.tests()
      for name in list.unmade {
        console.printLine(
          "error: \(name) has tests, but no initialiser without arguments: they cannot run")
        isIncomplete = true
      }
      var chosen = list.tests.filter(command.selects)
      if let scheme = target.scheme {
        for warning in scheme.warnings { console.warn(warning) }
        let count = chosen.count
        chosen = chosen.filter { scheme.runs($0.suite, $0.method) }
        if chosen.count < count {
          console.printLine(
            "\(target.name): the scheme '\(scheme.name)' leaves out \(count - chosen.count) tests")
        }
      }
      if let shard = try command.shards.chosen() {
        chosen = chosen.filter { shard.contains("\(target.name)/\($0.path)") }
      }
      if command.list {
        for test in chosen {
          try console.result("\(target.name)/\(test.path)")
        }
        return pool.stop()
      }
      try pool.run(chosen, report)
      inlineSnapshots += pool.inlineSnapshots
      for failure in pool.otherFailures {
        console.printLine(failure)
        isIncomplete = true
      }
    } catch {
      pool.stop()
      throw error
    }
  }

  private func report(_ test: TestID, _ outcome: TestOutcome) {
    counts.run += 1
    seconds += outcome.seconds
    for problem in outcome.problems { console.warn(problem) }
    for failure in outcome.failures {
      let text = failure.text(after: "\(test.name) : ")
      console.printLine(RecordingHint.removingRepeated(from: text, given: &hints))
    }
    let time = "(\(Self.text(outcome.seconds)) seconds)"
    if !outcome.failures.isEmpty {
      counts.failed += 1
      counts.failures += outcome.failures.count
      console.printLine("Test Case '\(test.name)' failed \(time)")
    } else if let reason = outcome.skipReason {
      counts.skipped += 1
      let words = reason.isEmpty ? "" : ": \(reason)"
      console.printLine("Test Case '\(test.name)' skipped \(time)\(words)")
    } else {
      console.printLine("Test Case '\(test.name)' passed \(time)")
    }
  }

  private static func text(_ seconds: Double) -> String {
    "\((seconds * 1000).rounded() / 1000)"
  }

  /// Prints the summary.
  ///
  /// - Throws: `ExitCode` if a test failed or could not run, or if there was none.
  func finish() throws {
    guard !command.list else { return }
    let folder = try command.artifacts.folder()
    let run = SnapshotRun(id: id, isWhole: false, shard: nil)
    let summary = RunSummary(try SnapshotManifest.end(run, in: folder))
    for line in InlineSnapshotJournal.write(inlineSnapshots) + summary.lines {
      console.printLine(line)
    }
    if command.against == .ios {
      let manifest = try SnapshotManifest(in: folder).flatMap { $0.isOf(run) ? $0 : nil }
      for line in ForeignSummary(manifest?.entries ?? []).lines { console.printLine(line) }
    }
    let wall = start.duration(to: .now) / .seconds(1)
    let skipped = counts.skipped == 0 ? "" : "\(counts.skipped) skipped and "
    console.printLine(
      "Executed \(counts.run) tests, with \(skipped)\(counts.failures) failures in "
        + "\(counts.failed) tests, in \(Self.text(seconds)) (\(Self.text(wall))) seconds")
    if counts.failed > 0 || counts.run == 0 || isIncomplete {
      throw ExitStatus.somethingMissing.code
    }
  }
}

extension TestRecord.Failure {
  /// Returns the failure as a line of Xcode's log.
  ///
  /// - Parameter name: The text before the message.
  func text(after name: String = "") -> String {
    let place = file.isEmpty ? "" : "\(file):\(line): "
    return "\(place)error: \(name)\(message)"
  }
}
