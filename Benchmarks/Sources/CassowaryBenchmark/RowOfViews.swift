import Cassowary

/// A typical table row: a container of the screen's width with an image, two texts that have
/// content sizes, a compressible badge and an arrow.
struct RowOfViews {
  static let viewCount = 6
  private(set) var variables: [Variable] = []
  private(set) var constraints: [ConstraintID] = []

  init(top: Double, screenWidth: Variable, in solver: inout Solver) throws {
    for _ in 0..<4 * Self.viewCount { variables.append(solver.makeVariable()) }
    let views = (0..<Self.viewCount).map { Box(variables: variables[(4 * $0)..<(4 * $0 + 4)]) }
    var rules: [LinearConstraint] = []
    func rule(
      _ expression: LinearExpression, _ relation: Relation, _ constant: Double,
      _ priority: Double = 1000
    ) {
      rules.append(
        LinearConstraint(expression, relation, constant, priority: Priority(priority)))
    }
    for view in views {
      rule(view.width, .greaterThanOrEqual, 0)
      rule(view.height, .greaterThanOrEqual, 0)
    }
    let (box, image, title, text, badge, arrow) =
      (views[0], views[1], views[2], views[3], views[4], views[5])
    rule(box.left, .equal, 0)
    rule(box.top, .equal, top)
    rule(box.width - LinearExpression(screenWidth), .equal, 0)
    rule(image.left, .equal, 16)
    rule(image.width, .equal, 48)
    rule(image.height - image.width, .equal, 0)
    rule(image.top + 0.5 * image.height - 0.5 * box.height, .equal, 0)
    rule(title.left - image.left - image.width, .equal, 12)
    rule(title.top, .equal, 10)
    rule(text.left - title.left, .equal, 0)
    rule(text.top - title.top - title.height, .equal, 4)
    rule(text.left + text.width - arrow.left, .lessThanOrEqual, -8)
    rule(box.height - text.top - text.height, .equal, 10)
    rule(badge.left - title.left - title.width, .greaterThanOrEqual, 8)
    rule(badge.left + badge.width - arrow.left, .equal, -8)
    rule(badge.top + 0.5 * badge.height - title.top - 0.5 * title.height, .equal, 0)
    rule(arrow.left + arrow.width - box.width, .equal, -16)
    rule(arrow.top + 0.5 * arrow.height - 0.5 * box.height, .equal, 0)
    for (view, width, height) in [
      (title, 310.0, 20.5), (text, 180, 17), (badge, 44, 18), (arrow, 9, 14),
    ] {
      rule(view.width, .lessThanOrEqual, width, 251)
      rule(view.width, .greaterThanOrEqual, width, 750)
      rule(view.height, .lessThanOrEqual, height, 251)
      rule(view.height, .greaterThanOrEqual, height, 750)
    }
    for rule in rules { constraints.append(try solver.add(rule)) }
  }

  /// Removes the row's constraints and variables from the solver.
  func leave(_ solver: inout Solver) {
    solver.remove(constraints)
    for variable in variables { solver.removeVariable(variable) }
  }

  private struct Box {
    let left, top, width, height: LinearExpression

    init(variables: ArraySlice<Variable>) {
      let expressions = variables.map { LinearExpression($0) }
      (left, top, width, height) = (
        expressions[0], expressions[1], expressions[2], expressions[3]
      )
    }
  }
}
