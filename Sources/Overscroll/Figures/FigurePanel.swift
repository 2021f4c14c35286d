/// A stage in a figure with its caption.
@MainActor
public struct FigurePanel {
  /// The screen and its script.
  public let stage: Stage
  /// The caption of one or more lines; nil for none.
  public let caption: String?

  /// Creates a panel, by default without a caption.
  public init(_ stage: Stage, caption: String? = nil) {
    self.stage = stage
    self.caption = caption
  }
}
