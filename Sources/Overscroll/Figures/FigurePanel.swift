/// A stage in a figure, and what is written under it.
@MainActor
public struct FigurePanel {
  /// The screen and its script.
  public let stage: Stage
  /// One or more lines; nil for none.
  public let caption: String?

  /// No caption unless told.
  public init(_ stage: Stage, caption: String? = nil) {
    self.stage = stage
    self.caption = caption
  }
}
