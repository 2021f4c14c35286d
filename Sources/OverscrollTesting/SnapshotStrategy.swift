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
  ///   - rate: ticks per second, 1…240.
  ///   - distance: leaves out ticks in which the first scroll view has moved less than so many
  ///     points since the last row; positive.
  public static func trace(rate: Int = 60, every distance: CGFloat? = nil) -> Self {
    guard let sampling = TraceSampling(rate: rate, every: distance) else {
      preconditionFailure("no trace at \(rate) Hz, every \(String(describing: distance)) points")
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

  /// Plays the screen. The fonts are those that it asked its screen for; the problems what could not
  /// be shown as it meant it.
  @MainActor
  func artifact(
    of screen: ScriptedScreen
  ) throws -> (SnapshotArtifact, fonts: [String], problems: [String]) {
    var stages: [Stage] = []
    let makeStage = {
      stages.append(try screen.makeStage())
      return stages[stages.count - 1]
    }
    let artifact: SnapshotArtifact =
      switch kind {
      case .filmstrip(let moments, let scale):
        .picture(
          try filmstrip(
            moments.map {
              try Recorder(jobs: 1, makeStage: makeStage).still(at: $0.time, scale: scale)
            }))
      case .trace(let sampling): .text(try trace(sampling, makeStage))
      case .animation(let clock, let scale): .animation(try animation(clock, scale, makeStage()))
      }
    let problems = stages.flatMap(\.problems).reduce(into: [String]()) { all, problem in
      if !all.contains(problem) { all.append(problem) }
    }
    return (
      artifact, Set(stages.flatMap(\.environment.text.fontDigests)).sorted(), problems
    )
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
  private func trace(_ sampling: TraceSampling, _ makeStage: @escaping () throws -> Stage) throws
    -> String
  {
    var text = ""
    try Recorder(jobs: 1, makeStage: makeStage).trace(sampling) { row in
      if text.isEmpty, let header = TraceFormat.csv.header(for: row) { text = header + "\n" }
      text += TraceFormat.csv.line(for: row.rounded(toDecimals: 6)) + "\n"
    }
    return text
  }

  @MainActor
  private func animation(_ clock: FrameClock, _ scale: CGFloat, _ stage: Stage) throws -> [UInt8] {
    let compositor = Compositor(scale: scale)
    let size = compositor.pixelSize(of: stage.layerTree())
    let encoder = try GIFEncoder(width: size.width, height: size.height, loop: .forever)
    var bytes: [UInt8] = []
    var index = 0
    while try stage.advance(toFrame: index, framesPerSecond: clock.framesPerSecond) {
      guard index < Recorder.maximumFrames else {
        throw RecordingError.tooManyFrames(limit: Recorder.maximumFrames)
      }
      let frame = compositor.render(stage.layerTree())
      bytes += try encoder.append(frame, delay: clock.delay(ofFrame: index))
      index += 1
    }
    return bytes + (try encoder.finish())
  }
}

/// When a picture is taken.
public enum SnapshotMoment: Hashable, Sendable {
  /// Seconds since the start; past the script's end, its end.
  case time(TimeInterval)
  /// Before the script does anything.
  case start
  /// When the script is over.
  case end

  var time: TimeInterval? {
    switch self {
    case .time(let time): time
    case .start: 0
    case .end: nil
    }
  }
}

/// What a strategy takes of a screen.
enum SnapshotArtifact {
  case picture(Bitmap)
  case text(String)
  case animation([UInt8])

  var pathExtension: String {
    switch self {
    case .picture: "png"
    case .text: "csv"
    case .animation: "gif"
    }
  }

  func encoded() throws -> [UInt8] {
    switch self {
    case .picture(let bitmap): try bitmap.encodedAsPNG()
    case .text(let text): Array(text.utf8)
    case .animation(let bytes): bytes
    }
  }
}
