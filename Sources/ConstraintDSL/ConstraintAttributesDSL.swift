/// What only views have.
@preconcurrency @MainActor
public protocol ConstraintAttributesDSL: ConstraintDSL {}

extension ConstraintAttributesDSL {
  private func item(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(target: target, attributes: attributes)
  }

  /// The last line's baseline; without text, the bottom edge.
  public var lastBaseline: ConstraintItem { item(.lastBaseline) }
  /// The first line's baseline; without text, the top edge.
  public var firstBaseline: ConstraintItem { item(.firstBaseline) }
  /// The left edge of the view's layout margins.
  public var leftMargin: ConstraintItem { item(.leftMargin) }
  /// The top edge of the view's layout margins.
  public var topMargin: ConstraintItem { item(.topMargin) }
  /// The right edge of the view's layout margins.
  public var rightMargin: ConstraintItem { item(.rightMargin) }
  /// The bottom edge of the view's layout margins.
  public var bottomMargin: ConstraintItem { item(.bottomMargin) }
  /// The edge of the view's layout margins where reading begins.
  public var leadingMargin: ConstraintItem { item(.leadingMargin) }
  /// The edge of the view's layout margins where reading ends.
  public var trailingMargin: ConstraintItem { item(.trailingMargin) }
  /// The horizontal centre between the view's layout margins.
  public var centerXWithinMargins: ConstraintItem { item(.centerXWithinMargins) }
  /// The vertical centre between the view's layout margins.
  public var centerYWithinMargins: ConstraintItem { item(.centerYWithinMargins) }
  /// The left, right, top and bottom margins; they pair with the same ones, or the edges, of the
  /// statement.
  public var margins: ConstraintItem { item(.margins) }
  /// The leading, trailing, top and bottom margins; they pair with the same ones, or the edges, of
  /// the statement.
  public var directionalMargins: ConstraintItem { item(.directionalMargins) }
  /// `centerXWithinMargins` and `centerYWithinMargins`.
  public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}
