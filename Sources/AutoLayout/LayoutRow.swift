import Cassowary

/// One constraint in the solver and its source.
@MainActor
final class LayoutRow {
  enum Origin {
    /// An explicit constraint of the app.
    case explicit(LayoutConstraint)
    /// One of the engine's own rules about an item.
    case rule(LayoutRule)
  }

  let origin: Origin
  /// The item that a rule is about. Weak, because the item owns its rules.
  private(set) weak var item: LayoutItem?
  /// The box in whose coordinates a constraint is written; nil for rules.
  weak var container: (any LayoutBox)?
  /// A number that counts up in the order in which rows first entered the solver.
  var serial = 0
  /// A number that counts up in the order of activation; 0 for rules.
  var activation = 0
  /// The row's id in the solver, or nil while it is not there.
  var id: ConstraintID?
  /// The right-hand side, as last sent to the solver or queued for it.
  var constant = 0.0
  /// The factor of the parent's size, for rules.
  var slope = 0.0
  /// The amount that alignment insets add to the left-hand side.
  var base = 0.0
  /// −1 if the reading direction from right to left negated the constant, else 1.
  var sign = 1.0
  /// Whether the row is required but currently broken, with `Priority.demoted` in the solver.
  var isDemoted = false

  init(_ constraint: LayoutConstraint) { origin = .explicit(constraint) }

  init(_ rule: LayoutRule, of item: LayoutItem) {
    origin = .rule(rule)
    self.item = item
  }

  func removeFromSolver() {
    id = nil
    isDemoted = false
  }

  var rule: LayoutRule? {
    switch origin {
    case .rule(let rule): rule
    case .explicit: nil
    }
  }

  var constraint: LayoutConstraint? {
    switch origin {
    case .explicit(let constraint): constraint
    case .rule: nil
    }
  }

  var axis: LayoutAxis? {
    switch origin {
    case .explicit(let constraint): constraint.firstAttribute.axis
    case .rule(let rule): rule.axis
    }
  }

  /// Whether the row determines the frames of the items that it mentions.
  var determinesFrames: Bool {
    switch origin {
    case .explicit: true
    case .rule(let rule): rule.determinesFrames
    }
  }

  /// The row in messages, or nil for a rule about an element that is gone.
  var statement: LayoutStatement? {
    switch origin {
    case .explicit(let constraint): .constraint(constraint)
    case .rule(let rule):
      item?.element.map { .rule(rule, of: $0, slope: slope, constant: constant) }
    }
  }
}
