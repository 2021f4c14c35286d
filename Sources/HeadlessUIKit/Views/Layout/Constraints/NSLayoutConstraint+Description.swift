import Foundation

/// Descriptions of constraints as in UIKit's log: visual format for edges of neighbours, an
/// equation for other constraints.
extension NSLayoutConstraint {
  /// The description in the format of UIKit's log.
  var logDescription: String {
    let name = identifier.map { "'\($0)' " } ?? ""
    let (text, names) = visualFormat ?? (equation, nil)
    let level = priority == .required ? "" : " @\(number(CGFloat(priority.rawValue)))"
    let state = isActive ? "active" : "inactive"
    let legend = names.map { ", names: '|':\($0) " } ?? ""
    return "<NSLayoutConstraint \(name)\(text)\(level)   (\(state)\(legend))>"
  }

  /// The description of the constraint without its constant.
  var kind: String {
    "\(identifier ?? "") \(StableName.item(firstItem)).\(firstAttribute) \(sign) \(multiplier) "
      + "\(StableName.item(secondItem)).\(secondAttribute) @\(priority.rawValue)"
  }

  /// Whether the constraint belongs to a cell or another view that a list reuses.
  var isInReusedView: Bool {
    var ancestor = owner
    while let view = ancestor {
      if view.isReusedByList { return true }
      ancestor = view.superview
    }
    return false
  }

  private var sign: String {
    switch relation {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  private var equation: String {
    let left = "\(Self.side(firstItem, firstAttribute, firstOrigin)) \(sign) "
    guard secondItem != nil else { return left + number(constant) }
    let factor = multiplier == 1 ? "" : "\(number(multiplier))*"
    let rest =
      constant == 0 ? "" : constant < 0 ? " - \(number(-constant))" : " + \(number(constant))"
    return "\(left)\(factor)\(Self.side(secondItem, secondAttribute, secondOrigin))\(rest)"
  }

  private static func side(
    _ item: AnyObject?, _ attribute: Attribute, _ origin: ConstraintOrigin?
  ) -> String {
    let place = "\(StableName.item(item)).\(attribute)"
    guard let origin else { return place }
    return "(\(place) - \(StableName.item(origin.item)).\(origin.attribute))"
  }

  /// The constraint in visual format, such as `V:|-(10)-[A]` or `V:[A]-(24)-[B]`, and the name of
  /// the view that the bar stands for. Nil if the constraint needs an equation.
  private var visualFormat: (text: String, bar: String?)? {
    guard firstOrigin == nil, multiplier == 1, let first = firstItem as? UIView,
      let second = secondItem as? UIView,
      let axis = firstAttribute.axis
    else { return nil }
    let direction = axis == .vertical ? "V" : "H"
    let (start, end): (Set<Attribute>, Set<Attribute>) =
      axis == .vertical ? ([.top], [.bottom]) : ([.leading, .left], [.trailing, .right])
    let (a, b) = (StableName.item(first), StableName.item(second))
    if first.superview === second, firstAttribute == secondAttribute {
      if start.contains(firstAttribute) {
        return ("\(direction):|-(\(gap(constant)))-[\(a)]", b)
      } else if end.contains(firstAttribute) {
        return ("\(direction):[\(a)]-(\(gap(-constant, mirrored: true)))-|", b)
      }
    }
    guard first !== second, first.superview === second.superview, first.superview != nil else {
      return nil
    }
    if start.contains(firstAttribute), end.contains(secondAttribute) {
      return ("\(direction):[\(b)]-(\(gap(constant)))-[\(a)]", nil)
    } else if end.contains(firstAttribute), start.contains(secondAttribute) {
      return ("\(direction):[\(a)]-(\(gap(-constant, mirrored: true)))-[\(b)]", nil)
    }
    return nil
  }

  /// Returns a distance with its relation. A distance measured against the constraint's direction
  /// swaps the inequalities.
  private func gap(_ distance: CGFloat, mirrored: Bool = false) -> String {
    let sign =
      switch (relation, mirrored) {
      case (.equal, _): ""
      case (.greaterThanOrEqual, false), (.lessThanOrEqual, true): ">="
      case (.lessThanOrEqual, false), (.greaterThanOrEqual, true): "<="
      }
    return sign + number(distance)
  }
}

/// Returns a number in the format of C's `%g`: six significant digits without trailing zeros.
func number(_ value: CGFloat) -> String {
  guard abs(value) < 1e15 else { return String(format: "%g", Double(value)) }
  let rounded = (value * 1e6).rounded() / 1e6
  if rounded == rounded.rounded() { return String(Int(rounded)) }
  return String(format: "%g", Double(rounded))
}
