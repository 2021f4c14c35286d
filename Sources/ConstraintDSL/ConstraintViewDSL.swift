public import HeadlessUIKit

/// The type of `view.snp`.
@preconcurrency @MainActor
public struct ConstraintViewDSL: ConstraintAttributesDSL {
  private let view: UIView

  init(view: UIView) { self.view = view }

  /// The view, never nil.
  public var target: AnyObject? { view }

  /// Names the view in messages, by setting its accessibility identifier.
  @discardableResult
  public func labeled(_ label: String) -> Self {
    view.accessibilityIdentifier = label
    return self
  }

  /// The strength with which the view resists growing beyond its content's width: 0…1000, 250 by
  /// default. Other values are reported and ignored.
  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }

  /// The strength with which the view resists growing beyond its content's height: 0…1000, 250 by
  /// default. Other values are reported and ignored.
  public var contentHuggingVerticalPriority: Float {
    get { view.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical)
    }
  }

  /// The strength with which the view resists shrinking below its content's width: 0…1000, 750 by
  /// default. Other values are reported and ignored.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }

  /// The strength with which the view resists shrinking below its content's height: 0…1000, 750 by
  /// default. Other values are reported and ignored.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical)
    }
  }
}

extension UIView {
  /// Makes constraints for this view, or names its attributes for other views' constraints.
  public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}
