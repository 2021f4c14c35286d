extension UIViewController {
  /// The child through which the segue comes: the source itself, a controller around it, or the one that
  /// presented it; nil where it comes from elsewhere.
  public func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var current = source.source
    while let outer = current.parent ?? current.presentingViewController {
      if outer === self { return current.parent === self ? current : nil }
      current = outer
    }
    return nil
  }

  /// Where an unwind segue from this controller ends; nil where nobody takes it. Every controller around
  /// it, then who presented it, is asked for its children, these for theirs, and those that have none
  /// left whether the segue may end with them.
  ///
  /// Apple, "Using Unwind Segues" (TN2298).
  package func unwindDestination(for source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var current = self
    while let outer = current.parent ?? current.presentingViewController {
      if let found = outer.destination(within: source) { return found }
      current = outer
    }
    return nil
  }

  private func destination(within source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    for child in allowedChildrenForUnwinding(from: source) where child !== self {
      if let found = child.destination(within: source) { return found }
    }
    let isEnd = canPerformUnwindSegueAction(
      source.unwindAction, from: source.source, sender: source.sender)
    return isEnd ? self : nil
  }

  /// Goes the way: what was presented is dismissed, then every container between shows the one that leads
  /// on.
  package func unwind(_ segue: UIStoryboardSegue) {
    var way: [UIViewController] = []
    var current: UIViewController? = segue.destination
    while let controller = current, !controller.isAround(segue.source) {
      way.append(controller)
      current = controller.parent
    }
    if let current { way.append(current) }
    let presenting = way.first { $0.presentedViewController != nil }
    presenting?.dismiss(animated: true)
    for (outer, inner) in zip(way.reversed(), way.reversed().dropFirst()) {
      outer.unwind(for: segue, towards: inner)
    }
  }

  /// Whether a controller is its child, or a child's, or was presented by one of them.
  private func isAround(_ other: UIViewController) -> Bool {
    var current: UIViewController? = other
    while let controller = current {
      if controller === self { return true }
      current = controller.parent ?? controller.presentingViewController
    }
    return false
  }
}
