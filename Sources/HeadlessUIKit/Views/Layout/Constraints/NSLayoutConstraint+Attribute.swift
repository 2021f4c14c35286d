extension NSLayoutConstraint {
  /// What of an item a constraint is about; raw values as UIKit's.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }

  /// How the two sides of a constraint compare; raw values as UIKit's.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// Along which axis; raw values as UIKit's.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}

extension NSLayoutConstraint.Attribute {
  typealias Axis = NSLayoutConstraint.Axis

  /// Nil for `notAnAttribute`.
  var axis: Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }

  var isSize: Bool {
    switch self {
    case .width, .height: true
    case .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
      .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
      false
    }
  }

  var isLocation: Bool { self != .notAnAttribute && !isSize }

  /// Leading and trailing, which trade sides with the reading direction.
  var followsReading: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    case .left, .right, .top, .bottom, .width, .height, .centerX, .centerY, .lastBaseline,
      .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
      false
    }
  }

  /// Left and right, which do not.
  var isPhysicalSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    case .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
      .firstBaseline, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
      false
    }
  }
}
