import Foundation

/// An animation from the previously displayed value to the current model value.
final class ImplicitAnimation: CABasicAnimation {
  var start: AnimatedValue?

  override func emptyCopy() -> CAAnimation { ImplicitAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    (copy as? ImplicitAnimation)?.start = start
  }

  override func value(
    now: AnimatedValue?, progress: Double, time: CFTimeInterval, duration: CFTimeInterval
  ) -> AnimatedValue? {
    guard let start, let now else { return now }
    return start.interpolated(to: now, by: CGFloat(progress))
  }
}
