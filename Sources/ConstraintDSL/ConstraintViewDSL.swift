public import HeadlessUIKit

/// `view.snp`
@preconcurrency @MainActor
public struct ConstraintViewDSL: ConstraintAttributesDSL {
  private let view: UIView

  init(view: UIView) { self.view = view }

  public var target: AnyObject? { view }

  /// A name for the view in messages.
  @discardableResult
  public func labeled(_ label: String) -> Self {
    view.accessibilityIdentifier = label
    return self
  }

  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }

  public var contentHuggingVerticalPriority: Float {
    get { view.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical)
    }
  }

  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }

  public var contentCompressionResistanceVerticalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical)
    }
  }
}

/// `guide.snp`
@preconcurrency @MainActor
public struct ConstraintLayoutGuideDSL: ConstraintAttributesDSL {
  private let guide: UILayoutGuide

  init(guide: UILayoutGuide) { self.guide = guide }

  public var target: AnyObject? { guide }
}

extension UIView {
  /// Makes constraints for this view, or names parts of it for other views' constraints.
  public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}

extension UILayoutGuide {
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}

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
