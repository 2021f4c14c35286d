/// What only views have.
@preconcurrency @MainActor
public protocol ConstraintAttributesDSL: ConstraintDSL {}

extension ConstraintAttributesDSL {
  private func item(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(target: target, attributes: attributes)
  }

  public var lastBaseline: ConstraintItem { item(.lastBaseline) }
  public var firstBaseline: ConstraintItem { item(.firstBaseline) }
  public var leftMargin: ConstraintItem { item(.leftMargin) }
  public var topMargin: ConstraintItem { item(.topMargin) }
  public var rightMargin: ConstraintItem { item(.rightMargin) }
  public var bottomMargin: ConstraintItem { item(.bottomMargin) }
  public var leadingMargin: ConstraintItem { item(.leadingMargin) }
  public var trailingMargin: ConstraintItem { item(.trailingMargin) }
  public var centerXWithinMargins: ConstraintItem { item(.centerXWithinMargins) }
  public var centerYWithinMargins: ConstraintItem { item(.centerYWithinMargins) }
  public var margins: ConstraintItem { item(.margins) }
  public var directionalMargins: ConstraintItem { item(.directionalMargins) }
  public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}
