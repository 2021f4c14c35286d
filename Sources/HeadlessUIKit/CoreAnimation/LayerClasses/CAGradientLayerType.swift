/// The geometry of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the constant in Core Animation.
  public let rawValue: String

  /// Creates a type from its name. Names other than the three below behave as `axial`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A gradient along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// A gradient outward from the start point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// A gradient clockwise around the start point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
