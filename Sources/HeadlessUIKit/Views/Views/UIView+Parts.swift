import Foundation

extension UIView {
  /// Makes the layer this view's, before anything is set.
  func adoptLayer() {
    layer.view = self
    layer.delegate = self
    layer.isDisplayNeeded = true
  }

  /// Layout is to look at the insets of this view and all below it again.
  func safeAreaChanged() {
    insetsChanged()
    for view in tree { view.setNeedsLayout() }
  }

  /// Whether the tint is as it is set or grey; raw values as UIKit's.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  /// `automatic` is the superview's, at the top `normal`; reading it tells which of the two others it is.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get {
      ownTintAdjustment == .automatic ? superview?.tintAdjustmentMode ?? .normal : ownTintAdjustment
    }
    set {
      let old = tintAdjustmentMode
      ownTintAdjustment = newValue
      if tintAdjustmentMode != old { tellTint(ofInheriting: false) }
    }
  }

  /// The view's own tint, else its superview's; without its colour where it is dimmed.
  final var shownTintColor: UIColor {
    guard tintAdjustmentMode == .dimmed else { return plainTintColor }
    let base = plainTintColor
    return UIColor { traits in
      let color = UIColor(cgColor: base.cgColor(in: traits))
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha * 0.8)
    }
  }

  private var plainTintColor: UIColor { ownTintColor ?? superview?.plainTintColor ?? .systemBlue }

  /// The tint colour is another one, here and in all below that inherit it.
  func tellTint(ofInheriting inherits: Bool = true) {
    tintColorDidChange()
    for subview in subviews where subview.ownTintColor == nil || !inherits {
      subview.tellTint(ofInheriting: inherits)
    }
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
