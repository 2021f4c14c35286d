public import Foundation

/// What a screen can do with an animation that runs.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// Whether it has begun, or is being scrubbed.
  var state: UIViewAnimatingState { get }
  /// Whether time makes it go.
  var isRunning: Bool { get }
  /// Whether it goes back to its beginning.
  var isReversed: Bool { get set }
  /// How far it is, 0…1.
  var fractionComplete: CGFloat { get set }
  /// Begins, or goes on.
  func startAnimation()
  /// Begins after a while.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stands where it is.
  func pauseAnimation()
  /// Ends where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends one that was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
