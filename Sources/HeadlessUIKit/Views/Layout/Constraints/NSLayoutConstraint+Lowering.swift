import AutoLayout

/// The conversion of constraints to the layout engine's types.
extension NSLayoutConstraint {
  /// Makes the engine's form of the constraint. Returns nil without a first item and attribute.
  func makeLowered() -> LayoutConstraint? {
    guard let first = Self.layoutAnchor(firstItem, firstAttribute) else { return nil }
    return LayoutConstraint(
      first.element, first.attribute, LayoutConstraint.Relation(relation),
      to: Self.layoutAnchor(secondItem, secondAttribute), multiplier: Double(multiplier),
      constant: Double(constant), priority: Double(priority.rawValue),
      firstOrigin: Self.layoutOrigin(firstOrigin), secondOrigin: Self.layoutOrigin(secondOrigin),
      breaksLast: breaksLast, subject: self)
  }

  private static func layoutOrigin(_ origin: ConstraintOrigin?) -> LayoutOrigin? {
    origin.flatMap { layoutAnchor($0.item, $0.attribute) }
      .map { LayoutOrigin($0.element, $0.attribute) }
  }

  private static func layoutAnchor(
    _ item: AnyObject?, _ attribute: Attribute
  ) -> (element: any LayoutElement, attribute: LayoutAttribute)? {
    guard let place = attribute.layoutPlace else { return nil }
    if let view = item as? UIView {
      return (place.isWithinMargins ? view.layoutMarginsGuide : view, place.attribute)
    }
    // A guide has no margins, so that its margin attributes are its edges.
    return (item as? UILayoutGuide).map { ($0, place.attribute) }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The engine's attribute, and whether it refers to the view's margins guide; nil for
  /// `notAnAttribute`.
  fileprivate var layoutPlace: (attribute: LayoutAttribute, isWithinMargins: Bool)? {
    switch self {
    case .left: (.left, false)
    case .right: (.right, false)
    case .top: (.top, false)
    case .bottom: (.bottom, false)
    case .leading: (.leading, false)
    case .trailing: (.trailing, false)
    case .width: (.width, false)
    case .height: (.height, false)
    case .centerX: (.centerX, false)
    case .centerY: (.centerY, false)
    case .lastBaseline: (.lastBaseline, false)
    case .firstBaseline: (.firstBaseline, false)
    case .leftMargin: (.left, true)
    case .rightMargin: (.right, true)
    case .topMargin: (.top, true)
    case .bottomMargin: (.bottom, true)
    case .leadingMargin: (.leading, true)
    case .trailingMargin: (.trailing, true)
    case .centerXWithinMargins: (.centerX, true)
    case .centerYWithinMargins: (.centerY, true)
    case .notAnAttribute: nil
    }
  }
}

extension LayoutConstraint.Relation {
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Axis {
  init(_ axis: LayoutAxis) {
    switch axis {
    case .horizontal: self = .horizontal
    case .vertical: self = .vertical
    }
  }
}

extension LayoutAxis {
  init(_ axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal: self = .horizontal
    case .vertical: self = .vertical
    }
  }
}
