public import HeadlessUIKit

/// `view.snp`
@preconcurrency @MainActor
public struct ConstraintViewDSL: ConstraintAttributesDSL {
  private let view: UIView

  init(view: UIView) { self.view = view }

  /// The view, never nil.
  public var target: AnyObject? { view }

  /// A name for the view in messages.
  @discardableResult
  public func labeled(_ label: String) -> Self {
    view.accessibilityIdentifier = label
    return self
  }

  /// How strongly the view keeps from growing beyond its content's width: 0…1000, 250 at first;
  /// other values are reported and change nothing.
  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }

  /// How strongly the view keeps from growing beyond its content's height: 0…1000, 250 at first;
  /// other values are reported and change nothing.
  public var contentHuggingVerticalPriority: Float {
    get { view.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical)
    }
  }

  /// How strongly the view keeps from shrinking below its content's width: 0…1000, 750 at first;
  /// other values are reported and change nothing.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }

  /// How strongly the view keeps from shrinking below its content's height: 0…1000, 750 at first;
  /// other values are reported and change nothing.
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
