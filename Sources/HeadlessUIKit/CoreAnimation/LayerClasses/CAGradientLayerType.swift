/// How the colours of a gradient layer lie.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Other names than the three are `axial`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Around the start.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Clockwise around the start.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
