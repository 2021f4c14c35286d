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

  /// Compares all snapshots and reports the results in the order of the scenes.
  ///
  /// Screens are played one after another. Drawing and comparing uses `jobs` tasks, and at most
  /// twice as many snapshots are in progress.
  ///
  /// - Returns: Nil if all snapshots match their goldens; `cannotWrite` if a golden could not be
  ///   written.
  @MainActor
  func compareAll(_ mode: RecordMode, _ console: Console) async throws -> ExitStatus? {
    if SceneServer.isServing { await serve(mode, console) }
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
    let run = run(of: items, shard, id: "scenes \(getpid())")
    let taking = try SnapshotTaking(self, mode, run, console)
    try SnapshotManifest.begin(run, in: taking.folder)
    let chosen = shard.map { ShardPlan(items.map(\.work), shards: $0.count).ids(of: $0) }
    let own = items.enumerated().filter { chosen?.contains($1.work.id) ?? true }
    let limit = 2 * (jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    try await AppProcess.with(console) { process in
      var underWay: [PendingDrawing] = []
      for (number, item) in own {
        underWay.append(try begin(item, number, taking, process))
        if underWay.count >= limit {
          status = Self.worse(status, try await finish(underWay.removeFirst(), console))
        }
      }
      for one in underWay { status = Self.worse(status, try await finish(one, console)) }
    }
    let taken = try SnapshotManifest.end(run, in: taking.folder)
    for line in RunSummary(taken).lines { console.printLine(line) }
    return status
  }

  /// Compares the snapshots that the parent process requests.
  @MainActor
  private func serve(_ mode: RecordMode, _ console: Console) async -> Never {
    var known: (items: [SceneItem], taking: SnapshotTaking)?
    await SceneServer.serve(options, console) { request in
      if known == nil {
        let items = try scenes.flatMap { path in
          try options.scenes(path).flatMap { SceneItem.all(of: $0, at: path, trace: trace) }
        }
        let run = run(of: items, try shards.chosen(), id: request.run ?? "")
        known = (items, try SnapshotTaking(self, mode, run, console))
      }
      guard let (items, taking) = known, let number = request.item,
        items.indices.contains(number), items[number].path == request.path
      else { throw Failure.changed(request.path) }
      return SceneServer.draw(try taking.begin(items[number]))
    }
  }

  /// Returns the more serious status. A write error is the most serious, because it does not depend
  /// on the screens and another run would not fix it. Next is an app that ended its process.
  private static func worse(_ first: ExitStatus?, _ second: ExitStatus?) -> ExitStatus? {
    let both = [first, second]
    return [.cannotWrite, .invalidInput].first(where: both.contains) ?? first ?? second
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
  private func run(of items: [SceneItem], _ shard: Shard?, id: String) -> SnapshotRun {
    let plan = items.map { "\($0.work.id) \($0.work.cost)\n" }.sorted().joined()
    return SnapshotRun(
      id: id, isWhole: false, shard: shard,
      plan: shard == nil ? "" : hexadecimal(contentHash(plan.utf8)))
  }

  /// Plays a snapshot's screen, in this process or in the child process.
  @MainActor
  private func begin(
    _ item: SceneItem, _ number: Int, _ taking: SnapshotTaking, _ process: AppProcess?
  ) throws -> PendingDrawing {
    guard item.scene.showsApp, let process else {
      let work = try taking.begin(item)
      return .here(Task { @concurrent in try await work() })
    }
    var request = SceneRequest(path: item.path, number: 0)
    (request.item, request.run) = (number, taking.run.id)
    let id = try process.send(request, of: item.scene)
    do {
      try process.wait(for: id)
    } catch let failure as Failure {
      guard case .appEnded = failure else { throw failure }
      // Snapshots that are being drawn are reported first.
      return .ended(failure)
    }
    return .inChild(process, request, item.scene, id: id)
  }

  @MainActor
  private func finish(_ one: PendingDrawing, _ console: Console) async throws -> ExitStatus? {
    let outcome: SnapshotOutcome
    do { outcome = try await self.outcome(of: one) } catch let failure as Failure {
      guard case .appEnded = failure else { throw failure }
      console.report(failure)
      return failure.status
    }
    options.report(outcome.problems, console)
    for line in outcome.lines { console.printLine(line) }
    if let recorded = outcome.recorded { try console.result(recorded) }
    return outcome.status
  }

  @MainActor
  private func outcome(of one: PendingDrawing) async throws -> SnapshotOutcome {
    switch one {
    case .here(let task): return try await task.value
    case .ended(let failure): throw failure
    case .inChild(let process, let request, let scene, let id):
      do {
        return try process.reply(to: id).snapshot ?? SnapshotOutcome()
      } catch is AppProcess.Interruption {
        // The code of another scene ended the process while the picture was drawn.
        return try process.play(request, of: scene).snapshot ?? SnapshotOutcome()
      }
    }
  }

  /// Returns the absolute path, without `.` and `..`.
  func absolute(_ path: String) -> String {
    let all = path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    return URL(fileURLWithPath: all).standardized.path
  }

  /// Returns the title of a scene in the report: its path without extension, relative to its
  /// package or else to the current directory. Scenes with one name in two folders get different
  /// titles.
  func title(of path: String) -> String {
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
}
