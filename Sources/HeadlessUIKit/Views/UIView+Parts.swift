import Foundation

extension UIView {
  /// Makes the layer this view's, before anything is set.
  func adoptLayer() {
    layer.view = self
    layer.delegate = self
    layer.isDisplayNeeded = true
  }

  /// The tint colour is another one, here and in all below that inherit it.
  func tellTint() {
    tintColorDidChange()
    for subview in subviews where subview.ownTintColor == nil { subview.tellTint() }
  }

  /// Frame, bounds and centre follow one another.
  func tellGeometry(
    _ property: ObservedProperty, _ seen: (frame: CGRect, bounds: CGRect, center: CGPoint)
  ) {
    observers?.didChange(property, of: self)
    if property != .frame, frame != seen.frame {
      observers?.changed(.frame, from: seen.frame, of: self)
    }
    if property != .bounds, bounds != seen.bounds {
      observers?.changed(.bounds, from: seen.bounds, of: self)
    }
    if property != .center, center != seen.center {
      observers?.changed(.center, from: seen.center, of: self)
    }
  }

  final func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    attachedRecognizers.append(recognizer)
    recognizer.view = self
  }
}
