public import Foundation
public import Graphics
public import Typography

/// Laid-out text in a layer.
public struct TextContents: Hashable, Sendable {
  /// A copy of the text below it, without blur, as for `UILabel.shadowColor`.
  public struct Shadow: Hashable, Sendable {
    /// The colour of the shadow.
    public var color: Color
    /// The offset of the shadow, in points, with y pointing down.
    public var offset: CGSize

    /// Creates a shadow. `offset` is in points, with y pointing down.
    public init(color: Color, offset: CGSize) {
      self.color = color
      self.offset = offset
    }
  }

  /// The decorations of a run: underline, strikethrough, background and outline.
  public struct Strokes: Hashable, Sendable {
    /// A line under or through the text, of one or two strokes.
    public struct Line: Hashable, Sendable {
      /// The number of strokes, one above the other.
      public var count: Int
      /// The thickness of a stroke, in units of the font's stroke thickness.
      public var thickness: Double
      /// The colour; nil means the text colour.
      public var color: Color?

      /// Creates a line. `thickness` is in units of the font's stroke thickness, and a nil colour
      /// means the text colour.
      public init(count: Int, thickness: Double, color: Color?) {
        self.count = count
        self.thickness = thickness
        self.color = color
      }
    }

    /// A stroke along the edges of the letters, half of it on each side.
    public struct Outline: Hashable, Sendable {
      /// The width, as a fraction of the font size.
      public var width: CGFloat
      /// The colour; nil means the text colour.
      public var color: Color?
      /// Whether the letters are also filled, below the outline.
      public var fills: Bool

      /// Creates an outline. `width` is a fraction of the font size, and a nil colour means the
      /// text colour.
      public init(width: CGFloat, color: Color?, fills: Bool) {
        self.width = width
        self.color = color
        self.fills = fills
      }
    }

    /// The line below the baseline, or nil.
    public var underline: Line?
    /// The line through the middle of lower-case letters, or nil.
    public var strikethrough: Line?
    /// The colour behind the letters, with the height of their line, or nil.
    public var background: Color?
    /// The stroke along the edges of the letters, or nil.
    public var outline: Outline?

    /// Creates decorations. Nil means no line.
    public init(underline: Line?, strikethrough: Line?) {
      self.underline = underline
      self.strikethrough = strikethrough
    }
  }

  /// The lines of text.
  public var layout: TextLayout
  /// The top left corner of the layout, in the layer's coordinates.
  public var origin: CGPoint
  /// The text colours by the tags of runs. Other tags have the last colour, or black if the array
  /// is empty.
  public var colors: [Color]
  /// The shadow drawn below the text, or nil.
  public var shadow: Shadow?
  /// The decorations by the tags of runs. Other tags have none.
  public var strokes: [Strokes] = []
  /// The images of runs that are boxes, by their tags. Other tags have none.
  public var pictures: [ImageContents?] = []

  /// Creates text. `origin` is the top left corner of the layout in the layer's coordinates, and
  /// the tags of runs are indices of `colors`.
  public init(layout: TextLayout, origin: CGPoint, colors: [Color]) {
    self.layout = layout
    self.origin = origin
    self.colors = colors
  }

  /// Returns the decorations of a run, or nil.
  func strokes(ofTag tag: Int) -> Strokes? {
    strokes.indices.contains(tag) ? strokes[tag] : nil
  }

  func color(ofTag tag: Int) -> Color {
    colors.indices.contains(tag) ? colors[tag] : colors.last ?? .black
  }
}
