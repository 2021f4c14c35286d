import Foundation
import Overscroll

/// Takes a snapshot and compares it with its golden, with all settings as arguments. Adds a line to
/// the manifest if the environment has one.
///
/// - Throws: Errors of the screen.
@MainActor
package func verifySnapshot(
  of subject: some SnapshotSubject, as strategy: SnapshotStrategy, named name: String? = nil,
  record mode: RecordMode? = nil, tolerance: Tolerance? = nil, directory: String? = nil,
  filePath: String, line: UInt = 0, test: SnapshotTest, in environment: SnapshotEnvironment,
  registry: SnapshotRegistry, scope: SnapshotScope = .current,
  varied variation: SnapshotVariation = SnapshotVariation(),
  tellProblems: ([String]) -> Void = { _ in }
) throws -> SnapshotResult {
  try takeSnapshot(
    of: subject, as: strategy, named: name, record: mode, tolerance: tolerance,
    directory: directory, filePath: filePath, line: line, test: test, in: environment,
    registry: registry, scope: scope, varied: variation, tellProblems: tellProblems
  ).result(tellProblems: tellProblems)
}

/// Plays the screen of a snapshot, which needs the main actor.
///
/// - Parameter title: The title of the file in the list of the run; nil for a test file, whose
///   title follows from its package.
/// - Throws: Errors of the screen.
@MainActor
package func takeSnapshot(
  of subject: some SnapshotSubject, as strategy: SnapshotStrategy, named name: String? = nil,
  record mode: RecordMode? = nil, tolerance: Tolerance? = nil, directory: String? = nil,
  filePath: String, line: UInt = 0, title: String? = nil, test: SnapshotTest,
  in environment: SnapshotEnvironment,
  registry: SnapshotRegistry, scope: SnapshotScope = .current,
  varied variation: SnapshotVariation = SnapshotVariation(),
  tellProblems: ([String]) -> Void = { _ in }
) throws -> SnapshotTaking {
  PictureComparison.stop(unless: PictureComparison.provesItself)
  let start = environment.clock()
  let title = title ?? registry.title(ofTestsIn: filePath)
  let folder = GoldenFile.folder(
    directory: directory, filePath: filePath, title: title, environment: environment)
  // The number is taken before anything can fail, so that the outcome of one assertion does not
  // change the number of the next one.
  let last = name ?? "\(registry.number(for: test, in: folder))"
  let golden = GoldenFile(
    folder: folder, filePath: filePath,
    name: (test.suites + [test.name, last]).joined(separator: "."),
    pathExtension: strategy.pathExtension, title: title)
  let plan = environment.plan(forTestsIn: filePath, registry)
  let place = SnapshotPlace(
    golden: golden, test: test, filePath: filePath, line: line,
    artifacts: environment.artifacts(forTestsIn: filePath),
    run: environment.run.map { run in plan.map { run.following($0.name) } ?? run })
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
