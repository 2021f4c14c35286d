import ArgumentParser
import Foundation
import Overscroll

struct TraceCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace", abstract: "Prints a screen's numbers over time, a line per tick.",
    discussion: """
      Numbers are not rounded and layout is not snapped to pixels.
      \(ExitStatus.words)
      """)

  @Argument(help: "A scene file; - reads it from standard input.")
  var scene: String

  @Option(help: "Ticks per second, 1 to 240.")
  var rate = 60

  @Option(
    help: "Only ticks after which the first scroll view has moved this far, for example 10pt.")
  var every: Distance?

  @Option(help: "json prints an object a line, csv columns with a header.")
  var format = Format.json

  @OptionGroup var options: SceneOptions

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json, csv

    var trace: TraceFormat { self == .json ? .json : .csv }
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
      throw ValidationError("--rate must be from 1 to 240, not \(rate)")
    }
  }

  @MainActor
  func run() async throws {
    let console = Console()
    do {
      try trace(console)
    } catch let failure as Failure {
      console.say(failure.message)
      throw failure.status.code
    }
  }

  @MainActor
  private func trace(_ console: Console) throws {
    let played = try options.scene(scene)
    try options.warn(of: played, console)
    guard let sampling = TraceSampling(rate: rate, every: every?.points) else { return }
    let assets = options.assets(forSceneAt: scene)
    var stage: Stage?
    let recorder = Recorder(jobs: 1) {
      let made = try options.stage(for: played, assets: assets)
      stage = made
      return made
    }
    var isFirst = true
    do {
      try recorder.trace(sampling) { row in
        if isFirst, let header = format.trace.header(for: row) { try console.result(header) }
        isFirst = false
        try console.result(format.trace.line(for: row))
      }
      try options.check(stage, assets)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure.invalidScene(played.explain(error))
    }
    try options.refuse(stage?.problems ?? [], console)
    options.say(stage?.problems ?? [], console)
  }
}
