import Foundation

extension UIView {
  /// An animation that the system defines. Raw values match UIKit's.
  public enum SystemAnimation: UInt, Sendable {
    /// Shrinks and fades the views, then removes them from their superviews.
    case delete
  }

  /// The duration in seconds and the final scale of deleted views. A model: UIKit's values are not
  /// documented.
  private static var deletion: (duration: TimeInterval, scale: CGFloat) { (0.3, 0.1) }

  /// Performs a system animation on views, and animates `parallelAnimations` at the same time.
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
