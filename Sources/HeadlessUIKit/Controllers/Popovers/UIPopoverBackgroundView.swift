public import Foundation

/// What a popover lies on, drawn by the app: a subclass draws the ground and the arrow, and says how large they
/// are.
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// Made by the popover.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// From the middle of the side that the arrow is on to the arrow's, in points. The popover sets it.
  open var arrowOffset: CGFloat = 0
  /// Where the arrow points. The popover sets it.
  open var arrowDirection = UIPopoverArrowDirection.unknown

  /// Between the ground's edges and the content, without the arrow.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  /// How wide the arrow is where it begins.
  open class func arrowBase() -> CGFloat { PopoverPlace.arrow.width }
  /// From there to its tip.
  open class func arrowHeight() -> CGFloat { PopoverPlace.arrow.height }
  /// Whether the content has an inner shadow; kept, as since iOS 7.
  open class var wantsDefaultContentAppearance: Bool { true }
}
