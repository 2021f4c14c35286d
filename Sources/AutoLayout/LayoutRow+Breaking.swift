/// The choice of the row to demote when required rows contradict each other.
extension LayoutRow {
  /// Returns the row to break, or nil if none of the rows may be broken.
  ///
  /// Constraints are broken before the engine's own rules, and those on the axis that failed before
  /// others. Among them the order is: by kind of constraint, then inequalities, then the order of
  /// activation.
  static func rowToBreak(among rows: [LayoutRow], axis: LayoutAxis?) -> LayoutRow? {
    let explicit = rows.filter { $0.constraint != nil && !$0.isDemoted }
    let onAxis = explicit.filter { axis == nil || $0.axis == axis }
    if let choice = (onAxis.isEmpty ? explicit : onAxis).min(by: { $0.precedes($1) }) {
      return choice
    }
    return rows.filter { $0.ruleOrder != nil && !$0.isDemoted }.min {
      ($0.ruleOrder!, $0.serial) < ($1.ruleOrder!, $1.serial)
    }
  }

  private var ruleOrder: Int? { rule?.breakingOrder }

  private func precedes(_ other: LayoutRow) -> Bool {
    guard let a = constraint, let b = other.constraint else { return false }
    if a.breaksLast != b.breaksLast { return b.breaksLast }
    let first = (a.breakingOrder, a.relation == .equal ? 1 : 0, serial)
    return first < (b.breakingOrder, b.relation == .equal ? 1 : 0, other.serial)
  }
}

extension LayoutConstraint {
  /// The kind's position in the order of breaking. The order agrees with 18 of the 22 published
  /// conflict logs from which it can be decided.
  fileprivate var breakingOrder: Int {
    switch firstAttribute {
    case .width, .height: second == nil ? 0 : 1
    case .right, .bottom, .trailing: 2
    case .centerX, .centerY: 3
    case .left, .top, .leading: 4
    case .firstBaseline, .lastBaseline: 5
    }
  }
}
