import Foundation

/// Takes a snapshot and holds it against its golden, with everything as an argument. Adds a line to the
/// manifest if the environment keeps one.
///
/// - Throws: what the screen throws.
@MainActor
package func verifySnapshot(
  of subject: some SnapshotSubject, as strategy: SnapshotStrategy, named name: String? = nil,
  record mode: RecordMode? = nil, tolerance: Tolerance? = nil, directory: String? = nil,
  filePath: String, line: UInt = 0, test: SnapshotTest, in environment: SnapshotEnvironment,
  registry: SnapshotRegistry, scope: SnapshotScope = .current,
  varied variation: SnapshotVariation = SnapshotVariation(),
  tellProblems: ([String]) -> Void = { _ in }
) throws -> SnapshotResult {
  precondition(PictureComparison.provesItself, "the comparer takes different pictures for equal")
  let folder = GoldenFile.folder(
    directory: directory, filePath: filePath, environment: environment)
  let played: PlayedSnapshot
  do {
    played = try strategy.take(
      of: subject.snapshotSource, in: scope, filePath: filePath, varied: variation)
  } catch let problem as MomentProblem {
    return .failed(SnapshotFailure(.noMoment(problem), golden: test.name))
  } catch let unmasked as UnmaskedView {
    return .failed(SnapshotFailure(.nothingToMask(unmasked.name), golden: test.name))
  } catch is SnapshotMisuse {
    return .failed(SnapshotFailure(.onlyAPicture, golden: test.name))
  }
  // What is missing is said by the failure it makes.
  tellProblems(played.problems.filter { !played.missing.contains($0) })
  let last = name ?? "\(registry.number(for: test, in: folder))"
  let golden = GoldenFile(
    folder: folder, filePath: filePath,
    name: (test.suites + [test.name, last]).joined(separator: "."),
    pathExtension: played.artifact.pathExtension)
  let bytes = try played.artifact.encoded()
  guard registry.claim(golden.path, contents: bytes) else {
    return .failed(SnapshotFailure(.nameTaken, golden: golden.path))
  }
  let artifacts = environment.artifacts(forTestsIn: filePath)
  let record = GoldenRecord(fonts: played.fonts)
  let result = try SnapshotVerification(
    played: played, bytes: bytes, record: record, golden: golden,
    tolerance: tolerance ?? scope.tolerance ?? .exact,
    mode: mode ?? scope.record ?? environment.record, artifacts: artifacts
  ).result()
  guard let run = environment.run else { return result }
  var entry = ManifestEntry(result, golden: golden, test: test, file: filePath, line: line)
  entry.record = record.fonts.isEmpty ? "" : record.text
  entry.hash = hexadecimal(contentHash(bytes))
  do {
    try SnapshotManifest.append(entry, of: run, in: artifacts)
  } catch {
    // A result that can be told stands; one that nobody could accept or prune is told as well.
    tellProblems(["the manifest cannot be written: \(error)"])
  }
  return result
}

extension ManifestEntry {
  fileprivate init(
    _ result: SnapshotResult, golden: GoldenFile, test: SnapshotTest, file: String, line: UInt
  ) {
    self.init(
      id: golden.id, verdict: .matched, suite: test.suites.joined(separator: "."),
      test: test.name, file: file, line: line, golden: golden.path)
    switch result {
    case .matched: break
    case .skipped(let skip): (verdict, words) = (.skipped, "\(skip)")
    case .recorded(let recording): (verdict, words) = (.recorded, "\(recording)")
    case .failed(let failure):
      (verdict, words) = (.failed, "\(failure.verdict)")
      (actual, difference) = (failure.actual, failure.difference)
      (comparison, offsets) = (failure.comparison, failure.offsets)
    }
  }
}
