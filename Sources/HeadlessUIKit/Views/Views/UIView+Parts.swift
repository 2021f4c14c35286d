import Foundation

extension UIView {
  /// Connects the new layer with the view, before any property is set.
  func adoptLayer() {
    layer.view = self
    layer.delegate = self
    layer.isDisplayNeeded = true
  }

  /// Requests layout of this view and its descendants after their safe area has changed.
  func safeAreaChanged() {
    insetsChanged()
    for view in tree { view.setNeedsLayout() }
  }

  /// The adjustment of a view's tint colour. Raw values match UIKit's.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  /// The adjustment of the tint colour. `automatic` takes the superview's mode, or `normal` at the
  /// top. The getter returns the resulting mode, never `automatic`.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get {
      ownTintAdjustment == .automatic ? superview?.tintAdjustmentMode ?? .normal : ownTintAdjustment
    }
    set {
      let old = tintAdjustmentMode
      ownTintAdjustment = newValue
      if tintAdjustmentMode != old { notifyTintChange(ofInheriting: false) }
    }
  }

  /// The tint colour of the view or the nearest superview with one, converted to grey while the
  /// mode is dimmed.
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

  private var plainTintColor: UIColor {
    if let ownTintColor, !ownTintColor.isTint { return ownTintColor }
    return superview?.plainTintColor ?? .systemBlue
  }

  /// Notifies this view, and the descendants that inherit its tint, of a new tint colour.
  func notifyTintChange(ofInheriting inherits: Bool = true) {
    resolveColors()
    tintColorDidChange()
    for subview in subviews where subview.ownTintColor == nil || !inherits {
      subview.notifyTintChange(ofInheriting: inherits)
    }
  }

  /// Notifies observers of the set property and of the frame, bounds or centre that changed with
  /// it.
  func notifyGeometryChange(
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
