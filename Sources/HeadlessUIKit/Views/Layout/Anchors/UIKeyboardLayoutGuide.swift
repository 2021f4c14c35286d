/// The strip that the keyboard takes of a view.
///
/// While no keyboard is shown it is the strip below the safe area, so that what ends at its top ends
/// above the home indicator
/// (https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the strip without a keyboard reaches up to the safe area; else it has no height.
  open var usesBottomSafeArea = true {
    didSet {
      guard usesBottomSafeArea != oldValue, let owningView else { return }
      owningView.insetsChanged()
      owningView.setNeedsLayout()
    }
  }
}
