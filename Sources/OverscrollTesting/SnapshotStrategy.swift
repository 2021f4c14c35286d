public import Foundation
import Graphics
import HeadlessUIKit
import ImageCodecs
import Layers
import Overscroll

/// What to take of a screen, and how to compare it.
public struct SnapshotStrategy: Sendable {
  private enum Kind {
    case filmstrip([SnapshotMoment], scale: CGFloat)
    case trace(TraceSampling)
    case animation(FrameClock, scale: CGFloat)
  }

  private let kind: Kind

  /// One picture (PNG). `scale` is in pixels per point.
  public static func frame(at moment: SnapshotMoment, scale: CGFloat = 1) -> Self {
    Self(kind: .filmstrip([moment], scale: scale))
  }

  /// Pictures side by side in one (PNG).
  ///
  /// - Precondition: there is at least one moment.
  public static func filmstrip(at moments: [SnapshotMoment], scale: CGFloat = 1) -> Self {
    precondition(!moments.isEmpty, "a filmstrip without pictures")
    return Self(kind: .filmstrip(moments, scale: scale))
  }

  /// The screen's numbers (CSV, the columns of `overscroll trace`), rounded to a millionth: the last
  /// digits of `exp` are not the same in all C libraries.
  ///
  /// - Parameters:
  ///   - rate: ticks of the display per second, 1…240; nil is the screen's own display.
  ///   - distance: leaves out ticks in which the first scroll view has moved less than so many
  ///     points since the last row; positive.
  public static func trace(rate: Int? = nil, every distance: CGFloat? = nil) -> Self {
    guard let sampling = TraceSampling(rate: rate, every: distance) else {
      preconditionFailure(
        "no trace at \(String(describing: rate)) Hz, every \(String(describing: distance)) points")
    }
    return Self(kind: .trace(sampling))
  }

  /// The whole script as a film (GIF), compared frame by frame.
  ///
  /// - Parameter fps: 1…50, as GIF can delay.
  public static func animation(fps: Int, scale: CGFloat = 1) -> Self {
    guard let clock = FrameClock(framesPerSecond: fps) else {
      preconditionFailure("no animation with \(fps) frames per second")
    }
    return Self(kind: .animation(clock, scale: scale))
  }

  /// What was taken of a screen.
  struct Played {
    let artifact: SnapshotArtifact
    /// The fonts that the screen was set in, as `name digest`.
    let fonts: [String]
    /// What could not be shown as the screen meant it, each once.
    let problems: [String]
    /// Whether the artifact is a trace of a screen in which nothing has a name.
    let isNameless: Bool
  }

  @MainActor
  func play(_ screen: ScriptedScreen) throws -> Played {
    var stages: [Stage] = []
    let makeStage = {
      stages.append(try screen.makeStage())
      return stages[stages.count - 1]
    }
    var isNameless = false
    let artifact: SnapshotArtifact
    switch kind {
    case .filmstrip(let moments, let scale):
      artifact = .picture(
        filmstrip(
          try Recorder(jobs: 1, makeStage: makeStage)
            .stills(at: moments.map(\.time), scale: scale)))
    case .trace(let sampling):
      let trace = try trace(sampling, makeStage)
      artifact = .text(trace.text)
      isNameless = trace.isNameless
    case .animation(let clock, let scale):
      artifact = .animation(try animation(clock, scale, makeStage()))
    }
    let problems = stages.flatMap(\.problems).reduce(into: [String]()) { all, problem in
      if !all.contains(problem) { all.append(problem) }
    }
    return Played(
      artifact: artifact, fonts: Set(stages.flatMap(\.environment.text.fontDigests)).sorted(),
      problems: problems, isNameless: isNameless)
  }

  /// Eight clear pixels between two pictures.
  private func filmstrip(_ pictures: [Bitmap]) -> Bitmap {
    guard pictures.count > 1 else { return pictures[0] }
    let gap = 8
    let width = pictures.map(\.width).reduce(gap * (pictures.count - 1), +)
    var strip = Bitmap(width: width, height: pictures.map(\.height).max() ?? 0)
    var left = 0
    for picture in pictures {
      for y in 0..<picture.height {
        for x in 0..<picture.width { strip[left + x, y] = picture[x, y] }
      }
      left += picture.width + gap
    }
    return strip
  }

  @MainActor
  private func trace(
    _ sampling: TraceSampling, _ makeStage: @escaping () throws -> Stage
  ) throws -> (text: String, isNameless: Bool) {
    var rows: [TraceRow] = []
    try Recorder(jobs: 1, makeStage: makeStage).trace(sampling) {
      rows.append($0.rounded(toDecimals: 6))
    }
    let isNameless = rows.allSatisfy {
      $0.scrollViews.isEmpty && $0.views.isEmpty && $0.constraints.isEmpty
    }
    return (TraceTable(rows).lines.map { $0 + "\n" }.joined(), isNameless)
  }

  @MainActor
  private func animation(_ clock: FrameClock, _ scale: CGFloat, _ stage: Stage) throws -> [UInt8] {
    let compositor = Compositor(scale: scale)
    let size = compositor.pixelSize(of: stage.layerTree())
    let encoder = try GIFEncoder(width: size.width, height: size.height, loop: .forever)
    var bytes: [UInt8] = []
    var index = 0
    let run = ScreenRun(stage, schedules: [.film(framesPerSecond: clock.framesPerSecond)])
    while let shot = try run.next() {
      let frame = compositor.render(shot.tree)
      for _ in 0..<shot.counts[0] {
        bytes += try encoder.append(frame, delay: clock.delay(ofFrame: index))
        index += 1
      }
    }
    return bytes + (try encoder.finish())
  }
}
