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

  /// What is drawn of a run of the text beside its letters: lines under and through it, its ground, the
  /// letters' outlines.
  public struct Strokes: Hashable, Sendable {
    /// One or two strokes beside one another.
    public struct Line: Hashable, Sendable {
      /// How many strokes, one above the other.
      public var count: Int
      /// How thick, in strokes of the font.
      public var thickness: Double
      /// Nil for the text's own.
      public var color: Color?

      /// `count` strokes, each `thickness` strokes of the font thick; a colour of nil is the text's.
      public init(count: Int, thickness: Double, color: Color?) {
        self.count = count
        self.thickness = thickness
        self.color = color
      }
    }

    /// A line along the letters' edges, half of it on either side.
    public struct Outline: Hashable, Sendable {
      /// In parts of the font's size.
      public var width: CGFloat
      /// Nil for the text's own.
      public var color: Color?
      /// Whether the letters are filled too, below it.
      public var fills: Bool

      /// `width` in parts of the font's size; a colour of nil is the text's.
      public init(width: CGFloat, color: Color?, fills: Bool) {
        self.width = width
        self.color = color
        self.fills = fills
      }
    }

    /// Below the baseline; nil for none.
    public var underline: Line?
    /// Through the middle of small letters; nil for none.
    public var strikethrough: Line?
    /// Behind the letters, as high as their line; nil for none.
    public var background: Color?
    /// Along the letters' edges; nil for none.
    public var outline: Outline?

    /// Nil is none.
    public init(underline: Line?, strikethrough: Line?) {
      self.underline = underline
      self.strikethrough = strikethrough
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
  /// By a run's tag; none beyond the last.
  public var strokes: [Strokes] = []
  /// What runs show that are boxes, by their tags; nil and nothing beyond the last.
  public var pictures: [ImageContents?] = []

  /// `origin` is the layout's top left in the layer's coordinates; the runs' tags are indices of
  /// `colors`.
  public init(layout: TextLayout, origin: CGPoint, colors: [Color]) {
    self.layout = layout
    self.origin = origin
    self.colors = colors
  }

  /// What is drawn of a run beside its letters.
  func strokes(ofTag tag: Int) -> Strokes? {
    strokes.indices.contains(tag) ? strokes[tag] : nil
  }

  func color(ofTag tag: Int) -> Color {
    colors.indices.contains(tag) ? colors[tag] : colors.last ?? .black
  }
}
