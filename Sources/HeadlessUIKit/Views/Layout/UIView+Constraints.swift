import AutoLayout

extension UIView {
  /// The constraints installed on this view: those for whose items it is the nearest common
  /// ancestor.
  public var constraints: [NSLayoutConstraint] { layout.constraints }

  /// Activates a constraint. It is always installed on the nearest common ancestor of its items,
  /// while UIKit also allows farther ones.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Activates constraints in order.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Deactivates a constraint if it is installed on this view.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { constraint.isActive = false }
  }

  /// Deactivates the constraints that are installed on this view.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Guides

  /// The layout guides that the app added, in order.
  public var layoutGuides: [UILayoutGuide] { layout.freeGuides }

  /// Adds a layout guide to this view and removes it from its previous view.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView !== self, guide.kind == .free else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layout.freeGuides.append(guide)
  }

  /// Removes a layout guide and deactivates its constraints.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self, guide.kind == .free else { return }
    for constraint in treeConstraints
    where constraint.mentions(guide) {
      constraint.isActive = false
    }
    root.layout.engine?.remove(guide)
    guide.owningView = nil
    layout.freeGuides.removeAll { $0 === guide }
  }

  /// The guide of the area that bars, the notch and the home indicator do not cover.
  public var safeAreaLayoutGuide: UILayoutGuide { layout.guides.safeArea(of: self) }

  /// The guide of the area within the view's margins.
  public var layoutMarginsGuide: UILayoutGuide { layout.guides.margins(of: self) }

  /// The guide of the area in which text has a readable width, centred within the margins. The
  /// width depends on the screen's text size.
  public var readableContentGuide: UILayoutGuide {
    if let guide = layout.guides.createdGuides.first(where: { $0.kind == .readable }) {
      return guide
    }
    return makeReadableContentGuide()
  }

  /// The guide of the area that the keyboard covers. Without a keyboard, the area below the safe
  /// area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { layout.guides.keyboard(of: self) }

  // MARK: Diagnostics

  /// Whether constraints do not fully determine the view's position and size. Examines the solution
  /// of the constraints that are active now. Always false for a view whose frame is set by hand.
  public var hasAmbiguousLayout: Bool {
    !ambiguousAxes.isEmpty
  }

  /// Moves an ambiguous view to another position or size that its constraints allow.
  ///
  /// If its constraints allow any position, the view moves by 40 points. A second call moves it
  /// back. UIKit moves it at random. The next layout pass that changes anything undoes the move.
  public func exerciseAmbiguityInLayout() {
    guard hasAmbiguousLayout, let engine = root.layout.engine,
      let present = engine.solvedFrame(of: self)
    else { return }
    let isMoved = layout.exactFrame != present
    place(at: isMoved ? present : engine.alternativeFrame(of: self, step: 40) ?? present)
  }

  /// Returns the constraints that currently determine the view's position and size along an axis,
  /// in the order of activation. Implicit rules without a constraint object, such as content sizes,
  /// are not included.
  ///
  /// - Complexity: O(*n* log *n*) in the constraints of the view tree.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    root.layout.engine?.constraints(affecting: self, along: LayoutAxis(axis))
      .compactMap { $0.subject as? NSLayoutConstraint } ?? []
  }

  /// Reports ambiguous layouts in the view tree, unless they were examined since the constraints
  /// changed.
  package func reportAmbiguities() {
    for ambiguity in root.layout.engine?.newAmbiguities() ?? [] {
      for axis in ambiguity.axes {
        environment.problems.report(
          .ambiguous(
            item: StableName.item(ambiguity.element), axis: NSLayoutConstraint.Axis(axis)))
      }
    }
  }

  package var ambiguousAxes: [NSLayoutConstraint.Axis] {
    guard !translatesAutoresizingMaskIntoConstraints, !fillsWindow, superview != nil,
      let engine = root.layout.engine
    else { return [] }
    environment.problems.report(engine.settle())
    return engine.ambiguousAxes(of: self).map { NSLayoutConstraint.Axis($0) }
  }

  /// The active constraints of the whole view tree, in the order of activation.
  package var treeConstraints: [NSLayoutConstraint] {
    (root.layout.engine?.constraints ?? []).compactMap { $0.subject as? NSLayoutConstraint }
  }

  /// The work that the tree's layout engine has done since its creation: rows entered into the
  /// solver, pivots, elements visited and reads of the state, and the solver's current number of
  /// cells.
  package var layoutEffort: (rows: Int, pivots: Int, visits: Int, reads: Int, cells: Int) {
    root.layout.engine?.effort ?? (0, 0, 0, 0, 0)
  }
}
