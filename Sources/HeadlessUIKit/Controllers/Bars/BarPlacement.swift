import Foundation

/// The frame that a container controller last gave its bar.
///
/// An app may move the bar itself, for example along with the content. The bar stays there until
/// the controller has another frame for it: after a rotation, when the bar is hidden or shown, when
/// its height changes, or when the stack changes.
@MainActor
struct BarPlacement {
  private weak var bar: UIView?
  private var frame = CGRect.zero

  /// Gives the bar a frame, unless it is the last one that the controller gave this bar. A
  /// transform of the bar stays in effect.
  mutating func place(_ bar: UIView, at frame: CGRect) {
    guard bar !== self.bar || frame != self.frame else { return }
    (self.bar, self.frame) = (bar, frame)
    bar.untransformedFrame = frame
  }

  /// Makes the next call of `place(_:at:)` move the bar in any case.
  mutating func reset() { bar = nil }
}
