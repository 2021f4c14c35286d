public import Foundation

/// A file to render.
public struct SceneOutput: Hashable, Sendable {
  public enum Loop: Hashable, Sendable {
    case forever, once
    /// Shown this many times, 2…65 535.
    case times(Int)
  }

  /// When a still picture is taken.
  public enum Moment: Hashable, Sendable {
    /// Seconds since the start.
    case time(Double)
    /// When the timeline is over.
    case end
  }

  public enum Format: Hashable, Sendable {
    /// An animation of the whole timeline; 1…50 frames per second, as `FrameClock` can delay.
    case gif(framesPerSecond: Int, loop: Loop)
    case png(Moment)
  }

  /// Relative to the output directory, never outside it, separated by `/`.
  public let file: String
  public let format: Format
  /// Pixels per point, 0.1…4.
  public let scale: CGFloat
  /// Where the file's name stands in the scene.
  public let source: SourceRange
}
