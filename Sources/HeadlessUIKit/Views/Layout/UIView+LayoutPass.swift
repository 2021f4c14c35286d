import AutoLayout
package import Foundation
import Graphics

// The loop from a changed constant to a frame:
//
//   constraint.constant = 20      view.setNeedsLayout()      view.invalidateIntrinsicContentSize()
//             |                             |                               |
//             v                             v                               v
//   LayoutRows.set: pending       needsLayout, and in all          DirtyItems.add(stale:)
//   until the next pass           views around the view                     |
//             |                   descendantNeedsLayout                     |
//             |                             |                               |
//             +--------- the stage's next frame, or layoutIfNeeded() -------+
//                                           |
//                                           v
//   runLayoutPass()       at most 100 rounds; more is the problem `endlessLayout`
//   +-> 1. updateTreeConstraints()     updateConstraints(), from the leaves to the root
//   |   2. LayoutEngine.settle()
//   |        survey     waiting constraints become rows; boxes are asked for their content size
//   |    +-> refresh    rules against the tree: offsets, insets, frames set by hand, fonts
//   |    |   solve      all pending constants at once; a conflict demotes one row
//   |    |   read       the items that moved: each marks its parent with setNeedsLayout()
//   |    +-- measure    text that wraps at another width has another height: at most 4 times more
//   |   3. applySolvedFrames()         the frames of this view and those around it, from the root
//   |   4. subtreeNeedsLayout?         no: the pass is over
//   |   5. layOutDirtyViews()          from the root to the leaves, by descendantNeedsLayout:
//   |        layoutSubviews() -> placeSubviews() -> place(at:) rounds to pixels, sets the frame
//   +-- whatever that code changed is what the next round begins with
//
// AutoLayout's DirtyItems.swift names the sets of items that the engine visits, and says when each
// set is emptied. LayoutPromises.md describes the guarantees of the solver.

/// The layout pass of one frame.
///
/// Constraints and content sizes are updated from the leaves to the root. Then views that need
/// layout place their subviews from the root to the leaves. This repeats until no view needs
/// layout. The pass of a view that is not the topmost ends at its subtree.
extension UIView {
  /// The maximum number of rounds. More mean that views keep requesting layout of each other.
  static let layoutRounds = 100

  func runLayoutPass() {
    let environment = environment
    let passes = environment[LayoutPassState.self]
    guard passes.nesting.enter() else {
      return environment.problems.report(
        .endlessLayout(views: [StableName.view(self)], rounds: CallNesting.limit))
    }
    defer { passes.nesting.leave() }
    for _ in 0..<Self.layoutRounds {
      updateTreeConstraints()
      environment.problems.report(root.engine.settle())
      applySolvedFrames()
      guard subtreeNeedsLayout else { return }
      layOutDirtyViews()
      guard !passes.nesting.isCircle else { return }
    }
    let marked = tree.filter(\.needsLayout).map(StableName.view)
    environment.problems.report(.endlessLayout(views: marked, rounds: Self.layoutRounds))
  }

  /// Applies the frames that constraints give this view and its ancestors, from the top.
  private func applySolvedFrames() {
    guard let superview else { return }
    superview.applySolvedFrames()
    guard !translatesAutoresizingMaskIntoConstraints, !fillsWindow,
      let frame = root.layout.engine?.solvedFrame(of: self)
    else { return }
    place(at: frame)
  }

  func needsLayoutChanged() { if needsLayout { markAncestors(\.descendantNeedsLayout) } }

  func needsConstraintUpdateChanged() {
    if needsConstraintUpdate { markAncestors(\.descendantNeedsConstraintUpdate) }
  }

  /// Sets a flag in the ancestors that a descendant has work to do.
  ///
  /// - Complexity: O(1) for each ancestor that does not have the flag.
  func markAncestors(_ leads: WritableKeyPath<ViewLayout, Bool>) {
    var ancestor = superview
    while let view = ancestor, !view.layout[keyPath: leads] {
      view.layout[keyPath: leads] = true
      ancestor = view.superview
    }
  }

