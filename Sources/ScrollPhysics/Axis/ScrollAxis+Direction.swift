public import Foundation

extension ScrollAxis {
  /// A direction of scrolling.
  public enum Direction: Hashable, Sendable, CaseIterable {
    case horizontal
    case vertical

    /// Returns the coordinate of a point in this direction.
    public func component(of point: CGPoint) -> Double {
      switch self {
      case .horizontal: Double(point.x)
      case .vertical: Double(point.y)
      }
    }

    /// Returns the direction to which `isDirectionalLockEnabled` locks a drag, decided once when
    /// the drag begins.
    ///
    /// It is the direction whose translation is at least twice the other. The result is nil for a
    /// diagonal drag, which is never locked. Apple documents the behaviour; the angle (26.6°) is
    /// our choice.
    public static func directionalLock(forTranslation translation: CGPoint) -> Direction? {
      let x = abs(translation.x)
      let y = abs(translation.y)
      if y > 0, y >= 2 * x { return .vertical }
      return x > 0 && x >= 2 * y ? .horizontal : nil
    }
  }
}
