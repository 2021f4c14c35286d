import HeadlessUIKit

/// The set of attributes that a chain names: `make.left.right` is a set of two.
struct ConstraintAttributes: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  static let left = attribute(.left)
  static let top = attribute(.top)
  static let right = attribute(.right)
  static let bottom = attribute(.bottom)
  static let leading = attribute(.leading)
  static let trailing = attribute(.trailing)
  static let width = attribute(.width)
  static let height = attribute(.height)
  static let centerX = attribute(.centerX)
  static let centerY = attribute(.centerY)
  static let lastBaseline = attribute(.lastBaseline)
  static let firstBaseline = attribute(.firstBaseline)
  static let leftMargin = attribute(.leftMargin)
  static let rightMargin = attribute(.rightMargin)
  static let topMargin = attribute(.topMargin)
  static let bottomMargin = attribute(.bottomMargin)
  static let leadingMargin = attribute(.leadingMargin)
  static let trailingMargin = attribute(.trailingMargin)
  static let centerXWithinMargins = attribute(.centerXWithinMargins)
  static let centerYWithinMargins = attribute(.centerYWithinMargins)

  static let horizontalEdges: Self = [.left, .right]
  static let verticalEdges: Self = [.top, .bottom]
  static let edges: Self = [.horizontalEdges, .verticalEdges]
  static let directionalHorizontalEdges: Self = [.leading, .trailing]
  static let directionalVerticalEdges: Self = [.top, .bottom]
  static let directionalEdges: Self = [.directionalHorizontalEdges, .verticalEdges]
  static let size: Self = [.width, .height]
  static let center: Self = [.centerX, .centerY]
  static let margins: Self = [.leftMargin, .topMargin, .rightMargin, .bottomMargin]
  static let directionalMargins: Self = [
    .leadingMargin, .topMargin, .trailingMargin, .bottomMargin,
  ]
  static let centerWithinMargins: Self = [.centerXWithinMargins, .centerYWithinMargins]

  /// The order in which constraints are created from a set.
  private static let order: [NSLayoutConstraint.Attribute] = [
    .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
    .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ]

  private static func attribute(_ attribute: NSLayoutConstraint.Attribute) -> Self {
    Self(rawValue: 1 << UInt32(attribute.rawValue))
  }

  var layoutAttributes: [NSLayoutConstraint.Attribute] {
    Self.order.filter { contains(Self.attribute($0)) }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin on the side of this edge, or nil for other attributes.
  var margin: Self? {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin,
      .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
      nil
    }
  }

  /// The edge on the side of this margin, or nil for other attributes.
  var edge: Self? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .centerXWithinMargins, .centerYWithinMargins,
      .notAnAttribute:
      nil
    }
  }
}
