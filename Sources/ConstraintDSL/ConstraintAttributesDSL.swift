/// The attributes of views and layout guides in addition to those of `ConstraintDSL`: baselines and
/// margins.
@preconcurrency @MainActor
public protocol ConstraintAttributesDSL: ConstraintDSL {}

extension ConstraintAttributesDSL {
  private func item(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(target: target, attributes: attributes)
  }

  /// The last line's baseline, or the bottom edge of a view without text.
  public var lastBaseline: ConstraintItem { item(.lastBaseline) }
  /// The first line's baseline, or the top edge of a view without text.
  public var firstBaseline: ConstraintItem { item(.firstBaseline) }
  /// The left edge of the view's layout margins.
  public var leftMargin: ConstraintItem { item(.leftMargin) }
  /// The top edge of the view's layout margins.
  public var topMargin: ConstraintItem { item(.topMargin) }
  /// The right edge of the view's layout margins.
  public var rightMargin: ConstraintItem { item(.rightMargin) }
  /// The bottom edge of the view's layout margins.
  public var bottomMargin: ConstraintItem { item(.bottomMargin) }
  /// The leading edge of the view's layout margins, where reading begins.
  public var leadingMargin: ConstraintItem { item(.leadingMargin) }
  /// The trailing edge of the view's layout margins, where reading ends.
  public var trailingMargin: ConstraintItem { item(.trailingMargin) }
  /// The horizontal centre between the view's layout margins.
  public var centerXWithinMargins: ConstraintItem { item(.centerXWithinMargins) }
  /// The vertical centre between the view's layout margins.
  public var centerYWithinMargins: ConstraintItem { item(.centerYWithinMargins) }
  /// The left, right, top and bottom margins. Each pairs with that margin or edge of the statement.
  public var margins: ConstraintItem { item(.margins) }
  /// The leading, trailing, top and bottom margins. Each pairs with that margin or edge of the
  /// statement.
  public var directionalMargins: ConstraintItem { item(.directionalMargins) }
  /// The attributes `centerXWithinMargins` and `centerYWithinMargins`.
  public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}
