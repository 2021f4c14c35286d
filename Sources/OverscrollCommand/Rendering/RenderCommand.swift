import ArgumentParser
import Foundation
import ImageCodecs
import Overscroll
import Snapshots

struct RenderCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Renders the outputs of scene files.",
    discussion: """
      Example: overscroll render header.yaml -o Output

      The paths of written files go to standard output, everything else to standard error. A missing \
      image or font is a warning; a damaged one is an error. Films (.mp4, .webm) need an installed ffmpeg.
      \(ExitStatus.helpOfSeveralScenes)
      """)

  @Argument(
    help: "Scene files; - reads one from standard input.",
    completion: .file(extensions: ["yaml", "yml"]))
  var scenes: [String]

  @Option(
    name: [.short, .long],
    help: """
      The directory for the outputs; a file, if one output has its format; or - for standard output, if \
      there is one output.
      """,
    completion: .file())
  var output = "."

  @Option(name: [.short, .long], help: "Drawing threads, 1 to 256. Default: one per core.")
  var jobs: Int?

  @Option(
    name: [.customShort("q"), .long],
    help:
      "The balance of quality, file size and speed: best, balanced (or normal), small or draft."
  )
  var quality = QualityArgument.balanced

  @OptionGroup var selection: RenderSelection

  @Flag(help: "Renders again whenever a scene, its images or its app change, until interrupted.")
  var watch = false

  @Flag(
    name: .customLong("no-cache"),
    help: """
      Draws all outputs. By default, outputs are copied from the cache if the program, the scene, its \
      images, its fonts and the options are unchanged; films and screens of app: are always drawn.
      """)
  var ignoresCache = false

  @Flag(help: "Opens the written files in the system's default program.")
  var open = false

  @OptionGroup var progressOptions: ProgressOptions
  @OptionGroup var options: SceneOptions
  @OptionGroup var reporting: ReportingOptions
  @OptionGroup var shards: ShardOptions

  func validate() throws {
    // Each job holds up to two pictures in memory.
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("--jobs must be from 1 to 256, not \(jobs)")
    }
    try checkForDuplicates()
    let target = try RenderTarget(output)
    if scenes.count > 1, case .file = target {
      throw ValidationError("-o \(output) is one file, but there are \(scenes.count) scenes")
    }
    if target == .standardOutput {
      if scenes.count > 1 {
        throw ValidationError("-o - is one picture, but there are \(scenes.count) scenes")
      }
      if open || watch {
        throw ValidationError("-o - writes no file: it cannot be combined with --open or --watch")
      }
      if isatty(STDOUT_FILENO) == 1 {
        throw ValidationError("-o - would write a picture to the terminal: redirect the output")
      }
    }
    if selection.docc {
      guard case .folder = target else {
        throw ValidationError("--docc writes several files: -o \(output) is one")
      }
    }
    if watch, scenes.contains("-") {
      throw ValidationError("--watch cannot watch standard input")
    }
  }

  /// Checks that no scene is given twice, under any spelling of its path.
  ///
  /// - Throws: `ValidationError`.
  private func checkForDuplicates() throws {
    var paths: Set<String> = []
    for path in scenes where !paths.insert(path.normalPath).inserted {
      throw ValidationError(
        path == "-" ? "standard input is given twice" : "the scene \(path) is given twice")
    }
  }

  @MainActor
  func run() async throws {
    let target = try RenderTarget(output)
    let console = Console(
      format: reporting.format, progress: progressOptions.progress, isQuiet: reporting.quiet,
      hasResults: target != .standardOutput)
    if SceneServer.isServing { await serve(target, console) }
    var written: Set<String> = []
    guard watch else { return try await render(to: target, &written, console) }
    try await SceneWatch { SceneInputs(scenes, options) }.run { _ in
      do {
        try await render(to: target, &written, console)
      } catch let error as ValidationError {
        console.printLine("error: \(error.message)")
      } catch is ExitCode {
        // The problem was already reported, and the next change may fix it.
      }
      console.note("watching; interrupt to stop")
      return written
    }
  }

  @MainActor
  private func render(
    to target: RenderTarget, _ written: inout Set<String>, _ console: Console
  ) async throws {
    var failures: [Failure] = []
    func told(_ work: () async throws -> Void) async throws {
      do {
        try await work()
      } catch let failure as Failure {
        console.report(failure)
        failures.append(failure)
      }
    }
    var jobs: [RenderJob] = []
    for path in try chosenScenes() {
      try await told {
        for scene in try selection.scenes(path, options) {
          jobs.append(try RenderJob(path, scene, selection, target))
        }
      }
    }
    try RenderJob.checkForOverwrites(jobs)
    let cache = renderCache
    try await AppProcess.with(console) { process in
      for job in jobs {
        written.formUnion(job.outputs.map(\.path.normalPath))
        try await told {
          let made =
            if job.scene.showsApp, let process {
              try process.play(job.request, of: job.scene).written
            } else {
              try await rendering(job, cache, console).run()
            }
          if open { try await SystemOpener.open(made, console) }
        }
      }
      try await told { try process?.finish() }
    }
    guard let first = failures.first else { return }
    let isAll = failures.count == max(jobs.count, scenes.count)
    throw scenes.count == 1 && (jobs.count <= 1 || isAll)
      ? first.status.code : ExitStatus.someFailed.code
  }

  @MainActor
  private func rendering(
    _ job: RenderJob, _ cache: RenderCache?, _ console: Console
  ) throws -> SceneRendering {
    try SceneRendering(
      job, options, jobs: jobs, quality: quality, cache: cache, console: console)
  }

  /// Renders the scenes that the parent process requests.
  @MainActor
  private func serve(_ target: RenderTarget, _ console: Console) async -> Never {
    await SceneServer.serve(options, console) { request in
      let scenes = try selection.scenes(request.path, options)
      guard let scene = scenes.first(where: { request.means($0.number, isDark: $0.isDark) }) else {
        throw Failure.changed(request.path)
      }
      let job = try RenderJob(request.path, scene, selection, target)
      return SceneReply(written: try await rendering(job, nil, console).run())
    }
  }

  /// The cache of outputs, or nil if everything is drawn.
  private var renderCache: RenderCache? {
    let environment = ProcessInfo.processInfo.environment
    let isOff = environment["OVERSCROLL_NO_CACHE"].map { !$0.isEmpty } ?? false
    // The program's state must be read before an app is loaded into the process.
    guard !ignoresCache, !isOff, ProgramState.name != nil else { return nil }
    return RenderCache(BuildCache(environment: environment))
  }

  /// Returns the scenes of this shard. A scene that cannot be read has cost 0 and fails in its
  /// shard.
  private func chosenScenes() throws -> [String] {
    guard let shard = try shards.chosen() else { return scenes }
    guard !scenes.contains("-") else {
      throw ValidationError("a scene from standard input cannot be divided among shards")
    }
    let items = scenes.map { path in
      let all = (try? options.scenes(path)) ?? []
      let cost = all.reduce(0) { sum, scene in
        scene.outputs.reduce(sum) { $0 + SceneItem.cost(of: $1, in: scene) }
      }
      return ShardPlan.Item(id: path, cost: Int(min(cost, 1e15)))
    }
    let own = ShardPlan(items, shards: shard.count).ids(of: shard)
    return scenes.filter { own.contains($0) }
  }
}
