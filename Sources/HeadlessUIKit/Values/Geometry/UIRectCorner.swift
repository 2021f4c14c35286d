import Graphics

/// Corners of a rectangle. Raw values are UIKit's.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits of the option set.
  public let rawValue: UInt

  /// Creates corners from any bits. Only the lowest four bits matter.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the least x and y.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at the greatest x and the least y.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at the least x and the greatest y.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at the greatest x and y.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)

  var corners: Corners { Corners(rawValue: Int(rawValue & 15)) }
}
