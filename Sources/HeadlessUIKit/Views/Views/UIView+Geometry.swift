import Foundation

extension UIView {
  /// - Parameter property: what was set, of which its observers are told. Those of the two others are
  ///   if these follow.
  final func changeGeometry(_ property: ObservedProperty, _ change: () -> Void) {
    let seen = observers.map { _ in (frame: frame, bounds: bounds, center: center) }
    observers?.willChange(property, of: self)
    defer { if let seen { tellGeometry(property, seen) } }
    let old = layer.bounds
    change()
    if !layout.isPlacing { layout.exactFrame = nil }
    if layer.bounds.size != old.size {
      autoresizeSubviews(from: old.size)
      setNeedsLayout()
    }
  }

  /// Gives the view another size: its frame keeps the corner, a turned view its middle.
  func takeSize(_ size: CGSize) {
    if transform == .identity { frame.size = size } else { bounds.size = size }
  }
}
