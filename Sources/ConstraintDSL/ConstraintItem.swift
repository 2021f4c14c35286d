import HeadlessUIKit

/// A view or guide and some of its attributes: `view.snp.bottom`.
@preconcurrency @MainActor
public final class ConstraintItem {
  weak var target: AnyObject?
  let attributes: ConstraintAttributes

  init(target: AnyObject?, attributes: ConstraintAttributes) {
    self.target = target
    self.attributes = attributes
  }
}

extension ConstraintItem: ConstraintRelatableTarget {}

extension ConstraintItem: Equatable {
  nonisolated public static func == (a: ConstraintItem, b: ConstraintItem) -> Bool { a === b }
}

/// Where an item's own constraints are kept.
@MainActor
enum Owner {
  static func constraints(of item: AnyObject?) -> [Constraint] {
    switch item {
    case let view as UIView: view.constraintMakers.compactMap { $0 as? Constraint }
    case let guide as UILayoutGuide: guide.constraintMakers.compactMap { $0 as? Constraint }
    default: []
    }
  }

  static func add(_ constraint: Constraint, to item: AnyObject?) {
    if constraints(of: item).contains(where: { $0 === constraint }) { return }
    switch item {
    case let view as UIView: view.constraintMakers.append(constraint)
    case let guide as UILayoutGuide: guide.constraintMakers.append(constraint)
    default: break
    }
  }

  static func remove(_ constraint: Constraint, from item: AnyObject?) {
    switch item {
    case let view as UIView: view.constraintMakers.removeAll { $0 === constraint }
    case let guide as UILayoutGuide: guide.constraintMakers.removeAll { $0 === constraint }
    default: break
    }
  }

  static func superview(of item: AnyObject?) -> UIView? {
    switch item {
    case let view as UIView: view.superview
    case let guide as UILayoutGuide: guide.owningView
    default: nil
    }
  }

  /// A view that constraints place is not placed by its autoresizing mask.
  static func prepare(_ item: AnyObject?) {
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  }
}
