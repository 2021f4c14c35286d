public import Foundation

/// The methods that control a running animation.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is advancing with time.
  var isRunning: Bool { get }
  /// Whether the animation runs towards its beginning.
  var isReversed: Bool { get set }
  /// The progress of the animation, 0…1.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or resumes a paused one.
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation at its current position.
  func pauseAnimation()
  /// Stops the animation at its current position.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends an animation that was stopped, at the given position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
