import Cassowary

/// One constraint of the solver and whom it speaks for.
@MainActor
final class LayoutRow {
  enum Origin {
    /// Somebody's constraint.
    case explicit(LayoutConstraint)
    /// Something the engine keeps true about an item.
    case rule(LayoutRule)
  }

  let origin: Origin
  /// Whom a rule is about. The item holds its rules, so this must not hold the item.
  private(set) weak var item: LayoutItem?
  /// For constraints: the box in whose coordinates they are written.
  weak var container: (any LayoutBox)?
  /// Counts up in the order in which rows were first to enter the solver.
  var serial = 0
  /// For constraints: counts up in the order of activation.
  var activation = 0
  /// Nil until the row is in the solver.
  var id: ConstraintID?
  /// The right-hand side the solver was given, or is about to be.
  var constant = 0.0
  /// For rules: the factor of the parent's size.
  var slope = 0.0
  /// What alignment insets add to the left-hand side.
  var base = 0.0
  /// −1 when reading right to left turned the constant around.
  var sign = 1.0
  /// Required, but broken at the moment: it pulls at `Priority.demoted` instead.
  var isDemoted = false

  init(_ constraint: LayoutConstraint) { origin = .explicit(constraint) }

  init(_ rule: LayoutRule, of item: LayoutItem) {
    origin = .rule(rule)
    self.item = item
  }

  func leaveSolver() {
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

  /// Nil for a rule about an element that is gone.
  var statement: LayoutStatement? {
    switch origin {
    case .explicit(let constraint): .constraint(constraint)
    case .rule(let rule):
      item?.element.map { .rule(rule, of: $0, slope: slope, constant: constant) }
    }
  }
}
