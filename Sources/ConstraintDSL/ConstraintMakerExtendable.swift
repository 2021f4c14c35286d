import HeadlessUIKit

/// A statement that may name more attributes: `make.left.right`.
public final class ConstraintMakerExtendable: ConstraintMakerRelatable {
  private func and(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    description.attributes.formUnion(attributes)
    return self
  }

  public var left: ConstraintMakerExtendable { and(.left) }
  public var top: ConstraintMakerExtendable { and(.top) }
  public var right: ConstraintMakerExtendable { and(.right) }
  public var bottom: ConstraintMakerExtendable { and(.bottom) }
  public var leading: ConstraintMakerExtendable { and(.leading) }
  public var trailing: ConstraintMakerExtendable { and(.trailing) }
  public var width: ConstraintMakerExtendable { and(.width) }
  public var height: ConstraintMakerExtendable { and(.height) }
  public var centerX: ConstraintMakerExtendable { and(.centerX) }
  public var centerY: ConstraintMakerExtendable { and(.centerY) }
  public var lastBaseline: ConstraintMakerExtendable { and(.lastBaseline) }
  public var firstBaseline: ConstraintMakerExtendable { and(.firstBaseline) }
  public var leftMargin: ConstraintMakerExtendable { and(.leftMargin) }
  public var rightMargin: ConstraintMakerExtendable { and(.rightMargin) }
  public var topMargin: ConstraintMakerExtendable { and(.topMargin) }
  public var bottomMargin: ConstraintMakerExtendable { and(.bottomMargin) }
  public var leadingMargin: ConstraintMakerExtendable { and(.leadingMargin) }
  public var trailingMargin: ConstraintMakerExtendable { and(.trailingMargin) }
  public var centerXWithinMargins: ConstraintMakerExtendable { and(.centerXWithinMargins) }
  public var centerYWithinMargins: ConstraintMakerExtendable { and(.centerYWithinMargins) }

  public var edges: ConstraintMakerExtendable { and(.edges) }
  public var horizontalEdges: ConstraintMakerExtendable { and(.horizontalEdges) }
  public var verticalEdges: ConstraintMakerExtendable { and(.verticalEdges) }
  public var directionalEdges: ConstraintMakerExtendable { and(.directionalEdges) }
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    and(.directionalHorizontalEdges)
  }
  public var directionalVerticalEdges: ConstraintMakerExtendable {
    and(.directionalVerticalEdges)
  }
  public var size: ConstraintMakerExtendable { and(.size) }
  public var center: ConstraintMakerExtendable { and(.center) }
  public var margins: ConstraintMakerExtendable { and(.margins) }
  public var directionalMargins: ConstraintMakerExtendable { and(.directionalMargins) }
  public var centerWithinMargins: ConstraintMakerExtendable { and(.centerWithinMargins) }
}
