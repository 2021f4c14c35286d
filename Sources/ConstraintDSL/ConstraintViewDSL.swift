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

extension UIView {
  /// Makes constraints for this view, or names parts of it for other views' constraints.
  public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}
