/// The rule that determines the inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the constant in Core Animation.
  public let rawValue: String

  /// Creates a rule from its name. Names other than the two below behave as `nonZero`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Points with a winding number other than zero are inside.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Points with an odd winding number are inside.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
