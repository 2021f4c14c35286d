public import Foundation

/// The timing of a focus animation. Never created here: focus is not simulated.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: AnyObject {
  /// The duration of the animation, in seconds.
  var duration: TimeInterval { get }
}
