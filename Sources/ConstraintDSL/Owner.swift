import HeadlessUIKit

/// The storage of the constraints made for an item.
@MainActor
enum Owner {
  static func constraints(of item: AnyObject?) -> [Constraint] {
    switch item {
    case let view as UIView: view.constraintDSLStorage.compactMap { $0 as? Constraint }
    case let guide as UILayoutGuide: guide.constraintDSLStorage.compactMap { $0 as? Constraint }
    default: []
    }
  }

  static func add(_ constraint: Constraint, to item: AnyObject?) {
    if constraints(of: item).contains(where: { $0 === constraint }) { return }
    switch item {
    case let view as UIView: view.constraintDSLStorage.append(constraint)
    case let guide as UILayoutGuide: guide.constraintDSLStorage.append(constraint)
    default: break
    }
  }

  static func remove(_ constraint: Constraint, from item: AnyObject?) {
    switch item {
    case let view as UIView: view.constraintDSLStorage.removeAll { $0 === constraint }
    case let guide as UILayoutGuide: guide.constraintDSLStorage.removeAll { $0 === constraint }
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

  /// Turns off the autoresizing mask of a view that constraints place.
  static func prepare(_ item: AnyObject?) {
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  }
}
