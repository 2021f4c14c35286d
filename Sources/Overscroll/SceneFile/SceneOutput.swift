public import Foundation

/// A file to render.
public struct SceneOutput: Hashable, Sendable {
  /// How often an animation is shown.
  public enum Loop: Hashable, Sendable {
    case forever, once
    /// Shown this many times, 2…65 535.
    case times(Int)
  }

  /// What a file's name says it is.
  public enum FileType: String, Hashable, Sendable, CaseIterable {
    case gif, png, apng, html, svg, txt

    /// By the ending of a name, in letters of either case; nil for every other ending, and for none.
    public init?(fileName: String) {
      guard let dot = fileName.lastIndex(of: ".") else { return nil }
      self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
    }
  }

  /// How the file is made.
  public enum Format: Hashable, Sendable {
    /// An animation of the whole timeline; 1…50 frames per second, as `FrameClock` can delay.
    case gif(framesPerSecond: Int, loop: Loop)
    case png(ScriptMoment)
    /// Pictures at these moments side by side, with time and offset below each; at least one.
    case filmstrip([ScriptMoment])
    /// Columns of the trace as curves; a `.png` or an `.svg`.
    case plot(TracePlot, isVector: Bool)
    /// The views drawn apart, a `.png`.
    case diagram(HierarchyDiagram, at: ScriptMoment)
    /// What the screen is then, in lines.
    case text(ScreenText, at: ScriptMoment)
    /// The same as an animated PNG: every colour exact, for ever.
    case apng(framesPerSecond: Int)
    /// A page whose reader scrolls the screen; what is said to those who do not see it, nil for the
    /// scene's title.
    case html(description: String?)
  }

  /// Relative to the output directory, never outside it, separated by `/`.
  public let file: String
  /// What is written there, by the ending of its name.
  public let format: Format
  /// Pixels per point, 0.1…4.
  public let scale: CGFloat
  /// How much faster than the screen an animation goes by.
  public let speed: PlaybackSpeed
  /// What is drawn around the screens; nil for the screen alone.
  public let figure: FigureStyle?
  /// Where the file's name stands in the scene.
  public let source: SourceRange
}
