import AutoLayout

extension UILayoutGuide {
  /// Whether constraints leave a place or size of the guide open. Looks at the present solution
  /// only, and false for the guides that views have by themselves.
  public var hasAmbiguousLayout: Bool {
    guard kind == .free, let engine = owningView?.root.layout.engine else { return false }
    return !engine.ambiguousAxes(of: self).isEmpty
  }

  /// The constraints that determine the guide's place and size along an axis at present, in the
  /// order of activation.
  ///
  /// - Complexity: O(*n* log *n*) in the constraints of the tree.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView?.root.layout.engine?.constraints(affecting: self, along: LayoutAxis(axis))
      .compactMap { $0.subject as? NSLayoutConstraint } ?? []
  }
}