  func updateTreeConstraints() {
    if layout.descendantNeedsConstraintUpdate {
      layout.descendantNeedsConstraintUpdate = false
      for subview in subviews { subview.updateTreeConstraints() }
    }
    guard needsConstraintUpdate else { return }
    constraintUpdateDone()
    if let owner { owner.updateViewConstraints() } else { updateConstraints() }
  }

  private var subtreeNeedsLayout: Bool {
    if needsLayout { return true }
    guard layout.descendantNeedsLayout else { return false }
    for subview in subviews where subview.subtreeNeedsLayout { return true }
    layout.descendantNeedsLayout = false
    return false
  }

  private func layOutDirtyViews() {
    if needsLayout {
      notifySafeAreaChange()
      owner?.notifyIsAppearing()
      layoutDone()
      layer.layoutSublayers()
    }
    guard layout.descendantNeedsLayout else { return }
    layout.descendantNeedsLayout = false
    for subview in subviews { subview.layOutDirtyViews() }
  }

  /// Lays out the view's subviews as part of its layer's layout. Ignores other layers.
  func layOutInside(_ layer: CALayer) {
    guard layer === self.layer else { return }
    applyCorners()
    owner?.updateContentUnavailableConfigurationIfNeeded()
    owner?.viewWillLayoutSubviews()
    layoutDone()
    layout.isLayingOut = true
    layoutSubviews()
    owner?.layOutContentUnavailableView()
    owner?.viewDidLayoutSubviews()
    layout.isLayingOut = false
  }

  /// Requests layout after a subview was added or removed, unless that happened in the view's own
  /// layout.
  ///
  /// Apple does not document this. Otherwise screens that replace their subviews in
  /// `viewDidLayoutSubviews` would never finish layout, and they do on iOS.
  func subviewsChanged() {
    if !layout.isLayingOut { setNeedsLayout() }
  }

  /// Requests layout after a constraint was added or removed, unless that happened in the view's
  /// own layout. Solving marks the views that it moves.
  ///
  /// Otherwise screens that replace constraints in each layout pass would never finish, and they do
  /// on iOS.
  func constraintsChanged() {
    if !layout.isLayingOut { setNeedsLayout() }
  }

  private func notifySafeAreaChange() {
    let insets = safeAreaInsets
    let old = layout.reportedSafeArea
    guard insets != old else { return }
    layout.reportedSafeArea = insets
    superview?.layout.cachedSafeArea = nil
    safeAreaInsetsDidChange()
    observers?.changed(.safeAreaInsets, from: old, of: self)
    owner?.viewSafeAreaInsetsDidChange()
  }

  // MARK: - Solved frames

  /// Copies solved values to the subviews' `center` and `bounds`, so that transforms are kept. A
  /// subview that no constraint and no content size mentions keeps the frame that code gave it.
  func placeSubviews() {
    let engine = root.layout.engine
    defer { layout.cachedSafeArea = nil }
    for subview in subviews {
      guard !subview.translatesAutoresizingMaskIntoConstraints, !subview.fillsWindow,
        let frame = engine?.solvedFrame(of: subview)
      else { continue }
      if layout.cachedSafeArea == nil { layout.cachedSafeArea = safeAreaInsets }
      subview.place(at: frame)
    }
    if scrollContentOffset != nil, let size = engine?.takeContentSize(of: self) {
      applyContentSize(width: size.width, height: size.height)
    }
  }

  /// Moves the centre of the solved frame to the layer's position, regardless of the anchor point.
  /// A view with a fixed size stays at the upper left corner of a larger frame.
  ///
  /// As on iOS, an anchor point at the bottom shows the view higher by half of its height.
  func place(at exact: CGRect) {
    let exact = fixedSize.map { CGRect(origin: exact.origin, size: $0) } ?? exact
    let rounded = roundedToPixels(exact)
    let position = CGPoint(
      x: rounded.minX + rounded.width / 2, y: rounded.minY + rounded.height / 2)
    if center != position || bounds.size != rounded.size {
      // Observers of these changes may move other views.
      superview?.layout.cachedSafeArea = nil
      layout.isPlacing = true
      if center != position { center = position }
      if bounds.size != rounded.size { bounds = CGRect(origin: bounds.origin, size: rounded.size) }
      layout.isPlacing = false
    }
    layout.exactFrame = exact
    notifySafeAreaChange()
  }

