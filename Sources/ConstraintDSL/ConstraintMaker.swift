import HeadlessUIKit

/// A builder that collects the statements of a `makeConstraints` closure; each property begins a
/// statement.
@preconcurrency @MainActor
public final class ConstraintMaker {
  private let item: AnyObject
  private var descriptions: [ConstraintDescription] = []

  init(item: AnyObject) {
    self.item = item
    Owner.prepare(item)
  }

  private func begin(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let description = ConstraintDescription(view: item, attributes: attributes)
    descriptions.append(description)
    return ConstraintMakerExtendable(description)
  }

  var constraints: [Constraint] { descriptions.compactMap(\.constraint) }

  /// Begins a statement about the left edge, in either reading direction.
  public var left: ConstraintMakerExtendable { begin(.left) }
  /// Begins a statement about the top edge.
  public var top: ConstraintMakerExtendable { begin(.top) }
  /// Begins a statement about the right edge, in either reading direction.
  public var right: ConstraintMakerExtendable { begin(.right) }
  /// Begins a statement about the bottom edge.
  public var bottom: ConstraintMakerExtendable { begin(.bottom) }
  /// Begins a statement about the leading edge, which must not be related to left or right.
  public var leading: ConstraintMakerExtendable { begin(.leading) }
  /// Begins a statement about the trailing edge, which must not be related to left or right.
  public var trailing: ConstraintMakerExtendable { begin(.trailing) }
  /// Begins a statement about the width in points.
  public var width: ConstraintMakerExtendable { begin(.width) }
  /// Begins a statement about the height in points.
  public var height: ConstraintMakerExtendable { begin(.height) }
  /// Begins a statement about the horizontal centre. A number alone is the distance from the
  /// superview's left edge.
  public var centerX: ConstraintMakerExtendable { begin(.centerX) }
  /// Begins a statement about the vertical centre. A number alone is the distance from the
  /// superview's top edge.
  public var centerY: ConstraintMakerExtendable { begin(.centerY) }
  /// Begins a statement about the last line's baseline, or the bottom edge of a view without text.
  public var lastBaseline: ConstraintMakerExtendable { begin(.lastBaseline) }
  /// Begins a statement about the first line's baseline, or the top edge of a view without text.
  public var firstBaseline: ConstraintMakerExtendable { begin(.firstBaseline) }
  /// Begins a statement about the left edge of the view's layout margins.
  public var leftMargin: ConstraintMakerExtendable { begin(.leftMargin) }
  /// Begins a statement about the right edge of the view's layout margins.
  public var rightMargin: ConstraintMakerExtendable { begin(.rightMargin) }
  /// Begins a statement about the top edge of the view's layout margins.
  public var topMargin: ConstraintMakerExtendable { begin(.topMargin) }
  /// Begins a statement about the bottom edge of the view's layout margins.
  public var bottomMargin: ConstraintMakerExtendable { begin(.bottomMargin) }
  /// Begins a statement about the leading edge of the view's layout margins.
  public var leadingMargin: ConstraintMakerExtendable { begin(.leadingMargin) }
  /// Begins a statement about the trailing edge of the view's layout margins.
  public var trailingMargin: ConstraintMakerExtendable { begin(.trailingMargin) }
  /// Begins a statement about the horizontal centre between the view's layout margins.
  public var centerXWithinMargins: ConstraintMakerExtendable { begin(.centerXWithinMargins) }
  /// Begins a statement about the vertical centre between the view's layout margins.
  public var centerYWithinMargins: ConstraintMakerExtendable { begin(.centerYWithinMargins) }

  /// Begins a statement about left, right, top and bottom, with a constraint for each.
  public var edges: ConstraintMakerExtendable { begin(.edges) }
  /// Begins a statement about left and right, with a constraint for each.
  public var horizontalEdges: ConstraintMakerExtendable { begin(.horizontalEdges) }
  /// Begins a statement about top and bottom, with a constraint for each.
  public var verticalEdges: ConstraintMakerExtendable { begin(.verticalEdges) }
  /// Begins a statement about leading, trailing, top and bottom, with a constraint for each.
  public var directionalEdges: ConstraintMakerExtendable { begin(.directionalEdges) }
  /// Begins a statement about leading and trailing, with a constraint for each.
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    begin(.directionalHorizontalEdges)
  }
  /// Begins a statement about top and bottom, like `verticalEdges`.
  public var directionalVerticalEdges: ConstraintMakerExtendable {
    begin(.directionalVerticalEdges)
  }
  /// Begins a statement about width and height, with a constraint for each.
  public var size: ConstraintMakerExtendable { begin(.size) }
  /// Begins a statement about `centerX` and `centerY`, with a constraint for each.
  public var center: ConstraintMakerExtendable { begin(.center) }
  /// Begins a statement about the left, right, top and bottom margins, with a constraint for each.
  public var margins: ConstraintMakerExtendable { begin(.margins) }
  /// Begins a statement about the leading, trailing, top and bottom margins, with a constraint for
  /// each.
  public var directionalMargins: ConstraintMakerExtendable { begin(.directionalMargins) }
  /// Begins a statement about `centerXWithinMargins` and `centerYWithinMargins`, with a constraint
  /// for each.
  public var centerWithinMargins: ConstraintMakerExtendable { begin(.centerWithinMargins) }
}
