public import HeadlessUIKit

/// A layout constraint created by a maker.
public final class LayoutConstraint: NSLayoutConstraint {
  /// The label set by `.labeled`, which is also the `identifier`.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }

  weak var constraint: Constraint?

  /// Whether both constraints are identical except for their constants.
  func matches(_ other: LayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && multiplier == other.multiplier
      && priority == other.priority
  }
}
