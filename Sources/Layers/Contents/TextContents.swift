public import Foundation
public import Graphics
public import Typography

/// Text set in lines, in a layer.
public struct TextContents: Hashable, Sendable {
  /// A copy of the text under it, not blurred: `UILabel.shadowColor`.
  public struct Shadow: Hashable, Sendable {
    /// The shadow's colour.
    public var color: Color
    /// In points, y down.
    public var offset: CGSize

    /// `offset` is in points, y down.
    public init(color: Color, offset: CGSize) {
      self.color = color
      self.offset = offset
    }
  }

  /// The set lines.
  public var layout: TextLayout
  /// The layout's top left corner in the layer's coordinates.
  public var origin: CGPoint
  /// By a run's tag; runs with other tags have the last colour, or black if there is none.
  public var colors: [Color]
  /// Drawn below the text; nil for none.
  public var shadow: Shadow?

  /// `origin` is the layout's top left in the layer's coordinates; the runs' tags are indices of
  /// `colors`.
  public init(layout: TextLayout, origin: CGPoint, colors: [Color]) {
    self.layout = layout
    self.origin = origin
    self.colors = colors
  }

  func color(ofTag tag: Int) -> Color {
    colors.indices.contains(tag) ? colors[tag] : colors.last ?? .black
  }
}
