public import Foundation

/// A displacement from a default position, in points.
public struct UIOffset: Hashable, Sendable {
  /// The displacement to the right, in points.
  public var horizontal: CGFloat
  /// The displacement downwards, in points.
  public var vertical: CGFloat

  /// An offset of zero.
  public static let zero = UIOffset()

  /// Creates an offset from distances in points.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
