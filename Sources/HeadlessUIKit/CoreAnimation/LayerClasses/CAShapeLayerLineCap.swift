import Graphics

/// The shape of the ends of an open line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the constant in Core Animation.
  public let rawValue: String

  /// Creates a cap from its name. Names other than the three below behave as `butt`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Ends the line exactly at its last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Adds a half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Extends the line by half its width.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var cap: LineCap { self == .round ? .round : self == .square ? .square : .butt }
}
