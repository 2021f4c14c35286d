import ArgumentParser
import Foundation
import ImageCodecs
import Overscroll

/// One scene's outputs.
@MainActor
struct SceneRendering {
  private let scene: SceneDescription
  private let command: RenderCommand
  private let console: Console
  private let app: LoadedApp?
  private let assets: DirectoryAssets
  private let outputs: [(path: String, output: SceneOutput)]

  init(_ path: String, command: RenderCommand, console: Console) throws {
    scene = try command.options.scene(path)
    try command.options.warn(of: scene, console)
    app = try command.options.app(of: scene, at: path, console)
    assets = try command.options.assets(forSceneAt: path)
    outputs = try Self.places(scene, command.output)
    self.command = command
    self.console = console
  }

  /// Where each output goes: below a directory, or the only one of its kind to a file.
  private static func places(
    _ scene: SceneDescription, _ target: String
  ) throws -> [(path: String, output: SceneOutput)] {
    guard let type = SceneOutput.FileType(fileName: target.fileName) else {
      return scene.outputs.map { (target.appending(file: $0.file), $0) }
    }
    let same = scene.outputs.filter { SceneOutput.FileType(fileName: $0.file) == type }
    guard same.count == 1 else {
      throw ValidationError(
        "-o \(target) needs a scene with one .\(type.rawValue) output, this one has \(same.count)")
    }
    return [(target, same[0])]
  }

  /// Threads.
  private var jobs: Int { command.jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  /// One run makes all outputs; each file appears whole or not at all.
  func run() async throws {
    guard !outputs.isEmpty else {
      try check()
      return console.say("\(scene.source.fileName): no outputs")
    }
    let start = ContinuousClock.now
    var played: [Stage] = []
    let recorder = Recorder(
      jobs: jobs, timing: scene.timing
    ) {
      let panels = try panels()
      played += panels.map(\.stage)
      return panels
    }
    var unfinished: [OutputFile] = []
    do {
      let isFile = SceneOutput.FileType(fileName: command.output.fileName) != nil
      let folder = isFile ? nil : command.output
      for (path, _) in outputs { unfinished.append(try OutputFile(path, inside: folder)) }
      let takes = zip(outputs, unfinished).map { take($0.output, to: $1) }
      var made = try await recorder.record(takes.compactMap(\.self))[...]
      let counts = takes.map { $0 == nil ? 1 : made.removeFirst() }
      for (output, file) in zip(outputs, unfinished) {
        let title = scene.title ?? scene.screen.name
        if let bytes = try recorder.bytes(of: output.output, title: title) { try file.write(bytes) }
      }
      for stage in played { try command.options.check(stage, assets) }
      try command.options.refuse(problems(of: played), console)
      for frames in counts {
        try unfinished[0].finish()
        let file = unfinished.removeFirst()
        try report(file, frames: frames, took: start.duration(to: .now))
      }
    } catch {
      for file in unfinished { file.discard() }
      // What was wrong before often says why.
      if !(error is Failure) { command.options.say(app?.problems ?? [], console) }
      throw failure(error)
    }
    command.options.say(problems(of: played), console)
  }

  /// The scene's screen, or those that it compares.
  private func panels() throws -> [FigurePanel] {
    func stage(_ scene: SceneDescription) throws -> Stage {
      try command.options.stage(for: scene, app: app, assets: assets)
    }
    guard !scene.panels.isEmpty else { return [FigurePanel(try stage(scene))] }
    return try scene.panels.map { FigurePanel(try stage($0.scene), caption: $0.caption) }
  }

  private func problems(of stages: [Stage]) -> [String] {
    let all = stages.flatMap(\.problems) + (app?.problems ?? [])
    return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Plays a scene that writes nothing, so that what is wrong with it is told all the same.
  private func check() throws {
    guard let sampling = TraceSampling() else { preconditionFailure("no rate is a rate") }
    do {
      var played: Stage?
      try Recorder(jobs: 1) {
        let stage = try command.options.stage(for: scene, app: app, assets: assets)
        played = stage
        return stage
      }.trace(sampling) { _ in }
      try command.options.check(played, assets)
    } catch {
      throw failure(error)
    }
  }

  private func take(_ output: SceneOutput, to file: OutputFile) -> Take? {
    let take = plainTake(output, to: file)
    return output.figure.flatMap { take?.framed($0) } ?? take
  }

  /// Nil for what is made of runs of its own.
  private func plainTake(_ output: SceneOutput, to file: OutputFile) -> Take? {
    switch output.format {
    case .png(.time(let time)):
      return .still(at: time, scale: output.scale) {
        try file.write($0.encodedAsPNG(jobs: jobs))
      }
    case .png(.end):
      return .still(at: nil, scale: output.scale) { try file.write($0.encodedAsPNG(jobs: jobs)) }
    case .png, .filmstrip, .plot, .diagram, .text, .html: return nil
    case .gif(let rate, let loop):
      guard let clock = FrameClock(framesPerSecond: rate) else {
        preconditionFailure("the scene file let \(rate) frames per second through")
      }
      return .film(
        clock: clock, scale: output.scale, loop: loop.gifLoop,
        progress: { console.progress(file.path, frame: $0) }, write: file.write)
    case .apng(let rate):
      return .film(
        framesPerSecond: rate, scale: output.scale,
        progress: { console.progress(file.path, frame: $0) }, write: file.write)
    }
  }

  private func report(_ file: OutputFile, frames: Int, took: Duration) throws {
    let seconds = String(format: "%.1f s", took / .seconds(1))
    let size =
      file.byteCount < 100_000
      ? "\((file.byteCount + 999) / 1000) kB"
      : String(format: "%.1f MB", Double(file.byteCount) / 1_000_000)
    console.say(
      "✓ \(file.path)  \(size)  \(frames) \(frames == 1 ? "frame" : "frames")  \(seconds)")
    try console.result(file.path)
  }

  private func failure(_ error: any Error) -> any Error {
    switch error {
    case is Failure, is ValidationError: error
    default: Failure.invalidScene(scene.explain(error))
    }
  }
}

extension SceneOutput.Loop {
  fileprivate var gifLoop: GIFLoop {
    switch self {
    case .forever: .forever
    case .once: .times(1)
    case .times(let count): .times(count)
    }
  }
}
