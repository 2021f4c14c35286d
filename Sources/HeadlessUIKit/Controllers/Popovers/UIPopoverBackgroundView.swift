public import Foundation

/// A custom background of a popover. Subclasses draw the box and the arrow, and provide their
/// sizes.
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// Creates a background. The popover calls it.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The distance from the middle of the arrow's side to the arrow, in points. The popover sets it.
  open var arrowOffset: CGFloat = 0
  /// The direction of the arrow. The popover sets it.
  open var arrowDirection = UIPopoverArrowDirection.unknown

  /// Returns the insets from the box to the content, without the arrow.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  /// Returns the width of the arrow's base.
  open class func arrowBase() -> CGFloat { PopoverPlacement.arrow.width }
  /// Returns the height of the arrow, from its base to its tip.
  open class func arrowHeight() -> CGFloat { PopoverPlacement.arrow.height }
  /// Whether the content has an inner shadow. It has no effect, as in UIKit since iOS 7.
  open class var wantsDefaultContentAppearance: Bool { true }
}
