import Foundation

/// A set of corners of an upright rectangle, with y pointing down.
public struct Corners: OptionSet, Hashable, Sendable {
  /// The bits of the set, one per corner. Higher bits are ignored.
  public let rawValue: Int

  /// Creates a set from bits. Bits above the fourth are stored but ignored.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The corner with the smallest x and y.
  public static let topLeft = Corners(rawValue: 1)
  /// The corner with the largest x and the smallest y.
  public static let topRight = Corners(rawValue: 2)
  /// The corner with the smallest x and the largest y.
  public static let bottomLeft = Corners(rawValue: 4)
  /// The corner with the largest x and y.
  public static let bottomRight = Corners(rawValue: 8)
  /// All four corners.
  public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
