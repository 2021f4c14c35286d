import Foundation
import HeadlessUIKit
@_spi(Overscroll) import HeadlessXCTest
import Overscroll
import Snapshots
import StageRuntime

/// The part of `overscroll test` that runs in a child process: it runs the tests that the parent
/// process requests, one after another.
@MainActor
final class TestWorker {
  private let command: TestCommand
  private let targets: [TestTarget]
  private let pipe: RecordPipe
  private var loaded: (target: Int, tests: LoadedTests, runner: TestRunner)?

  private init(_ command: TestCommand, _ pipe: RecordPipe) throws {
    (self.command, self.pipe) = (command, pipe)
    targets = try command.targets()
  }

  /// Runs tests until the parent process closes its end of the pipe, and ends the process.
  static func serve(_ command: TestCommand) throws -> Never {
    guard let pipe = RecordPipe.own else { preconditionFailure("no parent process") }
    SceneServer.watchEnds(timeout: command.timeout, showsCalls: command.debug, pipe)
    ProblemLog.namesPlaces = true
    let worker = try TestWorker(command, pipe)
    var requests = RequestReader<TestRequest>(pipe.input)
    while let request = requests.next() {
      var reply: TestReply
      do { reply = try worker.reply(to: request) } catch let failure as Failure {
        reply = TestReply(fault: failure.message)
      } catch {
        reply = TestReply(fault: "error: \(error)")
      }
      pipe.send(.reply, encoding: reply)
    }
    worker.loaded?.runner.finish()
    TemporaryFolder.removeAll()
    ProcessEnd.finish(0)
  }

  private func reply(to request: TestRequest) throws -> TestReply {
    let runner = try runner(of: request.target, run: request.run)
    guard let test = request.test else {
      return TestReply(tests: try runner.tests(), unmade: TestRegistry.unmade)
    }
    var outcome = runner.run(test)
    if let tests = loaded?.tests { outcome.failures = outcome.failures.map(tests.translated) }
    return TestReply(outcome: outcome, inlineSnapshots: InlineSnapshotJournal.take())
  }

  /// Returns the runner of a target, which is loaded for its first test. A process has the tests
  /// of one target only, because their classes may have equal names.
  private func runner(of number: Int, run: String) throws -> TestRunner {
    if let loaded, loaded.target == number { return loaded.runner }
    var environment = try command.environment()
    environment.run = SnapshotRun(id: run, isWhole: false, shard: nil)
    SnapshotEnvironment.ofTests = environment
    let tests = try LoadedTests(of: targets[number], try command.tools(Console(isQuiet: true)))
    try tests.load()
    let (conditions, fonts) = (command.conditions(of: targets[number]), command.library)
    let runner = TestRunner(
      endEarly: { [pipe] record in
        pipe.send(
          .reply,
          encoding: TestReply(
            outcome: TestOutcome(failures: record.failures),
            inlineSnapshots: InlineSnapshotJournal.take(), isLast: true))
        TemporaryFolder.removeAll()
        ProcessEnd.finish(0)
      },
      classDidFail: { [pipe] in pipe.send(.reply, encoding: TestReply(classFailures: $0)) },
      makeStage: { try tests.stage(under: conditions, fonts: fonts) })
    loaded = (number, tests, runner)
    return runner
  }
}
