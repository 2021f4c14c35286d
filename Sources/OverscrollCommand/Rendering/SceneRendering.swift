import ArgumentParser
import Foundation
import Graphics
import ImageCodecs
import Overscroll

/// The rendering of one scene's outputs.
@MainActor
struct SceneRendering {
  private let job: RenderJob
  /// The number of frame renderers that work concurrently.
  private let jobs: Int
  private let quality: QualityArgument
  private let console: Console
  private let playing: ScenePlaying
  private let reductions = Reductions()
  /// The cache with the key of this rendering, or nil if its outputs are always drawn.
  private let cacheSlot: (cache: RenderCache, key: RenderKey)?

  /// The reductions that were applied to save bytes, by output path.
  private final class Reductions {
    var words: [String: String] = [:]
  }

  private var scene: SceneDescription { job.scene }

  /// Prepares the rendering.
  ///
  /// - Parameters:
  ///   - jobs: The number of frame renderers that work concurrently. If nil, one per core.
  ///   - cache: The cache of outputs. If nil, outputs are always drawn.
  /// - Throws: The errors of `ScenePlaying`.
  init(
    _ job: RenderJob, _ options: SceneOptions, jobs: Int?, quality: QualityArgument = .balanced,
    cache: RenderCache? = nil, console: Console
  ) throws {
    (self.job, self.quality, self.console) = (job, quality, console)
    self.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    // Shown first, because building the screen and compiling an app can take long.
    if console.progressStyle == .auto { console.progress("▸ \(job.scene.source.fileName)") }
    let playing = try ScenePlaying(job.scene, at: job.path, options, console)
    self.playing = playing
    cacheSlot = cache.flatMap { cache in
      RenderKey(job, quality: quality, folders: playing.folders).map { (cache, $0) }
    }
  }

  /// Renders all outputs in one run. Each file appears complete or not at all.
  ///
  /// - Returns: The paths of the written files.
  func run() async throws -> [String] {
    guard !job.outputs.isEmpty else {
      try playing.check()
      console.note("\(scene.source.fileName): no outputs")
      return []
    }
    if let cacheSlot, let entry = cacheSlot.cache.entry(cacheSlot.key),
      entry.outputs.count == job.outputs.count
    {
      return try repeated(entry)
    }
    let start = ContinuousClock.now
    let recorder = playing.recorder(jobs: jobs)
    var unfinished: [OutputDestination] = []
    do {
      try playing.checkTimes(of: job)
      unfinished = try destinations()
      let takes = zip(job.outputs, unfinished).map { take($0.output, to: $1) }
      if console.showsProgress { try playing.begin(takes.compactMap(\.self), recorder, console) }
      var made = try await recorder.record(takes.compactMap(\.self))[...]
      let counts = takes.map { $0 == nil ? 1 : made.removeFirst() }
      for ((_, output), file) in zip(job.outputs, unfinished) {
        let title = scene.title ?? scene.screen.name
        if let bytes = try recorder.bytes(of: output, title: title) { try file.write(bytes) }
      }
      try playing.failIfStrict()
      keep(unfinished, counts)
      let words = try console.format == .json ? alternatives() : []
      let written = try finish(&unfinished, counts, words) { start.duration(to: .now).seconds }
      playing.reportProblems()
      return written
    } catch {
      for file in unfinished { file.discard() }
      throw playing.failure(error, of: job.outputs.map(\.output))
    }
  }

  /// Writes the outputs from the cache.
  private func repeated(_ entry: CacheEntry) throws -> [String] {
    var unfinished: [OutputDestination] = []
    do {
      try playing.failIfStrict(entry.problems)
      unfinished = try destinations()
      for (output, file) in zip(entry.outputs, unfinished) {
        if let words = output.reduction { noteReduction(words, of: file.path) }
        try file.write(output)
      }
      let words = try console.format == .json ? alternatives() : []
      let written = try finish(&unfinished, entry.outputs.map(\.frames), words, seconds: nil)
      playing.report(entry.problems)
      return written
    } catch {
      for file in unfinished { file.discard() }
      throw error
    }
  }

  /// Stores the finished outputs in the cache before they are moved to their paths.
  private func keep(_ files: [OutputDestination], _ counts: [Int]) {
    guard let cacheSlot, let inputs = playing.inputs(),
      cacheSlot.cache.accepts(byteCount: files.reduce(0) { $0 + $1.byteCount })
    else { return }
    let outputs = zip(files, counts).compactMap { file, count in
      (try? file.contents()).map {
        CachedOutput(frames: count, reduction: reductions.words[file.path], files: $0)
      }
    }
    guard outputs.count == files.count else { return }
    let entry = CacheEntry(inputs: inputs, problems: playing.problems, outputs: outputs)
    cacheSlot.cache.store(entry, as: cacheSlot.key)
  }

