public import HeadlessUIKit

/// A layout constraint that a maker made.
public final class LayoutConstraint: NSLayoutConstraint {
  /// What `.labeled` said; the same as `identifier`.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }

  weak var constraint: Constraint?

  /// Whether both say the same but for the constant.
  func matches(_ other: LayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && multiplier == other.multiplier
      && priority == other.priority
  }
}
