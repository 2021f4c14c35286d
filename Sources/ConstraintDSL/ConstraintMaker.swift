import HeadlessUIKit

/// Collects the statements of a `makeConstraints` closure: each property begins one.
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

  public var left: ConstraintMakerExtendable { begin(.left) }
  public var top: ConstraintMakerExtendable { begin(.top) }
  public var right: ConstraintMakerExtendable { begin(.right) }
  public var bottom: ConstraintMakerExtendable { begin(.bottom) }
  public var leading: ConstraintMakerExtendable { begin(.leading) }
  public var trailing: ConstraintMakerExtendable { begin(.trailing) }
  public var width: ConstraintMakerExtendable { begin(.width) }
  public var height: ConstraintMakerExtendable { begin(.height) }
  public var centerX: ConstraintMakerExtendable { begin(.centerX) }
  public var centerY: ConstraintMakerExtendable { begin(.centerY) }
  public var lastBaseline: ConstraintMakerExtendable { begin(.lastBaseline) }
  public var firstBaseline: ConstraintMakerExtendable { begin(.firstBaseline) }
  public var leftMargin: ConstraintMakerExtendable { begin(.leftMargin) }
  public var rightMargin: ConstraintMakerExtendable { begin(.rightMargin) }
  public var topMargin: ConstraintMakerExtendable { begin(.topMargin) }
  public var bottomMargin: ConstraintMakerExtendable { begin(.bottomMargin) }
  public var leadingMargin: ConstraintMakerExtendable { begin(.leadingMargin) }
  public var trailingMargin: ConstraintMakerExtendable { begin(.trailingMargin) }
  public var centerXWithinMargins: ConstraintMakerExtendable { begin(.centerXWithinMargins) }
  public var centerYWithinMargins: ConstraintMakerExtendable { begin(.centerYWithinMargins) }

  public var edges: ConstraintMakerExtendable { begin(.edges) }
  public var horizontalEdges: ConstraintMakerExtendable { begin(.horizontalEdges) }
  public var verticalEdges: ConstraintMakerExtendable { begin(.verticalEdges) }
  public var directionalEdges: ConstraintMakerExtendable { begin(.directionalEdges) }
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    begin(.directionalHorizontalEdges)
  }
  public var directionalVerticalEdges: ConstraintMakerExtendable {
    begin(.directionalVerticalEdges)
  }
  public var size: ConstraintMakerExtendable { begin(.size) }
  public var center: ConstraintMakerExtendable { begin(.center) }
  public var margins: ConstraintMakerExtendable { begin(.margins) }
  public var directionalMargins: ConstraintMakerExtendable { begin(.directionalMargins) }
  public var centerWithinMargins: ConstraintMakerExtendable { begin(.centerWithinMargins) }
}
