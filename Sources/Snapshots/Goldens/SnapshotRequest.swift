import Foundation
import Overscroll

/// The request of an assertion or a command for a snapshot: its content, and the golden to compare
/// it with.
package struct SnapshotRequest {
  private enum Content {
    case subject(any SnapshotSubject, SnapshotStrategy)
    case text(String, pathExtension: String)

    var pathExtension: String {
      switch self {
      case .subject(_, let strategy): strategy.pathExtension
      case .text(_, let pathExtension): pathExtension
      }
    }
  }

  private let content: Content
  /// The golden's name in its test; nil for the next number.
  package let name: String?
  /// The condition for writing the golden; nil for that of the scope or the environment.
  private let mode: RecordMode?
  /// The tolerance of the comparison; nil for that of the scope, otherwise `.exact`.
  private let tolerance: Tolerance?
  /// The folder of the golden; nil for the one next to the source file.
  private let directory: String?
  /// The source file that requests the snapshot.
  package let filePath: String
  /// The line in that source file.
  private let line: UInt
  /// The file's name in the list of the run. Nil for test files, which are named after their
  /// package.
  private let title: String?
  private let variation: SnapshotVariation

  package init(
    of subject: some SnapshotSubject, as strategy: SnapshotStrategy, named name: String? = nil,
    record mode: RecordMode? = nil, tolerance: Tolerance? = nil, directory: String? = nil,
    filePath: String, line: UInt = 0, title: String? = nil,
    varied variation: SnapshotVariation = SnapshotVariation()
  ) {
    content = .subject(subject, strategy)
    (self.name, self.mode) = (name, mode)
    (self.tolerance, self.directory, self.title) = (tolerance, directory, title)
    (self.filePath, self.line, self.variation) = (filePath, line, variation)
  }

  /// Requests the snapshot of a value's text.
  ///
  /// - Throws: The errors of the strategy.
  package init<Value>(
    of value: Value, as strategy: TextStrategy<Value>, named name: String?,
    record mode: RecordMode?, directory: String?, filePath: String, line: UInt
  ) throws {
    content = .text(try strategy.text(value), pathExtension: strategy.pathExtension)
    (self.name, self.mode, self.directory) = (name, mode, directory)
    (tolerance, title, variation) = (nil, nil, SnapshotVariation())
    (self.filePath, self.line) = (filePath, line)
  }

  /// Plays the screen: the part of a snapshot that needs the main actor.
  ///
  /// - Parameter tellProblems: Called with descriptions of what could not be shown as intended,
  ///   even if there are none.
  /// - Throws: Errors that the screen throws.
  @MainActor
  package func play(
    in test: SnapshotTest, environment: SnapshotEnvironment, registry: SnapshotRegistry,
    scope: SnapshotScope = .current, tellProblems: ([String]) -> Void = { _ in }
  ) throws -> SnapshotOutcome {
    PictureComparison.stop(unless: PictureComparison.isReliable)
    let start = environment.clock()
    let plan = environment.plan(forTestsIn: filePath, registry)
    let place = context(in: test, environment, registry, plan)
    let golden = place.golden
    guard environment.isAssigned(golden, plan) else {
      place.beginList(tellProblems: tellProblems)
      return .known(.inAnotherShard)
    }
    func failed(_ verdict: SnapshotVerdict) -> SnapshotOutcome {
      let result = SnapshotResult.failed(SnapshotFailure(verdict, golden: golden.path))
      place.list(result, took: environment.clock() - start, tellProblems: tellProblems)
      return .known(result)
    }
    let tolerance = tolerance ?? scope.tolerance ?? .exact
    guard !tolerance.isBlind else { return failed(.blindTolerance(tolerance)) }
    let played: PlayedSnapshot
    do {
      switch content {
      case .subject(let subject, let strategy):
        played = try strategy.capture(
          of: subject.snapshotSource, in: scope, filePath: filePath, varied: variation)
      case .text(let text, _):
        played = PlayedSnapshot(artifact: .text(text), mayBeEmpty: true)
      }
    } catch let problem as MomentProblem {
      return failed(.noMoment(problem))
    } catch let unmasked as UnmaskedView {
      return failed(.nothingToMask(unmasked.name))
    } catch is CoveringMask {
      return failed(.allMasked)
    } catch is SnapshotMisuse {
      return failed(.onlyAPicture)
    }
    // Missing resources are part of the failure that they cause.
    tellProblems(played.problems.filter { !played.missing.contains($0) })
    return .pending(
      PendingSnapshot(
        played: played, context: place, tolerance: tolerance,
        mode: mode ?? scope.record ?? environment.record, registry: registry,
        playing: environment.clock() - start, clock: environment.clock))
  }

  /// Finds the place of the snapshot. Numbers it if it has no name, before the comparison, so that
  /// a failure does not change the next number.
  private func context(
    in test: SnapshotTest, _ environment: SnapshotEnvironment, _ registry: SnapshotRegistry,
    _ plan: GoldenPlan?
  ) -> SnapshotContext {
    let title = title ?? registry.title(ofTestsIn: filePath)
    let folder = GoldenFile.folder(
      directory: directory, filePath: filePath, title: title, environment: environment)
    let last = name ?? "\(registry.number(for: test, in: folder))"
    let golden = GoldenFile(
      folder: folder, filePath: filePath,
      name: (test.suites + [test.name, last]).joined(separator: "."),
      pathExtension: content.pathExtension, title: title)
    return SnapshotContext(
      golden: golden, test: test, filePath: filePath, line: line,
      artifacts: environment.artifacts(forTestsIn: filePath),
      run: environment.run.map { run in plan.map { run.following($0.name) } ?? run },
      program: environment.program)
  }
}
