import Foundation

/// The corners of an upright rectangle, y down.
public struct Corners: OptionSet, Hashable, Sendable {
  /// One bit per corner; bits above the fourth mean nothing.
  public let rawValue: Int

  /// Bits above the fourth are kept and mean nothing.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// At the least x and the least y.
  public static let topLeft = Corners(rawValue: 1)
  /// At the greatest x and the least y.
  public static let topRight = Corners(rawValue: 2)
  /// At the least x and the greatest y.
  public static let bottomLeft = Corners(rawValue: 4)
  /// At the greatest x and the greatest y.
  public static let bottomRight = Corners(rawValue: 8)
  /// All four corners.
  public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
