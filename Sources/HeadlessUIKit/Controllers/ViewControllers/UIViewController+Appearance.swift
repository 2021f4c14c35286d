extension UIViewController {
  func beginTransition(_ isAppearing: Bool, animated: Bool) {
    switch (appearance.state, isAppearing) {
    case (.disappeared, true), (.disappearing, true):
      appearance.state = .appearing
      appearance.isAnimated = animated
      loadViewIfNeeded()
      viewWillAppear(animated)
      appearance.awaitsLayout = true
      view.setNeedsLayout()
    case (.appeared, false), (.appearing, false):
      appearance.state = .disappearing
      appearance.isAnimated = animated
      appearance.awaitsLayout = false
      viewWillDisappear(animated)
    case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false):
      return
    }
    for child in forwardedChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  func endTransition() {
    switch appearance.state {
    case .appearing:
      notifyIsAppearing()
      appearance.state = .appeared
      viewDidAppear(appearance.isAnimated)
    case .disappearing:
      appearance.state = .disappeared
      viewDidDisappear(appearance.isAnimated)
    case .disappeared, .appeared:
      return
    }
    for child in forwardedChildren { child.endAppearanceTransition() }
    appearance.isMovingToParent = false
    appearance.isMovingFromParent = false
  }

  /// The children whose views are visible with this controller's, in order.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { $0.isInParentView }
  }

  /// Whether the view is in the parent's view.
  var isInParentView: Bool {
    guard let view = viewIfLoaded, let outer = parent?.viewIfLoaded else { return false }
    return view.isDescendant(of: outer)
  }

  /// Calls `viewIsAppearing` once the view has its size and insets, before its layout.
  func notifyIsAppearing() {
    guard appearance.awaitsLayout else { return }
    appearance.awaitsLayout = false
    viewIsAppearing(appearance.isAnimated)
  }

  /// Whether the controller is visible or about to be.
  var isShown: Bool { appearance.state == .appeared || appearance.state == .appearing }
}
