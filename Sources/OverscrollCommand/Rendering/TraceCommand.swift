import ArgumentParser
import Foundation
import Overscroll

struct TraceCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Prints the values of a screen over time, one line per display tick.",
    discussion: """
      Example: overscroll trace header.yaml --every 10pt --format csv

      Values are not rounded, and layout is not snapped to pixels.
      \(ExitStatus.helpOfOneScene)
      """)

  @Argument(
    help: "A scene file; - reads it from standard input.",
    completion: .file(extensions: ["yaml", "yml"]))
  var scene: String

  @Option(
    help: "The refresh rate of the display in Hz, 1 to 240. Default: that of the scene.")
  var rate: Int?

  @Option(
    help: "Prints a tick only after the first scroll view has moved this far, for example 10pt.")
  var every: Distance?

  @Option(help: "json: one object per line. csv: columns with a header.", transform: Self.named)
  var format = TraceFormat.json

  @OptionGroup var options: SceneOptions

  private static func named(_ name: String) throws -> TraceFormat {
    if let format = TraceFormat(rawValue: name) { return format }
    let known = TraceFormat.allCases.map(\.rawValue).joined(separator: " or ")
    throw ValidationError("--format must be \(known), not \(name)")
  }

  struct Distance: ExpressibleByArgument {
    let points: CGFloat

    init?(argument: String) {
      let number = argument.hasSuffix("pt") ? String(argument.dropLast(2)) : argument
      guard let value = Double(number), value > 0, value.isFinite else { return nil }
      points = CGFloat(value)
    }
  }

  func validate() throws {
    guard TraceSampling(rate: rate, every: every?.points) != nil else {
      throw ValidationError("--rate must be from 1 to 240, not \(rate ?? 0)")
    }
  }

  @MainActor
  func run() async throws {
    let console = Console()
    if SceneServer.isServing {
      await SceneServer.serve(options, console) { _ in
        try trace(try options.scene(scene), console)
        return SceneReply()
      }
    }
    do {
      let played = try options.scene(scene)
      try await AppProcess.with(console) { process in
        if played.showsApp, let process {
          _ = try process.play(SceneRequest(path: scene, number: 0), of: played)
        } else {
          try trace(played, console)
        }
      }
    } catch let failure as Failure {
      console.report(failure)
      throw failure.status.code
    }
  }

  @MainActor
  private func trace(_ played: SceneDescription, _ console: Console) throws {
    try options.warn(of: played, console)
    guard let sampling = TraceSampling(rate: rate, every: every?.points) else { return }
    let app = try options.app(of: played, at: scene, console)
    let assets = try options.assets(forSceneAt: scene)
    var stage: Stage?
    let recorder = Recorder(jobs: 1) {
      let made = try options.stage(for: played, app: app, assets: assets)
      stage = made
      return made
    }
    var rows: [TraceRow] = []
    var problems: [TraceProblem] = []
    do {
      try recorder.trace(sampling) { row in
        problems += row.problems.filter { !problems.contains($0) }
        switch format {
        case .json: try console.result(row.json)
        case .csv: rows.append(row)
        }
      }
      if format == .csv {
        for line in TraceTable(rows).lines { try console.result(line) }
      }
      try options.check(stage, assets)
    } catch {
      // Earlier problems of the app often explain the error.
      options.report(app?.problems ?? [], console)
      throw error as? Failure ?? Failure.playing(played, error)
    }
    let told =
      problems.map(\.description) + (stage?.problems ?? [])
      + (app?.problems ?? [])
    try options.failIfStrict(told, console)
    options.report(told, console)
  }
}
