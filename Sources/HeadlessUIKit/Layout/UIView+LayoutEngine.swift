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
  /// - Complexity: Looks at the subtree and at the constraints of the views it lies in; the rest of
  ///   the tree is not touched.
  func leaveTree() -> [NSLayoutConstraint] {
    guard let engine = root.layout.engine else { return [] }
    let views = tree
    let elements = views.flatMap { view -> [any LayoutElement] in
      [view] + view.layout.freeGuides + view.layout.guides.made
    }
    let leaving = Set(elements.map { ObjectIdentifier($0) })
    var ancestor = superview
    while let view = ancestor {
      for constraint in view.constraints where constraint.mentions(oneOf: leaving) {
        constraint.deactivate()
      }
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

extension NSLayoutConstraint {
  /// By the views' and guides' own identities: to climb from each item to what it lies in takes twice as long.
  fileprivate func mentions(oneOf items: Set<ObjectIdentifier>) -> Bool {
    func isOne(_ item: AnyObject?) -> Bool {
      item.map { items.contains(ObjectIdentifier($0)) } ?? false
    }
    return isOne(firstItem) || isOne(secondItem) || isOne(firstOrigin?.item)
      || isOne(secondOrigin?.item)
  }
}
