public import Foundation
import Layers
import ScrollPhysics

extension UIView.AnimationOptions {
  /// One side, then the other, turned about the vertical axis, without perspective here.
  public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
  /// As `transitionFlipFromLeft`; which side is nearer is not seen without perspective.
  public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
  /// The new slides up over the old.
  public static let transitionCurlUp = Self(rawValue: 3 << 20)
  /// The new slides down over the old.
  public static let transitionCurlDown = Self(rawValue: 4 << 20)
  /// The old goes while the new comes.
  public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  /// Turned about the horizontal axis.
  public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
  /// As `transitionFlipFromTop`.
  public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
  /// With `transition(from:to:)`: the views are hidden and shown, not taken out and put in.
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
  /// Runs `animations` now; the view is seen to go over from what it showed to what it shows then, within
  /// `duration` seconds of the screen's clock. Without a transition among the options what can be
  /// animated is.
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

  /// One view takes the place of another in its superview.
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
