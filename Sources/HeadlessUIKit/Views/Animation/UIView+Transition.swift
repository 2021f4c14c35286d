public import Foundation
import Layers
import ScrollPhysics

extension UIView.AnimationOptions {
  /// Flips the view about its vertical axis, from left to right. Drawn without perspective here.
  public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
  /// Flips the view about its vertical axis, from right to left. Drawn like
  /// `transitionFlipFromLeft`, because the direction shows only with perspective.
  public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
  /// Curls the old content up. Drawn here as the old content sliding away.
  public static let transitionCurlUp = Self(rawValue: 3 << 20)
  /// Curls the new content down over the old. Drawn here as the new content sliding in.
  public static let transitionCurlDown = Self(rawValue: 4 << 20)
  /// Fades the old content out while the new content fades in.
  public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  /// Flips the view about its horizontal axis, from the top. Drawn without perspective here.
  public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
  /// Flips the view about its horizontal axis, from the bottom. Drawn like `transitionFlipFromTop`.
  public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
  /// Hides and shows the views of `transition(from:to:)` instead of removing and inserting them.
  public static let showHideTransitionViews = Self(rawValue: 1 << 8)

  fileprivate var transitionStyle: (LayerTransition.Style, CGVector)? {
    switch rawValue >> 20 & 7 {
    case 1, 2: (.flip(isUpright: true), .zero)
    case 3: (.reveal, CGVector(dx: 0, dy: 1))
    case 4: (.moveIn, CGVector(dx: 0, dy: -1))
    case 5: (.fade, .zero)
    case 6, 7: (.flip(isUpright: false), .zero)
    default: nil
    }
  }
}

extension UIView {
  /// Runs `animations` immediately and shows a transition from the view's old content to its new
  /// content.
  ///
  /// The transition takes `duration` seconds of the screen's clock. Without a transition option,
  /// the changes are animated as by `animate`.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let clock = ScreenEnvironment.current.clock
    guard let (style, side) = options.transitionStyle, duration > 0 else {
      return animate(
        withDuration: duration, delay: 0, options: options, animations: animations ?? {},
        completion: completion)
    }
    view.layer.displayTree()
    let old = view.layer.snapshot(at: clock.time)
    performWithoutAnimation { animations?() }
    let start = clock.time, curve = options.curve
    view.layer.transition = LayerTransition(from: old, style, side: side) { time in
      let share = (time - start) / duration
      return share < 1 ? curve.value(at: share) : nil
    }
    clock.wait(
      for: TransitionEnd(at: start + duration) { [weak view] in
        view?.layer.transition = nil
        completion?(true)
      })
  }

  /// Replaces a view by another in its superview, with a transition of the superview.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else {
      completion?(true)
      return
    }
    transition(
      with: superview, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
