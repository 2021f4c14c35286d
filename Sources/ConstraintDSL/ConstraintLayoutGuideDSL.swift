public import HeadlessUIKit

/// `guide.snp`
@preconcurrency @MainActor
public struct ConstraintLayoutGuideDSL: ConstraintAttributesDSL {
  private let guide: UILayoutGuide

  init(guide: UILayoutGuide) { self.guide = guide }

  public var target: AnyObject? { guide }
}

extension UILayoutGuide {
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}
