import Foundation
package import ScrollPhysics

extension UIScrollView {
  /// The part of `adjustedContentInset` that comes from the safe area, according to
  /// `contentInsetAdjustmentBehavior` as documented by Apple.
  var adjustment: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      let vertical =
        alwaysBounceVertical || contentSize.height > bounds.height
        || (contentInsetAdjustmentBehavior == .automatic && isContentScrollViewOfBar)
      let horizontal = alwaysBounceHorizontal || contentSize.width > bounds.width
      return UIEdgeInsets(
        top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0,
        bottom: vertical ? safe.bottom : 0, right: horizontal ? safe.right : 0)
    }
  }

  /// The bar's extension, if the safe area contributes to the top inset.
  var effectiveBarExtension: CGFloat {
    barExtension > 0 && adjustment.top > 0 ? barExtension : 0
  }

  /// Whether a container's bar covers this scroll view: it is the view of a controller in the
  /// container, or the first subview of that view.
  private var isContentScrollViewOfBar: Bool {
    guard let controller = owner ?? superview?.owner,
      controller.automaticallyAdjustsScrollViewInsets,
      controller.navigationController != nil || controller.tabBarController != nil
    else { return false }
    return controller.view === self || controller.view.subviews.first === self
  }

  /// Returns the content size, bounds, insets and bouncing along an axis, for the physics.
  package func scrollAxis(_ axis: ScrollAxis.Direction) -> ScrollAxis {
    let inset = adjustedContentInset
    var result: ScrollAxis
    switch axis {
    case .vertical:
      result = ScrollAxis(
        content: Double(contentSize.height), bounds: Double(bounds.height),
        insetBefore: Double(inset.top + effectiveBarExtension), insetAfter: Double(inset.bottom))
      result.alwaysBounces = alwaysBounceVertical
    case .horizontal:
      result = ScrollAxis(
        content: Double(contentSize.width), bounds: Double(bounds.width),
        insetBefore: Double(inset.left), insetAfter: Double(inset.right))
      result.alwaysBounces = alwaysBounceHorizontal
    }
    result.bounces = bounces
    result.isPagingEnabled = isPagingEnabled
    result.decelerationRate = Double(decelerationRate.rawValue)
    result.constants = scrollConstants
    return result
  }

  /// Both axes, horizontal first, for comparison.
  var scrollAxes: [ScrollAxis] { [scrollAxis(.horizontal), scrollAxis(.vertical)] }

  /// Whether a finger can scroll the view.
  var acceptsTouches: Bool { isScrollEnabled && panGestureRecognizer.isEnabled }

  func isDraggable(_ axis: ScrollAxis.Direction) -> Bool {
    acceptsTouches && scrollAxis(axis).isDraggable
  }

  /// Adapts the offset to a change of the scroll range. A view at rest at its top or left edge
  /// stays there when an inset moves the edge, and is moved into the range when the content
  /// shrinks. A view at rest below the room of a refresh control stays there, also when the room
  /// appears or disappears. An offset that code has set outside the range is kept. A motion keeps
  /// its momentum in the new range.
  func rangeChanged() {
    let old = settledGeometry
    let new = ScrollGeometry(
      adjustedInset: adjustedContentInset, horizontal: scrollAxis(.horizontal).range,
      vertical: scrollAxis(.vertical).range)
    guard new != old else { return }
    settledGeometry = new
    let room = (old: refreshControl?.settledInset ?? 0, new: refreshInset)
    refreshControl?.settledInset = refreshInset
    if new.adjustedInset != old.adjustedInset {
      adjustedContentInsetDidChange()
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
    drag?.update(at: now, scrollAxis)
    // A motion continues from its exact position, which can be between two ticks.
    let here = motion?.offset(at: now) ?? contentOffset
    let goal = CGPoint(
      x: rests(.horizontal)
        ? Self.settled(here.x, from: old.horizontal, to: new.horizontal) : here.x,
      y: rests(.vertical)
        ? Self.settled(here.y, from: old.vertical, to: new.vertical, room) : here.y)
    motion?.rebase(offset: goal, at: now, scrollAxis)
    applyOffset(goal, byCode: false)
  }

  /// Returns whether neither a finger nor a motion moves the content along the axis.
  private func rests(_ axis: ScrollAxis.Direction) -> Bool {
    contentObserver?.keepsOffset != true && drag?.follows(axis) != true
      && motion?.phase(axis, at: now) ?? .idle == .idle
  }

  /// Returns the offset in a new range.
  ///
  /// - Parameter room: The height that the refresh control takes at the lower end of each range.
  private static func settled(
    _ offset: CGFloat, from old: ScrollRange, to new: ScrollRange,
    _ room: (old: CGFloat, new: CGFloat) = (0, 0)
  ) -> CGFloat {
    let value = Double(offset)
    if value == old.lower + Double(room.old) { return CGFloat(new.lower) + room.new }
    if value == old.lower { return CGFloat(new.lower) }
    return old.contains(value) ? CGFloat(new.clamp(value)) : offset
  }

  /// Sets the offset and notifies observers and the delegate. If code sets the offset, a running
  /// drag or motion continues from there.
  func applyOffset(_ offset: CGPoint, byCode: Bool) {
    guard offset != contentOffset, offset.x.isFinite, offset.y.isFinite else { return }
    let environment = environment
    let state = environment[ScrollState.self]
    guard state.nesting.enter() else {
      return environment.problems.raise(
        .endlessChange(
          owner: layer.stableName, property: "contentOffset", callback: "scrollViewDidScroll"))
    }
    defer { state.nesting.leave() }
    let old = observers.map { _ in bounds }
    observers?.willChange(.contentOffset, of: self)
    defer {
      observers?.didChange(.contentOffset, of: self)
      if let old { observers?.changed(.bounds, from: old, of: self) }
    }
    changeBounds(to: CGRect(origin: offset, size: bounds.size)) { layer.bounds.origin = offset }
    setNeedsLayout()
    if byCode {
      drag?.rebase(offset: offset, at: now)
      motion?.rebase(offset: offset, at: now, scrollAxis)
    }
    edgeScroll?.offsetChanged()
    contentObserver?.scrollViewMoved(self)
    refreshControl?.scrolled()
    dragKeyboard()
    notifyDelegate(.didScroll) { $0.scrollViewDidScroll(self) }
  }

  func notifyDelegate(_ callback: ScrollCallback, _ call: (any UIScrollViewDelegate) -> Void) {
    environment.scrollObserver?(self, callback)
    if let delegate { call(delegate) }
  }
}
