public import HeadlessUIKit

/// The type of `guide.snp`.
@preconcurrency @MainActor
public struct ConstraintLayoutGuideDSL: ConstraintAttributesDSL {
  private let guide: UILayoutGuide

  init(guide: UILayoutGuide) { self.guide = guide }

  /// The guide, never nil.
  public var target: AnyObject? { guide }
}

extension UILayoutGuide {
  /// Makes constraints for this guide, or names its attributes for other constraints.
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}
