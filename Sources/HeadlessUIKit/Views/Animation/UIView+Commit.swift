public import Foundation

// Animations between two calls, as iOS had them before blocks.
extension UIView {
  /// What is changed from here to `commitAnimations()` is animated, over 0.2 seconds and slow at both ends unless
  /// the calls below, before the changes, say otherwise. May be nested; an inner pair has its own time.
  ///
  /// - Parameters:
  ///   - animationID: For a delegate, of which there is none here.
  ///   - context: The same.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    CommittedAnimation.begin()
  }

  /// Ends what `beginAnimations` began, which runs from now on. Without that, nothing happens.
  public class func commitAnimations() { CommittedAnimation.commit() }

  /// In seconds; negative and NaN are 0: what is changed is seen at once.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    CommittedAnimation.change { $0.duration = duration }
  }

  /// Seconds before it begins; negative and NaN are 0.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    CommittedAnimation.change { $0.delay = delay }
  }

  /// How its progress follows its time.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    CommittedAnimation.change { $0.curve = curve }
  }

  /// How often it runs: more than once is for ever.
  ///
  /// - Note: Partly: a number of times is for ever too.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    CommittedAnimation.change { $0.repeats = repeatCount > 1 }
  }

  /// Whether it runs back after it ran forth.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    CommittedAnimation.change { $0.autoreverses = repeatAutoreverses }
  }

  /// Whether a property under way goes on from what is seen.
  ///
  /// - Note: Partly: not kept; it always does.
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
