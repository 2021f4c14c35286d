/// Edit variables: numbers that someone holds and moves, like a scroll offset under a finger.
extension Solver {
  /// From now on the variable is drawn to the values suggested for it, at first to the one it has.
  /// Must not be edited already; a required priority can be refused.
  public mutating func beginEdit(
    _ variable: Variable, priority: Priority
  ) throws(SolverError) {
    precondition(edits[variable] == nil, "\(names[variable.id]) is being edited")
    let hold = LinearConstraint(
      LinearExpression(variable), .equal, value(of: variable), priority: priority)
    edits[variable] = try add(hold)
  }

  /// Moves an edit variable and solves again; a required one can be refused.
  public mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    guard let id = edits[variable] else {
      preconditionFailure("\(names[variable.id]) is not being edited")
    }
    try setConstant(of: id, to: value)
  }

  /// Lets go of an edit variable: nothing holds it where it was suggested.
  public mutating func endEdit(_ variable: Variable) {
    guard let id = edits.removeValue(forKey: variable) else {
      preconditionFailure("\(names[variable.id]) is not being edited")
    }
    remove(id)
  }
}
