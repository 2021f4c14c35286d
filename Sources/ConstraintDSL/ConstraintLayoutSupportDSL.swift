public import HeadlessUIKit

/// `controller.topLayoutGuide.snp`: the three parts that a strip under a bar has.
@preconcurrency @MainActor
public struct ConstraintLayoutSupportDSL {
  private let support: any UILayoutSupport

  init(support: any UILayoutSupport) { self.support = support }

  public var top: ConstraintItem { ConstraintItem(target: support, attributes: .top) }
  public var bottom: ConstraintItem { ConstraintItem(target: support, attributes: .bottom) }
  public var height: ConstraintItem { ConstraintItem(target: support, attributes: .height) }
}

extension UILayoutSupport {
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(support: self) }
}
