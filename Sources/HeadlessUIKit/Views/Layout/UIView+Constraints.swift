import AutoLayout

extension UIView {
  /// The constraints installed on this view: those whose items have it as nearest common ancestor.
  public var constraints: [NSLayoutConstraint] { layout.constraints }

  /// Activates a constraint. UIKit also installs it on ancestors that are not the nearest; here
  /// it always goes to the nearest.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Activates all of them, in order.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Makes the constraint inactive if this view holds it.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { constraint.isActive = false }
  }

  /// Makes those inactive that this view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Guides

  /// The guides that the app added, in order.
  public var layoutGuides: [UILayoutGuide] { layout.freeGuides }

  /// Makes the guide this view's; it leaves the one it was in.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView !== self, guide.kind == .free else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layout.freeGuides.append(guide)
  }

  /// Constraints of the guide are deactivated.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self, guide.kind == .free else { return }
    for constraint in treeConstraints
    where constraint.mentions(guide) {
      constraint.isActive = false
    }
    root.layout.engine?.forget(guide)
    guide.owningView = nil
    layout.freeGuides.removeAll { $0 === guide }
  }

  /// The part of the view that no bar, notch or home indicator covers.
  public var safeAreaLayoutGuide: UILayoutGuide { layout.guides.safeArea(of: self) }

  /// The view without its margins.
  public var layoutMarginsGuide: UILayoutGuide { layout.guides.margins(of: self) }

  /// The part within the margins in which lines are not too long to read, in the middle of them. How
  /// wide that is depends on the screen's text size.
  public var readableContentGuide: UILayoutGuide {
    if let guide = layout.guides.made.first(where: { $0.kind == .readable }) { return guide }
    return makeReadableContentGuide()
  }

  /// The strip that the keyboard takes; while there is none the one below the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { layout.guides.keyboard(of: self) }

  // MARK: Examination

  /// Whether constraints leave a place or size of the view open (or nothing mentions it). Looks at
  /// the present solution only, and never for a view whose frame is set by hand.
  public var hasAmbiguousLayout: Bool {
    !ambiguousAxes.isEmpty
  }

  /// Moves a view whose layout is ambiguous to another place or size that its constraints allow, 40
  /// points further where they say nothing; a second call moves it back. Not at random, as UIKit's. The
  /// next layout that has work here undoes it.
  public func exerciseAmbiguityInLayout() {
    guard hasAmbiguousLayout, let engine = root.layout.engine,
      let present = engine.solvedFrame(of: self)
    else { return }
    let isMoved = layout.exactFrame != present
    place(at: isMoved ? present : engine.alternativeFrame(of: self, step: 40) ?? present)
  }

  /// The constraints that determine the view's place and size along an axis at present, in the order
  /// of activation. Rules that are no objects of their own, such as content sizes, are left out.
  ///
  /// - Complexity: O(*n* log *n*) in the constraints of the tree.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    root.layout.engine?.constraints(affecting: self, along: LayoutAxis(axis))
      .compactMap { $0.subject as? NSLayoutConstraint } ?? []
  }

  /// Reports what constraints of the tree leave open, unless it was looked at since they changed.
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
    return engine.ambiguousAxes(of: self).map { NSLayoutConstraint.Axis($0) }
  }

  /// Active constraints of the whole tree, in the order of activation.
  package var treeConstraints: [NSLayoutConstraint] {
    (root.layout.engine?.constraints ?? []).compactMap { $0.subject as? NSLayoutConstraint }
  }

  /// What the engine of the tree has done since it was made: rows entered into the solver, the
  /// solver's pivots, elements whose state was asked, and the cells that the solver has now.
  package var layoutEffort: (rows: Int, pivots: Int, visits: Int, reads: Int, cells: Int) {
    root.layout.engine?.effort ?? (0, 0, 0, 0, 0)
  }
}
