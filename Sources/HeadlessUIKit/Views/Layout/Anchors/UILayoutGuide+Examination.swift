import AutoLayout

extension UILayoutGuide {
  /// Whether constraints do not fully determine the guide's position and size. Examines the
  /// solution of the constraints that are active now. Always false for a view's built-in guides.
  public var hasAmbiguousLayout: Bool {
    guard kind == .free, let owningView, let engine = owningView.root.layout.engine else {
      return false
    }
    owningView.environment.problems.report(engine.settle())
    return !engine.ambiguousAxes(of: self).isEmpty
  }

  /// Returns the constraints that currently determine the guide's position and size along an axis,
  /// in the order of activation.
  ///
  /// - Complexity: O(*n* log *n*) in the constraints of the view tree.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView?.root.layout.engine?.constraints(affecting: self, along: LayoutAxis(axis))
      .compactMap { $0.subject as? NSLayoutConstraint } ?? []
  }
}
