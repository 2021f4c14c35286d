/// A stage in a figure with its caption.
@MainActor
public struct FigurePanel {
  /// The screen and its script.
  public let stage: Stage
  /// The caption of the screen; nil for none.
  public let caption: FigureCaption?

  /// Creates a panel, by default without a caption.
  public init(_ stage: Stage, caption: FigureCaption? = nil) {
    self.stage = stage
    self.caption = caption
  }
}
