import Foundation

/// Which mode it is in, and how that changes.
extension UISplitViewController {
  /// Seconds that sidebars take to come and go. Apple does not say: a model.
  private static let duration: TimeInterval = 0.3
  /// What a sidebar is wide, in points, on screens up to the largest and on those, as on iPads of 1 366
  /// points. Apple does not say: a model.
  private static let widths: (usual: CGFloat, large: CGFloat) = (320, 375)
  private static let largeScreen: CGFloat = 1366

  private var bounds: CGRect { viewIfLoaded?.bounds ?? UIScreen.main.bounds }

  func width(
    points: CGFloat, fraction: CGFloat, from least: CGFloat, to most: CGFloat
  ) -> CGFloat {
    func isSet(_ value: CGFloat) -> Bool { value.isFinite && value != Self.automaticDimension }
    let isLarge = bounds.width >= Self.largeScreen
    let own = isLarge ? Self.widths.large : Self.widths.usual
    var width = own
    if isSet(points) {
      width = points
    } else if isSet(fraction) {
      width = min(fraction * bounds.width, isSet(most) ? .greatestFiniteMagnitude : own)
    }
    if isSet(most) { width = min(width, most) }
    if isSet(least) { width = max(width, least) }
    return min(max(width, 0), bounds.width)
  }

  /// The arrangement for the room there is.
  func makeArrangement() -> SplitArrangement {
    let isWide = bounds.width > bounds.height
    if arrangement.isMade, isWide != arrangement.isWide { asked = nil }
    let most = style == .tripleColumn ? 2 : 1
    let preferred = preferredDisplayMode == .automatic ? nil : preferredDisplayMode.sidebars
    return SplitArrangement(
      isMade: true, isWide: isWide, sidebars: min(asked ?? preferred ?? (isWide ? 1 : 0), most),
      behavior: makeBehavior(isWide: isWide))
  }

  private func makeBehavior(isWide: Bool) -> SplitBehavior {
    if style != .unspecified, preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    let preferred = preferredDisplayMode.behavior
    if preferred != .automatic { return preferred }
    guard isWide else { return .overlay }
    // Two sidebars leave little of the width of any but the largest screens.
    return style == .tripleColumn && bounds.width < Self.largeScreen ? .displace : .tile
  }

  /// Changes to so many sidebars, with an animation where it is seen.
  func ask(for sidebars: Int) {
    asked = sidebars
    guard arrangement.isMade else { return }
    arrange(duration: appearance.state == .there ? Self.duration : 0)
  }

  func changeModeByUser() {
    let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    guard target == .automatic else { return ask(for: target.sidebars) }
    let now = arrangement.sidebars
    let most = style == .tripleColumn ? 2 : 1
    ask(for: now < most ? now + 1 : arrangement.isDimmed ? arrangement.sidebarsOverNone : now - 1)
  }

  /// A finger comes from the edge, goes on and leaves.
  func follow(_ state: UIGestureRecognizer.State) {
    switch state {
    case .began:
      delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
      showByEdge()
    case .ended, .cancelled: delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
    case .possible, .changed, .failed: break
    }
  }

  private func showByEdge() {
    guard !isCollapsed, arrangement.sidebars < (style == .tripleColumn ? 2 : 1) else { return }
    changeModeByUser()
  }

  func hideByTap() {
    if presentsWithGesture, !isCollapsed { ask(for: arrangement.sidebarsOverNone) }
  }

  /// Tells the delegate of the mode to come and of columns that come and go.
  func tellDelegate(of new: SplitArrangement) {
    guard let delegate, arrangement.isMade, new.mode != arrangement.mode, !isCollapsed else {
      return
    }
    delegate.splitViewController(self, willChangeTo: new.mode)
    let (before, after) = (sidebarColumns(arrangement.sidebars), sidebarColumns(new.sidebars))
    for column in after where !before.contains(column) {
      delegate.splitViewController(self, willShow: column)
    }
    for column in before where !after.contains(column) {
      delegate.splitViewController(self, willHide: column)
    }
  }

  /// The sidebars, from the leading edge on, if there are so many.
  func sidebarColumns(_ count: Int) -> [Column] {
    switch count {
    case ...0: []
    case 1: [style == .tripleColumn ? .supplementary : .primary]
    default: [.primary, .supplementary]
    }
  }
}
