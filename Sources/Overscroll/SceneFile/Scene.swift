public import Foundation

/// What a scene file says: a device, a screen on it, a finger's script, and the files to make of it.
///
/// A scene that could be read is consistent in itself; whether its screen exists and understands its
/// options is for the screens to say, through `ScreenOptions`.
public struct Scene: Sendable {
  /// Whether effects do what the article's code does, quirks included, or what it meant to do.
  public enum Behavior: String, Hashable, Sendable, CaseIterable {
    case faithful, corrected
  }

  public struct Screen: Sendable {
    public let name: String
    /// Where the name stands, for whoever finds that no screen is called so.
    public let nameRange: SourceRange
    public let variant: String?
    /// Where the variant stands; the whole screen's place if none is given.
    public let variantRange: SourceRange
    public let behavior: Behavior
    /// All further keys, in the order of the file.
    public let options: ScreenOptions
  }

  public let title: String?
  public let device: Device
  public let screen: Screen
  public let timeline: Timeline
  public let outputs: [SceneOutput]
  /// What looks like a mistake but can be rendered.
  public let warnings: [SceneProblem]
  public let source: SourceText
}

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
