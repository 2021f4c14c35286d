import Graphics

/// The set of corners that `cornerRadius` rounds. Raw values are those of Core Animation, with y
/// pointing down.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the mask.
  public let rawValue: UInt

  /// Creates a mask from bits. Undefined bits are ignored.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  var corners: Corners {
    var corners: Corners = []
    if contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
    if contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
    if contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
    if contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
    return corners
  }
}
