import HeadlessUIKit

/// One statement of a maker and its layout constraints, one per attribute.
@preconcurrency @MainActor
public final class Constraint {
  let from: ConstraintItem
  private let to: ConstraintItem
  private var constant: any ConstraintConstantTarget
  private var priority: Float
  /// The layout constraints, one per attribute. Their fixed order does not depend on the chain:
  /// left, top, right, bottom, leading, trailing, width, height, centres, baselines, margins.
  public private(set) var layoutConstraints: [LayoutConstraint] = []

  init(_ statement: ConstraintDescription) {
    from = statement.item
    to = statement.related ?? ConstraintItem(target: nil, attributes: [])
    constant = statement.constant
    priority = statement.priority
    layoutConstraints = from.attributes.layoutAttributes.map { layoutConstraint($0, statement) }
  }

  private func layoutConstraint(
    _ attribute: NSLayoutConstraint.Attribute, _ statement: ConstraintDescription
  ) -> LayoutConstraint {
    var other = otherAttribute(for: attribute)
    var target = to.target
    if target == nil {
      // A position without a target is relative to the superview.
      if attribute == .width || attribute == .height {
        other = .notAnAttribute
      } else {
        target = Owner.superview(of: from.target)
      }
    }
    let constraint = LayoutConstraint(
      item: from.target as Any, attribute: attribute, relatedBy: statement.relation,
      toItem: target, attribute: other, multiplier: statement.multiplier,
      constant: constant.value(for: attribute))
    constraint.label = statement.label
    constraint.priority = UILayoutPriority(priority)
    constraint.constraint = self
    return constraint
  }

  /// Returns the attribute on the other side: the one named there, or else the attribute itself.
  ///
  /// A centre given as a number alone is relative to the superview's left or top edge. Edges pair
  /// with margins of their side.
  private func otherAttribute(
    for attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint.Attribute {
    let named = to.attributes.layoutAttributes
    if named.isEmpty {
      guard to.target == nil else { return attribute }
      return attribute == .centerX ? .left : attribute == .centerY ? .top : attribute
    }
    if named.contains(attribute) { return attribute }
    if named.count > 1 {
      if let margin = attribute.margin, named.contains(margin) { return margin }
      if let edge = attribute.edge, named.contains(edge) { return edge }
    }
    return named[0]
  }

  // MARK: - Installation

  /// Whether any of the layout constraints is active. Setting it changes all of them.
  public var isActive: Bool {
    get { layoutConstraints.contains { $0.isActive } }
    set {
      if newValue {
        activate()
      } else {
        deactivate()
      }
    }
  }

  /// Activates the layout constraints and registers the statement for `removeConstraints`. A
  /// constraint that violates a rule stays inactive and is reported.
  public func activate() { activate(updating: false) }

  /// Deactivates the layout constraints and removes the statement from those that
  /// `removeConstraints` finds.
  public func deactivate() {
    NSLayoutConstraint.deactivate(layoutConstraints)
    Owner.remove(self, from: from.target)
  }

  /// Activates the statement.
  ///
  /// - Parameter updating: If true, assigns the constants to existing constraints that are
  ///   otherwise identical. A constraint without such a match is reported as an error.
  func activate(updating: Bool) {
    guard updating else {
      NSLayoutConstraint.activate(layoutConstraints)
      return Owner.add(self, to: from.target)
    }
    let existing = Owner.constraints(of: from.target).flatMap(\.layoutConstraints)
    for constraint in layoutConstraints {
      if let match = existing.first(where: { $0.matches(constraint) }) {
        match.constant = constraint.constant
      } else {
        constraint.environment.problems.report(.nothingToUpdate(constraint: constraint.description))
      }
    }
  }

  // MARK: - Changes

  /// Replaces the offset or inset by an offset in points, which applies to every attribute.
  /// Infinite values and NaN are reported and ignored.
  @discardableResult
  public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    set(offset.constraintOffsetTargetValue)
  }

  /// Replaces the offset or inset by an inset in points. Positive values move edges inwards and
  /// reduce widths and heights.
  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> Constraint {
    set(inset.constraintInsetTargetValue)
  }

  /// Replaces the offset or inset by insets that follow the reading direction in
  /// `ConstraintConfig`.
  @discardableResult
  public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
    set(inset.constraintDirectionalInsetTargetValue)
  }

  /// Changes the priority, which is allowed while the constraints are active. A value outside
  /// 0…1000 is reported, and the layout does not change.
  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    self.priority = priority.constraintPriorityTargetValue
    for constraint in layoutConstraints { constraint.priority = UILayoutPriority(self.priority) }
    return self
  }

  /// Changes the priority to one of SnapKit's named priorities.
  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint {
    update(priority: priority.value)
  }

  private func set(_ constant: any ConstraintConstantTarget) -> Constraint {
    self.constant = constant
    for constraint in layoutConstraints {
      constraint.constant = constant.value(for: constraint.firstAttribute)
    }
    return self
  }
}
