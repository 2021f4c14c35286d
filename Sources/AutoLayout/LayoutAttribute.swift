/// The edge, size, centre or baseline of an element that a constraint relates.
package enum LayoutAttribute: Hashable, Sendable {
  case left, right, top, bottom
  /// The edges in reading direction: left and right, or right and left where text is read from
  /// right to left.
  case leading, trailing
  case width, height, centerX, centerY
  case firstBaseline, lastBaseline
}

extension LayoutAttribute {
  package var axis: LayoutAxis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }

  /// Whether the attribute swaps sides with the reading direction.
  var followsReading: Bool {
    switch self {
    case .leading, .trailing: true
    case .left, .right, .top, .bottom, .width, .height, .centerX, .centerY, .firstBaseline,
      .lastBaseline:
      false
    }
  }

  /// Returns the part of the element's extent along the axis that the attribute names.
  func part(rightToLeft: Bool) -> LayoutPart {
    switch self {
    case .left, .top: .start
    case .right, .bottom: .end
    case .leading: rightToLeft ? .end : .start
    case .trailing: rightToLeft ? .start : .end
    case .width, .height: .size
    case .centerX, .centerY: .center
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}
