/// How the script's fingers are drawn: discs that appear, press, move and fade.
public struct TouchStyle: Hashable, Sendable {
  /// Whether a finger leaves a line behind it that fades.
  public var hasTrail: Bool

  /// No trail unless told.
  public init(hasTrail: Bool = false) { self.hasTrail = hasTrail }
}
