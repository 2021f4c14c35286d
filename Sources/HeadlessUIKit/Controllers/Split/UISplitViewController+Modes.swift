import Foundation

extension UISplitViewController {
  /// The duration of showing and hiding sidebars, in seconds. A model, because Apple does not
  /// document it.
  private static let duration: TimeInterval = 0.3
  /// The standard width of a sidebar, in points: on usual screens and on the largest ones.
  ///
  /// The largest screens are those of iPads with 1 366 points. A model, because Apple does not
  /// document it.
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

  /// Returns the arrangement for the current size.
  func makeArrangement() -> SplitArrangement {
    let isWide = bounds.width > bounds.height
    if arrangement.isArranged, isWide != arrangement.isWide { requestedSidebars = nil }
    let most = style == .tripleColumn ? 2 : 1
    let preferred = preferredDisplayMode == .automatic ? nil : preferredDisplayMode.sidebars
    return SplitArrangement(
      isArranged: true, isWide: isWide,
      sidebars: min(requestedSidebars ?? preferred ?? (isWide ? 1 : 0), most),
      behavior: makeBehavior(isWide: isWide))
  }

  private func makeBehavior(isWide: Bool) -> SplitBehavior {
    if style != .unspecified, preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    let preferred = preferredDisplayMode.behavior
    if preferred != .automatic { return preferred }
    guard isWide else { return .overlay }
    // Two sidebars leave too little width, except on the largest screens.
    return style == .tripleColumn && bounds.width < Self.largeScreen ? .displace : .tile
  }

  /// Changes the number of sidebars, animated while visible.
  func showSidebars(_ sidebars: Int) {
    requestedSidebars = sidebars
    guard arrangement.isArranged else { return }
    arrange(duration: appearance.state == .appeared ? Self.duration : 0)
  }

  func changeModeByUser() {
    let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    guard target == .automatic else { return showSidebars(target.sidebars) }
    let now = arrangement.sidebars
    let most = style == .tripleColumn ? 2 : 1
    showSidebars(
      now < most ? now + 1 : arrangement.isDimmed ? arrangement.sidebarsOverNone : now - 1)
  }

  /// Handles a state of the gesture from the screen's edge.
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
    if presentsWithGesture, !isCollapsed { showSidebars(arrangement.sidebarsOverNone) }
  }

  /// Notifies the delegate of a new mode and of columns that will be shown or hidden.
  func notifyDelegate(of new: SplitArrangement) {
    guard let delegate, arrangement.isArranged, new.mode != arrangement.mode, !isCollapsed else {
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

  /// Returns the visible sidebar columns for a number of sidebars, from the leading edge.
  func sidebarColumns(_ count: Int) -> [Column] {
    switch count {
    case ...0: []
    case 1: [style == .tripleColumn ? .supplementary : .primary]
    default: [.primary, .supplementary]
    }
  }
}
