import Foundation
import Overscroll

/// A snapshot that an assertion or a command asks for: what to take of a subject, and how to compare it with
/// which golden.
package struct SnapshotRequest {
  private let subject: any SnapshotSubject
  private let strategy: SnapshotStrategy
  /// The golden's name in its test; nil for the next number.
  package let name: String?
  /// When to write the golden; nil for what the scope or the environment says.
  private let mode: RecordMode?
  /// What counts as the same picture; nil for what the scope says, or else `.exact`.
  private let tolerance: Tolerance?
  /// The folder of the golden; nil for the one beside the source.
  private let directory: String?
  /// The source file that asks for the snapshot.
  package let filePath: String
  /// The line of that file.
  private let line: UInt
  /// The file's name in the list of the run; nil for a file of tests, which has its name from the package.
  private let title: String?
  private let variation: SnapshotVariation

  package init(
    of subject: some SnapshotSubject, as strategy: SnapshotStrategy, named name: String? = nil,
    record mode: RecordMode? = nil, tolerance: Tolerance? = nil, directory: String? = nil,
    filePath: String, line: UInt = 0, title: String? = nil,
    varied variation: SnapshotVariation = SnapshotVariation()
  ) {
    (self.subject, self.strategy, self.name, self.mode) = (subject, strategy, name, mode)
    (self.tolerance, self.directory, self.title) = (tolerance, directory, title)
    (self.filePath, self.line, self.variation) = (filePath, line, variation)
  }

  /// Plays the screen: the part of a snapshot that needs the main actor.
  ///
  /// - Parameter tellProblems: told what could not be shown as the screen meant it, also if there is nothing.
  /// - Throws: what the screen throws.
  @MainActor
  package func play(
    in test: SnapshotTest, environment: SnapshotEnvironment, registry: SnapshotRegistry,
    scope: SnapshotScope = .current, tellProblems: ([String]) -> Void = { _ in }
  ) throws -> SnapshotTaking {
    PictureComparison.stop(unless: PictureComparison.provesItself)
    let start = environment.clock()
    let plan = environment.plan(forTestsIn: filePath, registry)
    let place = place(in: test, environment, registry, plan)
    let golden = place.golden
    if let shard = environment.shard, !(plan?.gives(golden, to: shard) ?? shard.holds(golden.id)) {
      place.beginList(tellProblems: tellProblems)
      return .known(.inAnotherShard)
    }
    func failed(_ verdict: SnapshotVerdict) -> SnapshotTaking {
      let result = SnapshotResult.failed(SnapshotFailure(verdict, golden: golden.path))
      place.list(result, took: environment.clock() - start, tellProblems: tellProblems)
      return .known(result)
    }
    let tolerance = tolerance ?? scope.tolerance ?? .exact
    guard !tolerance.isBlind else { return failed(.blindTolerance(tolerance)) }
    let played: PlayedSnapshot
    do {
      played = try strategy.take(
        of: subject.snapshotSource, in: scope, filePath: filePath, varied: variation)
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
        played: played, place: place, tolerance: tolerance,
        mode: mode ?? scope.record ?? environment.record, registry: registry,
        playing: environment.clock() - start, clock: environment.clock))
  }

  /// Numbers the snapshot if it has no name, so that a failure does not change the number of the next one.
  private func place(
    in test: SnapshotTest, _ environment: SnapshotEnvironment, _ registry: SnapshotRegistry,
    _ plan: GoldenPlan?
  ) -> SnapshotPlace {
    let title = title ?? registry.title(ofTestsIn: filePath)
    let folder = GoldenFile.folder(
      directory: directory, filePath: filePath, title: title, environment: environment)
    let last = name ?? "\(registry.number(for: test, in: folder))"
    let golden = GoldenFile(
      folder: folder, filePath: filePath,
      name: (test.suites + [test.name, last]).joined(separator: "."),
      pathExtension: strategy.pathExtension, title: title)
    return SnapshotPlace(
      golden: golden, test: test, filePath: filePath, line: line,
      artifacts: environment.artifacts(forTestsIn: filePath),
      run: environment.run.map { run in plan.map { run.following($0.name) } ?? run })
  }
}
