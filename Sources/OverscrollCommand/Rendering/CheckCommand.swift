import ArgumentParser
import Foundation
import Overscroll

struct CheckCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Reports all errors of scene files without drawing anything.",
    discussion: """
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
    var failures: [Failure] = []
    for path in scenes {
      do {
        let all = try options.scenes(path)
        let jobs = try all.enumerated().map { try RenderJob($1, number: $0, at: path) }
        try RenderJob.checkForOverwrites(jobs)
        for scene in all {
          try ScenePlaying(scene, at: path, options, console).check()
          for output in scene.outputs { try OutputDestination.check(output) }
        }
        console.note("✓ \(path)")
      } catch let failure as Failure {
        console.report(failure)
        failures.append(failure)
      }
    }
    if let hint = Self.hint(failures), reporting.format == .text { console.note(hint) }
    guard let first = failures.first else { return }
    throw scenes.count == 1 ? first.status.code : ExitStatus.someFailed.code
  }

  /// Returns a hint at the help page for the first kind of error that has one.
  private static func hint(_ failures: [Failure]) -> String? {
    for case .scene(let invalid) in failures {
      let codes = invalid.problems.map(\.kind.code)
      guard let code = codes.first(where: { ProblemGuide.page(for: $0) != nil }) else { continue }
      return "learn more: overscroll explain \(code)"
    }
    return nil
  }
}