  /// The maximum distance in points at which two edges count as one. It is larger than the sum of
  /// the solver's rounding errors.
  private static let sharedEdge: CGFloat = 1e-6

  /// Rounds both edges to the pixel grid. An edge shared with the superview stays shared.
  private func roundedToPixels(_ exact: CGRect) -> CGRect {
    guard let superview else { return exact }
    let grid = PixelGrid(scale: superview.environment.screen.scale)
    let outer = (superview.layout.exactFrame ?? superview.bounds).size
    let offset = superview.scrollContentOffset
    func edge(_ value: CGFloat, _ offset: CGFloat?, _ exactSize: CGFloat, _ size: CGFloat)
      -> CGFloat
    {
      if let offset {
        return grid.edge(value, exact: offset, drawn: ScrollLayer.drawn(offset, scale: grid.scale))
      }
      return abs(value - exactSize) < Self.sharedEdge ? size : grid.nearest(value)
    }
    let space = superview.bounds.size
    let minX = edge(exact.minX, offset?.x, outer.width, space.width)
    let maxX = edge(exact.maxX, offset?.x, outer.width, space.width)
    let minY = edge(exact.minY, offset?.y, outer.height, space.height)
    let maxY = edge(exact.maxY, offset?.y, outer.height, space.height)
    return CGRect(
      x: minX, y: minY, width: grid.length(from: minX, to: maxX),
      height: grid.length(from: minY, to: maxY))
  }

  // MARK: - Springs and struts

  /// Resizes the subviews whose frames are set by hand, after this view's size has changed.
  func autoresizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for subview in subviews {
      let mask = subview.autoresizingMask
      guard mask != [], subview.translatesAutoresizingMaskIntoConstraints, !subview.fillsWindow
      else { continue }
      let frame = subview.untransformedFrame
      let x = mask.resized(.horizontal, frame.minX, frame.width, from: old.width, to: bounds.width)
      let y = mask.resized(.vertical, frame.minY, frame.height, from: old.height, to: bounds.height)
      let new = CGRect(x: x.position, y: y.position, width: x.size, height: y.size)
      if new != frame { subview.untransformedFrame = new }
    }
  }

  /// The frame without the transform.
  var untransformedFrame: CGRect {
    get {
      let anchor = layer.anchorPoint
      return CGRect(
        x: center.x - bounds.width * anchor.x, y: center.y - bounds.height * anchor.y,
        width: bounds.width, height: bounds.height)
    }
    set {
      let anchor = layer.anchorPoint
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
      center = CGPoint(
        x: newValue.minX + newValue.width * anchor.x, y: newValue.minY + newValue.height * anchor.y)
    }
  }
}

extension UIView.AutoresizingMask {
  fileprivate func resized(
    _ axis: NSLayoutConstraint.Axis, _ position: CGFloat, _ size: CGFloat, from old: CGFloat,
    to new: CGFloat
  ) -> (position: CGFloat, size: CGFloat) {
    let shares = shares(
      axis, position: Double(position), size: Double(size), superSize: Double(old))
    let change = new - old
    return (
      position + CGFloat(shares.position) * change,
      Swift.max(0, size + CGFloat(shares.size) * change)
    )
  }
}

// MARK: - Exact frames

extension UIView {
  /// The exact frame in the topmost view's coordinates, as solved and not rounded to pixels. It
  /// follows the superviews' exact frames and content offsets. If a transform is involved, the
  /// rounded frame is returned.
  package var exactFrameInWindow: CGRect {
    guard superview != nil, transform.isIdentity else { return convert(bounds, to: nil) }
    let own = layout.exactFrame ?? frame
    var origin = own.origin
    var current = superview
    while let view = current {
      guard view.transform.isIdentity else { return convert(bounds, to: nil) }
      origin.x -= view.bounds.minX
      origin.y -= view.bounds.minY
      if view.superview != nil {
        let place = (view.layout.exactFrame ?? view.frame).origin
        origin.x += place.x
        origin.y += place.y
      }
      current = view.superview
    }
    return CGRect(origin: origin, size: own.size)
  }
}
