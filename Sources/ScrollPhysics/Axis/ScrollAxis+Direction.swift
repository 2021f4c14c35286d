public import Foundation

extension ScrollAxis {
  /// A direction of scrolling.
  public enum Direction: Hashable, Sendable, CaseIterable {
    case horizontal
    case vertical

    /// The coordinate of a point in this direction.
    public func component(of point: CGPoint) -> Double {
      switch self {
      case .horizontal: Double(point.x)
      case .vertical: Double(point.y)
      }
    }

    /// The direction `isDirectionalLockEnabled` locks a drag to, decided once when it begins: the
    /// one whose translation is at least twice the other; nil for a diagonal, which is never locked.
    ///
    /// Apple documents the behaviour; the angle (26.6°) is ours.
    public static func directionalLock(forTranslation translation: CGPoint) -> Direction? {
      let x = abs(translation.x)
      let y = abs(translation.y)
      if y > 0, y >= 2 * x { return .vertical }
      return x > 0 && x >= 2 * y ? .horizontal : nil
    }
  }
}
