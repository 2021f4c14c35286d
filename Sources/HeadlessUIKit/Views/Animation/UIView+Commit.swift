public import Foundation

// Animations between two calls, the API that iOS had before block-based animations.
extension UIView {
  /// Begins animating the changes made until `commitAnimations()`.
  ///
  /// The animation takes 0.2 seconds with ease-in and ease-out, unless one of the methods below is
  /// called before the changes. Calls may be nested. An inner pair has its own settings.
  ///
  /// - Parameters:
  ///   - animationID: An identifier for the animation delegate. Ignored: delegates are not
  ///     supported here.
  ///   - context: Data for the animation delegate. Ignored: delegates are not supported here.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    CommittedAnimation.begin()
  }

  /// Ends the innermost `beginAnimations` and starts its animations. Does nothing without a
  /// `beginAnimations`.
  public class func commitAnimations() { CommittedAnimation.commit() }

  /// Sets the duration in seconds. With 0, negative or NaN values the changes appear immediately.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    CommittedAnimation.change { $0.duration = duration }
  }

  /// Sets the delay before the animation begins, in seconds. Negative and NaN values are 0.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    CommittedAnimation.change { $0.delay = delay }
  }

  /// Sets the timing curve.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    CommittedAnimation.change { $0.curve = curve }
  }

  /// Sets the number of repetitions. Values above 1 repeat forever.
  ///
  /// - Note: Partly: a finite number of repetitions also repeats forever.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    CommittedAnimation.change { $0.repeats = repeatCount > 1 }
  }

  /// Sets whether the animation also plays backwards.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    CommittedAnimation.change { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets whether the animation starts from the value on screen.
  ///
  /// - Note: Partly: ignored, because animations always start from the value on screen.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  /// - Note: Not here: `animate(withDuration:animations:completion:)` calls a closure at the end.
  @available(
    *, unavailable,
    message: "use animate(withDuration:animations:completion:), which calls a closure at the end"
  )
  public class func setAnimationDelegate(_ delegate: Any?) {}

  /// - Note: Not here: `animate(withDuration:animations:completion:)` calls a closure at the end.
  @available(
    *, unavailable,
    message: "use animate(withDuration:animations:completion:), which calls a closure at the end"
  )
  public class func setAnimationDidStop(_ selector: Selector?) {}
}
