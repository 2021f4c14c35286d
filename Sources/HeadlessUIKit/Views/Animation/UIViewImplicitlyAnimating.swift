public import Foundation

/// What a screen can do with an animation in between.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that begin when a share of the time that is left has passed.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds what runs at its end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on from where it stands.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Adds them without a delay.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
}
