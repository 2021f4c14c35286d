import Cassowary

/// One constraint of the solver and whom it speaks for.
@MainActor
final class LayoutRow {
  enum Origin {
    /// The app's constraint.
    case explicit(NSLayoutConstraint)
    /// Something the engine keeps true about an item.
    case rule(Rule)
  }

  typealias Axis = NSLayoutConstraint.Axis
  typealias Attribute = NSLayoutConstraint.Attribute

  /// What the engine itself knows.
  enum Rule: Equatable {
    /// A size is not negative. Never broken.
    case notNegative
    /// Where a scroll view stands. Never broken.
    case offset(Axis)
    /// The distance from the edge to a baseline, which changes with font and size. Never broken.
    case firstBaseline, lastBaseline
    /// The size of the topmost view, and a root controller's view in its window.
    case encapsulated(Attribute)
    /// Where a guide lies in its view.
    case guide(Attribute)
    /// A frame set by hand, by springs and struts.
    case autoresizing(Attribute)
    /// `size <= content` at the hugging priority.
    case hugging(Axis)
    /// `size >= content` at the compression resistance.
    case resistance(Axis)
  }

  let origin: Origin
  /// Whom a rule is about. The item holds its rules, so this must not hold the item.
  private(set) weak var item: LayoutItem?
  /// Counts up in the order in which rows were first to enter the solver.
  var serial: Int
  /// For the app's constraints: counts up in the order of activation.
  var activation = 0
  /// Nil until the row is in the solver.
  var id: ConstraintID?
  /// The right-hand side the solver was given, or is about to be.
  var constant = 0.0
  /// For rules: the factor of the superview's size.
  var slope = 0.0
  /// What alignment insets add to the left-hand side.
  var base = 0.0
  /// −1 when reading right to left turned the constant around.
  var sign = 1.0
  /// Required, but broken at the moment: it pulls at `Priority.demoted` instead.
  var isDemoted = false

  init(_ origin: Origin, of item: LayoutItem?, serial: Int) {
    self.origin = origin
    self.item = item
    self.serial = serial
  }

  func leaveSolver() {
    id = nil
    isDemoted = false
  }

  var rule: Rule? {
    if case .rule(let rule) = origin { rule } else { nil }
  }

  var constraint: NSLayoutConstraint? {
    if case .explicit(let constraint) = origin { constraint } else { nil }
  }

  var axis: Axis? {
    switch origin {
    case .explicit(let constraint): constraint.firstAttribute.axis
    case .rule(let rule): rule.axis
    }
  }
}

extension LayoutRow.Rule {
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .notNegative: nil
    case .offset(let axis), .hugging(let axis), .resistance(let axis): axis
    case .firstBaseline, .lastBaseline: .vertical
    case .encapsulated(let attribute), .guide(let attribute), .autoresizing(let attribute):
      attribute.axis
    }
  }

  var isContentSize: Bool {
    switch self {
    case .hugging, .resistance: true
    case .notNegative, .offset, .firstBaseline, .lastBaseline, .encapsulated, .guide,
      .autoresizing:
      false
    }
  }

  var isAutoresizing: Bool {
    switch self {
    case .autoresizing: true
    case .notNegative, .offset, .firstBaseline, .lastBaseline, .encapsulated, .guide, .hugging,
      .resistance:
      false
    }
  }

  /// Which rule gives way first when no constraint of the app can; nil for those that never do.
  var breakingOrder: Int? {
    switch self {
    case .hugging, .resistance: 0
    case .autoresizing: 1
    case .guide: 2
    case .encapsulated: 3
    case .notNegative, .offset, .firstBaseline, .lastBaseline: nil
    }
  }
}
