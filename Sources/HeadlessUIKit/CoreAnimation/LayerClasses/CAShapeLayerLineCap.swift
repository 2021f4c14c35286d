import Graphics

/// How open lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Other names than the three are `butt`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At their last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// In a half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half their width on.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var cap: LineCap { self == .round ? .round : self == .square ? .square : .butt }
}
