public import Foundation
public import Graphics

/// A text above or below a device of a figure, or above or below all of them.
public struct FigureCaption: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The side of the devices on which a caption is drawn.
  public enum Place: String, Hashable, Sendable, CaseIterable {
    case above, below
  }

  /// The weight of a caption's font.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    case light, regular, medium, semibold, bold, heavy, black
  }

  /// The text. Lines that are wider than the available width wrap at words. An empty text takes no
  /// space.
  public var text: String
  /// The side of the devices; below them by default.
  public var place = Place.below
  /// The size of the font in points of the figure; 17 by default. Values that are not positive
  /// count as 17.
  public var size: CGFloat = 17
  /// The weight of the font; medium by default.
  public var weight = Weight.medium
  /// The colour of the text; nil selects a legible one for the background.
  public var color: Color?

  /// Creates a caption below the devices.
  public init(_ text: String) { self.text = text }

  /// Creates a caption below the devices from a literal.
  public init(stringLiteral text: String) { self.init(text) }

  /// The font size in use, always positive.
  var fontSize: CGFloat { size > 0 && size.isFinite ? size : 17 }

  /// The distance between the caption and the devices in points: 16 for texts of the default size,
  /// more for headlines.
  var gap: CGFloat { max(16, fontSize * 0.7) }
}
