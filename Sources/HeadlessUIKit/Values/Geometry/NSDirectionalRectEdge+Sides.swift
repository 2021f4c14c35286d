extension NSDirectionalRectEdge {
  /// Whether the edges include leading or trailing; also true for no edges.
  var includesSide: Bool { !isDisjoint(with: [.leading, .trailing]) || isDisjoint(with: .all) }

  /// Returns the single edge for a value with several edges; no edges means leading.
  func resolved(isRightToLeft: Bool) -> UIRectEdge {
    if contains(.trailing) { return isRightToLeft ? .left : .right }
    if contains(.leading) || isDisjoint(with: .all) { return isRightToLeft ? .right : .left }
    return contains(.top) ? .top : .bottom
  }
}
