public import HeadlessUIKit

/// `controller.topLayoutGuide.snp`: the three parts that a strip under a bar has.
@preconcurrency @MainActor
public struct ConstraintLayoutSupportDSL {
  private let support: any UILayoutSupport

  init(support: any UILayoutSupport) { self.support = support }

  /// The strip's top edge.
  public var top: ConstraintItem { ConstraintItem(target: support, attributes: .top) }
  /// The strip's bottom edge.
  public var bottom: ConstraintItem { ConstraintItem(target: support, attributes: .bottom) }
  /// The strip's height in points; 0 without an inset of the safe area there.
  public var height: ConstraintItem { ConstraintItem(target: support, attributes: .height) }
}

extension UILayoutSupport {
  /// Names parts of the strip for other views' constraints; it cannot make constraints itself.
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(support: self) }
}
