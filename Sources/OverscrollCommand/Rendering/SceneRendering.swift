import ArgumentParser
import Foundation
import Graphics
import ImageCodecs
import Overscroll

/// One scene's outputs.
@MainActor
struct SceneRendering {
  private let job: RenderJob
  /// Threads.
  private let jobs: Int
  private let quality: QualityArgument
  private let console: Console
  private let playing: ScenePlaying

  private var scene: SceneDescription { job.scene }

  /// - Parameter jobs: threads; nil for as many as there are cores.
  /// - Throws: as `ScenePlaying`.
  init(
    _ job: RenderJob, _ options: SceneOptions, jobs: Int?, quality: QualityArgument = .balanced,
    console: Console
  ) throws {
    (self.job, self.quality, self.console) = (job, quality, console)
    self.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    playing = try ScenePlaying(job.scene, at: job.path, options, console)
  }

  /// One run makes all outputs; each file appears whole or not at all.
  ///
  /// - Returns: the paths of what was written.
  func run() async throws -> [String] {
    guard !job.outputs.isEmpty else {
      try playing.check()
      console.remark("\(scene.source.fileName): no outputs")
      return []
    }
    let start = ContinuousClock.now
    let recorder = playing.recorder(jobs: jobs)
    var unfinished: [OutputDestination] = []
    do {
      for (path, output) in job.outputs {
        unfinished.append(
          try OutputDestination(path, for: output, inside: job.target.folder))
      }
      let takes = zip(job.outputs, unfinished).map { take($0.output, to: $1) }
      if console.showsProgress { try playing.begin(takes.compactMap(\.self), recorder, console) }
      var made = try await recorder.record(takes.compactMap(\.self))[...]
      let counts = takes.map { $0 == nil ? 1 : made.removeFirst() }
      for ((_, output), file) in zip(job.outputs, unfinished) {
        let title = scene.title ?? scene.screen.name
        if let bytes = try recorder.bytes(of: output, title: title) { try file.write(bytes) }
      }
      try playing.refuse()
      var written: [String] = []
      for (output, frames) in zip(job.outputs.map(\.output), counts) {
        let file = unfinished[0]
        try file.finish(console)
        unfinished.removeFirst()
        try report(file, frames: frames, took: start.duration(to: .now))
        if output.maximumByteCount == nil, let hint = SizeHint(output, bytes: file.byteCount) {
          console.remark("  \(hint.words)")
        }
        written.append(file.path)
      }
      playing.sayProblems()
      return written
    } catch {
      for file in unfinished { file.discard() }
      throw playing.failure(error, of: job.outputs.map(\.output))
    }
  }

  private func take(_ output: SceneOutput, to file: OutputDestination) -> Take? {
    var take = plainTake(output, to: file)?.played(
      at: output.speed, from: job.range?.start ?? 0, until: job.range?.end ?? .infinity)
    if let limit = output.maximumByteCount {
      take = take?.limited(toBytes: limit) { [console] in
        console.remark("  \(file.path): \($0)")
      }
    }
    return output.figure.flatMap { take?.framed($0) } ?? take
  }

  private func still(at time: TimeInterval?, _ output: SceneOutput, _ file: OutputDestination)
    -> Take
  {
    .png(at: time, scale: output.scale, effort: quality.png) {
      try file.write($0)
      playing.count()
    }
  }

  /// Nil for what is made of runs of its own.
  private func plainTake(_ output: SceneOutput, to file: OutputDestination) -> Take? {
    let progress = { (_: Int) in playing.count() }
    switch output.format {
    case .png(.time(let time)): return still(at: time, output, file)
    case .png(.end): return still(at: nil, output, file)
    case .png, .filmstrip, .plot, .diagram, .text, .html: return nil
    case .gif(let rate, let loop):
      guard let clock = FrameClock(framesPerSecond: rate) else {
        preconditionFailure("the scene file let \(rate) frames per second through")
      }
      return .film(
        clock: clock, scale: output.scale, loop: loop.gifLoop, quality: quality.gif,
        progress: progress,
        write: file.write)
    case .apng(let rate):
      return .film(
        framesPerSecond: rate, scale: output.scale, progress: progress, write: file.write)
    case .webP(let rate):
      return .webP(
        framesPerSecond: rate, scale: output.scale, quality: quality.webP, progress: progress,
        write: file.write)
    case .pngSequence(let rate), .video(let rate):
      return .frames(
        framesPerSecond: rate, scale: output.scale, progress: progress,
        show: { try file.append($0) })
    }
  }

  private func report(_ file: OutputDestination, frames: Int, took: Duration) throws {
    let seconds = String(format: "%.1f s", took / .seconds(1))
    let size =
      file.byteCount < 100_000
      ? "\((file.byteCount + 999) / 1000) kB"
      : String(format: "%.1f MB", Double(file.byteCount) / 1_000_000)
    console.remark(
      "✓ \(file.path)  \(size)  \(frames) \(frames == 1 ? "frame" : "frames")  \(seconds)")
    for path in file.paths { try console.written(path) }
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
