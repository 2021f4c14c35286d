import AutoLayout

/// The notifications of a view to the layout engine of its tree.
extension UIView {
  /// The layout engine, created by the topmost view when first used.
  var engine: LayoutEngine {
    if let engine = layout.engine { return engine }
    let engine = LayoutEngine(root: self)
    layout.engine = engine
    if lostSuperview { restoreConstraints(in: engine) }
    return engine
  }

  /// Whether the superview was freed while this view was in it.
  private var lostSuperview: Bool { layout.wasAdded && superview == nil }

  /// Creates the engine of a tree whose earlier topmost view was freed with its engine.
  func restoreEngine() { if lostSuperview { _ = engine } }

  /// Adds the constraints inside this tree to its new engine, and forgets those that freed views
  /// owned.
  private func restoreConstraints(in engine: LayoutEngine) {
    layout.wasAdded = false
    for view in tree {
      view.layout.outerConstraints.removeAll { $0.owner == nil }
      for constraint in view.constraints { constraint.join(engine) }
    }
  }

  /// Whether this is the view of a window's root controller, which always fills the window.
  var fillsWindow: Bool { owner != nil && superview is UIWindow }

  func joinTree() {
    let root = root
    if let own = layout.engine, root !== self {
      layout.engine = nil
      root.engine.absorb(own)
    }
    root.layout.engine?.didAdd(self)
  }

  /// Removes the rows of this subtree from the tree's engine before the subtree is removed, and
  /// deactivates constraints that cross the boundary. Returns the constraints that stay in the
  /// subtree, in the order of activation.
  ///
  /// - Complexity: Visits only the subtree and the constraints that refer to it.
  func leaveTree() -> [NSLayoutConstraint] {
    guard let engine = root.layout.engine else { return [] }
    let views = tree
    let elements = views.flatMap { view -> [any LayoutElement] in
      [view] + view.layout.freeGuides + view.layout.guides.createdGuides
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

  /// Notifies the engine that layout guides of this view and its descendants have new frames.
  func insetsChanged() { root.layout.engine?.setNeedsSurvey() }

  /// Updates the engine's rows after a change of how the view is placed.
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
