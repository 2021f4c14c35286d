import HeadlessUIKit

/// A statement that can name more attributes, as in `make.left.right`.
public final class ConstraintMakerExtendable: ConstraintMakerRelatable {
  private func and(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    description.attributes.formUnion(attributes)
    return self
  }

  /// Adds the left edge, in either reading direction.
  public var left: ConstraintMakerExtendable { and(.left) }
  /// Adds the top edge.
  public var top: ConstraintMakerExtendable { and(.top) }
  /// Adds the right edge, in either reading direction.
  public var right: ConstraintMakerExtendable { and(.right) }
  /// Adds the bottom edge.
  public var bottom: ConstraintMakerExtendable { and(.bottom) }
  /// Adds the leading edge, which must not be related to left or right.
  public var leading: ConstraintMakerExtendable { and(.leading) }
  /// Adds the trailing edge, which must not be related to left or right.
  public var trailing: ConstraintMakerExtendable { and(.trailing) }
  /// Adds the width in points.
  public var width: ConstraintMakerExtendable { and(.width) }
  /// Adds the height in points.
  public var height: ConstraintMakerExtendable { and(.height) }
  /// Adds the horizontal centre. A number alone is the distance from the superview's left edge.
  public var centerX: ConstraintMakerExtendable { and(.centerX) }
  /// Adds the vertical centre. A number alone is the distance from the superview's top edge.
  public var centerY: ConstraintMakerExtendable { and(.centerY) }
  /// Adds the last line's baseline, or the bottom edge of a view without text.
  public var lastBaseline: ConstraintMakerExtendable { and(.lastBaseline) }
  /// Adds the first line's baseline, or the top edge of a view without text.
  public var firstBaseline: ConstraintMakerExtendable { and(.firstBaseline) }
  /// Adds the left edge of the view's layout margins.
  public var leftMargin: ConstraintMakerExtendable { and(.leftMargin) }
  /// Adds the right edge of the view's layout margins.
  public var rightMargin: ConstraintMakerExtendable { and(.rightMargin) }
  /// Adds the top edge of the view's layout margins.
  public var topMargin: ConstraintMakerExtendable { and(.topMargin) }
  /// Adds the bottom edge of the view's layout margins.
  public var bottomMargin: ConstraintMakerExtendable { and(.bottomMargin) }
  /// Adds the leading edge of the view's layout margins.
  public var leadingMargin: ConstraintMakerExtendable { and(.leadingMargin) }
  /// Adds the trailing edge of the view's layout margins.
  public var trailingMargin: ConstraintMakerExtendable { and(.trailingMargin) }
  /// Adds the horizontal centre between the view's layout margins.
  public var centerXWithinMargins: ConstraintMakerExtendable { and(.centerXWithinMargins) }
  /// Adds the vertical centre between the view's layout margins.
  public var centerYWithinMargins: ConstraintMakerExtendable { and(.centerYWithinMargins) }

  /// Adds left, right, top and bottom to the statement.
  public var edges: ConstraintMakerExtendable { and(.edges) }
  /// Adds left and right to the statement.
  public var horizontalEdges: ConstraintMakerExtendable { and(.horizontalEdges) }
  /// Adds top and bottom to the statement.
  public var verticalEdges: ConstraintMakerExtendable { and(.verticalEdges) }
  /// Adds leading, trailing, top and bottom to the statement.
  public var directionalEdges: ConstraintMakerExtendable { and(.directionalEdges) }
  /// Adds leading and trailing to the statement.
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    and(.directionalHorizontalEdges)
  }
  /// Adds top and bottom to the statement, like `verticalEdges`.
  public var directionalVerticalEdges: ConstraintMakerExtendable {
    and(.directionalVerticalEdges)
  }
  /// Adds width and height to the statement.
  public var size: ConstraintMakerExtendable { and(.size) }
  /// Adds `centerX` and `centerY` to the statement.
  public var center: ConstraintMakerExtendable { and(.center) }
  /// Adds the left, right, top and bottom margins to the statement.
  public var margins: ConstraintMakerExtendable { and(.margins) }
  /// Adds the leading, trailing, top and bottom margins to the statement.
  public var directionalMargins: ConstraintMakerExtendable { and(.directionalMargins) }
  /// Adds `centerXWithinMargins` and `centerYWithinMargins` to the statement.
  public var centerWithinMargins: ConstraintMakerExtendable { and(.centerWithinMargins) }
}
