public import Foundation
public import Graphics
public import Typography

/// Text set in lines, in a layer.
public struct TextContents: Hashable, Sendable {
  /// A copy of the text under it, not blurred: `UILabel.shadowColor`.
  public struct Shadow: Hashable, Sendable {
    public var color: Color
    /// In points, y down.
    public var offset: CGSize

    public init(color: Color, offset: CGSize) {
      self.color = color
      self.offset = offset
    }
  }

  public var layout: TextLayout
  /// The layout's top left corner in the layer's coordinates.
  public var origin: CGPoint
  /// By a run's tag; runs with other tags have the last colour.
  public var colors: [Color]
  public var shadow: Shadow?

  public init(layout: TextLayout, origin: CGPoint, colors: [Color]) {
    self.layout = layout
    self.origin = origin
    self.colors = colors
  }

  func color(ofTag tag: Int) -> Color {
    colors.indices.contains(tag) ? colors[tag] : colors.last ?? .black
  }
}
