extension NSDirectionalRectEdge {
  /// Leading or trailing.
  var isBeside: Bool { !isDisjoint(with: [.leading, .trailing]) || isDisjoint(with: .all) }

  /// The one edge of the screen that is meant.
  func resolved(isRightToLeft: Bool) -> UIRectEdge {
    if contains(.trailing) { return isRightToLeft ? .left : .right }
    if contains(.leading) || isDisjoint(with: .all) { return isRightToLeft ? .right : .left }
    return contains(.top) ? .top : .bottom
  }
}
