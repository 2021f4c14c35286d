public import Foundation

/// What a screen can do with an animation in between.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what runs at its end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on from where it stands.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
