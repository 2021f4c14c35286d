import ScrollPhysics

extension CubicTimingCurve {
  /// The curve of UIKit's transitions between screens.
  static let transition = CubicTimingCurve(x1: 0.35, y1: 0.91, x2: 0.33, y2: 0.97)
}
