import Foundation
import Overscroll
import Snapshots

/// The taking and comparing of the snapshots of a run, in one process.
@MainActor
struct SnapshotTaking {
  let run: SnapshotRun
  /// The folder of the run's manifest and pictures.
  let folder: String
  private let options: SceneSnapshots
  private let mode: RecordMode
  private let environment: SnapshotEnvironment
  private let registry = SnapshotRegistry()
  private let console: Console

  /// Prepares the environment of the snapshots.
  ///
  /// - Throws: `ValidationError` for environment variables that are not valid.
  init(
    _ options: SceneSnapshots, _ mode: RecordMode, _ run: SnapshotRun, _ console: Console
  ) throws {
    (self.options, self.mode, self.run, self.console) = (options, mode, run, console)
    var environment = try SnapshotEnvironment([:])
    let base = try options.artifacts.folder()
    folder = run.shard.map { "\(base)/\($0.folderName)" } ?? base
    environment.artifacts = folder
    environment.run = run
    environment.program = try options.artifacts.program()
    let start = ContinuousClock.now
    environment.clock = { start.duration(to: .now) }
    self.environment = environment
  }

  /// Plays a snapshot's screen and reports its problems.
  ///
  /// - Returns: A closure that draws and compares the snapshot on any thread.
  /// - Throws: `Failure`.
  func begin(_ item: SceneItem) throws -> @Sendable () async throws -> SnapshotOutcome {
    let options = options.options
    let screen = ScriptedScreen(
      item.scene, screens: ScreenCatalogue.offered.loadingApps(debug: options.debug),
      assets: try options.assets(forSceneAt: item.path), fonts: options.snapshotFonts)
    let stem = GoldenFile.stem(of: item.path)
    let title = self.options.title(of: item.path)
    let (id, scene) = ("\(title)/\(stem).\(item.name)", item.scene)
    do {
      let request = SnapshotRequest(
        of: screen, as: item.strategy, named: item.name, record: mode,
        directory: self.options.goldens.map { self.options.absolute("\($0)/\(stem)") },
        filePath: self.options.absolute(item.path), title: title)
      let taking = try request.play(
        in: SnapshotTest(suites: [], name: stem, identity: item.path), environment: environment,
        registry: registry, tellProblems: { options.report($0, console) })
      return {
        do {
          let (result, problems) = try await taking.concurrentResult()
          return SnapshotOutcome(result, problems, id, of: scene)
        } catch {
          throw error as? Failure ?? Failure.playing(scene, error)
        }
      }
    } catch {
      throw error as? Failure ?? Failure.playing(scene, error)
    }
  }
}

extension SnapshotOutcome {
  /// Describes the result of a snapshot.
  fileprivate init(
    _ result: SnapshotResult, _ problems: [String], _ id: String, of scene: SceneDescription
  ) {
    self.problems = problems
    switch result {
    case .matched, .inAnotherShard: lines = ["✓ \(id)"]
    case .recorded(let recording):
      lines = ["● \(id) recorded"]
      recorded = recording.golden
    case .skipped(let skip):
      lines = ["- \(id): \(skip)"]
      status = .somethingMissing
    case .failed(let failure):
      lines = ["✗ \(id): \(failure)"]
      status = .somethingMissing
      if case .noGolden = failure.verdict {
        lines.append("record:     overscroll record \(scene.source.fileName)")
      }
      if case .unwritable = failure.verdict { status = .cannotWrite }
    }
  }
}
