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

  /// Children that are seen with this controller, in their order.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { $0.isSeenWithParent }
  }

  /// Whether the view lies in the parent's.
  private var isSeenWithParent: Bool {
    guard let view = viewIfLoaded, let outer = parent?.viewIfLoaded else { return false }
    return view.isDescendant(of: outer)
  }

  /// The view has its size and insets: called before its layout.
  func tellIsAppearing() {
    guard appearance.awaitsLayout else { return }
    appearance.awaitsLayout = false
    viewIsAppearing(appearance.isAnimated)
  }

  /// Whether it is on the screen or on its way there.
  var isShown: Bool { appearance.state == .there || appearance.state == .coming }
}
