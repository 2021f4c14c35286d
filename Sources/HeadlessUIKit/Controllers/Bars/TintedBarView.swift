import Foundation

/// A button of a bar, drawn in the bar's tint: again when the tint, the traits or the window change.
/// Under a finger it is dimmed to a fifth, as UIKit's bar buttons are.
class TintedBarView: UIControl {
  private static let dimmed: CGFloat = 0.2
  /// In seconds.
  private static let fade: TimeInterval = 0.25
  /// How far to the left and right of it a finger still meets it.
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
