import Foundation

extension UIView {
  /// Runs `change`, which sets a geometry property, and notifies its observers and those of the
  /// properties that change with it.
  ///
  /// - Parameter property: The property that is set.
  final func changeGeometry(_ property: ObservedProperty, _ change: () -> Void) {
    let seen = observers.map { _ in (frame: frame, bounds: bounds, center: center) }
    observers?.willChange(property, of: self)
    defer { if let seen { notifyGeometryChange(property, seen) } }
    let old = layer.bounds
    change()
    if !layout.isPlacing { layout.exactFrame = nil }
    if layer.bounds.size != old.size {
      autoresizeSubviews(from: old.size)
      setNeedsLayout()
    }
  }

  /// Resizes the view. Without a transform the frame's origin stays in place, otherwise the centre.
  func resize(to size: CGSize) {
    if transform == .identity { frame.size = size } else { bounds.size = size }
  }
}
