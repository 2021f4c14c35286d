import Graphics

/// Corners of a rectangle; raw values as UIKit's.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits of `UIRectCorner`.
  public let rawValue: UInt

  /// Bits without a name mean nothing, but for those of `allCorners`.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// At the least x and y.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// At the greatest x and the least y.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// At the least x and the greatest y.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// At the greatest x and y.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)

  var corners: Corners { Corners(rawValue: Int(rawValue & 15)) }
}
