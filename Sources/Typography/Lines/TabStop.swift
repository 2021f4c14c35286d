public import Foundation

/// Where text goes on after a tab.
public struct TabStop: Hashable, Sendable {
  /// What of the text after the tab lies at the stop.
  public enum Alignment: Hashable, Sendable {
    case left, center, right
  }

  /// In points from the side where the paragraph begins.
  public var location: CGFloat
  /// Text up to the next tab, or the end of its line.
  public var alignment: Alignment

  /// Text begins at the stop unless told.
  public init(location: CGFloat, alignment: Alignment = .left) {
    self.location = location
    self.alignment = alignment
  }
}
