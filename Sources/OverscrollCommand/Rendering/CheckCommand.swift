import ArgumentParser
import Foundation
import Overscroll

struct CheckCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Reports all errors of scene files without drawing anything.",
    discussion: """
      Example: overscroll check Scenes/*.yaml

      Reads the scenes, creates their screens and plays their scripts. Checks keys, values, variants, \
      screen options, targets, apps, images and fonts. Nothing is drawn or written.

      Exit codes: 2 some scenes failed, 64 wrong usage, 65 invalid scene, image or font, 66 input \
      not found, 69 a required program is missing.
      """)

  @Argument(
    help: "Scene files; - reads one from standard input.",
    completion: .file(extensions: ["yaml", "yml"]))
  var scenes: [String]

  @OptionGroup var options: SceneOptions
  @OptionGroup var reporting: ReportingOptions

  @MainActor
  func run() async throws {
    let console = Console(format: reporting.format, isQuiet: reporting.quiet)
    if SceneServer.isServing { await serve(console) }
    var failures: [Failure] = []
    func told(_ work: () throws -> Void) throws {
      do {
        try work()
      } catch let failure as Failure {
        console.report(failure)
        failures.append(failure)
      }
    }
    try await AppProcess.with(console) { process in
      for path in scenes {
        try told {
          let jobs = try options.scenes(path).enumerated().map {
            try RenderJob($1, number: $0, at: path)
          }
          try RenderJob.checkForOverwrites(jobs)
          for job in jobs {
            if job.scene.showsApp, let process {
              _ = try process.play(job.request, of: job.scene)
            } else {
              try check(job.scene, at: path, console)
            }
          }
          console.note("✓ \(path)")
        }
      }
      try told { try process?.finish() }
    }
    if let hint = Self.hint(failures), reporting.format == .text { console.note(hint) }
    guard let first = failures.first else { return }
    throw scenes.count == 1 ? first.status.code : ExitStatus.someFailed.code
  }

  @MainActor
  private func check(_ scene: SceneDescription, at path: String, _ console: Console) throws {
    try ScenePlaying(scene, at: path, options, console).check()
    for output in scene.outputs { try OutputDestination.check(output) }
  }

  /// Checks the scenes that the parent process requests.
  @MainActor
  private func serve(_ console: Console) async -> Never {
    await SceneServer.serve(options, console) { request in
      let all = try options.scenes(request.path)
      guard all.indices.contains(request.number) else { throw Failure.changed(request.path) }
      try check(all[request.number], at: request.path, console)
      return SceneReply()
    }
  }

  /// Returns a hint at the help page for the first kind of error that has one.
  private static func hint(_ failures: [Failure]) -> String? {
    for failure in failures {
      guard let code = failure.problemCodes.first(where: { ProblemGuide.page(for: $0) != nil })
      else { continue }
      return "learn more: overscroll explain \(code)"
    }
    return nil
  }
}
