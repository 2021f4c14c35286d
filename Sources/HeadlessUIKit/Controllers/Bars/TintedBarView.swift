import Foundation

/// A button of a bar, drawn in the tint colour. It redraws when the tint, the traits or the window
/// change.
///
/// Its opacity falls to 0.2 while it is highlighted, as that of UIKit's bar buttons does.
class TintedBarView: UIControl {
  private static let dimmed: CGFloat = 0.2
  /// The duration of the fade back to full opacity, in seconds.
  private static let fade: TimeInterval = 0.25
  /// The distance left and right of the button where it still receives touches, in points.
  private static let reach: CGFloat = 8

  override func resolveColors() {
    super.resolveColors()
    tintColorDidChange()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    tintColorDidChange()
  }

  override var keepsTaps: Bool { true }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: 0).contains(point)
  }

  override func stateChanged() {
    super.stateChanged()
    let alpha = isHighlighted && isEnabled ? Self.dimmed : 1
    guard alpha != self.alpha else { return }
    if isHighlighted { return self.alpha = alpha }
    UIView.animate(withDuration: Self.fade) { self.alpha = alpha }
  }
}
