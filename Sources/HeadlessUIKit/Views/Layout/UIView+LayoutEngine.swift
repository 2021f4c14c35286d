import AutoLayout

/// What a view tells the engine of its tree.
extension UIView {
  /// Made when first needed, by the topmost view.
  var engine: LayoutEngine {
    if let engine = layout.engine { return engine }
    let engine = LayoutEngine(root: self)
    layout.engine = engine
    return engine
  }

  /// The view of a window's root controller: as large as the window, whatever constraints say.
  var fillsWindow: Bool { owner != nil && superview is UIWindow }

  func joinTree() {
    let root = root
    if let own = layout.engine, root !== self {
      layout.engine = nil
      root.engine.absorb(own)
    }
    root.layout.engine?.arrived(self)
  }

  /// Takes the rows of this subtree, which is about to leave its tree, out of the tree's engine, and
  /// deactivates what crosses the border. Returns the constraints that go along, in the order of
  /// activation.
  ///
  /// - Complexity: Looks at the subtree and at the constraints about it; the rest of the tree is not
  ///   touched.
  func leaveTree() -> [NSLayoutConstraint] {
    guard let engine = root.layout.engine else { return [] }
    let views = tree
    let elements = views.flatMap { view -> [any LayoutElement] in
      [view] + view.layout.freeGuides + view.layout.guides.made
    }
    let outer = views.flatMap(\.layout.outerConstraints)
    var ancestor = outer.isEmpty ? nil : superview
    while let view = ancestor {
      let crossing = outer.filter { $0.owner === view }
      for constraint in engine.inOrder(crossing, by: \.lowered) { constraint.deactivate() }
      ancestor = view.superview
    }
    return engine.release(views.flatMap(\.constraints).compactMap(\.lowered), elements)
      .compactMap { $0.subject as? NSLayoutConstraint }
  }

  /// What guides of this view and of those below it lie at has changed.
  func insetsChanged() { root.layout.engine?.setNeedsSurvey() }

  /// Changes what rows the view has.
  func layoutRulesChanged() {
    root.layout.engine?.placementChanged(of: self)
    superview?.setNeedsLayout()
  }

  func contentSizeChanged() {
    root.layout.engine?.contentSizeChanged(of: self)
    arrangingStack?.contentChanged()
  }

  func contentPrioritiesChanged() {
    guard let engine = root.layout.engine else { return }
    engine.contentPrioritiesChanged(of: self)
    superview?.setNeedsLayout()
  }
}
