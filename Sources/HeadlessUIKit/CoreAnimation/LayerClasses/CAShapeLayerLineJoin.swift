import Graphics

/// How the pieces of a line meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Other names than the three are `miter`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// In a part of a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut straight.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var join: LineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
