/// What of a path counts as inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Other names than the two are `nonZero`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where the path winds around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Where it winds around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
