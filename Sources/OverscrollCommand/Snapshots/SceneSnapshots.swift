import ArgumentParser
import Foundation
import HeadlessUIKit
import Overscroll
import Snapshots
import Typography

/// The comparison of scenes with their goldens, for `verify` and `record`.
struct SceneSnapshots: ParsableArguments {
  @Argument(help: "Scene files.", completion: .file(extensions: ["yaml", "yml"]))
  var scenes: [String]

  @Option(
    help: "The folder for the goldens. Default: __Snapshots__ next to each scene.",
    completion: .directory)
  var goldens: String?

  @Option(help: "Also compares a trace, with one row per this many points of scrolling.")
  var trace: Double?

  @Option(
    name: [.short, .long],
    help: "Threads for drawing and comparing, 1 to 256. Default: one per core.")
  var jobs: Int?

  @OptionGroup var options: SceneOptions
  @OptionGroup var artifacts: ArtifactOptions
  @OptionGroup var shards: ShardOptions

  func validate() throws {
    if let trace, !(trace > 0 && trace.isFinite) {
      throw ValidationError("--trace must be more than 0, not \(trace)")
    }
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("--jobs must be from 1 to 256, not \(jobs)")
    }
  }

  /// A snapshot that is being drawn.
  private struct PendingDrawing {
    let id: String
    let scene: SceneDescription
    let task: Task<(SnapshotResult, problems: [String]), any Error>
  }

  /// Compares all snapshots and reports the results in the order of the scenes.
  ///
  /// Screens are played one after another. Drawing and comparing uses `jobs` tasks, and at most
  /// twice as many snapshots are in progress.
  ///
  /// - Returns: Nil if all snapshots match their goldens; `cannotWrite` if a golden could not be
  ///   written.
  @MainActor
  func compareAll(_ mode: RecordMode, _ console: Console) async throws -> ExitStatus? {
    if let goldens, access(goldens, F_OK) == 0 {
      try Directory(path: goldens).read(for: "--goldens")
    }
    var (items, status) = ([SceneItem](), ExitStatus?.none)
    for path in scenes {
      for scene in try options.scenes(path) {
        try options.warn(of: scene, console)
        let own = SceneItem.all(of: scene, at: path, trace: trace)
        items += own
        notePages(of: scene, at: path, console)
        guard own.isEmpty else { continue }
        console.printLine(
          "✗ \(GoldenFile.stem(of: path)): nothing to compare; add an output, or pass --trace")
        status = .somethingMissing
      }
    }
    try checkForSharedGoldens()
    let shard = try shards.chosen()
    let run = run(of: items, shard)
    let environment = try environment(run)
    if let shard {
      let own = ShardPlan(items.map(\.work), shards: shard.count).ids(of: shard)
      items = items.filter { own.contains($0.work.id) }
    }
    guard let folder = environment.artifacts else { preconditionFailure("no artifacts") }
    try SnapshotManifest.begin(run, in: folder)
    let registry = SnapshotRegistry()
    let limit = 2 * (jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    var underWay: [PendingDrawing] = []
    for item in items {
      underWay.append(try begin(item, mode, environment, registry, console))
      if underWay.count >= limit {
        status = Self.worse(status, try await finish(underWay.removeFirst(), console))
      }
    }
    for one in underWay { status = Self.worse(status, try await finish(one, console)) }
    let taken = try SnapshotManifest.end(run, in: folder)
    for line in RunSummary(taken).lines { console.printLine(line) }
    return status
  }

  /// Returns the more serious status. A write error is the most serious, because it does not depend
  /// on the screens and another run would not fix it.
  private static func worse(_ first: ExitStatus?, _ second: ExitStatus?) -> ExitStatus? {
    [first, second].contains(.cannotWrite) ? .cannotWrite : first ?? second
  }

  /// Reports that HTML pages are not compared, so that users do not rely on it.
  private func notePages(of scene: SceneDescription, at path: String, _ console: Console) {
    for output in scene.outputs {
      guard case .html = output.format else { continue }
      console.printLine("- \(GoldenFile.stem(of: path))/\(output.file) is a page: not compared")
    }
  }

  /// Returns the description of the run. It is never a whole run, because the goldens of scenes
  /// that are not given are unknown.
  private func run(of items: [SceneItem], _ shard: Shard?) -> SnapshotRun {
    let plan = items.map { "\($0.work.id) \($0.work.cost)\n" }.sorted().joined()
    return SnapshotRun(
      id: "scenes \(getpid())", isWhole: false, shard: shard,
      plan: shard == nil ? "" : hexadecimal(contentHash(plan.utf8)))
  }

  private func environment(_ run: SnapshotRun) throws -> SnapshotEnvironment {
    var environment = try SnapshotEnvironment([:])
    let folder = try artifacts.folder()
    environment.artifacts = run.shard.map { "\(folder)/\($0.folderName)" } ?? folder
    environment.run = run
    let start = ContinuousClock.now
    environment.clock = { start.duration(to: .now) }
    return environment
  }

  @MainActor
  private func begin(
    _ item: SceneItem, _ mode: RecordMode, _ environment: SnapshotEnvironment,
    _ registry: SnapshotRegistry, _ console: Console
  ) throws -> PendingDrawing {
    let screen = ScriptedScreen(
      item.scene, screens: ScreenCatalogue.offered.loadingApps(optimised: !options.debug),
      assets: try options.assets(forSceneAt: item.path), fonts: options.snapshotFonts)
    let stem = GoldenFile.stem(of: item.path)
    let title = title(of: item.path)
    do {
      let request = SnapshotRequest(
        of: screen, as: item.strategy, named: item.name, record: mode,
        directory: goldens.map { absolute("\($0)/\(stem)") }, filePath: absolute(item.path),
        title: title)
      let taking = try request.play(
        in: SnapshotTest(suites: [], name: stem, identity: item.path), environment: environment,
        registry: registry, tellProblems: { options.report($0, console) })
      return PendingDrawing(
        id: "\(title)/\(stem).\(item.name)", scene: item.scene,
        task: Task { @concurrent in try await taking.concurrentResult() })
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure.playing(item.scene, error)
    }
  }

  @MainActor
  private func finish(_ one: PendingDrawing, _ console: Console) async throws -> ExitStatus? {
    do {
      let (result, problems) = try await one.task.value
      options.report(problems, console)
      return try report(result, one.id, of: one.scene, console)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure.playing(one.scene, error)
    }
  }

  /// Returns the absolute path, without `.` and `..`.
  private func absolute(_ path: String) -> String {
    let all = path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    return URL(fileURLWithPath: all).standardized.path
  }

  /// Returns the title of a scene in the report: its path without extension, relative to its
  /// package or else to the current directory. Scenes with one name in two folders get different
  /// titles.
  private func title(of path: String) -> String {
    let file = absolute(path)
    let current = FileManager.default.currentDirectoryPath
    let root = PackageFolder.around(file) ?? (file.hasPrefix("\(current)/") ? current : "")
    return ((file as NSString).deletingPathExtension as NSString)
      .substring(from: (root as NSString).length + 1)
  }

  /// Checks that no two scenes share a folder of goldens.
  ///
  /// - Throws: `ValidationError`.
  private func checkForSharedGoldens() throws {
    var files: [String: String] = [:]
    for path in scenes {
      let file = absolute(path)
      let stem = GoldenFile.stem(of: file)
      let folder = goldens ?? (file as NSString).deletingLastPathComponent
      let first = files["\(folder)/\(stem)"] ?? file
      files["\(folder)/\(stem)"] = first
      guard first == file else {
        throw ValidationError(
          "\(first) and \(file) would share goldens: rename one"
            + (goldens == nil ? "" : ", or run each with its own --goldens"))
      }
    }
  }

  private func report(
    _ result: SnapshotResult, _ id: String, of scene: SceneDescription, _ console: Console
  ) throws -> ExitStatus? {
    switch result {
    case .matched, .inAnotherShard:
      console.printLine("✓ \(id)")
      return nil
    case .recorded(let recording):
      console.printLine("● \(id) recorded")
      try console.result(recording.golden)
      return nil
    case .skipped(let skip):
      console.printLine("- \(id): \(skip)")
      return .somethingMissing
    case .failed(let failure):
      console.printLine("✗ \(id): \(failure)")
      if case .noGolden = failure.verdict {
        console.printLine("record:     overscroll record \(scene.source.fileName)")
      }
      if case .unwritable = failure.verdict { return .cannotWrite }
      return .somethingMissing
    }
  }
}
