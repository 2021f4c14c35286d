/// A layout guide of the area that the keyboard covers in a view.
///
/// The guide moves together with the keyboard, in the keyboard's animations and under a finger.
/// While no keyboard is shown, the guide is the strip below the safe area, so that views
/// constrained to its top end above the home indicator
/// (https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide covers the area below the safe area while no keyboard is shown. If false, it
  /// has no height then.
  open var usesBottomSafeArea = true {
    didSet {
      guard usesBottomSafeArea != oldValue, let owningView else { return }
      owningView.insetsChanged()
      owningView.setNeedsLayout()
    }
  }
}
