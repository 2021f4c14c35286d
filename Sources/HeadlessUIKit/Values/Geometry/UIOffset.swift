public import Foundation

/// How far something is moved from its place, in points.
public struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat

  /// Not moved.
  public static let zero = UIOffset()

  /// In points; 0 where not given.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
