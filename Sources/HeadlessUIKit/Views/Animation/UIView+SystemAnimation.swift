import Foundation

extension UIView {
  /// What the system does to views by itself; raw values as UIKit's.
  public enum SystemAnimation: UInt, Sendable {
    /// They shrink and fade, and are taken out of their superviews.
    case delete
  }

  /// Seconds, and how small a view gets: UIKit's are not documented; a model.
  private static var deletion: (duration: TimeInterval, scale: CGFloat) { (0.3, 0.1) }

  /// Has views deleted while other changes are animated beside it.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let looks = views.map { (view: $0, alpha: $0.alpha, transform: $0.transform) }
    animate(
      withDuration: deletion.duration, delay: 0, options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: deletion.scale, y: deletion.scale)
        }
        parallelAnimations?()
      },
      completion: { finished in
        for look in looks {
          look.view.removeFromSuperview()
          look.view.alpha = look.alpha
          look.view.transform = look.transform
        }
        completion?(finished)
      })
  }
}
