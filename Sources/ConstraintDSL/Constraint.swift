import HeadlessUIKit

/// One statement of a maker and the layout constraints it stands for: one for each attribute.
@preconcurrency @MainActor
public final class Constraint {
  let from: ConstraintItem
  private let to: ConstraintItem
  private var constant: any ConstraintConstantTarget
  private var priority: Float
  /// One for each attribute, in a fixed order that does not depend on the chain: left, top, right,
  /// bottom, leading, trailing, width, height, centres, baselines, margins.
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
      // A location alone is measured from the superview.
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

  /// The other side's attribute: what was named there, else the same; a centre given as a number
  /// alone is measured from the superview's corner. Edges go with margins side by side.
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

  // MARK: - Installing

  /// True while any of the layout constraints is active; setting it changes all of them.
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

  /// Installs the layout constraints and lets `removeConstraints` find the statement; a constraint
  /// that breaks a rule stays inactive and is reported.
  public func activate() { activate(updating: false) }

  /// Takes the layout constraints away, and the statement from what `removeConstraints` finds.
  public func deactivate() {
    NSLayoutConstraint.deactivate(layoutConstraints)
    Owner.remove(self, from: from.target)
  }

  /// With `updating`, gives its constants to constraints that say the same already; what none says
  /// is an error.
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

  // MARK: - Changing

  /// Points, the same for every attribute, in place of the earlier offset or inset; infinite values
  /// and NaN are reported and change nothing.
  @discardableResult
  public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    set(offset.constraintOffsetTargetValue)
  }

  /// Points in place of the earlier offset or inset; positive ones move edges inwards and make
  /// widths and heights smaller.
  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> Constraint {
    set(inset.constraintInsetTargetValue)
  }

  /// The same with insets that follow the reading direction in `ConstraintConfig`.
  @discardableResult
  public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
    set(inset.constraintDirectionalInsetTargetValue)
  }

  /// Allowed while active; a value outside 0…1000 is reported and changes nothing in the layout.
  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    self.priority = priority.constraintPriorityTargetValue
    for constraint in layoutConstraints { constraint.priority = UILayoutPriority(self.priority) }
    return self
  }

  /// The same with one of SnapKit's names.
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
