extension UIViewController {
  func beginTransition(_ isAppearing: Bool, animated: Bool) {
    switch (appearance.state, isAppearing) {
    case (.gone, true), (.going, true):
      appearance.state = .coming
      appearance.isAnimated = animated
      loadViewIfNeeded()
      viewWillAppear(animated)
      appearance.awaitsLayout = true
      view.setNeedsLayout()
    case (.there, false), (.coming, false):
      appearance.state = .going
      appearance.isAnimated = animated
      appearance.awaitsLayout = false
      viewWillDisappear(animated)
    case (.coming, true), (.there, true), (.going, false), (.gone, false):
      return
    }
    for child in forwardedChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  func endTransition() {
    switch appearance.state {
    case .coming:
      tellIsAppearing()
      appearance.state = .there
      viewDidAppear(appearance.isAnimated)
    case .going:
      appearance.state = .gone
      viewDidDisappear(appearance.isAnimated)
    case .gone, .there:
      return
    }
    for child in forwardedChildren { child.endAppearanceTransition() }
    appearance.isMovingToParent = false
    appearance.isMovingFromParent = false
  }

  /// The children whose views are visible with this controller's, in order.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { $0.isSeenWithParent }
  }

  /// Whether the view is in the parent's view.
  private var isSeenWithParent: Bool {
    guard let view = viewIfLoaded, let outer = parent?.viewIfLoaded else { return false }
    return view.isDescendant(of: outer)
  }

  /// Calls `viewIsAppearing` once the view has its size and insets, before its layout.
  func tellIsAppearing() {
    guard appearance.awaitsLayout else { return }
    appearance.awaitsLayout = false
    viewIsAppearing(appearance.isAnimated)
  }

  /// Whether the controller is visible or about to be.
  var isShown: Bool { appearance.state == .there || appearance.state == .coming }
}