  /// Returns the text alternatives of the outputs, in their order. The texts of the screen are
  /// those of the first moment that the output shows.
  ///
  /// - Throws: Errors of the screens.
  func alternatives() throws -> [String] {
    let recorder = playing.recorder(jobs: 1)
    var known: [ScriptMoment: [String]] = [:]
    return try job.outputs.map { _, output in
      guard output.alternative == nil, output.showsScreen else {
        return scene.alternative(of: output, words: [])
      }
      let moment = output.moments.first ?? .start
      let words = try known[moment] ?? recorder.words(at: moment)
      known[moment] = words
      return scene.alternative(of: output, words: words)
    }
  }

  private func destinations() throws -> [OutputDestination] {
    var unfinished: [OutputDestination] = []
    do {
      for (path, output) in job.outputs {
        unfinished.append(try OutputDestination(path, for: output, inside: job.target.folder))
      }
    } catch {
      for file in unfinished { file.discard() }
      throw error
    }
    return unfinished
  }

  /// Moves files to their paths one by one, and reports them.
  ///
  /// Outputs of a scene are made in one run, so that the time of each is not known.
  ///
  /// - Parameters:
  ///   - alternatives: The text alternatives of the outputs; empty if they are not reported.
  ///   - seconds: Returns the time of the run; nil for outputs from the cache.
  /// - Returns: The paths of the written files.
  private func finish(
    _ unfinished: inout [OutputDestination], _ counts: [Int], _ alternatives: [String],
    seconds: (() -> Double)?
  ) throws -> [String] {
    var written: [String] = []
    for (index, (output, frames)) in zip(job.outputs.map(\.output), counts).enumerated() {
      let file = unfinished[0]
      try file.finish(console)
      unfinished.removeFirst()
      let time = seconds.map { counts.count == 1 ? String(format: "  %.1f s", $0()) : "" }
      let words = alternatives.indices.contains(index) ? alternatives[index] : nil
      try report(file, frames: frames, time: time, alternative: words)
      if output.maximumByteCount == nil, let hint = SizeHint(output, bytes: file.byteCount) {
        console.note("  \(hint.text)")
      }
      written.append(file.path)
    }
    if let seconds, counts.count > 1 {
      console.note("  \(counts.count) outputs in \(String(format: "%.1f s", seconds()))")
    }
    return written
  }

  private func noteReduction(_ reduction: String, of path: String) {
    console.note("  \(path): \(reduction)")
  }

  private func take(_ output: SceneOutput, to file: OutputDestination) -> Take? {
    var take = directTake(output, to: file)?.played(
      at: output.speed, from: job.range?.start ?? 0, until: job.range?.end ?? .infinity)
    if let limit = output.maximumByteCount {
      take = take?.limited(toBytes: limit) { [reductions] in
        reductions.words[file.path] = "\($0)"
        noteReduction("\($0)", of: file.path)
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

  /// Returns the take for an output, or nil for outputs that need separate runs.
  private func directTake(_ output: SceneOutput, to file: OutputDestination) -> Take? {
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

  /// Reports a written file.
  ///
  /// - Parameters:
  ///   - time: The end of the line; nil for a file from the cache.
  ///   - alternative: The text alternative; nil if it is not reported.
  private func report(
    _ file: OutputDestination, frames: Int, time: String?, alternative: String?
  ) throws {
    let size =
      file.byteCount < 100_000
      ? "\((file.byteCount + 999) / 1000) kB"
      : String(format: "%.1f MB", Double(file.byteCount) / 1_000_000)
    let count = "\(frames) \(frames == 1 ? "frame" : "frames")"
    if let time {
      console.note("✓ \(file.path)  \(size)  \(count)\(time)")
    } else {
      console.note("= \(file.path)  \(size)  \(count)  unchanged")
      if console.progressStyle == .json {
        console.progress(
          JSONLine(["event": "unchanged", "scene": scene.source.fileName, "output": file.path]))
      }
    }
    for path in file.paths { try console.reportWritten(path, alternative: alternative) }
  }
}

extension Duration {
  fileprivate var seconds: Double { self / .seconds(1) }
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
