public import Foundation

/// A position at which text continues after a tab.
public struct TabStop: Hashable, Sendable {
  /// The part of the text after the tab that is at the stop.
  public enum Alignment: Hashable, Sendable {
    case left, center, right
  }

  /// The distance from the leading side of the paragraph, in points.
  public var location: CGFloat
  /// The alignment of the text up to the next tab or the end of the line.
  public var alignment: Alignment

  /// Creates a stop, by default one at which text begins.
  public init(location: CGFloat, alignment: Alignment = .left) {
    self.location = location
    self.alignment = alignment
  }
}
