import ArgumentParser
import Foundation
import Overscroll

struct GalleryCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Renders a folder of scenes to pictures and an index page.",
    discussion: """
      Example: overscroll gallery Scenes -o Gallery

      Every .yaml file of the folder and its subfolders is rendered into a folder of its own name, \
      except files that are only included by others. index.html and index.md show the pictures in \
      alphabetical order, with the titles and captions of the scenes. The paths of written files go \
      to standard output, everything else to standard error.
      \(ExitStatus.helpOfSeveralScenes)
      """)

  @Argument(help: "The folder with scene files.")
  var folder: String

  @Option(name: [.short, .long], help: "The directory for the pictures and the index pages.")
  var output: String

  @Option(help: "The title of the index pages. Default: the folder's name.")
  var title: String?

  @Option(name: [.short, .long], help: "Drawing threads, 1 to 256. Default: one per core.")
  var jobs: Int?

  @OptionGroup var progressOptions: ProgressOptions
  @OptionGroup var options: SceneOptions
  @OptionGroup var reporting: ReportingOptions

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("--jobs must be from 1 to 256, not \(jobs)")
    }
  }

  @MainActor
  func run() async throws {
    let console = Console(
      format: reporting.format, progress: progressOptions.progress, isQuiet: reporting.quiet)
    if SceneServer.isServing { await serve(console) }
    do {
      do { try Directory(path: folder).check() } catch {
        throw Failure.cannotReadSource(folder, error)
      }
      let names = scenes
      guard !names.isEmpty else { throw Failure.noScenes(folder) }
      var entries: [GalleryEntry] = []
      var failures: [Failure] = []
      try await AppProcess.with(console) { process in
        for name in names {
          do {
            entries += try await render(name, process, console)
          } catch let failure as Failure {
            console.report(failure)
            failures.append(failure)
          }
        }
        do { try process?.finish() } catch let failure as Failure {
          console.report(failure)
          failures.append(failure)
        }
      }
      let page = GalleryPage(title: title ?? defaultTitle, entries: entries)
      try write(page.html, to: "index.html", console)
      try write(page.markdown, to: "index.md", console)
      guard let first = failures.first else { return }
      throw names.count == 1 ? first.status.code : ExitStatus.someFailed.code
    } catch let failure as Failure {
      console.report(failure)
      throw failure.status.code
    }
  }

  private var defaultTitle: String {
    let name = URL(filePath: folder).standardizedFileURL.lastPathComponent
    return name.isEmpty || name == "/" ? "Scenes" : name
  }

  /// The scene files below the folder, sorted, without hidden files and included parts.
  private var scenes: [String] {
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let names = found.filter { path in
      path.hasSuffix(".yaml") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    let parts = parts(of: names)
    return names.filter { !parts.contains(folder.appending(file: $0).normalPath) }.sorted()
  }

  /// Returns the files that scenes include and that are not scenes themselves. A scene has the key
  /// `scene` with its version.
  private func parts(of names: [String]) -> Set<String> {
    var included: Set<String> = []
    for name in names {
      _ = try? SceneOptions.scenes(in: folder.appending(file: name), screens: nil) {
        included.insert($0.normalPath)
      }
    }
    return included.filter { path in
      guard let text = try? String(contentsOfFile: path, encoding: .utf8),
        case .mapping(let entries) = SceneFile.tree(text)?.content
      else { return true }
      return !entries.contains { $0.key == "scene" }
    }
  }

  /// Renders all variants of one scene file into a folder named after the file.
  @MainActor
  private func render(
    _ name: String, _ process: AppProcess?, _ console: Console
  ) async throws -> [GalleryEntry] {
    let renderings = try renderings(of: name)
    try RenderJob.checkForOverwrites(renderings)
    var entries: [GalleryEntry] = []
    for job in renderings {
      let reply =
        if job.scene.showsApp, let process {
          try process.play(job.request, of: job.scene)
        } else {
          try await rendered(job, console)
        }
      entries.append(
        GalleryEntry(
          job.scene, alternatives: reply.alternatives, file: name, folder: place(of: name)))
    }
    return entries
  }

  @MainActor
  private func rendered(_ job: RenderJob, _ console: Console) async throws -> SceneReply {
    let rendering = try SceneRendering(job, options, jobs: jobs, console: console)
    let written = try await rendering.run()
    return SceneReply(written: written, alternatives: try rendering.alternatives())
  }

  /// Returns the folder for the outputs of a scene file, relative to the folder of all outputs.
  private func place(of name: String) -> String { String(name.dropLast(".yaml".count)) }

  private func renderings(of name: String) throws -> [RenderJob] {
    let path = folder.appending(file: name)
    let target = RenderTarget.folder(output.appending(file: place(of: name)))
    return try options.scenes(path).enumerated().map {
      try RenderJob($1, number: $0, at: path, into: target)
    }
  }

  /// Renders the scenes that the parent process requests.
  @MainActor
  private func serve(_ console: Console) async -> Never {
    let names = scenes
    await SceneServer.serve(options, console) { request in
      let name = names.first { folder.appending(file: $0) == request.path }
      let job = try name.flatMap { name in
        try renderings(of: name).first { $0.request.number == request.number }
      }
      guard let job else { throw Failure.changed(request.path) }
      return try await rendered(job, console)
    }
  }

  private func write(_ text: String, to name: String, _ console: Console) throws {
    let file = try OutputFile(output.appending(file: name), inside: output)
    do {
      try file.write(Array(text.utf8))
      try file.finish()
    } catch {
      file.discard()
      throw error
    }
    try console.reportWritten(file.path)
  }
}
