/// How a layer turns on its way along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Names other than the two are `rotateAuto`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its x axis goes forward.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Its x axis points back.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
