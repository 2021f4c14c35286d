import Graphics

/// The shape of the corners of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the constant in Core Animation.
  public let rawValue: String

  /// Creates a join from its name. Names other than the three below behave as `miter`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Extends the outer edges until they meet in a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Rounds the corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cuts the corner off straight.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var join: LineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
