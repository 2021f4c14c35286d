public import Foundation
public import Graphics
public import ImageCodecs
import Layers
import Typography

/// Plays a screen from its beginning and turns it into pictures.
///
/// Simulation is sequential, on the main actor; drawing happens on `jobs` threads; frames are encoded
/// in order as they come. At most `2 · jobs` frames are under way, so memory does not grow with the
/// length of a recording, and the bytes do not depend on `jobs`.
@MainActor
public struct Recorder {
  /// Called once a recording: every output starts from a fresh stage.
  let makeStage: () throws -> Stage
  private let jobs: Int
  /// Told at the end of a recording what could not be shown as the screen meant it.
  let tellProblems: ([String]) -> Void

  /// Frames a recording may have: past that a script is taken for a runaway.
  public static let maximumFrames = 20_000

  /// - Parameters:
  ///   - jobs: threads that draw; below 1 counts as 1.
  ///   - tellProblems: told at the end of each recording what its stage's `problems` are, also if
  ///     there are none.
  public init(
    jobs: Int, tellProblems: @escaping ([String]) -> Void = { _ in },
    makeStage: @escaping () throws -> Stage
  ) {
    self.jobs = max(1, jobs)
    self.tellProblems = tellProblems
    self.makeStage = makeStage
  }

  /// Records the whole timeline as an animated GIF.
  ///
  /// - Parameters:
  ///   - scale: pixels per point of the picture; positive.
  ///   - progress: told after every frame how many are encoded.
  ///   - write: gets the file's bytes piece by piece, in order.
  /// - Returns: how many frames the recording has, identical neighbours counted.
  /// - Throws: what the stage, the encoder or `write` throws; `RecordingError.tooManyFrames`.
  @discardableResult
  public func recordGIF(
    clock: FrameClock, scale: CGFloat, loop: GIFLoop, progress: (Int) -> Void = { _ in },
    write: ([UInt8]) throws -> Void
  ) async throws -> Int {
    let stage = try makeStage()
    let size = Compositor(scale: scale).pixelSize(of: stage.layerTree())
    let encoder = try GIFEncoder(width: size.width, height: size.height, loop: loop)
    var count = 0
    try await forEachFrame(of: stage, framesPerSecond: clock.framesPerSecond, scale: scale) {
      try write(encoder.append($0, delay: clock.delay(ofFrame: count)))
      count += 1
      progress(count)
    }
    try write(encoder.finish())
    tellProblems(stage.problems)
    return count
  }

  /// The picture at `time` seconds, or at the end of the timeline if that is nil or NaN, and at the
  /// end too if `time` lies behind it; a negative time is the beginning. `scale` is pixels per point
  /// and must be positive.
  ///
  /// - Throws: what the stage throws; `RecordingError.tooManyFrames` for a script without end.
  public func still(at time: TimeInterval?, scale: CGFloat) throws -> Bitmap {
    let stage = try makeStage()
    try stage.play(to: time)
    defer { tellProblems(stage.problems) }
    return Compositor(scale: scale).render(stage.layerTree())
  }

  /// Frames at `n / framesPerSecond` until the script ends, each drawn, in order.
  private func forEachFrame(
    of stage: Stage, framesPerSecond: Int, scale: CGFloat, _ body: (Bitmap) throws -> Void
  ) async throws {
    let glyphs = GlyphCache()
    let renderers = (0..<jobs).map { _ in FrameRenderer(scale: scale, glyphs: glyphs) }
    var underWay: [Task<Bitmap, Never>] = []
    var index = 0
    while try stage.advance(toFrame: index, framesPerSecond: framesPerSecond) {
      guard index < Self.maximumFrames else {
        throw RecordingError.tooManyFrames(limit: Self.maximumFrames)
      }
      let tree = stage.layerTree()
      let renderer = renderers[index % jobs]
      underWay.append(Task.detached { await renderer.render(tree) })
      index += 1
      if underWay.count >= 2 * jobs { try body(await underWay.removeFirst().value) }
    }
    for frame in underWay { try body(await frame.value) }
  }
}
