/// The rotation of a layer that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the constant in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name. Names other than the two below behave as `rotateAuto`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Turns the layer so that its x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Turns the layer so that its x axis points against the direction of travel.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
